# Time travel: why, followed, diff between places, find.

error-bad-what = “{ $text }” is nothing that can be asked about
error-bad-what-hint = ask about A.lp, B.lp, a card by its name, CARD.atk, CARD.def, CARD.level, CARD.position, A.monster.2, B.spell.1, A.field, chain.2, priority, window, turn or phase
explain-bad-what = `why` takes a value (A.lp, CARD.atk), a card by its name or passcode, a zone (A.monster.2), a link (chain.2), priority, window, turn or phase.
error-no-what = at record { $at } there is no { $text } to ask about
error-no-what-hint = another place can be named with --at; `show` prints what is there
explain-no-what = What is asked about isn't there at that record: no such link, no such card that the reader can tell, or the record belongs to the desk and not to the duel.

why-head = { $about } after record { $at }: { $value }
why-lp = { $seat }'s life points
why-place = { $card }
why-posture = The position of { $card }
why-value = { $value ->
    [atk] ATK
    [def] DEF
   *[other] Level
} of { $card }
why-link = Link { $link } of the chain
why-priority = Priority
why-window = The window
why-turn = The turn
why-phase = The phase
why-empty = empty
why-nobody = nobody is asked
why-no-window = none is open
why-printed = { $number }, as printed
why-no-value = not known
why-counted = {"       "}{ $about }: { $value }{ $at ->
    [0] {""}
   *[other] {" "}(record { $at }: { $text })
}
why-none = Nobody is asked here. { $title } ({ $id }): { $sentence }
why-root = { $root ->
    [said] It begins with what a player said.
    [chosen] It begins with what a player chose.
    [set_up] It was given with the set-up.
    [told] It begins with what was told at the table.
    [repaired] It begins with what a judge put right.
   *[course] It begins with the course of the duel itself.
}
trail-rule = [{ $id }: { $title }]

followed-came =
    {""}
    { $count ->
        [0] Nothing came of it.
        [one] One record came of it{ $shown ->
            [0] , a pass or a window's end.
           *[other] :
        }
       *[other] { $count } records came of it{ $shown ->
            [0] , passes and the ends of windows.
           *[other] :
        }
    }
followed-depends =
    {""}
    { $count ->
        [0] Nothing said later was about what it had changed.
        [one] One later record is about what it had changed:
       *[other] { $count } later records are about what it had changed, or answer it:
    }
followed-stands =
    {""}
    { $count ->
        [0] No later record stands without it.
        [one] One later record is tied to it by no card, link or window; { $shown ->
            [0] nobody said anything in it.
           *[other] this was said:
        }
       *[other] { $count } later records are tied to it by no card, link or window; { $shown ->
            [0] nobody said anything in them.
           *[other] this was said:
        }
    }

compare-unseen = What doesn't show on the table ({ $parts })
compare-part = { $part ->
    [shown] a detail of what is under way
    [cards] which cards they are and who knows them
    [happened] what was last done
    [under_way] how far it is carried out
   *[count] how many records lead there
}
compare-mode = { $mode ->
    [strict] strict
   *[witness] a witness record
}
compare-reading = { $reading ->
    [written] was not asked
   *[implied] passed in silence
}
compare-none = nothing
compare-none-else = nothing else
compare-after = after { $count ->
    [one] one record
   *[other] { $count } records
}
places-title = { $one } and { $other }
places-same = Nothing differs.
places-line = {"  "}{ $about }: { $first } / { $second }
places-alone = {"  "}{ $about }
places-long = {"  "}{ $about }
    {"    "}{ $one }: { $first }
    {"    "}{ $other }: { $second }
places-what = diff takes two places, such as 100 118; a duel before each of them names another duel: diff DUEL 100 OTHER 118. With --profiles it takes one duel at most.
role-judge-only-diff = `diff --profiles` is for a judge alone: it plays what the seats held, and { $role } may not know it

error-bad-condition = at column { $column } of the condition: { $what }
error-bad-condition-hint = docs/find.md lists what a condition can be about
explain-bad-condition = A condition for `find` can't be read. The place is underlined, with what there is to write there. Conditions are such as B.lp < 4000 && phase == battle.
find-found = { $duel }, { $count ->
    [1] record { $first }
   *[other] records { $first } to { $last }
} ({ $place }): { $text }
find-none = { $duels ->
    [1] In { $duel } there is no record after which this holds: { $text }
   *[other] In none of { $duels } duels is there a record after which this holds: { $text }
}
find-expected = { $what ->
    [operator] an operator (&&, ||, ==, !=, <, <=, >, >=, +, -, *) or the end is expected
    [opening-bracket] ( is expected
    [closing-bracket] ) is expected
    [comma] a comma and a place such as A.graveyard are expected
    [card] a card's name in quotation marks, or its passcode, is expected
    [place] a place such as A.graveyard is expected
    [quotation-mark] the closing quotation mark is missing
   *[condition] a number, a name such as B.lp, a function such as in(…), or ( is expected
}
find-unknown = there is no { $word }. There is: { $known }
find-no-word = it is never “{ $word }”. It can be: { $known }
find-kinds = { $left ->
    [number] a number
    [word] a word
   *[truth] something true or false
} and { $right ->
    [number] a number
    [word] a word
   *[truth] something true or false
} don't go together
find-no-order = words, and what is true or false, are only equal or not: == or !=
find-no-condition = this is { $kind ->
    [number] a number
   *[word] a word
}, not something that holds or doesn't; compare it, as in B.lp < 4000
find-no-card = { $count ->
    [0] no card is called { $name }
   *[other] { $name } isn't one card; it could be: { $near }
}
find-too-large = no number here is so large
find-too-long = the condition is too long, or has too many brackets in each other

## What `sheet` says
sheet-head = { $duel }: the life points up to record { $at }, { $count ->
    [0] never changed.
    [one] changed once.
   *[other] changed { $count } times.
}
sheet-begun = at the beginning
