# What effects do, as instructions to the card's player. $gate is a text of defined-gate, or nothing.

defined-step = { $gate }{ $act }
defined-next = { $first }; { $next }
defined-may = you can { $act }
defined-if-you-like = if you like, { $act }
defined-gate = { $gate ->
    [also] also,{" "}
    [if_done] and if you do,{" "}
    [then] then,{" "}
   *[if_not_done] if you don't,{" "}
}
defined-gate-if = if { $condition },{" "}

# To cards.
defined-act = { $act ->
    [tribute] tribute { $what }
    [destroy] destroy { $what }
    [send] send { $what } to the graveyard
    [banish] banish { $what }
    [destroy_and_banish] destroy { $what } and banish what was destroyed
    [banish_face_down] banish { $what } face-down
    [return] return { $what } to the hand
    [add] add { $what } to the hand
    [discard] discard { $what }
    [reveal] show { $what } to both players
    [detach] detach { $what }
    [attach] attach { $what } to this card as material
    [set] Set { $what }
    [equip] equip this card to { $what }
    [bind] bind this card to { $what }
    [swap] change the control of { $what } for each other
   *[negate_effects] negate the effects of { $what }
}
defined-act-pay = pay { $lp }
defined-act-to-deck = { $rest ->
    [top] return { $what } to the top of the deck
    [bottom] return { $what } to the bottom of the deck
   *[shuffled] shuffle { $what } into the deck
}
defined-act-search = add { $what } from your deck to your hand, show what was added, and shuffle
defined-act-discard-at-random = { $count ->
    [one] { $who ->
        [own] discard 1 card at random from your hand
        [opponent] the opponent discards 1 card at random
       *[either] each player discards 1 card at random
    }
   *[other] { $who ->
        [own] discard { $count } cards at random from your hand
        [opponent] the opponent discards { $count } cards at random
       *[either] each player discards { $count } cards at random
    }
}
# $until: how many, a number or what the number is.
defined-act-excavate = { $who ->
    [own] excavate cards from your deck until as many of these have come up: { $what } ({ $until })
    [opponent] the opponent excavates cards from the deck until as many of these have come up: { $what } ({ $until })
   *[either] each player excavates cards from the deck until as many of these have come up: { $what } ({ $until })
}
# To players. $measure: "2 cards", "500 damage", "1000 LP".
defined-act-measured = { $act ->
    [draw] { $who ->
        [own] draw { $measure }
        [opponent] the opponent draws { $measure }
       *[either] each player draws { $measure }
    }
    [damage] { $who ->
        [own] take { $measure }
        [opponent] the opponent takes { $measure }
       *[either] each player takes { $measure }
    }
   *[gain] { $who ->
        [own] gain { $measure }
        [opponent] the opponent gains { $measure }
       *[either] each player gains { $measure }
    }
}
defined-act-of = { $act ->
    [shuffle] { $who ->
        [own] shuffle your deck
        [opponent] shuffle the opponent's deck
       *[either] shuffle both decks
    }
   *[win] { $who ->
        [own] you win the duel
        [opponent] the opponent wins the duel
       *[either] the duel is drawn
    }
}
defined-act-bare = { $act ->
    [negate_summon] negate the summon
    [negate_activation] negate the activation
    [negate_effect] negate the effect
    [negate_attack] negate the attack
    [negate_this] this effect is negated
    [turn_damage] the opponent takes the damage that you would take from it
    [end_battle_phase] end the battle phase
    [toss_coin] toss a coin
    [roll_die] roll a die
    [as_told] what its text says is done; whoever keeps the record says what that is
   *[nothing] nothing is done
}

# Summons. $facing is a text of defined-facing.
defined-facing = { $facing ->
    [attack] {" "}in attack position
    [defense] {" "}in defense position
    [face_down] {" "}in face-down defense position
   *[face_up] {""}
}
defined-act-summon = Special Summon { $what }{ $to ->
    [opponent] {" "}to the opponent's field
   *[own] {""}
}{ $facing }{ $ignoring ->
    [yes] , ignoring what its summon needs
   *[no] {""}
}{ $treated ->
    [none] {""}
   *[other] , as a { $treated }
}{ $negated ->
    [yes] , with its effects negated
   *[no] {""}
}
defined-act-fusion = Fusion Summon { $what } from your Extra Deck with { $materials } as materials{ $banish ->
    [yes] , which are banished
   *[no] {""}
}
defined-act-ritual = Ritual Summon { $what } from your hand by tributing { $tributes } whose levels add up to { $exactly ->
    [yes] exactly its level
   *[no] its level or more
}
defined-act-summon-after = immediately after this effect resolves, Normal Summon or Set { $what }
defined-act-token = Special Summon { $count ->
    [one] 1 token
   *[other] { $count } tokens
} ({ $name }){ $to ->
    [opponent] {" "}to the opponent's field
   *[own] {""}
}{ $facing }{ $values ->
    [none] {""}
   *[other] , with ATK and DEF of { $values }
}

# What changes. $until is a text of defined-span.
defined-until = { $what } { $until }
defined-span = { $span ->
    [this_turn] until the end of the turn
    [next_turn] until the end of the next turn
    [damage_step] until the end of the damage step
    [damage_calculation] during that damage calculation only
    [while_attached] as long as this card is equipped or bound to it
    [while_there] as long as it stays face-up on the field
    [phase] { $whose ->
        [own] until your next { $phase }
        [opponent] until the opponent's next { $phase }
       *[either] until the next { $phase }
    }
    [phase_of_next_turn] { $whose ->
        [own] until the { $phase } of your next turn
        [opponent] until the { $phase } of the opponent's next turn
       *[either] until the { $phase } of the next turn
    }
   *[ever] for the rest of the duel
}
defined-through = for { $whose ->
    [own] your
    [opponent] the opponent's
   *[either] the
} next { $count ->
    [one] { $phase }
   *[other] { $count } { $phase }s
}
# $time: when something waits to happen.
defined-time = { $span ->
    [this_turn] at the end of the turn
    [next_turn] at the end of the next turn
    [damage_step] at the end of the damage step
    [damage_calculation] after that damage calculation
    [while_attached] when this card is equipped or bound to it no more
    [while_there] when it leaves the field
    [phase] { $whose ->
        [own] in your next { $phase }
        [opponent] in the opponent's next { $phase }
       *[either] in the next { $phase }
    }
    [phase_of_next_turn] { $whose ->
        [own] in the { $phase } of your next turn
        [opponent] in the { $phase } of the opponent's next turn
       *[either] in the { $phase } of the next turn
    }
   *[ever] at any time after that
}
defined-act-turn = { $to ->
    [attack] change { $what } to attack position
    [defense] change { $what } to defense position
    [face_down] change { $what } to face-down defense position
    [face_up] turn { $what } face-up
    [face_up_quietly] turn { $what } face-up (the effects of Flip monsters aren't activated)
   *[other] change the battle position of { $what }
}
defined-act-control = take control of { $what } { $until }
defined-act-counters = { $act ->
    [put] put { $counters } on { $what }
   *[take] take { $counters } off { $what }
}
defined-changes = { $things } { $how ->
    [gain] { $count ->
        [one] gains { $measure }
       *[other] gain { $measure }
    }
   *[lose] { $count ->
        [one] loses { $measure }
       *[other] lose { $measure }
    }
}
defined-becomes = the { $original ->
    [yes] original{" "}
   *[no] {""}
}{ $value } of { $things } becomes { $amount }
defined-act-remember = this card remembers { $amount }
defined-act-later = { $then ->
    [return] return { $what } to where it came from { $time }
    [summon] Special Summon { $what } to your field { $time }
   *[destroy] destroy { $what } { $time }
}

# What lasts. $who: own, opponent or either.
defined-linger = { $rule ->
    [no_battle_damage] { $who ->
        [own] you take no battle damage
        [opponent] the opponent takes no battle damage
       *[either] nobody takes battle damage
    }
    [no_effect_damage] { $who ->
        [own] you take no effect damage
        [opponent] the opponent takes no effect damage
       *[either] nobody takes effect damage
    }
    [battle_damage_to_other] { $who ->
        [own] the opponent takes the battle damage you would take
        [opponent] you take the battle damage the opponent would take
       *[either] each player takes the battle damage the other would take
    }
    [no_battle_destruction] { $who ->
        [own] your monsters aren't destroyed by battle
        [opponent] the opponent's monsters aren't destroyed by battle
       *[either] no monster is destroyed by battle
    }
    [no_effect_destruction] { $who ->
        [own] your cards aren't destroyed by effects
        [opponent] the opponent's cards aren't destroyed by effects
       *[either] no card is destroyed by effects
    }
    [cannot_activate_moved] { $who ->
        [own] you can't activate cards or effects of that name
        [opponent] the opponent can't activate cards or effects of that name
       *[either] nobody can activate cards or effects of that name
    }
    [forbids] { defined-forbids }
    [traps_negated] the effects of other traps on the field are negated
    [column_negated] the effects of other spells and traps in this card's column are negated
    [unaffected] { $who ->
        [own] your cards are unaffected by other spells and traps
        [opponent] the opponent's cards are unaffected by other spells and traps
       *[either] all cards are unaffected by other spells and traps
    }
    [banished_when_it_leaves] { $who ->
        [own] your cards that leave the field are banished
        [opponent] the opponent's cards that leave the field are banished
       *[either] cards that leave the field are banished
    }
    [attacks_each] { $who ->
        [own] your monsters can attack every monster of the opponent once each
        [opponent] the opponent's monsters can attack each of yours once
       *[either] monsters can attack every monster of the other side once each
    }
    [spent_attribute] { $who ->
        [own] you can't pay for this effect with that attribute again
        [opponent] the opponent can't pay for this effect with that attribute again
       *[either] nobody can pay for this effect with that attribute again
    }
    [not_tributed_for_summon] { $who ->
        [own] your monsters can't be tributed for a Tribute Summon
        [opponent] the opponent's monsters can't be tributed for a Tribute Summon
       *[either] monsters can't be tributed for a Tribute Summon
    }
    [burns] { $who ->
        [own] when a monster of yours is destroyed, you take { $count } damage
        [opponent] when a monster of the opponent is destroyed, the opponent takes { $count } damage
       *[either] when a monster is destroyed, its controller takes { $count } damage
    }
    [skips] { $who ->
        [own] you have no { $phase }
        [opponent] the opponent has no { $phase }
       *[either] there is no { $phase }
    }
    [banishes_namesake] { $who ->
        [own] you banish a card with this card's name from your graveyard when the time comes,
        [opponent] the opponent banishes a card with this card's name from the graveyard when the time comes,
       *[either] a card with this card's name is banished from the graveyard when the time comes,
    }
   *[draws] { $who ->
        [own] each time the opponent Special Summons, you draw { defined-drawn }
        [opponent] each time you Special Summon, the opponent draws { defined-drawn }
       *[either] each time a player Special Summons, the other draws { defined-drawn }
    }
}
defined-drawn = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# The same about cards. $one says whether it is one card.
defined-linger-on = { $rule ->
    [no_battle_damage] { $one ->
        [one] { $things } brings its controller no battle damage
       *[other] { $things } bring their controllers no battle damage
    }
    [no_effect_damage] { $one ->
        [one] { $things } inflicts no effect damage
       *[other] { $things } inflict no effect damage
    }
    [battle_damage_to_other] the opponent of its controller takes the battle damage from battles of { $things }
    [no_battle_destruction] { $one ->
        [one] { $things } isn't destroyed by battle
       *[other] { $things } aren't destroyed by battle
    }
    [no_effect_destruction] { $one ->
        [one] { $things } isn't destroyed by effects
       *[other] { $things } aren't destroyed by effects
    }
    [cannot_activate_moved] cards and effects with the name of { $things } can't be activated
    [forbids] nobody can { $forbidden }
    [traps_negated] the effects of traps on the field other than { $things } are negated
    [column_negated] the effects of spells and traps in the column of { $things } are negated
    [unaffected] { $one ->
        [one] { $things } is unaffected by other spells and traps
       *[other] { $things } are unaffected by other spells and traps
    }
    [banished_when_it_leaves] { $one ->
        [one] { $things } is banished when it leaves the field
       *[other] { $things } are banished when they leave the field
    }
    [attacks_each] { $things } can attack every monster of the other side once each
    [not_tributed_for_summon] { $things } can't be tributed for a Tribute Summon
    [burns] when { $things } { $one ->
        [one] is destroyed, its controller takes { $count } damage
       *[other] are destroyed, their controllers take { $count } damage for each
    }
    [skips] the controller of { $things } has no { $phase }
    [banishes_namesake] a card with the name of { $things } is banished from the graveyard when the time comes,
    [spent_attribute] the attribute of { $things } can't be paid with for this effect again
   *[draws] each time the opponent of its controller Special Summons, the controller of { $things } draws { defined-drawn }
}
