# Mistakes in written duels, and checks that fail.

notation-empty = there is nothing here that could be played
    .hint = a duel is written line by line, for example: A activates Waboku
notation-expected = { $found ->
    [end] the line ends here, but { $wanted } was expected
   *[other] "{ $found }" can't stand here: { $wanted } was expected
}
    .hint = did you mean "{ $nearest }"?
notation-goes-on = the line should end before "{ $found }"
notation-unclosed = the other half of { $mark } is missing
notation-number = "{ $found }" is not a number from { $least } to { $most }
notation-twice = "{ $what }" is said twice
notation-too-late = headers and set-up come before the first action
notation-unknown-card = no card is called "{ $name }"
    .hint = did you mean { $nearest }?
    .other = `takeback cards list` shows every card there is; any other card can be played once a line says what it is, such as `card { $name }: quick-play spell`
notation-not-declared = what a card is used as is said of a declared card only, one that a line `card … : …` says the kind of
notation-known-card = the card "{ $name }" is known already
    .hint = leave the line out: a card whose text is known is played by its text
notation-several-cards = "{ $name }" is the beginning of several names: { $could }
notation-unknown-rules = no rule profile and no format is called "{ $name }"
    .hint = there are: { $known }, and OCG or TCG with a day
notation-other-game = { $title } is another game, with cards and rules of its own, and no duel of it is kept here
    .hint = there are: { $known }, and OCG or TCG with a day
notation-rules-need-a-day = { $name } takes the day of its list
    .hint = write it behind a colon: { $name }:2010-04-24
notation-rules-take-no-day = { $name } takes no day
    .hint = only time-wizard does; the rules of a day are OCG or TCG with the day
notation-no-day = "{ $text }" is no day
    .hint = write year, month and day: 2010-04-24
notation-nothing-held = no rules of the { $region } are known for { $day }: { $before ->
    [none] { $after ->
        [none] there are none at all
       *[other] the first, { $after }, began on { $since }
    }
   *[other] { $after ->
        [none] the last, { $before }, ended on { $until }
       *[other] { $before } ended on { $until }, { $after } began on { $since }
    }
}
    .hint = take a day on which rules are known, or name a rule profile: takeback rules lists them
notation-no-flag = no flag of a rule profile is called "{ $name }"
    .hint = there are: { $known }
notation-no-value = { $flag } has no value "{ $name }"
    .hint = it takes: { $known }
notation-unknown-word = no attribute and no type is called "{ $name }"
    .hint = did you mean "{ $nearest }"?
notation-token = { $name } is a token: no duel begins with one
    .hint = a token comes to the field by an effect
notation-face-up-unnamed = a card that lies face-up under "{ $place }" has a name
    .hint = write its name, or put an unidentified card under "set"
notation-no-bearer = no monster that this set-up puts on the field is { $name }
    .hint = write the monster under "monsters", and "in zone 2" where there are two of them
notation-wrong-place = { $name } can't begin under "{ $place }"
# $zone: what belongs there, or which zone isn't there.
notation-misplaced = { $why ->
    [kind] { $name } can't lie there: { $zone ->
        [monster] a monster zone is for monsters
        [spell] a spell and trap zone is for spells and traps, and not for field spells
        [field] the field zone is for field spells
        [pendulum] a pendulum zone is for pendulum monsters
        [extra] the extra deck is for its own monsters, and for face-up pendulum monsters
        [hand] no monster of the extra deck and no token is in a hand
        [deck] no monster of the extra deck and no token is in a main deck
       *[other] a token is only on the field
    }
    [no_zone] under the rules of this duel there is no { $zone ->
        [monster] monster zone { $slot }
        [spell] spell and trap zone { $slot }
        [pendulum] pendulum zone { $slot }
       *[other] zone { $slot }
    }
    [owner] { $name } isn't that player's: a card goes to its owner's hand, deck, graveyard and banished cards only
    [position] { $name } isn't in a monster zone: only monsters lie in attack or defense position
    [activated] { $name } is being activated, and the chain would go on with it: going back to before that takes it back
    [summoned] { $name } is being summoned, and the summon would go on: going back to before that takes it back
   *[unknown] nobody has identified { $name }: it can only lie face-down
}
notation-life-points = { $seat } would have { $to } life points; a player has from 0 to { $most }
notation-zone-taken = { $zone ->
    [none] there is no zone left under "{ $place }"
   *[other] zone { $zone } under "{ $place }" is taken, or there is no such zone
}
notation-too-many-cards = a duel can follow at most 255 cards
notation-not-there = { $seat } has no such card where it would have to be: { $name }
    .hint = the record knows it in { $elsewhere }
notation-which-one = { $name } could be any of several cards: { $could }
    .hint = say which, for example: { $name } in zone 2
notation-not-asked-for = the duel didn't ask for what is written here: "{ $what }"
notation-over-before = the duel ends before it comes to what is written here: "{ $what }"
notation-comma-in-name = "{ $name }" would be two cards here, with a comma between them, and is the name of one
    .hint = write a name with a comma in brackets: [{ $name }]
notation-unseen = the character { $code } can't stand here: it can't be seen, or it changes how the line is shown
    .hint = delete it, or type the words anew
notation-too-long = this is too long: at most { $most } characters can stand here
notation-too-large = this is larger than any written duel: at most { $most } bytes are read

# What could stand somewhere; $id: the first three words of $text. Words of a written duel stay as
# they are.
wanted = { $id ->
    [a-card] a card
    [a-card-name] a card name
    [a-number] a number
    [a-place-and] a place and a colon
    [the-name-of] the name of a counter, and "counters"
    [a-rule-profile] a rule profile
    [a-format] a format
    [strict-or-witness] strict or witness
    [written-or-implied] written or implied
    [the-number-of] the number of the turn
    [words] words
    [a-rule-id] a rule id
    [a-day-such] a day such as 2010-04-24
    [a-flag-such] a flag such as ignition
    [a-value-such] a value such as AfterSummon
    [a-flag] a flag
   *[word] { $text }
}
wanted-more = { $first }, { $next }
wanted-last = { $first } or { $last }

check-failed = this has to be so, but isn't: { $check }. { $instead }
check-answer = The last time, { $seat } { $answer }.
check-no-answer = { $seat } has given no answer in such a window.
check-lp = The life points are { $lp }.
check-count = { $count ->
    [0] There is no such card there.
    [1] There is one such card there.
   *[other] There are { $count } such cards there.
}
check-chain = { $links ->
    [0] There is no chain.
    [1] The chain has one link.
   *[other] The chain has { $links } links.
}
check-link = Link { $link } { $outcome }.
check-no-link = No link { $link } has resolved.
check-no-such-link = The chain has no link { $link }.
check-link-is = Link { $link } is { $name }, of { $seat }.
check-link-speed = Link { $link } has spell speed { $speed }.
check-awaited = { $awaited }
check-irregular = Irregularities of the last action: { $rules }.
check-regular = The last action broke no rule.
check-turn = It is turn { $turn } of { $seat }, { $phase }.

check-step = { $some ->
    [yes] It is the { $name }.
   *[no] It is no step of the battle phase.
}
check-attack = { $how ->
    [at] { $attacker } attacks { $target }.
    [direct] { $attacker } attacks directly.
   *[none] No attack is under way.
}
check-summon = { $some ->
    [yes] { $name } is being summoned.
   *[no] Nothing is being summoned.
}
check-state = { $some ->
    [yes] The card { $name }.
   *[no] No such card is on the field.
}
check-tied = { $some ->
    [yes] The card belongs to { $name }.
   *[no] The card belongs to no monster.
}
check-trigger = { $fate ->
    [met] The last time, the trigger met its condition.
    [missed] The last time, the trigger missed its timing.
   *[none] What sets the trigger off hasn't happened.
}
check-lingering = { $some ->
    [yes] Lingering effects in force are of { $name }.
   *[no] No lingering effect is in force.
}
check-goes-on = The duel goes on.
check-won = { $seat } has won { $reason }.
check-draw = The duel ended in a draw { $reason }.
check-no-loop = No loop was found.

check-not-begun = How the duel began isn't known here.

run-not-refused = this should be refused by { $rule }, but nothing refuses it; it was only tried, nothing of it was recorded
run-refused-otherwise = this should be refused by { $rule }, but is refused by { $instead }
