# Parts of sentences: cards, places, moments, windows, lists.

# $first, $next, $last: things already named.
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

# A card without a known face. $zone, $seat, $number: where it lies.
card-some = a card
card-undescribed = card { $passcode }
card-unknown = { $zone ->
    [deck] a card of { $seat }'s deck
    [hand] a card in { $seat }'s hand
    [monster] the set card in { $seat }'s monster zone { $number }
    [spell] the set card in { $seat }'s spell and trap zone { $number }
    [field] the set card in { $seat }'s field zone
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

method = { $method ->
    [normal] Normal Summon
    [tribute] Tribute Summon
    [flip] Flip Summon
   *[special] Special Summon
}
value = { $value ->
    [atk] ATK
    [def] DEF
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
   *[happened] after what just happened
}
