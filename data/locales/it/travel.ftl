# Time travel: why, followed, diff between places, find.

error-bad-what = “{ $text }” non è nulla di cui si possa chiedere
error-bad-what-hint = chiedi di A.lp, B.lp, di una carta con il suo nome, di CARD.atk, CARD.def, CARD.level, CARD.position, A.monster.2, B.spell.1, A.field, chain.2, priority, window, turn o phase
explain-bad-what = `why` accetta un valore (A.lp, CARD.atk), una carta con il suo nome o codice, una zona (A.monster.2), un anello (chain.2), priority, window, turn o phase.
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
why-none = Qui non si interpella nessuno. { $title } ({ $id }): { $sentence }
why-root = { $root ->
    [said] Comincia da quello che un giocatore ha detto.
    [chosen] Comincia da quello che un giocatore ha scelto.
    [set_up] È stato dato con la preparazione.
    [told] Comincia da quello che è stato detto al tavolo.
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
    [count] quanti record portano lì
   *[rules] le regole o il modo di registrare
}
compare-none = nulla
compare-after = dopo { $count ->
    [one] un record
   *[other] { $count } record
}
places-title = { $one } e { $other }
places-same = Nulla è diverso.
places-line = {"  "}{ $about }: { $first } / { $second }
places-long = {"  "}{ $about }
    {"    "}{ $one }: { $first }
    {"    "}{ $other }: { $second }
places-what = diff accetta due punti, come 100 118; un duello prima di ciascuno indica un altro duello: diff DUEL 100 OTHER 118. Con --profiles accetta al massimo un duello.
role-judge-only-diff = `diff --profiles` è solo per un judge: gioca ciò che i giocatori avevano, e { $role } non può saperlo
