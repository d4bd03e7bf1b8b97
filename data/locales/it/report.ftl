# Il rapporto da stampare sul ritorno a un punto: la copia del judge e quella dei giocatori.

role-judge-only-report = solo un judge fa un rapporto, non { $role ->
    [spectator] uno spettatore
   *[other] { $role }
}; `--players` fa la copia per i giocatori

error-no-claim = il record { $number } non è una richiesta
explain-no-claim = `report --claim RECORD` indica il record di una richiesta; `claim` ne scrive una.

report-written = { $copy ->
    [judge] La copia del judge di { $duel } è scritta in { $path }: dice che cosa hanno i due giocatori.
   *[players] La copia dei giocatori di { $duel } è scritta in { $path }.
}
report-print = Per leggerla o stamparla basta aprirla con un browser.

report-title = Rapporto su { $duel }, ritorno al record { $record }
report-copy = { $copy ->
    [judge] Solo per il judge: dice che cosa hanno i due giocatori.
   *[players] Per i giocatori: dice solo quello che tutti al tavolo possono sapere.
}
report-section = { $section ->
    [case] Il caso
    [claim] Che cosa si sostiene
    [board] Il tavolo prima e dopo
    [lp] I Life Points
    [asked] A chi è stato chiesto
    [plan] Come si rimette a posto
    [learned] Che cosa si è saputo da allora
    [grade] Il grado e i suoi motivi
    [rulings] Decisioni e appelli
    [windows] Allegato: tutte le finestre
    [order] Allegato: in rigoroso ordine inverso
    [procedure] Allegato: che cosa chiede inoltre la policy
    [seals] Sigilli
   *[sign] Firme
}
report-label = { $label ->
    [what] Oggetto
    [is] Come registrato
    [match] Incontro
    [duel] Duello
    [made] Inizio della registrazione; rapporto
    [to] Ritorno a
    [stood] Il duello era a
    [gone-back] Da allora
    [from] Il duello è a
    [rules] Profilo di regole
    [policy] Policy applicata
    [zone] Dove
    [moment] Momento
    [chain] In corso
    [used] Usato e in vigore
    [lp] Life Points
    [hand] Mano
    [monster] Mostri
    [spell] Magie e Trappole
    [field] Zona Terreno
    [pendulum] Zone Pendulum
    [graveyard] Cimitero, dalla cima
    [banished] Carte bandite
    [deck] Deck (carte)
    [extra] Extra Deck (carte)
    [window] Finestra
    [record] Numero di record
    [happened] Che cosa è successo
    [seal] Sigillo
    [take-back] Da ritirare
    [doing] Da fare al tavolo
   *[done] Fatto
}
report-when = { $when ->
    [before] Prima (record { $record })
   *[after] Dopo (record { $record })
}
report-caption = { $table ->
    [case] Di che cosa tratta questo rapporto
    [moment] Il momento e che cosa è in corso
    [side] Lato di { $seat }
    [lp] I Life Points, cambio per cambio (evidenziati: dopo il punto)
    [asked] Ogni finestra aperta dopo il record { $seat }
    [order] I record da allora, dall'ultimo
   *[seals] I sigilli
}
report-moment = Record { $record }: { $moment }
report-document = { $document }{ $version ->
    [none] {""}
   *[other] , versione { $version }
}{ $date ->
    [none] , data ignota
   *[other] , { $date }
}{ $read ->
    [yes] {""}
   *[no] {" "}(testo non disponibile)
}
report-entry = Record { $record }:
report-count = { $count ->
    [one] una carta
   *[other] { $count } carte
}
report-no-claim = Non è registrata nessuna richiesta.
report-blank = { $blank ->
    [statement] { $who } dice:
    [sheet] Il foglio di { $who } dice:
    [ruling] Decisione:
   *[extension] Tempo restituito:
}
report-window = { $place }, { $window } (al record { $record })
report-no-window = Da allora non è stata aperta nessuna finestra.
report-list = { $list ->
    [answers] Che cosa risponde il registro:
    [done] Che cosa è stato rimesso a posto:
    [net] Al tavolo, tutto insieme:
   *[back] Che cosa torna con questo:
}
report-picture = Alla fine il tavolo è come sopra, sotto «Prima».
report-hidden = Quali carte tornano in una mano o in un Deck che nessun altro può vedere, il judge lo dice solo al giocatore.
report-pile = Alla fine { $then } carte { $place } (ora { $now })
report-mixed = { $card } { $from } alla mano o al Deck di { $seat }: quale dei due, lo dice il judge (quella mano aveva pescato da allora)
report-order = Che cosa va ritirato, dall'ultimo, senza saltare niente. Finestre e risposte sono nella tabella delle domande.
report-learned-none = { $seat } da allora non ha saputo niente di nuovo.
report-no-ruling = Non è registrata nessuna decisione.
report-seals = Un sigillo vale per il suo record e per tutti quelli prima: `takeback verify` ridà l'ultimo.
report-sealed = { $at ->
    [to] Ritorno al record { $record }
   *[from] Adesso al record { $record }
} (sigillato con il record { $sealed })
report-seals-players = Dal record { $from } al record { $to }. I sigilli sono sulla copia del judge: un sigillo vale anche per quello che c'è nelle mani.
report-signing = Firmando, un giocatore conferma di essere stato ascoltato e di avere letto questa copia.
report-sign = { $who ->
    [judge] Firma del judge:
    [date] Luogo, data e ora:
   *[other] Giocatore { $who }{ $name ->
        [none] {""}
       *[other] , { $name }
    }:
}
report-windows = { $place }, { $count } finestre (record da { $first } a { $last })
report-other-windows = { $all ->
    [yes] { $count ->
        [one] Da allora si è aperta una finestra. Chi ne aveva diritto è stato interpellato.
       *[other] Da allora si sono aperte { $count } finestre. In ognuna chi ne aveva diritto è stato interpellato.
    }
   *[no] { $count ->
        [0] Da allora non c'è stata nessun'altra finestra.
        [one] In un'altra finestra da allora chi ne aveva diritto è stato interpellato.
       *[other] In altre { $count } finestre da allora chi ne aveva diritto è stato interpellato.
    }
}
report-answers-judge = Carta in mano o posizionata, legalità, ultimo momento: a questo risponde il judge, e solo a { $seat }.
report-since = Dal record { $record } A ha agito { $a ->
    [0] nessuna volta
    [one] una volta
   *[other] { $a } volte
} e B { $b ->
    [0] nessuna volta
    [one] una volta
   *[other] { $b } volte
}.
report-round = Turno { $round }, tavolo { $table }
report-gone-back = Il duello è tornato indietro al record { $to } (record { $record }).
report-goes-on = Finora il duello non è tornato indietro al record { $to }: sta com'è registrato.
