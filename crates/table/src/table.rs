//! A table: one duel at its tip, over a store.

use crate::draft::{DECIDED, Draft};
use crate::loops::Loops;
use crate::{Batch, SetUp, TableError};
use duel::{Definitions, Event, Position};
use journal::{
    AppendError, Beside, Chance, DuelId, EventStore, Head, Knowledge, Reader, Sealed, Sealer, Time,
    Words, declared_cards,
};
use rules::{Catalogue, Next, Said, next};
use std::fmt;
use std::sync::Arc;
use timeline::History;

/// What a table works with.
pub struct Tools {
    /// Where the journal is kept.
    pub store: Arc<dyn EventStore>,
    /// The card definitions in use.
    pub catalogue: Arc<Catalogue>,
    /// Gives the time of each batch.
    pub clock: Box<dyn FnMut() -> Time + Send>,
    /// Gives ids, secrets, salts and nonces. Never used for the game itself.
    pub chance: Box<dyn Chance + Send>,
}

impl fmt::Debug for Tools {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tools").finish_non_exhaustive()
    }
}

/// One duel at its tip.
///
/// Every operation is one batch: it is built on a copy of the position, sealed, appended after
/// the head the table knows, and only then folded in and given back. After an error the table
/// stands where it stood.
#[derive(Debug)]
pub struct Table {
    pub(crate) tools: Tools,
    sealer: Sealer,
    history: History,
    position: Position,
    loops: Loops,
    dry: bool,
}

impl Table {
    /// Makes a new duel: its set-up and what follows until somebody is awaited is batch 1.
    ///
    /// # Errors
    /// [`TableError::SetUp`] when the events can't begin a duel, or why it couldn't be kept.
    pub fn begin(mut tools: Tools, set_up: SetUp) -> Result<(Self, Batch), TableError> {
        set_up.check(tools.catalogue.digest())?;
        let duel = DuelId::random(&mut *tools.chance).map_err(TableError::Chance)?;
        let sealer = Sealer::begin(duel, set_up.name.as_str(), &mut *tools.chance)
            .map_err(TableError::Chance)?;
        let mut table = Self {
            tools,
            sealer,
            history: History::default(),
            position: Position::new(),
            loops: Loops::default(),
            dry: false,
        };
        let batch = table.lay_out(set_up)?;
        Ok((table, batch))
    }

    fn lay_out(&mut self, set_up: SetUp) -> Result<Batch, TableError> {
        let catalogue = Arc::clone(&self.tools.catalogue);
        let mut draft = Draft::new(Position::new(), 0, &catalogue, set_up.happened_at);
        let mut words = set_up.words;
        for event in set_up.events {
            draft.put(event, (set_up.source, Knowledge::Told), words.take())?;
        }
        let asks = draft.run()?;
        let declared = Some(set_up.declared).filter(|lines| !lines.is_empty());
        self.record_with(draft, asks, declared.map(|lines| declared_cards(&lines)))
    }

    /// Opens a duel of the store. Every record's seal is checked and every event folded.
    ///
    /// # Errors
    /// [`TableError::Damaged`] at the first record that is wrong, or why it can't be read.
    pub fn open(tools: Tools, duel: DuelId) -> Result<Self, TableError> {
        let (history, sealer) = History::read(&*tools.store, duel)?;
        let position = stand_at_tip(&history)?;
        Ok(Self {
            tools,
            sealer,
            history,
            position,
            loops: Loops::default(),
            dry: false,
        })
    }

    /// From now on nothing is appended any more: batches are built, folded in and given back as
    /// if they had been. For `--dry-run`.
    pub const fn only_try(&mut self) {
        self.dry = true;
    }

    /// True when nothing is appended.
    #[must_use]
    pub const fn only_tries(&self) -> bool {
        self.dry
    }

    /// The duel.
    #[must_use]
    pub const fn duel(&self) -> DuelId {
        self.sealer.duel()
    }

    /// Where its journal ends, as far as this table knows.
    #[must_use]
    pub const fn head(&self) -> Head {
        self.sealer.head()
    }

    /// Its records.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The position at the tip.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The card definitions in use.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.tools.catalogue
    }

    /// Whom the duel waits for.
    #[must_use]
    pub fn awaited(&self) -> Next {
        next(&self.position, &self.tools.catalogue)
    }

    /// Records what a seat says: the windows that are jumped over, what was said with its words,
    /// and everything that follows until somebody is awaited.
    ///
    /// # Errors
    /// [`TableError::Refused`] when the rules say no, [`TableError::Conflict`] when somebody else
    /// appended, or why it couldn't be kept.
    pub fn say(
        &mut self,
        said: &Said,
        words: Option<Words>,
        happened_at: Option<Time>,
    ) -> Result<Batch, TableError> {
        let catalogue = Arc::clone(&self.tools.catalogue);
        let tip = self.history.tip();
        let mut draft = Draft::new(self.position.clone(), tip, &catalogue, happened_at);
        draft.loops = self.loops.clone();
        self.state_definitions(&mut draft, tip)?;
        let asks = draft.say(said, words)?;
        self.record(draft, asks)
    }

    /// Reads what others appended. Gives how many records that were.
    ///
    /// # Errors
    /// Why it can't be read.
    pub fn refresh(&mut self) -> Result<u32, TableError> {
        let before = self.history.last();
        let store = Arc::clone(&self.tools.store);
        let head = store.head(self.duel()).map_err(TableError::Read)?;
        if head == self.head() {
            return Ok(0);
        }
        let mut history = self.history.clone();
        let reader = Reader::after(&*store, &self.sealer)?;
        let sealer = history.read_on(reader)?;
        self.stand_behind(history, sealer)?;
        Ok(self.history.last() - before)
    }

    /// States the card definitions and the engine in use where they aren't those the journal names.
    pub(crate) fn state_definitions(
        &self,
        draft: &mut Draft<'_>,
        at: u32,
    ) -> Result<(), TableError> {
        let definitions = self.tools.catalogue.definitions();
        if self.history.definitions_at(at) == Some(definitions) {
            return Ok(());
        }
        let Definitions { catalogue, engine } = definitions;
        let changed = Event::DefinitionsChanged { catalogue, engine };
        draft.put(changed, DECIDED, None)
    }

    /// Seals a draft, gets it into the store, and folds it in.
    pub(crate) fn record(&mut self, draft: Draft<'_>, asks: Next) -> Result<Batch, TableError> {
        self.record_with(draft, asks, None)
    }

    /// The same, with something that is kept beside it in the same stroke.
    fn record_with(
        &mut self,
        draft: Draft<'_>,
        asks: Next,
        beside: Option<Beside>,
    ) -> Result<Batch, TableError> {
        let at = (self.tools.clock)();
        let mut sealed = self
            .sealer
            .seal(at, draft.entries, &mut *self.tools.chance)?;
        sealed.batch.beside.extend(beside);
        // Whatever can be wrong with the batch is found before it is in the journal.
        let fits = self.history.check_next(&sealed.records);
        fits.map_err(TableError::History)?;
        let (records, head) = (sealed.records.clone(), sealed.batch.head);
        self.append(sealed)?;
        for record in &records {
            let pushed = self.history.push(record.clone());
            pushed.map_err(TableError::History)?;
        }
        self.history.put_seal(head.number, head.seal);
        self.position = draft.position;
        self.loops = draft.loops;
        Ok(Batch {
            number: self.sealer.batches(),
            records,
            head,
            asks,
        })
    }

    fn append(&mut self, sealed: Sealed) -> Result<(), TableError> {
        if self.dry {
            self.sealer.appended(&sealed);
            return Ok(());
        }
        match self.sealer.append(&*self.tools.store, sealed) {
            Ok(_) => Ok(()),
            Err(AppendError::Conflict { expected, actual }) => {
                self.read_again()?;
                Err(TableError::Conflict { expected, actual })
            }
            Err(error) => Err(TableError::Append(error)),
        }
    }

    /// Reads the whole journal again: what this table knows of it is not how it is.
    fn read_again(&mut self) -> Result<(), TableError> {
        let (history, sealer) = History::read(&*self.tools.store, self.duel())?;
        self.stand_behind(history, sealer)
    }

    fn stand_behind(&mut self, history: History, sealer: Sealer) -> Result<(), TableError> {
        self.position = stand_at_tip(&history)?;
        self.history = history;
        self.sealer = sealer;
        Ok(())
    }
}

fn stand_at_tip(history: &History) -> Result<Position, TableError> {
    match history.tip() {
        0 => Ok(Position::new()),
        tip => Ok(history.position_at(tip)?),
    }
}
