# Journals in files: `export`, `import`, `verify FILE`.

export-done = { $path }: the duel { $duel }, { $records ->
    [one] one record
   *[other] { $records } records
}. Seal { $seal }.
export-next = Whoever has the file can check it: { $command }
import-done = { $duel } ({ $path }): { $added ->
    [0] nothing new; { $records ->
        [one] its one record is
       *[other] its { $records } records are
    } in the store.
    [one] one of { $records } records was added.
   *[other] { $added } of { $records } records were added.
}
role-judge-only-export = only a judge exports JSON Lines, not { $role }: they hold everything
role-judge-only-import = only a judge imports a duel, not { $role }

verify-bad-file = { $path }: damaged. { $what }
damage-file = { $count ->
    [0] part { $block } of the file
    [1] record { $first }, in part { $block } of the file
   *[other] records { $first } to { $last }, in part { $block } of the file
}: { $wrong ->
    [check] its bytes were changed
    [batch_bytes] the bytes of its batch were changed
    [cut_off] the file ends before it should
    [header] nothing that may stand here begins here
    [order] something stands here that belongs elsewhere, or what belongs here is missing
    [compressed] what was compressed can't be taken apart
    [spelling] it isn't the one way this is written
    [end] the end doesn't fit the beginning
    [trailing] something follows the end
    [definition] a card definition doesn't fit its digest
   *[other] the head of the journal doesn't fit its records
}

error-bad-file = { $path } is damaged: { $what }
error-bad-file-hint = nothing of it was taken in; ask for another copy of the file
explain-bad-file = A file that was exported isn't as it was written. `takeback verify FILE` names the records.
error-fork = the store has other records of the duel { $duel } than { $path }: they differ from record { $from } on
error-fork-hint = nothing was changed from that record on; with another --store both can be looked at
explain-fork = Two journals of one duel went different ways after the same record. Both may be sound. The store keeps the one it has.
error-partial-copy = { $path } is a copy for one role: it has not all of the duel
error-partial-copy-hint = such a copy is checked, not imported: takeback verify { $path }
error-no-journal = { $path } is no journal that was exported
error-no-journal-hint = files that can be read here are written by takeback export
explain-partial-copy = A copy for a player or a spectator holds what that role may know and commitments in the place of the rest. It is verified and read, not played on.
explain-no-journal = The file begins like no journal: neither a portable file nor JSON Lines.
