//! Something that doesn't hold: what was said about it, and where in the code.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

/// Something that doesn't hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// What.
    pub what: String,
    /// The file and line that says so. Failures of one place are taken for the same.
    pub place: String,
}

thread_local! {
    static LAST: RefCell<Option<Failure>> = const { RefCell::new(None) };
    static QUIET: RefCell<bool> = const { RefCell::new(false) };
}

/// Runs something, and catches the panic with which it says what doesn't hold.
///
/// # Errors
/// What doesn't hold.
pub(crate) fn caught<T>(run: impl FnOnce() -> T) -> Result<T, Failure> {
    static HOOK: Once = Once::new();
    HOOK.call_once(listen);
    QUIET.set(true);
    let outcome = catch_unwind(AssertUnwindSafe(run));
    QUIET.set(false);
    outcome.map_err(|_| {
        let unknown = || Failure {
            what: "it broke down".to_owned(),
            place: String::new(),
        };
        LAST.take().unwrap_or_else(unknown)
    })
}

/// Keeps what a panic says instead of printing it, in the threads that ask for it.
fn listen() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if !QUIET.with_borrow(|quiet| *quiet) {
            return usual(panic);
        }
        let said = panic.payload();
        let literal = said.downcast_ref::<&str>().copied();
        let words = literal.or_else(|| said.downcast_ref::<String>().map(String::as_str));
        let what = words.unwrap_or("it broke down").to_owned();
        let place = panic.location().map(ToString::to_string);
        LAST.set(Some(Failure {
            what,
            place: place.unwrap_or_default(),
        }));
    }));
}
