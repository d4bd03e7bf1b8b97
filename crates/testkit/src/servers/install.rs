//! Where PostgreSQL is installed, and running its programs as an ordinary user.

use std::os::unix::fs::{MetadataExt as _, chown};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is used of it.
const PROGRAMS: [&str; 6] = [
    "initdb",
    "pg_basebackup",
    "pg_ctl",
    "pg_isready",
    "postgres",
    "psql",
];

/// An installation, and whom its programs are run as.
#[derive(Clone, Debug)]
pub(super) struct Install {
    bin: PathBuf,
    /// Where this process is root: the user and group to be instead.
    user: Option<(u32, u32)>,
}

impl Install {
    /// The newest one there is.
    pub(super) fn find() -> Result<Self, String> {
        let bin = bin().ok_or("PostgreSQL is not installed")?;
        let root = std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
        let user = if root { Some(ordinary()?) } else { None };
        Ok(Self { bin, user })
    }

    /// One of its programs, to be run as the ordinary user.
    pub(super) fn command(&self, program: &str) -> Command {
        let program = self.bin.join(program);
        let mut command = match self.user {
            None => Command::new(program),
            Some((user, group)) => {
                let mut setpriv = Command::new("setpriv");
                setpriv.arg(format!("--reuid={user}"));
                setpriv.arg(format!("--regid={group}"));
                setpriv.arg("--clear-groups").arg(program);
                setpriv
            }
        };
        let ours = |name: &std::ffi::OsStr| name.to_string_lossy().starts_with("PG");
        for (name, _) in std::env::vars_os().filter(|(name, _)| ours(name)) {
            command.env_remove(name);
        }
        command.env("LC_ALL", "C").current_dir("/");
        command
    }

    /// Gives a file or folder to the ordinary user.
    pub(super) fn give(&self, path: &Path) {
        if let Some((user, group)) = self.user {
            chown(path, Some(user), Some(group)).expect("root may give files away");
        }
    }
}

fn bin() -> Option<PathBuf> {
    let listed = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let mut versions: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    versions.sort_by_key(version);
    let installed = versions.into_iter().rev().map(|path| path.join("bin"));
    let searched = std::env::var_os("PATH").unwrap_or_default();
    let searched: Vec<PathBuf> = std::env::split_paths(&searched).collect();
    let has = |bin: &PathBuf| PROGRAMS.iter().all(|program| bin.join(program).is_file());
    installed.chain(searched).find(has)
}

fn ordinary() -> Result<(u32, u32), String> {
    let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let ids = |name: &str| {
        let line = users
            .lines()
            .find(|line| line.split(':').next() == Some(name))?;
        let mut parts = line.split(':').skip(2);
        Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    };
    let found = ids("postgres").or_else(|| ids("nobody"));
    found.ok_or_else(|| "there is no ordinary user to run PostgreSQL as".to_owned())
}

/// Runs a program to its end and gives what it printed.
///
/// # Panics
/// When it fails, with what it said.
pub(super) fn run(command: &mut Command) -> String {
    let output = command.output().expect("an installed program can be run");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The processes a process started.
pub(super) fn children(process: u32) -> Vec<String> {
    let listed = std::fs::read_to_string(format!("/proc/{process}/task/{process}/children"));
    let listed = listed.unwrap_or_default();
    listed.split_whitespace().map(str::to_owned).collect()
}

/// Kills processes by their ids.
pub(super) fn kill(processes: &[String]) {
    if !processes.is_empty() {
        let mut kill = Command::new("kill");
        // Those that ended by themselves meanwhile are no fault.
        let _ = kill.arg("-9").args(processes).output();
    }
}
