# Who is awaited and what for, and how a window stands.

answer = { $answer ->
    [acted] ha agito
    [spoken] ha passato a voce
    [gesture] ha passato con un gesto
    [asked_the_other] ha passato chiedendo
    [moved_on] ha passato andando avanti
    [agreed_up_to] ha passato, come concordato prima
    [silence] ha passato in silenzio
    [passed_automatically] ha passato in automatico, per impostazione
    [setting] ha passato in automatico, per impostazione
    [no_response] ha passato senza nulla con cui rispondere
    [skipped] non è stato interpellato
   *[secret] ha passato
}

ask-window = { $kind ->
    [open] { $seat } può agire: open state, { $because }.
    [summon_negation] { $seat } può annullare l'Evocazione, oppure passa.
    [free] { $seat } può rispondere, oppure passa: closed state { $because }.
    [chain] { $seat } può rispondere in Catena, oppure passa: { $because }.
    [trigger] { $mandatory ->
        [yes] { $seat } deve attivare un effetto Innescato.
       *[no] { $seat } può attivare un effetto Innescato, oppure passa.
    }
    [phase_end] { $seat } può rispondere { $because }, oppure passa.
    [step_end] { $seat } può rispondere { $because }, oppure passa.
   *[damage_step] { $seat } può rispondere nel Damage Step, { $because }, oppure passa.
}
ask-choice = { $seat } deve scegliere { $what ->
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
ask-chance = Si attende il caso: di' che cosa è stato scelto, { $cards } { $place }.
ask-coin = Si attende il caso: di' com'è caduta la moneta, per { $seat }.
ask-die = Si attende il caso: di' che cosa mostra il dado, per { $seat }.
ask-set-up = La preparazione non è completa.
ask-over = Il duello è finito: non si attende nessuno.

standing = { $window }: { $parts }.
standing-seat = { $seat } { $how }
standing-state = { $state ->
    [awaited] è atteso
   *[later] viene dopo
}{ $asked ->
    [yes] {" "}(è stato interpellato)
   *[no] {""}
}{ $held ->
    [yes] {" "}(sta pensando)
   *[no] {""}
}
