# Rules by their ids: a title, and the rule as a sentence. And what is said when one refuses.

refusal = { $card ->
    [none] Refused for { $seat }: { $rule }
   *[other] Refused for { $seat }, { $card }: { $rule }
}
refusal-awaited = { $seat } is awaited.
refusal-later = Before that can be done, and once everybody has passed (say: both pass): { $first }
refusal-impossible = It can't have happened so, and a witness record doesn't take it either: say first what is different on the table.

# A condition of an action. $title and $rule: the rule's title and sentence.
check = { $truth ->
    [yes] Holds
    [no] Fails
   *[unknown] Can't be told
}: { $title }. { $rule }{ $missing ->
    [none] {""}
   *[other] {" "}The record would have to know { $missing }.
}
check-missing = { $cards } { $place }

rule-FET-HOLDER = Whose turn it is to speak
    .sentence = Only the player who is awaited acts.
rule-FET-OPEN = Open state
    .sentence = Actions, ignition effects and effects of spell speed 1 belong to the open state, and to the turn player.
rule-FET-OPEN-PASS = No pass in the open state
    .sentence = In the open state the turn player doesn't pass, but acts or moves on.
rule-FET-MAIN = Main phases
    .sentence = Summons, Sets and position changes belong to the main phases.
rule-FET-FREE = Fast effects only
    .sentence = A free window takes fast effects only (spell speed 2 or more).
rule-FET-NEG = Summon negation
    .sentence = While a summon is only declared, nothing can be used but what negates it.
rule-SPEED-CHAIN = Spell speed
    .sentence = A chain is answered at spell speed 2 or more, and at no less than the speed of its last link.
rule-CHAIN-MOST = The longest chain
    .sentence = A chain has 250 links at most.
rule-CHAIN-RESOLVE = Resolution
    .sentence = While a chain resolves, nobody acts.
rule-TRIG-ONLY = Triggers first
    .sentence = A trigger window takes only the trigger effects whose condition was met.
rule-TRIG-MANDATORY = Mandatory triggers
    .sentence = A mandatory trigger effect has to be activated.
rule-TRIG-MET = Trigger condition
    .sentence = A trigger effect is used when its condition was met, and at no other time.
rule-ACT-ANSWERS = Something to answer
    .sentence = An effect that answers something can only be used when that is there to be answered.
rule-ACT-FROM = Where it is used from
    .sentence = A card or effect can only be used from its own place: a spell from the hand or the field, a trap from where it was set, a monster's effect from where its text says.
rule-ACT-SET-TURN = Set this turn
    .sentence = A trap or Quick-Play Spell can't be activated in the turn it was Set.
rule-ACT-QUICK-PLAY = Quick-Play Spells from the hand
    .sentence = A Quick-Play Spell can be activated from the hand in one's own turn only.
rule-ACT-ZONE = Free zone
    .sentence = There has to be a free zone for the card.
rule-ACT-LIMIT = Once per turn
    .sentence = An effect can't be used more often than its text says.
rule-ACT-FORBIDDEN = Forbidden by an effect
    .sentence = An effect in force forbids it.
rule-ACT-CONTINUOUS = Effects that aren't activated
    .sentence = A continuous effect applies by itself, and a card whose effects it doesn't have yet has none to use.
rule-ACT-UNANSWERABLE = Nothing chained to it
    .sentence = The text of the last link, or of its card, keeps this player from chaining to it.
rule-SEGOC-SELF = One that summons itself
    .sentence = Only one optional trigger that summons itself from a player's hand is put in a chain.
rule-ACT-REQUIRES = Activation condition
    .sentence = What the effect requires has to be so when it is activated.
rule-ACT-COST = Cost
    .sentence = The cost has to be payable.
rule-ACT-TARGET = Target
    .sentence = There has to be something that can be targeted.
rule-ACT-EFFECT = No such effect
    .sentence = The card has no such effect.
rule-SUMMON-ONCE = One Normal Summon
    .sentence = A player has one Normal Summon or Set of a monster each turn.
rule-SUMMON-TRIBUTE = Tributes
    .sentence = A monster of level 5 or 6 takes one tribute, one of level 7 or more takes two.
rule-SUMMON-CARD = What can be summoned
    .sentence = Only a monster that can be Normal Summoned is summoned or Set so.
rule-SUMMON-FLIP = Flip Summon
    .sentence = Only a face-down monster is Flip Summoned, and not in the turn it was Set.
rule-SUMMON-WAY = Ways of being summoned
    .sentence = A monster is Special Summoned by itself only in a way that its text or its kind gives it.
rule-SUMMON-MATERIAL = Materials
    .sentence = The materials have to be those that the monster asks for.
rule-SUMMON-ZONE = Zones for a summon
    .sentence = There is no free zone that the monster may be summoned to.
rule-SUMMON-LIMIT = How often it is summoned so
    .sentence = A monster is summoned in its own way only as often as its text says.
rule-SUMMON-PROPER = Its own way first
    .sentence = The monster has to be summoned in its own way before it can be summoned otherwise.
rule-SUMMON-GEMINI = Gemini monsters
    .sentence = Only a face-up Gemini monster that has no effects yet is summoned again.
rule-SUMMON-PENDULUM = Pendulum Summon
    .sentence = A Pendulum Summon takes a scale in each pendulum zone, and a monster with a level between them.
rule-SUMMON-PENDULUM-ONCE = One Pendulum Summon a turn
    .sentence = A player has one Pendulum Summon each turn.
rule-POSITION-ONCE = Position change
    .sentence = A monster changes its position by hand once a turn, and not in the turn it came to the field or attacked.
rule-PHASE-ORDER = Order of phases
    .sentence = A phase is left only for one that comes after it.
rule-PHASE-FIRST-BATTLE = No battle in the first turn
    .sentence = There is no battle phase in the first turn of the duel.
rule-BATTLE-STEP = Battle Step
    .sentence = An attack is declared in the open state of the Battle Step; the steps before it are left first.
rule-BATTLE-ONE = One attack at a time
    .sentence = The attack under way is carried through before another is declared.
rule-BATTLE-ATTACKER = The attacker
    .sentence = A monster attacks from face-up Attack Position.
rule-BATTLE-ONCE = One attack a turn
    .sentence = Each monster attacks once a turn, unless an effect gives it more attacks.
rule-BATTLE-TARGET = What can be attacked
    .sentence = That monster can't be attacked.
rule-BATTLE-DIRECT = Direct attacks
    .sentence = A player is attacked directly only without monsters, unless an effect lets the attacker do so.
rule-DAMAGE-ONLY = In the damage step
    .sentence = In the damage step only Counter Traps, effects that negate an activation, mandatory effects, changes of ATK or DEF before damage calculation, and effects about the battle can be activated.
rule-DAMAGE-FACE = The monster attacked
    .sentence = The monster attacked is turned face-up now: say first which card it is.
rule-CHOICE-OFFERED = The choice offered
    .sentence = The answer to a choice has to be one of those that were offered.
rule-CHOICE-FIRST = A choice comes first
    .sentence = A choice, or the outcome of chance, is awaited before anything else.
rule-CARD-PLACE = Where the card is
    .sentence = The card isn't where it would have to be.
rule-CARD-FACE = Which card it is
    .sentence = The card is another one, or its pile holds no such card.
rule-DUEL-PLAYING = The duel is on
    .sentence = The duel is over, or hasn't begun.
rule-TURN-DRAW = The normal draw
    .sentence = The normal draw of the draw phase is made by the rules; nobody may leave it out.
rule-DUEL-END = The end of the duel
    .sentence = The duel ends when a player has 0 LP, or has to draw from an empty deck.
rule-FET-ASK = The question
    .sentence = A player who is owed the chance to act has to be asked.
