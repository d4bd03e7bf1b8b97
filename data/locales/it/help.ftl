# Le pagine di --help, e che cosa si dice di una riga di comando che non si legge.
# help-COMANDO dice che cosa fa un comando, i suoi attributi che cosa significano le opzioni
# (.dry_run) e gli argomenti, e i valori di un'opzione (.kind-judge: con la parola che sta al suo
# posto). Ciò che molti comandi accettano sta una volta sola, sotto help-options, help-arguments e
# help-everywhere.

help-usage = Uso:
help-commands = Comandi:
help-arguments = Argomenti:
    .duel = Il duello
help-options = Opzioni:
    .at = Il punto in cui fermarsi
    .by = Chi ha deciso; si può dare più di una volta
    .dry_run = Mostra che cosa si scriverebbe, senza scriverlo
    .happened_at = Quando è successo, come 2026-02-01T18:30:00+01:00 [se manca: adesso]
    .line = La linea su cui stare [se manca: l'ultima su cui si è giocato]
    .policy = Secondo quale policy [se manca: kde, in ogni lingua]
    .reason = Perché, a parole tue; resta accanto al record sigillato
    .role = Leggi in questo ruolo, con ciò che può sapere
    .role-A = ciò che può sapere il giocatore A
    .role-B = ciò che può sapere il giocatore B
    .role-judge = tutto ciò che è stato registrato
    .role-spectator = ciò che è pubblico
    .seed = Scegli con questo numero le carte che nessuno può distinguere, come ha fatto `assess`
    .writer = Per chi; solo un judge può farlo
help-everywhere = Per ogni comando:
    .store = La cartella dell'archivio, o l'indirizzo di un server [se manca: TAKEBACK_STORE o i dati dell'utente]
    .cards = Una cartella di file di carte tuoi, oltre a quelli forniti [se manca: TAKEBACK_CARDS]
    .json = Stampa JSON Lines per i programmi invece di frasi
    .lang = La lingua: en, it o zh-Hant [se manca: quella del sistema]
    .yes = Non chiedere mai conferma; il programma non chiede nulla, quindi non cambia nulla
    .help = Mostra questa pagina
    .version = Mostra la versione
help-default = [se manca: { $value }]
help-value = { $value }: { $text }
help-values = [{ $values }]

## Ciò che sta per qualcosa che si scrive

help-name-ACTION = AZIONE
help-name-CARD = CARTA
help-name-COMMAND = COMANDO
help-name-CONDITION = CONDIZIONE
help-name-DECK = MAZZO
help-name-DIR = CARTELLA
help-name-DUEL = DUELLO
help-name-FILE = FILE
help-name-FORMAT = FORMATO
help-name-KEY = CHIAVE
help-name-KIND = TIPO
help-name-LANGUAGE = LINGUA
help-name-LINE = LINEA
help-name-MODE = MODO
help-name-NAME = NOME
help-name-NOTE = NOTA
help-name-NUMBER = NUMERO
help-name-OPTIONS = OPZIONI
help-name-PATH = PERCORSO
help-name-PLACE = PUNTO
help-name-RANGE = INTERVALLO
help-name-RECORD = RECORD
help-name-ROLE = RUOLO
help-name-RULE = REGOLA
help-name-RULES = REGOLE
help-name-SEAT = GIOCATORE
help-name-SECONDS = SECONDI
help-name-STANDING = VALORE
help-name-STEP = PASSO
help-name-TEXT = TESTO
help-name-TIME = MOMENTO
help-name-WHAT = COSA

## I comandi

help-takeback = Registra ogni passaggio, ogni attivazione e ogni passo di risoluzione di un duello, e torna indietro a uno qualsiasi
    .after =
        Un duello si indica con il nome o con l'inizio del suo id; se manca, è l'ultimo
        in cui si è scritto. Un punto è 118 (un record), @ (l'ultimo), @-3, t3
        (turno 3), t3.mp1, t3.c2 (la sua seconda Catena), t3.c2.l3 (il terzo anello di
        quella), o LINEA@118.
help-help = Mostra questa pagina, o quella di un comando
help-run = Gioca nell'archivio dei duelli scritti e stampa che cosa è successo
    .files = Duelli scritti
    .witness = Registra ciò che è successo, giusto o sbagliato, qualunque cosa dica il file
    .strict = Rifiuta ciò che le regole rifiutano, qualunque cosa dica il file
    .rules = Le regole, qualunque cosa dica il file: un profilo (P7), un formato (edison), o una regione e un giorno
    .dry_run = Gioca senza scrivere nulla
help-new = Inizia un duello
    .file = Un duello scritto di cui si prendono intestazioni e preparazione; le sue azioni non si giocano
    .name = Come si chiama il duello [se manca: il nome del file, o duel]
    .rules = Le regole: un profilo (P7), un formato (edison), o una regione e un giorno (TCG 2010-04-24)
    .mode = Come si scrive il duello
    .mode-strict = il programma è il tavolo
    .mode-witness = ciò che è successo, giusto o sbagliato
help-play = Aggiunge azioni a un duello, una alla volta
    .words = Il duello, poi azioni come 'A passes'; - le legge dallo standard input; senza azioni, un prompt in cui registrare
    .role = Per chi: un giocatore dice le proprie azioni e legge solo ciò che può sapere
help-duels = Elenca i duelli dell'archivio
    .role = Per chi; l'elenco è lo stesso per ogni ruolo
help-status = Chi può agire, e perché: turno, fase, finestra, Catena
help-log = Gli eventi di un duello, leggibili
    .words = Il duello, e un intervallo come 100..118 o un punto
    .at = Solo fino a questo punto
    .passes = Mostra ogni finestra e ogni passaggio, uno per uno
help-show = L'intera posizione
help-sheet = I Life Points dei due giocatori, cambiamento per cambiamento
help-step = Percorre un duello evento per evento, avanti e indietro
    .at = Il punto da cui cominciare
    .plain = Riga per riga: legge i comandi dallo standard input, per screen reader e script
help-missed = Ogni volta che a un giocatore spettava la domanda e non gli è stata fatta
    .seat = Solo questo giocatore
    .first = Solo quella che conta di più
    .at = Solo fino a questo punto
help-assess = Che cosa costerebbe tornare a un punto, secondo una policy, e come si fa al tavolo
    .words = Il duello, e il punto a cui si valuta di tornare
    .asked_by = Chi lo chiede
    .naming = La carta che la richiesta nomina
    .seed = Scegli con questo numero le carte che nessuno può distinguere, per riavere le stesse
    .audit = Invece, ogni record da allora in stretto ordine inverso
help-claim = Che cosa dice un giocatore: "lì avrei usato quella carta"
    .words = Il duello, e la carta che sarebbe stata usata
    .seat = Chi lo dice
    .when = Quando sarebbe stata usata [se manca: dove si adatta meglio]
    .naming = Una carta che il giocatore nomina oltre a quella: dichiarata o scelta come bersaglio; si può dare più di una volta
    .dry_run = Rispondi senza scrivere che è stato detto
help-ledger = Ogni finestra da un punto in poi, e com'è andata la domanda per ciascun giocatore
    .since = Solo le finestre aperte dopo questo punto
    .seat = Solo com'è andata la domanda per questo giocatore
help-preview = Che cosa seguirebbe se in un punto si dicesse altro; non si scrive nulla
    .words = Il duello, il punto, poi azioni come 'B activates Mind Crush'
help-report = Un resoconto da stampare sul ritorno a un punto, per il judge o per i giocatori
    .words = Il duello, e il punto a cui si torna
    .html = Il file da scrivere: una pagina da leggere o da stampare
    .players = La copia dei giocatori: nulla che possa sapere solo uno di loro, o il judge
    .annex = Con ciò che serve in più a chi verifica: ogni finestra, e ogni record in ordine inverso (solo nella copia del judge)
    .second_lang = Una seconda lingua accanto alla prima
    .claim = Il record della contestazione di cui si tratta [se manca: l'ultima]
help-rewind = Torna a un punto, su una nuova linea; non si cancella nulla
    .words = Il duello, e il punto a cui tornare
    .kind = Di che tipo di ritorno si tratta
    .kind-judge = una decisione del judge
    .kind-agreed = i due giocatori sono d'accordo
    .kind-correction = una svista di chi tiene la registrazione
    .kind-what-if = solo per guardare
    .extension = Il recupero che si dà per questo: secondi, o minuti e secondi, come 3:00
    .shuffle = Mescola anche nella registrazione i mazzi che il piano dice di mescolare al tavolo
    .statement_a = Che cosa dice A che è successo; resta accanto al record sigillato
    .statement_b = Che cosa dice B che è successo; resta accanto al record sigillato
    .policy = Secondo quale policy lo si valuta prima [se manca: kde, in ogni lingua]
help-undo = Annulla l'ultima operazione, aggiungendo un record
    .dry_run = Mostra che cosa si annullerebbe, senza scriverlo
help-redo = Annulla l'ultimo annullamento, aggiungendo un record
    .dry_run = Mostra che cosa si annullerebbe, senza scriverlo
help-adjust = Rimette a posto qualcosa a mano, invece di tornare indietro
    .words = Il duello, e i passi della correzione, in ordine
    .about = Il record che così si rimette a posto, come quello di un effetto dimenticato
    .after =
        Un passo è uno di questi:
          B has 5300 LP, B gains 500 LP, B loses 700 LP
          Sangan to A's hand; anche: deck, the bottom of the deck, graveyard,
            banished cards, extra deck
          Sangan to monster zone 3 in defense position; anche: spell zone, field zone
          Sangan in attack position; anche: in defense position, face-down, face-up
          Breaker the Magical Warrior has 1 Spell counter
          A's deck is shuffled
help-lines = Le linee di un duello, come albero
help-switch = Prosegue lungo un'altra linea
    .words = Il duello, e la linea lungo cui proseguire
help-name = Dà un nome a una linea
    .words = Il duello, la linea e il suo nome
help-mark = Dà un nome a un record
    .words = Il duello, il punto e il nome, che poi si scrive mark:NOME
help-finding = Dice di chi è il racconto di una linea, o che è ciò che è successo
    .words = Il duello, e la linea che racconta che cosa è successo; più linee se non è un judge ad accertarlo
    .standing = Di chi è il racconto
    .standing-A = lo dice il giocatore A
    .standing-B = lo dice il giocatore B
    .standing-witness = lo dice un testimone
    .standing-agreed = lo dicono i due giocatori
    .standing-found = un judge ha accertato che è così
    .reason = Perché, a parole tue
    .by = Chi lo dice; si può dare più di una volta
help-ruling = Mette per iscritto una decisione
    .words = Il duello, il record di cui si tratta e la decisione, a parole tue
    .head = Decide l'head judge
    .appeals = Il record della decisione su cui si torna a decidere
help-appeal = Mette per iscritto che un giocatore non accetta una decisione
    .words = Il duello, e il record della decisione
    .seat = Chi non l'accetta
    .reason = Perché, nelle parole del giocatore
help-late = Dice di un vecchio record ciò che allora nessuno sapeva
    .words = Il duello, il record e ciò che allora nessuno sapeva ("quell'effetto era obbligatorio")
    .rule = La regola da cui viene
    .by = Chi lo dice; si può dare più di una volta
help-penalty = Mette per iscritto una penalità data da un judge
    .words = Il duello, e la penalità data da un judge, a parole tue
    .seat = Chi l'ha ricevuta
    .about = Il record di cui si tratta
    .by = Chi l'ha data; si può dare più di una volta
help-note = Scrive una nota
    .words = Il duello, e la nota
help-call = Si chiama un judge, la chiamata finisce, o finisce il tempo
    .words = Il duello
    .seat = Chi chiama un judge; se manca: interviene un judge
    .end = La chiamata è finita
    .extension = Il recupero: secondi, o minuti e secondi, come 3:00 [se manca: il tempo perso]
    .time = Il tempo del turno di torneo è finito
help-match = Quale duello di quale incontro è questo, e i duelli di quell'incontro
    .words = Il duello
    .event = L'evento
    .player = Mostra ogni duello di un giocatore, e a un judge le penalità registrate
    .players = I giocatori, prima quello di A
    .round = Il turno di torneo
    .table = Il tavolo
    .game = Quale duello dell'incontro
    .best_of = Su quanti
    .score = Quanti ne hanno vinti A e B prima di questo
    .began = Chi ha iniziato questo
    .minutes = Quanti minuti dura il turno di torneo
    .started = Quando è cominciato il turno di torneo, come 2026-02-01T18:30:00+01:00 [se manca: quando è cominciato il primo duello dell'incontro]
    .sided = Quante carte A e B hanno scambiato con il side deck
help-audit = Ripete ogni risposta di molti duelli e confronta; irregolarità, domande non fatte
    .paths = Duelli dell'archivio, duelli scritti, cartelle che ne contengono, o altri archivi [se manca: l'archivio]
    .jobs = Quanti alla volta [se manca: tanti quanti sono i processori]
    .junit = Scrivi anche un resoconto JUnit in questo file
help-verify = Controlla sigilli e ordine, e ripercorre ogni record dal primo
    .duels = Duelli dell'archivio, file esportati, o file di dimostrazioni [se manca: ogni duello]
    .against = Un checkpoint che ha lasciato questa macchina; si può indicare più volte
    .key = Di chi contano le firme: una chiave pubblica, o il nome di una conservata; si può indicare più volte [se manca: ogni chiave di `keys list`]
    .role = Per chi; i sigilli sono gli stessi per ogni ruolo
help-export = Scrive un duello in un file, da conservare o da consegnare come prova
    .output = Il file da scrivere; un altro file non viene mai sostituito
    .format = In quale formato
    .format-takeback = un solo file con tutto il necessario per verificarlo senza rete
    .format-jsonl = JSON Lines, da leggere e per altri programmi
    .zstd = Lo comprime; una copia per un giocatore o uno spettatore non lo è mai
    .role = Per chi: chi non è judge riceve una copia con ciò che il ruolo può sapere
help-import = Importa duelli esportati; rifarlo non cambia nulla
    .files = File scritti da export
help-checkpoint = La radice del registro di un duello come nota firmata, da portare via
    .key = La chiave con cui firmare, tra quelle di `keys list`
    .co_sign = Firma anche questa nota di un altro, invece di crearne una
    .out = Il file da scrivere [se manca: viene mostrata]
help-proof = Che un record è in un duello, o che un duello è soltanto cresciuto, per chi non ce l'ha
    .words = Il duello e il record
    .since = Dimostra che il duello è soltanto cresciuto da questo checkpoint
    .under = Dimostralo secondo questo checkpoint [se manca: l'ultimo conservato]
    .out = Il file da scrivere [se manca: viene mostrata]
help-keys = Le chiavi che firmano i checkpoint, e quelle degli altri
help-keys-new = Crea una chiave propria
    .name = Chi firma con essa: una parola sola
help-keys-add = Conserva la chiave pubblica di un altro, così le sue firme contano
    .key = La chiave
help-keys-list = Ogni chiave conservata
help-keys-show = Una chiave pubblica, da dare via
    .name = Di chi
help-repair = Porta ciò che è intatto in un archivio danneggiato in uno nuovo
    .damaged = La cartella dell'archivio danneggiato [altrimenti: l'archivio]
    .into = La cartella in cui si crea il nuovo archivio; non deve esserci ancora
    .in_place = Metti il nuovo archivio al posto di quello danneggiato, che resta accanto
    .from = Dove altro cercare: una copia di sicurezza, una copia, un file portatile
    .by = Chi lo ripara
    .role = Per chi; solo un judge può farlo
help-backup = Copia ogni duello in una cartella; la volta dopo solo ciò che è cambiato
    .folder = La cartella della copia di sicurezza
    .role = Per chi; solo un judge può farlo
help-erase = Cancella nomi e testi liberi di un duello, così che non siano più su questo disco
    .name = Ogni testo in cui c'è questo nome, e il nome del duello se lo contiene
    .record = Ciò che fu detto a questo record; si può ripetere
    .all_words = Ogni nome e testo libero del duello
    .reason = Perché; resta
    .by = Chi ha deciso; resta
help-remove = Togli un duello intero dall'archivio; ne resta una traccia
    .reason = Perché; resta
    .by = Chi ha deciso; resta
help-archive = Chiudi un duello finito: si può leggere, e non vi si aggiunge più niente
    .reason = Perché; resta
    .by = Chi ha deciso; resta
help-traces = Che cosa fu rimosso, archiviato, cancellato e riparato, da chi e perché
    .role = Per chi; solo un judge può farlo
help-why = Quale record ha reso una cosa com'è, e da che cosa viene, fino a un'azione
    .words = Il duello, e ciò di cui si chiede, come B.lp
    .after =
        COSA è A.lp, B.lp, una carta con il nome o il codice (dov'è), CARTA.atk,
        CARTA.def, CARTA.level, CARTA.position, A.monster.2, B.spell.1, A.field,
        A.pendulum.1, chain.2 (un anello), priority, window (anche dove nessuna è
        aperta), turn o phase.
help-followed = Che cosa è venuto da un record, che cosa ne dipende e che cosa regge senza
    .words = Il duello, e il punto
help-find = I record dopo i quali una condizione vale, come 'B.lp < 4000'
    .words = Il duello, e una condizione come 'B.lp < 4000'
    .all = Ogni record dopo il quale vale, non solo il primo
    .reverse = L'ultimo; con --all, l'ultimo per primo
    .in_all = In ogni duello dell'archivio
    .after =
        Condizioni: B.lp < 4000, chain.len >= 3, in("Sangan", A.graveyard),
        A.monsters >= 2, turn == 3 && phase == battle, window.kind == trigger,
        priority == B. docs/find.md le ha tutte.
help-whynot = Perché un'azione in un punto non è possibile: le condizioni che non soddisfa
    .words = Il duello, e un'azione come 'B activates Waboku'
    .all = Ogni condizione, anche quelle che valgono
help-cards = Il catalogo delle carte
help-cards-list = Ogni carta del catalogo
help-cards-show = Una carta: ciò che vi è stampato e i suoi effetti
    .name = Il nome in qualsiasi lingua, il suo inizio, o il codice
help-cards-check = Controlla file di carte
    .paths = File di carte o cartelle che ne contengono [se manca: data/cards]
help-cards-find = Le carte il cui nome contiene queste parole
    .text = Una parte del nome in una lingua qualsiasi, o un passcode
    .most = Quante al massimo
help-cards-import = Prende nomi e tipi delle carte da database di carte tuoi
    .files = Database di carte (cards.cdb), ciascuno preceduto dalla lingua dei suoi nomi se non è quella di --lang, altrimenti inglese: it=cards-it.cdb
    .anew = Dimentica ciò che era stato importato prima
    .dry_run = Mostra che cosa verrebbe preso senza conservarlo
help-deck = I mazzi dei giocatori: letti, controllati, scritti in un'altra forma
help-deck-check = Che cosa non va in un mazzo
    .deck = Un file .ydk, o un link ydke://
    .list = Un file di carte proibite e limitate (lflist.conf)
    .of = Quale delle liste del file, con una parte del nome
    .format = Il formato: le dimensioni dei mazzi e i tipi di carte che ha
help-deck-to-ydke = Il mazzo come link ydke://
    .deck = Un file .ydk, o un link ydke://
help-deck-to-ydk = Il mazzo come file .ydk
    .deck = Un file .ydk, o un link ydke://
help-deck-to-duel = Il mazzo come righe di un duello scritto
    .deck = Un file .ydk, o un link ydke://
    .seat = Di chi è il mazzo
help-replay = Che cosa dice la registrazione di un altro programma, e che cosa non dice
    .file = La registrazione di un altro programma (.yrpX, .yrp)
    .brief = Dice solo che cos'è la registrazione e che cosa non può dire, senza i momenti
help-diff = Che cosa differisce fra due punti, due linee o due duelli, o con due insiemi di regole
    .words = Due punti, ciascuno dopo il suo duello se non è l'ultimo in cui si è scritto; con --profiles un duello scritto, o uno dell'archivio
    .profiles = Confronta invece due insiemi di regole: P2e,P7, o l'opzione due volte
help-rules = I profili di regole e i formati che ci sono
help-fmt = Mette i duelli scritti nella loro forma canonica
    .files = Duelli scritti; `-` è l'ingresso standard, che viene mostrato
    .check = Non cambiare nulla; nomina i file che cambierebbero
help-explain = Una regola, un profilo di regole, un formato o un errore, a parole
    .id = Una regola come FET-HOLDER, un profilo come P7, un formato come edison, o il codice di un errore

## Che cosa si dice di una riga di comando che non si legge

misread-command = non c'è nessun comando “{ $found }”
misread-no-command = manca un comando
misread-unknown = { $is ->
    [option] qui non c'è nessuna opzione { $found }
   *[word] “{ $found }” è una parola di troppo
}
misread-conflict = { $option } e { $other } non vanno insieme
misread-conflict-some = { $option } non va insieme ad altre opzioni che sono state date
misread-twice = { $option } si può dare una volta sola
misread-missing = manca: { $missing }
words-missing = “{ $duel }” è il nome di un duello; manca ancora: { $missing }
misread-no-value = { $option } richiede un valore
misread-choice = “{ $found }” non è un valore per { $option }; ci sono { $known }
misread-value = “{ $found }” non è un valore per { $option }: { $why ->
    [range] ci si aspetta un numero intero da { $least } a { $most }
    [zero] dev'essere almeno 1
    [large] il numero è troppo grande
    [number] ci si aspetta un numero intero
    [nothing] deve dire qualcosa
   *[other] così non si legge
}
misread-too-many = { $option } non accetta valori, ed è stato dato “{ $found }”
misread-count = { $option } richiede { $wanted ->
    [one] un valore
   *[other] { $wanted } valori
}, e { $given ->
    [0] non ne è stato dato nessuno
    [one] ne è stato dato uno
   *[other] ne sono stati dati { $given }
}
misread-not-text = ciò che è stato scritto non è testo UTF-8
misread-other = la riga di comando non si legge così
misread-hint = --help dice come si scrive
misread-near = intendevi { $near }?
