# What stays in force, and until when. $thing: a card, or each card of a player.

lingering = { $rule ->
    [no_battle_damage] { $card ->
        [none] { $seat } takes no battle damage
       *[other] { $seat } takes no battle damage from battles of { $card }
    }
    [no_effect_damage] { $seat } takes no damage from effects
    [battle_damage_to_other] { $other } takes the battle damage that { $seat } would take
    [damage_of_link_to_other] { $other } takes the damage that { $seat } would take from link { $number }
    [no_battle_destruction] { $card ->
        [none] { $seat }'s monsters aren't destroyed by battle
       *[other] { $card } isn't destroyed by battle
    }
    [no_effect_destruction] { $card ->
        [none] { $seat }'s cards aren't destroyed by effects
       *[other] { $card } isn't destroyed by effects
    }
    [cannot_activate] { $seat } can't activate { $name } or its effects
    [forbids] { $seat } can't { $forbidden }
    [more] { $thing } has { $number } { $value } more
    [less] { $thing } has { $number } { $value } less
    [levels_up] the level of { $thing } is { $number } higher
    [levels_down] the level of { $thing } is { $number } lower
    [becomes] the { $value } of { $thing } is { $number }
    [original_becomes] the original { $value } of { $thing } is { $number }
    [negated] the effects of { $thing } are negated
    [column_negated] the effects of other spells and traps in column { $number } are negated
    [traps_negated] the effects of other traps on the field are negated
    [unaffected_by_spells_and_traps] { $thing } is unaffected by other spells and traps
    [banished_when_it_leaves] { $thing } is banished when it leaves the field
    [attacks_each] { $thing } can attack every monster of the other side once each
    [returns_to_hand] { $thing } returns to its owner's hand
    [returns] { $thing } returns
    [destroyed_later] { $thing } is destroyed
    [summoned_later] { $name } Special Summons { $thing }
    [goes_back] { $thing } goes back to the control of { $name }
    [battle_ends] the battle phase ends
    [loses] { $seat } loses the duel
    [spent] { $name } can't be used for this effect again
    [remembers] { $holder } remembers the number { $number }
    [not_tributed_for_summon] { $thing } can't be tributed for a Tribute Summon
    [burns_when_destroyed] the controller of { $thing } takes { $number } damage when it is destroyed
    [skips] { $seat } skips { $name }
    [banishes_named] { $seat } banishes one { $name } from the graveyard
   *[draws_on_special_summon] { $seat } draws { $number ->
        [one] a card
       *[other] { $number } cards
    } each time { $other } Special Summons
}
lingering-each = each card of { $seat }
lingering-until = { $effect } { $until } ({ $source })
until = { $until ->
    [end_of_turn] until the end of turn { $turn }
    [phase] until { $phase } of turn { $turn }
    [end_of_damage_step] until the end of the damage step
    [end_of_calculation] until damage calculation is over
    [end_of_chain] until the chain is over
    [while_attached] as long as its source is equipped or bound to it
    [leaves] as long as it stays face-up on the field
   *[ever] for the rest of the duel
}
# When something waits to happen.
when-soon = as soon as what is under way is over
when = { $until ->
    [end_of_turn] at the end of turn { $turn }
    [phase] in { $phase } of turn { $turn }
    [end_of_damage_step] at the end of the damage step
    [end_of_calculation] when damage calculation is over
    [end_of_chain] when the chain is over
    [while_attached] when its source is equipped or bound to it no more
    [leaves] when it leaves the field
   *[ever] at some later time
}
