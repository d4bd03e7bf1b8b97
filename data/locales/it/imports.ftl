# Carte, mazzi e registrazioni che vengono da altrove.

card-line = { $name }. { $kind }
card-line-others = { $name } ({ $others }). { $kind }
cards-more = { $count ->
    [one] Un'altra carta ha queste parole nel nome; --most la mostra.
   *[other] Altre { $count } carte hanno queste parole nel nome; --most le mostra.
}

import-read = { $path }, nomi in «{ $language }»: { $count ->
    [one] una carta
   *[other] { $count } carte
}, di cui { $new } nuove e { $changed } cambiate.
import-left-out = { $count ->
    [one] Una riga è stata lasciata fuori:
   *[other] { $count } righe sono state lasciate fuori:
}
import-row = riga { $row }: { $why ->
    [passcode] il suo numero non è un passcode
    [number] un numero manca o non è tale
    [kind] non è né un mostro né una magia né una trappola
    [name] non ha nome
    [no-card] un nome senza carta
   *[unreadable] il database non riesce a dare questa riga o ciò che la segue
}
import-rows-more = … e altre { $count }; --json le elenca tutte.
import-kept = { $count ->
    [one] È conservata una carta importata
   *[other] Sono conservate { $count } carte importate
} (nomi: { $languages }). Che cosa fanno lo dice chi registra il duello; un file di carta vale più di loro.
import-would = { $count ->
    [one] Verrebbe conservata una carta importata
   *[other] Verrebbero conservate { $count } carte importate
} (nomi: { $languages }).
import-next = Poi: { $command }

deck-read = { $main } carte nel Main Deck, { $extra } nell'Extra Deck, { $side } nel Side Deck; formato { $format }{ $listed ->
    [yes] , lista «{ $list }»
   *[no] , nessuna lista
}.
deck-sound = Non c'è nulla che non vada.
deck-not-sound = { $count ->
    [one] Una cosa non va.
   *[other] { $count } cose non vanno.
}
deck-unknown = { $count ->
    [one] Di una carta non si sa nulla, quindi il suo tipo non è stato controllato.
   *[other] Di { $count } carte non si sa nulla, quindi i loro tipi non sono stati controllati.
} `takeback cards import` prende le carte da un database.
deck-part = { $part ->
    [main] il Main Deck
    [extra] l'Extra Deck
   *[side] il Side Deck
}
deck-found-size = { $part } ha { $has } carte; { $most ->
    [none] ne servono almeno { $least }
   *[other] può averne da { $least } a { $most }
}
deck-found-copies = { $card }: { $has } copie, e { $listed ->
    [yes] la lista ne consente { $most }
   *[no] un mazzo può averne { $most }
}
deck-found-forbidden = { $card } è proibita dalla lista
deck-found-not-on-the-list = { $card } non è nella lista di ciò che si può giocare
deck-found-wrong-part = { $card }: si trova qui: { $part }, { $belongs ->
    [none] ma non va in nessun mazzo: è un segna-mostro
   *[other] ma il suo posto è { $belongs }
}
deck-found-no-such-kind = { $card }: questo formato non ha { $kind ->
    [link] Mostri Link
   *[pendulum] Mostri Pendulum
}
deck-no-format = il formato { $name } non esiste; ci sono { $known }
deck-wrong = { $why ->
    [passcode] «{ $found }» non è un passcode
    [many] { $part } ha più carte di qualsiasi mazzo
    [parts] un link ydke:// ha tre parti, ciascuna seguita da !, e questo ne ha { $count }
    [base64] { $part } del link non è base64: un carattere è sbagliato o manca
    [cut] { $part } del link è troncato
   *[empty] non contiene nessuna carta
}
list-wrong = { $why ->
    [no-list] una carta precede il nome di una lista; una lista comincia con una riga come !2024.1 TCG
    [no-name] una lista non ha nome dopo il suo !
    [passcode] «{ $found }» non comincia con un passcode
    [copies] dopo il passcode sta quante copie sono consentite: 0, 1, 2 o 3
    [unknown] «{ $found }» non è noto; c'è $whitelist
    [many] la lista nomina più carte di quante esistano
   *[empty] non contiene nessuna lista; una lista comincia con una riga come !2024.1 TCG
}

error-cards-damaged = { $path } non è com'era stato scritto
error-cards-damaged-hint = cancellalo e importa di nuovo i tuoi database di carte
explain-cards-damaged = Il file in cui sono conservate le carte importate è stato cambiato o danneggiato. Nient'altro ne dipende: cancellalo e importa di nuovo.

error-no-databases = questa versione del programma non può leggere { $path }: è stata compilata senza ciò che legge i database
error-no-databases-hint = compilalo con --features cdb; ciò che è stato importato una volta lo legge ogni versione
explain-no-databases = La lettura dei database di carte (SQLite) è una parte del programma che la prima compilazione lascia fuori.

error-no-database = { $path } non è un database di carte: { $why ->
    [table] non ha la tabella «{ $table }»
    [column] alla sua tabella «{ $table }» manca la colonna «{ $column }»
    [rows] la sua tabella «{ $table }» ha più righe di quante carte esistano
   *[database] non si legge come SQLite
}
error-no-database-hint = un database di carte è il file cards.cdb di un programma che gioca, con le tabelle datas e texts
explain-no-database = Un database di carte è un file SQLite con una tabella datas (id, ot, alias, setcode, type, atk, def, level, race, attribute) e una tabella texts (id, name).

error-bad-deck = { $what }
error-bad-deck-hint = un file .ydk ha un passcode per riga, sotto #main, #extra e !side
explain-bad-deck = Un testo che dovrebbe essere un mazzo non si legge come tale. I mazzi sono file .ydk e link ydke://.

error-bad-list = { $what }
error-bad-list-hint = una lista è !NOME, poi righe come 12607053 1 --commento
explain-bad-list = Un file che dovrebbe contenere liste di carte proibite e limitate non si legge come tale.

error-which-list = { $path }: { $count ->
    [0] nessuna lista si chiama «{ $name }»
   *[other] potrebbe trattarsi di { $count } liste
}
error-which-list-hint = nominane una con --of: { $lists }
explain-which-list = Un file ha più liste di carte proibite e limitate, e non è chiaro quale si intenda.

replay-head = Una registrazione della forma { $form }: { $first } ha iniziato, contro { $second }.
replay-parameters = { $lp } Life Points, { $hand } carte nella prima mano, { $draw } pescate a ogni turno.
replay-deck = { $name }: { $main } carte nel Main Deck, { $extra } nell'Extra Deck
replay-answers = { $count ->
    [0] Non contiene risposte.
    [one] Contiene una risposta a una domanda del programma che l'ha fatta.
   *[other] Contiene { $count } risposte a domande del programma che l'ha fatta.
}
replay-no-answers = I mazzi e le risposte non ci sono.
replay-answers-only = Questa forma contiene le risposte senza le domande: solo il programma che le ha poste può rigiocare il duello. Una registrazione della forma yrpX dice che cosa è successo.
replay-told = Sono raccontati { $events } eventi; { $gaps } cose non si sanno.
gap-asked = A chi è stato chiesto qui, e chi ha passato, non è nella registrazione.
gap-effect = { $card }: quale dei suoi effetti fosse, e con quale Spell Speed, non è nella registrazione.
gap-materials = { $card }: con che cosa sia stato evocato, oltre agli spostamenti qui sopra, non è nella registrazione.
gap-not-told = Il messaggio { $message } (numero { $number }) riguarda qualcosa che qui non si racconta.
gap-misfit = Il messaggio { $message } (numero { $number }) non si accorda con ciò che precede: è lasciato fuori.
gap-short = Il messaggio { $message } (numero { $number }) è troppo corto per ciò che deve dire.
gap-no-start = I messaggi non hanno una situazione iniziale, quindi non si può raccontare nulla.
gap-no-end = La registrazione finisce prima del duello.
gap-teams = Da una parte sedeva più di un giocatore; chi di loro ha agito non è raccontato.
gaps-asked = Ignoto { $count ->
    [one] una volta
   *[other] { $count } volte
}: a chi spettava la domanda e a chi è stata posta, e chi ha passato. La registrazione tralascia ogni domanda.
gaps-effect = Ignoto per { $count ->
    [one] una attivazione o un timing perso
   *[other] { $count } attivazioni e timing persi
}: quale effetto della carta fosse.
gaps-materials = Ignoto per { $count ->
    [one] una Evocazione Speciale
   *[other] { $count } Evocazioni Speciali
}: in quale dei suoi modi il mostro sia arrivato.
gaps-not-told = Non raccontati: { $count ->
    [one] un messaggio
   *[other] { $count } messaggi
} su cose che qui non hanno un evento.
gaps-misfit = Lasciati fuori: { $count ->
    [one] un messaggio che non si accorda
   *[other] { $count } messaggi che non si accordano
} con ciò che precede.
gaps-short = Lasciati fuori: { $count ->
    [one] un messaggio troppo corto
   *[other] { $count } messaggi troppo corti
}.
gaps-no-start = { $count ->
   *[other] Non si può raccontare nulla: i messaggi non hanno una situazione iniziale.
}
gaps-no-end = { $count ->
   *[other] Come sia finito il duello non si sa.
}
gaps-teams = { $count ->
   *[other] Quale giocatore di una parte abbia agito non si sa.
}

error-recording = { $path }: { $why ->
    [version] la sua intestazione ha la versione { $found }, che non è nota
   *[other] non comincia come nessuna registrazione nota qui
}
error-recording-hint = le registrazioni sono file .yrpX e .yrp (yrp1, yrp2)
explain-recording = Un file non è la registrazione di un altro programma che questo sappia leggere, oppure ne è una versione più recente.

error-recording-damaged = { $path }: { $why ->
    [cut] finisce dopo { $at } byte, prima di ciò che dice di contenere
    [number] al byte { $at } ha un numero di giocatori o di carte che non può essere
   *[packed] ciò che contiene non si può decomprimere, o non è quanto dice
}
explain-recording-damaged = La registrazione di un altro programma è troncata o danneggiata. Non ne è stato usato nulla.
