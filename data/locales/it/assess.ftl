# Tornare indietro alla luce di una policy: i fatti, ciò che non si sa, per ultima la valutazione; e
# il piano per il tavolo.

role-judge-only-assess = `assess` è solo per un judge: direbbe { $role ->
    [A] ad A
    [spectator] a uno spettatore
   *[other] a { $role }
} che cosa ha l'altro giocatore
policy-unknown = nessuna policy si chiama “{ $policy }”; ci sono { $known }

## Che cosa dice una policy

policy-says = { $says ->
    [authorised_judge] un judge può far tornare indietro un duello
    [authorised_head_judge] può far tornare indietro un duello l'head judge, o chi l'head judge indica
    [reach_as_far_as_possible] fin dove si può riparare
    [reach_to_the_error] fino al punto dell'errore
    [both_heard] prima si ascoltano entrambi i giocatori
    [facts_first] i fatti vengono prima della decisione
    [last_resort] tornare indietro è l'ultima risorsa, quando lasciare tutto com'è sarebbe molto peggio
    [partial_first] prima si valuta una riparazione parziale
    [repair_what_is_clear] ciò che entrambi i giocatori sanno chiarire si ripara fin dove è possibile, e il duello prosegue
    [not_a_decision] ritirare una decisione di cui un giocatore si pente è un'altra cosa
    [information_that_matters] ciò che si è saputo da allora pesa contro il tornare indietro, se può cambiare il modo di giocare
    [information_significant] un cambiamento importante di ciò che un giocatore sa pesa contro il tornare indietro
    [decisions] molte decisioni prese da allora pesano contro il tornare indietro
    [chance] se di mezzo c'è il caso, la situazione non è semplice
    [simple_is_the_last_action] è semplice solo l'ultima azione, o quella in corso
    [important_decision] dopo la successiva decisione importante il duello prosegue com'è
    [unnoticed_stands] ciò che nessuno dei due ha notato non si rifà una volta che il duello è andato avanti
    [accepted_when_too_late] quando è successo troppo e nessuno ne ha tratto molto vantaggio, lo stato è accettato
    [unverifiable_card] una carta coperta che nessuno può più verificare non si ripara
    [hand_into_deck] una mano mischiata nel Deck non si ripara
    [every_action_reversed] si annulla ogni azione, dall'ultima, senza saltarne nessuna
    [random_among_candidates] se non si sa quale carta sia, se ne sceglie una a caso tra quelle possibili
    [shuffle_only_the_random_part] si mischia solo la parte casuale del Deck; le carte note restano al loro posto
    [question_is_asked] la domanda non fatta si fa nel momento in cui spettava, anche in una fase precedente
    [time_lost_at_most_what_was_left] si restituisce il tempo perso, non più di quello che restava
    [call_longer_than_minutes] una chiamata di più di { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    } dà diritto al recupero del tempo
    [minutes_a_turn] un turno dura circa { $minutes } minuti
    [appeal_after_the_ruling] contro una decisione si può fare appello dopo che è stata data
   *[head_judge_final] l'ultima parola è dell'head judge
}.
policy-source = { $document }{ $version ->
    [none] {""}
   *[other] , versione { $version }
}{ $date ->
    [none] , senza data
   *[other] , { $date }
}: { $at }
# Where in a document of a policy something stands; $id: the words of $text.
policy-at = { $id ->
    [at-1-4-cards-seen-in-the-library] 1.4, carte viste nel Deck
    [at-1-4-first-paragraphs] 1.4, primi paragrafi
    [at-1-4-how-it-is-done] 1.4, come si fa
    [at-1-4-random-or-unknown-elements] 1.4, elementi casuali o ignoti
    [at-1-4-simple-backups] 1.4, ritorni semplici
    [at-1-4-unknown-cards] 1.4, carte ignote
    [at-1-4-what-makes-a-good-one] 1.4, che cosa rende buono un ritorno
    [at-1-4-who-authorises] 1.4, chi lo autorizza
    [at-a-determining-an-infraction] A, accertare un'infrazione
    [at-a-time-extensions] A, recuperi di tempo
    [at-a-time-extensions-the-first-example] A, recuperi di tempo, il primo esempio
    [at-appeals] appelli
    [at-before-the-decision] prima della decisione
    [at-first-paragraph] primo paragrafo
    [at-how-it-is-carried-out] come si esegue
    [at-question-1] domanda 1
    [at-question-2-whether-it-disrupts-less-than-playing-on] domanda 2, se disturba meno che proseguire
    [at-question-3-whether-it-would-be-fair] domanda 3, se sarebbe equo
    [at-second-paragraph] secondo paragrafo
    [at-second-paragraph-few-effects-and-actions] secondo paragrafo, pochi effetti e azioni
    [at-second-paragraph-random-or-unknown-elements] secondo paragrafo, elementi casuali o ignoti
    [at-second-paragraph-simple-reversals] secondo paragrafo, annullamenti semplici
    [at-the-examples-of-irreparable-states] gli esempi di stati irreparabili
    [at-the-first-example-of-an-irreparable-state] il primo esempio di stato irreparabile
    [at-the-random-section-of-a-deck] la parte casuale di un Deck
    [at-the-second-paragraph] il secondo paragrafo
    [at-third-paragraph] terzo paragrafo
    [at-third-paragraph-unknown-cards] terzo paragrafo, carte ignote
    [at-what-a-rewind-is] che cos'è un ritorno
    [at-what-it-is-to-reverse-an-action] che cosa vuol dire annullare un'azione
    [at-whether-the-game-state-is-truly-irreparable] se lo stato del gioco è davvero irreparabile
    [at-who-may-allow-it] chi può permetterlo
   *[other] { $text }
}
policy-title = { $id ->
    [kde] KDE, il TCG fuori dall'Asia
    [ocg-japan] l'OCG giapponese
    [ocg-chinese] l'OCG in lingua cinese
    [mtg] Magic, Infraction Procedure Guide
    [flesh-and-blood] Flesh and Blood
    [grand-archive] Grand Archive
   *[other] { $title }
}
policy-own = {"  "}Dove non è citato alcun documento, la misura è propria di questo programma.
policy-other-game = Questa policy è di un altro gioco: serve da confronto.

## I fatti

assess-head = Tornare indietro al record { $record } di { $duel }: { $moment }
assess-kept-draw = La pescata normale di quel turno (record { $at }) viene prima del punto: resta.
assess-learned =
    {""}
    Da allora { $seat } ha saputo:
assess-lesson = {"  "}{ $weight ->
    [heavy] { $card }, che { $other } aveva in mano o Posizionata ({ $place }, record { $at })
    [drawn] { $card }, pescata al record { $at }{ $normal ->
        [yes] {" "}(la pescata normale)
       *[no] {""}
    }: { $count ->
        [one] la conosce
       *[other] le conosce
    } solo { $seat }{ $again ->
        [yes] , e { $count ->
            [one] si pescherebbe di nuovo la stessa carta
           *[other] si pescherebbero di nuovo le stesse carte
        }
       *[no] ; non è detto che il Deck torni com'era, e se ne possono pescare altre
    }
    [searched] ciò che c'è nel Deck di { $seat }, che lo ha guardato (record { $at }); pesa poco
    [claimed] che { $other } parla di { $card } (dichiarazione al record { $at }): sentito, non visto
    [mixed] { $card } nella mano di { $other } (record { $at }): da allora quella mano è stata mescolata e la carta non si distingue dalle altre
   *[light] { $card } ({ $place }, record { $at }); pesa poco
}
assess-other-line = Il record { $record } è sulla linea { $line }; il duello sta sulla linea { $table }. Ciò che si dice di quanto è successo da allora riguarda la linea { $line }; il piano parte dalle carte come sono ora sul tavolo.
assess-lesson-left = { $lesson }; su una linea che è stata lasciata
assess-way-ruled = Un judge ha deciso su questo al record { $at }.
assess-notes =
    {""}
    Che cosa ne è stato scritto:
plan-reverse-fork = Dal record { $fork } il duello prende di nuovo l'altra strada, come registrato fino al record { $record }.
assess-random =
    {""}
    Il caso da allora:
assess-lot = {"  "}{ $what ->
    [shuffled] il Deck di { $seat } è stato mischiato
    [coin] è stata lanciata una moneta
    [die] è stato tirato un dado
   *[cards] sono state scelte carte a caso
} (record { $at })
assess-important =
    {""}
    Dopo la prima azione: { $count ->
        [one] una decisione importante
       *[other] { $count } decisioni importanti
    } (attivazioni, Evocazioni, Posizionamenti, attacchi, fini di turno), la prima al record { $at }, di { $seat }.
assess-unknown =
    {""}
    Che cosa il registro non sa:
assess-unknown-none =
    {""}
    Di tutto questo il registro non ignora nulla.
assess-unknown-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
} { $zone ->
    [hand] nella mano di { $seat }
   *[other] { $count ->
        [one] coperta
       *[other] coperte
    } sul Terreno di { $seat }
} in quel momento
assess-unknown-choice = che cosa ha scelto { $seat } al record { $at }
assess-unknown-card = se { $card } ha fatto ciò che fa (record { $at }): nessun file la descrive
assess-unknown-open = quale carta di { $seat } è stata scoperta al record { $at }: entrambi i giocatori l'hanno vista
assess-unknown-lost = quale carta si trovava { $place }: è finita in un Deck
assess-conduct =
    {""}
    Che cosa è successo da allora, da valutare per il judge:
assess-acted = Da allora { $seat } ha preso { $times ->
    [one] una decisione
   *[other] { $times } decisioni
}{ $objected ->
    [none] ; dal registro non risultano obiezioni.
   *[other] ; l'obiezione è al record { $objected }.
}
assess-shown = La richiesta nomina { $card }, che { $seat } ha visto al record { $at }.
assess-time = Da allora è stata chiamata la fine del tempo (record { $at }).
assess-claims = { $seat } ha chiesto { $times ->
    [one] una volta
   *[other] { $times } volte
} in questo duello, l'ultima al record { $at }.
assess-taken-back = Prima si è tornati indietro in questo duello { $times ->
    [one] una volta
   *[other] { $times } volte
}, l'ultima al record { $at }.

## La valutazione

assess-grade =
    {""}
    Secondo { $policy }: { $grade ->
        [simple] semplice. C'è da ritirare solo l'ultima azione.
        [repairable] riparabile. Ciò che è successo è chiaro e pesa poco.
        [complex] complesso. Si può fare, ma non tutto si può annullare.
        [cannot_tell] non si può dire. Il registro non ne sa abbastanza.
        [irreparable] irreparabile. Non si può rimettere com'era.
       *[accepted] accettato. Il duello prosegue com'è.
    }
assess-reason = {"  "}{ $reason }{ $source ->
    [none] {""}
   *[other] {" "}({ $source })
}.
assess-demands = { $first }; { $next }
assess-ground = { $ground ->
    [nothing] da allora non è successo nulla
    [last_action] da allora è successa solo l'ultima azione
    [decisions] decisioni da allora, contato anche chi passa: A { $a }, B { $b }
    [turns] { $count ->
        [one] da allora è iniziato un turno
       *[other] da allora sono iniziati { $count } turni
    }
    [important] dopo la prima azione { $count ->
        [one] è stata presa una decisione importante
       *[other] sono state prese { $count } decisioni importanti
    }, la prima al record { $at }
    [went_on] da allora il duello è andato avanti; se nessuno dei due se n'è accorto, lo devono dire i giocatori
    [late] da allora è successo molto; se qualcuno ne ha tratto vantaggio, lo deve dire il judge
    [not_asked] in quel momento { $seat } non è stato interpellato
    [heavy] { $seat } ha saputo di { $count ->
        [one] una carta
       *[other] { $count } carte
    } dell'altro, in mano o Set sul Terreno
    [drawn] { $seat } ha pescato { $count ->
        [one] una carta
       *[other] { $count } carte
    }
    [searched] { $seat } ha guardato il proprio Deck{ $count ->
        [one] {""}
       *[other] {" "}{ $count } volte
    }
    [claimed] { $seat } ha sentito nominare { $count ->
        [one] una carta
       *[other] { $count } carte
    } in una dichiarazione
    [light] { $seat } ha visto { $count ->
        [one] una carta
       *[other] { $count } carte
    } di poco peso
    [chance] il caso ha deciso { $count ->
        [one] una volta
       *[other] { $count } volte
    }
    [shuffled] il Deck di { $seat } è stato mischiato
    [picks] { $count ->
        [one] una carta va scelta
       *[other] { $count } carte vanno scelte
    } a caso
    [lost] { $count ->
        [one] una carta che nessuno può verificare è finita
       *[other] { $count } carte che nessuno può verificare sono finite
    } in un Deck
    [choices] { $count ->
        [one] una scelta non è nota
       *[other] { $count } scelte non sono note
    } al registro
   *[undescribed] { $count ->
        [one] è stata usata una carta che nessun file descrive
       *[other] sono state usate { $count } carte che nessun file descrive
    }
}
assess-procedure =
    {""}
    La policy chiede inoltre:
assess-ways =
    {""}
    In alternativa:
assess-way = { $way ->
    [leave] Lasciare tutto com'è: { $count ->
        [0] nessuna domanda non fatta da allora
        [one] una domanda non fatta da allora
       *[other] { $count } domande non fatte da allora
    } e { $irregular ->
        [0] nessuna irregolarità
        [one] una irregolarità
       *[other] { $irregular } irregolarità
    } restano come sono.
    [apply_now] Applicare ora l'effetto { $effect } di { $card }: { $seat } doveva usarlo al record { $at } ed è stato dimenticato{ $there ->
        [yes] ; la carta è ancora dov'era.
       *[no] ; la carta non è più dov'era.
    }
    [ask_now] Interpella { $seat } ora: la domanda del record { $at } è mancata, { $card } si trova ancora dov'era, e il suo effetto { $effect } si può usare nel punto in cui sta il duello.
    [put_right] L'effetto { $effect } di { $card }, che { $seat } doveva usare al record { $at }, è stato corretto al record { $by }.
    [at_rest] Tornare invece al record { $at }, il punto precedente più vicino in cui nulla era in corso. { assess-asked-there }{ $cost }
   *[after_the_lessons] Tornare solo al record { $at }: da lì nessuno ha pescato, nulla è stato mischiato e di carte dell'altro non se n'è saputa nessuna. { assess-asked-there }{ $cost }
}
assess-asked-there = { $seat ->
    [none] {""}
   *[other] Lì viene interpellato { $seat } ({ $window }).{" "}
}
assess-next-audit =
    {""}
    Lo stesso in ordine strettamente inverso: { $command }
assess-next = Per tornare indietro: { $command }

## Il piano per il tavolo

plan-head =
    {""}
    Al tavolo, tutto insieme:
plan-nothing =
    {""}
    Al tavolo non c'è nulla da spostare.
plan-move = { $look ->
    [yes] cercare { $card } { $from } e metterla { $to }
   *[no] { $card } { $from } { $to }
}{ $posture ->
    [none] {""}
   *[other] , { $posture }
}{ $rank ->
    [none] {""}
    [0] , in cima
    [one] , con una carta sopra
   *[other] , con { $rank } carte sopra
}
plan-drawn-card = la carta che { $seat } ha pescato al record { $at } (secondo { $seat })
plan-from-limbo = dall'Evocazione in corso
plan-turn = girare { $card } { $posture }
plan-attach = { $bearer ->
    [none] { $card } non appartiene più a nessuna carta
   *[other] { $card } appartiene di nuovo a { $bearer }
}
plan-counters = { $card }: { $counters }
plan-remove = togliere { $card } { $from }
plan-lp = i Life Points di { $seat }: { $from } diventano { $to }
plan-shuffle = mischiare il Deck di { $seat }{ $keeps ->
    [none] {""}
   *[other] , poi rimettere dove si sapeva che erano: { $keeps }
}
plan-onward =
    {""}
    Poi, andando avanti, da sé:
rewind-next-shuffled = Perché il registro sappia che il Deck è stato mischiato: { $command }
plan-reordered = Il Deck di { $seat } è allora in un ordine diverso da quello con cui va avanti il registro. Va mischiato anche nel registro, prima che se ne peschi una carta: `adjust` con il passo "{ $letter }'s deck is shuffled". Da lì in poi una carta pescata va detta di nuovo.
plan-kept = { $card } { $above ->
    [0] in cima
    [one] sotto una carta
   *[other] sotto { $above } carte
}
plan-row-card = la carta { $number } della fila della mano di { $seat }
plan-pick = Quale carta vada { $place } nessuno può dirlo. Tra { $count } possibili ({ $cards }) è stata scelta a caso la numero { $picked }: { $card } (seme { $seed }).{ $hand ->
    [0] {""}
   *[other] {" "}Le carte in mano tra queste si mettono coperte in fila e si contano dalla sinistra di chi le ha.
}
plan-pick-faces = Può essere: { $faces }
plan-times = { $card } (ne restano { $count })
plan-back =
    {""}
    Che cosa torna con questo:
plan-free = Non vale più: «{ $what }»
plan-used = Vale di nuovo: «{ $what }»
plan-attacks = Attacchi di { $card } in questo turno: { $then ->
    [0] nessuno
    [one] uno
   *[other] { $then }
} (prima di tornare indietro: { $now ->
    [0] nessuno
    [one] uno
   *[other] { $now }
}).
plan-turned = { $was ->
    [yes] { $card } è stato Evocato o ha cambiato posizione in questo turno.
   *[no] { $card } non è ancora stato Evocato né ha cambiato posizione in questo turno.
}
plan-ends = Non è più in vigore: { $effect }.
plan-holds = Di nuovo in vigore: { $effect }.
plan-known = In quel momento { $seat } conosceva { $card } ({ $place }): resta nota.
plan-picture =
    {""}
    L'immagine da raggiungere:
plan-reverse-head =
    {""}
    In ordine strettamente inverso, ogni record:
plan-reverse = { $at }: ritirare “{ $event }”{ $doing ->
    [none] {""}
   *[other] {" "}— { $doing }
}
rewind-left-unasked = Se si ripresenta, anche lì va interpellato { $seat }: { $place }, { $window } (record { $at } della linea lasciata).
rewind-left-more = E in altre { $count }, se si ripresentano.
rewind-ask-again = Da interpellare di nuovo a voce: { $seat }, { $window }.
statement = { $seat }: “{ $text }”
