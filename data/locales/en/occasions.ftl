# What effects answer, what sets them off, and what must be so. $who, $by, $whose: own, opponent or
# either, seen from the card's player.

defined-answers-attempt = { $methods ->
    [none] a summon
   *[other] a { $methods } Summon
}{ $single ->
    [yes] {" "}of exactly one monster
   *[no] {""}
}{ $who ->
    [own] {" "}of yours
    [opponent] {" "}of the opponent
   *[either] {""}
} that can still be negated
defined-answers-activation = the activation of { $kinds }{ $who ->
    [own] {" "}of yours
    [opponent] {" "}of the opponent
   *[either] {""}
}{ $from }{ $that }, right under it on the chain
defined-answers-happening = what just happened: { $occasion }
defined-activation = { $kind ->
    [spell_card] a spell card
    [trap_card] a trap card
    [spell_effect] a spell's effect
    [trap_effect] a trap's effect
    [monster_effect] a monster's effect
   *[any] any card or effect
}
defined-that = {" "}that would { $does }
defined-does = { $does ->
    [special_summons] Special Summon
    [destroys_on_field] destroy cards on the field
    [destroys_two_of_yours] destroy two or more of your cards
    [adds_from_deck] add a card from the deck to the hand
    [summons_from_deck] Special Summon from the deck
    [sends_from_deck] send a card from the deck to the graveyard
    [moves_from_graveyard] move a card out of a graveyard
    [banishes] banish a card
    [draws] draw
    [damages] inflict damage
    [damages_you] inflict damage to you
    [targets_yours] target a card you control
   *[targets_this] target this card
}

# $what: a card; $methods: texts of defined-method, or none for any way.
defined-method = { $method ->
    [normal] Normal
    [tribute] Tribute
    [flip] Flip
    [gemini] Gemini
    [fusion] Fusion
    [ritual] Ritual
    [synchro] Synchro
    [xyz] Xyz
    [link] Link
    [pendulum] Pendulum
   *[special] Special
}
defined-summoned = { $what } is { $methods ->
    [none] summoned
   *[other] { $methods } Summoned
}{ $from }{ $who ->
    [own] {" "}by you
    [opponent] {" "}by the opponent
   *[either] {""}
}{ $effect ->
    [none] {""}
   *[other] {" "}by its own effect { $effect }
}
defined-summoned-by = this card was { $methods ->
    [none] summoned
   *[other] { $methods } Summoned
} this turn

# Moves: $from and $to are texts of defined-from and defined-to, $place of defined-where.
defined-moved = { $what }{ $origin ->
    [anywhere] { defined-of-side }
   *[somewhere] {""}
} { $way ->
    [nowhere] { $origin ->
        [anywhere] moves
        [field] leaves the field
       *[somewhere] moves{ $from }
    }
    [graveyard] is sent{ $from } to the graveyard
    [banished] is banished{ $from }
   *[elsewhere] goes{ $from } { $to }
}{ defined-by }
defined-moved-why = { $what }{ $origin ->
    [anywhere] { defined-of-side }
   *[somewhere] {" "}{ $place }
} is { $why }{ $way ->
    [nowhere] {""}
    [graveyard] {" "}and sent to the graveyard
    [banished] {" "}and banished
   *[elsewhere] {" "}and goes { $to }
}{ defined-by }
defined-of-side = { $side ->
    [own] {" "}of yours
    [opponent] {" "}of the opponent
   *[either] {""}
}
defined-by = { $who ->
    [own] {" "}by you
    [opponent] {" "}by the opponent
   *[either] {""}
}
defined-why = { $why ->
    [battle] destroyed by battle
    [destroyed] destroyed by an effect
    [effect] moved by an effect
    [cost] paid as a cost
    [tributed] tributed
    [material] used as material
    [discarded] discarded
   *[drawn] drawn
}

defined-flipped = { $what } is turned face-up
defined-turned = { $what } changes its battle position
defined-battle-timing = it is { $timing }, in a battle of { $what }
defined-battled = damage was calculated in a battle of { $what }
defined-destroys = { $what } destroys { $other } by battle
defined-damaged = { $who ->
    [own] you take
    [opponent] the opponent takes
   *[either] a player takes
} { $kind ->
    [battle] battle damage
    [effect] effect damage
   *[any] damage
}{ $by ->
    [own] {" "}from a card of yours
    [opponent] {" "}from a card of the opponent
   *[either] {""}
}{ $monster ->
    [none] {""}
   *[other] {" "}from { $monster }
}{ $direct ->
    [yes] {" "}by a direct attack
   *[no] {""}
}
defined-told = what its text names happens
defined-gained = { $who ->
    [own] you gain LP by an effect
    [opponent] the opponent gains LP by an effect
   *[either] a player gains LP by an effect
}
defined-attack = { $who ->
    [own] you declare
    [opponent] the opponent declares
   *[either] a player declares
} { $direct ->
    [yes] a direct attack
   *[no] an attack
}{ $card ->
    [none] {""}
   *[other] {" "}with { $card }
}{ $target ->
    [none] {""}
   *[other] {" "}on { $target }
}
defined-activated = { $who ->
    [own] you activate { $kinds }
    [opponent] the opponent activates { $kinds }
   *[either] a player activates { $kinds }
}
defined-phase = it is { $whose ->
    [own] your { $phase }
    [opponent] the opponent's { $phase }
   *[either] { $the }
}

# Conditions.
defined-exists = there is { $thing }
defined-none = there is no { $thing }
defined-this-is = { $this } { $is ->
    [yes] is
   *[no] isn't
} { $places }
defined-so-many-exist = there { $count ->
    [one] is
   *[other] are
} { $exactly ->
    [yes] exactly{" "}
   *[no] {""}
}{ $things }
defined-more = { $first } is greater than { $second }
defined-less = { $second } is less than { $first }
defined-group = ({ $conditions })
defined-turn = { $whose ->
    [own] it is your turn
    [opponent] it is the opponent's turn
   *[either] it is a turn of either player
}
defined-in-phase = it is { $phases }
defined-chain-at-least = the chain has { $count ->
    [one] at least 1 link
   *[other] at least { $count } links
} already
defined-no-name-twice = no card name is twice in the chain
defined-nothing-activated = you have activated no other card or effect this turn
defined-nothing-summoned = you have Special Summoned nothing this turn
defined-nothing-summoned-at-all = you have summoned nothing this turn
defined-no-battle-phase = you have conducted no Battle Phase this turn
defined-came-up = this card came face-up, or was turned face-up, this turn
defined-used-this-turn = effect { $effect } of this card was used this turn
defined-falls-in-battle = this card is to be destroyed by the battle under way
defined-attacked-face-down = the monster attacked was face-down when the damage step began
defined-zone-free = a monster zone is free on { $whose ->
    [own] your side
    [opponent] the opponent's side
   *[either] either side
}
defined-was-set = this card was Set before it was activated
defined-rolled = { $how ->
    [heads] it was heads
    [tails] it was tails
    [any] it was heads or tails
    [exactly] it was { $most }
   *[between] it was { $least } to { $most }
}
defined-not = it isn't so that { $condition }
