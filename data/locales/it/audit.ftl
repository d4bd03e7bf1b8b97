## What `audit` says
audit-none = Non c'è nessun duello da controllare.
audit-unread = { $duel } non si può controllare:
audit-damaged = { $duel }: danneggiato. { $what }
audit-head = { $duel }: { $records ->
    [one] un record
   *[other] { $records } record
} su { $lines ->
    [one] una linea
   *[other] { $lines } linee
}, { $decisions ->
    [one] una risposta data
   *[other] { $decisions } risposte date
} di nuovo{ $found ->
    [yes] :
   *[no] ; niente è diverso, niente è irregolare.
}
audit-stopped = {"  "}Il file si ferma alla riga { $line }: { $why ->
    [refused] quello che dice non può essere successo ({ $rule }).
    [check] quello che lì dev'essere così non lo è.
   *[not-refused] quello che lì dev'essere respinto non lo è ({ $rule }).
} Quello che segue non è stato controllato.
audit-others = {"  "}Dal record { $at } è stato giocato con { $what ->
    [cards] definizioni delle carte ({ $cards }) diverse da quelle presenti ({ $cards_at_hand })
    [engine] un motore (edizione { $engine }) diverso da quello presente (edizione { $engine_at_hand })
   *[both] definizioni delle carte ({ $cards }) e un motore (edizione { $engine }) diversi da quelli presenti ({ $cards_at_hand }, edizione { $engine_at_hand })
}. Le differenze possono venire da lì.
audit-diverges = {"  "}Il record { $at } è diverso da quello che segue dalle regole{ $other ->
    [yes] {" "}con le carte presenti
   *[no] {""}
}: { $instead ->
    [event] lì starebbe { $what }.
    [awaited] lì si aspetterebbe un giocatore.
   *[refused] quello che è stato detto è rifiutato ({ $what }).
}{ $rest ->
    [0] {""}
    [one] {" "}Un record che lo segue su quella linea non è stato confrontato.
   *[other] {" "}{ $rest } record che lo seguono su quella linea non sono stati confrontati.
}
audit-irregular = {"  "}Record { $at }, irregolare, da { $seat }: { $sentence } ({ $rule }){ $left ->
    [yes] {" "}Su una linea lasciata: non conta.
   *[no] {""}
}
audit-not-asked = {"  "}Mancate sulla linea attuale: { $count }. Avrebbe potuto agire: { $could }; non si può sapere: { $cannot_tell }; niente da fare: { $nothing }; effetti obbligatori tralasciati: { $forgotten }.{ $settled ->
    [0] {""}
   *[other] {" "}Rimessi a posto o decisi da allora: { $settled }.
}
audit-went-back = {"  "}{ $kind ->
    [judge] Tornati indietro per decisione di un judge
    [agreed] Tornati indietro di comune accordo
    [correction] Corretta una svista del registro
    [what_if] Guardata un'altra linea
    [redo] Rifatto quello che era stato ritirato
    [overturned] Lasciato quello a cui si era tornati per decisione di un judge
   *[undo] Ritirato quello che era stato registrato
}: { $count ->
    [one] una volta.
   *[other] { $count } volte.
}
audit-repairs = {"  "}Correzioni di un judge: { $count }.
audit-total = { $duels ->
    [one] Un duello
   *[other] { $duels } duelli
}: { $clean } puliti, { $findings } con rilievi, { $damaged } danneggiati, { $unread } che non si sono potuti leggere.
