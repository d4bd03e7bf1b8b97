# Evidence that leaves the machine: keys, checkpoints, proofs, and what verify says of them.

error-no-key = there is no { $secret ->
    [yes] secret key
   *[no] key
} called { $name } in { $path }
error-no-key-hint = `keys new NAME` makes one of your own, `keys add KEY` keeps somebody else's, `keys list` lists them
explain-no-key = A checkpoint is signed with a secret key of your own, and checked with the public keys of those who signed it. Both are found by their names in the folder of keys.

error-bad-key = { $name } is no key: { $why }
error-bad-key-hint = a public key looks like NAME+1a2b3c4d+ and 44 letters more, and is copied whole
explain-bad-key = A key is a name, eight hex digits that fit it, and the key itself, with a + between them. It is copied as one word.
key-wrong = { $wrong ->
    [name] a name has no space, no + and at most 256 bytes
    [secret] this is a secret key, and only the public one is given away
    [kind] it is of another kind than Ed25519
    [id] its digits don't fit its name and its letters, so something of it was changed
    [weak] anybody could sign for it
   *[form] it isn't written as a key is
}

error-key-taken = a key called { $name } is there already: { $path }
error-key-taken-hint = take another name; a key is never written over
explain-key-taken = A key that was used once is kept: without it nobody could sign as before, or check what it signed.

error-key-mode = other users of this machine can read { $path }
error-key-mode-hint = take the permission from them (chmod go= { $path }); if somebody may have read it, make a new key
explain-key-mode = Who has read a secret key can sign in its name. Its file is used only where nobody but its owner can read it or list its folder.

error-bad-checkpoint = { $path } is no checkpoint that can be relied on: { $why }
error-bad-checkpoint-hint = a note is copied byte for byte: a mail or an editor may have changed it
explain-bad-checkpoint = A checkpoint is a note of three lines, a blank line and signatures. One that is written otherwise, or that has a signature which isn't the signer's, is refused as a whole.
note-wrong = { $wrong ->
    [large] it is larger than 64 KiB
    [text] it isn't plain text with a line feed at the end of each line
    [line] line { $line } under the text is no signature
    [many] it has more than 16 signatures
    [forged] the signature of { $name } isn't the one { $name } makes under this text
    [origin] its first line names no duel
    [size] its second line is no number of records
    [root] its third line is no root
    [checkpoint] above the signatures stand not the three lines of a checkpoint
   *[form] it isn't a text, a blank line and signatures
}

error-unknown-signer = nobody whose key is known signed { $path }, only { $signers }
error-unknown-signer-hint = ask them for their public key over a way you trust, and give it with --key, or keep it with `keys add`
explain-unknown-signer = Anybody can sign under any name. A signature counts only when the key it was made with is known here.

error-other-duel = the checkpoint is of the duel { $id }, not of { $duel }
error-other-duel-hint = { $command } lists the duels
explain-other-duel = A checkpoint names its duel by its id. It says nothing of any other one.

error-no-checkpoint = { $duel } has no checkpoint that covers record { $record }
error-no-checkpoint-hint = `checkpoint --key NAME` makes one; one that lies elsewhere is given with --under
explain-no-checkpoint = A proof leads to the root that somebody signed. Without a checkpoint there is nothing to lead to.

error-bad-proof = { $path } proves nothing: { $why }
error-bad-proof-hint = a proof is copied byte for byte: a mail or an editor may have changed it
explain-bad-proof = A proof holds, or it doesn't: its hashes lead to the root that was signed, or something was changed.
proof-wrong = { $wrong ->
    [large] it is larger than 1 MiB
    [record] the record in it can't be read
    [beyond] the checkpoint was made over { $size } records, and this one isn't among them
    [later] the later checkpoint doesn't come after the earlier one in the same duel
    [wrong] it doesn't lead to the root that was signed
   *[form] it isn't written as a proof is
}

role-judge-only-checkpoint = only a judge signs the judge's journal, not { $role }
role-judge-only-proof = only a judge makes proofs from the judge's journal, not { $role }: a record tells cards apart that lie hidden

keys-new = Made. The secret key of { $name } lies in { $folder }. Keep a copy where nobody else reads it.
keys-give = Everybody who is to check your signatures needs this line, from your own hand:
keys-added = Kept: signatures of { $name } ({ $id }) count from now on.
keys-none = There are no keys yet.
keys-none-next = To make one: { $command }
keys-entry = { $key }{ $own ->
    [yes] {" "}(yours)
   *[no] {""}
}

checkpoint-written = { $duel }: the checkpoint over { $records ->
    [one] one record
   *[other] { $records } records
} is in { $path }.
checkpoint-carry = It proves something only once it has left this machine: give it to both players, print it, send it.
proof-written = { $path } proves { $of ->
    [growth] that { $duel } only grew from { $number } to { $records } records.
   *[record] that record { $number } is in { $duel }, under the checkpoint over { $records ->
        [one] one record
       *[other] { $records } records
    }.
}

verify-against = Not rewritten since { $path }: { $records ->
    [one] the first record is the one
   *[other] the first { $records } records are those
} that { $by } signed.{ $later ->
    [0] {""}
    [one] {" "}One record came later; nothing outside speaks for it.
   *[other] {" "}{ $later } records came later; nothing outside speaks for them.
}
note-unknown = Also signed by { $signers }, whose key isn't known here: that counts for nothing.
verify-accident = This shows accident, not rewriting by whoever holds the store. For that, give a checkpoint that left this machine: --against NOTE
verify-rewritten = { $duel }: rewritten or cut off: { $what }. { $sound ->
    [0] No checkpoint speaks for what is there.
    [one] A checkpoint speaks for record 1.
   *[other] Up to record { $sound } nothing is wrong.
}

proven-record = Record { $number } is in the journal of the duel { $duel } that { $by } signed after { $records ->
    [one] one record
   *[other] { $records } records
}.
proven-says = Written { $at }: { $text }{ $hidden ->
    [yes] {" "}(a part of it is hidden)
   *[no] {""}
}
proven-growth = The journal of the duel { $duel } only grew: the { $earlier ->
    [one] one record
   *[other] { $earlier } records
} that { $by } signed are the first of the { $later } that { $later_by } signed.

verify-copy = { $path }: the copy of { $duel } for { $role ->
    [spectator] a spectator
   *[other] { $role }
}: all { $records } records lead to the seal { $seal }. { $told ->
    [0] Nothing in it is hidden as a whole.
    [one] One record is hidden as a whole; what is told in its place isn't sealed.
   *[other] { $told } records are hidden as a whole; what is told in their place isn't sealed.
}
