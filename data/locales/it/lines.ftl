# What a player says, without who says it. In English these are the lines of a written duel and
# follow docs/duel-format.md word for word.

line = { $seat } { $deed }
deed-pass = { $how ->
    [gesture] passa con un gesto
    [asked_the_other] chiede
    [silence] passa in silenzio
    [setting] passa in automatico
    [no_response] passa senza nulla con cui rispondere
   *[spoken] passa
}
deed-ask = chiede
deed-hold = chiede di aspettare
deed-automatic = { $on ->
    [on] attiva il passaggio automatico
   *[off] disattiva il passaggio automatico
}
deed-move-on = { $to ->
    [draw] va in Draw Phase
    [standby] va in Standby Phase
    [main1] va in Main Phase 1
    [battle] va in Battle Phase
    [main2] va in Main Phase 2
    [end] va in End Phase
   *[none] va avanti
}
deed-end-turn = finisce il turno
deed-agree = { $to ->
    [draw] concorda di andare avanti fino alla Draw Phase
    [standby] concorda di andare avanti fino alla Standby Phase
    [main1] concorda di andare avanti fino alla Main Phase 1
    [battle] concorda di andare avanti fino alla Battle Phase
    [main2] concorda di andare avanti fino alla Main Phase 2
   *[end] concorda di andare avanti fino alla End Phase
}
deed-activate = attiva { $effect ->
    [1] { $card }
   *[other] l'effetto { $effect } di { $card }
}
deed-summon = Evoca { $card }
deed-set = Posiziona { $card }
deed-set-monster = Posiziona { $card } in difesa
deed-flip-summon = Evoca per Scoperta { $card }
deed-change-position = cambia la posizione di { $card }
deed-special-summon = { $method ->
    [fusion] Evoca tramite Fusione { $card }
    [ritual] Evoca tramite Rituale { $card }
    [synchro] Evoca Synchro { $card }
    [xyz] Evoca Xyz { $card }
    [link] Evoca Link { $card }
   *[special] Evoca Specialmente { $card }
}{ $way ->
    [first] {""}
   *[other] {" "}nel modo { $way }
}
deed-pendulum-summon = Evoca Pendulum
deed-gemini-summon = Evoca di nuovo { $card } come Gemello
deed-attack = { $target ->
    [none] attacca direttamente con { $card }
   *[other] attacca { $target } con { $card }
}
# The answer when the targets of an attack have changed.
deed-attack-anew = { $what ->
    [cards] attacca { $picked }
    [yes] attacca direttamente
   *[no] rinuncia all'attacco
}
deed-discard = scarta { $picked }
deed-choose = { $what ->
    [nothing] non sceglie nulla
    [cards] sceglie { $picked }
    [mode] sceglie il modo { $picked }
    [name] dichiara { $picked }
    [word] dichiara { $picked }
    [number] sceglie { $picked }
    [yes] sceglie sì
    [no] sceglie no
    [face_up_attack] sceglie la Posizione di Attacco
    [face_up_defense] sceglie la Posizione di Difesa
    [face_down_defense] sceglie la Posizione di Difesa coperta
    [face_up] sceglie scoperta
    [face_down] sceglie coperta
    [draw] sceglie la Draw Phase
    [standby] sceglie la Standby Phase
    [main1] sceglie la Main Phase 1
    [battle] sceglie la Battle Phase
    [main2] sceglie la Main Phase 2
    [end] sceglie la End Phase
   *[unknown] sceglie qualcosa
}
deed-outcome = { $what ->
    [nothing] il caso non sceglie nulla
    [unknown] il caso sceglie una carta
    [heads] moneta: testa
    [tails] moneta: croce
    [die] dado: { $picked }
   *[cards] il caso sceglie { $picked }
}
deed-show = { $open ->
    [yes] mostra { $card }
   *[no] ha { $card }
}
deed-concede = si arrende
