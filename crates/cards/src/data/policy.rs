//! What a dispute policy's file says that can't be.

use super::{
    Day,
    locate::{Mistake, Step},
};
use rules::policy::{Policy, Says};

/// Every mistake of one file.
pub(super) fn mistakes(policy: &Policy) -> Vec<Mistake> {
    let mut mistakes = documents(policy);
    mistakes.extend(criteria(policy));
    if policy.criteria.is_empty() {
        let message = "a policy without criteria says nothing";
        mistakes.push(Mistake::at(&[Step::Field("criteria")], message));
    }
    mistakes
}

/// Dates that aren't.
fn documents(policy: &Policy) -> Vec<Mistake> {
    let dated = policy.documents.iter().enumerate();
    let wrong = dated.filter(|(_, document)| {
        let date = document.date.as_deref();
        date.is_some_and(|date| Day::first_of(date).is_none())
    });
    wrong
        .map(|(number, _)| {
            let path = [
                Step::Field("documents"),
                Step::Item(number),
                Step::Field("date"),
            ];
            Mistake::at(&path, "that is no date").hint("write 2021, 2021-11 or 2021-11-08")
        })
        .collect()
}

/// Criteria of documents that aren't there or weren't read, without a place in them, or said twice.
fn criteria(policy: &Policy) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    for (number, criterion) in policy.criteria.iter().enumerate() {
        let at = |field| {
            [
                Step::Field("criteria"),
                Step::Item(number),
                Step::Field(field),
            ]
        };
        let read = policy.document(criterion).map(|d| d.read.is_some());
        if read != Some(true) {
            let message = match read {
                None => "the policy has no such document",
                _ => "that document couldn't be read: nothing can be known from it",
            };
            mistakes.push(Mistake::at(&at("document"), message));
        }
        if criterion.at.trim().is_empty() {
            mistakes.push(Mistake::at(&at("at"), "it doesn't say where"));
        }
        if said_before(policy, number, criterion.says) {
            mistakes.push(Mistake::at(&at("says"), "it is said twice"));
        }
    }
    mistakes
}

fn said_before(policy: &Policy, number: usize, says: Says) -> bool {
    policy.criteria[..number].iter().any(|c| c.says == says)
}
