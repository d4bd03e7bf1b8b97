# Looking after the store: repair, backup, erasing, removing, archiving, and the traces of it.

repair-reason = brought back from damaged files
repair-whole = { $duel }: whole, { $records ->
    [one] 1 record
   *[other] { $records } records
}
repair-partly = { $duel }: whole up to record { $records }{ $gaps ->
    [0] {""}
   *[other] ; missing: { $missing }
}{ $words ->
    [0] {""}
    [one] ; 1 text or key beside the records is missing
   *[other] ; { $words } texts or keys beside the records are missing
}
repair-lost = { $duel }: the beginning is gone, nothing of it can be read as a duel; missing: { $missing }
repair-rescued = { $duel }: the records { $records } were found behind the gap; they are kept in the folder rescued, for a repair with more to go by
repair-conflict = { $duel }: two versions were found from record { $record } on; the one of the store itself was taken, the other is kept in the folder rescued
repair-unread = { $path } couldn't be read: { $what }
repair-unsound = { $duel }: what was brought back fails its seals: { $what }
repair-nothing = nothing of a store was found in { $path }; no new one was made
repair-made = the new store is { $path }; the old one is as it was
repair-in-place = the store { $path } is the repaired one now; the damaged one is kept as { $kept }

backup-done = { $folder }: { $written ->
    [one] 1 duel
   *[other] { $written } duels
} written, { $unchanged } unchanged{ $removed ->
    [0] {""}
   *[other] , { $removed } taken out because they were removed
}
backup-unread = { $duel } can't be read: { $what }. What the backup had of it stays

erase-what = say what is to be erased: one of --name NAME, --record NUMBER, --all-words
erased = { $duel }: { $texts ->
    [one] 1 text
   *[other] { $texts } texts
} erased; every seal is still valid
erased-renamed = the duel is called { $duel } now
erased-elsewhere = Backups, copies and files that were handed out are not on this disk and were not touched.
removed = { $duel }, { $records ->
    [one] 1 record
   *[other] { $records } records
}, was removed; who did it and why stays
archived = { $duel }, { $records ->
    [one] 1 record
   *[other] { $records } records
}, is archived: it can be read, and nothing more is appended

trace = { $at }  { $duel }  { $deed ->
    [removed] removed
    [archived] archived
    [erased] texts erased
   *[repaired] brought back
} at record { $records } by { $by }: { $reason }
traces-none = nothing was removed, archived, erased or repaired here

role-judge-only-care = only a judge looks after the store, not { $role }

error-removed = the duel was removed from the store{ $by ->
    [none] {""}
   *[other] {" "}by { $by }
}
error-removed-hint = { $command } says when and why
explain-removed = The duel was taken out of the store. Its id can't be used again; a trace says who did it, when and why.
error-archived = the duel { $duel } is archived: nothing more can be appended to it
error-archived-hint = it can still be read
explain-archived = An archived duel is closed for good. It can be read, verified and reported about.
error-no-words = the duel { $duel } has no such words{ $record ->
    [0] {""}
   *[other] {" "}at record { $record }
}
explain-no-words = There is nothing to erase: no text of the duel is meant by this.
error-exists = { $path } is there already
error-exists-hint = name a folder that isn't there yet
explain-exists = The new folder is made by the command; what is already there is never written over.
error-not-a-backup = { $path } is not empty and no backup
error-not-a-backup-hint = name an empty folder, or the one of the last backup
explain-not-a-backup = A backup goes into a folder of its own, so that nothing else is written over.
