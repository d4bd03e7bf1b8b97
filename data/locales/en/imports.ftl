# Cards, decks and recordings that come from elsewhere.

card-line = { $name }. { $kind }
card-line-others = { $name } ({ $others }). { $kind }
cards-more = { $count ->
    [one] One card more has these words in its name; --most shows it.
   *[other] { $count } cards more have these words in their names; --most shows them.
}

import-read = { $path }, names in “{ $language }”: { $count ->
    [one] one card
   *[other] { $count } cards
}, { $new } of them new, { $changed } changed.
import-left-out = { $count ->
    [one] One row was left out:
   *[other] { $count } rows were left out:
}
import-row = row { $row }: { $why ->
    [passcode] its number is no passcode
    [number] a number is missing or is none
    [kind] it is neither a monster nor a spell nor a trap
    [name] it has no name
    [no-card] a name without a card
   *[unreadable] the database can't give it or what comes after it
}
import-rows-more = … and { $count } more; --json names them all.
import-kept = { $count ->
    [one] One imported card is kept
   *[other] { $count } imported cards are kept
} (names: { $languages }). What they do is said by whoever records a duel; a card file wins over them.
import-would = { $count ->
    [one] One imported card would be kept
   *[other] { $count } imported cards would be kept
} (names: { $languages }).
import-next = Next: { $command }

deck-read = { $main } cards in the main deck, { $extra } in the extra deck, { $side } in the side deck; format { $format }{ $listed ->
    [yes] , list “{ $list }”
   *[no] , no list
}.
deck-sound = Nothing is wrong with it.
deck-not-sound = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
deck-unknown = { $count ->
    [one] Nothing is known of one card, so its kind wasn't checked.
   *[other] Nothing is known of { $count } cards, so their kinds weren't checked.
} `takeback cards import` takes cards over from a database.
deck-part = { $part ->
    [main] the main deck
    [extra] the extra deck
   *[side] the side deck
}
deck-found-size = { $part } has { $has } cards; { $most ->
    [none] it needs at least { $least }
   *[other] it may have { $least } to { $most }
}
deck-found-copies = { $card }: { $has } copies, and { $listed ->
    [yes] the list allows { $most }
   *[no] a deck may have { $most }
}
deck-found-forbidden = { $card } is forbidden by the list
deck-found-not-on-the-list = { $card } isn't on the list of what may be played
deck-found-wrong-part = { $card } is in { $part } and { $belongs ->
    [none] is in no deck: it is a token
   *[other] belongs in { $belongs }
}
deck-found-no-such-kind = { $card }: this format has no { $kind ->
    [link] Link Monsters
   *[pendulum] Pendulum Monsters
}
deck-no-format = there is no format { $name }; there are { $known }
deck-wrong = { $why ->
    [passcode] “{ $found }” is no passcode
    [many] { $part } has more cards than any deck
    [parts] a ydke:// link has three parts, each with ! behind it, and this has { $count }
    [base64] { $part } of the link isn't base64: a character is wrong or missing
    [cut] { $part } of the link is cut off
   *[empty] there is no card in it
}
list-wrong = { $why ->
    [no-list] a card stands before the name of a list; a list begins with a line such as !2024.1 TCG
    [no-name] a list has no name behind its !
    [passcode] “{ $found }” begins with no passcode
    [copies] behind the passcode stands how many copies are allowed: 0, 1, 2 or 3
    [unknown] “{ $found }” isn't known; there is $whitelist
    [many] the list names more cards than there are
   *[empty] there is no list in it; a list begins with a line such as !2024.1 TCG
}

error-cards-damaged = { $path } isn't as it was written
error-cards-damaged-hint = delete it and import your card databases again
explain-cards-damaged = The file in which imported cards are kept was changed or damaged. Nothing else depends on it: delete it and import again.

error-no-databases = this build of the program can't read { $path }: it was made without what reads databases
error-no-databases-hint = build it with --features cdb; what was imported once is read by every build
explain-no-databases = Reading card databases (SQLite) is a part of the program that a first build leaves out.

error-no-database = { $path } is no card database: { $why ->
    [table] it has no table “{ $table }”
    [column] its table “{ $table }” lacks the column “{ $column }”
    [rows] its table “{ $table }” has more rows than there are cards
   *[database] it can't be read as SQLite
}
error-no-database-hint = a card database is the file cards.cdb of a program that plays the game, with the tables datas and texts
explain-no-database = A card database is an SQLite file with a table datas (id, ot, alias, setcode, type, atk, def, level, race, attribute) and a table texts (id, name).

error-bad-deck = { $what }
error-bad-deck-hint = a .ydk file has a passcode on each line, under #main, #extra and !side
explain-bad-deck = A text that should be a deck can't be read as one. Decks are .ydk files and ydke:// links.

error-bad-list = { $what }
error-bad-list-hint = a list is !NAME, then lines such as 12607053 1 --comment
explain-bad-list = A file that should hold lists of forbidden and limited cards can't be read as one.

error-which-list = { $path }: { $count ->
    [0] no list is called “{ $name }”
   *[other] { $count } lists could be meant
}
error-which-list-hint = name one with --of: { $lists }
explain-which-list = A file has several lists of forbidden and limited cards, and it isn't clear which one is meant.

replay-head = A recording of the form { $form }: { $first } went first, against { $second }.
replay-parameters = { $lp } life points, { $hand } cards in the first hand, { $draw } drawn each turn.
replay-deck = { $name }: { $main } cards in the main deck, { $extra } in the extra deck
replay-answers = { $count ->
    [0] There are no answers in it.
    [one] It holds one answer to a question of the program that made it.
   *[other] It holds { $count } answers to questions of the program that made it.
}
replay-no-answers = The decks and the answers aren't in it.
replay-answers-only = This form holds answers without their questions: only the program that asked them can play the duel again. A recording of the form yrpX says what happened.
replay-told = { $events } events are told; { $gaps } things aren't known.
gap-asked = Who was asked here, and who passed, isn't in the recording.
gap-effect = { $card }: which of its effects this was, and with which spell speed, isn't in the recording.
gap-materials = { $card }: what it was summoned with, beyond the moves above, isn't in the recording.
gap-not-told = Message { $message } (number { $number }) is about something that isn't told here.
gap-misfit = Message { $message } (number { $number }) doesn't fit what came before it: what it says is left out.
gap-short = Message { $message } (number { $number }) is too short for what it has to say.
gap-no-start = The messages have no set-up, so nothing can be told.
gap-no-end = The recording ends before the duel does.
gap-teams = More than one player sat on a side; which of them acted isn't told.
gaps-asked = Unknown { $count ->
    [one] once
   *[other] { $count } times
}: who was owed the question and asked, and who passed. The recording leaves every question out.
gaps-effect = Unknown for { $count ->
    [one] one activation or missed timing
   *[other] { $count } activations and missed timings
}: which effect of the card it was.
gaps-materials = Unknown for { $count ->
    [one] one Special Summon
   *[other] { $count } Special Summons
}: by which of its ways the monster came.
gaps-not-told = Not told: { $count ->
    [one] one message
   *[other] { $count } messages
} about things that have no event here.
gaps-misfit = Left out: { $count ->
    [one] one message that doesn't fit
   *[other] { $count } messages that don't fit
} what came before.
gaps-short = Left out: { $count ->
    [one] one message that is
   *[other] { $count } messages that are
} too short.
gaps-no-start = { $count ->
   *[other] Nothing can be told: the messages have no set-up.
}
gaps-no-end = { $count ->
   *[other] How the duel ended isn't known.
}
gaps-teams = { $count ->
   *[other] Which player of a side acted isn't known.
}

error-recording = { $path }: { $why ->
    [version] its header has version { $found }, which isn't known
   *[other] it begins like no recording that is known here
}
error-recording-hint = recordings are .yrpX and .yrp files (yrp1, yrp2)
explain-recording = A file is no recording of another program that this one can read, or a later version of one.

error-recording-damaged = { $path }: { $why ->
    [cut] it ends after { $at } bytes, before what it says is there
    [number] at byte { $at } it has a number of players or cards that can't be
   *[packed] what it holds can't be unpacked, or isn't as much as it says
}
explain-recording-damaged = A recording of another program is cut off or damaged. Nothing of it was used.
