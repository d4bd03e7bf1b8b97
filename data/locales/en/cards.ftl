# Cards and their effects, said back from their definitions. "You" is the card's player.

defined-title = { $name } (passcode { $passcode })
defined-also = Also called: { $names }
# $kinds: texts of defined-adjective, each with a gap behind it.
defined-monster = { $attribute } { $race } { $kinds }{ $noun ->
    [token] token
   *[monster] monster
}, { $kind ->
    [xyz] rank { $level }
    [link] Link { $level }
   *[main] level { $level }
}, ATK { $atk }{ $def ->
    [none] {""}
   *[other] , DEF { $def }
}{ $scale ->
    [none] {""}
   *[other] , pendulum scale { $scale }
}{ $arrows ->
    [none] {""}
   *[other] , Link arrows: { $arrows }
}
defined-arrow = { $arrow ->
    [top_left] top left
    [top] top
    [top_right] top right
    [left] left
    [right] right
    [bottom_left] bottom left
    [bottom] bottom
   *[bottom_right] bottom right
}
defined-spell = { $kind ->
    [normal] Normal spell
    [quick_play] Quick-play spell
    [continuous] Continuous spell
    [equip] Equip spell
    [field] Field spell
   *[ritual] Ritual spell
}
defined-trap = { $kind ->
    [normal] Normal trap
    [continuous] Continuous trap
   *[counter] Counter trap
}
defined-archetypes = Counts as: { $names }
defined-treated-as = Its name is treated as: { $name }
defined-no-effect = It has no effect.
defined-untold = What it does isn't written down here: whoever records a duel says it.
defined-earlier = Text up to { $day }:

# How it is summoned.
defined-no-normal = It can't be Normal Summoned or Set.
defined-tributes = { $count ->
    [0] It can be Normal Summoned without tributes.
    [one] Its Normal Summon takes 1 tribute.
   *[other] Its Normal Summon takes { $count } tributes.
}
defined-special = { $special ->
    [free] It can be Special Summoned by other cards.
    [proper_first] It has to be summoned in its own way before other cards can Special Summon it.
    [never] It can't be Special Summoned.
   *[own_way_only] It can't be Special Summoned in any other way than its own.
}
defined-materials = Materials: { $materials }
defined-plus = { $first } + { $next }
# $from: a text of defined-from. $facing, $limit: texts of defined-facing and defined-limit, or nothing.
defined-way = Way { $number }: { $method } { $from }{ $facing }{ $limit }
defined-way-materials = { $top ->
    [yes] Put on top of: { $materials }
   *[no] Materials: { $materials }
}

# One effect. $limit is a text of defined-limit, or nothing.
defined-effect = Effect { $number }: { $kind }{ $limit }
defined-kind = { $kind ->
    [activation] activation of the card
    [ignition] ignition effect
    [quick] quick effect
    [mandatory_quick] mandatory quick effect
    [mandatory_when] mandatory trigger effect, “when”
    [mandatory_if] mandatory trigger effect, “if”
    [optional_when] optional trigger effect, “when” (it can miss its timing)
    [optional_if] optional trigger effect, “if”
   *[continuous] continuous effect
}
defined-limit = { $limit ->
    [turn] , once a turn
    [name] , once a turn for all cards of this name
    [activated] , activated once a turn for all cards of this name
    [one_effect] , only one effect of all cards of this name a turn
    [chain] , once a chain
   *[duel] , once a duel for all cards of this name
}
defined-used-from = Used while it is { $places }
defined-from-hand = Also activated from the hand if { $condition }
defined-anyone = Either player can use it
defined-unanswerable = { $side ->
    [own] You can't chain anything to its activation
    [opponent] The opponent can't chain anything to its activation
   *[either] Nothing can be chained to its activation
}
defined-damage-step = In the damage step: { $timings }
defined-applies = While it is face-up: { $what }
defined-applies-elsewhere = Elsewhere: { $what }
defined-mode = Choice { $number } of { $count }
defined-set-off = Set off when { $occasion }
defined-cost = Cost: { $steps }
defined-answers = Answers: { $what }
defined-requires = Only if { $conditions }
defined-declares = { $what ->
    [race] Declares: a type
    [attribute] Declares: an attribute
   *[name] Declares: a card name
}
defined-targets = Targets: { $things }
defined-resolves = Resolves: { $steps }

defined-or = { $first } or { $last }

# What applies without a chain. $things: cards; $who and $by: own, opponent or either.
defined-is = the { $value } of { $things } is { $amount }
defined-negates = the effects of { $things } are negated
defined-forbids = { $who ->
    [own] you can't { $forbidden }
    [opponent] the opponent can't { $forbidden }
   *[either] nobody can { $forbidden }
}
defined-unanswerable-effects = { $side ->
    [own] you can't chain anything to the activation of this card's effects
    [opponent] the opponent can't chain anything to the activation of this card's effects
   *[either] nothing can be chained to the activation of this card's effects
}
defined-banished-instead = { $who ->
    [own] { $things } of yours that would go to the graveyard are banished instead
    [opponent] { $things } of the opponent that would go to the graveyard are banished instead
   *[either] { $things } that would go to the graveyard are banished instead
}
defined-destroyed-while = this card is destroyed as soon as { $condition }
defined-while = as long as { $condition }: { $all }
defined-destroys-bound = when this card leaves the field, the monster it is bound to is destroyed
defined-destroys-bound-when-destroyed = when this card is destroyed, the monster it is equipped or bound to is destroyed
defined-destroyed-when-targeted = after an effect that targets this card has resolved, it is destroyed
defined-defends-after-attack = if this card attacked, it is turned to defense position at the end of the battle phase{ $locked ->
    [yes] , and its position can't be changed by hand until the end of its controller's next turn
   *[no] {""}
}
defined-destroyed-with-bound = when the monster it is bound to is destroyed, this card is destroyed
defined-normal-elsewhere = in the hand and in the graveyard this card is a Normal Monster
defined-has = { $things } { $what ->
    [not_destroyed_by_battle] { $count ->
        [one] isn't destroyed by battle
       *[other] aren't destroyed by battle
    }
    [not_destroyed_by_effects] { $count ->
        [one] isn't destroyed by { defined-effects-of }
       *[other] aren't destroyed by { defined-effects-of }
    }
    [not_targeted] can't be targeted by { defined-effects-of }
    [unaffected_by_spells] { $count ->
        [one] is unaffected by effects of spells
       *[other] are unaffected by effects of spells
    }
    [unaffected_by_traps] { $count ->
        [one] is unaffected by effects of traps
       *[other] are unaffected by effects of traps
    }
    [pierces] { $count ->
        [one] inflicts piercing battle damage
       *[other] inflict piercing battle damage
    }
    [attacks_directly] can attack directly
    [attacks_twice] can attack twice in each battle phase
    [attacks_each] can attack every monster once each
    [cannot_attack] can't attack
    [cannot_attack_directly] can't attack directly
    [not_attacked] can't be attacked
    [no_battle_damage] { $count ->
        [one] brings its controller no battle damage
       *[other] bring their controllers no battle damage
    }
   *[not_tributed] can't be tributed
}
defined-effects-of = { $by ->
    [own] your effects
    [opponent] the opponent's effects
   *[either] effects
}
