# Cards and their effects, said back from their definitions. "You" is the card's player.

defined-title = { $name } (codice { $passcode })
defined-also = Si chiama anche: { $names }
# $kinds: texts of defined-adjective, each with a gap behind it.
defined-monster = { $noun ->
    [token] Segna-Mostro
   *[monster] Mostro
} { $kinds }{ $race }, { $attribute }, { $kind ->
    [xyz] Rango { $level }
    [link] Link { $level }
   *[main] Livello { $level }
}, ATK { $atk }{ $def ->
    [none] {""}
   *[other] , DEF { $def }
}{ $scale ->
    [none] {""}
   *[other] , Scala Pendulum { $scale }
}{ $arrows ->
    [none] {""}
   *[other] , Frecce Link: { $arrows }
}
defined-arrow = { $arrow ->
    [top_left] alto a sinistra
    [top] alto
    [top_right] alto a destra
    [left] sinistra
    [right] destra
    [bottom_left] basso a sinistra
    [bottom] basso
   *[bottom_right] basso a destra
}
defined-spell = { $kind ->
    [normal] Magia Normale
    [quick_play] Magia Rapida
    [continuous] Magia Continua
    [equip] Magia Equipaggiamento
    [field] Magia Terreno
   *[ritual] Magia Rituale
}
defined-trap = { $kind ->
    [normal] Trappola Normale
    [continuous] Trappola Continua
   *[counter] Contro-Trappola
}
defined-archetypes = Conta come: { $names }
defined-treated-as = Il suo nome viene considerato: { $name }
defined-no-effect = Non ha effetti.
defined-untold = Che cosa fa non è scritto qui: lo dice chi registra il duello.
defined-earlier = Testo fino al { $day }:

# How it is summoned.
defined-no-normal = Non può essere Evocata Normalmente né Posizionata.
defined-tributes = { $count ->
    [0] Può essere Evocata Normalmente senza Tributi.
    [one] La sua Evocazione Normale richiede 1 Tributo.
   *[other] La sua Evocazione Normale richiede { $count } Tributi.
}
defined-special = { $special ->
    [free] Può essere Evocata Specialmente da altre carte.
    [proper_first] Deve essere Evocata nel modo che le è proprio prima che altre carte possano Evocarla Specialmente.
    [never] Non può essere Evocata Specialmente.
   *[own_way_only] Non può essere Evocata Specialmente in nessun altro modo che il suo.
}
defined-materials = Materiali: { $materials }
defined-plus = { $first } + { $next }
# $from: a text of defined-from. $facing, $limit: texts of defined-facing and defined-limit, or nothing.
defined-way = Modo { $number }: { $method } { $from }{ $facing }{ $limit }
defined-way-materials = { $top ->
    [yes] Si mette sopra: { $materials }
   *[no] Materiali: { $materials }
}

# One effect. $limit is a text of defined-limit, or nothing.
defined-effect = Effetto { $number }: { $kind }{ $limit }
defined-kind = { $kind ->
    [activation] attivazione della carta
    [ignition] effetto ad Ignizione
    [quick] Effetto Rapido
    [mandatory_quick] Effetto Rapido obbligatorio
    [mandatory_when] effetto Innescato obbligatorio, “quando”
    [mandatory_if] effetto Innescato obbligatorio, “se”
    [optional_when] effetto Innescato facoltativo, “quando” (può perdere il timing)
    [optional_if] effetto Innescato facoltativo, “se”
   *[continuous] effetto Continuo
}
defined-limit = { $limit ->
    [turn] , una volta per turno
    [name] , una volta per turno fra tutte le carte con questo nome
    [activated] , attivabile una volta per turno fra tutte le carte con questo nome
    [one_effect] , un solo effetto per turno fra tutte le carte con questo nome
    [chain] , una volta per Catena
   *[duel] , una volta per duello fra tutte le carte con questo nome
}
defined-used-from = Si usa mentre è { $places }
defined-from-hand = Si attiva anche dalla mano se { $condition }
defined-anyone = La può usare ciascuno dei due giocatori
defined-unanswerable = { $side ->
    [own] Non puoi attivare nulla in risposta alla sua attivazione
    [opponent] L'avversario non può attivare nulla in risposta alla sua attivazione
   *[either] Non si può attivare nulla in risposta alla sua attivazione
}
defined-damage-step = Nel Damage Step: { $timings }
defined-applies = Mentre è scoperta: { $what }
defined-applies-elsewhere = Altrove: { $what }
defined-mode = Scelta { $number } di { $count }
defined-set-off = Si innesca quando { $occasion }
defined-cost = Costo: { $steps }
defined-answers = Risponde a: { $what }
defined-requires = Solo se { $conditions }
defined-declares = { $what ->
    [race] Dichiara: un Tipo
    [attribute] Dichiara: un Attributo
   *[name] Dichiara: il nome di una carta
}
defined-targets = Sceglie come bersaglio: { $things }
defined-resolves = Risoluzione: { $steps }

defined-or = { $first } o { $last }

# What applies without a chain. $things: cards; $who and $by: own, opponent or either.
defined-is = { $value ->
    [ATK] l'ATK
    [DEF] la DEF
   *[other] il { $value }
} di { $things } è { $amount }
defined-negates = gli effetti di { $things } sono annullati
defined-forbids = { $who ->
    [own] non puoi { $forbidden }
    [opponent] l'avversario non può { $forbidden }
   *[either] nessuno può { $forbidden }
}
defined-unanswerable-effects = { $side ->
    [own] non puoi attivare nulla in risposta all'attivazione degli effetti di questa carta
    [opponent] l'avversario non può attivare nulla in risposta all'attivazione degli effetti di questa carta
   *[either] non si può attivare nulla in risposta all'attivazione degli effetti di questa carta
}
defined-banished-instead = { $who ->
    [own] { $things } dalla tua parte che andrebbero al Cimitero vanno invece tra le carte bandite
    [opponent] { $things } dell'avversario che andrebbero al Cimitero vanno invece tra le carte bandite
   *[either] { $things } che andrebbero al Cimitero vanno invece tra le carte bandite
}
defined-destroyed-while = questa carta viene distrutta non appena { $condition }
defined-while = finché { $condition }: { $all }
defined-destroys-bound = quando questa carta lascia il Terreno, viene distrutto il mostro a cui è legata
defined-destroys-bound-when-destroyed = quando questa carta viene distrutta, viene distrutto il mostro che equipaggia o a cui è legata
defined-destroyed-when-targeted = dopo che si è risolto un effetto che sceglie come bersaglio questa carta, questa carta viene distrutta
defined-defends-after-attack = se questa carta ha attaccato, va in Posizione di Difesa alla fine della Battle Phase{ $locked ->
    [yes] , e la sua posizione non si può cambiare per scelta del giocatore fino alla fine del prossimo turno del suo controllore
   *[no] {""}
}
defined-destroyed-with-bound = quando il mostro a cui è legata viene distrutto, questa carta viene distrutta
defined-normal-elsewhere = nella mano e nel Cimitero questa carta è un Mostro Normale
defined-has = { $what ->
    [not_destroyed_by_battle] { $count ->
        [one] { $things } non subisce distruzione in battaglia
       *[other] { $things } non subiscono distruzione in battaglia
    }
    [not_destroyed_by_effects] { $count ->
        [one] { $things } non subisce distruzione per { defined-effects-of }
       *[other] { $things } non subiscono distruzione per { defined-effects-of }
    }
    [not_targeted] { $count ->
        [one] { $things } non può fare da bersaglio per { defined-effects-of }
       *[other] { $things } non possono fare da bersaglio per { defined-effects-of }
    }
    [unaffected_by_spells] { $count ->
        [one] { $things } non risente degli effetti delle Magie
       *[other] { $things } non risentono degli effetti delle Magie
    }
    [unaffected_by_traps] { $count ->
        [one] { $things } non risente degli effetti delle Trappole
       *[other] { $things } non risentono degli effetti delle Trappole
    }
    [pierces] { $count ->
        [one] { $things } infligge danno da combattimento perforante
       *[other] { $things } infliggono danno da combattimento perforante
    }
    [attacks_directly] { $count ->
        [one] { $things } può attaccare direttamente
       *[other] { $things } possono attaccare direttamente
    }
    [attacks_twice] { $count ->
        [one] { $things } può attaccare due volte in ogni Battle Phase
       *[other] { $things } possono attaccare due volte in ogni Battle Phase
    }
    [attacks_each] { $count ->
        [one] { $things } può attaccare una volta ciascun mostro
       *[other] { $things } possono attaccare una volta ciascun mostro
    }
    [cannot_attack] { $count ->
        [one] { $things } non può attaccare
       *[other] { $things } non possono attaccare
    }
    [cannot_attack_directly] { $count ->
        [one] { $things } non può attaccare direttamente
       *[other] { $things } non possono attaccare direttamente
    }
    [not_attacked] { $count ->
        [one] { $things } non può subire attacchi
       *[other] { $things } non possono subire attacchi
    }
    [no_battle_damage] { $count ->
        [one] dalle battaglie di { $things } il controllore non subisce danni da combattimento
       *[other] dalle battaglie di { $things } i controllori non subiscono danni da combattimento
    }
   *[not_tributed] { $count ->
        [one] { $things } non può fare da Tributo
       *[other] { $things } non possono fare da Tributo
    }
}
defined-effects-of = { $by ->
    [own] i tuoi effetti
    [opponent] gli effetti dell'avversario
   *[either] gli effetti
}
