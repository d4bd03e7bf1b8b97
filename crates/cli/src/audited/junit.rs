//! The audit as a JUnit report, as continuous integration reads it: a case for each duel.

use super::{Audited, Subject, told};
use crate::context::Context;
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

/// The report as XML.
pub(crate) fn junit(subjects: &[Subject], found: &[Audited], context: &Context) -> String {
    let mut suite = TestSuite::new("duels");
    for (subject, audited) in subjects.iter().zip(found) {
        suite.add_test_case(case(subject, audited, context));
    }
    let mut report = Report::new("takeback audit");
    report.add_test_suite(suite);
    report.to_string().unwrap_or_default()
}

fn case(subject: &Subject, audited: &Audited, context: &Context) -> TestCase {
    let name = subject.name.as_str();
    let status = match audited {
        Audited::Done(report) if report.is_clean() => TestCaseStatus::success(),
        Audited::Done(report) => {
            let lines = told::lines(name, report, context).join("\n");
            failed(NonSuccessKind::Failure, "findings", &lines)
        }
        Audited::Damaged { what, .. } => failed(NonSuccessKind::Error, "damaged", what),
        Audited::Failed(failure) => {
            let told = context.told(failure);
            failed(NonSuccessKind::Error, failure.code.id(), &told)
        }
    };
    let mut case = TestCase::new(name, status);
    case.set_classname("takeback");
    case
}

fn failed(kind: NonSuccessKind, what: &str, text: &str) -> TestCaseStatus {
    let mut status = TestCaseStatus::non_success(kind);
    status.set_type(what).set_description(text);
    status
}
