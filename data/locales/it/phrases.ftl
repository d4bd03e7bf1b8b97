# Parts of sentences: cards, places, moments, windows, lists.

# $first, $next, $last: things already named.
# Between two words, and between two sentences.
gap = { " " }
list-more = { $first }, { $next }
list-last = { $first } e { $last }
order = { $first }, poi { $second }

count-links = { $count ->
    [one] { $count } Anello
   *[other] { $count } Anelli
}
count-cards = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}

count-exactly = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
count-at-most = { $count ->
    [one] al massimo { $count } carta
   *[other] al massimo { $count } carte
}
count-between = da { $least } a { $most } carte

# A card whose name is known, inside a sentence.
card-named = { $name }

# A card without a known face. $zone, $seat, $number: where it lies.
card-some = una carta
card-undescribed = carta { $passcode }
card-unknown = { $zone ->
    [deck] una carta del Deck di { $seat }
    [hand] una carta nella mano di { $seat }
    [monster] una carta coperta nella Zona Mostri { $number } di { $seat }
    [spell] una carta coperta nella Zona Magie & Trappole { $number } di { $seat }
    [field] una carta coperta nella Zona Terreno di { $seat }
    [extra_monster] una carta coperta nella Zona Mostri Extra { $number } di { $seat }
    [pendulum] una carta nella Zona Pendulum { $number } di { $seat }
    [material] un materiale di { $seat }
    [graveyard] una carta nel Cimitero di { $seat }
    [banished] una carta bandita di { $seat }
    [extra] una carta dell'Extra Deck di { $seat }
   *[other] una carta
}

place = { $zone ->
    [deck] Deck di { $seat }
    [hand] mano di { $seat }
    [monster] Zona Mostri { $number } di { $seat }
    [spell] Zona Magie & Trappole { $number } di { $seat }
    [field] Zona Terreno di { $seat }
    [extra_monster] Zona Mostri Extra { $number } di { $seat }
    [pendulum] Zona Pendulum { $number } di { $seat }
    [material] materiali di { $seat }
    [graveyard] Cimitero di { $seat }
    [banished] carte bandite di { $seat }
    [extra] Extra Deck di { $seat }
    [limbo] Evocazione in corso
   *[gone] fuori dal duello
}
place-from = { $zone ->
    [deck] dal Deck di { $seat }
    [hand] dalla mano di { $seat }
    [monster] dalla Zona Mostri { $number } di { $seat }
    [spell] dalla Zona Magie & Trappole { $number } di { $seat }
    [field] dalla Zona Terreno di { $seat }
    [extra_monster] dalla Zona Mostri Extra { $number } di { $seat }
    [pendulum] dalla Zona Pendulum { $number } di { $seat }
    [material] dai materiali di { $seat }
    [graveyard] dal Cimitero di { $seat }
    [banished] dalle carte bandite di { $seat }
    [extra] dall'Extra Deck di { $seat }
    [limbo] dall'Evocazione annullata
   *[gone] da fuori del duello
}
place-from-field = dal Terreno di { $seat }
place-to = { $zone ->
    [deck] al Deck di { $seat }
    [hand] alla mano di { $seat }
    [monster] nella Zona Mostri { $number } di { $seat }
    [spell] nella Zona Magie & Trappole { $number } di { $seat }
    [field] nella Zona Terreno di { $seat }
    [extra_monster] nella Zona Mostri Extra { $number } di { $seat }
    [pendulum] nella Zona Pendulum { $number } di { $seat }
    [material] tra i materiali di { $seat }
    [bottom] in fondo al Deck di { $seat }
    [graveyard] al Cimitero di { $seat }
    [banished] tra le carte bandite di { $seat }
    [extra] all'Extra Deck di { $seat }
    [limbo] in un'Evocazione in corso
   *[gone] fuori dal duello
}
place-in = { $zone ->
    [deck] nel Deck di { $seat }
    [hand] nella mano di { $seat }
    [monster] nella Zona Mostri { $number } di { $seat }
    [spell] nella Zona Magie & Trappole { $number } di { $seat }
    [field] nella Zona Terreno di { $seat }
    [extra_monster] nella Zona Mostri Extra { $number } di { $seat }
    [pendulum] nella Zona Pendulum { $number } di { $seat }
    [material] tra i materiali di { $seat }
    [graveyard] nel Cimitero di { $seat }
    [banished] tra le carte bandite di { $seat }
    [extra] nell'Extra Deck di { $seat }
    [limbo] in un'Evocazione in corso
   *[gone] fuori dal duello
}

posture = { $posture ->
    [face_up_attack] Posizione di Attacco scoperta
    [face_up_defense] Posizione di Difesa scoperta
    [face_down_defense] Posizione di Difesa coperta
    [face_up] scoperta
   *[face_down] coperta
}

posture-in = { $posture ->
    [face_up_attack] in Posizione di Attacco scoperta
    [face_up_defense] in Posizione di Difesa scoperta
    [face_down_defense] in Posizione di Difesa coperta
    [face_up] scoperta
   *[face_down] coperta
}

phase = { $phase ->
    [draw] Draw Phase
    [standby] Standby Phase
    [main1] Main Phase 1
    [battle] Battle Phase
    [main2] Main Phase 2
   *[end] End Phase
}
the-phase = { $phase ->
    [draw] la Draw Phase
    [standby] la Standby Phase
    [main1] la Main Phase 1
    [battle] la Battle Phase
    [main2] la Main Phase 2
   *[end] la End Phase
}
step = { $step ->
    [start] Start Step
    [battle] Battle Step
    [damage] Damage Step
   *[end] End Step
}
moment = turno { $turn }, { $phase }
moment-step = turno { $turn }, { $phase }, { $step }
moment-timing = { $place }, { $timing }
timing = { $timing ->
    [start] all'inizio
    [flipped] dopo che il mostro si è scoperto
    [before_calculation] prima del calcolo dei danni
    [calculation] durante il calcolo dei danni
    [damaged] dopo il danno da combattimento
    [after_calculation] dopo il calcolo dei danni
   *[end] alla fine
}

method = { $method ->
    [normal] Evocazione Normale
    [tribute] Evocazione tramite Tributo
    [flip] Evocazione per Scoperta
    [gemini] Evocazione da Gemello
    [fusion] Evocazione tramite Fusione
    [ritual] Evocazione Rituale
    [synchro] Evocazione Synchro
    [xyz] Evocazione Xyz
    [link] Evocazione Link
    [pendulum] Evocazione Pendulum
   *[special] Evocazione Speciale
}
value = { $value ->
    [atk] ATK
    [def] DEF
    [negated] effetti
   *[level] Livello
}
part = { $part ->
    [cost] costo
   *[effect] effetto
}

window = { $kind ->
    [open] open state
    [summon_negation] finestra per annullare l'Evocazione
    [free] closed state
    [chain] finestra della Catena
    [trigger] finestra degli effetti Innescati
    [phase_end] finestra di fine fase
    [step_end] finestra di fine step
   *[damage_step] finestra del Damage Step
}
window-because = { $window } { $because }
because = { $because ->
    [phase_began] quando inizia { $phase }
    [all_passed] dopo che tutti hanno passato
    [summon_declared] dopo la dichiarazione di un'Evocazione
    [summon_succeeded] dopo l'Evocazione
    [card_set] dopo il Posizionamento
    [position_changed] dopo il cambio di posizione
    [drawn] dopo la pescata normale
    [chain_ended] dopo la Catena di { $links }
    [link_added] dopo l'Anello { $link }
    [triggers_met] { $mandatory ->
        [yes] per gli effetti obbligatori
       *[no] per gli effetti facoltativi
    }
    [moves_on] prima che finisca { $phase }
    [leaves_step] prima di uscire da { $step }
    [step_began] all'ingresso in { $step }
    [attack_declared] dopo la dichiarazione di un attacco
    [timing_began] { $timing }
   *[happened] dopo ciò che è appena successo
}

# $word: an attribute, a type or the name of a counter, as printed in English; $id: the same with
# "-" for spaces.
word = { $id ->
    [DARK] OSCURITÀ
    [LIGHT] LUCE
    [EARTH] TERRA
    [WATER] ACQUA
    [FIRE] FUOCO
    [WIND] VENTO
    [DIVINE] DIVINO
    [Aqua] Acqua
    [Beast] Bestia
    [Beast-Warrior] Guerriero-Bestia
    [Creator-God] Divinità Creatrice
    [Cyberse] Cyberse
    [Dinosaur] Dinosauro
    [Divine-Beast] Divinità-Bestia
    [Dragon] Drago
    [Fairy] Fata
    [Fiend] Demone
    [Fish] Pesce
    [Illusion] Illusione
    [Insect] Insetto
    [Machine] Macchina
    [Plant] Pianta
    [Psychic] Psichico
    [Pyro] Pyro
    [Reptile] Rettile
    [Rock] Roccia
    [Sea-Serpent] Serpente Marino
    [Spellcaster] Incantatore
    [Thunder] Tuono
    [Warrior] Guerriero
    [Winged-Beast] Bestia Alata
    [Wyrm] Wyrm
    [Zombie] Zombie
   *[other] { $word }
}
counters = { $count ->
    [one] { $count } Segnalino { $word ->
        [Spell] Magia
       *[other] { $word }
    }
   *[other] { $count } Segnalini { $word ->
        [Spell] Magia
       *[other] { $word }
    }
}

# What may not be done. $cards: with which cards; none: with any.
forbidden = { $what ->
    [activate] { $cards ->
        [none] attivare carte o effetti
       *[other] attivare { $cards } o i relativi effetti
    }
    [activate_spells] { $cards ->
        [none] attivare Magie o i loro effetti
       *[other] attivare { $cards } o i relativi effetti
    }
    [activate_traps] { $cards ->
        [none] attivare Trappole o i loro effetti
       *[other] attivare { $cards } o i relativi effetti
    }
    [activate_monster_effects] { $cards ->
        [none] attivare effetti dei mostri
       *[other] attivare effetti di { $cards }
    }
    [normal_summon] { $cards ->
        [none] Evocare Normalmente o Posizionare mostri
       *[other] Evocare Normalmente o Posizionare { $cards }
    }
    [special_summon] { $cards ->
        [none] Evocare Specialmente mostri
       *[other] Evocare Specialmente { $cards }
    }
    [set_spells] { $cards ->
        [none] Posizionare Magie o Trappole
       *[other] Posizionare { $cards }
    }
    [declare_attack] { $cards ->
        [none] dichiarare un attacco
       *[other] dichiarare un attacco con { $cards }
    }
    [attack] { $cards ->
        [none] attaccare
       *[other] attaccare con { $cards }
    }
    [attack_directly] { $cards ->
        [none] attaccare direttamente
       *[other] attaccare direttamente con { $cards }
    }
    [change_position] { $cards ->
        [none] cambiare posizioni di battaglia
       *[other] cambiare la posizione di battaglia di { $cards }
    }
    [summon] { $cards ->
        [none] Evocare mostri in alcun modo
       *[other] Evocare { $cards } in alcun modo
    }
    [banish_from_graveyard] { $cards ->
        [none] bandire carte da un Cimitero
       *[other] bandire { $cards } da un Cimitero
    }
   *[battle_phase] condurre la Battle Phase
}
