# La cura dell'archivio: riparare, copiare, cancellare, rimuovere, archiviare, e le tracce che restano.

repair-reason = recuperato da file danneggiati
repair-whole = { $duel }: intero, { $records } record
repair-partly = { $duel }: intero fino al record { $records }{ $gaps ->
    [0] {""}
   *[other] ; mancano: { $missing }
}{ $words ->
    [0] {""}
    [one] ; manca 1 testo o chiave accanto ai record
   *[other] ; mancano { $words } testi o chiavi accanto ai record
}
repair-lost = { $duel }: manca l'inizio, niente se ne può leggere come duello; mancano: { $missing }
repair-rescued = { $duel }: i record { $records } sono stati trovati dopo il vuoto; sono conservati nella cartella rescued, per una riparazione che ne sappia di più
repair-conflict = { $duel }: dal record { $record } in poi sono state trovate due versioni; è stata presa quella dell'archivio, l'altra è conservata nella cartella rescued
repair-unread = { $path } non si è potuto leggere: { $what }
repair-unsound = { $duel }: ciò che è stato recuperato non supera i sigilli: { $what }
repair-nothing = in { $path } non è stato trovato niente di un archivio; non ne è stato creato uno nuovo
repair-made = il nuovo archivio è { $path }; quello vecchio è come prima
repair-in-place = l'archivio { $path } è ora quello riparato; quello danneggiato è conservato come { $kept }

backup-done = { $folder }: { $written ->
    [one] 1 duello scritto
   *[other] { $written } duelli scritti
}, { $unchanged } invariati{ $removed ->
    [0] {""}
   *[other] , { $removed } tolti perché rimossi
}
backup-unread = { $duel } non si può leggere: { $what }. Resta ciò che la copia ne aveva

erase-what = di' che cosa cancellare: uno tra --name NOME, --record NUMERO, --all-words
erased = { $duel }: { $texts ->
    [one] 1 testo cancellato
   *[other] { $texts } testi cancellati
}; ogni sigillo resta valido
erased-renamed = ora il duello si chiama { $duel }
erased-elsewhere = Copie di sicurezza, altre copie e file consegnati non sono su questo disco e non sono stati toccati.
removed = { $duel }, { $records } record, è stato rimosso; resta chi l'ha fatto e perché
archived = { $duel }, { $records } record, è archiviato: si può leggere, e non vi si aggiunge più niente

trace = { $at }  { $duel }  { $deed ->
    [removed] rimosso
    [archived] archiviato
    [erased] testi cancellati
   *[repaired] recuperato
} al record { $records } da { $by }: { $reason }
traces-none = qui niente è stato rimosso, archiviato, cancellato o riparato

role-judge-only-care = solo un judge ha cura dell'archivio, non { $role ->
    [spectator] uno spettatore
   *[other] { $role }
}

error-removed = il duello è stato rimosso dall'archivio{ $by ->
    [none] {""}
   *[other] {" "}da { $by }
}
error-removed-hint = { $command } dice quando e perché
explain-removed = Il duello è stato tolto dall'archivio. Il suo id non si può più usare; una traccia dice chi l'ha fatto, quando e perché.
error-archived = il duello { $duel } è archiviato: non vi si può aggiungere più niente
error-archived-hint = si può ancora leggere
explain-archived = Un duello archiviato è chiuso per sempre. Si può leggere, verificare e riportare in un rapporto.
error-no-words = il duello { $duel } non ha parole simili{ $record ->
    [0] {""}
   *[other] {" "}al record { $record }
}
explain-no-words = Non c'è niente da cancellare: nessun testo del duello è inteso così.
error-exists = { $path } c'è già
error-exists-hint = indica una cartella che non c'è ancora
explain-exists = La nuova cartella la crea il comando; su ciò che c'è già non si scrive mai.
error-not-a-backup = { $path } non è vuota e non è una copia di sicurezza
error-not-a-backup-hint = indica una cartella vuota, o quella dell'ultima copia
explain-not-a-backup = Una copia di sicurezza va in una cartella tutta sua, così che non si scriva su altro.
