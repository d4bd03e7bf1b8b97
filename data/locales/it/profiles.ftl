# Rule profiles: every flag by its name, and each of its values. Keys: flag-NAME, its value in
# .value.

flag-ignition = Effetti ad Ignizione
    .value = { $value ->
        [None] solo nell'open state
        [AfterSummon] anche il primo del giocatore di turno subito dopo un'Evocazione
        [AfterSummonOrChain] anche il primo del giocatore di turno subito dopo un'Evocazione o una Catena
        [AnyFreeWindow] anche in ogni closed state del giocatore di turno
       *[other] { $value }
    }
flag-hidden_triggers = Effetti Innescati da posti nascosti
    .value = { $value ->
        [OwnTier] nelle finestre degli effetti veloci, dopo quelli pubblici
        [WithOptional] insieme agli altri facoltativi
       *[other] { $value }
    }
flag-early_trigger = Effetti Innescati di eventi precedenti
    .value = { $value ->
        [true] si mettono in Catena prima degli altri
       *[false] si mettono in Catena come vuole il loro giocatore
    }
flag-trigger_location = Una carta che si è spostata prima che il suo effetto Innescato si attivi
    .value = { $value ->
        [Anywhere] può attivarlo da qualsiasi posto
        [PublicOnly] può attivarlo, ma non dal Main Deck o dalla mano
        [MustStay] non può più attivarlo
       *[other] { $value }
    }
flag-negated_summon_counts = Un'Evocazione annullata
    .value = { $value ->
        [true] conta per “una volta per turno”
       *[false] non conta per “una volta per turno”
    }
flag-replay = Dopo un replay dell'attacco
    .value = { $value ->
        [TakenBack] l'attacco è ritirato, e il mostro può attaccare più tardi
        [RetargetOrCancel] l'attaccante prende un altro bersaglio o rinuncia
        [SameOtherOrNone] attacca lo stesso mostro, un altro o nessuno, e il primo attacco conta
       *[other] { $value }
    }
flag-damage_step = Il Damage Step
    .value = { $value ->
        [Seven] ha i vecchi sette momenti
        [Five] ha cinque momenti
        [SevenZeroFalls] ha i vecchi sette momenti, e due mostri in Posizione di Attacco senza ATK si distruggono a vicenda
       *[other] { $value }
    }
flag-one_chain_per_damage_timing = Catene in ogni momento del Damage Step
    .value = { $value ->
        [true] una
       *[false] quante ne seguono
    }
flag-phase_trigger_again = Un effetto Innescato obbligatorio di una fase la cui attivazione è stata annullata
    .value = { $value ->
        [true] si attiva di nuovo
       *[false] non si attiva di nuovo
    }
flag-first_turn_draw = Nel primo turno
    .value = { $value ->
        [true] il primo giocatore pesca
       *[false] il primo giocatore non pesca
    }
flag-one_field_spell = Magie Terreno
    .value = { $value ->
        [true] una per entrambi i lati
       *[false] una per ciascun lato
    }
flag-zones = Il Terreno
    .value = { $value ->
        [Classic] non ha né Zone Pendulum né Zone Mostri Extra
        [PendulumApart] ha Zone Pendulum a sé
        [ExtraMonsterZones] ha Zone Mostri Extra, e ogni mostro dall'Extra Deck ha bisogno di una di esse o di una Freccia Link
        [ExtraMonsterZonesEased] ha Zone Mostri Extra, e solo i Mostri Link e i Mostri Pendulum dall'Extra Deck hanno bisogno di una di esse o di una Freccia Link
       *[other] { $value }
    }
flag-trap_monster_zones = Un mostro Trappola occupa
    .value = { $value ->
        [Both] una Zona Mostri e la sua Zona Magie & Trappole
        [MonsterOnly] solo una Zona Mostri
       *[other] { $value }
    }
flag-duel_ends = Un duello che è deciso finisce
    .value = { $value ->
        [AfterTheEffect] quando l'effetto è concluso
        [AtOnce] subito
       *[other] { $value }
    }
flag-negation_first = Quando un'Evocazione può essere annullata
    .value = { $value ->
        [TurnPlayer] si interpella prima il giocatore di turno, poi l'altro
        [OpponentOnly] si interpella solo l'altro giocatore
       *[other] { $value }
    }
flag-texts = Testi delle carte
    .value = { $value ->
        [0] sono quelli attuali
       *[other] sono quelli del { $day }
    }
flag-zones_each = Zone di un lato
    .value = { $value } per i mostri, { $value } per le Magie e le Trappole
flag-main_phase_2 = Dopo la Battle Phase
    .value = { $value ->
        [true] viene la Main Phase 2
       *[false] viene la End Phase: non c'è Main Phase 2
    }
flag-normal_draw = La Draw Phase dà
    .value = { $value ->
        [None] nessuna carta
        [One] una carta
       *[Two] due carte
    }
flag-first_turn_battle = Nel primo turno del duello
    .value = { $value ->
        [true] può esserci la Battle Phase
       *[false] non c'è Battle Phase
    }

flag-line = { $about }: { $says }
flag-truth = true, false
flag-day = un giorno, per esempio 2010-04-24, o 0 per i testi attuali
flag-zones-from = un numero da 1 a 5

deck-size = { $least ->
    [0] { $most ->
        [none] un numero qualsiasi di carte
       *[other] fino a { $most } carte
    }
   *[other] { $most ->
        [none] { $least } carte o più
       *[other] da { $least } a { $most } carte
    }
}
deck-list = { $list ->
    [current] la lista attuale
    [nothing-forbidden] la lista attuale, con le carte proibite contate come limitate
    [of] la lista del { $day }
    [of-the-day] la lista del giorno che segue il nome del formato
    [points] nessuna lista; un Deck ha { $points } punti
   *[own] una lista propria
}
card-kind = { $kind ->
    [link] Mostri Link
   *[pendulum] Mostri Pendulum
}

# What profiles and formats are called. $id: their id or name; $title: as their file says it.
ruleset-title = { $id ->
    [P1] OCG, Master Rule 1 e prima
    [P2g] TCG, 2005 (Goat)
    [P2e] TCG, 2010 (Edison)
    [P3a] TCG, da aprile 2012 a luglio 2014
    [P3b] TCG, da luglio 2014 a marzo 2015
    [P3c] TCG, da marzo 2015 a luglio 2017
    [P4a] OCG, Master Rule 2
    [P4b] OCG, Master Rule 3
    [P4c] OCG, New Master Rule
    [P5] OCG, da aprile 2020 a oggi
    [P6a] TCG, da luglio 2017 a marzo 2020
    [P6b] TCG, da aprile 2020 a ottobre 2021
    [P7] TCG, da novembre 2021 a oggi
    [advanced] Avanzato, il formato ufficiale del TCG
    [traditional] Tradizionale, con tutte le carte che esistono
    [ocg] Il formato ufficiale dell'OCG
    [edison] Edison, la primavera del 2010
    [goat] Goat, l'estate del 2005
    [genesys] Genesys, con punti al posto di una lista
    [time-wizard] Time Wizard: una lista di allora con le regole e i testi di oggi
   *[other] { $title }
}
