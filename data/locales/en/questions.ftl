# Who is awaited and what for, and how a window stands.

answer = { $answer ->
    [acted] acted
    [spoken] passed in words
    [gesture] passed by gesture
    [asked_the_other] passed by asking
    [moved_on] passed by moving on
    [agreed_up_to] passed, as agreed before
    [silence] passed in silence
    [passed_automatically] passed automatically by a setting
    [setting] passed automatically by a setting
    [no_response] passed with no response
    [skipped] was not asked
   *[secret] passed
}

ask-window = { $kind ->
    [open] { $seat } may act: open state, { $because }.
    [summon_negation] { $seat } may negate the summon, or passes.
    [free] { $seat } may respond, or passes: free window { $because }.
    [chain] { $seat } may answer the chain, or passes: { $because }.
    [trigger] { $mandatory ->
        [yes] { $seat } has to activate a trigger effect.
       *[no] { $seat } may activate a trigger effect, or passes.
    }
    [phase_end] { $seat } may respond { $because }, or passes.
    [step_end] { $seat } may respond { $because }, or passes.
   *[damage_step] { $seat } may respond in the damage step, { $because }, or passes.
}
ask-choice = { $seat } has to choose { $what ->
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
ask-chance = Chance is awaited: say what was picked, { $cards } { $place }.
ask-coin = Chance is awaited: say how the coin fell, for { $seat }.
ask-die = Chance is awaited: say what the die shows, for { $seat }.
ask-set-up = The set-up isn't complete.
ask-over = The duel is over: nobody is awaited.

standing = { $window }: { $parts }.
standing-seat = { $seat } { $how }
standing-state = { $state ->
    [awaited] is awaited
   *[later] comes after
}{ $asked ->
    [yes] {" "}(was asked)
   *[no] {""}
}{ $held ->
    [yes] {" "}(is thinking)
   *[no] {""}
}
