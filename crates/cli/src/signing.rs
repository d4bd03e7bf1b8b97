//! Who decided: the names given with `--by`, or the one `TAKEBACK_JUDGE` says once and for all.

use crate::context::Context;
use wording::args;

/// The names given; without one, what `TAKEBACK_JUDGE` says. With neither, what a judge decides is
/// still written down, and it is said that it names nobody.
pub(crate) fn by(given: &[String], judge: bool, context: &mut Context) -> Vec<String> {
    if !given.is_empty() {
        return given.to_vec();
    }
    let own = std::env::var("TAKEBACK_JUDGE").unwrap_or_default();
    let own = own.trim();
    if own.is_empty() && judge {
        context.note("unsigned", args![]);
    }
    Some(own.to_owned())
        .filter(|own| judge && !own.is_empty())
        .into_iter()
        .collect()
}
