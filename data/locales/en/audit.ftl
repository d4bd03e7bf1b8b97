## What `audit` says
audit-none = There is no duel to audit.
audit-unread = { $duel } can't be audited:
audit-damaged = { $duel }: damaged. { $what }
audit-head = { $duel }: { $records ->
    [one] one record
   *[other] { $records } records
} on { $lines ->
    [one] one line
   *[other] { $lines } lines
}, { $decisions ->
    [one] one answer
   *[other] { $decisions } answers
} given again{ $found ->
    [yes] :
   *[no] ; nothing differs, nothing is irregular.
}
audit-stopped = {"  "}The file stops at line { $line }: { $why ->
    [refused] what it says can't have happened ({ $rule }).
    [check] what has to be so there isn't.
   *[not-refused] what has to be refused there isn't ({ $rule }).
} What comes after it wasn't looked at.
audit-others = {"  "}From record { $at } on it was played with { $what ->
    [cards] other card definitions ({ $cards }) than those at hand ({ $cards_at_hand })
    [engine] another engine (edition { $engine }) than the one at hand (edition { $engine_at_hand })
   *[both] other card definitions ({ $cards }) and another engine (edition { $engine }) than those at hand ({ $cards_at_hand }, edition { $engine_at_hand })
}. What differs there may come of that.
audit-diverges = {"  "}Record { $at } differs from what follows by the rules{ $other ->
    [yes] {" "}with the cards at hand
   *[no] {""}
}: { $instead ->
    [event] { $what } would stand there.
    [awaited] a player would be asked there.
   *[refused] what was said is refused ({ $what }).
}{ $rest ->
    [0] {""}
    [one] {" "}One record after it on that line wasn't compared.
   *[other] {" "}{ $rest } records after it on that line weren't compared.
}
audit-irregular = {"  "}Record { $at }, irregular, by { $seat }: { $sentence } ({ $rule }){ $left ->
    [yes] {" "}On a line that was left: it doesn't count.
   *[no] {""}
}
audit-not-asked = {"  "}Missed on the line it stands on: { $count }. Could have acted: { $could }; can't be known: { $cannot_tell }; nothing to do: { $nothing }; mandatory effects left out: { $forgotten }.{ $settled ->
    [0] {""}
   *[other] {" "}Put right or ruled on since: { $settled }.
}
audit-went-back = {"  "}{ $kind ->
    [judge] Went back by a judge's ruling
    [agreed] Went back because both agreed
    [correction] Corrected a slip of the record
    [what_if] Looked at another line
    [redo] Did again what had been taken back
    [overturned] Left what a judge's ruling had gone back to
   *[undo] Took back what was recorded
}: { $count ->
    [one] once.
   *[other] { $count } times.
}
audit-repairs = {"  "}Repairs by a judge: { $count }.
audit-total = { $duels ->
    [one] One duel
   *[other] { $duels } duels
}: { $clean } clean, { $findings } with findings, { $damaged } damaged, { $unread } that couldn't be read.
