# What effects do, as instructions to the card's player. $gate is a text of defined-gate, or nothing.

defined-step = { $gate }{ $act }
defined-next = { $first }; { $next }
defined-may = puoi { $act }
defined-if-you-like = se vuoi, { $act }
defined-gate = { $gate ->
    [also] inoltre,{" "}
    [if_done] e, se lo fai,{" "}
    [then] poi,{" "}
   *[if_not_done] se non lo fai,{" "}
}
defined-gate-if = se { $condition },{" "}

# To cards.
defined-act = { $act ->
    [tribute] offrire come Tributo { $what }
    [destroy] distruggere { $what }
    [send] mandare al Cimitero { $what }
    [banish] bandire { $what }
    [destroy_and_banish] distruggere { $what } e bandire ciò che è stato distrutto
    [banish_face_down] bandire a faccia in giù { $what }
    [return] far ritornare nella mano { $what }
    [add] aggiungere alla mano { $what }
    [discard] scartare { $what }
    [reveal] mostrare a entrambi i giocatori { $what }
    [detach] staccare { $what }
    [attach] unire a questa carta come materiale { $what }
    [set] Posizionare { $what }
    [equip] equipaggiare con questa carta { $what }
    [bind] legare questa carta a { $what }
    [swap] scambiare il controllo di { $what }
   *[negate_effects] annullare gli effetti di { $what }
}
defined-act-pay = pagare { $lp }
defined-act-to-deck = { $rest ->
    [top] far ritornare in cima al Deck { $what }
    [bottom] far ritornare in fondo al Deck { $what }
   *[shuffled] mischiare nel Deck { $what }
}
defined-act-search = aggiungere { $what } dal tuo Deck alla tua mano, mostrare ciò che si è aggiunto e mischiare
defined-act-discard-at-random = { $count ->
    [one] { $who ->
        [own] scartare 1 carta a caso dalla tua mano
        [opponent] l'avversario scarta 1 carta a caso
       *[either] ogni giocatore scarta 1 carta a caso
    }
   *[other] { $who ->
        [own] scartare { $count } carte a caso dalla tua mano
        [opponent] l'avversario scarta { $count } carte a caso
       *[either] ogni giocatore scarta { $count } carte a caso
    }
}
# $until: how many, a number or what the number is.
defined-act-excavate = { $who ->
    [own] dissotterrare carte dalla cima del tuo Deck finché non ne è uscito questo numero: { $what } ({ $until })
    [opponent] l'avversario dissotterra carte dalla cima del suo Deck finché non ne è uscito questo numero: { $what } ({ $until })
   *[either] ogni giocatore dissotterra carte dalla cima del suo Deck finché non ne è uscito questo numero: { $what } ({ $until })
}
# To players. $measure: "2 cards", "500 damage", "1000 LP".
defined-act-measured = { $act ->
    [draw] { $who ->
        [own] pescare { $measure }
        [opponent] l'avversario pesca { $measure }
       *[either] ogni giocatore pesca { $measure }
    }
    [damage] { $who ->
        [own] subire { $measure }
        [opponent] l'avversario subisce { $measure }
       *[either] ogni giocatore subisce { $measure }
    }
   *[gain] { $who ->
        [own] guadagnare { $measure }
        [opponent] l'avversario guadagna { $measure }
       *[either] ogni giocatore guadagna { $measure }
    }
}
defined-act-of = { $act ->
    [shuffle] { $who ->
        [own] mischiare il tuo Deck
        [opponent] mischiare il Deck dell'avversario
       *[either] mischiare entrambi i Deck
    }
   *[win] { $who ->
        [own] vinci il duello
        [opponent] l'avversario vince il duello
       *[either] il duello finisce in pareggio
    }
}
defined-act-bare = { $act ->
    [negate_summon] annullare l'Evocazione
    [negate_activation] annullare l'attivazione
    [negate_effect] annullare l'effetto
    [negate_attack] annullare l'attacco
    [negate_this] questo effetto è annullato
    [turn_damage] l'avversario subisce i danni che ne subiresti tu
    [end_battle_phase] terminare la Battle Phase
    [toss_coin] lanciare una moneta
    [roll_die] lanciare un dado
    [as_told] si fa ciò che dice il suo testo; chi tiene la registrazione dice che cosa
   *[nothing] non fare nulla
}

# Summons. $facing is a text of defined-facing.
defined-facing = { $facing ->
    [attack] {" "}in Posizione di Attacco
    [defense] {" "}in Posizione di Difesa
    [face_down] {" "}in Posizione di Difesa coperta
   *[face_up] {""}
}
defined-act-summon = Evocare Specialmente { $what }{ $to ->
    [opponent] {" "}sul Terreno dell'avversario
   *[own] {""}
}{ $facing }{ $ignoring ->
    [yes] , ignorando le condizioni di Evocazione
   *[no] {""}
}{ $treated ->
    [none] {""}
   *[other] , come { $treated }
}{ $negated ->
    [yes] , con gli effetti annullati
   *[no] {""}
}
defined-act-fusion = Evocare tramite Fusione { $what } dal tuo Extra Deck con questi materiali: { $materials }{ $banish ->
    [yes] , da bandire
   *[no] {""}
}
defined-act-ritual = Evocare tramite Rituale { $what } dalla tua mano offrendo come Tributo { $tributes } con una somma dei Livelli { $exactly ->
    [yes] esattamente pari al suo Livello
   *[no] pari o superiore al suo Livello
}
defined-act-summon-after = subito dopo la risoluzione di questo effetto, Evocare Normalmente o Posizionare { $what }
defined-act-token = Evocare Specialmente { $count ->
    [one] 1 Segna-Mostro
   *[other] { $count } Segna-Mostri
} ({ $name }){ $to ->
    [opponent] {" "}sul Terreno dell'avversario
   *[own] {""}
}{ $facing }{ $values ->
    [none] {""}
   *[other] , con questo valore di ATK e DEF: { $values }
}

# What changes. $until is a text of defined-span.
defined-until = { $what } { $until }
defined-span = { $span ->
    [this_turn] fino alla fine del turno
    [next_turn] fino alla fine del prossimo turno
    [damage_step] fino alla fine del Damage Step
    [damage_calculation] solo durante quel calcolo dei danni
    [while_attached] finché questa carta vi resta legata o l'equipaggia
    [while_there] finché resta a faccia in su sul Terreno
    [phase] { $whose ->
        [own] fino alla tua prossima { $phase }
        [opponent] fino alla prossima { $phase } dell'avversario
       *[either] fino alla prossima { $phase }
    }
    [phase_of_next_turn] { $whose ->
        [own] fino alla { $phase } del tuo prossimo turno
        [opponent] fino alla { $phase } del prossimo turno dell'avversario
       *[either] fino alla { $phase } del prossimo turno
    }
   *[ever] per il resto del duello
}
defined-through = { $count ->
    [one] { $whose ->
        [own] per la tua prossima { $phase }
        [opponent] per la prossima { $phase } dell'avversario
       *[either] per la prossima { $phase }
    }
   *[other] { $whose ->
        [own] per le tue prossime { $count } { $phase }
        [opponent] per le prossime { $count } { $phase } dell'avversario
       *[either] per le prossime { $count } { $phase }
    }
}
# $time: when something waits to happen.
defined-time = { $span ->
    [this_turn] alla fine del turno
    [next_turn] alla fine del prossimo turno
    [damage_step] alla fine del Damage Step
    [damage_calculation] dopo quel calcolo dei danni
    [while_attached] quando questa carta non vi è più legata o non l'equipaggia più
    [while_there] quando lascia il Terreno
    [phase] { $whose ->
        [own] nella tua prossima { $phase }
        [opponent] nella prossima { $phase } dell'avversario
       *[either] nella prossima { $phase }
    }
    [phase_of_next_turn] { $whose ->
        [own] nella { $phase } del tuo prossimo turno
        [opponent] nella { $phase } del prossimo turno dell'avversario
       *[either] nella { $phase } del prossimo turno
    }
   *[ever] in qualsiasi momento successivo
}
defined-act-turn = { $to ->
    [attack] mettere in Posizione di Attacco { $what }
    [defense] mettere in Posizione di Difesa { $what }
    [face_down] mettere in Posizione di Difesa coperta { $what }
    [face_up] scoprire { $what }
    [face_up_quietly] scoprire { $what } (gli effetti dei mostri Scoperta non si attivano)
   *[other] cambiare la posizione di battaglia di { $what }
}
defined-act-control = prendere il controllo di { $what } { $until }
defined-act-counters = { $act ->
    [put] mettere { $counters } su { $what }
   *[take] rimuovere { $counters } da { $what }
}
defined-changes = { $things } { $how ->
    [gain] { $count ->
        [one] guadagna { $measure }
       *[other] guadagnano { $measure }
    }
   *[lose] { $count ->
        [one] perde { $measure }
       *[other] perdono { $measure }
    }
}
defined-becomes = { $value ->
    [ATK] l'ATK
    [DEF] la DEF
   *[other] il { $value }
}{ $original ->
    [yes] {" "}originale
   *[no] {""}
} di { $things } diventa { $amount }
defined-act-remember = questa carta ricorda { $amount }
defined-act-later = { $then ->
    [return] far tornare dov'era { $what } { $time }
    [summon] Evocare Specialmente sul tuo Terreno { $what } { $time }
   *[destroy] distruggere { $what } { $time }
}

# What lasts. $who: own, opponent or either.
defined-linger = { $rule ->
    [no_battle_damage] { $who ->
        [own] non subisci danni da combattimento
        [opponent] l'avversario non subisce danni da combattimento
       *[either] nessuno subisce danni da combattimento
    }
    [no_effect_damage] { $who ->
        [own] non subisci danni da effetti
        [opponent] l'avversario non subisce danni da effetti
       *[either] nessuno subisce danni da effetti
    }
    [battle_damage_to_other] { $who ->
        [own] l'avversario subisce i danni da combattimento che subiresti tu
        [opponent] tu subisci i danni da combattimento che subirebbe l'avversario
       *[either] ogni giocatore subisce i danni da combattimento che subirebbe l'altro
    }
    [no_battle_destruction] { $who ->
        [own] i tuoi mostri non vengono distrutti in battaglia
        [opponent] i mostri dell'avversario non vengono distrutti in battaglia
       *[either] nessun mostro viene distrutto in battaglia
    }
    [no_effect_destruction] { $who ->
        [own] le tue carte non vengono distrutte da effetti
        [opponent] le carte dell'avversario non vengono distrutte da effetti
       *[either] nessuna carta viene distrutta da effetti
    }
    [cannot_activate_moved] { $who ->
        [own] non puoi attivare carte o effetti con quel nome
        [opponent] l'avversario non può attivare carte o effetti con quel nome
       *[either] nessuno può attivare carte o effetti con quel nome
    }
    [forbids] { defined-forbids }
    [traps_negated] gli effetti delle altre Trappole sul Terreno sono annullati
    [column_negated] gli effetti delle altre Magie e Trappole nella colonna di questa carta sono annullati
    [unaffected] { $who ->
        [own] le tue carte non risentono delle altre Magie e Trappole
        [opponent] le carte dell'avversario non risentono delle altre Magie e Trappole
       *[either] nessuna carta risente delle altre Magie e Trappole
    }
    [banished_when_it_leaves] { $who ->
        [own] le tue carte che lasciano il Terreno vengono bandite
        [opponent] le carte dell'avversario che lasciano il Terreno vengono bandite
       *[either] le carte che lasciano il Terreno vengono bandite
    }
    [attacks_each] { $who ->
        [own] i tuoi mostri possono attaccare una volta ciascun mostro dell'avversario
        [opponent] i mostri dell'avversario possono attaccare una volta ciascuno dei tuoi
       *[either] i mostri possono attaccare una volta ciascun mostro dell'altro lato
    }
    [spent_attribute] { $who ->
        [own] non puoi pagare di nuovo questo effetto con quell'Attributo
        [opponent] l'avversario non può pagare di nuovo questo effetto con quell'Attributo
       *[either] nessuno può pagare di nuovo questo effetto con quell'Attributo
    }
    [not_tributed_for_summon] { $who ->
        [own] i tuoi mostri non possono fare da Tributo per un'Evocazione tramite Tributo
        [opponent] i mostri dell'avversario non possono fare da Tributo per un'Evocazione tramite Tributo
       *[either] i mostri non possono fare da Tributo per un'Evocazione tramite Tributo
    }
    [burns] { $who ->
        [own] quando un tuo mostro viene distrutto, subisci { $count } danni
        [opponent] quando un mostro dell'avversario viene distrutto, l'avversario subisce { $count } danni
       *[either] quando un mostro viene distrutto, il suo controllore subisce { $count } danni
    }
    [skips] { $who ->
        [own] salti la { $phase }
        [opponent] l'avversario salta la { $phase }
       *[either] si salta la { $phase }
    }
    [banishes_namesake] { $who ->
        [own] quando arriva il momento, bandisci dal tuo Cimitero una carta con il nome di questa carta,
        [opponent] quando arriva il momento, l'avversario bandisce dal Cimitero una carta con il nome di questa carta,
       *[either] quando arriva il momento, una carta con il nome di questa carta viene bandita dal Cimitero,
    }
   *[draws] { $who ->
        [own] ogni volta che l'avversario Evoca Specialmente, peschi { defined-drawn }
        [opponent] ogni volta che Evochi Specialmente, l'avversario pesca { defined-drawn }
       *[either] ogni volta che un giocatore Evoca Specialmente, l'altro pesca { defined-drawn }
    }
}
defined-drawn = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
# The same about cards. $one says whether it is one card.
defined-linger-on = { $rule ->
    [no_battle_damage] { $one ->
        [one] dalle battaglie di { $things } il controllore non subisce danni da combattimento
       *[other] dalle battaglie di { $things } i controllori non subiscono danni da combattimento
    }
    [no_effect_damage] { $one ->
        [one] { $things } non infligge danni da effetti
       *[other] { $things } non infliggono danni da effetti
    }
    [battle_damage_to_other] l'avversario del controllore subisce i danni da combattimento delle battaglie di { $things }
    [no_battle_destruction] { $one ->
        [one] { $things } non subisce distruzione in battaglia
       *[other] { $things } non subiscono distruzione in battaglia
    }
    [no_effect_destruction] { $one ->
        [one] { $things } non subisce distruzione da effetti
       *[other] { $things } non subiscono distruzione da effetti
    }
    [cannot_activate_moved] carte ed effetti con il nome di { $things } non si possono attivare
    [forbids] nessuno può { $forbidden }
    [traps_negated] gli effetti delle Trappole sul Terreno, tranne { $things }, sono annullati
    [column_negated] gli effetti delle Magie e delle Trappole nella colonna di { $things } sono annullati
    [unaffected] { $one ->
        [one] { $things } non risente delle altre Magie e Trappole
       *[other] { $things } non risentono delle altre Magie e Trappole
    }
    [banished_when_it_leaves] { $one ->
        [one] { $things } va tra le carte bandite quando lascia il Terreno
       *[other] { $things } vanno tra le carte bandite quando lasciano il Terreno
    }
    [attacks_each] { $one ->
        [one] { $things } può attaccare una volta ciascun mostro dell'altro lato
       *[other] { $things } possono attaccare una volta ciascun mostro dell'altro lato
    }
    [not_tributed_for_summon] { $one ->
        [one] { $things } non può fare da Tributo per un'Evocazione tramite Tributo
       *[other] { $things } non possono fare da Tributo per un'Evocazione tramite Tributo
    }
    [burns] { $one ->
        [one] alla distruzione di { $things } il controllore subisce { $count } danni
       *[other] alla distruzione di { $things } i controllori subiscono { $count } danni per ogni carta
    }
    [skips] il controllore di { $things } salta la { $phase }
    [banishes_namesake] quando arriva il momento, una carta con il nome di { $things } viene bandita dal Cimitero,
    [spent_attribute] con l'Attributo di { $things } non si può pagare di nuovo questo effetto
   *[draws] ogni volta che l'avversario del controllore Evoca Specialmente, il controllore di { $things } pesca { defined-drawn }
}
