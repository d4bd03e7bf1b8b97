# What stays in force, and until when. $thing: a card, or each card of a player.

lingering = { $rule ->
    [no_battle_damage] { $card ->
        [none] { $seat } non subisce danni da combattimento
       *[other] { $seat } non subisce danni dalle battaglie di { $card }
    }
    [no_effect_damage] { $seat } non subisce danni da effetti
    [battle_damage_to_other] { $other } subisce i danni da combattimento che subirebbe { $seat }
    [damage_of_link_to_other] { $other } subisce i danni che { $seat } subirebbe dall'Anello { $number }
    [no_battle_destruction] { $card ->
        [none] i mostri di { $seat } non vengono distrutti in battaglia
       *[other] { $card } non subisce distruzione in battaglia
    }
    [no_effect_destruction] { $card ->
        [none] le carte di { $seat } non vengono distrutte da effetti
       *[other] { $card } non subisce distruzione da effetti
    }
    [cannot_activate] { $seat } non può attivare { $name } né i suoi effetti
    [forbids] { $seat } non può { $forbidden }
    [more] { $thing } ha { $number } { $value } in più
    [less] { $thing } ha { $number } { $value } in meno
    [levels_up] il Livello di { $thing } aumenta di { $number }
    [levels_down] il Livello di { $thing } diminuisce di { $number }
    [becomes] { $value ->
        [ATK] l'ATK
        [DEF] la DEF
       *[other] il { $value }
    } di { $thing } è { $number }
    [original_becomes] { $value ->
        [ATK] l'ATK
        [DEF] la DEF
       *[other] il { $value }
    } originale di { $thing } è { $number }
    [negated] gli effetti di { $thing } sono annullati
    [column_negated] gli effetti delle altre Magie e Trappole nella colonna { $number } sono annullati
    [traps_negated] gli effetti delle altre Trappole sul Terreno sono annullati
    [unaffected_by_spells_and_traps] { $thing } non risente delle altre Magie e Trappole
    [banished_when_it_leaves] { $thing } va tra le carte bandite quando lascia il Terreno
    [attacks_each] { $thing } può attaccare una volta ciascun mostro dell'altro lato
    [returns_to_hand] { $thing } ritorna nella mano del proprietario
    [returns] { $thing } ritorna
    [destroyed_later] distruzione di { $thing }
    [summoned_later] { $name } Evoca Specialmente { $thing }
    [goes_back] { $thing } torna sotto il controllo di { $name }
    [battle_ends] la Battle Phase finisce
    [loses] { $seat } perde il duello
    [spent] { $name } non si può più usare per questo effetto
    [remembers] { $holder } ricorda il numero { $number }
    [not_tributed_for_summon] { $thing } non può fare da Tributo per un'Evocazione tramite Tributo
    [burns_when_destroyed] alla distruzione di { $thing } il suo controllore subisce { $number } danni
    [skips] { $seat } salta { $name }
    [banishes_named] { $seat } bandisce 1 { $name } dal Cimitero
   *[draws_on_special_summon] { $seat } pesca { $number ->
        [one] una carta
       *[other] { $number } carte
    } ogni volta che { $other } Evoca Specialmente
}
lingering-each = ogni carta di { $seat }
lingering-until = { $effect } { $until } ({ $source })
until = { $until ->
    [end_of_turn] fino alla fine del turno { $turn }
    [phase] finché non inizia { $phase } del turno { $turn }
    [end_of_damage_step] fino alla fine del Damage Step
    [end_of_calculation] fino al termine del calcolo dei danni
    [end_of_chain] finché non finisce la Catena
    [while_attached] finché dura il legame con la sua fonte
    [leaves] finché resta sul Terreno a faccia in su
   *[ever] per il resto del duello
}
# When something waits to happen.
when-soon = non appena finisce ciò che è in corso
when = { $until ->
    [end_of_turn] alla fine del turno { $turn }
    [phase] durante { $phase } del turno { $turn }
    [end_of_damage_step] alla fine del Damage Step
    [end_of_calculation] al termine del calcolo dei danni
    [end_of_chain] quando finisce la Catena
    [while_attached] quando finisce il legame con la sua fonte
    [leaves] quando lascia il Terreno
   *[ever] in un momento successivo
}
