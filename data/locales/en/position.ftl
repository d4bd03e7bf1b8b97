# The whole position.

position-set-up = The set-up is being given.
position-moment = { $place }. It is { $seat }'s turn.
position-passes = Passes in a row: { $count }.
position-more = { $before }; { $next }
position-summon = Under way: { $seat }'s { $method } of { $card }.
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
    [graveyard] {"  "}Graveyard, top first: { $cards }
   *[banished] {"  "}Banished: { $cards }
}
position-unidentified = { $count ->
    [one] { $count } unidentified card
   *[other] { $count } unidentified cards
}
position-card = { $zone ->
    [field] { $card }, { $posture }
   *[other] { $number } { $card }, { $posture }
}{ $values ->
    [yes] , ATK { $atk } / DEF { $def }
   *[no] {""}
}{ $owner ->
    [none] {""}
   *[other] {" "}(owned by { $owner })
}
position-used-summon = { $seat } has used the Normal Summon or Set of this turn.
position-used-effect = { $seat } has used effect { $effect } of { $card } this turn.
position-lingering = In force: { $effect }.
position-goal = { $seat } has said to go on { $goal ->
    [leave] to the end of { $phase }.
    [reach] until { $phase } begins.
   *[end_turn] to the end of the turn.
}

compare-about = { $what ->
    [moment] The moment
    [chain] Links of the chain
    [result] The end
    [lp] { $seat }'s life points
    [hand] { $seat }'s hand
    [monster] { $seat }'s monsters
    [spell] { $seat }'s spells and traps
    [field] { $seat }'s field zone
    [graveyard] { $seat }'s graveyard
    [banished] { $seat }'s banished cards
    [deck] Cards in { $seat }'s deck
   *[extra] Cards in { $seat }'s extra deck
}
compare-nothing = nothing
compare-goes-on = the duel goes on
