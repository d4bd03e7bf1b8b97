# Which cards, where, and numbers. $side and $whose: own, opponent or either.

# Nouns with what stands before them, and what follows in brackets. $all: no; yes for all of them;
# one for one of them, with an article; none for not one.
defined-noun = { $adjectives ->
    [none] {""}
   *[other] { $adjectives }{" "}
}{ $noun ->
    [monster] { $count ->
        [one] monster
       *[other] monsters
    }
    [fusion] { $count ->
        [one] Fusion monster
       *[other] Fusion monsters
    }
    [ritual] { $count ->
        [one] Ritual monster
       *[other] Ritual monsters
    }
    [spell] { $count ->
        [one] spell
       *[other] spells
    }
    [trap] { $count ->
        [one] trap
       *[other] traps
    }
    [spell_or_trap] { $all ->
        [yes] spells and traps
       *[no] { $count ->
            [one] spell or trap
           *[other] spells or traps
        }
    }
    [material] { $count ->
        [one] material
       *[other] materials
    }
   *[card] { $count ->
        [one] card
       *[other] cards
    }
}
defined-adjective = { $what ->
    [face_up] face-up
    [face_down] face-down
    [flip] Flip
    [non_flip] non-Flip
    [spirit] Spirit
    [non_spirit] non-Spirit
    [tuner] Tuner
    [non_tuner] non-Tuner
    [normal] Normal
    [effect] Effect
    [main] main deck
    [ritual] Ritual
    [fusion] Fusion
    [synchro] Synchro
    [xyz] Xyz
    [link] Link
    [pendulum] Pendulum
    [gemini] Gemini
    [quick_play] Quick-Play
    [continuous] Continuous
    [equip] Equip
    [field] Field
    [ritual_spell] Ritual
    [counter] Counter
   *[normal_card] Normal
}
defined-adjectives = { $first } { $next }
defined-a = { $vowel ->
    [yes] an { $noun }
   *[no] a { $noun }
}
defined-all = all { $noun }
defined-but-targets = { $things }, but for the targets
# $class: the noun without its form, for languages that count by it.
defined-so-many = { $how ->
    [exactly] { $most } { $noun }
    [up_to] up to { $most } { $noun }
    [or_more] { $least } or more { $noun }
    [any] any number of { $noun }
   *[between] { $least } to { $most } { $noun }
}
# As many as a number that is counted.
defined-up-to = { $how ->
    [as_many] { $noun } equal to { $limit },
   *[up_to] { $least ->
        [0] { $noun } up to { $limit },
       *[other] { $least } or more { $noun }, up to { $limit },
    }
}
defined-random = { $things } at random
defined-one-of-each = { $things } of each side, each picked by its player
defined-picked-by-opponent = { $things } (the opponent picks)
defined-with = { $things } ({ $conditions })
defined-extreme = { $things } with the { $how ->
    [lowest] lowest
   *[highest] highest
} { $value }
defined-there = { $things } { $where }
defined-quoted = “{ $name }”
defined-value = { $what ->
    [level] level
    [atk] ATK
   *[def] DEF
} { $how ->
    [exactly] { $most }
    [between] { $least } to { $most }
    [at_least] { $what ->
        [level] { $least } or higher
       *[atk] { $least } or more
    }
   *[at_most] { $what ->
        [level] { $most } or lower
       *[atk] { $most } or less
    }
}
defined-atk-up-to = ATK no higher than { $amount }
defined-declared = { $what ->
    [race] of the declared type
    [attribute] of the declared attribute
   *[name] of the declared name
}
defined-condition = { $what ->
    [name] named { $value }
    [not_name] not named { $value }
    [same_name] of the name of what was just moved
    [counter] with at least { $value }
    [attack] in attack position
    [defense] in defense position
    [unspent_attribute] of an attribute this effect wasn't paid with this turn
    [summoned] { $value } Summoned
    [owned] owned by you
    [owned_by_opponent] owned by the opponent
    [same_column] in this card's column
    [pointed_to] in a zone a Link monster points to
    [summonable] that can be Special Summoned
    [any_of] being { $value }
    [none_of] not { $value }
   *[other] other than this card
}
defined-this = this card
defined-attacker = the attacking monster
defined-attacked = the attacked monster
defined-bearer = the monster this card is attached to
defined-object = { $object ->
    [targets] { $count ->
        [one] the target
       *[other] the targets
    }
    [negated] what was negated
    [answered] that card on the field
    [done] what was just moved
    [told] the cards told of
   *[paid] what was paid for it
}

# Places. $all: all of them, or those that are counted.
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
    [field_zone] { $side ->
        [own] in your field zone
        [opponent] in the opponent's field zone
       *[either] { $all ->
            [yes] in the field zones
           *[no] in a field zone
        }
    }
    [pendulum_zones] { $side ->
        [own] in your pendulum zones
        [opponent] in the opponent's pendulum zones
       *[either] in the pendulum zones
    }
    [field] { $side ->
        [own] on your side of the field
        [opponent] on the opponent's side of the field
       *[either] on the field
    }
    [hand] { $side ->
        [own] in your hand
        [opponent] in the opponent's hand
       *[either] { $all ->
            [yes] in both hands
           *[no] in a hand
        }
    }
    [deck] { $side ->
        [own] in your deck
        [opponent] in the opponent's deck
       *[either] { $all ->
            [yes] in both decks
           *[no] in a deck
        }
    }
    [graveyard] { $side ->
        [own] in your graveyard
        [opponent] in the opponent's graveyard
       *[either] { $all ->
            [yes] in both graveyards
           *[no] in a graveyard
        }
    }
    [banished] { $side ->
        [own] among your banished cards
        [opponent] among the opponent's banished cards
       *[either] among the banished cards
    }
    [extra] { $side ->
        [own] in your Extra Deck
        [opponent] in the opponent's Extra Deck
       *[either] { $all ->
            [yes] in both Extra Decks
           *[no] in an Extra Deck
        }
    }
    [own_materials] of this card
    [materials] { $side ->
        [own] of your monsters
        [opponent] of the opponent's monsters
       *[either] of any monsters
    }
    [used_as_material] used as material for its summon
    [attacker] attacking
    [attacked] being attacked
    [bearer] this card is attached to
    [attached] attached to this card
    [done] just moved
    [excavated] excavated
   *[occasion] that this is about
}
defined-from = { $place ->
    [monsters] { $side ->
        [own] from your monster zones
        [opponent] from the opponent's monster zones
       *[either] from the monster zones
    }
    [spells] { $side ->
        [own] from your spell and trap zones
        [opponent] from the opponent's spell and trap zones
       *[either] from the spell and trap zones
    }
    [field_zone] from the field zone
    [pendulum_zones] from a pendulum zone
    [field] { $side ->
        [own] from your side of the field
        [opponent] from the opponent's side of the field
       *[either] from the field
    }
    [hand] { $side ->
        [own] from your hand
        [opponent] from the opponent's hand
       *[either] from the hand
    }
    [deck] { $side ->
        [own] from your deck
        [opponent] from the opponent's deck
       *[either] from the deck
    }
    [graveyard] { $side ->
        [own] from your graveyard
        [opponent] from the opponent's graveyard
       *[either] from the graveyard
    }
    [banished] from the banished cards
    [extra] { $side ->
        [own] from your Extra Deck
        [opponent] from the opponent's Extra Deck
       *[either] from the Extra Deck
    }
    [own_materials] from among this card's materials
    [materials] from among the materials of a monster
    [used_as_material] from among the materials of its summon
    [attacker] from the battle, as the attacker
    [attacked] from the battle, as the monster attacked
    [bearer] from under this card
    [attached] from this card
    [done] from where they were moved
    [excavated] from among the excavated cards
   *[occasion] from where it was
}
defined-to = { $place ->
    [monsters] to a monster zone
    [spells] to a spell and trap zone
    [field_zone] to the field zone
    [pendulum_zones] to a pendulum zone
    [field] to the field
    [hand] to the hand
    [deck] to the deck
    [graveyard] to the graveyard
    [banished] to the banished cards
    [extra] to the Extra Deck
    [own_materials] to this card's materials
   *[materials] to the materials of a monster
}

# Numbers: by themselves.
defined-number = { $number }
defined-count = the number of { $things }
defined-times = { $times } times { $amount }
# $lp: whose life points they are; none for another number.
defined-half = half of { $amount }
defined-its = its { $which ->
    [original] original{" "}
   *[now] {""}
}{ $value }
defined-battle-damage = the battle damage { $who ->
    [own] you would take
    [opponent] the opponent would take
   *[either] a player would take
} now
defined-life-points = { $whose ->
    [own] your LP
    [opponent] the opponent's LP
   *[either] both players' LP
}
defined-sum = { $count ->
    [one] { $which ->
        [printed] the original { $value } of { $things }
        [level_or_rank] the level or rank of { $things }
        [link_rating] the Link rating of { $things }
       *[now] the { $value } of { $things }
    }
   *[other] { $which ->
        [printed] the total original { $value } of { $things }
        [level_or_rank] the total of the levels and ranks of { $things }
        [link_rating] the total Link rating of { $things }
       *[now] the total { $value } of { $things }
    }
}
defined-amount = { $what ->
    [link_number] the number of this link in the chain
    [damage_taken] the damage taken
    [moved] the LP just lost or gained
    [remembered] the number this card remembers
    [done] the number of cards just moved
    [to_deck] the number of cards just put into the own deck
    [paid] the number of cards it was paid with
   *[number] the number rolled or declared
}

# Numbers of something.
defined-units = { $unit ->
    [damage] { $number } damage
    [lp] { $number } LP
    [atk] { $number } ATK
    [def] { $number } DEF
    [level] { $number ->
        [one] 1 level
       *[other] { $number } levels
    }
    [negated] its effects
   *[cards] { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
}
defined-units-bare = { $unit ->
    [damage] damage
    [lp] LP
    [atk] ATK
    [def] DEF
    [level] levels
    [negated] its effects
   *[cards] cards
}
counters-bare = { $word } Counters
defined-for-each = { $units } for each of the { $things }
defined-equal = { $units } equal to { $amount }
defined-top = { $whose ->
    [own] { $number ->
        [one] the top card of your deck
       *[other] the top { $number } cards of your deck
    }
    [opponent] { $number ->
        [one] the top card of the opponent's deck
       *[other] the top { $number } cards of the opponent's deck
    }
   *[either] { $number ->
        [one] the top card of each deck
       *[other] the top { $number } cards of each deck
    }
}
defined-top-up-to = { $least } to { $most } cards from the top of { $whose ->
    [own] your deck
    [opponent] the opponent's deck
   *[either] each deck
}
defined-top-equal = { $whose ->
    [own] cards from the top of your deck equal to { $amount }
    [opponent] cards from the top of the opponent's deck equal to { $amount }
   *[either] cards from the top of each deck equal to { $amount }
}
