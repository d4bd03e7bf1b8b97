# Every event as one sentence. The first letter is made a capital.
# "Not asked" states, "skipped" accuses: the second word is never said.

event-duel-began = Il duello comincia con le regole { $profile }. { $mode ->
    [strict] Il motore è il tavolo (strict).
   *[witness] Il registro dice che cosa è successo, giusto o sbagliato che sia (witness).
} { $reading ->
    [written] Un giocatore che non è nominato non è stato interpellato.
   *[implied] Un giocatore che non è nominato ha passato in silenzio.
}
event-cards-entered = All'inizio: { $posture ->
    [none] { event-cards-entered-count }
    [face_up_attack] una carta scoperta in Posizione di Attacco
    [face_up_defense] una carta scoperta in Posizione di Difesa
    [face_down_defense] una carta coperta in Posizione di Difesa
    [face_up] una carta scoperta
   *[face_down] una carta coperta
} { $place }.
event-cards-entered-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
event-play-began = Il gioco comincia nel turno { $turn }, turno di { $seat }{ $phase ->
    [none] , prima della Draw Phase.
   *[other] , durante { $phase }.
}
event-said = { $seat }: { $words }.
event-card-known = { $how ->
    [shown] { $to ->
        [all] Entrambi i giocatori vedono { $card } { $place }.
        [seat] { $seat } vede { $card } { $place }.
       *[judge] Il judge vede { $card } { $place }.
    }
    [one_of] { $to ->
        [openly] { $seat } mostra a entrambi i giocatori che una delle carte non identificate { $place } è { $card }.
       *[other] Una delle carte non identificate { $place } è { $card }, come viene detto al registro ({ event-card-known-to }).
    }
   *[told] { $to ->
        [openly] { $seat } mostra { $card } { $place } a entrambi i giocatori.
       *[other] { $card } è { $place }, come viene detto al registro ({ event-card-known-to }).
    }
}
# The same for a reader who may not know the face.
event-card-known-hidden = { $how ->
    [shown] { $to ->
        [all] Entrambi i giocatori vedono una carta { $place }.
        [seat] { $seat } vede una carta { $place }.
       *[judge] Il judge vede una carta { $place }.
    }
   *[told] { $to ->
        [openly] { $seat } mostra una carta { $place } a entrambi i giocatori.
       *[other] { event-card-known-untold }
    }
}
event-card-known-untold = Al registro viene detto qual è { $how ->
    [one_of] una delle carte non identificate { $place }
   *[told] la carta { $place }
} ({ event-card-known-to }).
event-card-known-to = { $to ->
    [all] la conoscono entrambi i giocatori
    [seat] la conosce solo { $seat }
   *[judge] la conosce solo il judge
}
event-definitions-changed = Cambiano le definizioni delle carte, o il motore, in uso.
event-turn-began = Comincia il turno { $turn }: turno di { $seat }.
event-phase-entered = Inizia { $phase }.
event-step-entered = Si entra in { $step }.
event-timing-entered = { $timing ->
    [start] Damage Step: inizio.
    [flipped] Damage Step: si scopre il mostro attaccato.
    [before_calculation] Damage Step: prima del calcolo dei danni.
    [calculation] Damage Step: calcolo dei danni.
    [damaged] Damage Step: danno da combattimento.
    [after_calculation] Damage Step: dopo il calcolo dei danni.
   *[end] Damage Step: fine.
}

event-window-opened = { $window }: { $order }.
event-window-asked = { $by ->
    [seat] { $asker } chiede { $seat ->
        [A] ad A
       *[other] a { $seat }
    }: rispondi?
    [judge-open] Il judge chiede { $seat ->
        [A] ad A
       *[other] a { $seat }
    } di proseguire.
   *[judge] Il judge chiede { $seat ->
        [A] ad A
       *[other] a { $seat }
    }: rispondi?
}
event-window-held = { $seat } dice: aspetta, sto pensando.
event-setting-changed = { $to ->
    [on] Da ora { $seat } passa automaticamente dove potrebbe solo rispondere; per gli effetti innescati si chiede ancora.
    [off] { $seat } non passa più automaticamente.
    [on_suspended] Si è tornati indietro: { $seat } non passa automaticamente finché non lo dice di nuovo.
   *[ahead_suspended] Si è tornati indietro: ciò che { $seat } aveva detto in anticipo non vale finché non lo dice di nuovo.
}
event-window-answered = { $seat } { $answer }.
event-window-closed = { $window ->
    [none] La finestra si chiude.
   *[other] La finestra si chiude: { $window }.
}

event-choice-asked = { $seat } deve scegliere { $what ->
    [mode] quale effetto usare.
    [name] il nome di una carta da dichiarare.
    [cost] con che cosa pagare: { $count }.
    [target] i bersagli: { $count }.
    [tribute] i Tributi: { $count }.
    [cards] le carte per l'effetto: { $count }.
    [material] i materiali: { $count }.
    [position] la posizione di battaglia del mostro.
    [whether] se fare ciò che l'effetto lascia facoltativo.
    [number] un numero da { $least } a { $most }.
    [word] un Attributo o un Tipo da dichiarare.
    [attack_target] { $least ->
        [0] che cosa attaccare ora, o se fermarsi: i mostri dell'altro lato sono cambiati.
       *[other] che cosa attaccare ora: i mostri dell'altro lato sono cambiati.
    }
    [telling] che cosa fa l'effetto: la registrazione non ne conosce il testo.
    [hand_limit] che cosa scartare per rientrare nel limite di carte in mano: { $count }.
   *[phase] quale fase segue.
}
event-choice-nothing = { $what ->
    [attack_target] { $seat } ferma l'attacco.
   *[cards] { $seat } non sceglie nulla.
}
event-choice-cards = { $seat } { $what ->
    [cost] paga con { $cards }
    [target] sceglie come bersaglio { $cards }
    [tribute] offre come Tributo { $cards }
    [material] usa come materiale { $cards }
    [attack_target] prosegue attaccando { $cards }
    [hand_limit] scarta { $cards } per rientrare nel limite di carte in mano
   *[cards] sceglie { $cards }
}{ $hidden ->
    [yes] {" "}(per ora segreto).
   *[no] .
}
event-choice-mode = { $seat } sceglie il modo { $mode } dell'effetto.
event-choice-name = { $seat } dichiara { $name }.
event-choice-phase = { $seat } va avanti: segue { $phase }.
event-choice-whether = { $what ->
    [attack_target] { $yes ->
        [yes] { $seat } prosegue attaccando direttamente.
       *[no] { $seat } ferma l'attacco.
    }
   *[whether] { $yes ->
        [yes] { $seat } sceglie di farlo.
       *[no] { $seat } sceglie di non farlo.
    }
}
event-choice-position = { $seat } sceglie: { $posture }.
event-choice-number = { $seat } sceglie il numero { $number }.
event-choice-word = { $seat } dichiara { $word }.
event-told = { $end ->
    [yes] { $seat } dice che l'effetto non fa altro.
   *[no] { $seat } dice che cosa fa{ $also ->
        [yes] {" "}nello stesso momento
       *[no] {""}
    }: { $what }.
}
event-choice-unknown = { $hidden ->
    [yes] { $seat } ha scelto.
   *[no] { $seat } ha scelto; che cosa, il registro non lo sa.
}

event-summon-declared = { $seat } dichiara l'{ $method } di { $card }.
event-summon-joined = { $card } si unisce all'Evocazione.
event-summon-negated = { $by ->
    [none] L'Evocazione di { $cards } è annullata.
   *[other] { $by } annulla l'Evocazione di { $cards }.
}
event-summon-succeeded = { $place ->
    [none] L'Evocazione di { $cards } ha successo.
    [together] L'Evocazione ha successo: { $cards } sono sul Terreno.
   *[other] L'Evocazione ha successo: { $cards } è { $place } { $posture }.
}
# Monsters that an effect summons. $ways: texts of special-summoned.
event-special-summoned = { $ways }.
special-summoned = { $seat } { $method ->
    [fusion] Evoca tramite Fusione
    [ritual] Evoca tramite Rituale
    [synchro] Evoca Synchro
    [xyz] Evoca Xyz
    [link] Evoca Link
    [pendulum] Evoca Pendulum
    [normal] Evoca Normalmente
    [tribute] Evoca tramite Tributo
   *[special] Evoca Specialmente
} { $cards } { $from } { $to } { $posture }{ moves-by }
event-token-made = Evocazione Speciale di { $card } { $to } { $posture } come Segna-Mostro{ moves-by }.

event-attack-declared = { $target ->
    [none] { $seat } attacca direttamente { $other } con { $card }.
   *[other] { $seat } attacca { $target } con { $card }.
}
event-attack-retargeted = { $target ->
    [none] { $card } prosegue attaccando direttamente { $other }.
   *[other] { $card } prosegue attaccando { $target }.
}
event-attack-stopped = { $taken ->
    [yes] L'attacco di { $card } viene ritirato{ moves-by }: quel mostro può attaccare più tardi.
   *[no] L'attacco di { $card } viene fermato{ moves-by }.
}
event-damage-calculated = { $count ->
    [0] Calcolo dei danni: la battaglia non distrugge nessun mostro.
    [one] Calcolo dei danni: la battaglia distrugge { $cards } alla fine del Damage Step.
   *[other] Calcolo dei danni: la battaglia distrugge { $cards } alla fine del Damage Step.
}
event-card-set = { $seat } Posiziona { $what ->
    [card] { $card }
    [monster] un mostro
   *[unknown] una carta
} { $place }.
event-position-changed = { $reason ->
    [by_hand] { $by } cambia la posizione di { $card }: ora è { $posture }.
   *[other] { event-position-changed-to }
}
event-position-changed-to = { $card } ora è { $posture }{ $reason ->
    [activation] , per l'attivazione.
   *[other] { $by ->
        [none] .
       *[other] , tramite { $by }.
    }
}

event-link-added = { $seat } attiva { $what ->
    [card] { $card }
   *[effect] l'effetto di { $card }
}{ $targets ->
    [none] {""}
   *[other] , scegliendo come bersaglio { $targets }
}{ $declared ->
    [none] {""}
   *[other] , dichiarando { $declared }
} (Anello { $link }, Spell Speed { $speed }).
event-chain-closed = Non si aggiunge altro: la Catena di { $links } si risolve.
event-link-resolving = L'Anello { $link } si risolve: { $card }.
event-step-began = Anello { $link }: comincia il passo { $step } { $part ->
    [cost] del suo costo
   *[effect] del suo effetto
}.
event-link-negated = { $by ->
    [none] { $what ->
        [activation] L'attivazione di { $card } (Anello { $link }) è annullata.
       *[effect] L'effetto di { $card } (Anello { $link }) è annullato.
    }
   *[other] { $what ->
        [activation] { $by } annulla l'attivazione di { $card } (Anello { $link }).
       *[effect] { $by } annulla l'effetto di { $card } (Anello { $link }).
    }
}
event-link-resolved = { $outcome ->
    [applied] L'Anello { $link } ({ $card }) si è risolto.
    [no_effect] L'Anello { $link } ({ $card }) si è risolto senza effetto.
    [negated_activation] L'Anello { $link } ({ $card }) non fa nulla: la sua attivazione è stata annullata.
   *[negated_effect] L'Anello { $link } ({ $card }) non fa nulla: il suo effetto è stato annullato.
}
event-chain-ended = La Catena è finita.
event-trigger-activated = { $seat } deve attivare l'effetto di { $card }.
event-trigger-met = La condizione di { $card } è soddisfatta: { $mandatory ->
    [yes] { $seat } deve attivarne l'effetto.
   *[no] { $seat } può attivarne l'effetto.
}
event-trigger-missed = { $card } perde il timing{ $by ->
    [none] {""}
   *[other] , a causa di { $by }
}{ $reason ->
    [cost] : l'evento faceva parte di un costo
    [material] : l'evento faceva parte di un'Evocazione
   *[other] : all'evento è seguito qualcos'altro
}. { $seat } non può attivarne l'effetto.

# Cards that take the same way, all at once. $from, $to, $place: where, as phrases.
event-cards-moved = { $ways }.
moves-more = { $before }; { $next }
moves = { $how ->
    [draw] { $owner } pesca { $cards }{ moves-by }
    [detached] { $seat } stacca { $cards } da { $holder }
    [banished] { $by ->
        [none] { $cards } { moves-are } { $from } { $to }
       *[other] { $by } bandisce { $cards } { $from }
    }{ $face ->
        [down] { $count ->
            [one] , coperta
           *[other] , coperte
        }
       *[up] {""}
    }
    [banished_cost] { $seat } bandisce { $cards } { $from } come costo{ $face ->
        [down] { $count ->
            [one] , coperta
           *[other] , coperte
        }
       *[up] {""}
    }
    [control] { $taker } prende il controllo di { $cards }{ moves-by }, ora { $place }
    [shifted] { $cards } { $count ->
        [one] si sposta
       *[other] si spostano
    } { $from } { $to }{ moves-by }
    [attached] { $cards } { $count ->
        [one] diventa materiale
       *[other] diventano materiali
    } di { $holder }{ moves-by }
    [cost] { $cards } { $count ->
        [one] va
       *[other] vanno
    } { $from } { $to } come costo
    [tributed] { $seat } offre come Tributo { $cards } { $from }
    [material] { $seat } usa { $cards } { $from } come materiale per l'Evocazione
    [tribute] { $seat } offre come Tributo { $cards } { $from } per l'Evocazione
    [destroyed] { $by ->
        [none] { $cards } { moves-are } { $to } per distruzione
       *[other] { $by } distrugge { $cards }, che { moves-are } { $to }
    }
    [battle] la battaglia distrugge { $cards }, che { $count ->
        [one] va
       *[other] vanno
    } { $to }
    [discarded] { $owner } scarta { $cards } { $from }{ moves-by }
    [activation] { $seat } mette { $cards } { $place }, { $count ->
        [one] scoperta
       *[other] scoperte
    }, per l'attivazione
    [summon] { $seat } Evoca Specialmente { $cards } { $from } { $to }
    [set] { $seat } Posiziona { $cards } { $place }
   *[go] { $cards } { $count ->
        [one] va
       *[other] vanno
    } { $from } { $to }{ moves-by }
}
moves-are = { $count ->
    [one] va
   *[other] vanno
}
moves-by = { $by ->
    [none] {""}
   *[other] {" "}tramite { $by }
}

# Materials, equips, counters.
event-materials-attached = { $cards } { $count ->
    [one] diventa materiale
   *[other] diventano materiali
} di { $to }{ moves-by }.
event-attached = { $how ->
    [equip] { $to } riceve { $card } come equipaggiamento{ moves-by }.
    [material] { $card } è materiale di { $to }{ moves-by }.
    [bind] { $card } si lega a { $to }{ moves-by }.
   *[loose] { $card } non è più in legame con nessun mostro{ moves-by }.
}
event-counters-changed = { $how ->
    [put] { $count ->
        [one] { $card } riceve { $counters }{ moves-by }: ora ne ha { $to }.
       *[other] { $card } riceve { $counters }{ moves-by }: ora ne ha { $to }.
    }
   *[taken] { $count ->
        [one] { $card } perde { $counters }{ moves-by }: ora ne ha { $to }.
       *[other] { $card } perde { $counters }{ moves-by }: ora ne ha { $to }.
    }
}

event-value-changed = { $printed ->
    [yes] { $value ->
        [ATK] l'ATK
        [DEF] la DEF
       *[other] il { $value }
    } di { $card } torna a { $to }, il valore stampato
    [no] { $value ->
        [ATK] l'ATK
        [DEF] la DEF
       *[other] il { $value }
    } di { $card } passa da { $from } a { $to }
    [negated] gli effetti di { $card } sono annullati
   *[restored] gli effetti di { $card } non sono più annullati
}{ $by ->
    [none] .
   *[other] , tramite { $by }.
}
event-lp-changed = { $how ->
    [set_up] { $seat } ha { $to } LP.
    [repair] { $seat } ha { $to } LP, per correzione.
    [cost] { $seat } paga { $by } LP: ne restano { $to }.
    [battle_last] { $seat } subisce danni da combattimento{ event-lp-battle }: di { $by } LP non ne resta nessuno.
    [damage_last] { $seat } subisce danni{ event-lp-battle }: di { $by } LP non ne resta nessuno.
    [battle] { $seat } subisce { $by } danni da combattimento{ event-lp-battle }: restano { $to } LP.
    [damage] { $seat } subisce { $by } danni{ event-lp-battle }: restano { $to } LP.
    [loses] { $seat } perde { $by } LP{ event-lp-source }: ne restano { $to }.
   *[gains] { $seat } guadagna { $by } LP{ event-lp-source }: ora sono { $to }.
}
event-lp-battle = { $source ->
    [none] {""}
   *[other] {" "}da { $source }
}
event-lp-source = { $source ->
    [none] {""}
   *[other] {" "}tramite { $source }
}
event-shuffled = { $seat } mischia il Deck.
event-random = Il caso sceglie { $cards } { $place }.
event-coin = { $side ->
    [heads] La moneta dà testa.
    [tails] La moneta dà croce.
   *[unknown] La moneta è stata lanciata; com'è caduta, il registro non lo sa.
}
event-die = { $number ->
    [none] Il dado è stato lanciato; che cosa mostra, il registro non lo sa.
   *[other] Il dado mostra { $number }.
}
event-lingering-began = { $course ->
    [later] Più tardi: { $effect }.
    [soon] { $effect }.
   *[lasts] D'ora in poi: { $effect }.
}
event-lingering-ended = { $course ->
    [lasts] Non è più in vigore: { $effect }.
   *[later] Non si attende più: { $effect }.
}
event-loop-found = Il duello è tornato dov'era { $length ->
    [one] un evento
   *[other] { $length } eventi
} prima, e lungo la strada nessuno ha scelto nulla: è un loop, e deve farlo finire un judge.

event-irregularity = Irregolarità di { $seat } ({ $id }): { $rule }{ $wronged ->
    [none] {""}
   *[other] {" "}Riguarda { $wronged }.
}
event-duel-won = { $reason ->
    [life_points] { $winner } vince: { $loser } ha 0 LP.
    [deck_out] { $winner } vince: { $loser } deve pescare e non ha più carte.
    [effect] { $winner } vince grazie a un effetto.
   *[conceded] { $winner } vince: { $loser } si arrende.
}
event-duel-drawn = { $reason ->
    [life_points] Il duello finisce in pareggio: entrambi i giocatori hanno 0 LP.
    [deck_out] Il duello finisce in pareggio: entrambi i giocatori devono pescare e non hanno più carte.
    [effect] Il duello finisce in pareggio per un effetto.
   *[conceded] Il duello finisce in pareggio.
}
event-rewound = { $kind ->
    [return] Si ritira quello che è stato fatto per ultimo: il duello prosegue dal record { $to } su una linea che c'era già.
   *[other] { $undoes ->
        [none] { $kind ->
            [judge] Per decisione di un judge il duello torna indietro al record { $to } e da lì prosegue su una nuova linea.
            [agreed] Entrambi i giocatori accettano di tornare indietro al record { $to }; da lì il duello prosegue su una nuova linea.
            [correction] Si corregge una svista del registro: il duello prosegue dal record { $to } su una nuova linea.
           *[what_if] Al record { $to } comincia una linea da esaminare.
        }
       *[other] Si ritira quello che è stato registrato per ultimo: il duello prosegue dal record { $to } su una nuova linea.
    }
}{ $extension ->
    [none] {""}
   *[other] {" "}Si aggiungono { $extension } al tempo.
}
event-note = Si aggiunge una nota.
event-adjusted = Un judge corregge qualcosa.
event-marked = Il record { $at } è contrassegnato.
event-line-named = La linea { $line } riceve un nome.
event-line-switched = Il duello prosegue sulla linea { $line }, dal record { $to }.
event-standing-given = { $standing ->
    [claimed] La linea { $line } è quello che secondo { $seat } è successo.
    [witnessed] La linea { $line } è quello che secondo un testimone è successo.
    [agreed] Per entrambi i giocatori la linea { $line } è quello che è successo.
   *[found] Un judge accerta che la linea { $line } è quello che è successo.
}
event-claimed = { $card ->
    [none] { $seat } dice: avrei risposto
   *[other] { $seat } dice: avrei usato { $card }
}{ $at ->
    [none] .
   *[other] {" "}al record { $at }.
}
event-ruled = { $by ->
    [head] L'head judge decide
   *[floor] Un judge decide
} sul record { $about }{ $appeals ->
    [none] .
   *[other] , dopo l'appello contro il record { $appeals }.
}
event-appealed = { $seat } fa appello contro la decisione del record { $ruling }.
event-late-fact = { $rule ->
    [none] Si è saputo solo adesso, sul record { $about }.
   *[other] Si è saputo solo adesso, sul record { $about }, per la regola { $rule }.
}
event-judge-called = { $seat ->
    [none] Interviene un judge.
   *[other] { $seat } chiama un judge.
}
event-call-ended = La chiamata del record { $call } è finita; si aggiungono { $time } al tempo.
event-time-called = Il tempo del turno di torneo è scaduto.
event-penalty-entered = { $about ->
    [none] Un judge registra una penalità per { $seat }.
   *[other] Un judge registra una penalità per { $seat }, sul record { $about }.
}
event-put-right = Questo rimedia a quanto non va al record { $about }.
event-random-pick = Scelta a caso tra { $of } carte: la numero { $number } va { $place } (seme { $seed }).
event-erased = { $about ->
    [0] Nomi e parole accanto ai record di questo duello sono stati cancellati.
   *[other] Le parole accanto al record { $about } sono state cancellate.
}
event-match-stated = Turno { $round }, tavolo { $table }, duello { $game } di { $of }; finora { $a } : { $b }{ $began ->
    [none] {""}
   *[other] ; comincia { $began }
}; carte scambiate con il side deck: { $exchanged_a } e { $exchanged_b }{ $minutes ->
    [0] {""}
   *[other] ; il turno dura { $minutes } minuti
}.
