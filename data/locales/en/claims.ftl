# A claim, the response ledger, the preview of a response: for a judge.

role-judge-only-claim = `claim` is for a judge alone: it would tell { $role } what the other player held
role-judge-only-ledger = `ledger` is for a judge alone: it would tell { $role } how the other player passed and what could have been done
role-judge-only-preview = `preview` is for a judge alone: it would tell { $role } what the other player holds

# $record is 0 for the whole line.
ledger-head = { $duel }, line { $line }: { $count ->
    [0] no window
    [one] one window
   *[other] { $count } windows
}{ $since ->
    [0] {""}
   *[other] {" "}since record { $since }
}.
ledger-after =
    {""}
    Record { $record }: { $text }
ledger-window = {"  "}{ $place }, { $window } (record { $opened }):
# asked and held are records, 0 for none; by is judge, A, B or nobody.
ledger-seat = {"    "}{ $seat } { $answer }{ $by ->
    [nobody] {""}
    [judge] , asked by a judge (record { $asked })
   *[other] , asked by { $by } (record { $asked })
}{ $held ->
    [0] {""}
   *[other] , was thinking (record { $held })
}{ $could }.
ledger-unmentioned = isn't mentioned by the recording: it is read as passed in silence
ledger-released = was released: the other acted first
ledger-awaited = is still to answer
# A line of a written duel inside a sentence. Lines are English in every language.
written-line = { $line }
ledger-could = { $standing ->
    [could] ; could have said: { $lines }{ $unknown ->
        [0] {""}
        [one] , and one card more can't be checked
       *[other] , and { $unknown } cards more can't be checked
    }
    [cannot_tell] ; can't be checked: { $unknown ->
        [one] one card held then is
       *[other] { $unknown } cards held then are
    } not known to the record
    [nothing] ; held nothing to use, as far as the record knows
   *[none] {""}
}

claim-head = { $duel }, line { $line }. { $seat } says: I would have used { $card }{ $when ->
    [0] {""}
   *[other] {" "}at record { $when }
}.
claim-not-owed = Owed: no. { $seat } was owed no window there.
claim-place = { $place }, { $window }
claim-owed = Owed: yes, { $place } (record { $opened }).
claim-asked = Asked: { $seat } { $answer }{ $at ->
    [0] {""}
   *[other] {" "}(record { $at })
}.
claim-held = { $held ->
    [yes] Held: yes. { $seat } had { $card } in { $place }{ $since ->
        [0] {""}
       *[other] {" "}(the record knows this card since record { $since })
    }.
    [possible] Held: possible. { $seat } held cards the record doesn't know, and { $card } may be one of them: look at them.
   *[no] { $why ->
        [lay] Held: no. { $card } lay in { $place } and couldn't be used from there.
        [not_set] Held: no. No card { $seat } had set can be { $card }, and from the hand it couldn't have been used.
       *[none] Held: no. { $seat } didn't hold { $card } then.
    }
}
claim-legal = { $legal ->
    [yes] Legal: yes. Nothing speaks against using { $card } there.
    [unknown] Legal: that depends on cards the record doesn't know. What it would have to know:
    [no] Legal: no. { $card } couldn't be used there:
   *[nothing] Legal: no. There was no { $card } to use.
}
# $later: how many moments there were after that action.
claim-last = Last moment before the duel went on with another action: { $same ->
    [yes] this one
   *[no] { $place } (go back to record { $go_back_to })
}.{ $later ->
    [0] {""}
    [one] {" "}After that action there was one later moment.
   *[other] {" "}After that action there were { $later } later moments.
}
claim-only-use = a claim is about a card that would have been used, such as 'Mind Crush'. Whether { $seat } was asked: { $missed }. Whether another action was possible: { $whynot }
claim-cost = Going back: to record { $record }. { $cost }
claim-since = Since record { $at }: { $seat } { $acted ->
    [0] has not acted
    [one] has acted once (record { $acted_at })
   *[other] has acted { $acted } times (records { $acted_at })
}, { $passed ->
    [0] has not passed
    [one] has passed once
   *[other] has passed { $passed } times
} and { $asked ->
    [0] was not asked aloud
    [one] was asked aloud once
   *[other] was asked aloud { $asked } times
}.
claim-shown = The claim names { $card }: it was shown at record { $at }.
claim-had-to = { $asked ->
    [no] { $card } had to be activated there, and { $seat } was not asked.
   *[yes] { $card } had to be activated there and wasn't: passing was no answer.
}
claim-agreed = { $seat } went on, ended the turn or agreed to go on { $count ->
    [one] once (record { $at })
   *[other] { $count } times (records { $at })
}.
claim-shown-left = The claim names { $card }: it was shown at record { $at }, on a line that was left.
preview-waits = What would become of the rest can't be said yet: somebody has to choose first, and nobody has said what. Add a line that says it.
claim-elsewhere = It could also have been used: { $place }; { $seat } { $answer } (go back to record { $go_back_to }).
claim-nowhere = No moment was named. { $card } could have been used in none of the { $count } windows { $seat } was owed; this is the one with the fewest reasons against it. With --when another is looked at.
claim-not-within = Record { $when } lies in no window { $seat } was owed. This is looked at instead, the likeliest from there to the next action:
claim-more = It could have been used in { $count ->
    [one] one moment more
   *[other] { $count } moments more
}: `ledger` lists them all.
claim-likeliest = No moment was named. { $card } could have been used in { $count } moments. { $why ->
    [open] This one is open now.
    [only] This one comes first: what counts is whether { $seat } was asked, then whether { $card } could be used.
   *[latest] The record doesn't tell { $alike } of them apart; this is the latest of them, and going back there takes away the least.
} With --when another is looked at.
adjust-again = What is wrong at record { $about } was put right at record { $at } already.
trail-put-right = Put right at record { $at }.
claim-soon = If it is about what is going on now, nothing has to be taken back: the next window is { $place }, and { $seat } may use { $card } in it.
claim-others = { $card } was { $seat }'s to activate: its effect had to be activated and was left out, whoever says so (go back to record { $go_back_to }). With `--seat { $letter }` it is looked at in full.
claim-stands = { $stands ->
    [soon] In all: nothing to go back for.
    [open] In all: nothing to go back for. The window is open, and { $seat } may use { $card } in it.
    [yes] In all: owed, not asked, held and legal.
    [cannot_tell] In all: the record can't tell whether { $seat } could have used { $card } there without having been asked.
   *[no] { $owed ->
        [no] In all: the record knows no such moment.
       *[other] In all: not all of it is so. See above.
    }
}
claim-on-record = That claim is on record already (record { $number }): nothing more is written.

preview-head = { $duel }, line { $line }: what would follow if this were said at record { $at }. Nothing is written.
preview-irregular = That isn't legal there: { $text } ({ $rule })
preview-follows = It would follow:
preview-ask = { $kind ->
    [open] Ask { $seat } to go on.
   *[response] Ask { $seat }: any response?
}
preview-passes = { $count ->
    [one] One pass is supposed on the way.
   *[other] { $count } passes are supposed on the way.
}
preview-all-legal = { $count ->
    [0] Nothing was decided afterwards on the line.
    [one] The one decision that was taken afterwards would still be legal.
   *[other] The { $count } decisions that were taken afterwards would all still be legal.
}
preview-not-legal = Afterwards { $count ->
    [0] the first decision of the line would no longer be legal
    [one] one decision of the line would still be legal, and the next one not
   *[other] { $count } decisions of the line would still be legal, and the next one not
}: record { $record }, { $line }
preview-reason = {"  "}{ $text } ({ $rule })
preview-end = Where it ends, compared with the line ({ $place }):
preview-end-line = {"  "}{ $about }: { $first } on the line, { $second } then
preview-end-same = Where it ends, nothing differs from the line.

# A late fact: what changes.
late-head =
    {""}
    What changes at record { $at }:
late-due = { $mandatory ->
    [yes] {"  "}Effect { $effect } of { $card } has to be activated: its condition was met, and { $seat } { $answer } (record { $at }). It can be activated again from record { $back } on.
   *[no] {"  "}Effect { $effect } of { $card }, which by its card file may be left out: its condition was met, and { $seat } { $answer } (record { $at }). If it has to be activated, it was left out there; from record { $back } on it can be.
}
late-example = {"  "}For example, somebody has to choose: { $line }
late-open = {"  "}Not all that would have come of it can be said or written as steps here: what is missing, add it yourself.
late-adjust = {"  "}To put it right now: { $command }
late-reason = the effect of { $card }, made late
late-reason-lp = what changed at record { $at } is taken back
late-breaks = {"  "}By the definitions at hand these conditions of “{ $line }” fail:
late-lp = {"  "}{ $seat } { $gain ->
    [yes] gained
   *[no] lost
} { $by } LP there: { $to } left then, { $now } now.
late-nothing = {"  "}By the card definitions at hand nothing was owed there that wasn't given. What has to be put right now, `adjust --about` puts right.
