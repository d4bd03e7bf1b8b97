# Ciò che viene detto di una carta dichiarata.
deed-told = { $also ->
    [yes] e insieme
   *[no] effetto
}: { $what }
told-moved = { $fate ->
    [destroyed] distruggere { $cards }
    [sent] mandare { $cards } al Cimitero
    [discarded] scartare { $cards }
    [tributed] offrire come Tributo { $cards }
    [banished] bandire { $cards }
    [banished_face_down] bandire { $cards } a faccia in giù
    [to_hand] far tornare nella mano { $cards }
    [onto_deck] far tornare in cima al Deck { $cards }
    [under_deck] far tornare in fondo al Deck { $cards }
    [into_deck] far tornare nel Deck { $cards }
    [detached] staccare { $cards }
   *[set] posizionare { $cards }
}
told-summoned = Evocare Specialmente { $cards } { $posture ->
    [face_up_defense] in Posizione di Difesa scoperta
    [face_down_defense] in Posizione di Difesa coperta
   *[face_up_attack] in Posizione di Attacco
}{ $side ->
    [other] {" "}sul Terreno avversario
   *[own] {""}
}
told-tokens = Evocare Specialmente { $count } { $name } { $posture ->
    [face_up_defense] in Posizione di Difesa
   *[face_up_attack] in Posizione di Attacco
}{ $side ->
    [other] {" "}sul Terreno avversario
   *[own] {""}
}
told-turned = mettere { $cards } in { $posture ->
    [face_up_defense] Posizione di Difesa scoperta
    [face_down_defense] Posizione di Difesa coperta
   *[face_up_attack] Posizione di Attacco
}
told-control = prendere il controllo di { $cards }{ $until ->
    [turn] {" "}per questo turno
   *[there] {""}
}
told-becomes = { $value ->
    [atk] l'ATK
    [def] la DEF
    [level] il Livello
   *[negated] il valore
} di { $cards } diventa { $to }{ $until ->
    [turn] {" "}per questo turno
   *[there] {""}
}
told-effects-negated = annullare gli effetti di { $cards }{ $until ->
    [turn] {" "}per questo turno
   *[there] {""}
}
told-counters = { $way ->
    [off] { $count ->
        [one] togliere 1 Segnalino { $counter } da { $cards }
       *[other] togliere { $count } Segnalini { $counter } da { $cards }
    }
   *[on] { $count ->
        [one] mettere 1 Segnalino { $counter } su { $cards }
       *[other] mettere { $count } Segnalini { $counter } su { $cards }
    }
}
told-attached = attaccare come materiale { $cards }
told-equipped = equipaggiarsi a { $cards }
told-shown = mostrare { $cards }
told-drawn = { $seat } pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
told-life-points = { $seat } { $way ->
    [loses] perde
   *[gains] guadagna
} { $amount } LP
told-link-negated = annullare { $what ->
    [activation] l'attivazione
   *[effect] l'effetto
} dell'Anello { $link }
told-summon-negated = annullare l'Evocazione
told-attack-negated = annullare l'attacco
told-shuffled = mescolare il Deck di { $seat }
told-won = { $seat } vince
told-other = qualcosa
told-over = nient'altro
