# Registri in file: `export`, `import`, `verify FILE`.

export-done = { $path }: il duello { $duel }, { $records ->
    [one] un record
   *[other] { $records } record
}. Sigillo { $seal }.
export-next = Chi ha il file può controllarlo: { $command }
import-done = { $duel } ({ $path }): { $added ->
    [0] niente di nuovo; { $records ->
        [one] il suo unico record è
       *[other] i suoi { $records } record sono
    } nell'archivio.
    [one] è stato aggiunto un record su { $records }.
   *[other] sono stati aggiunti { $added } record su { $records }.
}
role-judge-only-export = solo un judge esporta in JSON Lines, non { $role }: contengono tutto
role-judge-only-import = solo un giudice importa un duello, non { $role }

verify-bad-file = { $path }: danneggiato. { $what }
damage-file = { $count ->
    [0] parte { $block } del file
    [1] record { $first }, nella parte { $block } del file
   *[other] record da { $first } a { $last }, nella parte { $block } del file
}: { $wrong ->
    [check] i suoi byte sono stati cambiati
    [batch_bytes] i byte del suo blocco sono stati cambiati
    [cut_off] il file finisce prima del dovuto
    [header] qui non comincia nulla che possa starci
    [order] qui c'è qualcosa che va altrove, o manca ciò che ci va
    [compressed] ciò che era compresso non si può scomporre
    [spelling] non è l'unico modo in cui questo si scrive
    [end] la fine non corrisponde all'inizio
    [trailing] qualcosa segue la fine
    [definition] la definizione di una carta non corrisponde alla sua impronta
   *[other] la testa del registro non corrisponde ai suoi record
}

error-bad-file = { $path } è danneggiato: { $what }
error-bad-file-hint = nulla è stato importato; chiedi un'altra copia del file
explain-bad-file = Un file esportato non è come è stato scritto. `takeback verify FILE` indica i record.
error-fork = l'archivio ha del duello { $duel } record diversi da { $path }: differiscono dal record { $from } in poi
error-fork-hint = da quel record in poi nulla è cambiato; con un altro --store si possono guardare entrambi
explain-fork = Due registri dello stesso duello hanno preso strade diverse dopo lo stesso record. Entrambi possono essere integri. L'archivio tiene quello che ha.
error-partial-copy = { $path } è una copia per un solo ruolo: non contiene tutto il duello
error-partial-copy-hint = una copia così si verifica, non si importa: takeback verify { $path }
error-no-journal = { $path } non è un registro esportato
error-no-journal-hint = i file che si leggono qui li scrive takeback export
explain-partial-copy = Una copia per un giocatore o uno spettatore contiene ciò che quel ruolo può sapere, e impegni al posto del resto. Si verifica e si legge, non vi si gioca oltre.
explain-no-journal = Il file non comincia come un registro: né come file portatile né come JSON Lines.
