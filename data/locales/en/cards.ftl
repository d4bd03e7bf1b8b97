# Cards and what their effects do, said back from their definitions. "You" is the card's player.

defined-title = { $name } (passcode { $passcode })
defined-also = Also called: { $names }
defined-monster = { $attribute } { $race } monster, level { $level }, ATK { $atk }, DEF { $def }{ $extra ->
    [yes] , of the Extra Deck
   *[no] {""}
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
defined-no-effect = It has no effect.

# One effect. $limit is a text of defined-limit, or nothing.
defined-effect = Effect { $number }: { $kind }{ $limit }
defined-kind = { $kind ->
    [activation] activation of the card
    [ignition] ignition effect
    [quick] quick effect
    [mandatory_when] mandatory trigger effect, “when”
    [mandatory_if] mandatory trigger effect, “if”
    [optional_when] optional trigger effect, “when” (it can miss its timing)
   *[optional_if] optional trigger effect, “if”
}
defined-limit = { $limit ->
    [turn] , once a turn
   *[name] , once a turn for all cards of this name
}
defined-mode = Choice { $number } of { $count }
defined-set-off = Set off when { $occasion }
defined-cost = Cost: { $steps }
defined-answers = Answers: { $what }
defined-requires = Only if { $conditions }
defined-declares = Declares: a card name
defined-targets = Targets: { $things }
defined-resolves = Resolves: { $steps }

defined-or = { $first } or { $last }

# What is answered. $who is own, opponent or either.
defined-answers-attempt = { $who ->
    [own] a summon of yours that can still be negated
    [opponent] a summon of the opponent that can still be negated
   *[either] a summon that can still be negated
}
defined-answers-activation = the activation of { $kinds }{ $who ->
    [own] {" "}of yours
    [opponent] {" "}of the opponent
   *[either] {""}
}{ $that }, right under it on the chain
defined-answers-happening = what just happened: { $occasion }
defined-activation = { $kind ->
    [spell_card] a spell card
    [trap_card] a trap card
   *[monster_effect] a monster's effect
}
defined-that = { $does ->
    [special_summons] {" "}that would Special Summon
   *[destroys_on_field] {" "}that would destroy cards on the field
}

# What happens. $what is a card or cards; $methods is empty for any way.
defined-summoned = { $what } is { $methods }{ $who ->
    [own] {" "}by you
    [opponent] {" "}by the opponent
   *[either] {""}
}
defined-method = { $method ->
    [normal] Normal
    [tribute] Tribute
    [flip] Flip
   *[special] Special
}
defined-methods = { $methods } Summoned
defined-any-method = summoned
defined-to-graveyard = { $what } is sent from the field to the graveyard
defined-this = this card

# Conditions.
defined-exists = there is { $thing }
defined-none = there is no { $thing }

# Cards. $conditions is a list, $where a text of defined-where.
defined-noun = { $noun ->
    [monster] { $count ->
        [one] monster
       *[other] monsters
    }
    [spell] { $count ->
        [one] spell
       *[other] spells
    }
    [trap] { $count ->
        [one] trap
       *[other] traps
    }
    [spell_or_trap] { $count ->
        [one] spell or trap
       *[other] spells or traps
    }
   *[card] { $count ->
        [one] card
       *[other] cards
    }
}
defined-a = a { $noun }
defined-bare = { $noun }
defined-all = all { $noun }
defined-exactly = { $count } { $noun }
defined-range = { $least } to { $most } { $noun }
defined-up-to = { $least } or more { $noun }, up to the number of { $limit },
defined-with = { $things } ({ $conditions })
defined-there = { $things } { $where }
defined-where = { $place ->
    [monsters] { $side ->
        [own] in your monster zones
        [opponent] in the opponent's monster zones
       *[either] in the monster zones
    }
    [spells] { $side ->
        [own] in your spell and trap zones
        [opponent] in the opponent's spell and trap zones
       *[either] in the spell and trap zones
    }
    [field] { $side ->
        [own] on your side of the field
        [opponent] on the opponent's side of the field
       *[either] on the field
    }
    [hand] { $side ->
        [own] in your hand
        [opponent] in the opponent's hand
       *[either] in a hand
    }
    [deck] { $side ->
        [own] in your deck
        [opponent] in the opponent's deck
       *[either] in a deck
    }
    [graveyard] { $side ->
        [own] in your graveyard
        [opponent] in the opponent's graveyard
       *[either] in a graveyard
    }
   *[occasion] that this is about
}
defined-condition = { $what ->
    [level_at_most] level { $value } or lower
    [atk_at_most] ATK { $value } or less
    [atk_at_least] ATK { $value } or more
    [archetype] “{ $value }”
    [name] named { $value }
    [declared_name] of the declared name
    [other] other than this card
    [face_up] face-up
   *[is] { $value }
}
defined-object = { $object ->
    [targets] { $count ->
        [one] the target
       *[other] the targets
    }
    [negated] what was negated
   *[this] this card
}

# Steps. $gate is a text of defined-gate, or nothing.
defined-step = { $gate }{ $act }
defined-gate = { $gate ->
    [if_done] if you do,{" "}
   *[if_not_done] if nothing was done,{" "}
}
defined-gate-if = if { $condition },{" "}
defined-act-pay = pay { $amount } LP
defined-act-tribute = tribute { $what }
defined-act-destroy = destroy { $what }
defined-act-return = return { $what } to the hand
defined-act-add = add { $what } from your deck to your hand, show what was added, and shuffle
defined-act-discard = discard { $what }
defined-act-discard-at-random = { $side ->
    [own] discard { $what } at random from your hand
    [opponent] the opponent discards { $what } at random
   *[either] each player discards { $what } at random
}
defined-damage = { $amount } damage
defined-damage-each = 1 damage for each of the { $things }
defined-act-damage = { $side ->
    [own] take { $damage }
    [opponent] the opponent takes { $damage }
   *[either] each player takes { $damage }
}
defined-act-negate-summon = negate the summon
defined-act-negate-activation = negate the activation
defined-act-linger = { $rule ->
    [no_battle_damage] { $side ->
        [own] you take no battle damage this turn
        [opponent] the opponent takes no battle damage this turn
       *[either] nobody takes battle damage this turn
    }
    [no_battle_destruction] { $side ->
        [own] your monsters aren't destroyed by battle this turn
        [opponent] the opponent's monsters aren't destroyed by battle this turn
       *[either] no monster is destroyed by battle this turn
    }
   *[cannot_activate_moved] { $side ->
        [own] you can't activate cards or effects of that name for the rest of the turn
        [opponent] the opponent can't activate cards or effects of that name for the rest of the turn
       *[either] nobody can activate cards or effects of that name for the rest of the turn
    }
}
