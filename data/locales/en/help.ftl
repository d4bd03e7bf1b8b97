# The pages of --help, and what is said of a command line that can't be read.
# help-COMMAND says what a command does, its attributes what its options (.dry_run) and arguments
# mean, and the values of an option (.kind-judge: by the word that stands for it). What many commands
# take stands once, under help-options, help-arguments and help-everywhere.

help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
    .duel = The duel
help-options = Options:
    .at = The place to stand at
    .by = Who decided; may be given more than once
    .dry_run = Show what would be written without writing it
    .happened_at = When it happened, such as 2026-02-01T18:30:00+01:00 [default: now]
    .line = The line to stand on [default: the one last played on]
    .policy = Under which policy [default: kde, in every language]
    .reason = Why, in your own words; kept beside the sealed record
    .role = Read as this role, with what it may know
    .role-A = what seat A may know
    .role-B = what seat B may know
    .role-judge = everything that was recorded
    .role-spectator = what is public
    .seed = Pick cards nobody can tell apart by this number, as `assess` did
    .writer = For whom; only a judge may do this
help-everywhere = For every command:
    .store = The store's folder, or a server's address [default: TAKEBACK_STORE or the user's data]
    .cards = A folder of your own card files, beside the shipped ones [default: TAKEBACK_CARDS]
    .json = Print JSON Lines for programs instead of sentences
    .lang = The language: en, it or zh-Hant [default: the locale]
    .yes = Never ask back; the program asks nothing, so it changes nothing
    .help = Print this page
    .version = Print the version
help-default = [default: { $value }]
help-value = { $value }: { $text }
help-values = [{ $values }]

## What stands for something that is typed

help-name-ACTION = ACTION
help-name-CARD = CARD
help-name-COMMAND = COMMAND
help-name-CONDITION = CONDITION
help-name-DECK = DECK
help-name-DIR = DIR
help-name-DUEL = DUEL
help-name-FILE = FILE
help-name-FORMAT = FORMAT
help-name-KEY = KEY
help-name-KIND = KIND
help-name-LANGUAGE = LANGUAGE
help-name-LINE = LINE
help-name-MODE = MODE
help-name-NAME = NAME
help-name-NOTE = NOTE
help-name-NUMBER = NUMBER
help-name-OPTIONS = OPTIONS
help-name-PATH = PATH
help-name-PLACE = PLACE
help-name-RANGE = RANGE
help-name-RECORD = RECORD
help-name-ROLE = ROLE
help-name-RULE = RULE
help-name-RULES = RULES
help-name-SEAT = SEAT
help-name-SECONDS = SECONDS
help-name-STANDING = STANDING
help-name-STEP = STEP
help-name-TEXT = TEXT
help-name-TIME = TIME
help-name-WHAT = WHAT

## The commands

help-takeback = Records every pass, activation and resolution step of a duel, and goes back to any of them
    .after =
        A duel is named by its name or by the start of its id; left out, it is the one
        last written to. A place is 118 (a record), @ (the tip), @-3, t3 (turn 3),
        t3.mp1, t3.c2 (its second chain), t3.c2.l3 (the third link of that), or
        LINE@118.
help-help = Print this page, or the page of a command
help-run = Play written duels into the store and print what happened
    .files = Written duels
    .witness = Record what happened, right or wrong, whatever the file says
    .strict = Refuse what the rules refuse, whatever the file says
    .rules = The rules, whatever the file says: a profile (P7), a format (edison), or a region and a day
    .dry_run = Play it without writing anything
help-new = Start a duel
    .file = A written duel whose headers and set-up are taken; its actions are not played
    .name = What the duel is called [default: the file's name, or duel]
    .rules = The rules: a profile (P7), a format (edison), or a region and a day (TCG 2010-04-24)
    .mode = How the duel is written down
    .mode-strict = the engine is the table
    .mode-witness = what happened, right or wrong
help-play = Append actions to a duel, one by one
    .words = The duel, then actions such as 'A passes'; - reads them from the standard input; without any, at a prompt
    .role = For whom: a seat says its own actions, and reads only what it may know
help-duels = List the duels in the store
    .role = For whom; the list is the same for every role
help-status = Who may act, and why: turn, phase, window, chain
help-log = The events of a duel, readable
    .words = The duel, and a range such as 100..118 or a place
    .at = Only up to this place
    .passes = Show every window and every pass, one by one
help-show = The whole position
help-sheet = The life points of both players, change by change
help-step = Go through a duel event by event, forwards and backwards
    .at = The place to begin at
    .plain = Line by line: reads commands from the standard input, for screen readers and scripts
help-missed = Every time a seat was owed the question and wasn't asked
    .seat = Only this seat
    .first = Only the one that matters most
    .at = Only up to this place
help-assess = What going back to a place would cost, under a policy, and how it is done at the table
    .words = The duel, and the place going back to which is assessed
    .asked_by = Who asks for it
    .naming = The card the request names
    .seed = Pick cards nobody can tell apart by this number, to get the same ones again
    .audit = Every record since in strict reverse order instead
help-claim = What a player says: "I would have used that card then"
    .words = The duel, and the card that would have been used
    .seat = Who says so
    .when = When it would have been used [default: where it fits best]
    .naming = A card the claim names beside it: declared or targeted; may be given more than once
    .dry_run = Answer without writing down that it was claimed
help-ledger = Every window since a place, and what became of the question for each seat
    .since = Only windows that were open after this place
    .seat = Only what became of the question for this seat
help-preview = What would follow if something else were said at a place; nothing is written
    .words = The duel, the place, then actions such as 'B activates Mind Crush'
help-report = A printable report about going back to a place, for the judge or for the players
    .words = The duel, and the place going back to which is reported
    .html = The file to write: a page to read or to print
    .players = The players' copy: nothing in it that only one of them, or the judge, may know
    .annex = With what an auditor needs besides: every window, and every record in reverse order (in the judge's copy only)
    .second_lang = A second language beside the first
    .claim = The record of the claim it is about [default: the last claim]
help-rewind = Go back to a place, on a new line; nothing is deleted
    .words = The duel, and the place to go back to
    .kind = Which kind of going back
    .kind-judge = a judge's ruling
    .kind-agreed = both players agree
    .kind-correction = a slip of whoever keeps the record
    .kind-what-if = only to look at
    .extension = The extension that is given for it: seconds, or minutes and seconds, such as 3:00
    .shuffle = Shuffle in the record as well the decks that the plan says to shuffle at the table
    .statement_a = What A said happened; kept beside the sealed record
    .statement_b = What B said happened; kept beside the sealed record
    .policy = Under which policy it is assessed first [default: kde, in every language]
help-undo = Take back the last operation, by appending
    .dry_run = Show what would be taken back without writing it
help-redo = Take back the last undo, by appending
    .dry_run = Show what would be taken back without writing it
help-adjust = Put something right by hand, in place of going back
    .words = The duel, and the steps of the repair, in order
    .about = The record that is put right by it, such as that of a forgotten effect
    .after =
        A step is one of:
          B has 5300 LP, B gains 500 LP, B loses 700 LP
          Sangan to A's hand; also: deck, the bottom of the deck, graveyard,
            banished cards, extra deck
          Sangan to monster zone 3 in defense position; also: spell zone, field zone
          Sangan in attack position; also: in defense position, face-down, face-up
          Breaker the Magical Warrior has 1 Spell counter
          A's deck is shuffled
help-lines = The lines of a duel, as a tree
help-switch = Go on along another line
    .words = The duel, and the line to go on along
help-name = Give a line a name
    .words = The duel, the line, and its name
help-mark = Give a record a name
    .words = The duel, the place, and the name, which mark:NAME then means
help-finding = Say whose account of what happened a line is, or that it is what happened
    .words = The duel, and the line that tells what happened; several where it isn't a judge's finding
    .standing = Whose account it is
    .standing-A = seat A says so
    .standing-B = seat B says so
    .standing-witness = a witness says so
    .standing-agreed = both players say so
    .standing-found = a judge found it to be so
    .reason = Why, in your own words
    .by = Who says so; may be given more than once
help-ruling = Write a ruling down
    .words = The duel, the record it is about, and the ruling in your own words
    .head = The head judge rules
    .appeals = The record of the ruling it decides about again
help-appeal = Write down that a player doesn't accept a ruling
    .words = The duel, and the record of the ruling
    .seat = Who doesn't accept it
    .reason = Why, in the player's words
help-late = Say of an old record what nobody knew then
    .words = The duel, the record, and what nobody knew then ("that effect was mandatory")
    .rule = The rule it comes from
    .by = Who says so; may be given more than once
help-penalty = Write a penalty down that a judge gave
    .words = The duel, and the penalty that a judge gave, in your own words
    .seat = Who got it
    .about = The record it is about
    .by = Who gave it; may be given more than once
help-note = Write a note
    .words = The duel, and the note
help-call = A judge is called, the call ends, or time is called
    .words = The duel
    .seat = Who calls a judge; left out: a judge steps in
    .end = The call is over
    .extension = The extension: seconds, or minutes and seconds, such as 3:00 [default: the time lost]
    .time = Time is called in the round
help-match = Which duel of which match this is, and the duels of that match
    .words = The duel
    .event = The event
    .player = Show every duel of a player, and for a judge the penalties that were entered
    .players = The players, A's first
    .round = The round
    .table = The table
    .game = Which duel of the match
    .best_of = Out of how many
    .score = How many A and B have won before this one
    .began = Who began this one
    .minutes = How many minutes the round lasts
    .started = When the round began, such as 2026-02-01T18:30:00+01:00 [default: when the first duel of the match did]
    .sided = How many cards A and B exchanged with their side decks
help-audit = Give every answer of many duels again and compare; irregularities, questions not asked
    .paths = Duels of the store, written duels, folders of them, or other stores [default: the store]
    .jobs = How many at once [default: as many as there are processors]
    .junit = Write a JUnit report to this file as well
help-verify = Check seals and order, and play every record again from the first
    .duels = Duels of the store, files that were exported, or files of proofs [default: every duel]
    .against = A checkpoint that left this machine; may be given more than once
    .key = Whose signatures count: a public key, or the name of one that is kept; may be given more than once [default: every key of `keys list`]
    .role = For whom; seals are the same for every role
help-export = Write a duel as a file, to keep or to hand over as evidence
    .output = The file to write; another file is never replaced
    .format = In which format
    .format-takeback = one file with everything to verify it offline
    .format-jsonl = JSON Lines, to read and for other programs
    .zstd = Compress it; a copy for a player or a spectator never is
    .role = For whom: anybody but a judge gets a copy with what the role may know
help-import = Take in duels that were exported; doing it again changes nothing
    .files = Files that export wrote
help-checkpoint = The root of a duel's journal as a signed note, to be carried away
    .key = The key to sign with, of `keys list`
    .co_sign = Sign this note of somebody else as well, in place of making one
    .out = The file to write [default: print it]
help-proof = That a record is in a duel, or that a duel only grew, for somebody who hasn't got it
    .words = The duel, and the record
    .since = Prove that the duel only grew since this checkpoint
    .under = Prove it under this checkpoint [default: the last one that is kept]
    .out = The file to write [default: print it]
help-keys = The keys that sign checkpoints, and those of others
help-keys-new = Make a key of your own
    .name = Who signs with it: one word
help-keys-add = Keep the public key of somebody else, so that their signatures count
    .key = The key
help-keys-list = Every key that is kept
help-keys-show = A public key, to be given away
    .name = Whose
help-repair = Bring what is sound in a damaged store into a new one
    .damaged = The folder of the damaged store [default: the store]
    .into = The folder the new store is made in; it must not be there yet
    .in_place = Put the new store in the place of the damaged one, which is kept beside it
    .from = Where else to look: a backup, a copy, a portable file
    .by = Who repairs it
    .role = For whom; only a judge may do this
help-backup = Copy every duel into a folder; the next time only what has changed
    .folder = The folder of the backup
    .role = For whom; only a judge may do this
help-erase = Erase names and free texts of a duel, so that they are on this disk no more
    .name = Every text in which this name stands, and the duel's name where it has it
    .record = What was said at this record; may be given more than once
    .all_words = Every name and free text of the duel
    .reason = Why; it stays
    .by = Who decided; it stays
help-remove = Take a whole duel out of the store; a trace of it stays
    .reason = Why; it stays
    .by = Who decided; it stays
help-archive = Close a finished duel: it can be read, and nothing more is appended
    .reason = Why; it stays
    .by = Who decided; it stays
help-traces = What was removed, archived, erased and repaired, by whom and why
    .role = For whom; only a judge may do this
help-why = Which record made something as it is, and what that came of, back to an action
    .words = The duel, and what is asked about, such as B.lp
    .after =
        WHAT is A.lp, B.lp, a card by its name or passcode (where it is), CARD.atk,
        CARD.def, CARD.level, CARD.position, A.monster.2, B.spell.1, A.field,
        A.pendulum.1, chain.2 (a link), priority, window (also where none is open),
        turn or phase.
help-followed = What came of a record, what depends on it, and what stands without it
    .words = The duel, and the place
help-find = The records after which a condition holds, such as 'B.lp < 4000'
    .words = The duel, and a condition such as 'B.lp < 4000'
    .all = Every record after which it holds, not just the first
    .reverse = The last one; with --all, the last one first
    .in_all = In every duel of the store
    .after =
        Conditions: B.lp < 4000, chain.len >= 3, in("Sangan", A.graveyard),
        A.monsters >= 2, turn == 3 && phase == battle, window.kind == trigger,
        priority == B. docs/find.md has all of them.
help-whynot = Why an action can't be at a place: the conditions it fails
    .words = The duel, and an action such as 'B activates Waboku'
    .all = Every condition, those that hold too
help-cards = The catalogue of cards
help-cards-list = Every card the catalogue holds
help-cards-show = One card: its printed facts and its effects
    .name = Its name in any language, the start of it, or its passcode
help-cards-check = Check card files
    .paths = Card files or folders of them [default: data/cards]
help-cards-find = The cards whose name has these words in it
    .text = A part of a name in any language, or a passcode
    .most = How many at most
help-cards-import = Take names and kinds of cards over from card databases of your own
    .files = Card databases (cards.cdb), each with the language of its names before it where it isn't that of --lang, else English: it=cards-it.cdb
    .anew = Forget what was imported before
    .dry_run = Show what would be taken over without keeping it
help-deck = Players' decks: read, checked, written in another form
help-deck-check = What is wrong with a deck
    .deck = A .ydk file, or a ydke:// link
    .list = A file of forbidden and limited cards (lflist.conf)
    .of = Which of the file's lists, by a part of its name
    .format = The format: its deck sizes, and the kinds of cards it has
help-deck-to-ydke = The deck as a ydke:// link
    .deck = A .ydk file, or a ydke:// link
help-deck-to-ydk = The deck as a .ydk file
    .deck = A .ydk file, or a ydke:// link
help-deck-to-duel = The deck as lines of a written duel
    .deck = A .ydk file, or a ydke:// link
    .seat = Whose deck it is
help-replay = What a recording of another program says, and what it doesn't
    .file = A recording of another program (.yrpX, .yrp)
    .brief = Say only what the recording is and what it can't say, without the moments
help-diff = What differs between two places, two lines or two duels, or under two sets of rules
    .words = Two places, each after its duel where it isn't the one last written to; with --profiles a written duel, or a duel of the store
    .profiles = Compare two sets of rules instead: P2e,P7, or the option twice
help-rules = The rule profiles and formats there are
help-fmt = Put written duels in their canonical form
    .files = Written duels; `-` is the standard input, which is printed
    .check = Change nothing; name the files that would be
help-explain = A rule, a rule profile, a format or an error, in words
    .id = A rule such as FET-HOLDER, a profile such as P7, a format such as edison, or an error's code

## What is said of a command line that can't be read

misread-command = there is no command “{ $found }”
misread-no-command = a command is missing
misread-unknown = { $is ->
    [option] there is no option { $found } here
   *[word] “{ $found }” is one word too many
}
misread-conflict = { $option } and { $other } don't go together
misread-conflict-some = { $option } doesn't go together with other options that were given
misread-twice = { $option } can be given only once
misread-missing = missing: { $missing }
words-missing = “{ $duel }” is the name of a duel; what is still missing: { $missing }
misread-no-value = { $option } needs a value
misread-choice = “{ $found }” is no value for { $option }; there are { $known }
misread-value = “{ $found }” is no value for { $option }: { $why ->
    [range] a whole number from { $least } to { $most } is expected
    [zero] it has to be at least 1
    [large] the number is too large
    [number] a whole number is expected
    [nothing] it has to say something
   *[other] it can't be read so
}
misread-too-many = { $option } takes no value, and “{ $found }” was given
misread-count = { $option } needs { $wanted ->
    [one] one value
   *[other] { $wanted } values
}, and { $given ->
    [0] none was given
    [one] one was given
   *[other] { $given } were given
}
misread-not-text = what was typed isn't UTF-8 text
misread-other = the command line doesn't read so
misread-hint = --help says how it is typed
misread-near = did you mean { $near }?
