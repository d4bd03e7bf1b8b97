# Prove che lasciano la macchina: chiavi, checkpoint, dimostrazioni, e che cosa ne dice verify.

error-no-key = non c'è nessuna chiave { $secret ->
    [yes] segreta
   *[no] {""}
} di nome { $name } in { $path }
error-no-key-hint = `keys new NOME` ne crea una tua, `keys add CHIAVE` conserva quella di un altro, `keys list` le elenca
explain-no-key = Un checkpoint si firma con una propria chiave segreta e si controlla con le chiavi pubbliche di chi l'ha firmato. Entrambe si trovano per nome nella cartella delle chiavi.

error-bad-key = { $name } non è una chiave: { $why }
error-bad-key-hint = una chiave pubblica è fatta così: NOME+1a2b3c4d+ e altre 44 lettere, e si copia per intero
explain-bad-key = Una chiave è un nome, otto cifre esadecimali che gli corrispondono e la chiave stessa, separati da un +. Si copia come una parola sola.
key-wrong = { $wrong ->
    [name] un nome non ha spazi né +, e ha al massimo 256 byte
    [secret] questa è una chiave segreta, e si dà via solo quella pubblica
    [kind] non è del tipo Ed25519
    [id] le cifre non corrispondono al nome e alle lettere, quindi qualcosa è stato cambiato
    [weak] chiunque potrebbe firmare al suo posto
   *[form] non è scritta come una chiave
}

error-key-taken = c'è già una chiave di nome { $name }: { $path }
error-key-taken-hint = scegli un altro nome; una chiave non viene mai sovrascritta
explain-key-taken = Una chiave usata una volta si conserva: senza, nessuno potrebbe più firmare come prima né controllare ciò che ha firmato.

error-key-mode = altri utenti di questa macchina possono leggere { $path }
error-key-mode-hint = togli loro il permesso (chmod go= { $path }); se qualcuno può averla letta, crea una chiave nuova
explain-key-mode = Chi ha letto una chiave segreta può firmare a suo nome. Il file si usa solo se nessuno oltre al proprietario può leggerlo o elencarne la cartella.

error-bad-checkpoint = { $path } non è un checkpoint su cui fare affidamento: { $why }
error-bad-checkpoint-hint = una nota si copia byte per byte: un messaggio o un editor possono averla cambiata
explain-bad-checkpoint = Un checkpoint è una nota di tre righe, una riga vuota e delle firme. Se è scritto altrimenti, o se una firma non è di chi dice, viene rifiutato per intero.
note-wrong = { $wrong ->
    [large] supera i 64 KiB
    [text] non è testo semplice con un avanzamento riga alla fine di ogni riga
    [line] la riga { $line } sotto il testo non è una firma
    [many] ha più di 16 firme
    [forged] la firma di { $name } non è quella che { $name } fa sotto questo testo
    [origin] la prima riga non nomina un duello
    [size] la seconda riga non è un numero di record
    [root] la terza riga non è una radice
    [checkpoint] sopra le firme non ci sono le tre righe di un checkpoint
   *[form] non è un testo, una riga vuota e delle firme
}

error-unknown-signer = nessuno di cui si conosca la chiave ha firmato { $path }, soltanto { $signers }
error-unknown-signer-hint = chiedi la chiave pubblica per una via di cui ti fidi, e indicala con --key o conservala con `keys add`
explain-unknown-signer = Chiunque può firmare con qualsiasi nome. Una firma conta solo se la chiave con cui è fatta è conosciuta qui.

error-other-duel = il checkpoint è del duello { $id }, non di { $duel }
error-other-duel-hint = { $command } elenca i duelli
explain-other-duel = Un checkpoint nomina il suo duello con l'id. Di ogni altro non dice nulla.

error-no-checkpoint = { $duel } non ha un checkpoint che comprenda il record { $record }
error-no-checkpoint-hint = `checkpoint --key NOME` ne crea uno; uno che sta altrove si indica con --under
explain-no-checkpoint = Una dimostrazione porta alla radice che qualcuno ha firmato. Senza un checkpoint non c'è nulla a cui portare.

error-bad-proof = { $path } non dimostra nulla: { $why }
error-bad-proof-hint = una dimostrazione si copia byte per byte: un messaggio o un editor possono averla cambiata
explain-bad-proof = Una dimostrazione vale o non vale: i suoi hash portano alla radice firmata, oppure qualcosa è stato cambiato.
proof-wrong = { $wrong ->
    [large] supera 1 MiB
    [record] il record che contiene non si può leggere
    [beyond] il checkpoint è stato fatto su { $size } record, e questo non è tra quelli
    [later] il secondo checkpoint non viene dopo il primo nello stesso duello
    [wrong] non porta alla radice che è stata firmata
   *[form] non è scritta come una dimostrazione
}

role-judge-only-checkpoint = solo un judge firma il registro del judge, non { $role ->
    [spectator] uno spettatore
   *[other] { $role }
}
role-judge-only-proof = solo un judge fa dimostrazioni dal registro del judge, non { $role ->
    [spectator] uno spettatore
   *[other] { $role }
}: un record distingue carte che sono nascoste

keys-new = Fatto. La chiave segreta di { $name } è in { $folder }. Conservane una copia dove nessun altro la legga.
keys-give = Chi deve controllare le tue firme ha bisogno di questa riga, dalle tue mani:
keys-added = Conservata: da ora le firme di { $name } ({ $id }) contano.
keys-none = Non ci sono ancora chiavi.
keys-none-next = Per crearne una: { $command }
keys-entry = { $key }{ $own ->
    [yes] {" "}(tua)
   *[no] {""}
}

checkpoint-written = { $duel }: il checkpoint su { $records ->
    [one] un record
   *[other] { $records } record
} è in { $path }.
checkpoint-carry = Dimostra qualcosa solo quando ha lasciato questa macchina: dallo a entrambi i giocatori, stampalo, spediscilo.
proof-written = { $path } dimostra che { $of ->
    [growth] { $duel } è soltanto cresciuto da { $number } a { $records } record.
   *[record] il record { $number } è in { $duel }, secondo il checkpoint su { $records ->
        [one] un record
       *[other] { $records } record
    }.
}

verify-against = Non riscritto da { $path } in poi: { $records ->
    [one] il primo record è quello
   *[other] i primi { $records } record sono quelli
} firmati da { $by }.{ $later ->
    [0] {""}
    [one] {" "}Un record è venuto dopo; nulla dall'esterno parla per esso.
   *[other] {" "}{ $later } record sono venuti dopo; nulla dall'esterno parla per essi.
}
note-unknown = Firmato anche da { $signers }, la cui chiave non è conosciuta qui: non conta nulla.
verify-accident = Questo mostra gli incidenti, non una riscrittura da parte di chi tiene l'archivio. Per quella serve un checkpoint che ha lasciato questa macchina: --against NOTA
verify-rewritten = { $duel }: riscritto o troncato: { $what }. { $sound ->
    [0] Nessun checkpoint parla per ciò che c'è.
    [one] Un checkpoint parla per il record 1.
   *[other] Fino al record { $sound } nulla è sbagliato.
}

proven-record = Il record { $number } è nel registro del duello { $duel } che { $by } ha firmato dopo { $records ->
    [one] un record
   *[other] { $records } record
}.
proven-says = Scritto { $at }: { $text }{ $hidden ->
    [yes] {" "}(una parte è nascosta)
   *[no] {""}
}
proven-growth = Il registro del duello { $duel } è soltanto cresciuto: { $earlier ->
    [one] il record firmato
   *[other] i { $earlier } record firmati
} da { $by } sono i primi dei { $later } firmati da { $later_by }.

verify-copy = { $path }: la copia di { $duel } per { $role ->
    [spectator] uno spettatore
   *[other] { $role }
}: tutti i { $records } record portano al sigillo { $seal }. { $told ->
    [0] Nessuno è nascosto per intero.
    [one] Un record è nascosto per intero; ciò che è raccontato al suo posto non è sigillato.
   *[other] { $told } record sono nascosti per intero; ciò che è raccontato al loro posto non è sigillato.
}
