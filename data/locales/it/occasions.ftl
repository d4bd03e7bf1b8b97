# What effects answer, what sets them off, and what must be so. $who, $by, $whose: own, opponent or
# either, seen from the card's player.

defined-answers-attempt = { $methods ->
    [none] un'Evocazione
   *[other] un'Evocazione { $methods }
}{ $single ->
    [yes] {" "}di esattamente un mostro
   *[no] {""}
}{ $who ->
    [own] {" "}da parte tua
    [opponent] {" "}da parte dell'avversario
   *[either] {""}
} che può ancora essere annullata
defined-answers-activation = l'attivazione di { $kinds }{ $who ->
    [own] {" "}da parte tua
    [opponent] {" "}da parte dell'avversario
   *[either] {""}
}{ $from }{ $that }, nell'Anello subito precedente della Catena
defined-answers-happening = ciò che è appena successo: { $occasion }
defined-activation = { $kind ->
    [spell_card] una Carta Magia
    [trap_card] una Carta Trappola
    [spell_effect] un effetto di una Magia
    [trap_effect] un effetto di una Trappola
    [monster_effect] un effetto di un mostro
   *[any] qualsiasi carta o effetto
}
defined-that = {" "}il cui effetto è { $does }
defined-does = { $does ->
    [special_summons] Evocare Specialmente
    [destroys_on_field] distruggere carte sul Terreno
    [destroys_two_of_yours] distruggere due o più delle tue carte
    [adds_from_deck] aggiungere una carta dal Deck alla mano
    [summons_from_deck] Evocare Specialmente dal Deck
    [sends_from_deck] mandare una carta dal Deck al Cimitero
    [moves_from_graveyard] spostare una carta fuori da un Cimitero
    [banishes] bandire una carta
    [draws] pescare
    [damages] infliggere danni
    [damages_you] infliggere danni a te
    [targets_yours] scegliere come bersaglio una carta che controlli
   *[targets_this] scegliere come bersaglio questa carta
}

# $what: a card; $methods: texts of defined-method, or none for any way.
defined-method = { $method ->
    [normal] Normale
    [tribute] tramite Tributo
    [flip] per Scoperta
    [gemini] da Gemello
    [fusion] tramite Fusione
    [ritual] Rituale
    [synchro] Synchro
    [xyz] Xyz
    [link] Link
    [pendulum] Pendulum
   *[special] Speciale
}
defined-summoned = avviene l'Evocazione { $methods ->
    [none] {""}
   *[other] { $methods }{" "}
}di { $what }{ $from }{ $who ->
    [own] {" "}da parte tua
    [opponent] {" "}da parte dell'avversario
   *[either] {""}
}{ $effect ->
    [none] {""}
   *[other] {" "}tramite il suo effetto { $effect }
}
defined-summoned-by = in questo turno è avvenuta l'Evocazione { $methods ->
    [none] {""}
   *[other] { $methods }{" "}
}di questa carta

# Moves: $from and $to are texts of defined-from and defined-to, $place of defined-where.
defined-moved = { $what }{ $origin ->
    [anywhere] { defined-of-side }
   *[somewhere] {""}
} { $way ->
    [nowhere] { $origin ->
        [anywhere] si sposta
        [field] lascia il Terreno
       *[somewhere] si sposta{ $from }
    }
    [graveyard] va{ $from } al Cimitero
    [banished] va{ $from } tra le carte bandite
   *[elsewhere] va{ $from } { $to }
}{ defined-by }
defined-moved-why = { $what }{ $origin ->
    [anywhere] { defined-of-side }
   *[somewhere] {" "}{ $place }
} { $way ->
    [nowhere] lascia il suo posto
    [graveyard] va al Cimitero
    [banished] va tra le carte bandite
   *[elsewhere] va { $to }
} per { $why }{ defined-by }
defined-of-side = { $side ->
    [own] {" "}dalla tua parte
    [opponent] {" "}dell'avversario
   *[either] {""}
}
defined-by = { $who ->
    [own] {" "}per opera tua
    [opponent] {" "}per opera dell'avversario
   *[either] {""}
}
defined-why = { $why ->
    [battle] distruzione in battaglia
    [destroyed] distruzione tramite un effetto
    [effect] un effetto
    [cost] il pagamento di un costo
    [tributed] un Tributo
    [material] l'uso come materiale
    [discarded] uno scarto
   *[drawn] una pescata
}

defined-flipped = { $what } si scopre
defined-turned = { $what } cambia posizione di battaglia
defined-battle-timing = ci si trova { $timing }, in una battaglia di { $what }
defined-battled = i danni sono stati calcolati in una battaglia di { $what }
defined-destroys = { $what } distrugge { $other } in battaglia
defined-damaged = { $who ->
    [own] subisci
    [opponent] l'avversario subisce
   *[either] un giocatore subisce
} { $kind ->
    [battle] danni da combattimento
    [effect] danni da effetti
   *[any] danni
}{ $by ->
    [own] {" "}da una tua carta
    [opponent] {" "}da una carta dell'avversario
   *[either] {""}
}{ $monster ->
    [none] {""}
   *[other] {" "}da { $monster }
}{ $direct ->
    [yes] {" "}con un attacco diretto
   *[no] {""}
}
defined-told = accade ciò che il suo testo nomina
defined-gained = { $who ->
    [own] guadagni LP tramite un effetto
    [opponent] l'avversario guadagna LP tramite un effetto
   *[either] un giocatore guadagna LP tramite un effetto
}
defined-attack = { $who ->
    [own] dichiari
    [opponent] l'avversario dichiara
   *[either] un giocatore dichiara
} { $direct ->
    [yes] un attacco diretto
   *[no] un attacco
}{ $card ->
    [none] {""}
   *[other] {" "}con { $card }
}{ $target ->
    [none] {""}
   *[other] {" "}contro { $target }
}
defined-activated = { $who ->
    [own] attivi { $kinds }
    [opponent] l'avversario attiva { $kinds }
   *[either] un giocatore attiva { $kinds }
}
defined-phase = { $whose ->
    [own] è la tua { $phase }
    [opponent] è la { $phase } dell'avversario
   *[either] è { $the }
}

# Conditions.
defined-exists = c'è { $thing }
defined-none = non c'è { $thing }
defined-this-is = { $this } { $is ->
    [yes] è
   *[no] non è
} { $places }
defined-so-many-exist = { $count ->
    [one] c'è
   *[other] ci sono
} { $exactly ->
    [yes] esattamente{" "}
   *[no] {""}
}{ $things }
defined-more = { $first } supera { $second }
defined-less = { $second } è inferiore a { $first }
defined-group = ({ $conditions })
defined-turn = { $whose ->
    [own] il turno è tuo
    [opponent] il turno è dell'avversario
   *[either] il turno è di uno dei due giocatori
}
defined-in-phase = la fase è { $phases }
defined-chain-at-least = la Catena ha già { $count ->
    [one] almeno 1 Anello
   *[other] almeno { $count } Anelli
}
defined-no-name-twice = nessun nome di carta compare due volte nella Catena
defined-nothing-activated = in questo turno non hai attivato nessun'altra carta e nessun altro effetto
defined-nothing-summoned = in questo turno non hai Evocato Specialmente nulla
defined-nothing-summoned-at-all = in questo turno non hai Evocato nulla
defined-no-battle-phase = in questo turno non hai condotto alcuna Battle Phase
defined-came-up = in questo turno questa carta è arrivata scoperta, o è stata scoperta
defined-used-this-turn = in questo turno è stato usato l'effetto { $effect } di questa carta
defined-falls-in-battle = questa carta sta per essere distrutta dalla battaglia in corso
defined-attacked-face-down = il mostro attaccato era coperto quando è iniziato il Damage Step
defined-zone-free = una Zona Mostri è libera { $whose ->
    [own] sul tuo lato
    [opponent] sul lato dell'avversario
   *[either] su uno dei due lati
}
defined-was-set = questa carta era Posizionata prima di essere attivata
defined-rolled = { $how ->
    [heads] esce testa
    [tails] esce croce
    [any] esce testa o croce
    [exactly] esce { $most }
   *[between] esce un numero da { $least } a { $most }
}
defined-not = non è vero che { $condition }
