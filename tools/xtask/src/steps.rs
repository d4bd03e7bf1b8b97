//! The steps of the check: which cargo command each is, and in what environment it runs.

use std::path::{Path, PathBuf};
use std::process::Command;

/// One step.
pub(crate) struct Step {
    /// What it is called on the command line.
    pub(crate) name: &'static str,
    /// What it makes sure of.
    pub(crate) does: &'static str,
    cargo: &'static [&'static str],
    environment: &'static [(&'static str, &'static str)],
}

/// What a first build leaves out, and every check has: card databases, and stores on servers.
const DATABASES: &str = "system-tests/cdb,system-tests/postgres";

/// Every step, the quickest to fail first.
pub(crate) const STEPS: &[Step] = &[
    Step {
        name: "format",
        does: "every file is formatted",
        cargo: &["fmt", "--all", "--check"],
        environment: &[],
    },
    Step {
        name: "clippy",
        does: "no warnings in any target",
        cargo: &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--features",
            DATABASES,
            "--",
            "-D",
            "warnings",
        ],
        environment: &[],
    },
    Step {
        name: "tests",
        does: "all tests and doc tests, with layering, file heads, rule ids, cards and duels",
        cargo: &[
            "test",
            "--workspace",
            "--no-fail-fast",
            "--features",
            DATABASES,
        ],
        environment: &[],
    },
    Step {
        name: "duels",
        does: "2,000 random duels hold in every respect",
        // As the tests are built, so that nothing is built for it alone.
        cargo: &[
            "run",
            "--profile",
            "test",
            "--package",
            "takeback-simulate",
            "--",
            "--duels",
            "2000",
        ],
        environment: &[],
    },
    Step {
        name: "docs",
        does: "rustdoc without warnings",
        cargo: &["doc", "--workspace", "--no-deps", "--lib"],
        environment: &[("RUSTDOCFLAGS", "-D warnings")],
    },
];

/// Writes the transcripts anew instead of comparing them. Look at the difference before committing.
pub(crate) const BLESS: Step = Step {
    name: "bless",
    does: "writes the transcripts and the README's tour anew",
    cargo: &["test", "--package", "system-tests", "--test", "transcripts"],
    environment: &[("TAKEBACK_BLESS", "1")],
};

/// Plays every recorded duel of the peer engine on ours, and tells what differs.
pub(crate) const CONFORMANCE: Step = Step {
    name: "conformance",
    does: "our engine gives the peer's account of every recorded duel",
    cargo: &[
        "run",
        "--release",
        "--package",
        "takeback-conformance",
        "--",
        "tools/conformance/data/scenarios.jsonl.zst",
        "tools/conformance/data/pool-a.jsonl.zst",
        "tools/conformance/data/pool-b.jsonl.zst",
    ],
    environment: &[],
};

/// Builds the program, so that the bench can run it.
pub(crate) const PROGRAM: Step = Step {
    name: "program",
    does: "builds the program",
    cargo: &["build", "--release", "--package", "takeback"],
    environment: &[],
};

/// Measures the engine and writes the page of figures.
pub(crate) const BENCH: Step = Step {
    name: "bench",
    does: "measures how fast the engine is and writes docs/performance.md",
    cargo: &[
        "run",
        "--release",
        "--package",
        "takeback-bench",
        "--",
        "--write",
    ],
    environment: &[],
};

/// Writes the golden journals of the version.
pub(crate) const GOLDEN: Step = Step {
    name: "golden",
    does: "journals that every later version must read, written once",
    cargo: &[
        "test",
        "--package",
        "takeback-journal",
        "--test",
        "golden",
        "--",
        "--ignored",
        "write_the_golden_journals",
    ],
    environment: &[],
};

/// Plays random duels, checks everything in each, and writes down that they hold.
pub(crate) const PROOF: Step = Step {
    name: "proof",
    does: "100,000 random duels hold in every respect",
    cargo: &[
        "run",
        "--release",
        "--package",
        "takeback-simulate",
        "--",
        "--proof",
        "docs/proof.md",
        "--duels",
        "100000",
    ],
    environment: &[],
};

/// The step of this name.
pub(crate) fn named(name: &str) -> Option<&'static Step> {
    STEPS.iter().find(|step| step.name == name)
}

impl Step {
    /// Runs it from the root of the workspace. True when it passed.
    pub(crate) fn run(&self) -> bool {
        self.run_with(&[])
    }

    /// The same with more arguments, of which the last word counts.
    pub(crate) fn run_with(&self, more: &[String]) -> bool {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(self.cargo).args(more).current_dir(root());
        command.envs(self.environment.iter().copied());
        command.status().is_ok_and(|status| status.success())
    }
}

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}
