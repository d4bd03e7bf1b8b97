# Mistakes in written duels, and checks that fail.

notation-empty = qui non c'è nulla da giocare
    .hint = un duello si scrive riga per riga, per esempio: A activates Waboku
notation-expected = { $found ->
    [end] la riga finisce qui, ma ci si aspettava { $wanted }
   *[other] "{ $found }" non può stare qui: ci si aspettava { $wanted }
}
    .hint = intendevi "{ $nearest }"?
notation-goes-on = la riga dovrebbe finire prima di "{ $found }"
notation-unclosed = manca l'altra metà di { $mark }
notation-number = "{ $found }" non è un numero da { $least } a { $most }
notation-twice = "{ $what }" è detto due volte
notation-too-late = intestazioni e preparazione vengono prima della prima azione
notation-unknown-card = nessuna carta si chiama "{ $name }"
    .hint = intendevi { $nearest }?
    .other = `takeback cards list` mostra tutte le carte che ci sono; ogni altra carta si può giocare appena una riga dice che cos'è, come `card { $name }: quick-play spell`
notation-not-declared = come si usa una carta si dice solo di una carta dichiarata, di cui una riga `card … : …` dice il tipo
notation-known-card = la carta "{ $name }" è già nota
    .hint = togli la riga: una carta di cui si conosce il testo si gioca secondo il testo
notation-several-cards = "{ $name }" è l'inizio di più nomi: { $could }
notation-unknown-rules = nessun profilo di regole e nessun formato si chiama "{ $name }"
    .hint = ci sono: { $known }, e OCG o TCG con un giorno
notation-other-game = { $title } è un altro gioco, con carte e regole proprie, e qui non se ne conserva nessun duello
    .hint = ci sono: { $known }, e OCG o TCG con un giorno
notation-rules-need-a-day = { $name } vuole il giorno della sua lista
    .hint = scrivilo dopo i due punti: { $name }:2010-04-24
notation-rules-take-no-day = { $name } non vuole nessun giorno
    .hint = lo vuole solo time-wizard; le regole di un giorno sono OCG o TCG con il giorno
notation-no-day = "{ $text }" non è un giorno
    .hint = scrivi anno, mese e giorno: 2010-04-24
notation-nothing-held = non si conoscono regole { $region } per il { $day }: { $before ->
    [none] { $after ->
        [none] non ce n'è nessuna
       *[other] le prime, { $after }, cominciano il { $since }
    }
   *[other] { $after ->
        [none] le ultime, { $before }, finiscono il { $until }
       *[other] { $before } finiscono il { $until }, { $after } cominciano il { $since }
    }
}
    .hint = prendi un giorno di cui si conoscono le regole, o indica un profilo di regole: takeback rules li elenca
notation-no-flag = nessuna opzione di un profilo di regole si chiama "{ $name }"
    .hint = ci sono: { $known }
notation-no-value = { $flag } non ha il valore "{ $name }"
    .hint = prende: { $known }
notation-unknown-word = nessun Attributo e nessun Tipo si chiama "{ $name }"
    .hint = intendevi "{ $nearest }"?
notation-token = { $name } è un Segna-Mostro: nessun duello comincia con uno
    .hint = un Segna-Mostro arriva sul Terreno tramite un effetto
notation-face-up-unnamed = una carta scoperta in "{ $place }" ha un nome
    .hint = scrivi il suo nome, o metti una carta non identificata in "set"
notation-no-bearer = nessun mostro che questa preparazione mette sul Terreno è { $name }
    .hint = scrivi il mostro in "monsters", e "in zone 2" dove ce ne sono due
notation-wrong-place = { $name } non può cominciare in "{ $place }"
# $zone: what belongs there, or which zone isn't there.
notation-misplaced = { $why ->
    [kind] { $name } non può stare lì: { $zone ->
        [monster] una Zona Mostri è per i mostri
        [spell] una Zona Magie & Trappole è per magie e trappole, e non per le Magie Terreno
        [field] la Zona Terreno è per le Magie Terreno
        [pendulum] una Zona Pendulum è per i Mostri Pendulum
        [extra] l'Extra Deck è per i suoi mostri, e per i Mostri Pendulum scoperti
        [hand] nessun mostro dell'Extra Deck e nessun Segna-Mostro sta in una mano
        [deck] nessun mostro dell'Extra Deck e nessun Segna-Mostro sta in un Main Deck
       *[other] un Segna-Mostro sta solo sul Terreno
    }
    [no_zone] con le regole di questo duello non c'è { $zone ->
        [monster] una Zona Mostri { $slot }
        [spell] una Zona Magie & Trappole { $slot }
        [pendulum] una Zona Pendulum { $slot }
       *[other] una zona { $slot }
    }
    [owner] { $name } non è di quel giocatore: una carta va solo nella mano, nel Deck, nel Cimitero o tra le carte bandite del suo proprietario
    [position] { $name } non è in una Zona Mostri: solo i mostri sono in Posizione di Attacco o di Difesa
    [activated] { $name } è in corso di attivazione, e la Catena proseguirebbe comunque: tornare a prima la ritira
    [summoned] { $name } è in corso di evocazione, e l'evocazione proseguirebbe: tornare a prima la ritira
   *[unknown] nessuno ha identificato { $name }: può solo stare coperta
}
notation-life-points = { $seat } avrebbe { $to } Life Points; un giocatore ne ha da 0 a { $most }
notation-zone-taken = { $zone ->
    [none] in "{ $place }" non resta nessuna zona
   *[other] la zona { $zone } in "{ $place }" è occupata, o non esiste
}
notation-too-many-cards = un duello può seguire al massimo 255 carte
notation-not-there = { $seat } non ha questa carta dove dovrebbe essere: { $name }
    .hint = il registro la conosce qui: { $elsewhere }
notation-which-one = { $name } può essere una di più carte: { $could }
    .hint = di' quale, per esempio: { $name } in zone 2
notation-not-asked-for = il duello non ha chiesto quello che è scritto qui: "{ $what }"
notation-over-before = il Duello finisce prima di arrivare a ciò che è scritto qui: "{ $what }"
notation-comma-in-name = "{ $name }" qui sarebbero due carte separate da una virgola, ed è il nome di una sola
    .hint = scrivi tra parentesi quadre un nome con una virgola: [{ $name }]
notation-unseen = il carattere { $code } non può stare qui: non si vede, o cambia il modo in cui si mostra la riga
    .hint = cancellalo, o riscrivi le parole
notation-too-long = questo è troppo lungo: qui possono stare al massimo { $most } caratteri
notation-too-large = questo è più grande di qualsiasi duello scritto: si leggono al massimo { $most } byte

# What could stand somewhere; $id: the first three words of $text. Words of a written duel stay as
# they are.
wanted = { $id ->
    [a-card] una carta
    [a-card-name] il nome di una carta
    [a-number] un numero
    [a-place-and] un posto e i due punti
    [the-name-of] il nome di un Segnalino, e "counters"
    [a-rule-profile] un profilo di regole
    [a-format] un formato
    [strict-or-witness] strict o witness
    [written-or-implied] written o implied
    [the-number-of] il numero del turno
    [words] delle parole
    [a-rule-id] l'id di una regola
    [a-day-such] un giorno come 2010-04-24
    [a-flag-such] un flag come ignition
    [a-value-such] un valore come AfterSummon
    [a-flag] un flag
   *[word] { $text }
}
wanted-more = { $first }, { $next }
wanted-last = { $first } o { $last }

check-failed = questo deve essere vero, ma non lo è: { $check }. { $instead }
check-answer = L'ultima volta { $seat } { $answer }.
check-no-answer = { $seat } non ha dato nessuna risposta in una finestra così.
check-lp = I Life Points sono { $lp }.
check-count = { $count ->
    [0] Lì non c'è nessuna carta così.
    [1] Lì c'è una carta così.
   *[other] Lì ci sono { $count } carte così.
}
check-chain = { $links ->
    [0] Non c'è nessuna Catena.
    [1] La Catena ha un Anello.
   *[other] La Catena ha { $links } Anelli.
}
check-link = Anello { $link }: “{ $outcome }”.
check-no-link = Nessun Anello { $link } si è risolto.
check-no-such-link = La Catena non ha l'Anello { $link }.
check-link-is = L'Anello { $link } è { $name }, di { $seat }.
check-link-speed = L'Anello { $link } ha Spell Speed { $speed }.
check-awaited = { $awaited }
check-irregular = Irregolarità dell'ultima azione: { $rules }.
check-regular = L'ultima azione non ha violato nessuna regola.
check-turn = È il turno { $turn }, di { $seat }, { $phase }.

check-step = { $some ->
    [yes] Lo step è: { $name }.
   *[no] Non è nessuno step della Battle Phase.
}
check-attack = { $how ->
    [at] { $attacker } attacca { $target }.
    [direct] { $attacker } attacca direttamente.
   *[none] Nessun attacco è in corso.
}
check-summon = { $some ->
    [yes] È in corso l'Evocazione di { $name }.
   *[no] Nessuna Evocazione è in corso.
}
check-state = { $some ->
    [yes] La carta: “{ $name }”.
   *[no] Sul Terreno non c'è nessuna carta così.
}
check-tied = { $some ->
    [yes] La carta è in legame con { $name }.
   *[no] La carta non è in legame con nessun mostro.
}
check-trigger = { $fate ->
    [met] L'ultima volta l'innesco ha soddisfatto la sua condizione.
    [missed] L'ultima volta l'innesco ha perso il timing.
   *[none] Ciò che fa scattare l'innesco non è successo.
}
check-lingering = { $some ->
    [yes] Sono in vigore effetti persistenti di { $name }.
   *[no] Non è in vigore nessun effetto persistente.
}
check-goes-on = Il duello prosegue.
check-won = { $seat } ha vinto (“{ $reason }”).
check-draw = Il duello è finito in pareggio (“{ $reason }”).
check-no-loop = Non è stato trovato nessun loop.

check-not-begun = Come è cominciato il duello, qui non è noto.

run-not-refused = questo dovrebbe essere rifiutato da { $rule }, ma nulla lo rifiuta; è stata solo una prova, non è stato registrato nulla
run-refused-otherwise = questo dovrebbe essere rifiutato da { $rule }, ma lo rifiuta { $instead }
