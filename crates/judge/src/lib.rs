//! Answers for people who have to decide, as typed facts: what a seat was not asked, what it could
//! have done then, what it held, what has happened since.
//!
//! * [`missed`] lists the windows a seat was owed and not given;
//! * [`claim`] answers what a player says: "I would have used that card then";
//! * [`ledger`] lists every window with what became of the question for each owed seat;
//! * [`notes`] says what the desk has written about a record since, [`changes`] what a late fact
//!   changes;
//! * [`Scratch`] and [`rest_of_line`] preview what a response would have led to;
//! * [`held_then`] says whether a seat held a card at a record: yes, no or possibly;
//! * [`Cost::since`] counts what lies between a record and the end of a line;
//! * [`assess`] holds going back to a record against a policy: the facts, what is unknown, the grade;
//! * [`audit`] gives every answer of a duel again and compares what follows, record by record;
//! * [`Plan::of`] says how two players put the cards back to a record.
//!
//! Nothing here says a sentence (the crate `wording` does), names a penalty or blames anybody.
//! **All of it is advice for a judge alone**: it reads what the seats hold. Nothing of it may
//! reach a player's or a spectator's screen, not even whether a list is empty.
#![forbid(unsafe_code)]

mod assess;
mod audit;
mod claim;
mod claimed;
mod cost;
mod could;
mod due;
mod held;
mod late;
mod later;
mod ledger;
mod left;
mod missed;
mod noted;
mod plan;
mod preview;
mod retold;
mod scratch;
mod since;
mod walk;

pub use assess::{
    Assessment, Conduct, Grade, Ground, Important, Lesson, Reason, Request, Unknown, Way, Weight,
    assess,
};
pub use audit::{Audit, Divergence, Instead, Irregular, NotAsked, WentBack, audit};
pub use claim::{Claim, Claimed, Moment, Soon, Stands, claim};
pub use claimed::NotHeld;
pub use cost::{Chance, Cost, Learned, Learning, Lottery};
pub use could::{Could, Standing};
pub use held::{Held, held, held_then};
pub use late::{Breaks, Change, Changes, Due, Led, LpThere, Repair, changes};
pub use ledger::{Entry, Given, Owed, ledger, not_asked};
pub use missed::{Filter, Forgotten, Left, Missed, forgotten, missed};
pub use noted::{Note, Noted, Settled, notes, put_right_at, puts_right};
pub use plan::{Back, Kept, Known, Pick, Plan, Reverse, Step};
pub use preview::{Rest, Stop, rest_of_line};
pub use retold::{Decided, decisions};
pub use scratch::Scratch;
pub use since::{Shown, Since};
pub use timeline::FoldError;
