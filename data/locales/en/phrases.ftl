# Parts of sentences: cards, places, moments, windows, lists.

# $first, $next, $last: things already named.
# Between two words, and between two sentences.
gap = { " " }
list-more = { $first }, { $next }
list-last = { $first } and { $last }
order = { $first }, then { $second }

count-links = { $count ->
    [one] { $count } link
   *[other] { $count } links
}
count-cards = { $count ->
    [0] no card
    [one] a card
   *[other] { $count } cards
}

count-exactly = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-at-most = { $count ->
    [one] at most { $count } card
   *[other] at most { $count } cards
}
count-between = { $least } to { $most } cards

# A card whose name is known, inside a sentence.
card-named = { $name }

# A card without a known face. $zone, $seat, $number: where it lies.
card-some = a card
card-undescribed = card { $passcode }
card-unknown = { $zone ->
    [deck] a card of { $seat }'s deck
    [hand] a card in { $seat }'s hand
    [monster] the set card in { $seat }'s monster zone { $number }
    [spell] the set card in { $seat }'s spell and trap zone { $number }
    [field] the set card in { $seat }'s field zone
    [extra_monster] the set card in { $seat }'s extra monster zone { $number }
    [pendulum] the card in { $seat }'s pendulum zone { $number }
    [material] a material of { $seat }
    [graveyard] a card in { $seat }'s graveyard
    [banished] a banished card of { $seat }
    [extra] a card of { $seat }'s Extra Deck
   *[other] a card
}

place = { $zone ->
    [deck] { $seat }'s deck
    [hand] { $seat }'s hand
    [monster] { $seat }'s monster zone { $number }
    [spell] { $seat }'s spell and trap zone { $number }
    [field] { $seat }'s field zone
    [extra_monster] { $seat }'s extra monster zone { $number }
    [pendulum] { $seat }'s pendulum zone { $number }
    [material] the materials of { $seat }
    [graveyard] { $seat }'s graveyard
    [banished] { $seat }'s banished cards
    [extra] { $seat }'s Extra Deck
    [limbo] the summon under way
   *[gone] outside the duel
}
place-from = { $zone ->
    [deck] from { $seat }'s deck
    [hand] from { $seat }'s hand
    [monster] from { $seat }'s monster zone { $number }
    [spell] from { $seat }'s spell and trap zone { $number }
    [field] from { $seat }'s field zone
    [extra_monster] from { $seat }'s extra monster zone { $number }
    [pendulum] from { $seat }'s pendulum zone { $number }
    [material] from among { $seat }'s materials
    [graveyard] from { $seat }'s graveyard
    [banished] from { $seat }'s banished cards
    [extra] from { $seat }'s Extra Deck
    [limbo] from the summon that was negated
   *[gone] from outside the duel
}
place-from-field = from { $seat }'s field
place-to = { $zone ->
    [deck] to { $seat }'s deck
    [hand] to { $seat }'s hand
    [monster] to { $seat }'s monster zone { $number }
    [spell] to { $seat }'s spell and trap zone { $number }
    [field] to { $seat }'s field zone
    [extra_monster] to { $seat }'s extra monster zone { $number }
    [pendulum] to { $seat }'s pendulum zone { $number }
    [material] to { $seat }'s materials
    [bottom] to the bottom of { $seat }'s deck
    [graveyard] to { $seat }'s graveyard
    [banished] to { $seat }'s banished cards
    [extra] to { $seat }'s Extra Deck
    [limbo] into a summon under way
   *[gone] out of the duel
}
place-in = { $zone ->
    [deck] in { $seat }'s deck
    [hand] in { $seat }'s hand
    [monster] in { $seat }'s monster zone { $number }
    [spell] in { $seat }'s spell and trap zone { $number }
    [field] in { $seat }'s field zone
    [extra_monster] in { $seat }'s extra monster zone { $number }
    [pendulum] in { $seat }'s pendulum zone { $number }
    [material] among { $seat }'s materials
    [graveyard] in { $seat }'s graveyard
    [banished] among { $seat }'s banished cards
    [extra] in { $seat }'s Extra Deck
    [limbo] in a summon under way
   *[gone] outside the duel
}

posture = { $posture ->
    [face_up_attack] face-up attack position
    [face_up_defense] face-up defense position
    [face_down_defense] face-down defense position
    [face_up] face-up
   *[face_down] face-down
}

posture-in = { $posture ->
    [face_up_attack] in face-up attack position
    [face_up_defense] in face-up defense position
    [face_down_defense] in face-down defense position
    [face_up] face-up
   *[face_down] face-down
}

phase = { $phase ->
    [draw] draw phase
    [standby] standby phase
    [main1] main phase 1
    [battle] battle phase
    [main2] main phase 2
   *[end] end phase
}
the-phase = { $phase ->
    [draw] the draw phase
    [standby] the standby phase
    [main1] main phase 1
    [battle] the battle phase
    [main2] main phase 2
   *[end] the end phase
}
step = { $step ->
    [start] start step
    [battle] battle step
    [damage] damage step
   *[end] end step
}
moment = turn { $turn }, { $phase }
moment-step = turn { $turn }, { $phase }, { $step }
moment-timing = { $place }, { $timing }
timing = { $timing ->
    [start] at the start
    [flipped] after the flip
    [before_calculation] before damage calculation
    [calculation] during damage calculation
    [damaged] after the battle damage
    [after_calculation] after damage calculation
   *[end] at the end
}

method = { $method ->
    [normal] Normal Summon
    [tribute] Tribute Summon
    [flip] Flip Summon
    [gemini] Gemini Summon
    [fusion] Fusion Summon
    [ritual] Ritual Summon
    [synchro] Synchro Summon
    [xyz] Xyz Summon
    [link] Link Summon
    [pendulum] Pendulum Summon
   *[special] Special Summon
}
value = { $value ->
    [atk] ATK
    [def] DEF
    [negated] effects
   *[level] level
}
part = { $part ->
    [cost] cost
   *[effect] effect
}

window = { $kind ->
    [open] open state
    [summon_negation] summon negation window
    [free] free window
    [chain] chain window
    [trigger] trigger window
    [phase_end] end-of-phase window
    [step_end] end-of-step window
   *[damage_step] damage step window
}
window-because = { $window } { $because }
because = { $because ->
    [phase_began] at the start of { $phase }
    [all_passed] after all have passed
    [summon_declared] after the declaration of a summon
    [summon_succeeded] after the summon
    [card_set] after the Set
    [position_changed] after the change of position
    [drawn] after the normal draw
    [chain_ended] after the chain of { $links }
    [link_added] after link { $link }
    [triggers_met] { $mandatory ->
        [yes] for triggers that must be activated
       *[no] for triggers that may be activated
    }
    [moves_on] before { $phase } ends
    [leaves_step] before the { $step } ends
    [step_began] at the beginning of the { $step }
    [attack_declared] after the declaration of an attack
    [timing_began] { $timing }
   *[happened] after what just happened
}

# $word: an attribute, a type or the name of a counter, as printed in English; $id: the same with
# "-" for spaces.
word = { $word }
counters = { $count ->
    [one] { $count } { $word } Counter
   *[other] { $count } { $word } Counters
}

# What may not be done. $cards: with which cards; none: with any.
forbidden = { $what ->
    [activate] { $cards ->
        [none] activate cards or effects
       *[other] activate { $cards } or their effects
    }
    [activate_spells] { $cards ->
        [none] activate spells or their effects
       *[other] activate { $cards } or their effects
    }
    [activate_traps] { $cards ->
        [none] activate traps or their effects
       *[other] activate { $cards } or their effects
    }
    [activate_monster_effects] { $cards ->
        [none] activate effects of monsters
       *[other] activate effects of { $cards }
    }
    [normal_summon] { $cards ->
        [none] Normal Summon or Set monsters
       *[other] Normal Summon or Set { $cards }
    }
    [special_summon] { $cards ->
        [none] Special Summon monsters
       *[other] Special Summon { $cards }
    }
    [set_spells] { $cards ->
        [none] Set spells or traps
       *[other] Set { $cards }
    }
    [declare_attack] { $cards ->
        [none] declare an attack
       *[other] declare an attack with { $cards }
    }
    [attack] { $cards ->
        [none] attack
       *[other] attack with { $cards }
    }
    [attack_directly] { $cards ->
        [none] attack directly
       *[other] attack directly with { $cards }
    }
    [change_position] { $cards ->
        [none] change battle positions
       *[other] change the battle position of { $cards }
    }
    [summon] { $cards ->
        [none] summon monsters in any way
       *[other] summon { $cards } in any way
    }
    [banish_from_graveyard] { $cards ->
        [none] banish cards of a graveyard
       *[other] banish { $cards } from a graveyard
    }
   *[battle_phase] conduct the battle phase
}
