# Every event as one sentence. The first letter is made a capital.
# "Not asked" states, "skipped" accuses: the second word is never said.

event-duel-began = The duel begins under the rules { $profile }. { $mode ->
    [strict] The engine is the table (strict).
   *[witness] The record says what happened, right or wrong (witness).
} { $reading ->
    [written] A player who isn't mentioned was not asked.
   *[implied] A player who isn't mentioned passed in silence.
}
event-cards-entered = At the beginning: { $posture ->
    [none] { event-cards-entered-count }
    [face_up_attack] a card face-up in attack position
    [face_up_defense] a card face-up in defense position
    [face_down_defense] a card face-down in defense position
    [face_up] a card face-up
   *[face_down] a card face-down
} { $place }.
event-cards-entered-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-play-began = Play begins in turn { $turn }, { $seat }'s turn{ $phase ->
    [none] , before the draw phase.
   *[other] , in { $phase }.
}
event-said = { $seat }: { $words }.
event-card-known = { $how ->
    [shown] { $to ->
        [all] { $card } { $place } is shown to both players.
        [seat] { $seat } sees { $card } { $place }.
       *[judge] The judge sees { $card } { $place }.
    }
    [one_of] { $to ->
        [openly] { $seat } shows to both players that one of the unidentified cards { $place } is { $card }.
       *[other] One of the unidentified cards { $place } is { $card }, as the record is told ({ event-card-known-to }).
    }
   *[told] { $to ->
        [openly] { $seat } shows { $card } { $place } to both players.
       *[other] { $card } is { $place }, as the record is told ({ event-card-known-to }).
    }
}
# The same for a reader who may not know the face.
event-card-known-hidden = { $how ->
    [shown] { $to ->
        [all] A card { $place } is shown to both players.
        [seat] { $seat } sees a card { $place }.
       *[judge] The judge sees a card { $place }.
    }
   *[told] { $to ->
        [openly] { $seat } shows a card { $place } to both players.
       *[other] { event-card-known-untold }
    }
}
event-card-known-untold = The record is told what { $how ->
    [one_of] one of the unidentified cards { $place }
   *[told] the card { $place }
} is ({ event-card-known-to }).
event-card-known-to = { $to ->
    [all] both players know it
    [seat] only { $seat } knows it
   *[judge] only the judge knows it
}
event-definitions-changed = The card definitions, or the engine, in use change.
event-turn-began = Turn { $turn } begins: { $seat }'s turn.
event-phase-entered = { $phase } begins.
event-step-entered = The { $step } begins.
event-timing-entered = { $timing ->
    [start] Damage step: start.
    [flipped] Damage step: flip of the attacked monster.
    [before_calculation] Damage step: before damage calculation.
    [calculation] Damage step: damage calculation.
    [damaged] Damage step: battle damage.
    [after_calculation] Damage step: after damage calculation.
   *[end] Damage step: end.
}

event-window-opened = { $window }: { $order }.
event-window-asked = { $by ->
    [seat] { $asker } asks { $seat }: any response?
    [judge-open] The judge asks { $seat } to go on.
   *[judge] The judge asks { $seat }: any response?
}
event-window-held = { $seat } says: wait, I'm thinking.
event-setting-changed = { $to ->
    [on] { $seat } passes automatically from now on wherever { $seat } could only respond; triggers are still asked for.
    [off] { $seat } no longer passes automatically.
    [on_suspended] The duel went back: { $seat } doesn't pass automatically until { $seat } says so again.
   *[ahead_suspended] The duel went back: what { $seat } had said ahead doesn't count until { $seat } says it again.
}
event-window-answered = { $seat } { $answer }.
event-window-closed = { $window ->
    [none] The window is closed.
   *[other] The { $window } is closed.
}

event-choice-asked = { $seat } has to choose { $what ->
    [mode] which effect to use.
    [name] a card name to declare.
    [cost] what to pay with: { $count }.
    [target] the targets: { $count }.
    [tribute] the tributes: { $count }.
    [cards] cards for the effect: { $count }.
    [material] the materials: { $count }.
    [position] the battle position of the monster.
    [whether] whether to do what the effect leaves open.
    [number] a number from { $least } to { $most }.
    [word] an attribute or a type to declare.
    [attack_target] { $least ->
        [0] what to attack now, or to stop: the monsters of the other side have changed.
       *[other] what to attack now: the monsters of the other side have changed.
    }
    [telling] what the effect does: the record doesn't know its text.
    [hand_limit] what to discard down to the hand limit: { $count }.
   *[phase] which phase follows.
}
event-choice-nothing = { $what ->
    [attack_target] { $seat } stops the attack.
   *[cards] { $seat } chooses nothing.
}
event-choice-cards = { $seat } { $what ->
    [cost] pays with { $cards }
    [target] targets { $cards }
    [tribute] tributes { $cards }
    [material] uses { $cards } as material
    [attack_target] goes on to attack { $cards }
    [hand_limit] discards { $cards } down to the hand limit
   *[cards] chooses { $cards }
}{ $hidden ->
    [yes] {" "}(hidden for now).
   *[no] .
}
event-choice-mode = { $seat } chooses mode { $mode } of the effect.
event-choice-name = { $seat } declares { $name }.
event-choice-phase = { $seat } goes on to { $phase }.
event-choice-whether = { $what ->
    [attack_target] { $yes ->
        [yes] { $seat } goes on to attack directly.
       *[no] { $seat } stops the attack.
    }
   *[whether] { $yes ->
        [yes] { $seat } chooses to do it.
       *[no] { $seat } chooses not to do it.
    }
}
event-choice-position = { $seat } chooses { $posture }.
event-choice-number = { $seat } chooses the number { $number }.
event-choice-word = { $seat } declares { $word }.
event-told = { $end ->
    [yes] { $seat } says that this is all it does.
   *[no] { $seat } says what it does{ $also ->
        [yes] {" "}at the same time
       *[no] {""}
    }: { $what }.
}
event-choice-unknown = { $hidden ->
    [yes] { $seat } has chosen.
   *[no] { $seat } has chosen; what, the record doesn't know.
}

event-summon-declared = { $seat } declares the { $method } of { $card }.
event-summon-joined = { $card } joins the summon.
event-summon-negated = The summon of { $cards } is negated{ $by ->
    [none] .
   *[other] {" "}by { $by }.
}
event-summon-succeeded = { $place ->
    [none] The summon of { $cards } succeeds.
    [together] The summon succeeds: { $cards } stand on the field.
   *[other] The summon succeeds: { $cards } stands { $place } { $posture }.
}
# Monsters that an effect summons. $ways: texts of special-summoned.
event-special-summoned = { $ways }.
special-summoned = { $seat } { $method ->
    [fusion] Fusion Summons
    [ritual] Ritual Summons
    [synchro] Synchro Summons
    [xyz] Xyz Summons
    [link] Link Summons
    [pendulum] Pendulum Summons
    [normal] Normal Summons
    [tribute] Tribute Summons
   *[special] Special Summons
} { $cards } { $from } { $to } { $posture }{ moves-by }
event-token-made = { $card } is Special Summoned { $to } { $posture } as a token{ moves-by }.

event-attack-declared = { $target ->
    [none] { $seat } attacks { $other } directly with { $card }.
   *[other] { $seat } attacks { $target } with { $card }.
}
event-attack-retargeted = { $target ->
    [none] { $card } goes on to attack { $other } directly.
   *[other] { $card } goes on to attack { $target }.
}
event-attack-stopped = { $taken ->
    [yes] The attack of { $card } is taken back{ moves-by }: it may attack later.
   *[no] The attack of { $card } is stopped{ moves-by }.
}
event-damage-calculated = { $count ->
    [0] Damage is calculated: no monster is destroyed.
    [one] Damage is calculated: { $cards } is destroyed by battle at the end of the damage step.
   *[other] Damage is calculated: { $cards } are destroyed by battle at the end of the damage step.
}
event-card-set = { $seat } sets { $what ->
    [card] { $card } face-down
    [monster] a monster face-down
   *[unknown] a card face-down
} { $place }.
event-position-changed = { $reason ->
    [by_hand] { $by } changes the position of { $card }: it is now { $posture }.
   *[other] { event-position-changed-to }
}
event-position-changed-to = { $card } is now { $posture }{ $reason ->
    [activation] , to be activated.
   *[other] { $by ->
        [none] .
       *[other] , by { $by }.
    }
}

event-link-added = { $seat } activates { $what ->
    [card] { $card }
   *[effect] the effect of { $card }
}{ $targets ->
    [none] {""}
   *[other] , targeting { $targets }
}{ $declared ->
    [none] {""}
   *[other] , declaring { $declared }
} (link { $link }, spell speed { $speed }).
event-chain-closed = Nothing more is added: the chain of { $links } resolves.
event-link-resolving = Link { $link } resolves: { $card }.
event-step-began = Link { $link }: step { $step } of its { $part ->
    [cost] cost
   *[effect] effect
} begins.
event-link-negated = { $what ->
    [activation] The activation of { $card } (link { $link }) is negated
   *[effect] The effect of { $card } (link { $link }) is negated
}{ $by ->
    [none] .
   *[other] {" "}by { $by }.
}
event-link-resolved = { $outcome ->
    [applied] { $card } (link { $link }) has resolved.
    [no_effect] { $card } (link { $link }) has resolved without effect.
    [negated_activation] { $card } (link { $link }) does nothing: its activation was negated.
   *[negated_effect] { $card } (link { $link }) does nothing: its effect was negated.
}
event-chain-ended = The chain is over.
event-trigger-activated = The effect of { $card } has to be activated by { $seat }.
event-trigger-met = The condition of { $card } is met: { $mandatory ->
    [yes] { $seat } must activate its effect.
   *[no] { $seat } may activate its effect.
}
event-trigger-missed = { $card } misses its timing{ $by ->
    [none] {""}
   *[other] , because of { $by }
}{ $reason ->
    [cost] : its event was part of a cost
    [material] : its event was part of a summon
   *[other] : something else followed its event
}. { $seat } can't activate it.

# Cards that take the same way, all at once. $from, $to, $place: where, as phrases.
event-cards-moved = { $ways }.
moves-more = { $before }; { $next }
moves = { $how ->
    [draw] { $owner } draws { $cards }{ moves-by }
    [detached] { $seat } detaches { $cards } from { $holder }
    [banished] { $cards } { moves-are } banished{ $face ->
        [down] {" "}face-down
       *[up] {""}
    } { $from }{ moves-by }
    [banished_cost] { $seat } banishes { $cards }{ $face ->
        [down] {" "}face-down
       *[up] {""}
    } { $from } as the cost
    [control] { $taker } takes control of { $cards }, now { $place }{ moves-by }
    [shifted] { $cards } { $count ->
        [one] moves
       *[other] move
    } { $from } { $to }{ moves-by }
    [attached] { $cards } { $count ->
        [one] becomes
       *[other] become
    } material of { $holder }{ moves-by }
    [cost] { $cards } { $count ->
        [one] goes
       *[other] go
    } { $from } { $to } as the cost
    [tributed] { $seat } tributes { $cards } { $from }
    [material] { $seat } uses { $cards } { $from } as material for the summon
    [tribute] { $seat } tributes { $cards } { $from } for the summon
    [destroyed] { $cards } { moves-are } destroyed{ moves-by } and { $count ->
        [one] goes
       *[other] go
    } { $to }
    [battle] { $cards } { moves-are } destroyed by battle and { $count ->
        [one] goes
       *[other] go
    } { $to }
    [discarded] { $cards } { moves-are } discarded { $from }{ moves-by }
    [activation] { $seat } puts { $cards } face-up { $place }, to be activated
    [summon] { $seat } Special Summons { $cards } { $from } { $to }
    [set] { $seat } sets { $cards } { $place }
   *[go] { $cards } { $count ->
        [one] goes
       *[other] go
    } { $from } { $to }{ moves-by }
}
moves-are = { $count ->
    [one] is
   *[other] are
}
moves-by = { $by ->
    [none] {""}
   *[other] {" "}by { $by }
}

# Materials, equips, counters.
event-materials-attached = { $cards } { $count ->
    [one] becomes
   *[other] become
} material of { $to }{ moves-by }.
event-attached = { $how ->
    [equip] { $card } is equipped to { $to }{ moves-by }.
    [material] { $card } is material of { $to }{ moves-by }.
    [bind] { $card } is bound to { $to }{ moves-by }.
   *[loose] { $card } is bound to no monster any more{ moves-by }.
}
event-counters-changed = { $how ->
    [put] { $count ->
        [one] { $counters } is put on { $card }{ moves-by }: { $to } there now.
       *[other] { $counters } are put on { $card }{ moves-by }: { $to } there now.
    }
   *[taken] { $count ->
        [one] { $counters } is taken off { $card }{ moves-by }: { $to } left.
       *[other] { $counters } are taken off { $card }{ moves-by }: { $to } left.
    }
}

event-value-changed = { $printed ->
    [yes] { $value } of { $card } is { $to } again, as printed
    [no] { $value } of { $card } goes from { $from } to { $to }
    [negated] the effects of { $card } are negated
   *[restored] the effects of { $card } aren't negated any more
}{ $by ->
    [none] .
   *[other] , by { $by }.
}
event-lp-changed = { $how ->
    [set_up] { $seat } has { $to } LP.
    [repair] { $seat } has { $to } LP, put right.
    [cost] { $seat } pays { $by } LP: { $to } left.
    [battle_last] { $seat } takes battle damage{ event-lp-battle }: none of { $by } LP are left.
    [damage_last] { $seat } takes damage{ event-lp-battle }: none of { $by } LP are left.
    [battle] { $seat } takes { $by } battle damage{ event-lp-battle }: { $to } LP left.
    [damage] { $seat } takes { $by } damage{ event-lp-battle }: { $to } LP left.
    [loses] { $seat } loses { $by } LP{ event-lp-source }: { $to } left.
   *[gains] { $seat } gains { $by } LP{ event-lp-source }: { $to } now.
}
event-lp-battle = { $source ->
    [none] {""}
   *[other] {" "}from { $source }
}
event-lp-source = { $source ->
    [none] {""}
   *[other] {" "}by { $source }
}
event-shuffled = { $seat } shuffles the deck.
event-random = Chance picks { $cards } { $place }.
event-coin = { $side ->
    [heads] The coin shows heads.
    [tails] The coin shows tails.
   *[unknown] The coin is tossed; how it fell, the record doesn't know.
}
event-die = { $number ->
    [none] The die is rolled; what it shows, the record doesn't know.
   *[other] The die shows { $number }.
}
event-lingering-began = { $course ->
    [later] Later on { $effect }.
    [soon] { $effect }.
   *[lasts] From now on { $effect }.
}
event-lingering-ended = { $course ->
    [lasts] No longer in force: { $effect }.
   *[later] No longer waiting: { $effect }.
}
event-loop-found = The duel stands where it stood { $length ->
    [one] one event
   *[other] { $length } events
} before, and nobody chose anything on the way: it is a loop, and a judge has to end it.

event-irregularity = Irregular, by { $seat } ({ $id }): { $rule }{ $wronged ->
    [none] {""}
   *[other] {" "}It concerns { $wronged }.
}
event-duel-won = { $reason ->
    [life_points] { $winner } wins: { $loser } has 0 LP.
    [deck_out] { $winner } wins: { $loser } has to draw and has no card left.
    [effect] { $winner } wins by an effect.
   *[conceded] { $winner } wins: { $loser } concedes.
}
event-duel-drawn = { $reason ->
    [life_points] The duel is drawn: both players have 0 LP.
    [deck_out] The duel is drawn: both players have to draw and have no card left.
    [effect] The duel is drawn by an effect.
   *[conceded] The duel is drawn.
}
event-rewound = { $kind ->
    [return] What was done last is taken back: the duel goes on from record { $to }, along a line that was there before.
   *[other] { $undoes ->
        [none] { $kind ->
            [judge] By a judge's ruling the duel goes back to record { $to } and goes on from there, on a new line.
            [agreed] Both players agree to go back to record { $to }; the duel goes on from there, on a new line.
            [correction] A slip of the record is corrected: the duel goes on from record { $to }, on a new line.
           *[what_if] A line to look at begins at record { $to }.
        }
       *[other] What was recorded last is taken back: the duel goes on from record { $to }, on a new line.
    }
}{ $extension ->
    [none] {""}
   *[other] {" "}{ $extension } are added to the time.
}
event-note = A note is made.
event-adjusted = A judge puts something right.
event-marked = Record { $at } is marked.
event-line-named = Line { $line } gets a name.
event-line-switched = The duel goes on along line { $line }, from record { $to }.
event-standing-given = { $standing ->
    [claimed] Line { $line } is what { $seat } says happened.
    [witnessed] Line { $line } is what a witness says happened.
    [agreed] Both players say that line { $line } is what happened.
   *[found] A judge finds that line { $line } is what happened.
}
event-claimed = { $card ->
    [none] { $seat } says: I would have acted
   *[other] { $seat } says: I would have used { $card }
}{ $at ->
    [none] .
   *[other] {" "}at record { $at }.
}
event-ruled = { $by ->
    [head] The head judge rules
   *[floor] A judge rules
} about record { $about }{ $appeals ->
    [none] .
   *[other] , after the appeal against record { $appeals }.
}
event-appealed = { $seat } appeals against the ruling of record { $ruling }.
event-late-fact = { $rule ->
    [none] Learned only now about record { $about }.
   *[other] Learned only now about record { $about }, by rule { $rule }.
}
event-judge-called = { $seat ->
    [none] A judge steps in.
   *[other] { $seat } calls a judge.
}
event-call-ended = The call of record { $call } is over; { $time } are added to the time.
event-time-called = Time is called in the round.
event-penalty-entered = { $about ->
    [none] A judge enters a penalty for { $seat }.
   *[other] A judge enters a penalty for { $seat }, about record { $about }.
}
event-put-right = This puts right what is wrong at record { $about }.
event-random-pick = Picked at random among { $of } cards: number { $number } goes { $place } (seed { $seed }).
event-erased = { $about ->
    [0] Names and words beside the records of this duel were erased.
   *[other] The words beside record { $about } were erased.
}
event-match-stated = Round { $round }, table { $table }, duel { $game } of { $of }; { $a } : { $b } so far{ $began ->
    [none] {""}
   *[other] ; { $began } begins
}; exchanged with the side deck: { $exchanged_a } and { $exchanged_b } cards{ $minutes ->
    [0] {""}
   *[other] ; the round lasts { $minutes } minutes
}.
