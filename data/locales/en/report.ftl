# The printable report about going back to a place: the judge's copy and the players'.

role-judge-only-report = only a judge makes a report, not { $role }; `--players` makes the copy for the players

error-no-claim = record { $number } is no claim
explain-no-claim = `report --claim RECORD` names the record of a claim; `claim` writes one down.

report-written = { $copy ->
    [judge] The judge's copy of { $duel } is written to { $path }: it tells what both players hold.
   *[players] The players' copy of { $duel } is written to { $path }.
}
report-print = Open it with any browser to read or to print it.

report-title = Report about { $duel }, going back to record { $record }
report-copy = { $copy ->
    [judge] For the judge alone: it tells what both players hold.
   *[players] For the players: it tells only what everybody at the table may know.
}
report-section = { $section ->
    [case] The case
    [claim] What is claimed
    [board] The table before and after
    [lp] Life points
    [asked] Who was asked
    [plan] Putting it back
    [learned] What was learned since
    [grade] The grade and its reasons
    [rulings] Rulings and appeals
    [windows] Annex: every window
    [order] Annex: in strict reverse order
    [procedure] Annex: what the policy asks besides
    [seals] Seals
   *[sign] Signatures
}
report-label = { $label ->
    [what] About
    [is] As recorded
    [match] Match
    [duel] Duel
    [made] Recording begun; report made
    [to] Going back to
    [stood] The duel stood at
    [gone-back] Since then
    [from] The duel stands at
    [rules] Rule profile
    [policy] Policy
    [zone] Where
    [moment] Moment
    [chain] Under way
    [used] Used and in force
    [lp] Life points
    [hand] Hand
    [monster] Monsters
    [spell] Spells and traps
    [field] Field zone
    [pendulum] Pendulum zones
    [graveyard] Graveyard, top first
    [banished] Banished
    [deck] Deck (cards)
    [extra] Extra Deck (cards)
    [window] Window
    [record] Record
    [happened] What happened
    [seal] Seal
    [take-back] Take back
    [doing] To do at the table
   *[done] Done
}
report-when = { $when ->
    [before] Before (record { $record })
   *[after] After (record { $record })
}
report-caption = { $table ->
    [case] What this report is about
    [moment] The moment and what is under way
    [side] { $seat }'s side
    [lp] Life points, change by change (marked: after the point)
    [asked] Windows open after record { $seat }
    [order] The records since, the latest first
   *[seals] The seals
}
report-moment = Record { $record }: { $moment }
report-document = { $document }{ $version ->
    [none] {""}
   *[other] , version { $version }
}{ $date ->
    [none] , no date known
   *[other] , { $date }
}{ $read ->
    [yes] {""}
   *[no] {" "}(its text was not at hand)
}
report-entry = Record { $record }:
report-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
report-no-claim = No claim is on record.
report-blank = { $blank ->
    [statement] { $who } says:
    [sheet] { $who }'s own sheet says:
    [ruling] Ruling:
   *[extension] Time given back:
}
report-window = { $place }, { $window } (record { $record })
report-no-window = No window has been open since.
report-list = { $list ->
    [answers] What the record answers:
    [done] What was put back:
    [net] At the table, all at once:
   *[back] What comes back with it:
}
report-picture = In the end the table looks as under “Before” above.
report-hidden = Which cards go back into a hand or a deck that nobody else may see, the judge says to the player alone.
report-pile = In the end { $then } cards { $place } ({ $now } now)
report-mixed = { $card } { $from } to { $seat }'s hand or deck: which, the judge says (that hand had drawn since)
report-order = What has to be taken back, the latest first, none left out. Windows and answers are in the table of questions.
report-learned-none = { $seat } has learned nothing since.
report-no-ruling = No ruling is on record.
report-seals = A seal stands for its record and all before it: `takeback verify` gives the last one again.
report-sealed = { $at ->
    [to] Going back to record { $record }
   *[from] Standing at record { $record }
} (sealed with record { $sealed })
report-seals-players = From record { $from } back to record { $to }. The seals are on the judge's copy: a seal stands for what the hands hold as well.
report-signing = By signing, a player confirms having been heard and having read this copy.
report-sign = { $who ->
    [judge] Judge:
    [date] Place, date and time:
   *[other] Player { $who }{ $name ->
        [none] {""}
       *[other] , { $name }
    }:
}
report-windows = { $place }, { $count } windows (records { $first } to { $last })
report-other-windows = { $all ->
    [yes] { $count ->
        [one] One window has been open since. Everybody who was owed the question in it was asked.
       *[other] { $count } windows have been open since. Everybody who was owed the question was asked in each of them.
    }
   *[no] { $count ->
        [0] There has been no other window since.
        [one] In one other window since, everybody who was owed the question was asked.
       *[other] In { $count } other windows since, everybody who was owed the question was asked.
    }
}
report-answers-judge = Held, legal, last moment: the judge answers that, and to { $seat } alone.
report-since = Since record { $record } A has acted { $a ->
    [0] not at all
    [one] once
   *[other] { $a } times
} and B { $b ->
    [0] not at all
    [one] once
   *[other] { $b } times
}.
report-round = Round { $round }, table { $table }
report-gone-back = The duel has gone back to record { $to } (record { $record }).
report-goes-on = So far the duel has not gone back to record { $to }: it stands as recorded.
