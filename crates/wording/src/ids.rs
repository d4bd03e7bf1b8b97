//! The one spelling of every small vocabulary: the words of the JSON contract, which the locale
//! files also select by. None of them may be renamed once released.

mod cards;
mod policy;
mod turn;

pub use cards::*;
pub use policy::*;
pub use turn::*;
