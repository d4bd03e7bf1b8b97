# Time travel: why, followed, diff between places, find.

error-bad-what = “{ $text }” non è nulla di cui si possa chiedere
error-bad-what-hint = chiedi di A.lp, B.lp, di una carta con il suo nome, di CARTA.atk, CARTA.def, CARTA.level, CARTA.position, A.monster.2, B.spell.1, A.field, chain.2, priority, window, turn o phase
explain-bad-what = `why` accetta un valore (A.lp, CARTA.atk), una carta con il suo nome o codice, una zona (A.monster.2), un anello (chain.2), priority, window, turn o phase.
error-no-what = al record { $at } non c'è nessun { $text } di cui chiedere
error-no-what-hint = con --at puoi indicare un altro punto; `show` mostra che cosa c'è
explain-no-what = Ciò di cui si chiede non c'è in quel record: nessun anello così, nessuna carta che chi legge possa riconoscere, oppure il record è del tavolo del judge e non del duello.

why-head = { $about } dopo il record { $at }: { $value }
why-lp = Life Points di { $seat }
why-place = { $card }
why-posture = La posizione di { $card }
why-value = { $value ->
    [atk] ATK
    [def] DEF
   *[other] Livello
} di { $card }
why-link = L'anello { $link } della Catena
why-priority = La priorità
why-window = La finestra
why-turn = Il turno
why-phase = La fase
why-empty = vuota
why-nobody = nessuno viene interpellato
why-no-window = nessuna è aperta
why-printed = { $number }, come stampato
why-no-value = non si sa
why-counted = {"       "}{ $about }: { $value }{ $at ->
    [0] {""}
   *[other] {" "}(record { $at }: { $text })
}
why-none = Qui non si interpella nessuno. { $title } ({ $id }): { $sentence }
why-root = { $root ->
    [said] Comincia da quello che un giocatore ha detto.
    [chosen] Comincia da quello che un giocatore ha scelto.
    [set_up] È stato dato con la preparazione.
    [told] Comincia da quello che è stato detto al tavolo.
    [repaired] Comincia da quello che un judge ha rimesso a posto.
   *[course] Comincia dal corso stesso del duello.
}
trail-rule = [{ $id }: { $title }]

followed-came =
    {""}
    { $count ->
        [0] Non ne è venuto nulla.
        [one] Ne è venuto un record{ $shown ->
            [0] , una finestra in cui si passa o che si chiude.
           *[other] :
        }
       *[other] Ne sono venuti { $count } record{ $shown ->
            [0] , finestre in cui si passa o che si chiudono.
           *[other] :
        }
    }
followed-depends =
    {""}
    { $count ->
        [0] Nulla di detto dopo riguardava ciò che aveva cambiato.
        [one] Un record successivo riguarda ciò che aveva cambiato:
       *[other] { $count } record successivi riguardano ciò che aveva cambiato, o vi rispondono:
    }
followed-stands =
    {""}
    { $count ->
        [0] Nessun record successivo regge senza di esso.
        [one] Un record successivo non gli è legato da nessuna carta, nessun anello e nessuna finestra; { $shown ->
            [0] nessuno vi ha detto nulla.
           *[other] è stato detto questo:
        }
       *[other] { $count } record successivi non gli sono legati da nessuna carta, nessun anello e nessuna finestra; { $shown ->
            [0] nessuno vi ha detto nulla.
           *[other] è stato detto questo:
        }
    }

compare-unseen = Ciò che sul tavolo non si vede ({ $parts })
compare-part = { $part ->
    [shown] un dettaglio di ciò che è in corso
    [cards] quali carte sono e chi le conosce
    [happened] che cosa è stato fatto per ultimo
    [under_way] fino a che punto è eseguito
   *[count] quanti record portano lì
}
compare-mode = { $mode ->
    [strict] rigoroso (strict)
   *[witness] testimonianza (witness)
}
compare-reading = { $reading ->
    [written] non è stato interpellato
   *[implied] ha passato in silenzio
}
compare-none = nulla
compare-none-else = nient'altro
compare-after = dopo { $count ->
    [one] un record
   *[other] { $count } record
}
places-title = { $one } e { $other }
places-same = Nulla è diverso.
places-line = {"  "}{ $about }: { $first } / { $second }
places-alone = {"  "}{ $about }
places-long = {"  "}{ $about }
    {"    "}{ $one }: { $first }
    {"    "}{ $other }: { $second }
places-what = diff accetta due punti, come 100 118; un duello prima di ciascuno indica un altro duello: diff DUELLO 100 ALTRO 118. Con --profiles accetta al massimo un duello.
role-judge-only-diff = `diff --profiles` è solo per un judge: gioca ciò che i giocatori avevano, e { $role } non può saperlo

error-bad-condition = alla colonna { $column } della condizione: { $what }
error-bad-condition-hint = docs/find.md elenca di che cosa può trattare una condizione
explain-bad-condition = Una condizione per `find` non si può leggere. Il punto è sottolineato, con quello che vi si può scrivere. Le condizioni sono come B.lp < 4000 && phase == battle.
find-found = { $duel }, { $count ->
    [1] record { $first }
   *[other] record da { $first } a { $last }
} ({ $place }): { $text }
find-none = { $duels ->
    [1] In { $duel } non c'è nessun record dopo il quale questo vale: { $text }
   *[other] In nessuno di { $duels } duelli c'è un record dopo il quale questo vale: { $text }
}
find-expected = { $what ->
    [operator] ci si aspetta un operatore (&&, ||, ==, !=, <, <=, >, >=, +, -, *) o la fine
    [opening-bracket] ci si aspetta (
    [closing-bracket] ci si aspetta )
    [comma] ci si aspettano una virgola e un luogo come A.graveyard
    [card] ci si aspetta il nome di una carta fra virgolette, o il suo codice
    [place] ci si aspetta un luogo come A.graveyard
    [quotation-mark] mancano le virgolette di chiusura
   *[condition] ci si aspetta un numero, un nome come B.lp, una funzione come in(…), oppure (
}
find-unknown = { $word } non esiste. Ci sono: { $known }
find-no-word = non è mai “{ $word }”. Può essere: { $known }
find-kinds = { $left ->
    [number] un numero
    [word] una parola
   *[truth] qualcosa di vero o falso
} e { $right ->
    [number] un numero
    [word] una parola
   *[truth] qualcosa di vero o falso
} non vanno insieme
find-no-order = le parole, e ciò che è vero o falso, possono solo essere uguali o no: == o !=
find-no-condition = questo è { $kind ->
    [number] un numero
   *[word] una parola
}, non qualcosa che vale o non vale; confrontalo, come in B.lp < 4000
find-no-card = { $count ->
    [0] nessuna carta si chiama { $name }
   *[other] { $name } non è una sola carta; può essere: { $near }
}
find-too-large = qui nessun numero è così grande
find-too-long = la condizione è troppo lunga, o ha troppe parentesi una dentro l'altra

## Quello che dice `sheet`
sheet-head = { $duel }: i Life Points fino al record { $at }, { $count ->
    [0] mai cambiati.
    [one] cambiati una volta.
   *[other] cambiati { $count } volte.
}
sheet-begun = all'inizio
