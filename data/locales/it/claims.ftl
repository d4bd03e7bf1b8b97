# Una contestazione, il registro delle risposte, l'anteprima di una risposta: per un judge.

role-judge-only-claim = `claim` è solo per un judge: direbbe { $role ->
    [A] ad A
    [spectator] a uno spettatore
   *[other] a { $role }
} che cosa aveva l'altro giocatore
role-judge-only-ledger = `ledger` è solo per un judge: direbbe { $role ->
    [A] ad A
    [spectator] a uno spettatore
   *[other] a { $role }
} come ha passato l'altro giocatore e che cosa si sarebbe potuto fare
role-judge-only-preview = `preview` è solo per un judge: direbbe { $role ->
    [A] ad A
    [spectator] a uno spettatore
   *[other] a { $role }
} che cosa ha l'altro giocatore

ledger-head = { $duel }, linea { $line }: { $count ->
    [0] nessuna finestra
    [one] una finestra
   *[other] { $count } finestre
}{ $since ->
    [0] {""}
   *[other] {" "}dal record { $since }
}.
ledger-after =
    {""}
    Al record { $record }: { $text }
ledger-window = {"  "}{ $place }, { $window } (dal record { $opened }):
ledger-seat = {"    "}{ $seat } { $answer }{ $by ->
    [nobody] {""}
    [judge] , su domanda di un judge (record { $asked })
   *[other] , su domanda di { $by } (record { $asked })
}{ $held ->
    [0] {""}
   *[other] , ci stava pensando (record { $held })
}{ $could }.
ledger-unmentioned = non è menzionato nella registrazione: si legge come passato in silenzio
ledger-released = non doveva più rispondere: l'altro ha agito prima
ledger-awaited = deve ancora rispondere
# A line of a written duel inside a sentence. Lines are English in every language.
written-line = «{ $line }»
ledger-could = { $standing ->
    [could] ; avrebbe potuto dire: { $lines }{ $unknown ->
        [0] {""}
        [one] , e un'altra carta non si può controllare
       *[other] , e altre { $unknown } carte non si possono controllare
    }
    [cannot_tell] ; non si può controllare: { $unknown ->
        [one] una carta che aveva allora non è nota
       *[other] { $unknown } carte che aveva allora non sono note
    } al registro
    [nothing] ; per quanto ne sa il registro, non aveva nulla da usare
   *[none] {""}
}

claim-head = { $duel }, linea { $line }. { $seat } dice: avrei usato { $card }{ $when ->
    [0] {""}
   *[other] {" "}al record { $when }
}.
claim-not-owed = Spettava: no. Lì a { $seat } non spettava nessuna finestra.
claim-place = { $place }, { $window }
claim-owed = Spettava: sì, { $place } (record { $opened }).
claim-asked = Domanda: { $seat } { $answer }{ $at ->
    [0] {""}
   *[other] {" "}(record { $at })
}.
claim-held = { $held ->
    [yes] Aveva la carta: sì. { $card } di { $seat } era qui: { $place }{ $since ->
        [0] {""}
       *[other] {" "}(il registro conosce questa carta dal record { $since })
    }.
    [possible] Aveva la carta: è possibile. { $seat } aveva carte che il registro non conosce, e { $card } può essere una di queste: guardale.
   *[no] { $why ->
        [lay] In possesso: no. { $card } si trovava in { $place } e da lì non si poteva usare.
        [not_set] In possesso: no. Nessuna carta Posizionata da { $seat } può essere { $card }, e dalla mano non si sarebbe potuta usare.
       *[none] Aveva la carta: no. Allora { $seat } non aveva { $card }.
    }
}
claim-legal = { $legal ->
    [yes] Legale: sì. Nulla si oppone all'uso di { $card } in quel momento.
    [unknown] Legale: dipende da carte che il registro non conosce. Che cosa dovrebbe sapere:
    [no] Legale: no. { $card } non si poteva usare in quel momento:
   *[nothing] Legale: no. Non c'era nessuna copia di { $card } da usare.
}
# $later: how many moments there were after that action.
claim-last = Ultimo momento prima che il duello andasse avanti con un'altra azione: { $same ->
    [yes] questo
   *[no] { $place } (torna indietro al record { $go_back_to })
}.{ $later ->
    [0] {""}
    [one] {" "}Dopo quell'azione c'è stato un altro momento.
   *[other] {" "}Dopo quell'azione ci sono stati altri { $later } momenti.
}
claim-only-use = una dichiarazione riguarda una carta che sarebbe stata usata, come 'Mind Crush'. Se { $seat } è stato interpellato: { $missed }. Se un'altra azione era possibile: { $whynot }
claim-cost = Tornare indietro: al record { $record }. { $cost }
claim-since = Dal record { $at }: { $seat } { $acted ->
    [0] non ha mai agito
    [one] ha agito una volta (record { $acted_at })
   *[other] ha agito { $acted } volte (record { $acted_at })
}, { $passed ->
    [0] non ha mai passato
    [one] ha passato una volta
   *[other] ha passato { $passed } volte
} e { $asked ->
    [0] non è mai stato interpellato ad alta voce
    [one] è stato interpellato ad alta voce una volta
   *[other] è stato interpellato ad alta voce { $asked } volte
}.
claim-shown = Si nomina { $card }: è stata mostrata al record { $at }.
claim-had-to = { $asked ->
    [no] { $card } doveva essere attivata lì, e { $seat } non è stato interpellato.
   *[yes] { $card } doveva essere attivata lì e non lo è stata: passare non era una risposta.
}
claim-agreed = { $seat } è andato avanti, ha terminato il turno o ha accettato di andare avanti { $count ->
    [one] una volta (record { $at })
   *[other] { $count } volte (record { $at })
}.
claim-shown-left = Si nomina { $card }: è stata mostrata al record { $at }, su una linea che è stata lasciata.
preview-waits = Non si può ancora dire che cosa ne sarebbe del resto: prima qualcuno deve scegliere, e nessuno ha detto che cosa. Aggiungi una riga che lo dica.
claim-elsewhere = Si sarebbe potuta usare anche qui: { $place }; { $seat } { $answer } (torna indietro al record { $go_back_to }).
claim-nowhere = Nessun momento è stato indicato. { $card } non si poteva usare in nessuna delle { $count } finestre che spettavano a { $seat }; questa è quella con meno motivi contrari. Con --when se ne guarda un'altra.
claim-not-within = Il record { $when } non è in nessuna finestra che spettava a { $seat }. Si guarda invece questa, la più probabile da lì alla prossima azione:
claim-more = Si sarebbe potuta usare in { $count ->
    [one] un altro momento
   *[other] altri { $count } momenti
}: `ledger` li elenca tutti.
claim-likeliest = Nessun momento è stato indicato. { $card } si poteva usare in { $count } momenti. { $why ->
    [open] Questo è aperto adesso.
    [only] Questo viene per primo: conta se la domanda è stata fatta a { $seat }, poi se { $card } si poteva usare.
   *[latest] Il registro non ne distingue { $alike }; questo è l'ultimo, e tornare lì toglie il meno possibile.
} Con --when se ne guarda un altro.
adjust-again = A quanto non va al record { $about } si è già rimediato al record { $at }.
trail-put-right = Vi si è rimediato al record { $at }.
claim-soon = Se si tratta di ciò che è in corso adesso, non serve tornare indietro: la finestra che segue è { $place }, e { $seat } può usarvi { $card }.
claim-others = Toccava a { $seat } attivare { $card }: l'effetto era obbligatorio ed è stato tralasciato, chiunque lo dica (tornare al record { $go_back_to }). Con `--seat { $letter }` lo si guarda per intero.
claim-stands = { $stands ->
    [soon] In tutto: non serve tornare indietro.
    [open] In tutto: non serve tornare indietro. La finestra è aperta e { $seat } può usarvi { $card }.
    [yes] In tutto: spettava, la domanda non è stata fatta, la carta c'era e l'uso era legale.
    [cannot_tell] In tutto: il registro non può dire se { $seat } avrebbe potuto usare { $card } lì senza essere stato interpellato.
   *[no] { $owed ->
        [no] In tutto: il registro non conosce un momento simile.
       *[other] In tutto: non tutto è così. Vedi sopra.
    }
}
claim-on-record = La dichiarazione è già nel registro (record { $number }): non si scrive altro.

preview-head = { $duel }, linea { $line }: che cosa seguirebbe se questo fosse detto al record { $at }. Non si scrive nulla.
preview-irregular = Lì non è legale: { $text } ({ $rule })
preview-follows = Seguirebbe:
preview-ask = { $kind ->
    [open] Chiedi a { $seat } di andare avanti.
   *[response] Chiedi a { $seat }: rispondi?
}
preview-passes = { $count ->
    [one] Lungo la strada si suppone un passaggio.
   *[other] Lungo la strada si suppongono { $count } passaggi.
}
preview-all-legal = { $count ->
    [0] Dopo, sulla linea non è stato deciso nulla.
    [one] L'unica decisione presa dopo sarebbe ancora legale.
   *[other] Le { $count } decisioni prese dopo sarebbero tutte ancora legali.
}
preview-not-legal = Dopo, { $count ->
    [0] la prima decisione della linea non sarebbe più legale
    [one] una decisione della linea sarebbe ancora legale, e la successiva no
   *[other] { $count } decisioni della linea sarebbero ancora legali, e la successiva no
}: record { $record }, { $line }
preview-reason = {"  "}{ $text } ({ $rule })
preview-end = Dove finisce, a confronto con la linea ({ $place }):
preview-end-line = {"  "}{ $about }: { $first } sulla linea, { $second } così
preview-end-same = Dove finisce, nulla è diverso dalla linea.

# Un fatto tardivo: che cosa cambia.
late-head =
    {""}
    Che cosa cambia al record { $at }:
late-due = { $mandatory ->
    [yes] {"  "}L'effetto { $effect } di { $card } va attivato: la sua condizione era soddisfatta, e { $seat } { $answer } (record { $at }). Si può attivare di nuovo dal record { $back }.
   *[no] {"  "}L'effetto { $effect } di { $card }, che secondo il file della carta si può tralasciare: la sua condizione era soddisfatta, e { $seat } { $answer } (record { $at }). Se va attivato, lì è stato tralasciato; si può attivare dal record { $back }.
}
late-example = {"  "}Per esempio, qualcuno deve scegliere: { $line }
late-open = {"  "}Non tutto ciò che ne sarebbe venuto si può dire o scrivere qui come passi: ciò che manca, aggiungilo tu.
late-adjust = {"  "}Per correggere ora: { $command }
late-reason = l'effetto di { $card }, fatto in ritardo
late-reason-lp = si annulla il cambiamento del record { $at }
late-breaks = {"  "}Secondo le definizioni a disposizione queste condizioni di «{ $line }» non sono soddisfatte:
late-lp = {"  "}Lì { $seat } { $gain ->
    [yes] ha guadagnato
   *[no] ha perso
} { $by } LP: allora ne restavano { $to }, ora { $now }.
late-nothing = {"  "}Secondo le definizioni a disposizione lì non spettava nulla che non sia stato dato. Ciò che va corretto ora, lo corregge `adjust --about`.
