# The whole position.

position-set-up = The set-up is being given.
position-moment = { $place }. It is { $seat }'s turn.
position-passes = Passes in a row: { $count }.
position-more = { $before }; { $next }
position-summon = Under way: { $seat }'s { $method } of { $cards }.
position-link = Link { $link }: { $what ->
    [card] { $card }
   *[effect] the effect of { $card }
}, activated by { $seat }, spell speed { $speed }{ $targets ->
    [none] {""}
   *[other] , targeting { $targets }
}{ $declared ->
    [none] {""}
   *[other] , declaring { $declared }
}{ $state ->
    [resolved] : has resolved.
    [resolving] : resolves now.
    [activation] : its activation was negated.
    [effect] : its effect was negated.
   *[waits] .
}
position-side = { $seat }: { $lp } LP, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck } in the deck{ $extra ->
    [0] .
   *[other] , { $extra } in the Extra Deck.
}
position-zone = { $zone ->
    [hand] {"  "}Hand: { $cards }
    [monster] {"  "}Monsters: { $cards }
    [spell] {"  "}Spells and traps: { $cards }
    [field] {"  "}Field zone: { $cards }
    [pendulum] {"  "}Pendulum zones: { $cards }
    [graveyard] {"  "}Graveyard, top first: { $cards }
   *[banished] {"  "}Banished: { $cards }
}
position-unidentified = { $count ->
    [one] { $count } unidentified card
   *[other] { $count } unidentified cards
}
position-card = { $zone ->
    [field] { $card }, { $posture }
    [extra_monster] extra { $number } { $card }, { $posture }
   *[other] { $number } { $card }, { $posture }
}{ $values ->
    [both] , ATK { $atk } / DEF { $def }
    [atk] , ATK { $atk }
   *[no] {""}
}{ $more ->
    [none] {""}
   *[other] , { $more }
}{ $owner ->
    [none] {""}
   *[other] {" "}(owned by { $owner })
}
position-level = { $kind ->
    [xyz] rank { $level }
   *[other] level { $level }
}
position-negated = effects negated
position-token = a token
position-gemini = summoned again
position-materials = materials: { $cards }
position-equips = equipped with { $cards }
position-bound = { $how ->
    [equip] equipped to { $card }
   *[bound] bound to { $card }
}
position-attack = Attack: { $target ->
    [none] { $card } attacks { $seat } directly{ $state }
   *[other] { $card } attacks { $target }{ $state }
}
position-attack-state = { $state ->
    [changed] ; the monsters of the other side have changed.
    [calculated] ; damage was calculated.
   *[declared] .
}
position-used-summon = { $seat } has used the Normal Summon or Set of this turn.
position-used-effect = { $seat } has used effect { $effect } of { $card } this turn{ $negated ->
    [yes] {" "}(its activation was negated).
   *[no] .
}
position-used-pendulum = { $seat } has used the Pendulum Summon of this turn.
position-used-special = { $seat } has Special Summoned this turn.
position-used-other-summon = { $seat } has Normal or Flip Summoned this turn.
position-used-battle = { $seat } has entered the battle phase this turn.
position-used-attack = { $card } has attacked { $target } this turn.
position-attacked-directly = { $card } has attacked directly this turn.
position-used-way = { $seat } has summoned { $card } by its way { $way } this turn{ $negated ->
    [yes] {" "}(the summon was negated).
   *[no] .
}
position-used-ever = { $seat } has used effect { $effect } of { $card }, which can be used once a duel.
position-lingering = In force: { $effect }.
position-goal = { $seat } has said to go on { $goal ->
    [leave] to the end of { $phase }.
    [reach] until { $phase } begins.
    [leave_step] to the end of the { $phase }.
   *[end_turn] to the end of the turn.
}
position-goal-suspended = { $seat } had said to go on { $goal ->
    [leave] to the end of { $phase }
    [reach] until { $phase } begins
    [leave_step] to the end of the { $phase }
   *[end_turn] to the end of the turn
}; that doesn't count until it is said again.
position-setting = { $is ->
    [on] { $seat } passes automatically wherever { $seat } could only respond.
   *[suspended] { $seat } doesn't pass automatically: the duel went back, and { $seat } hasn't said so again.
}

compare-about = { $what ->
    [rules] The rules
    [mode] How the record is kept
    [reading] A player who isn't mentioned
    [moment] The moment
    [chain] Links of the chain
    [turn_seat] Whose turn it is
    [timing] The timing of the damage step
    [awaited] Who is asked
    [stage] The chain and what is under way
    [ledger] What was used and what lingers
    [result] The end
    [lp] { $seat }'s life points
    [hand] { $seat }'s hand
    [monster] { $seat }'s monsters
    [spell] { $seat }'s spells and traps
    [field] { $seat }'s field zone
    [pendulum] { $seat }'s pendulum zones
    [graveyard] { $seat }'s graveyard
    [banished] { $seat }'s banished cards
    [deck] Cards in { $seat }'s deck
   *[extra] Cards in { $seat }'s extra deck
}
compare-nothing = nothing
compare-goes-on = the duel goes on
