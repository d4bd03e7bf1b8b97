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
event-catalogue-changed = The card definitions in use change.
event-turn-began = Turn { $turn } begins: { $seat }'s turn.
event-phase-entered = { $phase } begins.
event-step-entered = The { $step } begins.

event-window-opened = { $window }: { $order }.
event-window-asked = { $by ->
    [seat] { $asker } asks { $seat }: any response?
    [judge-open] The judge asks { $seat } to go on.
   *[judge] The judge asks { $seat }: any response?
}
event-window-held = { $seat } says: wait, I'm thinking.
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
   *[phase] which phase follows.
}
event-choice-nothing = { $seat } chooses nothing.
event-choice-cards = { $seat } { $what ->
    [cost] pays with { $cards }
    [target] targets { $cards }
    [tribute] tributes { $cards }
   *[cards] chooses { $cards }
}{ $hidden ->
    [yes] {" "}(hidden for now).
   *[no] .
}
event-choice-mode = { $seat } chooses mode { $mode } of the effect.
event-choice-name = { $seat } declares { $name }.
event-choice-phase = { $seat } goes on to { $phase }.
event-choice-unknown = { $hidden ->
    [yes] { $seat } has chosen.
   *[no] { $seat } has chosen; what, the record doesn't know.
}

event-summon-declared = { $seat } declares the { $method } of { $card }.
event-summon-negated = The summon of { $card } is negated{ $by ->
    [none] .
   *[other] {" "}by { $by }.
}
event-summon-succeeded = { $place ->
    [none] The summon of { $card } succeeds.
   *[other] The summon succeeds: { $card } stands { $place } { $posture }.
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
    [draw] { $owner } draws { $cards }
    [cost] { $cards } { $count ->
        [one] goes
       *[other] go
    } { $from } { $to } as the cost
    [tributed] { $seat } tributes { $cards } { $from }
    [material] { $seat } tributes { $cards } { $from } for the summon
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

event-value-changed = { $printed ->
    [yes] { $value } of { $card } is { $to } again, as printed
   *[no] { $value } of { $card } goes from { $from } to { $to }
}{ $by ->
    [none] .
   *[other] , by { $by }.
}
event-lp-changed = { $how ->
    [set_up] { $seat } has { $to } LP.
    [cost] { $seat } pays { $by } LP: { $to } left.
    [loses] { $seat } loses { $by } LP{ event-lp-source }: { $to } left.
   *[gains] { $seat } gains { $by } LP{ event-lp-source }: { $to } now.
}
event-lp-source = { $source ->
    [none] {""}
   *[other] {" "}by { $source }
}
event-shuffled = { $seat } shuffles the deck.
event-random = Chance picks { $cards } { $place }.
event-lingering-began = From now on { $effect }.
event-lingering-ended = No longer in force: { $effect }.
lingering = { $rule ->
    [no_battle_damage] { $seat } takes no battle damage
    [no_battle_destruction] { $seat }'s monsters aren't destroyed by battle
   *[cannot_activate] { $seat } can't activate { $name } or its effects
}
lingering-until = { $effect } until the end of turn { $turn } ({ $source })

event-irregularity = Irregular, by { $seat } ({ $id }): { $rule }{ $wronged ->
    [none] {""}
   *[other] {" "}It wronged { $wronged }.
}
event-duel-won = { $reason ->
    [life_points] { $winner } wins: { $loser } has 0 LP.
    [deck_out] { $winner } wins: { $loser } has to draw and has no card left.
   *[conceded] { $winner } wins: { $loser } concedes.
}
event-duel-drawn = { $reason ->
    [life_points] The duel is drawn: both players have 0 LP.
    [deck_out] The duel is drawn: both players have to draw and have no card left.
   *[conceded] The duel is drawn.
}
event-rewound = { $undoes ->
    [none] { $kind ->
        [judge] By a judge's ruling the duel goes back to record { $to } and goes on from there, on a new line.
        [agreed] Both players agree to go back to record { $to }; the duel goes on from there, on a new line.
        [correction] A slip of the record is corrected: the duel goes on from record { $to }, on a new line.
       *[what_if] A line to look at begins at record { $to }.
    }
   *[other] What was recorded last is taken back: the duel goes on from record { $to }, on a new line.
}
event-note = A note is made.
