# The command line: errors with their hints, and what commands print.
# Keys: error-CODE, error-CODE-hint, explain-CODE for every code in crates/cli/src/error.rs.

error = errore: { $message }
hint = suggerimento: { $hint }
legal-now = Azioni legali ora:
legal-more = { $least ->
    [yes] … e almeno altre { $count }
   *[no] { $count ->
        [one] … e un'altra
       *[other] … e altre { $count }
    }
}
legal-none = Per quanto ne sa il registro, ora quel giocatore non può fare nulla di legale.
next-step = Prossimo passo: { $command }

## Errors

error-usage = { $what }
explain-usage = La riga di comando non si legge così. `takeback help` elenca i comandi, `takeback COMANDO --help` le loro opzioni.

error-mistake = { $what }
error-mistake-hint = il linguaggio dei duelli scritti è descritto in docs/duel-format.md
explain-mistake = In un duello scritto c'è uno sbaglio. La riga viene mostrata con il punto sottolineato e con quello che lì ci si aspettava. Del file non è stato registrato nulla.

error-card-file = { $what }
explain-card-file = In un file di carte c'è uno sbaglio.

error-assertion = { $what }
explain-assertion = Una riga di un duello scritto che comincia con ! dice che cosa deve essere vero in quel punto, e non lo è. O il file è sbagliato, o il duello è andato diversamente.

error-not-text = { $path } non è un duello scritto: non è testo (il byte { $at } non è UTF-8)
error-not-text-hint = i duelli scritti sono file di testo semplice, di solito con il nome che finisce in .duel
explain-not-text = Il file non è testo UTF-8.

error-empty = { $path } non ha nessuna riga da giocare
error-empty-hint = docs/duel-format.md mostra un intero duello scritto in una dozzina di righe
explain-empty = Il file non contiene nulla da giocare.

error-folder = { $path } è una cartella; serve un file
error-folder-hint = per giocare tutti i duelli scritti che contiene: run { $path }/*.duel
explain-folder = È stata data una cartella dove serve un file.

error-no-regular-file = { $path } non è un file ma una pipe o un dispositivo
error-no-regular-file-hint = indica un file; `play DUELLO -` legge le righe dallo standard input
explain-no-regular-file = Si leggono solo file normali: niente pipe, niente dispositivi, niente socket.

error-not-own-file = { $path } c'è già, e non è un file scritto da questo comando
error-not-own-file-hint = indica un file che ancora non esiste
explain-not-own-file = Ciò che `report --html` e `audit --junit` scrivono non prende mai il posto di un altro file. Uno scritto da loro viene sostituito.

error-too-large = { $path } supera 1 MiB
error-too-large-hint = nessun duello richiede tante righe, e nessun file di carte
explain-too-large = Un duello scritto, un file di carte e lo standard input si leggono fino a 1 MiB.

error-no-card-files = { $path } non contiene nessun file di carte
error-no-card-files-hint = i file di carte finiscono in .ron
explain-no-card-files = La cartella da controllare non contiene nessun file che finisce in .ron.

error-no-file = il file { $path } non esiste
explain-no-file = Non esiste nessun file con questo nome.

error-no-duel = nessun duello si chiama { $name }, e nessun id comincia così
error-no-duel-hint = { $command } elenca i duelli{ $short ->
    [yes] ; un id si indica con almeno quattro delle sue cifre
   *[no] {""}
}
explain-no-duel = L'archivio non ha nessun duello con questo nome, né un id che comincia così.

error-no-duels = l'archivio { $path } non contiene ancora nessun duello
error-no-duels-hint = giocaci un duello scritto: { $command }
explain-no-duels = Nell'archivio non c'è nessun duello. `run` o `new` ne creano uno.

error-ambiguous = { $name } può essere uno qualsiasi di questi duelli: { $could }
error-ambiguous-hint = indicalo con il suo id, o con una parte più lunga
explain-ambiguous = Più di un duello ha questo nome, o un id che comincia così.

error-no-place = { $what }
error-no-place-hint = il duello ha i record da 1 a { $last }
explain-no-place = Il duello non ha questo punto, o il punto non è sulla linea su cui ti trovi.

error-bad-place = “{ $place }” non è un punto: { $what }
error-bad-place-hint = un punto è 118 (un record), @ (l'ultimo), @-3, t3 (turno 3), t3.mp1, t3.c2 (la sua seconda Catena), t3.c2.l3, o LINEA@118; un intervallo è 100..118
explain-bad-place = Un punto non si può leggere. I punti sono 118, @, @-3, t3, t3.mp1, t3.c2, t3.c2.l3, LINEA@118, seal:HEX.

error-no-line = il duello { $duel } non ha la linea { $line }
error-no-line-hint = ha: { $lines }
explain-no-line = Il duello non ha questa linea. La prima si chiama main; le altre prendono il nome dal record che le ha iniziate.

error-no-card = nessuna carta si chiama { $name }
error-no-card-hint = intendevi { $nearest }?
explain-no-card = Il catalogo non ha nessuna carta con questo nome, in nessuna lingua, e nessuna con questo codice.

error-several-cards = { $name } può essere una qualsiasi di queste carte: { $could }
explain-several-cards = Il nome di più di una carta comincia così.

error-no-profile = { $what }
explain-no-profile = Queste regole non esistono: nessun profilo, nessun formato, nulla che valesse quel giorno, oppure nessuna opzione o nessun valore con quel nome. `takeback rules` le elenca; si trovano in data/rules/ e data/formats/.

error-no-rule = nessuna regola, nessun profilo di regole, nessun formato e nessun errore si chiama { $id }
error-no-rule-hint = intendevi { $nearest }?
explain-no-rule = Non c'è nessuna regola, nessun profilo di regole, nessun formato e nessun errore con questo id.

error-nothing-to-undo = nel duello { $duel } non resta nulla da ritirare se non la preparazione
explain-nothing-to-undo = Undo ritira un'operazione dopo l'altra, ma mai la preparazione.

error-nothing-to-redo = nel duello { $duel } non c'è niente da rifare: niente è stato annullato, o dopo è stato fatto altro
explain-nothing-to-redo = Redo ritira l'ultimo undo, finché dopo non è stato fatto altro.

error-nothing-to-audit = { $path } non contiene duelli scritti e non è un archivio
explain-nothing-to-audit = `audit` prende duelli dell'archivio, duelli scritti (.duel), cartelle che ne contengono, e archivi.

error-no-call = nel duello non c'è una chiamata di un judge aperta
explain-no-call = Una chiamata finisce solo dove è cominciata: `call DUELLO --seat A` la comincia.

error-no-ruling = il record { $number } non è una decisione
explain-no-ruling = Un appello è contro una decisione, indicata dal numero del suo record.

error-last-word = la decisione del record { $number } è dell'head judge: non c'è appello
explain-last-word = Un giocatore può appellarsi contro la decisione del judge al tavolo. Quello che poi decide l'head judge è definitivo.

error-head-judge = solo l'head judge decide di nuovo sulla decisione del record { $number }
error-head-judge-hint = con --head è la decisione dell'head judge
explain-head-judge = L'appello va all'head judge, la cui decisione è definitiva.

error-no-appeal = nessuno si è appellato contro la decisione del record { $number }
error-no-appeal-hint = `appeal DUEL { $number } --seat A` annota un appello
explain-no-appeal = Si decide di nuovo solo dopo che un giocatore si è appellato.

error-time-called = il tempo è già stato chiamato, al record { $number }
explain-time-called = Il tempo si chiama una volta sola per turno del torneo. Se è stata una svista, `undo` la ritira.

error-what-if = la linea { $line } è solo un'ipotesi: niente di quello è successo
error-what-if-hint = con --kind what-if si continua a guardare
explain-what-if = Una linea ipotetica serve a guardare. Non è il racconto di nessuno, e il duello vero non può proseguire da lì.

error-repair = la correzione non è possibile: { $what }
explain-repair = Un passo della correzione dice qualcosa che qui non può essere: una carta che non c'è, una zona occupata. Non è stato scritto niente.

error-in-repair = il record { $to } è nel mezzo di una correzione di un judge
error-in-repair-hint = la correzione è completa dopo il record { $after }
explain-in-repair = Un duello sta prima o dopo una correzione, mai nel mezzo.

error-bad-name = “{ $name }” non può essere un nome: { $what }
explain-bad-name = Il nome di una linea o di un record deve potersi leggere come un posto: senza @, e non vuoto.

name-at = @ sta tra una linea e un record
name-part = “..” e “:” sono parti di posizioni, e un nome non può avere spazi prima o dopo
name-number = un numero è sempre quello della linea

error-line-name-taken = un'altra linea si chiama “{ $name }”
explain-line-name-taken = Ogni linea ha un nome suo; un numero è sempre quello della linea.

error-no-rewind = il duello { $duel } non può tornare indietro al record { $to }: fa parte della preparazione
error-no-rewind-hint = il gioco comincia al record { $first }
explain-no-rewind = Si torna indietro solo a un record successivo all'inizio del gioco.

error-name = “{ $name }” non può essere il nome di un duello: { $why ->
    [id] verrebbe letto come l'inizio di un id
    [place] verrebbe letto come un punto
   *[letters] un nome è fatto di lettere, cifre, - e _, e comincia con una lettera
}
error-name-hint = per esempio { $why ->
    [letters] finale-2
   *[other] duel-{ $name }
}
explain-name = Il nome di un duello deve distinguersi da un id, da un punto e da un'opzione.

error-name-taken = un duello si chiama già { $name } ({ $id })
error-name-taken-hint = scegli un altro nome, o lascia fuori --name
explain-name-taken = Due duelli con lo stesso nome non si potrebbero distinguere.

error-damaged = il duello { $duel } è danneggiato: { $what }
error-damaged-hint = { $command } dice che cosa non va e dove
explain-damaged = Un record non supera il controllo: i suoi byte non sono quelli sigillati, o i record non possono essere di questo gioco.

error-store-damaged = l'archivio { $path } è danneggiato
error-store-damaged-hint = { $command } porta ciò che è intatto in una nuova cartella e lascia questa com'è; intanto puoi lavorare con un altro --store
explain-store-damaged = I file stessi dell'archivio sono danneggiati, e l'archivio non si può aprire.

error-refused = { $text } ({ $rule })
error-refused-hint = non è stato registrato; { $command } dice di più sulla regola
explain-refused = Le regole dicono di no. Non è stato registrato nulla.

error-busy = l'archivio è in uso da parte di { $process ->
    [0] un altro processo
   *[other] un altro processo ({ $process })
}
error-busy-hint = riprova tra un momento; con --store puoi indicare un altro archivio
explain-busy = Un altro processo tiene l'archivio. Lo tiene solo mentre legge o aggiunge qualcosa.

error-conflict = nel frattempo qualcun altro ha aggiunto qualcosa al duello { $duel }: l'ultimo record è { $actual }, non { $expected }
error-conflict-hint = quello che hai detto non è stato registrato; guarda il duello con { $command }, e ripetilo se vale ancora
explain-conflict = Due hanno scritto dopo lo stesso record. Uno ha vinto. Quello che ha detto l'altro non è registrato: è stato detto senza sapere che cosa era successo nel frattempo.
meanwhile = Nel frattempo:{ $said }

error-full = non c'è più spazio per scrivere { $path }
error-full-hint = non è stato registrato nulla; quello che c'era prima è intatto
explain-full = Il disco è pieno.

error-output = non è stato possibile scrivere quello che si doveva stampare: { $what }
error-output-hint = non c'era nulla da registrare
explain-output = Non è stato possibile scrivere lo standard output. Quello che è stato registrato prima resta; il messaggio dice fino a quale record.
output-stands = nel duello { $duel } i record fino a { $last } restano, stampati o no; log li mostra

error-no-random = il sistema non dà byte casuali, quindi non si può sigillare nulla
explain-no-random = Ciò che è nascosto si sigilla con byte casuali del sistema, e non ce n'erano. Non è stato registrato nulla.

error-io = non è stato possibile leggere o scrivere { $path }: { $what }
explain-io = Il file system ha detto di no.

error-no-home = non si trova la cartella dei dati dell'utente
error-no-home-hint = indica una cartella con --store CARTELLA o TAKEBACK_STORE
explain-no-home = Non è dato né --store né TAKEBACK_STORE, e il sistema non dice dove vanno i dati dell'utente.

error-role = { $what }
error-role-hint = lascia fuori --as, o usa --as judge
explain-role = Ogni ruolo legge ciò che può sapere. Che cosa si sarebbe potuto fare direbbe a un giocatore che cosa ha l'altro; tornare indietro e ritirare spettano a un judge; e un giocatore dice solo le proprie righe.

error-not-ours = { $path } contiene qualcosa che non è un archivio di Takeback
error-not-ours-hint = indica una cartella vuota, o una che ancora non esiste
explain-not-ours = La cartella non è un archivio di questo programma. Non è stata toccata.

error-store-kind = { $path } non è una cartella, e questo takeback conserva i duelli solo in cartelle
error-store-kind-hint = indica una cartella con --store CARTELLA, o compila takeback con --features postgres
explain-store-kind = L'archivio è indicato con un indirizzo invece che con una cartella, e questo programma non ha archivi di quel genere.

error-version = { $path } è stato scritto da un'altra versione: { $found }
error-version-hint = lo legge un takeback più recente
explain-version = L'archivio o il registro ha una versione che questo programma non conosce.

error-unknown-outcome = l'archivio non ha risposto: non si può dire se questo sia stato registrato nel duello { $duel }
error-unknown-outcome-hint = guarda con takeback log prima di ripeterlo
explain-unknown-outcome = Al server è stato chiesto di registrare qualcosa e la risposta non è arrivata in tempo. Può essere stato registrato, o può ancora esserlo quando il server torna.

error-server = { $path } non si può usare: { $what }
error-server-hint = quello che sta dopo i due punti lo dice il server o il sistema
explain-server = Il server PostgreSQL dell'archivio non risponde, o non lascia entrare nessuno con questo nome.

error-server-setting = { $path } può perdere quello a cui ha risposto: il suo { $setting } è { $found }
error-server-setting-hint = imposta { $setting } su { $wanted } nel server
explain-server-setting = Un giornale si conserva solo dove il server scrive sul suo disco quello che ha confermato. Questo è impostato diversamente e non viene usato.

error-server-tables = { $path } non ha le tabelle per i duelli, e questo utente non può crearle
error-server-tables-hint = fai eseguire quello che sta qui sopra, in quella base di dati, da qualcuno che può
explain-server-tables = La base di dati dell'archivio deve avere le tabelle per i duelli. Le crea il primo che si collega e che può farlo.

error-server-order = { $path } è il server { $found }, ed è indicato come { $wanted }
error-server-order-hint = indica gli indirizzi di tutti i server, nell'ordine in cui sono stati indicati la prima volta
explain-server-order = I duelli sono divisi tra i server secondo l'ordine dei loro indirizzi. In un altro ordine un duello verrebbe cercato nel posto sbagliato.

error-bad-address = l'indirizzo dell'archivio non si può usare: { $wrong ->
    [tls] chiede un collegamento cifrato, che questo takeback non sa fare
   *[form] non è scritto come postgres://UTENTE@HOST:PORTA/DATABASE
}
error-bad-address-hint = più server si dividono con un punto e virgola: 'postgres://uno/duelli;postgres://due/duelli'
explain-bad-address = Un archivio su PostgreSQL si indica con l'indirizzo del suo server.

error-bug = questo è un bug di takeback: { $what }
error-bug-hint = nulla del comando è registrato a metà: un blocco c'è per intero o non c'è. Segnalalo, per favore, con il comando e il duello scritto
explain-bug = È successo qualcosa che il programma ritiene impossibile.

## What commands print

reading-as = Lettura come { $role ->
    [spectator] spettatore
   *[other] { $role }
}.
store-is = L'archivio è { $path }.

duels-entry = { $name }  { $id }  creato il { $made }  { $records ->
    [one] { $records } record
   *[other] { $records } record
}
duels-none = L'archivio non contiene ancora nessun duello.

show-head = { $duel }, dopo il record { $at }
status-could = { $seat } potrebbe dire:

lines-head = { $duel } ha { $count ->
    [one] una linea
   *[other] { $count } linee
}. Il duello prosegue su quella segnata con *.
lines-main = { $line }: il duello come è stato registrato all'inizio, fino al record { $tip }
lines-branch = linea { $line }: { $kind ->
    [judge] per decisione di un judge torna indietro
    [agreed] per accordo dei due giocatori torna indietro
    [correction] per correggere il registro torna indietro
    [undo] ritira: { $undone }; torna indietro
   *[what_if] guarda che cosa sarebbe potuto succedere, tornando indietro
} al record { $from }; { $records ->
    [0] ancora senza nulla di suo
    [one] un record suo, fino al record { $tip }
   *[other] { $records } record suoi, fino al record { $tip }
}
lines-standing = { $standing ->
    [claimed] quello che secondo { $seat } è successo
    [witnessed] quello che secondo un testimone è successo
    [agreed] quello che secondo entrambi i giocatori è successo
   *[found] quello che un judge ha accertato
}
lines-reason = “{ $text }”
lines-reason-by = “{ $text }” ({ $by })

verify-good = { $duel }: { $records ->
    [one] l'unico record è com'è stato sigillato
   *[other] tutti i { $records } record sono come sono stati sigillati
}, e il duello si ricostruisce. Sigillo { $seal }.
# What an error beneath comes from; $number: the record, or the system's number.
cause = { $cause ->
    [record] il record { $number } non è possibile: contraddice ciò che c'era prima
    [no_record] il record { $number } non esiste
    [history] il record { $number } non segue da quelli precedenti
    [bytes] { $number ->
        [0] i byte conservati non superano il controllo
       *[other] dal record { $number } in poi i byte conservati non superano il controllo
    }
    [no_card] questa carta non c'è
    [not_there] la carta non è dove dovrebbe essere
    [occupied] lì c'è un'altra carta
    [other_face] è un'altra carta
    [not_in_pool] nel Deck questa carta non c'è più
    [mismatch] contraddice ciò che c'era prima
    [not_found] questo file o questa cartella non esiste
    [permission] il sistema non lo permette
    [exists] c'è già qualcosa con questo nome
    [no_folder] una parte del percorso non è una cartella
    [folder] è una cartella
    [read_only] lì si può solo leggere
    [full] non c'è più spazio
    [gone] nessuno legge più
    [system] il sistema si rifiuta{ $number ->
        [0] {""}
       *[other] {" "}(errore { $number })
    }
   *[other] c'è qualcosa che qui non si conosce
}

# What is wrong with a record. $inner: what can't be, as the journal says it.
damage = { $count ->
    [1] record { $first }
   *[other] record da { $first } a { $last }
}: { $wrong ->
    [seal] il sigillo non corrisponde ai byte
    [number] al suo posto viene il record { $found }
    [batch] il blocco { $found } viene fuori ordine
    [cut_off] il registro finisce prima del dovuto
    [head] l'intestazione del registro non corrisponde ai record
    [rewind] torna indietro al record { $found }, che non viene prima
    [switch] prosegue sulla linea { $found } al record { $to }, dove quella linea non si trova
    [undo] ritira il blocco { $found }, che non viene prima
    [mismatch] non è possibile: { $inner }
    [secret_missing] il segreto di { $who } manca, quindi ciò che era nascosto non può essere controllato
    [secret_changed] il segreto di { $who } è stato cambiato, quindi ciò che era nascosto non può essere controllato
    [bytes] i suoi byte non sono un record
    [follows] segue un record diverso da quello a cui sta la sua linea
    [words_changed] le parole che lo accompagnano non sono quelle sigillate
    [words_added] è accompagnato da parole, ma è stato sigillato senza
    [note_changed] il checkpoint che lo accompagna non è di questo duello fino a quel record
    [checkpoint] non sono i record su cui è stato fatto un checkpoint di { $found } record
    [beyond] un checkpoint è stato fatto su { $found } record, e il registro finisce prima
   *[other] { $inner }
}
damage-secret = { $who ->
    [A] A
    [B] B
   *[judge] chi giudica
}
verify-bad = { $duel }: danneggiato. { $what } { $sound ->
    [0] Prima di questo punto non si può leggere nulla.
    [one] Il record 1 è integro.
   *[other] I record da 1 a { $sound } sono integri.
}

# Where lines were typed.
typed-on = riga di comando
typed-into = standard input
play-no-line = manca un'azione da giocare, come 'A passes'
say-declares = Si dice così: { $seat } declares CARTA. In una sola riga con ciò per cui serve: { $seat } activates CARTA declaring CARTA
fmt-done = { $path } è ora nella sua forma canonica.
fmt-not-yet = { $path } non è nella sua forma canonica.
run-again = Nell'archivio c'è già un duello che si chiama { $before }, e resta com'è: { $path } è registrato come { $now }.
adjust-steps-hint = i passi di una riparazione si trovano con: takeback adjust --help
adjust-no-step = manca che cosa rimettere a posto in { $duel }, come 'B has 5300 LP'
whynot-no-line = serve una riga che dice un giocatore, per esempio 'B activates Waboku'
whynot-head = { $line }: { $failed ->
    [0] qui nulla lo impedisce.
    [1] non è soddisfatta { $failed } condizione su { $count }.
   *[other] non sono soddisfatte { $failed } condizioni su { $count }.
}

whynot-missed = Al record { $at }: { $text }
whynot-met = La sua condizione era soddisfatta al record { $at }; allora non è stato attivato.
whynot-rest = { $count ->
    [one] Un'altra condizione è mostrata da --all.
   *[other] Altre { $count } condizioni sono mostrate da --all.
}

cards-all = { $command } mostra tutte le carte che ci sono
cards-sound = Nessuno sbaglio.
cards-mistakes = { $count ->
    [one] Uno sbaglio.
   *[other] { $count } sbagli.
}

explain-rule-source = Fonte: { $source } (docs/rules-model.md)
explain-profile = { $id }: { $title }{ $since ->
    [none] {""}
   *[other] , dal { $since }
}{ $until ->
    [none] {""}
   *[other] , fino al { $until }
}
explain-names = Si chiama anche: { $names }
explain-since = Dal { $day }: { $because }.
explain-until = Fino al { $day }: { $because }.
explain-flag = {"      "}{ $flag }: { $value }; { $because }
explain-format = { $name }: { $title }
explain-fact = {"  "}{ $about }: { $says }; { $because }
explain-other-game = { $name }: { $title } è un altro gioco: { $because }. Qui non se ne conserva nessun duello. I formati che ci sono: { $known }.
fact-profile = Regole
fact-lp = Life Points
fact-hand = Carte in mano all'inizio
fact-main = Main Deck
fact-extra = Extra Deck
fact-side = Side Deck
fact-list = Carte proibite e limitate
fact-banned = Non si giocano affatto

rules-profiles = Profili di regole:
rules-formats =
    {""}
    Formati:
rules-format = {"  "}{ $name }: { $title }{ $profile ->
    [none] , che è un altro gioco e qui non si gioca
   *[other] {" "}({ $profile })
}
rules-next =
    {""}
    Anche un giorno e una regione scelgono un profilo: TCG 2010-04-24. A parole, con date e fonti: { $command }

diff-title = { $duel }, giocato con { $one } e con { $other }
diff-part = Si separano alla riga { $line }: { $text }
diff-part-said = Si separano su quanto detto nel record { $line }: { $text }
diff-part-begin = Si separano prima della prima riga.
diff-under = Con { $rules }:
diff-nothing = {"  "}Non succede più nulla.
diff-refused = {"  "}Non così: { $text }
diff-rest = { $rules }: { $left ->
    [0] dopo non resta nulla.
    [one] { $stopped ->
        [no] anche la decisione successiva si può giocare.
       *[other] la decisione successiva non si può giocare: { $stopped }
    }
   *[other] { $stopped ->
        [no] anche le { $left } decisioni successive si possono giocare.
       *[other] decisioni successive: { $left }; giocabili: { $played }; poi quella alla riga { $line } non si può giocare: { $stopped }
    }
}
diff-rest-stops = { $rules }: { $left ->
    [0] dopo non resta nulla.
   *[other] non va oltre.
}
diff-end = Alla fine, nel punto in cui si trova ciascuno:
diff-end-line = {"  "}{ $about }: { $first } con { $one }, { $second } con { $other }
diff-end-same = Alla fine i due sono uguali.
diff-same = Nessuna differenza: { $count ->
    [one] una decisione si gioca
   *[other] { $count } decisioni si giocano
} allo stesso modo con { $one } e con { $other }.
diff-same-stops = Entrambi si fermano alla riga { $line }: { $text }
diff-two = --profiles vuole due insiemi di regole, per esempio P2e,P7, o l'opzione due volte

explain-where = docs/rules-model.md elenca le regole, data/rules/ i profili di regole, data/formats/ i formati
explain-exit = Un comando che finisce così ha il codice d'uscita { $exit }.

role-judge-only-missed = `missed` è solo per un judge: direbbe { $role ->
    [A] ad A
    [spectator] a uno spettatore
   *[other] a { $role }
} che cosa ha l'altro giocatore
role-judge-only-rewind = solo un judge torna indietro, non { $role ->
    [spectator] uno spettatore
   *[other] { $role }
}
role-judge-only-undo = solo un judge ritira, non { $role ->
    [spectator] uno spettatore
   *[other] { $role }
}
role-judge-only-desk = solo un judge scrive al tavolo dei judge, non { $role ->
    [spectator] uno spettatore
   *[other] { $role }
}
role-judge-only-audit = solo un judge controlla, non { $role ->
    [spectator] uno spettatore
   *[other] { $role }
}: direbbe che cosa c'è nelle mani
role-own-lines = { $role ->
    [spectator] uno spettatore non dice nulla
   *[other] come { $role } si giocano solo le righe di { $role }, e non si asserisce nulla
}

missed-head-forgotten = { $duel }, linea { $line }: { $count ->
    [one] un effetto Innescato obbligatorio è stato tralasciato
   *[other] effetti Innescati obbligatori sono stati tralasciati { $count } volte
}.
missed-head-settled = { $count ->
    [one] Un effetto obbligatorio tralasciato è stato poi rimesso a posto o deciso
   *[other] { $count } effetti obbligatori tralasciati sono stati poi rimessi a posto o decisi
}.
missed-head-unmentioned = La registrazione non menziona { $count ->
    [one] una finestra
   *[other] { $count } finestre
} in cui si poteva fare qualcosa, o non si può escludere: si leggono come passate in silenzio.
missed-entry-forgotten =
    {""}
    { $number }. { $seat } ha tralasciato un'attivazione obbligatoria: { $place }, { $window } (record { $at }).
missed-entry-unmentioned =
    {""}
    { $number }. La registrazione non menziona { $seat }: { $place }, { $window } (record { $at }).
missed-forgotten = {"   "}{ $card }: la sua condizione è soddisfatta (record { $met }), e { $seat } deve attivarlo. { $late ->
    [0] Non è stato attivato; da allora { $chains ->
        [0] non è finita nessuna Catena
        [one] è finita una Catena
       *[other] sono finite { $chains } Catene
    }.
   *[other] È stato attivato al record { $late }; nel frattempo { $chains ->
        [0] non era finita nessuna Catena
        [one] era finita una Catena
       *[other] erano finite { $chains } Catene
    }.
}
missed-settled = {"   "}{ $by ->
    [repair] Vi si è rimediato al record { $at }.
   *[other] Un judge ha deciso in merito al record { $at }.
}
noted = Record { $at }: { $text }
noted-repairs = { $count ->
    [one] Una correzione fatta da allora non dice che cosa corregge: record { $records }. Era per questo?
   *[other] { $count } correzioni fatte da allora non dicono che cosa correggono: record { $records }. Una di esse era per questo?
}
line-what-if = La linea { $line } è una linea ipotetica: quanto vi si trova è stato solo provato.
missed-reason-forgotten = { $seat } ha tralasciato un effetto obbligatorio
missed-none = In { $duel } tutti quelli a cui spettava la domanda sono stati interpellati.
missed-none-seat = In { $duel } { $seat } è stato interpellato ogni volta che gli spettava la domanda.
missed-head = { $duel }, linea { $line }: { $count ->
    [one] una domanda non è stata fatta
   *[other] { $count } domande non sono state fatte
}.
missed-entry =
    {""}
    { $number }. { $seat } non è stato interpellato: { $place }, { $window } (record { $at }).
missed-could = {"   "}Con quello che { $seat } aveva allora, { $seat } avrebbe potuto dire:
missed-nothing = {"   "}Per quanto ne sa il registro, allora { $seat } non aveva nulla da usare.
missed-unknown = {"   "}{ $count ->
    [one] Una carta che { $seat } aveva allora non è nota
   *[other] { $count } carte che { $seat } aveva allora non sono note
} al registro: se se ne potesse usare una, non si può dire.
missed-line = {"     "}{ $line }{ $since ->
    [0] {""}
   *[other] {"   "}(il registro conosce questa carta dal record { $since })
}
missed-go-back = {"   "}Per fare allora la domanda: torna indietro al record { $record }.
missed-next =
    {""}
    Per tornare indietro e fare la domanda: { $command }
missed-reason = { $seat } non è stato interpellato
cost = Da allora: { $records ->
    [0] nulla
    [one] un record
   *[other] { $records } record
}, decisioni A { $a } e B { $b } (contato anche chi passa), { $turns ->
    [0] nessun nuovo turno
    [one] un nuovo turno
   *[other] { $turns } nuovi turni
}, { $phases ->
    [0] nessuna nuova fase
    [one] una nuova fase
   *[other] { $phases } nuove fasi
}; carte apprese da A: { $learned_a ->
    [0] nessuna
    [one] una
   *[other] { $learned_a }
}, da B: { $learned_b ->
    [0] nessuna
    [one] una
   *[other] { $learned_b }
}; { $searched ->
    [0] {""}
    [one] guardato un Deck;{" "}
   *[other] guardati { $searched } Deck;{" "}
}{ $random ->
    [0] nulla di casuale
    [one] una mischiata o un esito casuale
   *[other] { $random } mischiate ed esiti casuali
}.

dry-run = Solo una prova: non si scrive nulla.
duel-meant = Nel duello { $duel }, l'ultimo in cui si è scritto:
stands = { $tries ->
    [yes] { $count ->
        [0] Nessuna azione precedente si è potuta giocare; non è stato scritto nulla.
        [one] L'azione precedente si è potuta giocare; non è stato scritto nulla.
       *[other] Le { $count } azioni precedenti si sono potute giocare; non è stato scritto nulla.
    }
   *[no] { $count ->
        [0] Nessuna azione precedente è stata giocata nel duello { $duel }.
        [one] L'azione precedente resta nel duello { $duel }.
       *[other] Le { $count } azioni precedenti restano nel duello { $duel }.
    }
}
renamed = Il duello si chiama { $duel }: il nome del file { $why ->
    [id] verrebbe letto come l'inizio di un id.
    [place] verrebbe letto come un punto.
   *[letters] non comincia con una lettera.
}
# Something with its id in brackets, and an id with what it is about.
in-brackets = { $text } ({ $what })
explain-head = { $id }: { $text }
environment-clock = TAKEBACK_CLOCK: ci si aspetta un momento come 2026-02-01T18:30:00Z, non “{ $found }”
environment-zone = TAKEBACK_TZ: ci si aspetta un fuso orario come Europe/Rome o UTC, non “{ $found }”
environment-seed = TAKEBACK_SEED: ci si aspetta un numero, non “{ $found }”
lang-unknown = { $option } { $lang }: le lingue sono { $known }
run-head = Il duello { $duel } ({ $id }), { $mode ->
    [strict] strict
   *[witness] registro di testimonianza (witness)
}, regole { $profile }
run-end =
    {""}
    { $duel }: { $records } record, { $missed ->
    [0] tutti quelli a cui spettava la domanda sono stati interpellati
    [one] una domanda non è stata fatta
   *[other] { $missed } domande non sono state fatte
}{ $forgotten ->
    [0] {""}
    [one] ; un effetto Innescato obbligatorio è stato tralasciato
   *[other] ; effetti Innescati obbligatori sono stati tralasciati { $forgotten } volte
}{ $irregular ->
    [0] {""}
    [one] ; una irregolarità: record { $at }
   *[other] ; { $irregular } irregolarità: record { $at }
}.
run-next-missed = Per vedere che cosa si sarebbe potuto fare: { $command }
run-next-show = Per vedere l'intera posizione: { $command }
new-next = Per proseguire: { $command }
spoken = {"  "}“{ $text }”
spoken-by = {"  "}“{ $text }” ({ $by })
log-head = { $duel }, { $records ->
    [one] un record
   *[other] { $records } record
}
log-other-line = sulla linea che lo contiene: { $command }
log-two-lines = nessuna linea li contiene entrambi; una linea per ciascuno: { $first } e { $last }
rewind-end =
    {""}
    { $tries ->
        [yes] Il duello proseguirebbe sulla linea { $line }; non è stato scritto nulla.
       *[no] Il duello prosegue sulla linea { $line }. La linea che ha lasciato resta com'è.
    }
rewind-next = Per proseguire, per esempio: { $command }
rewind-lines = Per vedere entrambe le linee: { $command }
operation-rewind = il ritorno al record { $to }
operation-note = una nota
redo-end = { $tries ->
    [yes] Varrebbe di nuovo: { $said }. Non è stato scritto niente.
   *[no] Vale di nuovo: { $said }.
}
unsigned = Non c'è il nome di chi decide: lo dice --by, oppure, una volta per tutte, la variabile d'ambiente TAKEBACK_JUDGE.
overturns = Così si lascia quello a cui il duello era tornato per la decisione del record { $number }{ $reason ->
    [no] ; --reason dice perché
   *[yes] {""}
}.
match-impossible = { $why ->
    [players] i due giocatori hanno lo stesso nome
    [none] turni, tavoli, duelli e minuti si contano da 1
    [score] prima del duello { $game } non possono esserci più vittorie che duelli giocati: { $a } : { $b }
   *[over] con { $a } : { $b } un incontro al meglio di { $best_of } è finito
}
no-moment = “{ $found }” non è un momento: ce ne vuole uno come 2026-02-01T18:30:00Z o 2026-02-01T18:30:00+01:00
moment-to-come = “{ $found }” non è ancora arrivato: la data è giusta?
call-before = la chiamata è iniziata alle { $began }: non può essere finita prima
call-too-long = un recupero di { $time } è più dell'intero turno di { $minutes } minuti
call-less = La chiamata è durata { $took }. Non si ridà più di quanto restava del turno, né ciò che è già stato ridato: con --extension si dice altrimenti.
match-swapped = Nel duello scritto è il contrario: lì A è { $a } e B è { $b }.
finding-one = Una sola linea può essere quello che è successo: indicane una
match-written = Il duello scritto di { $duel } dice: { $says }. Al tavolo dei giudici nessuno l'ha ancora dichiarato.
match-written-event = evento { $text }
match-written-round = turno { $text } del torneo
match-written-table = tavolo { $text }
match-written-date = { $text }
match-written-players = { $a } è A, { $b } è B
match-none = Nessuno ha ancora detto a quale match appartiene { $duel }.
match-result = { $result ->
    [A] Ha vinto A.
    [B] Ha vinto B.
    [draw] Pareggio.
   *[open] Non è finito.
}
match-no-player = Nessun duello nomina { $player }.
match-unstated = Nessuno ha detto di che match si tratta.
match-seat = {"  "}ha giocato come { $seat }
match-clock = {"  "}il turno: { $minutes } minuti, dalle { $began }; { $state ->
    [held] l'orologio è fermo a { $left }
    [over] il tempo è scaduto
   *[running] restano { $left }
}{ $extended ->
    [no] {""}
   *[yes] , con { $extension } di tempo aggiunto
}
match-extension = {"  "}tempo aggiunto: { $time }
match-penalty = {"  "}record { $number }, una penalità per { $seat }: { $text }
undo-end = { $tries ->
    [yes] Verrebbe ritirato: { $said }. Non è stato scritto nulla.
   *[no] Ritirato: { $said }. { $records ->
        [one] Il record { $first } resta
       *[other] I record da { $first } a { $last } restano
    } nel registro.
}

## Places

place-syntax = alla colonna { $column } ci si aspettava { $expected }
# What could stand in a place; $id: the first three words of $text.
place-wanted = { $id ->
    [a-record-number] il numero di un record, @, @-3, t3, t3.mp1, t3.c2, t3.c2.l3, LINEA@118 o seal:HEX
    [dp-sp-mp1] dp, sp, mp1, bp, mp2, ep o una Catena come c2
    [a-link-like] un Anello come l3
    [a-number] un numero
    [a-name] un nome
    [a-digit-or] una cifra o la fine
    [a-hex-digit] una cifra esadecimale
    [at-most-64] al massimo 64 cifre esadecimali
    [nothing-or-3] nulla o -3
   *[word] { $text }
}
place-too-large = { $number } non esiste: nessun duello ne ha tanti
place-no-record = il record { $number } non esiste, ci sono quelli da 1 a { $last }
place-too-far-back = indietro di { $back } si va prima dell'inizio, si può tornare indietro al massimo di { $most }
place-no-turn = il turno { $turn } non esiste sulla linea { $line }, { $first ->
    [0] che non ne ha nessuno
   *[other] che ha quelli da { $first } a { $last }
}
place-no-phase = il turno { $turn } non è entrato in { $phase } sulla linea { $line }
place-no-chain = il turno { $turn } non ha la Catena { $chain } sulla linea { $line }; Catene: { $chains }
place-no-link = la Catena { $chain } del turno { $turn } non ha l'Anello { $link } sulla linea { $line }; Anelli: { $links }
place-no-line = la linea “{ $line }” non esiste
place-not-on-line = il record { $number } non è sulla linea { $line }, è sulla linea { $own }
place-no-seal = nessun blocco finisce con un sigillo che comincia con { $seal }
place-seals = i sigilli dopo i record { $records } cominciano tutti con { $seal }
place-no-mark = nessun record ha il segno “{ $name }”
place-backwards = l'intervallo comincia al record { $first } e finisce prima, al record { $last }
clock-unread = { $count ->
    [one] Un duello
   *[other] { $count } duelli
} di questo archivio non si può leggere: se fa parte di questo incontro, l'orologio è sbagliato. `verify` dice quale.

# The prompt of `play`.
prompt-head = Registrazione di { $duel }. Si scrivono righe come «A passes»; Tab completa; «.» sta per «both pass», «,» per chi è interpellato che passa; undo annulla l'ultima riga; help elenca il resto.
# What stands before the line that is typed. $place: "turn 3, main phase 1"; $who: who is asked, or …
prompt-line = {"["}{ $place } · { $who }] {""}
prompt-telling = Ora va detto che cosa fa la carta. Una riga per cosa: effect: destroy CARTA, effect: A draws 1, also: … per lo stesso momento; poi effect: done, oppure effect: nothing.
prompt-declared = Da ora nota in questo duello: { $name }.
prompt-nobody-passes = qui nessuno è interpellato per passare
prompt-help = Una riga di un duello scritto viene registrata appena è inserita. I tasti . e , valgono dove non è scritto nulla; Ctrl+Z è undo, Ctrl+Y redo. «card NOME: GENERE» rende nota una carta. Inoltre:
prompt-command-both = entrambi passano
prompt-command-pass = passa chi è interpellato; per un giocatore, quel giocatore
prompt-command-undo = annulla l'ultima riga, tutta
prompt-command-redo = ripristina ciò che l'ultimo undo ha annullato
prompt-command-who = chi è interpellato, e che cosa è aperto
prompt-command-show = la posizione; show PUNTO: la posizione in quel punto
prompt-command-log = gli ultimi eventi registrati; log INTERVALLO: quelli di un intervallo
prompt-command-help = questo elenco
prompt-command-quit = termina (come la fine dell'input)
