# The debugger: its panes, keys and answers.

step-title = { $duel }, linea { $line }: record { $at } di { $last }. Lettura come { $role ->
    [spectator] spettatore
   *[other] { $role }
}.
step-pane = { $pane ->
    [events] Eventi
    [priority] Priorità
    [board] Terreno
    [chain] Catena
    [watches] Valori seguiti
   *[keys] Tasti
}
step-hint = ? tasti   ← → eventi   a domande   c Catene   / cerca   g vai a   q esci
step-prompt = { $what ->
    [value] Valore da seguire, come B.lp (di nuovo: non più):
    [condition] Cerca, come B.lp < 4000 (vuoto: di nuovo l'ultima):
    [place] Vai a, come 118 o t3.c2:
    [diff] Confronta con (vuoto: il punto segnato):
   *[why] Perché, come B.lp, una carta, chain.1, priority:
}
step-too-small = Questo schermo ha { $columns } colonne e { $rows } righe. Ne servono { $least_columns } e { $least_rows }: ingrandiscilo, oppure esci con q e usa --plain.
step-before = Prima del primo record.
step-at = Record n. { $at }. { $place }. { $text }
step-at-set-up = Record n. { $at }, preparazione. { $text }
step-no-further = { $stop ->
    [event] Non c'è nessun record
    [window] Non si apre nessuna finestra
    [chain] Non comincia nessuna Catena
    [link] Non si aggiunge nessun Anello
    [trigger] Non si verifica nessuna condizione d'innesco
    [phase] Non comincia nessuna fase
    [turn] Non comincia nessun turno
    [question] Nessuna domanda è fatta o tralasciata
    [not_asked] Nessuna domanda è tralasciata
    [irregularity] Nessuna irregolarità è registrata
    [change] Nessun valore seguito cambia
    [condition] Questo non vale in nessun punto
    [line] Non c'è nessuna linea
   *[missed] Non c'è nessuna domanda non fatta
} { $way ->
    [backwards] prima di qui, andando indietro.
   *[forwards] dopo di qui.
}
step-on-line = Sulla linea { $line }.
step-nothing-watched = Nessun valore è seguito.
step-watched = { $value } vale { $worth }.
step-changed = { $value } valeva { $before } e ora vale { $worth }.
step-unwatched = { $value } non è più seguito.
step-nothing-sought = Non è stato ancora cercato nulla.
step-nothing-marked = Nessun punto è segnato.
step-marked = Il record { $at } è segnato.
step-no-chain = Non c'è nessuna Catena.
step-missed = A { $seat } spettava questa domanda; al record { $back } può essere fatta. { $count ->
    [0] { $unknown ->
        [0] Per quanto ne sa la registrazione, non c'era nulla da dire.
        [one] La registrazione non conosce una carta che { $seat } aveva allora: se si potesse usare non si può dire.
       *[other] La registrazione non conosce { $unknown } carte che { $seat } aveva allora: se una di esse si potesse usare non si può dire.
    }
   *[other] { $seat } avrebbe potuto dire: { $said }
}
step-unknown = “{ $text }” non è un comando; help li elenca

step-key-event = evento seguente, precedente
step-key-ends = fine, inizio della linea
step-key-line = linea seguente, precedente
step-key-question = domanda fatta o no
step-key-not-asked = domanda non fatta
step-key-missed = non fatta, con ciò che si poteva dire (judge)
step-key-window = finestra
step-key-chain = Catena
step-key-link = Anello
step-key-trigger = innesco
step-key-phase = fase
step-key-turn = turno
step-key-irregularity = irregolarità
step-key-watch = segui un valore
step-key-until = finché non cambia
step-key-find = cerca una condizione
step-key-again = cerca di nuovo
step-key-go = vai a un punto
step-key-why = perché
step-key-mark = segna questo punto
step-key-diff = confronta con un punto
step-key-flip = gira il terreno
step-key-board = tutta la posizione
step-key-help = i tasti
step-key-quit = esci

step-command-next = all'evento seguente
step-command-back = all'evento precedente
step-command-kind = al più vicino tra event (evento), window (finestra), chain (Catena), link (Anello), trigger (innesco), phase (fase), turn (turno), question (domanda), not asked (non fatta), irregularity (irregolarità), missed (per un judge) o line (linea)
step-command-ends = al primo o all'ultimo record della linea
step-command-go = a un punto, come 118 o t3.c2
step-command-until = finché un valore non cambia, come B.lp; senza, uno qualsiasi di quelli seguiti
step-command-find = dove vale una condizione, come B.lp < 4000
step-command-line = su una linea
step-command-watch = segue un valore; di nuovo: non più
step-command-mark = segna questo punto
step-command-diff = che cosa differisce da un punto; senza, dal punto segnato
step-command-why = perché qualcosa è così: B.lp, una carta, chain.1, priority
step-command-show = dice dove sei, e che cosa c'è
step-command-help = questo elenco
step-command-quit = finisce
