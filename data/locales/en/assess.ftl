# Going back held against a policy: the facts, what is unknown, the grade last; and the plan for
# the table.

role-judge-only-assess = `assess` is for a judge alone: it would tell { $role } what the other player holds
policy-unknown = no policy is called “{ $policy }”; there are { $known }

## What a policy says

policy-says = { $says ->
    [authorised_judge] a judge may take a duel back
    [authorised_head_judge] the head judge, or whom the head judge names, may take a duel back
    [reach_as_far_as_possible] as far as it can be repaired
    [reach_to_the_error] to the point of the error
    [both_heard] both players are heard first
    [facts_first] the facts come before the ruling
    [last_resort] going back is the last resort, where leaving it would be much worse
    [partial_first] a partial repair is looked at first
    [repair_what_is_clear] what both players can make clear is repaired as far as possible, and the duel goes on
    [not_a_decision] taking back a decision a player regrets is something else
    [information_that_matters] what was learned since stands against going back where it may change how somebody plays
    [information_significant] a significant change in what a player knows stands against going back
    [decisions] many decisions since stand against going back
    [chance] chance on the way makes it no simple case
    [simple_is_the_last_action] simple is only the last action, or the one under way
    [important_decision] after the next important decision the duel goes on as it is
    [unnoticed_stands] what neither player noticed isn't done again once the duel has gone on
    [accepted_when_too_late] when too much has happened and nobody gained much by it, the state is accepted
    [unverifiable_card] a hidden card nobody can verify any more can't be repaired
    [hand_into_deck] a hand that was shuffled into the deck can't be repaired
    [every_action_reversed] every action is reversed, the latest first, none left out
    [random_among_candidates] where it isn't known which card it is, one of the possible cards is picked at random
    [shuffle_only_the_random_part] only the random part of a deck is shuffled; known cards keep their places
    [question_is_asked] a question that was left out is asked at the moment it was owed, even in an earlier phase
    [time_lost_at_most_what_was_left] the time lost is given back, no more than was left
    [call_longer_than_minutes] a call of more than { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } gives its time back
    [minutes_a_turn] a turn has about { $minutes } minutes
    [appeal_after_the_ruling] a ruling can be appealed once it is given
   *[head_judge_final] the last word is the head judge's
}.
policy-source = { $document }{ $version ->
    [none] {""}
   *[other] , version { $version }
}{ $date ->
    [none] , undated
   *[other] , { $date }
}: { $at }
# Where in a document of a policy something stands; $id: the words of $text.
policy-at = { $id ->
    [at-1-4-cards-seen-in-the-library] 1.4, cards seen in the library
    [at-1-4-first-paragraphs] 1.4, first paragraphs
    [at-1-4-how-it-is-done] 1.4, how it is done
    [at-1-4-random-or-unknown-elements] 1.4, random or unknown elements
    [at-1-4-simple-backups] 1.4, simple backups
    [at-1-4-unknown-cards] 1.4, unknown cards
    [at-1-4-what-makes-a-good-one] 1.4, what makes a good one
    [at-1-4-who-authorises] 1.4, who authorises
    [at-a-determining-an-infraction] A, determining an infraction
    [at-a-time-extensions] A, time extensions
    [at-a-time-extensions-the-first-example] A, time extensions, the first example
    [at-appeals] appeals
    [at-before-the-decision] before the decision
    [at-first-paragraph] first paragraph
    [at-how-it-is-carried-out] how it is carried out
    [at-question-1] question 1
    [at-question-2-whether-it-disrupts-less-than-playing-on] question 2, whether it disrupts less than playing on
    [at-question-3-whether-it-would-be-fair] question 3, whether it would be fair
    [at-second-paragraph] second paragraph
    [at-second-paragraph-few-effects-and-actions] second paragraph, few effects and actions
    [at-second-paragraph-random-or-unknown-elements] second paragraph, random or unknown elements
    [at-second-paragraph-simple-reversals] second paragraph, simple reversals
    [at-the-examples-of-irreparable-states] the examples of irreparable states
    [at-the-first-example-of-an-irreparable-state] the first example of an irreparable state
    [at-the-random-section-of-a-deck] the random section of a deck
    [at-the-second-paragraph] the second paragraph
    [at-third-paragraph] third paragraph
    [at-third-paragraph-unknown-cards] third paragraph, unknown cards
    [at-what-a-rewind-is] what a rewind is
    [at-what-it-is-to-reverse-an-action] what it is to reverse an action
    [at-whether-the-game-state-is-truly-irreparable] whether the game state is truly irreparable
    [at-who-may-allow-it] who may allow it
   *[other] { $text }
}
policy-title = { $id ->
    [kde] KDE, the TCG outside Asia
    [ocg-japan] the Japanese OCG
    [ocg-chinese] the Chinese-language OCG
    [mtg] Magic, Infraction Procedure Guide
    [flesh-and-blood] Flesh and Blood
    [grand-archive] Grand Archive
   *[other] { $title }
}
policy-own = {"  "}Where no document is named, the measure is this program's own.
policy-other-game = This policy is another game's: it is shown for comparison.

## The facts

assess-head = Going back to record { $record } of { $duel }: { $moment }
assess-kept-draw = The normal draw of that turn (record { $at }) lies before the point: it stays.
assess-learned =
    {""}
    { $seat } has learned since:
assess-lesson = {"  "}{ $weight ->
    [heavy] { $card }, which { $other } held or had set ({ $place }, record { $at })
    [drawn] { $card }, drawn at record { $at }{ $normal ->
        [yes] {" "}(the normal draw)
       *[no] {""}
    }: only { $seat } knows { $count ->
        [one] it
       *[other] them
    }{ $again ->
        [yes] , and the same { $count ->
            [one] card
           *[other] cards
        } would be drawn again
       *[no] ; the deck isn't sure to lie as it did, and other cards may be drawn
    }
    [searched] what lies in { $seat }'s own deck, looked through (record { $at }); it weighs little
    [claimed] that { $other } speaks of { $card } (claimed at record { $at }): heard, not seen
    [mixed] { $card } in { $other }'s hand (record { $at }): that hand was mixed since, nobody can tell it from the rest
   *[light] { $card } ({ $place }, record { $at }); it weighs little
}
assess-other-line = Record { $record } lies on line { $line }; the duel stands on line { $table }. What is said of the time since is about line { $line }; the plan starts from the cards as they lie on the table now.
assess-lesson-left = { $lesson }; on a line that was left
assess-way-ruled = A judge ruled on it at record { $at }.
assess-notes =
    {""}
    What the desk has written about it:
plan-reverse-fork = From record { $fork } on, the duel goes the other way again, as it was recorded up to record { $record }.
assess-random =
    {""}
    Chance since then:
assess-lot = {"  "}{ $what ->
    [shuffled] { $seat }'s deck was shuffled
    [coin] a coin was tossed
    [die] a die was rolled
   *[cards] cards were picked at random
} (record { $at })
assess-important =
    {""}
    After the first action: { $count ->
        [one] one important decision
       *[other] { $count } important decisions
    } (activations, summons, sets, attacks, ends of turns), the first at record { $at } by { $seat }.
assess-unknown =
    {""}
    What the record doesn't know:
assess-unknown-none =
    {""}
    Nothing of this is unknown to the record.
assess-unknown-cards = { $count ->
    [one] one card
   *[other] { $count } cards
} { $zone ->
    [hand] in { $seat }'s hand
   *[other] set on { $seat }'s field
} at that point
assess-unknown-choice = what { $seat } chose at record { $at }
assess-unknown-card = whether { $card } did what it does (record { $at }): no card file describes it
assess-unknown-open = which card of { $seat }'s was laid open at record { $at }: both players saw it
assess-unknown-lost = which card lay { $place }: it went into a deck
assess-conduct =
    {""}
    What happened since, for the judge to weigh:
assess-acted = { $seat } has taken { $times ->
    [one] one decision
   *[other] { $times } decisions
} since{ $objected ->
    [none] ; no objection is on record.
   *[other] ; an objection is at record { $objected }.
}
assess-shown = The request names { $card }, which { $seat } was shown at record { $at }.
assess-time = Time was called since (record { $at }).
assess-claims = { $seat } has made { $times ->
    [one] one claim
   *[other] { $times } claims
} in this duel, the last at record { $at }.
assess-taken-back = This duel was taken back { $times ->
    [one] once
   *[other] { $times } times
} before, the last time at record { $at }.

## The grade

assess-grade =
    {""}
    Under { $policy }: { $grade ->
        [simple] simple. Only the last action has to be taken back.
        [repairable] repairable. What happened is clear and little of it weighs.
        [complex] complex. It can be done, and not everything can be undone.
        [cannot_tell] can't be told. The record doesn't know enough.
        [irreparable] irreparable. It can't be put back as it was.
       *[accepted] accepted. The duel goes on as it is.
    }
assess-reason = {"  "}{ $reason }{ $source ->
    [none] {""}
   *[other] {" "}({ $source })
}.
assess-demands = { $first }; { $next }
assess-ground = { $ground ->
    [nothing] nothing has happened since
    [last_action] only the last action has happened since
    [decisions] decisions since, passes counted: A { $a }, B { $b }
    [turns] { $count ->
        [one] one turn has begun since
       *[other] { $count } turns have begun since
    }
    [important] { $count ->
        [one] one important decision was taken after the first action
       *[other] { $count } important decisions were taken after the first action
    }, the first at record { $at }
    [went_on] the duel has gone on since; whether neither player noticed, they have to say
    [late] much has happened since; whether somebody gained by it, the judge has to say
    [not_asked] { $seat } was not asked at that point
    [heavy] { $seat } has learned { $count ->
        [one] one card
       *[other] { $count } cards
    } the other player holds or has set
    [drawn] { $seat } has drawn { $count ->
        [one] one card
       *[other] { $count } cards
    }
    [searched] { $seat } has looked through the own deck{ $count ->
        [one] {""}
       *[other] {" "}{ $count } times
    }
    [claimed] { $seat } has heard of { $count ->
        [one] one card
       *[other] { $count } cards
    } in a claim
    [light] { $seat } has seen { $count ->
        [one] one card
       *[other] { $count } cards
    } of little weight
    [chance] chance has decided { $count ->
        [one] once
       *[other] { $count } times
    }
    [shuffled] { $seat }'s deck was shuffled
    [picks] { $count ->
        [one] one card has
       *[other] { $count } cards have
    } to be picked at random
    [lost] { $count ->
        [one] one card
       *[other] { $count } cards
    } nobody can verify went into a deck
    [choices] { $count ->
        [one] one choice isn't
       *[other] { $count } choices aren't
    } known to the record
   *[undescribed] { $count ->
        [one] one card was
       *[other] { $count } cards were
    } used that no card file describes
}
assess-procedure =
    {""}
    The policy asks besides:
assess-ways =
    {""}
    Instead:
assess-way = { $way ->
    [leave] Leave it as it is: { $count ->
        [0] no question left out since
        [one] one question left out since
       *[other] { $count } questions left out since
    } and { $irregular ->
        [0] no irregularity
        [one] one irregularity
       *[other] { $irregular } irregularities
    } stay as they are.
    [apply_now] Apply effect { $effect } of { $card } now: { $seat } had to use it at record { $at } and it was forgotten{ $there ->
        [yes] ; the card still lies where it lay.
       *[no] ; the card doesn't lie where it lay any more.
    }
    [ask_now] Ask { $seat } now: the question of record { $at } was left out, { $card } still lies where it lay, and effect { $effect } of it may be used where the duel stands.
    [put_right] Effect { $effect } of { $card }, which { $seat } had to use at record { $at }, was put right at record { $by }.
    [at_rest] Go back to record { $at } instead, the nearest earlier point where nothing was under way. { assess-asked-there }{ $cost }
   *[after_the_lessons] Go back only to record { $at }: since then nobody has drawn, nothing was shuffled and no card of the other player's was learned. { assess-asked-there }{ $cost }
}
assess-asked-there = { $seat ->
    [none] {""}
   *[other] There { $seat } is asked ({ $window }).{" "}
}
assess-next-audit =
    {""}
    The same in strict reverse order: { $command }
assess-next = To go back: { $command }

## The plan for the table

plan-head =
    {""}
    At the table, all at once:
plan-nothing =
    {""}
    At the table nothing has to be moved.
plan-move = { $look ->
    [yes] look for { $card } { $from } and put it { $to }
   *[no] { $card } { $from } { $to }
}{ $posture ->
    [none] {""}
   *[other] , { $posture }
}{ $rank ->
    [none] {""}
    [0] , on top
   *[other] , with { $rank } above it
}
plan-drawn-card = the card { $seat } drew at record { $at } (by { $seat }'s word)
plan-from-limbo = from the summon under way
plan-turn = turn { $card } { $posture }
plan-attach = { $bearer ->
    [none] { $card } belongs to no card any more
   *[other] { $card } belongs to { $bearer } again
}
plan-counters = { $card }: { $counters }
plan-remove = take { $card } { $from } away
plan-lp = { $seat }'s life points: { $from } become { $to }
plan-shuffle = shuffle { $seat }'s deck{ $keeps ->
    [none] {""}
   *[other] , then put back where they were known to lie: { $keeps }
}
plan-onward =
    {""}
    Then, going on, by itself:
rewind-next-shuffled = To have the record know that the deck was shuffled: { $command }
plan-reordered = { $seat }'s deck then lies in another order than the one the record goes on with. Have it shuffled in the record as well, before a card is drawn from it: `adjust` with the step "{ $letter }'s deck is shuffled". From then on a card that is drawn has to be told again.
plan-kept = { $card } { $above ->
    [0] on top
    [one] under one card
   *[other] under { $above } cards
}
plan-row-card = card { $number } of the row of { $seat }'s hand
plan-pick = Which card goes { $place } nobody can tell. Of { $count } candidates ({ $cards }) number { $picked } was picked at random: { $card } (seed { $seed }).{ $hand ->
    [0] {""}
   *[other] {" "}Lay the hand cards among them face-down in a row and count them from their owner's left.
}
plan-pick-faces = It may be: { $faces }
plan-times = { $card } ({ $count } left)
plan-back =
    {""}
    What comes back with it:
plan-free = No longer so: { $what }
plan-used = So again: { $what }
plan-attacks = This turn { $card } has attacked { $then ->
    [0] not at all
    [one] once
   *[other] { $then } times
} (before going back: { $now ->
    [0] not at all
    [one] once
   *[other] { $now } times
}).
plan-turned = { $was ->
    [yes] { $card } has been summoned or changed its position this turn.
   *[no] { $card } has not yet been summoned or changed its position this turn.
}
plan-ends = No longer in force: { $effect }.
plan-holds = In force again: { $effect }.
plan-known = { $seat } knew { $card } ({ $place }) at that point: it stays known.
plan-picture =
    {""}
    The picture to reach:
plan-reverse-head =
    {""}
    In strict reverse order, every record:
plan-reverse = { $at }: take back “{ $event }”{ $doing ->
    [none] {""}
   *[other] {" "}— { $doing }
}
rewind-left-unasked = If it comes up again, { $seat } is to be asked there too: { $place }, { $window } (record { $at } of the line that was left).
rewind-left-more = And in { $count } more, if they come up again.
rewind-ask-again = To be asked aloud again: { $seat }, { $window }.
statement = { $seat }: “{ $text }”
