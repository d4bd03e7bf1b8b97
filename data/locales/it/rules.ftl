# Rules by their ids: a title, and the rule as a sentence. And what is said when one refuses.

refusal = { $card ->
    [none] Rifiutato per { $seat }: { $rule }
   *[other] Rifiutato per { $seat }, { $card }: { $rule }
}
refusal-awaited = Si attende { $seat }.
refusal-later = Prima di questo, e dopo che tutti hanno passato (di': both pass): { $first }
refusal-impossible = Non può essere successo così, e nemmeno un registro di testimonianza (witness) lo accetta: prima di' che cosa è diverso sul tavolo.

# A condition of an action. $title and $rule: the rule's title and sentence.
check = { $truth ->
    [yes] Soddisfatta
    [no] Non soddisfatta
   *[unknown] Non si può dire
}: { $title }. { $rule }{ $missing ->
    [none] {""}
   *[other] {" "}Il registro dovrebbe conoscere { $missing }.
}
check-missing = { $cards } { $place }

rule-FET-HOLDER = A chi tocca parlare
    .sentence = Agisce solo il giocatore che è atteso.
rule-FET-OPEN = Open state
    .sentence = Le azioni, gli effetti ad Ignizione e gli effetti di Spell Speed 1 spettano all'open state e al giocatore di turno.
rule-FET-OPEN-PASS = Nell'open state non si passa
    .sentence = Nell'open state il giocatore di turno non passa la priorità, ma agisce o va avanti.
rule-FET-MAIN = Main Phase
    .sentence = Evocazioni, Posizionamenti e cambi di posizione spettano alle Main Phase.
rule-FET-FREE = Solo effetti veloci
    .sentence = In closed state si usano solo effetti veloci (Spell Speed 2 o superiore).
rule-FET-NEG = Annullare un'Evocazione
    .sentence = Finché un'Evocazione è solo dichiarata, si può usare soltanto ciò che la annulla.
rule-SPEED-CHAIN = Spell Speed
    .sentence = A una Catena si risponde con Spell Speed 2 o superiore, e non inferiore a quella dell'ultimo Anello.
rule-CHAIN-MOST = La Catena più lunga
    .sentence = Una Catena ha al massimo 250 Anelli.
rule-CHAIN-RESOLVE = Risoluzione
    .sentence = Mentre una Catena si risolve, nessuno agisce.
rule-TRIG-ONLY = Prima gli effetti Innescati
    .sentence = Una finestra degli effetti Innescati accoglie solo gli effetti Innescati la cui condizione è stata soddisfatta.
rule-TRIG-MANDATORY = Effetti Innescati obbligatori
    .sentence = Un effetto Innescato obbligatorio deve essere attivato.
rule-TRIG-MET = Condizione di innesco
    .sentence = Un effetto Innescato si usa quando la sua condizione è stata soddisfatta, e in nessun altro momento.
rule-ACT-ANSWERS = Qualcosa a cui rispondere
    .sentence = Un effetto che risponde a qualcosa si può usare solo quando c'è ciò a cui rispondere.
rule-ACT-FROM = Da dove si usa
    .sentence = Una carta o un effetto si può usare solo dal suo posto: una Magia dalla mano o dal Terreno, una Trappola da dove è stata Posizionata, l'effetto di un mostro da dove dice il suo testo.
rule-ACT-SET-TURN = Posizionata in questo turno
    .sentence = Una Trappola o una Magia Rapida non può essere attivata nel turno in cui è stata Posizionata.
rule-ACT-QUICK-PLAY = Magie Rapide dalla mano
    .sentence = Una Magia Rapida può essere attivata dalla mano solo nel proprio turno.
rule-ACT-ZONE = Zona libera
    .sentence = Deve esserci una zona libera per la carta.
rule-ACT-LIMIT = Una volta per turno
    .sentence = Un effetto non si può usare più spesso di quanto dice il suo testo.
rule-ACT-FORBIDDEN = Vietato da un effetto
    .sentence = Un effetto in vigore lo vieta.
rule-ACT-CONTINUOUS = Effetti che non si attivano
    .sentence = Un effetto Continuo si applica da sé, e una carta che non ha ancora i suoi effetti non ne ha nessuno da usare.
rule-ACT-UNANSWERABLE = Nulla in risposta
    .sentence = Il testo dell'ultimo Anello, o della sua carta, impedisce a questo giocatore di rispondere in Catena.
rule-SEGOC-SELF = Uno solo che Evoca sé stesso
    .sentence = In una Catena entra un solo effetto Innescato facoltativo che Evoca sé stesso dalla mano di un giocatore.
rule-ACT-REQUIRES = Condizione di attivazione
    .sentence = Ciò che l'effetto richiede deve essere vero quando viene attivato.
rule-ACT-COST = Costo
    .sentence = Il costo deve potersi pagare.
rule-ACT-TARGET = Bersaglio
    .sentence = Deve esserci qualcosa che si possa scegliere come bersaglio.
rule-ACT-EFFECT = Effetto inesistente
    .sentence = La carta non ha questo effetto.
rule-SUMMON-ONCE = Una sola Evocazione Normale
    .sentence = Un giocatore ha una sola Evocazione Normale o un solo Posizionamento di un mostro per turno.
rule-SUMMON-TRIBUTE = Tributi
    .sentence = Un mostro di Livello 5 o 6 richiede un Tributo, uno di Livello 7 o superiore ne richiede due.
rule-SUMMON-CARD = Che cosa si può Evocare
    .sentence = Così si Evoca o si Posiziona solo un mostro che si può Evocare Normalmente.
rule-SUMMON-FLIP = Evocazione per Scoperta
    .sentence = Si Evoca per Scoperta solo un mostro coperto, e non nel turno in cui è stato Posizionato.
rule-SUMMON-WAY = Modi di Evocazione
    .sentence = Un mostro si Evoca Specialmente da sé solo in un modo che gli dà il suo testo o il suo genere.
rule-SUMMON-MATERIAL = Materiali
    .sentence = I materiali devono essere quelli che il mostro chiede.
rule-SUMMON-ZONE = Zone per un'Evocazione
    .sentence = Non c'è nessuna zona libera in cui il mostro possa essere Evocato.
rule-SUMMON-LIMIT = Quante volte si Evoca così
    .sentence = Un mostro si Evoca nel modo che gli è proprio solo tante volte quante dice il suo testo.
rule-SUMMON-PROPER = Prima nel modo che gli è proprio
    .sentence = Il mostro deve essere Evocato nel modo che gli è proprio prima di poter essere Evocato altrimenti.
rule-SUMMON-GEMINI = Mostri Gemello
    .sentence = Si Evoca di nuovo solo un mostro Gemello scoperto che non ha ancora effetti.
rule-SUMMON-PENDULUM = Evocazione Pendulum
    .sentence = Un'Evocazione Pendulum richiede una scala in ciascuna Zona Pendulum e un mostro con un Livello compreso tra le due.
rule-SUMMON-PENDULUM-ONCE = Una sola Evocazione Pendulum per turno
    .sentence = Un giocatore ha una sola Evocazione Pendulum per turno.
rule-POSITION-ONCE = Cambio di posizione
    .sentence = Un mostro cambia posizione per scelta del suo giocatore una volta per turno, e non nel turno in cui è arrivato sul Terreno o ha attaccato.
rule-PHASE-ORDER = Ordine delle fasi
    .sentence = Da una fase si esce solo verso una che viene dopo.
rule-PHASE-FIRST-BATTLE = Niente battaglia nel primo turno
    .sentence = Nel primo turno del duello non c'è Battle Phase.
rule-BATTLE-STEP = Battle Step
    .sentence = Un attacco si dichiara nell'open state del Battle Step; prima si esce dagli step che lo precedono.
rule-BATTLE-ONE = Un attacco alla volta
    .sentence = L'attacco in corso si porta a termine prima di dichiararne un altro.
rule-BATTLE-ATTACKER = Chi attacca
    .sentence = Un mostro attacca scoperto in Posizione di Attacco.
rule-BATTLE-ONCE = Un attacco per turno
    .sentence = Ogni mostro attacca una volta per turno, salvo che un effetto gli dia più attacchi.
rule-BATTLE-TARGET = Che cosa si può attaccare
    .sentence = Quel mostro non può essere attaccato.
rule-BATTLE-DIRECT = Attacchi diretti
    .sentence = Un giocatore si attacca direttamente solo se non ha mostri, salvo che un effetto lo permetta all'attaccante.
rule-DAMAGE-ONLY = Nel Damage Step
    .sentence = Nel Damage Step si possono attivare solo Contro-Trappole, effetti che annullano un'attivazione, effetti obbligatori, cambi di ATK o DEF prima del calcolo dei danni ed effetti che riguardano la battaglia.
rule-DAMAGE-FACE = Il mostro attaccato
    .sentence = Il mostro attaccato ora si scopre: prima di' quale carta è.
rule-CHOICE-OFFERED = La scelta offerta
    .sentence = La risposta a una scelta deve essere una di quelle offerte.
rule-CHOICE-FIRST = Prima la scelta
    .sentence = Prima di ogni altra cosa si attende una scelta, o l'esito del caso.
rule-CARD-PLACE = Dov'è la carta
    .sentence = La carta non è dove dovrebbe essere.
rule-CARD-FACE = Quale carta è
    .sentence = La carta è un'altra, oppure la pila non contiene nessuna carta così.
rule-DUEL-PLAYING = Il duello è in corso
    .sentence = Il duello è finito, o non è ancora cominciato.
rule-TURN-DRAW = La pescata normale
    .sentence = La pescata normale della Draw Phase la fanno le regole; nessuno può saltarla.
rule-DUEL-END = La fine del duello
    .sentence = Il duello finisce quando un giocatore ha 0 LP o deve pescare da un Deck vuoto.
rule-FET-ASK = La domanda
    .sentence = Un giocatore a cui spetta la possibilità di agire deve essere interpellato.
