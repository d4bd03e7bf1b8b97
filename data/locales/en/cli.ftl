# The command line: errors with their hints, and what commands print.
# Keys: error-CODE, error-CODE-hint, explain-CODE for every code in crates/cli/src/error.rs.

error = error: { $message }
hint = hint: { $hint }
legal-now = Legal now:
legal-more = { $least ->
    [yes] … and at least { $count } more
   *[no] { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
}
legal-none = Nothing the record knows of is legal for that seat now.
next-step = Next: { $command }

## Errors

error-usage = { $what }
explain-usage = The command line doesn't read so. `takeback help` lists the commands, `takeback COMMAND --help` its options.

error-mistake = { $what }
error-mistake-hint = the language of written duels is described in docs/duel-format.md
explain-mistake = A written duel has a mistake. The line is shown with the place underlined, and what was expected there. Nothing of the file was recorded.

error-card-file = { $what }
explain-card-file = A card file has a mistake.

error-assertion = { $what }
explain-assertion = A line of a written duel that begins with ! says what must be so at that place, and it isn't so. Either the file is wrong or the duel went another way.

error-not-text = { $path } isn't a written duel: it isn't text (byte { $at } is no UTF-8)
error-not-text-hint = written duels are plain text files, usually ending in .duel
explain-not-text = The file isn't UTF-8 text.

error-empty = { $path } has no line that plays
error-empty-hint = docs/duel-format.md shows a whole written duel in a dozen lines
explain-empty = The file holds nothing to play.

error-folder = { $path } is a folder; a file is needed
error-folder-hint = to play every written duel in it: run { $path }/*.duel
explain-folder = A folder was given where a file is needed.

error-no-regular-file = { $path } isn't a file but a pipe or a device
error-no-regular-file-hint = give a file; `play DUEL -` reads lines from the standard input
explain-no-regular-file = Only regular files are read: no pipes, no devices, no sockets.

error-not-own-file = { $path } is there already, and isn't a file that this command wrote
error-not-own-file-hint = name a file that doesn't exist yet
explain-not-own-file = What `report --html` and `audit --junit` write never takes the place of another file. One they wrote themselves is replaced.

error-too-large = { $path } is larger than 1 MiB
error-too-large-hint = no duel takes so many lines, and no card file either
explain-too-large = A written duel, a card file and the standard input are read up to 1 MiB.

error-no-card-files = { $path } holds no card file
error-no-card-files-hint = card files end in .ron
explain-no-card-files = The folder that was to be checked holds no file that ends in .ron.

error-no-file = there is no file { $path }
explain-no-file = There is no file with this name.

error-no-duel = no duel is called { $name }, and no id begins with it
error-no-duel-hint = { $command } lists the duels{ $short ->
    [yes] ; an id is named by four of its digits or more
   *[no] {""}
}
explain-no-duel = The store has no duel with this name, and none whose id begins like this.

error-no-duels = the store { $path } holds no duels yet
error-no-duels-hint = play a written duel into it: { $command }
explain-no-duels = There is no duel in the store. `run` or `new` makes one.

error-ambiguous = { $name } could be any of these duels: { $could }
error-ambiguous-hint = name it by its id, or by more of it
explain-ambiguous = More than one duel has this name, or an id that begins like this.

error-no-place = { $what }
error-no-place-hint = the duel has the records 1 to { $last }
explain-no-place = The duel has no such place, or it isn't on the line you stand on.

error-bad-place = “{ $place }” is no place: { $what }
error-bad-place-hint = a place is 118 (a record), @ (the tip), @-3, t3 (turn 3), t3.mp1, t3.c2 (its second chain), t3.c2.l3, or LINE@118; a range is 100..118
explain-bad-place = A place can't be read. Places are 118, @, @-3, t3, t3.mp1, t3.c2, t3.c2.l3, LINE@118, seal:HEX.

error-no-line = the duel { $duel } has no line { $line }
error-no-line-hint = it has: { $lines }
explain-no-line = The duel has no such line. The first is called main; the others are named by the record that started them.

error-no-card = no card is called { $name }
error-no-card-hint = did you mean { $nearest }?
explain-no-card = The catalogue has no card with this name, in any language, and none with this passcode.

error-several-cards = { $name } could be any of these cards: { $could }
explain-several-cards = More than one card's name begins like this.

error-no-profile = { $what }
explain-no-profile = There are no such rules: no profile, no format, nothing that held on that day, or no such flag or value in them. `takeback rules` lists them; they are in data/rules/ and data/formats/.

error-no-rule = there is no rule, no rule profile, no format and no error called { $id }
error-no-rule-hint = did you mean { $nearest }?
explain-no-rule = There is no rule, no rule profile, no format and no error with this id.

error-nothing-to-undo = the duel { $duel } has nothing left to take back but its set-up
explain-nothing-to-undo = Undo takes back one operation after the other, but never the set-up.

error-nothing-to-redo = the duel { $duel } has nothing to redo: nothing was undone, or something else was done since
explain-nothing-to-redo = Redo takes back the last undo, as long as nothing else was done after it.

error-nothing-to-audit = { $path } holds no written duel and is no store
explain-nothing-to-audit = `audit` takes duels of the store, written duels (.duel), folders of them, and stores.

error-no-call = no call of a judge is open in the duel
explain-no-call = A call ends only where one has begun: `call DUEL --seat A` begins it.

error-no-ruling = record { $number } is no ruling
explain-no-ruling = An appeal is against a ruling, by the number of its record.

error-last-word = the head judge made the ruling of record { $number }: there is no appeal against it
explain-last-word = A player can appeal against the ruling of the judge at the table. What the head judge then decides is the last word.

error-head-judge = only the head judge decides again about the ruling of record { $number }
error-head-judge-hint = with --head it is the head judge's ruling
explain-head-judge = An appeal goes to the head judge, whose ruling is the last.

error-no-appeal = nobody has appealed against the ruling of record { $number }
error-no-appeal-hint = `appeal DUEL { $number } --seat A` writes an appeal down
explain-no-appeal = A ruling is decided again only after a player appealed against it.

error-time-called = time was called already, at record { $number }
explain-time-called = Time is called once in a round. `undo` takes it back if that was a slip.

error-what-if = line { $line } is only a what-if: nothing of it happened
error-what-if-hint = --kind what-if goes on looking
explain-what-if = A what-if line is there to look at. It is nobody's account of what happened, and the duel itself can't go on from it.

error-repair = the repair can't be: { $what }
explain-repair = A step of a repair says something that can't be at this place: a card that isn't there, a zone that is taken. Nothing was written.

error-in-repair = record { $to } lies in the middle of a judge's repair
error-in-repair-hint = the repair is complete after record { $after }
explain-in-repair = A duel stands before a repair or after it, never in the middle.

error-bad-name = “{ $name }” can't be a name: { $what }
explain-bad-name = A name of a line or a record has to be readable as a place: without @, and not empty.

name-at = @ stands between a line and a record
name-part = “..” and “:” are parts of places, and no space may stand before or after a name
name-number = a number is always the line's own

error-line-name-taken = another line is called “{ $name }”
explain-line-name-taken = Every line has its own name; a number is always the line's own.

error-no-rewind = the duel { $duel } can't go back to record { $to }: that is part of the set-up
error-no-rewind-hint = play begins at record { $first }
explain-no-rewind = A rewind goes to a record after play began.

error-name = “{ $name }” can't be the name of a duel: { $why ->
    [id] it would be read as the start of an id
    [place] it would be read as a place
   *[letters] a name is made of letters, digits, - and _, and begins with a letter
}
error-name-hint = such as { $why ->
    [letters] grand-final-2
   *[other] duel-{ $name }
}
explain-name = A duel's name has to be told apart from an id, a place and an option.

error-name-taken = a duel is called { $name } already ({ $id })
error-name-taken-hint = choose another name, or leave --name out
explain-name-taken = Two duels of one name couldn't be told apart by it.

error-damaged = the duel { $duel } is damaged: { $what }
error-damaged-hint = { $command } says what is wrong and where
explain-damaged = A record fails its check: its bytes are not those that were sealed, or the records can't be this game.

error-store-damaged = the store { $path } is damaged
error-store-damaged-hint = { $command } brings what is sound into a new folder and leaves this one as it is; with another --store you can work on meanwhile
explain-store-damaged = The store's own files are damaged, so that it can't be opened.

error-refused = { $text } ({ $rule })
error-refused-hint = it was not recorded; { $command } says more about the rule
explain-refused = The rules said no. Nothing was recorded.

error-busy = the store is in use by { $process ->
    [0] another process
   *[other] process { $process }
}
error-busy-hint = try again in a moment; another store can be named with --store
explain-busy = Another process holds the store. It is held only while something is read or appended.

error-conflict = somebody else appended to the duel { $duel } meanwhile: record { $actual } is its last, not { $expected }
error-conflict-hint = what you said was not recorded; look at the duel with { $command }, and say it again if it still holds
explain-conflict = Two writers appended after the same record. One of them won. What the other said is not recorded: it was said without knowing what had happened meanwhile.
meanwhile = Meanwhile:{ $said }

error-full = there is no room left to write { $path }
error-full-hint = nothing was recorded; what was there before is untouched
explain-full = The disk is full.

error-output = what was to be printed couldn't be written: { $what }
error-output-hint = nothing was to be recorded
explain-output = The standard output couldn't be written. What was recorded before that stands; the message says up to which record.
output-stands = in the duel { $duel } the records up to { $last } stand, printed or not; log shows them

error-no-random = the system gives no random bytes, so nothing can be sealed
explain-no-random = What is hidden is sealed with random bytes of the system, and there were none. Nothing was recorded.

error-io = { $path } can't be read or written: { $what }
explain-io = The file system said no.

error-no-home = the user's data directory can't be found
error-no-home-hint = name a folder with --store DIR or TAKEBACK_STORE
explain-no-home = Neither --store nor TAKEBACK_STORE is given, and the system doesn't say where the user's data goes.

error-role = { $what }
error-role-hint = leave out --as, or say --as judge
explain-role = Each role reads what it may know. What could have been done would tell a player what the other one holds; going back, and taking back, are for a judge to say; and a player says only the own lines.

error-not-ours = { $path } holds something that isn't a Takeback store
error-not-ours-hint = name an empty folder, or one that doesn't exist yet
explain-not-ours = The folder isn't a store of this program. It was not touched.

error-store-kind = { $path } is no folder, and this takeback keeps duels in folders only
error-store-kind-hint = name a folder with --store DIR, or build takeback with --features postgres
explain-store-kind = The store is named by an address instead of a folder, and this program has no store of that kind.

error-version = { $path } was written by another version: { $found }
error-version-hint = a newer takeback reads it
explain-version = The store or the journal has a version that this program doesn't know.

error-unknown-outcome = the store gave no answer: it can't be told whether this was recorded in the duel { $duel }
error-unknown-outcome-hint = look with takeback log before you say it again
explain-unknown-outcome = The server was asked to record something and its answer didn't come in time. It may have been recorded, or may still be once the server is back.

error-server = { $path } can't be used: { $what }
error-server-hint = what stands after the colon is what the server or the system says
explain-server = The PostgreSQL server of the store doesn't answer, or lets nobody in under this name.

error-server-setting = { $path } may lose what it has answered: its { $setting } is { $found }
error-server-setting-hint = set { $setting } to { $wanted } on the server
explain-server-setting = A journal is only kept where a server writes to its disk what it has committed. This one is set otherwise and isn't used.

error-server-tables = { $path } has no tables for duels, and this user may not make them
error-server-tables-hint = let somebody who may run what stands above in that database
explain-server-tables = The store's database has to have tables for duels. They are made by the first who connects and may make them.

error-server-order = { $path } is server { $found }, and is given as { $wanted }
error-server-order-hint = give the addresses of all servers, in the order in which they were given first
explain-server-order = Duels are divided among the servers by the order of their addresses. Given in another order, a duel would be looked for in the wrong place.

error-bad-address = the address of the store can't be used: { $wrong ->
    [tls] it asks for an encrypted connection, which this takeback can't make
   *[form] it isn't written as postgres://USER@HOST:PORT/DATABASE
}
error-bad-address-hint = several servers are divided by a semicolon: 'postgres://one/duels;postgres://two/duels'
explain-bad-address = A store on PostgreSQL is named by the address of its server.

error-bug = this is a bug in takeback: { $what }
error-bug-hint = nothing of the command is half recorded: a batch is there whole or not at all. Please report it with the command and the written duel
explain-bug = Something happened that the program holds to be impossible.

## What commands print

reading-as = Reading as { $role }.
store-is = The store is { $path }.

duels-entry = { $name }  { $id }  made { $made }  { $records ->
    [one] { $records } record
   *[other] { $records } records
}
duels-none = The store holds no duels yet.

show-head = { $duel }, after record { $at }
status-could = { $seat } could say:

lines-head = { $duel } has { $count ->
    [one] one line
   *[other] { $count } lines
}. The duel goes on along the one marked *.
lines-main = { $line }: the duel as it was first recorded, up to record { $tip }
lines-branch = line { $line }: { $kind ->
    [judge] goes back, by a judge's ruling,
    [agreed] goes back, as both players agreed,
    [correction] goes back, to correct the record,
    [undo] takes back: { $undone }; goes back
   *[what_if] looks at what might have been, going back
} to record { $from }; { $records ->
    [0] nothing on it yet
    [one] one record of its own, up to record { $tip }
   *[other] { $records } records of its own, up to record { $tip }
}
lines-standing = { $standing ->
    [claimed] what { $seat } says happened
    [witnessed] what a witness says happened
    [agreed] what both players say happened
   *[found] what a judge found to have happened
}
lines-reason = “{ $text }”
lines-reason-by = “{ $text }” ({ $by })

verify-good = { $duel }: { $records ->
    [one] one record is as it was sealed
   *[other] all { $records } records are as they were sealed
}, and fold. Seal { $seal }.
# What an error beneath comes from; $number: the record, or the system's number.
cause = { $cause ->
    [record] record { $number } can't be: it contradicts what stood before it
    [no_record] there is no record { $number }
    [history] record { $number } doesn't follow from those before it
    [bytes] { $number ->
        [0] stored bytes fail their check
       *[other] from record { $number } on the stored bytes fail their check
    }
    [no_card] there is no such card
    [not_there] the card isn't where it would have to be
    [occupied] another card lies there
    [other_face] it is another card
    [not_in_pool] the deck has no such card left
    [mismatch] it contradicts what stood before it
    [not_found] there is no such file or folder
    [permission] the system doesn't allow it
    [exists] there is something of this name already
    [no_folder] a part of the path is no folder
    [folder] it is a folder
    [read_only] it can only be read there
    [full] there is no room left
    [gone] nobody reads it any more
    [system] the system says no{ $number ->
        [0] {""}
       *[other] {" "}(its error { $number })
    }
   *[other] something is there that isn't known here
}

# What is wrong with a record. $inner: what can't be, as the journal says it.
damage = { $count ->
    [1] record { $first }
   *[other] records { $first } to { $last }
}: { $wrong ->
    [seal] its seal doesn't fit its bytes
    [number] record { $found } comes in its place
    [batch] batch { $found } comes out of order
    [cut_off] the journal ends before it should
    [head] the journal's head doesn't fit its records
    [rewind] it goes back to record { $found }, which isn't before it
    [switch] it goes on along line { $found } at { $to }, where that line doesn't stand
    [undo] it undoes batch { $found }, which isn't before it
    [mismatch] it can't be: { $inner }
    [secret_missing] the secret of { $who } is missing, so what was hidden can't be checked
    [secret_changed] the secret of { $who } was changed, so what was hidden can't be checked
    [bytes] its bytes are no record
    [follows] it follows another record than the one its line stands at
    [words_changed] the words beside it aren't the ones that were sealed
    [words_added] words lie beside it, but it was sealed without any
    [note_changed] the checkpoint beside it is none of this duel up to that record
    [checkpoint] these aren't the records that the checkpoint over { $found } records was made of
    [beyond] a checkpoint was made over { $found } records, and the journal ends before that
   *[other] { $inner }
}
damage-secret = { $who ->
    [A] seat A
    [B] seat B
   *[judge] the judge
}
verify-bad = { $duel }: damaged. { $what } { $sound ->
    [0] Nothing before it can be read.
    [one] Record 1 is sound.
   *[other] Records 1 to { $sound } are sound.
}

# Where lines were typed.
typed-on = the command line
typed-into = the standard input
play-no-line = an action to play is missing, such as 'A passes'
say-declares = To say it: { $seat } declares CARD. In one line with what it is for: { $seat } activates CARD declaring CARD
fmt-done = { $path } is in its canonical form now.
fmt-not-yet = { $path } is not in its canonical form.
run-again = A duel called { $before } is in the store already and stays as it is: { $path } is recorded as { $now }.
adjust-steps-hint = the steps of a repair are listed by: takeback adjust --help
adjust-no-step = what is to be put right in { $duel } is missing, such as 'B has 5300 LP'
whynot-no-line = one line that a player says is needed, such as 'B activates Waboku'
whynot-head = { $line }: { $failed ->
    [0] nothing speaks against it here.
    [1] { $failed } of { $count } conditions isn't met.
   *[other] { $failed } of { $count } conditions aren't met.
}

whynot-missed = Record { $at }: { $text }
whynot-met = Its condition was met at record { $at }; it was not activated then.
whynot-rest = { $count ->
    [one] One condition more is shown by --all.
   *[other] { $count } conditions more are shown by --all.
}

cards-all = { $command } shows every card there is
cards-sound = No mistakes.
cards-mistakes = { $count ->
    [one] One mistake.
   *[other] { $count } mistakes.
}

explain-rule-source = Source: { $source } (docs/rules-model.md)
explain-profile = { $id }: { $title }{ $since ->
    [none] {""}
   *[other] , since { $since }
}{ $until ->
    [none] {""}
   *[other] , until { $until }
}
explain-names = Also called: { $names }
explain-since = Since { $day }: { $because }.
explain-until = Until { $day }: { $because }.
explain-flag = {"      "}{ $flag }: { $value }; { $because }
explain-format = { $name }: { $title }
explain-fact = {"  "}{ $about }: { $says }; { $because }
explain-other-game = { $name }: { $title } is another game: { $because }. No duel of it is kept here. The formats there are: { $known }.
fact-profile = Rules
fact-lp = Life points
fact-hand = Cards in hand at the beginning
fact-main = Main deck
fact-extra = Extra deck
fact-side = Side deck
fact-list = Forbidden and limited cards
fact-banned = Not played at all

rules-profiles = Rule profiles:
rules-formats =
    {""}
    Formats:
rules-format = {"  "}{ $name }: { $title }{ $profile ->
    [none] , which is another game and isn't played here
   *[other] {" "}({ $profile })
}
rules-next =
    {""}
    A day and a region pick a profile too: TCG 2010-04-24. In words, with dates and sources: { $command }

diff-title = { $duel }, played under { $one } and under { $other }
diff-part = They part at line { $line }: { $text }
diff-part-said = They part at what was said in record { $line }: { $text }
diff-part-begin = They part before the first line.
diff-under = Under { $rules }:
diff-nothing = {"  "}Nothing more happens.
diff-refused = {"  "}Not so: { $text }
diff-rest = { $rules }: { $left ->
    [0] nothing is left after it.
    [one] { $stopped ->
        [no] the decision after it can be played as well.
       *[other] the decision after it can't be played: { $stopped }
    }
   *[other] { $stopped ->
        [no] the { $left } decisions after it can be played as well.
       *[other] of the { $left } decisions after it { $played } can be played, then that at { $line } can't: { $stopped }
    }
}
diff-rest-stops = { $rules }: { $left ->
    [0] nothing is left after it.
   *[other] it goes no further.
}
diff-end = At the end, where each of them stands:
diff-end-line = {"  "}{ $about }: { $first } under { $one }, { $second } under { $other }
diff-end-same = At the end both stand alike.
diff-same = Nothing differs: { $count ->
    [one] one decision is
   *[other] { $count } decisions are
} played alike under { $one } and under { $other }.
diff-same-stops = Both stop at { $line }: { $text }
diff-two = --profiles takes two sets of rules, such as P2e,P7, or the option twice

explain-where = docs/rules-model.md lists the rules, data/rules/ the rule profiles, data/formats/ the formats
explain-exit = A command that ends with it has the exit code { $exit }.

role-judge-only-missed = `missed` is for a judge alone: it would tell { $role } what the other player holds
role-judge-only-rewind = only a judge goes back, not { $role }
role-judge-only-undo = only a judge takes back, not { $role }
role-judge-only-desk = only a judge writes at the desk, not { $role }
role-judge-only-audit = only a judge audits, not { $role }: it would tell what the hands hold
role-own-lines = { $role ->
    [spectator] a spectator says nothing
   *[other] as { $role } only { $role }'s own lines are played, and nothing is asserted
}

missed-head-forgotten = { $duel }, line { $line }: { $count ->
    [one] a trigger effect that has to be activated was left out
   *[other] trigger effects that have to be activated were left out { $count } times
}.
missed-head-settled = { $count ->
    [one] One mandatory trigger effect that was left out has been put right, or ruled on, since
   *[other] { $count } mandatory trigger effects that were left out have been put right, or ruled on, since
}.
missed-head-unmentioned = The recording doesn't mention { $count ->
    [one] one window
   *[other] { $count } windows
} in which something could have been done, or can't be excluded: they are read as passed in silence.
missed-entry-forgotten =
    {""}
    { $number }. { $seat } left out what has to be activated: { $place }, { $window } (record { $at }).
missed-entry-unmentioned =
    {""}
    { $number }. The recording doesn't mention { $seat }: { $place }, { $window } (record { $at }).
missed-forgotten = {"   "}{ $card }: its condition was met (record { $met }), and { $seat } has to activate it. { $late ->
    [0] It was not activated; { $chains ->
        [0] no chain has
        [one] one chain has
       *[other] { $chains } chains have
    } ended since.
   *[other] It was activated at record { $late }; { $chains ->
        [0] no chain
        [one] one chain
       *[other] { $chains } chains
    } had ended by then.
}
missed-settled = {"   "}{ $by ->
    [repair] It was put right at record { $at }.
   *[other] A judge ruled on it at record { $at }.
}
noted = Record { $at }: { $text }
noted-repairs = { $count ->
    [one] One repair made since doesn't say what it puts right: record { $records }. Was it for this?
   *[other] { $count } repairs made since don't say what they put right: records { $records }. Was one of them for this?
}
line-what-if = Line { $line } is a what-if line: what stands on it was only tried out.
missed-reason-forgotten = { $seat } left out a mandatory effect
missed-none = In { $duel } everybody who was owed the question was asked.
missed-none-seat = In { $duel } { $seat } was asked every time { $seat } was owed the question.
missed-head = { $duel }, line { $line }: { $count ->
    [one] one question was not asked
   *[other] { $count } questions were not asked
}.
missed-entry =
    {""}
    { $number }. { $seat } was not asked: { $place }, { $window } (record { $at }).
missed-could = {"   "}With what { $seat } held then, { $seat } could have said:
missed-nothing = {"   "}As far as the record knows, { $seat } held nothing to use then.
missed-unknown = {"   "}{ $count ->
    [one] One card { $seat } held then is
   *[other] { $count } cards { $seat } held then are
} not known to the record: whether one of them could be used can't be told.
missed-line = {"     "}{ $line }{ $since ->
    [0] {""}
   *[other] {"   "}(the record knows this card since record { $since })
}
missed-go-back = {"   "}To ask then: go back to record { $record }.
missed-next =
    {""}
    To go back and ask: { $command }
missed-reason = { $seat } was not asked
cost = Since then: { $records ->
    [0] nothing
    [one] one record
   *[other] { $records } records
}, decisions A { $a } and B { $b } (passes counted), { $turns ->
    [0] no new turn
    [one] one new turn
   *[other] { $turns } new turns
}, { $phases ->
    [0] no new phase
    [one] one new phase
   *[other] { $phases } new phases
}; A learned { $learned_a ->
    [0] nothing
    [one] one card
   *[other] { $learned_a } cards
}, B { $learned_b ->
    [0] nothing
    [one] one card
   *[other] { $learned_b } cards
}; { $searched ->
    [0] {""}
    [one] one deck was looked through;{" "}
   *[other] { $searched } decks were looked through;{" "}
}{ $random ->
    [0] nothing random
    [one] one shuffle or random outcome
   *[other] { $random } shuffles and random outcomes
}.

dry-run = Only tried: nothing is written.
duel-meant = In duel { $duel }, the one last written to:
stands = { $tries ->
    [yes] { $count ->
        [0] No action before it could be played; nothing was written.
        [one] The action before it could be played; nothing was written.
       *[other] The { $count } actions before it could be played; nothing was written.
    }
   *[no] { $count ->
        [0] No action before it was played in the duel { $duel }.
        [one] The action before it stands in the duel { $duel }.
       *[other] The { $count } actions before it stand in the duel { $duel }.
    }
}
renamed = The duel is called { $duel }: the file's own name { $why ->
    [id] would be read as the start of an id.
    [place] would be read as a place.
   *[letters] doesn't begin with a letter.
}
# Something with its id in brackets, and an id with what it is about.
in-brackets = { $text } ({ $what })
explain-head = { $id }: { $text }
environment-clock = TAKEBACK_CLOCK: a time like 2026-02-01T18:30:00Z is expected, not “{ $found }”
environment-zone = TAKEBACK_TZ: a time zone such as Europe/Rome or UTC is expected, not “{ $found }”
environment-seed = TAKEBACK_SEED: a number is expected, not “{ $found }”
lang-unknown = { $option } { $lang }: the languages are { $known }
run-head = The duel { $duel } ({ $id }), { $mode ->
    [strict] strict
   *[witness] a witness record
}, rules { $profile }
run-end =
    {""}
    { $duel }: { $records } records, { $missed ->
    [0] everybody who was owed the question was asked
    [one] one question was not asked
   *[other] { $missed } questions were not asked
}{ $forgotten ->
    [0] {""}
    [one] ; a trigger effect that has to be activated was left out
   *[other] ; trigger effects that have to be activated were left out { $forgotten } times
}{ $irregular ->
    [0] {""}
    [one] ; one irregularity: record { $at }
   *[other] ; { $irregular } irregularities: records { $at }
}.
run-next-missed = To see what could have been done: { $command }
run-next-show = To see the whole position: { $command }
new-next = To go on: { $command }
spoken = {"  "}“{ $text }”
spoken-by = {"  "}“{ $text }” ({ $by })
log-head = { $duel }, { $records ->
    [one] one record
   *[other] { $records } records
}
log-other-line = on the line that has it: { $command }
log-two-lines = no line has both; one line for each: { $first } and { $last }
rewind-end =
    {""}
    { $tries ->
        [yes] The duel would go on along line { $line }; nothing was written.
       *[no] The duel goes on along line { $line }. The line it left stays as it is.
    }
rewind-next = To go on, for example: { $command }
rewind-lines = To see both lines: { $command }
operation-rewind = the going back to record { $to }
operation-note = a note
redo-end = { $tries ->
    [yes] This would count again: { $said }. Nothing was written.
   *[no] It counts again: { $said }.
}
unsigned = It names nobody: --by says who decides, or the environment variable TAKEBACK_JUDGE, once for all of them.
overturns = This leaves what the duel went back to by the ruling of record { $number }{ $reason ->
    [no] ; --reason says why
   *[yes] {""}
}.
match-impossible = { $why ->
    [players] the two players have the same name
    [none] rounds, tables, duels and minutes are counted from 1
    [score] before duel { $game } no more duels can have been won than were played: { $a } : { $b }
   *[over] with { $a } : { $b } the best of { $best_of } is over
}
no-moment = “{ $found }” is no moment: one such as 2026-02-01T18:30:00Z or 2026-02-01T18:30:00+01:00 is expected
moment-to-come = “{ $found }” hasn't come yet: is the date right?
call-before = the call began at { $began }: it can't be over before that
call-too-long = an extension of { $time } is more than the whole round of { $minutes } minutes
call-less = The call took { $took }. No more is given back than was left of the round, and nothing that was given back already: --extension says otherwise.
match-swapped = The written duel seats them the other way round: { $a } is A and { $b } is B there.
finding-one = Only one line can be what happened: name one
match-written = The written duel of { $duel } says: { $says }. Nobody has stated it at the desk yet.
match-written-event = event { $text }
match-written-round = round { $text }
match-written-table = table { $text }
match-written-date = { $text }
match-written-players = { $a } is A, { $b } is B
match-none = Nobody has said yet which match { $duel } belongs to.
match-result = { $result ->
    [A] A won.
    [B] B won.
    [draw] A draw.
   *[open] Not over.
}
match-no-player = No duel names a player { $player }.
match-unstated = Nobody has said which match this is.
match-seat = {"  "}played as { $seat }
match-clock = {"  "}the round: { $minutes } minutes, from { $began }; { $state ->
    [held] the clock stands still at { $left }
    [over] the time is up
   *[running] { $left } left
}{ $extended ->
    [no] {""}
   *[yes] , with the extension of { $extension }
}
match-extension = {"  "}extension given: { $time }
match-penalty = {"  "}record { $number }, a penalty for { $seat }: { $text }
undo-end = { $tries ->
    [yes] This would be taken back: { $said }. Nothing was written.
   *[no] Taken back: { $said }. { $records ->
        [one] Record { $first } stays
       *[other] Records { $first } to { $last } stay
    } in the journal.
}

## Places

place-syntax = { $expected } expected at column { $column }
# What could stand in a place; $id: the first three words of $text.
place-wanted = { $id ->
    [a-record-number] a record number, @, @-3, t3, t3.mp1, t3.c2, t3.c2.l3, LINE@118 or seal:HEX
    [dp-sp-mp1] dp, sp, mp1, bp, mp2, ep or a chain like c2
    [a-link-like] a link like l3
    [a-number] a number
    [a-name] a name
    [a-digit-or] a digit or the end
    [a-hex-digit] a hex digit
    [at-most-64] at most 64 hex digits
    [nothing-or-3] nothing or -3
   *[word] { $text }
}
place-too-large = there is no { $number }: no duel has so many
place-no-record = there is no record { $number }, there are 1 to { $last }
place-too-far-back = { $back } back is before the beginning, at most { $most } can be gone back
place-no-turn = there is no turn { $turn } on line { $line }, there { $first ->
    [0] is none
   *[other] are { $first } to { $last }
}
place-no-phase = turn { $turn } didn't enter { $phase } on line { $line }
place-no-chain = turn { $turn } has no chain { $chain } on line { $line }, it has { $chains }
place-no-link = chain { $chain } of turn { $turn } has no link { $link } on line { $line }, it has { $links }
place-no-line = there is no line “{ $line }”
place-not-on-line = record { $number } is not on line { $line }, it is on line { $own }
place-no-seal = no batch ended with a seal that begins with { $seal }
place-seals = the seals after records { $records } all begin with { $seal }
place-no-mark = no record is marked “{ $name }”
place-backwards = the range begins at record { $first } and ends before it, at record { $last }
clock-unread = { $count ->
    [one] One duel
   *[other] { $count } duels
} of this store can't be read: if it belongs to this match, the clock is wrong. `verify` says which.

# The prompt of `play`.
prompt-head = Recording { $duel }. Type lines such as “A passes”; Tab completes; “.” is “both pass”, “,” the pass of whoever is asked; undo takes back the last line; help lists the rest.
# What stands before the line that is typed. $place: "turn 3, main phase 1"; $who: who is asked, or …
prompt-line = {"["}{ $place } · { $who }] {""}
prompt-telling = To be told now: what the card does. A line each: effect: destroy CARD, effect: A draws 1, also: … for the same moment; then effect: done, or effect: nothing.
prompt-declared = Known from now on in this duel: { $name }.
prompt-nobody-passes = nobody is asked for a pass here
prompt-help = A line of a written duel is recorded as soon as it is entered. The keys . and , work where nothing is typed; Ctrl+Z is undo, Ctrl+Y redo. “card NAME: KIND” makes a card known. Besides:
prompt-command-both = both pass
prompt-command-pass = whoever is asked passes; for a seat, that seat
prompt-command-undo = take back the last line, all of it
prompt-command-redo = take back the last undo
prompt-command-who = who is asked, and what is open
prompt-command-show = the position; show PLACE: the position there
prompt-command-log = the last records; log RANGE: those of a range
prompt-command-help = this list
prompt-command-quit = end (as does the end of the input)
