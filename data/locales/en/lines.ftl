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
deed-automatic = turns automatic passing { $on ->
    [on] on
   *[off] off
}
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
deed-special-summon = { $method ->
    [fusion] fusion summons { $card }
    [ritual] ritual summons { $card }
    [synchro] synchro summons { $card }
    [xyz] xyz summons { $card }
    [link] link summons { $card }
   *[special] special summons { $card }
}{ $way ->
    [first] {""}
   *[other] {" "}by way { $way }
}
deed-pendulum-summon = pendulum summons
deed-gemini-summon = gemini summons { $card }
deed-attack = { $target ->
    [none] attacks directly with { $card }
   *[other] attacks { $target } with { $card }
}
# The answer when the targets of an attack have changed.
deed-attack-anew = { $what ->
    [cards] attacks { $picked }
    [yes] attacks directly
   *[no] cancels the attack
}
deed-discard = discards { $picked }
deed-choose = { $what ->
    [nothing] chooses nothing
    [cards] chooses { $picked }
    [mode] chooses mode { $picked }
    [name] declares { $picked }
    [word] declares { $picked }
    [number] chooses { $picked }
    [yes] chooses yes
    [no] chooses no
    [face_up_attack] chooses attack position
    [face_up_defense] chooses defense position
    [face_down_defense] chooses face-down defense position
    [face_up] chooses face-up
    [face_down] chooses face-down
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
    [heads] coin: heads
    [tails] coin: tails
    [die] die: { $picked }
   *[cards] chance picks { $picked }
}
deed-show = { $open ->
    [yes] shows { $card }
   *[no] has { $card }
}
deed-concede = concedes
