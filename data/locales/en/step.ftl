# The debugger: its panes, keys and answers.

step-title = { $duel }, line { $line }: record { $at } of { $last }. Reading as { $role }.
step-pane = { $pane ->
    [events] Events
    [priority] Priority
    [board] Board
    [chain] Chain
    [watches] Watched
   *[keys] Keys
}
step-hint = ? keys   ← → events   a questions   c chains   / find   g go to   q quit
step-prompt = { $what ->
    [value] Value to watch, such as B.lp (again: no longer):
    [condition] Find, such as B.lp < 4000 (empty: the last again):
    [place] Go to, such as 118 or t3.c2:
    [diff] Compare with (empty: the marked place):
   *[why] Why, such as B.lp, a card, chain.1, priority:
}
step-too-small = This screen has { $columns } columns and { $rows } rows. The debugger needs { $least_columns } and { $least_rows }: make it larger, or leave with q and use --plain.
step-before = Before the first record.
step-at = Record { $at }. { $place }. { $text }
step-at-set-up = Record { $at }, set-up. { $text }
step-no-further = { $stop ->
    [event] No record lies
    [window] No window opens
    [chain] No chain begins
    [link] No link is added
    [trigger] No trigger's condition is met
    [phase] No phase begins
    [turn] No turn begins
    [question] No question is asked or left out
    [not_asked] No question is left out
    [irregularity] No irregularity is recorded
    [change] Nothing that is watched changes
    [condition] This holds nowhere
    [line] There is no line
   *[missed] There is no question not asked
} { $way ->
    [backwards] before this on the way back.
   *[forwards] after this.
}
step-on-line = On line { $line }.
step-nothing-watched = Nothing is watched.
step-watched = { $value } is { $worth }.
step-changed = { $value } was { $before } and is { $worth }.
step-unwatched = { $value } is watched no longer.
step-nothing-sought = Nothing has been looked for yet.
step-nothing-marked = No place is marked.
step-marked = Record { $at } is marked.
step-no-chain = There is no chain.
step-missed = { $seat } was owed this question; at record { $back } it can be asked. { $count ->
    [0] { $unknown ->
        [0] As far as the record knows, there was nothing to say.
        [one] One card { $seat } held then is not known to the record: whether it could be used can't be told.
       *[other] { $unknown } cards { $seat } held then are not known to the record: whether one of them could be used can't be told.
    }
   *[other] { $seat } could have said: { $said }
}
step-unknown = “{ $text }” is no command here; help lists them

step-key-event = next, previous event
step-key-ends = end, start of the line
step-key-line = next, previous line
step-key-question = asked, or not asked
step-key-not-asked = not asked
step-key-missed = not asked, with what could have been said (judge)
step-key-window = window
step-key-chain = chain
step-key-link = link
step-key-trigger = trigger
step-key-phase = phase
step-key-turn = turn
step-key-irregularity = irregularity
step-key-watch = watch a value
step-key-until = until it changes
step-key-find = find a condition
step-key-again = find again
step-key-go = go to a place
step-key-why = why
step-key-mark = mark this place
step-key-diff = compare with a place
step-key-flip = turn the board
step-key-board = the whole position
step-key-help = the keys
step-key-quit = quit

step-command-next = to the next event
step-command-back = to the event before
step-command-kind = to the nearest event, window, chain, link, trigger, phase, turn, question, not asked, irregularity, missed (for a judge) or line
step-command-ends = to the first or the last record of the line
step-command-go = to a place, such as 118 or t3.c2
step-command-until = until a value changes, such as B.lp; without one, any that is watched
step-command-find = to where a condition holds, such as B.lp < 4000
step-command-line = onto a line
step-command-watch = watches a value; again: no longer
step-command-mark = marks this place
step-command-diff = what differs from a place; without one, from the marked place
step-command-why = why something is as it is: B.lp, a card, chain.1, priority
step-command-show = says where you stand, and what there is
step-command-help = this list
step-command-quit = ends
