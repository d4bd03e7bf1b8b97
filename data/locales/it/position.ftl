# The whole position.

position-set-up = La preparazione è in corso.
position-moment = { $place }. È il turno di { $seat }.
position-passes = Priorità passate di fila: { $count }.
position-more = { $before }; { $next }
position-summon = In corso: { $method } di { $cards } da parte di { $seat }.
position-link = Anello { $link }: { $what ->
    [card] { $card }
   *[effect] l'effetto di { $card }
}, attivazione di { $seat }, Spell Speed { $speed }{ $targets ->
    [none] {""}
   *[other] , bersaglio: { $targets }
}{ $declared ->
    [none] {""}
   *[other] , dichiarato: { $declared }
}{ $state ->
    [resolved] : si è risolto.
    [resolving] : si sta risolvendo.
    [activation] : la sua attivazione è stata annullata.
    [effect] : il suo effetto è stato annullato.
   *[waits] .
}
position-side = { $seat }: { $lp } LP, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } carte
} in mano, { $deck } nel Deck{ $extra ->
    [0] .
   *[other] , { $extra } nell'Extra Deck.
}
position-zone = { $zone ->
    [hand] {"  "}Mano: { $cards }
    [monster] {"  "}Mostri: { $cards }
    [spell] {"  "}Magie e Trappole: { $cards }
    [field] {"  "}Zona Terreno: { $cards }
    [pendulum] {"  "}Zone Pendulum: { $cards }
    [graveyard] {"  "}Cimitero, dalla cima: { $cards }
   *[banished] {"  "}Carte bandite: { $cards }
}
position-unidentified = { $count ->
    [one] { $count } carta non identificata
   *[other] { $count } carte non identificate
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
   *[other] {" "}(di proprietà di { $owner })
}
position-level = { $kind ->
    [xyz] Rango { $level }
   *[other] Livello { $level }
}
position-negated = effetti annullati
position-token = Segna-Mostro
position-gemini = Evocato di nuovo
position-materials = materiali: { $cards }
position-equips = equipaggiamento: { $cards }
position-bound = { $how ->
    [equip] equipaggia { $card }
   *[bound] in legame con { $card }
}
position-attack = Attacco: { $target ->
    [none] { $card } attacca direttamente { $seat }{ $state }
   *[other] { $card } attacca { $target }{ $state }
}
position-attack-state = { $state ->
    [changed] ; i mostri dell'altro lato sono cambiati.
    [calculated] ; i danni sono stati calcolati.
   *[declared] .
}
position-used-summon = { $seat } ha usato l'Evocazione Normale o il Posizionamento di questo turno.
position-used-effect = In questo turno { $seat } ha usato l'effetto { $effect } di { $card }{ $negated ->
    [yes] {" "}(la sua attivazione è stata annullata).
   *[no] .
}
position-used-pendulum = { $seat } ha usato l'Evocazione Pendulum di questo turno.
position-used-special = In questo turno { $seat } ha Evocato Specialmente.
position-used-other-summon = In questo turno { $seat } ha Evocato Normalmente o per Scoperta.
position-used-battle = In questo turno { $seat } è entrato in Battle Phase.
position-used-attack = In questo turno { $card } ha attaccato { $target }.
position-attacked-directly = In questo turno { $card } ha attaccato direttamente.
position-used-way = In questo turno { $seat } ha Evocato { $card } con il suo modo { $way }{ $negated ->
    [yes] {" "}(l'Evocazione è stata annullata).
   *[no] .
}
position-used-ever = { $seat } ha usato l'effetto { $effect } di { $card }, che si può usare una volta per duello.
position-lingering = In vigore: { $effect }.
position-goal = { $seat } ha detto di andare avanti { $goal ->
    [leave] finché non finisce { $phase }.
    [reach] finché non inizia { $phase }.
    [leave_step] fino all'uscita da { $phase }.
   *[end_turn] fino alla fine del turno.
}
position-goal-suspended = { $seat } aveva detto di andare avanti { $goal ->
    [leave] finché non finisce { $phase }
    [reach] finché non inizia { $phase }
    [leave_step] fino all'uscita da { $phase }
   *[end_turn] fino alla fine del turno
}; non vale finché non lo dice di nuovo.
position-setting = { $is ->
    [on] { $seat } passa automaticamente dove potrebbe solo rispondere.
   *[suspended] { $seat } non passa automaticamente: si è tornati indietro e non l'ha detto di nuovo.
}

compare-about = { $what ->
    [rules] Le regole
    [mode] Come è tenuto il registro
    [reading] Un giocatore che non è nominato
    [moment] Il momento
    [chain] Anelli della Catena
    [turn_seat] Di chi è il turno
    [timing] Il momento del Damage Step
    [awaited] Chi viene interpellato
    [stage] La Catena e ciò che è in corso
    [ledger] Che cosa è stato usato e che cosa perdura
    [result] La fine
    [lp] Life Points di { $seat }
    [hand] Mano di { $seat }
    [monster] Mostri di { $seat }
    [spell] Magie e Trappole di { $seat }
    [field] Zona Terreno di { $seat }
    [pendulum] Zone Pendulum di { $seat }
    [graveyard] Cimitero di { $seat }
    [banished] Carte bandite di { $seat }
    [deck] Carte nel Deck di { $seat }
   *[extra] Carte nell'Extra Deck di { $seat }
}
compare-nothing = nulla
compare-goes-on = il duello prosegue
