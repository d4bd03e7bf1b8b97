# Which cards, where, and numbers. $side and $whose: own, opponent or either.

# Nouns with what stands before them, and what follows in brackets. $all: no; yes for all of them;
# one for one of them, with an article; none for not one.
defined-noun = { $noun ->
    [monster] { $all ->
        [yes] tutti i mostri
        [one] un mostro
        [none] nessun mostro
       *[no] { $count ->
            [one] mostro
           *[other] mostri
        }
    }
    [fusion] { $all ->
        [yes] tutti i Mostri Fusione
        [one] un Mostro Fusione
        [none] nessun Mostro Fusione
       *[no] { $count ->
            [one] Mostro Fusione
           *[other] Mostri Fusione
        }
    }
    [ritual] { $all ->
        [yes] tutti i Mostri Rituale
        [one] un Mostro Rituale
        [none] nessun Mostro Rituale
       *[no] { $count ->
            [one] Mostro Rituale
           *[other] Mostri Rituale
        }
    }
    [spell] { $all ->
        [yes] tutte le Magie
        [one] una Magia
        [none] nessuna Magia
       *[no] { $count ->
            [one] Magia
           *[other] Magie
        }
    }
    [trap] { $all ->
        [yes] tutte le Trappole
        [one] una Trappola
        [none] nessuna Trappola
       *[no] { $count ->
            [one] Trappola
           *[other] Trappole
        }
    }
    [spell_or_trap] { $all ->
        [yes] tutte le Magie e le Trappole
        [one] una Magia/Trappola
        [none] nessuna Magia/Trappola
       *[no] { $count ->
            [one] Magia/Trappola
           *[other] Magie/Trappole
        }
    }
    [material] { $all ->
        [yes] tutti i materiali
        [one] un materiale
        [none] nessun materiale
       *[no] { $count ->
            [one] materiale
           *[other] materiali
        }
    }
   *[card] { $all ->
        [yes] tutte le carte
        [one] una carta
        [none] nessuna carta
       *[no] { $count ->
            [one] carta
           *[other] carte
        }
    }
}{ $adjectives ->
    [none] {""}
   *[other] {" "}{ $adjectives }
}
defined-adjective = { $what ->
    [face_up] { $noun ->
        [spell] { $count ->
            [one] scoperta
           *[other] scoperte
        }
        [trap] { $count ->
            [one] scoperta
           *[other] scoperte
        }
        [spell_or_trap] { $count ->
            [one] scoperta
           *[other] scoperte
        }
        [card] { $count ->
            [one] scoperta
           *[other] scoperte
        }
       *[monster] { $count ->
            [one] scoperto
           *[other] scoperti
        }
    }
    [face_down] { $noun ->
        [spell] { $count ->
            [one] coperta
           *[other] coperte
        }
        [trap] { $count ->
            [one] coperta
           *[other] coperte
        }
        [spell_or_trap] { $count ->
            [one] coperta
           *[other] coperte
        }
        [card] { $count ->
            [one] coperta
           *[other] coperte
        }
       *[monster] { $count ->
            [one] coperto
           *[other] coperti
        }
    }
    [flip] Scoperta
    [non_flip] non Scoperta
    [spirit] Spirito
    [non_spirit] non Spirito
    [tuner] Tuner
    [non_tuner] non Tuner
    [normal] { $count ->
        [one] Normale
       *[other] Normali
    }
    [effect] con Effetto
    [main] del Main Deck
    [ritual] Rituale
    [fusion] Fusione
    [synchro] Synchro
    [xyz] Xyz
    [link] Link
    [pendulum] Pendulum
    [gemini] Gemello
    [quick_play] { $count ->
        [one] Rapida
       *[other] Rapide
    }
    [continuous] { $count ->
        [one] Continua
       *[other] Continue
    }
    [equip] Equipaggiamento
    [field] Terreno
    [ritual_spell] Rituale
    [counter] Contro
   *[normal_card] { $count ->
        [one] Normale
       *[other] Normali
    }
}
defined-adjectives = { $first } { $next }
defined-a = { $vowel ->
    [yes] { $noun }
   *[no] { $noun }
}
defined-all = { $noun }
defined-but-targets = { $things }, tranne i bersagli
# $class: the noun without its form, for languages that count by it.
defined-so-many = { $how ->
    [exactly] { $most } { $noun }
    [up_to] fino a { $most } { $noun }
    [or_more] { $least } o più { $noun }
    [any] un numero qualsiasi di { $noun }
   *[between] da { $least } a { $most } { $noun }
}
# As many as a number that is counted.
defined-up-to = { $how ->
    [as_many] { $noun }, esattamente { $limit },
   *[up_to] { $least ->
        [0] { $noun }, al massimo { $limit },
       *[other] { $least } o più { $noun }, al massimo { $limit },
    }
}
defined-random = { $things } a caso
defined-one-of-each = { $things } di ciascun lato, a scelta del rispettivo giocatore
defined-picked-by-opponent = { $things } (sceglie l'avversario)
defined-with = { $things } ({ $conditions })
defined-extreme = { $things } con { $value ->
    [ATK] l'ATK più { $how ->
        [lowest] basso
       *[highest] alto
    }
    [DEF] la DEF più { $how ->
        [lowest] bassa
       *[highest] alta
    }
   *[other] il { $value } più { $how ->
        [lowest] basso
       *[highest] alto
    }
}
defined-there = { $things } { $where }
defined-quoted = “{ $name }”
defined-value = { $what ->
    [level] Livello
    [atk] ATK
   *[def] DEF
} { $how ->
    [exactly] { $most }
    [between] da { $least } a { $most }
    [at_least] { $what ->
        [level] { $least } o superiore
       *[atk] { $least } o superiore
    }
   *[at_most] { $what ->
        [level] { $most } o inferiore
       *[atk] { $most } o inferiore
    }
}
defined-atk-up-to = ATK che non supera { $amount }
defined-declared = { $what ->
    [race] del Tipo dichiarato
    [attribute] dell'Attributo dichiarato
   *[name] con il nome dichiarato
}
defined-condition = { $what ->
    [name] con il nome { $value }
    [not_name] con un nome diverso da { $value }
    [same_name] con lo stesso nome di ciò che è stato appena spostato
    [counter] con almeno { $value }
    [attack] in Posizione di Attacco
    [defense] in Posizione di Difesa
    [unspent_attribute] di un Attributo con cui questo effetto non è stato pagato in questo turno
    [summoned] Evocazione { $value }
    [owned] di tua proprietà
    [owned_by_opponent] di proprietà dell'avversario
    [same_column] nella colonna di questa carta
    [pointed_to] in una zona a cui punta un Mostro Link
    [summonable] con Evocazione Speciale possibile
    [any_of] cioè { $value }
    [none_of] tranne { $value }
   *[other] tranne questa carta
}
defined-this = questa carta
defined-attacker = quel mostro attaccante
defined-attacked = quel mostro attaccato
defined-bearer = quel mostro a cui è legata questa carta
defined-object = { $object ->
    [targets] { $count ->
        [one] quel bersaglio
       *[other] quei bersagli
    }
    [negated] ciò che è stato annullato
    [answered] quella carta sul Terreno
    [done] ciò che è stato appena spostato
    [told] le carte di cui viene detto
   *[paid] ciò che è stato usato per pagare
}

# Places. $all: all of them, or those that are counted.
defined-where = { $place ->
    [monsters] { $side ->
        [own] nelle tue Zone Mostri
        [opponent] nelle Zone Mostri dell'avversario
       *[either] nelle Zone Mostri
    }
    [spells] { $side ->
        [own] nelle tue Zone Magie & Trappole
        [opponent] nelle Zone Magie & Trappole dell'avversario
       *[either] nelle Zone Magie & Trappole
    }
    [field_zone] { $side ->
        [own] nella tua Zona Terreno
        [opponent] nella Zona Terreno dell'avversario
       *[either] { $all ->
            [yes] nelle Zone Terreno
           *[no] in una Zona Terreno
        }
    }
    [pendulum_zones] { $side ->
        [own] nelle tue Zone Pendulum
        [opponent] nelle Zone Pendulum dell'avversario
       *[either] nelle Zone Pendulum
    }
    [field] { $side ->
        [own] sul tuo Terreno
        [opponent] sul Terreno dell'avversario
       *[either] sul Terreno
    }
    [hand] { $side ->
        [own] nella tua mano
        [opponent] nella mano dell'avversario
       *[either] { $all ->
            [yes] nelle due mani
           *[no] in una mano
        }
    }
    [deck] { $side ->
        [own] nel tuo Deck
        [opponent] nel Deck dell'avversario
       *[either] { $all ->
            [yes] nei due Deck
           *[no] in un Deck
        }
    }
    [graveyard] { $side ->
        [own] nel tuo Cimitero
        [opponent] nel Cimitero dell'avversario
       *[either] { $all ->
            [yes] nei due Cimiteri
           *[no] in un Cimitero
        }
    }
    [banished] { $side ->
        [own] tra le tue carte bandite
        [opponent] tra le carte bandite dell'avversario
       *[either] tra le carte bandite
    }
    [extra] { $side ->
        [own] nel tuo Extra Deck
        [opponent] nell'Extra Deck dell'avversario
       *[either] { $all ->
            [yes] nei due Extra Deck
           *[no] in un Extra Deck
        }
    }
    [own_materials] di questa carta
    [materials] { $side ->
        [own] dei tuoi mostri
        [opponent] dei mostri dell'avversario
       *[either] di qualsiasi mostro
    }
    [used_as_material] tra i materiali della sua Evocazione
    [attacker] all'attacco
    [attacked] sotto attacco
    [bearer] a cui è legata questa carta
    [attached] in legame con questa carta
    [done] tra ciò che è stato appena spostato
    [excavated] tra le carte dissotterrate
   *[occasion] di cui si tratta
}
defined-from = { $place ->
    [monsters] { $side ->
        [own] dalle tue Zone Mostri
        [opponent] dalle Zone Mostri dell'avversario
       *[either] dalle Zone Mostri
    }
    [spells] { $side ->
        [own] dalle tue Zone Magie & Trappole
        [opponent] dalle Zone Magie & Trappole dell'avversario
       *[either] dalle Zone Magie & Trappole
    }
    [field_zone] dalla Zona Terreno
    [pendulum_zones] da una Zona Pendulum
    [field] { $side ->
        [own] dal tuo Terreno
        [opponent] dal Terreno dell'avversario
       *[either] dal Terreno
    }
    [hand] { $side ->
        [own] dalla tua mano
        [opponent] dalla mano dell'avversario
       *[either] dalla mano
    }
    [deck] { $side ->
        [own] dal tuo Deck
        [opponent] dal Deck dell'avversario
       *[either] dal Deck
    }
    [graveyard] { $side ->
        [own] dal tuo Cimitero
        [opponent] dal Cimitero dell'avversario
       *[either] dal Cimitero
    }
    [banished] dalle carte bandite
    [extra] { $side ->
        [own] dal tuo Extra Deck
        [opponent] dall'Extra Deck dell'avversario
       *[either] dall'Extra Deck
    }
    [own_materials] dai materiali di questa carta
    [materials] dai materiali di un mostro
    [used_as_material] dai materiali della sua Evocazione
    [attacker] dalla battaglia, come attaccante
    [attacked] dalla battaglia, come mostro attaccato
    [bearer] da sotto questa carta
    [attached] da questa carta
    [done] da dove è avvenuto lo spostamento
    [excavated] dalle carte dissotterrate
   *[occasion] da dov'era
}
defined-to = { $place ->
    [monsters] in una Zona Mostri
    [spells] in una Zona Magie & Trappole
    [field_zone] nella Zona Terreno
    [pendulum_zones] in una Zona Pendulum
    [field] sul Terreno
    [hand] alla mano
    [deck] al Deck
    [graveyard] al Cimitero
    [banished] tra le carte bandite
    [extra] all'Extra Deck
    [own_materials] tra i materiali di questa carta
   *[materials] tra i materiali di un mostro
}

# Numbers: by themselves.
defined-number = { $number }
defined-count = il numero di { $things }
defined-times = { $times } × { $amount }
# $lp: whose life points they are; none for another number.
defined-half = { $lp ->
    [own] la metà dei tuoi LP
    [opponent] la metà degli LP dell'avversario
    [either] la metà degli LP di entrambi i giocatori
   *[none] { $amount } diviso 2
}
defined-its = { $value ->
    [ATK] il suo ATK
    [DEF] la sua DEF
   *[other] il suo { $value }
}{ $which ->
    [original] {" "}originale
   *[now] {""}
}
defined-battle-damage = il danno da combattimento che { $who ->
    [own] subiresti
    [opponent] subirebbe l'avversario
   *[either] subirebbe un giocatore
} ora
defined-life-points = { $whose ->
    [own] il totale dei tuoi LP
    [opponent] il totale degli LP dell'avversario
   *[either] il totale degli LP di entrambi i giocatori
}
defined-sum = { $count ->
    [one] { $which ->
        [printed] { $value ->
            [ATK] l'ATK originale di { $things }
            [DEF] la DEF originale di { $things }
           *[other] il { $value } originale di { $things }
        }
        [level_or_rank] il Livello o il Rango di { $things }
        [link_rating] la Classificazione Link di { $things }
       *[now] { $value ->
            [ATK] l'ATK di { $things }
            [DEF] la DEF di { $things }
           *[other] il { $value } di { $things }
        }
    }
   *[other] { $which ->
        [printed] { $value ->
            [ATK] l'ATK originale totale di { $things }
            [DEF] la DEF originale totale di { $things }
           *[other] il { $value } originale totale di { $things }
        }
        [level_or_rank] il totale dei Livelli e dei Ranghi di { $things }
        [link_rating] la Classificazione Link totale di { $things }
       *[now] { $value ->
            [ATK] l'ATK totale di { $things }
            [DEF] la DEF totale di { $things }
           *[other] il { $value } totale di { $things }
        }
    }
}
defined-amount = { $what ->
    [link_number] il numero di questo Anello nella Catena
    [damage_taken] il danno subito
    [moved] il totale degli LP appena persi o guadagnati
    [remembered] il numero che questa carta ricorda
    [done] il numero di carte appena spostate
    [to_deck] il numero di carte appena messe nel proprio Deck
    [paid] il numero di carte usate per pagare
   *[number] il numero uscito o dichiarato
}

# Numbers of something.
defined-units = { $unit ->
    [damage] { $number } danni
    [lp] { $number } LP
    [atk] { $number } ATK
    [def] { $number } DEF
    [level] { $number ->
        [one] 1 Livello
       *[other] { $number } Livelli
    }
    [negated] i suoi effetti
   *[cards] { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
}
defined-units-bare = { $unit ->
    [damage] danni
    [lp] LP
    [atk] ATK
    [def] DEF
    [level] Livelli
    [negated] i suoi effetti
   *[cards] carte
}
counters-bare = Segnalini { $word ->
    [Spell] Magia
   *[other] { $word }
}
defined-for-each = { $units } × il numero di { $things }
defined-equal = { $units } quanto { $amount }
defined-top = { $whose ->
    [own] { $number ->
        [one] 1 carta dalla cima del tuo Deck
       *[other] { $number } carte dalla cima del tuo Deck
    }
    [opponent] { $number ->
        [one] 1 carta dalla cima del Deck dell'avversario
       *[other] { $number } carte dalla cima del Deck dell'avversario
    }
   *[either] { $number ->
        [one] 1 carta dalla cima di ciascun Deck
       *[other] { $number } carte dalla cima di ciascun Deck
    }
}
defined-top-up-to = da { $least } a { $most } carte dalla cima { $whose ->
    [own] del tuo Deck
    [opponent] del Deck dell'avversario
   *[either] di ciascun Deck
}
defined-top-equal = { $whose ->
    [own] dalla cima del tuo Deck, tante carte quanto { $amount }
    [opponent] dalla cima del Deck dell'avversario, tante carte quanto { $amount }
   *[either] dalla cima di ciascun Deck, tante carte quanto { $amount }
}
