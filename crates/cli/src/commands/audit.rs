//! `takeback audit`: many duels, of the store, of other stores or of written files: every answer
//! given again and compared, and what was irregular. Several at once.

use super::missed::only_for_judges;
use crate::arguments::Audit;
use crate::audited::{self, Audited, Subject};
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::progress::Progress;
use crate::written_file;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use wording::args;

/// Audits them.
pub(super) fn run(options: &Audit, context: &mut Context) -> Outcome {
    only_for_judges(options.role, "audit", context)?;
    let subjects = audited::subjects(&options.paths, context)?;
    if subjects.is_empty() {
        context.say("audit-none", args![]);
        return Ok(Exit::Done);
    }
    let found = all(&subjects, options.jobs, context);
    let mut exit = Exit::Done;
    for (subject, audited) in subjects.iter().zip(&found) {
        exit = exit.max(audited::tell(subject, audited, context));
    }
    audited::total(&found, context);
    if let Some(path) = &options.junit {
        let results = audited::junit(&subjects, &found, context);
        written_file::write(path, &results, written_file::RESULTS)?;
    }
    Ok(exit)
}

/// Audits all, as many at once as there are jobs. The order is that of the subjects.
fn all(subjects: &[Subject], jobs: Option<NonZero<usize>>, context: &Context) -> Vec<Audited> {
    let jobs = jobs.or_else(|| std::thread::available_parallelism().ok());
    let jobs = jobs.map_or(1, NonZero::get).min(subjects.len());
    let (next, progress) = (AtomicUsize::new(0), Progress::new(subjects.len()));
    let mut found: Vec<Option<Audited>> = subjects.iter().map(|_| None).collect();
    let (cards, language) = (&context.cards, context.words.language());
    std::thread::scope(|threads| {
        let (send, receive) = mpsc::channel();
        for _ in 0..jobs {
            let (send, next) = (send.clone(), &next);
            threads.spawn(move || {
                let auditor = audited::Auditor::new(cards, language);
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(subject) = subjects.get(at) else {
                        break;
                    };
                    // Nobody listens any more only when the program ends.
                    let _ = send.send((at, auditor.audit(subject)));
                }
            });
        }
        drop(send);
        for (at, audited) in receive {
            progress.begin(&subjects[at].name);
            found[at] = Some(audited);
            progress.done();
        }
    });
    progress.end();
    found.into_iter().flatten().collect()
}
