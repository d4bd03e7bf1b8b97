# What a player says, without who says it. In English these are the lines of a written duel and
# follow docs/duel-format.md word for word.

line = { $seat } { $deed }
deed-pass = { $how ->
    [gesture] passes by gesture
    [asked_the_other] asks
    [silence] passes in silence
    [setting] passes automatically
    [no_response] passes with no response
   *[spoken] passes
}
deed-ask = asks
deed-hold = holds
deed-move-on = { $to ->
    [draw] moves to draw phase
    [standby] moves to standby phase
    [main1] moves to main phase 1
    [battle] moves to battle phase
    [main2] moves to main phase 2
    [end] moves to end phase
   *[none] moves on
}
deed-end-turn = ends the turn
deed-agree = { $to ->
    [draw] agrees until the draw phase
    [standby] agrees until the standby phase
    [main1] agrees until the main phase 1
    [battle] agrees until the battle phase
    [main2] agrees until the main phase 2
   *[end] agrees until the end phase
}
deed-activate = activates { $card }{ $effect ->
    [1] {""}
   *[other] {" "}effect { $effect }
}
deed-summon = summons { $card }
deed-set = sets { $card }
deed-set-monster = sets { $card } in defense
deed-flip-summon = flip summons { $card }
deed-change-position = changes the position of { $card }
deed-choose = { $what ->
    [nothing] chooses nothing
    [cards] chooses { $picked }
    [mode] chooses mode { $picked }
    [name] declares { $picked }
    [draw] chooses draw phase
    [standby] chooses standby phase
    [main1] chooses main phase 1
    [battle] chooses battle phase
    [main2] chooses main phase 2
    [end] chooses end phase
   *[unknown] chooses something
}
deed-outcome = { $what ->
    [nothing] chance picks nothing
    [unknown] chance picks a card
   *[cards] chance picks { $picked }
}
deed-show = { $open ->
    [yes] shows { $card }
   *[no] has { $card }
}
deed-concede = concedes
