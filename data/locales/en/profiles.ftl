# Rule profiles: every flag by its name, and each of its values. Keys: flag-NAME, its value in
# .value.

flag-ignition = Ignition effects
    .value = { $value ->
        [None] in the open state only
        [AfterSummon] also by the turn player's first right after a summon
        [AfterSummonOrChain] also by the turn player's first right after a summon or a chain
        [AnyFreeWindow] also in every free window of the turn player
       *[other] { $value }
    }
flag-hidden_triggers = Triggers from hidden places
    .value = { $value ->
        [OwnTier] in the fast windows, after the public ones
        [WithOptional] together with the other optional ones
       *[other] { $value }
    }
flag-early_trigger = Triggers of earlier events
    .value = { $value ->
        [true] are placed on the chain earlier
       *[false] are placed as their player likes
    }
flag-trigger_location = A card that moved before its trigger activates
    .value = { $value ->
        [Anywhere] may activate it from anywhere
        [PublicOnly] may activate it, but not from the main deck or the hand
        [MustStay] can't activate it any more
       *[other] { $value }
    }
flag-negated_summon_counts = A negated summon
    .value = { $value ->
        [true] counts for “once per turn”
       *[false] doesn't count for “once per turn”
    }
flag-replay = After a replay
    .value = { $value ->
        [TakenBack] the attack is taken back, and the monster may attack later
        [RetargetOrCancel] the attacker takes another target or cancels
        [SameOtherOrNone] the same monster attacks, another, or none, and the first attack counts
       *[other] { $value }
    }
flag-damage_step = The damage step
    .value = { $value ->
        [Seven] has the old seven timings
        [Five] has five timings
        [SevenZeroFalls] has the old seven timings, and two attacking monsters without ATK destroy each other
       *[other] { $value }
    }
flag-one_chain_per_damage_timing = Chains in each timing of the damage step
    .value = { $value ->
        [true] one
       *[false] as many as follow
    }
flag-phase_trigger_again = A mandatory trigger of a phase whose activation was negated
    .value = { $value ->
        [true] is activated again
       *[false] isn't activated again
    }
flag-first_turn_draw = In the first turn
    .value = { $value ->
        [true] the first player draws
       *[false] the first player doesn't draw
    }
flag-one_field_spell = Field spells
    .value = { $value ->
        [true] one for both sides
       *[false] one for each side
    }
flag-zones = The field
    .value = { $value ->
        [Classic] has neither pendulum zones nor extra monster zones
        [PendulumApart] has pendulum zones of their own
        [ExtraMonsterZones] has extra monster zones, and every monster from the extra deck needs one or a Link arrow
        [ExtraMonsterZonesEased] has extra monster zones, and only Link and Pendulum monsters from the extra deck need one or a Link arrow
       *[other] { $value }
    }
flag-trap_monster_zones = A trap monster takes
    .value = { $value ->
        [Both] a monster zone and its spell and trap zone
        [MonsterOnly] a monster zone only
       *[other] { $value }
    }
flag-duel_ends = A duel that is decided ends
    .value = { $value ->
        [AfterTheEffect] when the effect is finished
        [AtOnce] at once
       *[other] { $value }
    }
flag-negation_first = When a summon may be negated
    .value = { $value ->
        [TurnPlayer] the turn player is asked first, then the other
        [OpponentOnly] only the other player is asked
       *[other] { $value }
    }
flag-texts = Card texts
    .value = { $value ->
        [0] are the current ones
       *[other] are those of { $day }
    }
flag-zones_each = Zones of a side
    .value = { $value } for monsters, { $value } for spells and traps
flag-main_phase_2 = After the battle phase
    .value = { $value ->
        [true] comes main phase 2
       *[false] comes the end phase: there is no main phase 2
    }
flag-normal_draw = The draw phase gives
    .value = { $value ->
        [None] no card
        [One] one card
       *[Two] two cards
    }
flag-first_turn_battle = In the first turn of the duel
    .value = { $value ->
        [true] there may be a battle phase
       *[false] there is no battle phase
    }

flag-line = { $about }: { $says }
flag-truth = true, false
flag-day = a day such as 2010-04-24, or 0 for the current texts
flag-zones-from = a number from 1 to 5

deck-size = { $least ->
    [0] { $most ->
        [none] any number of cards
       *[other] up to { $most } cards
    }
   *[other] { $most ->
        [none] { $least } cards or more
       *[other] { $least } to { $most } cards
    }
}
deck-list = { $list ->
    [current] the current list
    [nothing-forbidden] the current list, its forbidden cards counted as limited
    [of] the list of { $day }
    [of-the-day] the list of the day behind the format's name
    [points] no list; a deck has { $points } points
   *[own] one of its own
}
card-kind = { $kind ->
    [link] Link monsters
   *[pendulum] Pendulum monsters
}

# What profiles and formats are called. $id: their id or name; $title: as their file says it.
ruleset-title = { $title }
