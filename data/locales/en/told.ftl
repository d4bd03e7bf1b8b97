# What is told of a declared card. In English these are the words of a written duel.
deed-told = { $also ->
    [yes] also
   *[no] effect
}: { $what }
told-moved = { $fate ->
    [destroyed] destroy { $cards }
    [sent] send { $cards } to the graveyard
    [discarded] discard { $cards }
    [tributed] tribute { $cards }
    [banished] banish { $cards }
    [banished_face_down] banish { $cards } face-down
    [to_hand] return { $cards } to the hand
    [onto_deck] return { $cards } to the top of the deck
    [under_deck] return { $cards } to the bottom of the deck
    [into_deck] return { $cards } to the deck
    [detached] detach { $cards }
   *[set] set { $cards }
}
told-summoned = summon { $cards } { $posture ->
    [face_up_defense] in defense position
    [face_down_defense] in face-down defense position
   *[face_up_attack] in attack position
}{ $side ->
    [other] {" "}to the other side
   *[own] {""}
}
told-tokens = make { $count } { $name } { $posture ->
    [face_up_defense] in defense position
   *[face_up_attack] in attack position
}{ $side ->
    [other] {" "}on the other side
   *[own] {""}
}
told-turned = turn { $cards } to { $posture ->
    [face_up_defense] defense position
    [face_down_defense] face-down defense position
   *[face_up_attack] attack position
}
told-control = take control of { $cards }{ $until ->
    [turn] {" "}for this turn
   *[there] {""}
}
told-becomes = change the { $value ->
    [atk] ATK
    [def] DEF
    [level] level
   *[negated] value
} of { $cards } to { $to }{ $until ->
    [turn] {" "}for this turn
   *[there] {""}
}
told-effects-negated = negate the effects of { $cards }{ $until ->
    [turn] {" "}for this turn
   *[there] {""}
}
told-counters = { $way ->
    [off] remove { $count } { $counter } { $count ->
        [one] counter
       *[other] counters
    } from { $cards }
   *[on] put { $count } { $counter } { $count ->
        [one] counter
       *[other] counters
    } on { $cards }
}
told-attached = attach { $cards }
told-equipped = equip to { $cards }
told-shown = show { $cards }
told-drawn = { $seat } draws { $count }
told-life-points = { $seat } { $way ->
    [loses] loses
   *[gains] gains
} { $amount } LP
told-link-negated = negate the { $what ->
    [activation] activation
   *[effect] effect
} of link { $link }
told-summon-negated = negate the summon
told-attack-negated = negate the attack
told-shuffled = shuffle { $seat }'s deck
told-won = { $seat } wins
told-other = something
told-over = done
