//! The harness of the system tests: a sandbox to run commands in, and transcripts to compare.
//!
//! [`Sandbox`] is a home directory of its own with the program on the path, a fixed clock and
//! fixed ids. [`transcript`] runs the console blocks of a Markdown file in one and compares what
//! is printed. Nothing here knows what the program does.

pub mod transcript;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the workspace.
#[must_use]
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the package lies in the workspace")
}

/// Every file under a folder with this ending, sorted.
#[must_use]
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else {
        return found;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// What a command printed, both streams in the order they were written, and how it ended.
#[derive(Debug)]
pub struct Outcome {
    /// What it printed, with the sandbox's home written `/home/you`.
    pub printed: String,
    /// Its exit code; `None` when a signal ended it.
    pub code: Option<i32>,
}

/// A home directory of its own, with the program on the path as `takeback` and behind
/// `cargo run --release --`.
#[derive(Debug)]
pub struct Sandbox {
    folder: tempfile::TempDir,
    commands: u32,
}

impl Sandbox {
    /// Makes one around the program at this path.
    ///
    /// # Panics
    /// When the file system doesn't let it.
    #[must_use]
    pub fn new(program: &str) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let bin = folder.path().join("bin");
        std::fs::create_dir_all(&bin).expect("a folder for the program");
        std::fs::create_dir_all(folder.path().join("home")).expect("a home");
        std::os::unix::fs::symlink(program, bin.join("takeback")).expect("the program on the path");
        let shim = "shift 3\nexport CARGO=cargo CARGO_PKG_NAME=takeback\nexec takeback \"$@\"\n";
        script(&bin.join("cargo"), shim);
        Self {
            folder,
            commands: 0,
        }
    }

    /// The home directory.
    #[must_use]
    pub fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    /// Writes a file in the home directory, and the folders around it.
    ///
    /// # Panics
    /// When the file system doesn't let it.
    pub fn write(&self, name: &str, text: &str) {
        let path = self.home().join(name);
        let folder = path.parent().expect("it lies in the home directory");
        std::fs::create_dir_all(folder).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }

    /// A command for the shell, in the workspace's root, with this sandbox's environment. The
    /// clock is a minute later, and the ids are others, for each command.
    pub fn shell(&mut self, line: &str) -> Command {
        let number = self.commands;
        self.commands += 1;
        let mut command = Command::new("sh");
        command.arg("-c").arg(line).current_dir(root()).env_clear();
        command
            .env("PATH", self.path())
            .env("HOME", self.home())
            .env("TAKEBACK_TZ", "UTC")
            .env("LANG", "C.UTF-8");
        let clock = format!("2025-03-01T{:02}:{:02}:00Z", 10 + number / 60, number % 60);
        command
            .env("TAKEBACK_CLOCK", clock)
            .env("TAKEBACK_SEED", number.to_string());
        command
    }

    /// Runs a line of shell and gives what it printed.
    ///
    /// # Panics
    /// When the shell can't be started.
    pub fn run(&mut self, line: &str) -> Outcome {
        let printed = tempfile::tempfile().expect("a temporary file");
        let again = || printed.try_clone().expect("a second handle");
        let mut command = self.shell(line);
        command
            .stdin(std::process::Stdio::null())
            .stdout(again())
            .stderr(again());
        let status = command.status().expect("a shell");
        Outcome {
            printed: self.reading(printed),
            code: status.code(),
        }
    }

    fn path(&self) -> OsString {
        let mut path = self.folder.path().join("bin").into_os_string();
        path.push(":/usr/local/bin:/usr/bin:/bin");
        path
    }

    fn reading(&self, mut printed: std::fs::File) -> String {
        use std::io::{Read, Seek};
        let mut bytes = Vec::new();
        printed.rewind().expect("a file that can be read again");
        printed.read_to_end(&mut bytes).expect("what was printed");
        let home = self.home();
        String::from_utf8_lossy(&bytes).replace(&*home.to_string_lossy(), "/home/you")
    }
}

fn script(path: &Path, body: &str) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::write(path, format!("#!/bin/sh\n{body}")).expect("a script");
    let mode = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(path, mode).expect("a script that can be run");
}
