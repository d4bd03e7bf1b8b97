//! The machine the figures are from, as far as it tells.

use std::fmt;
use std::fs::read_to_string;
use std::process::Command;
use time::OffsetDateTime;

/// A machine, on a day.
#[derive(Clone, Debug)]
pub struct Machine {
    /// The day.
    pub date: String,
    processor: String,
    threads: usize,
    memory: Option<u64>,
    compiler: String,
}

impl Machine {
    /// This one, today.
    #[must_use]
    pub fn here() -> Self {
        let now = OffsetDateTime::now_utc();
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            date: now.date().to_string(),
            processor: entry("/proc/cpuinfo", "model name")
                .unwrap_or_else(|| std::env::consts::ARCH.to_owned()),
            threads,
            memory: entry("/proc/meminfo", "MemTotal").and_then(|text| gibibytes(&text)),
            compiler: compiler().unwrap_or_else(|| "an unknown compiler".to_owned()),
        }
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            processor,
            threads,
            compiler,
            ..
        } = self;
        write!(f, "{processor}, {threads} threads")?;
        if let Some(memory) = self.memory {
            write!(f, ", {memory} GB of memory")?;
        }
        write!(f, ", {}, {compiler}, one thread used", std::env::consts::OS)
    }
}

/// What a file of the system says of one thing.
fn entry(file: &str, name: &str) -> Option<String> {
    let text = read_to_string(file).ok()?;
    let line = text.lines().find(|line| line.starts_with(name))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}

fn gibibytes(kibibytes: &str) -> Option<u64> {
    let number: u64 = kibibytes.split(' ').next()?.parse().ok()?;
    Some(number.div_ceil(1 << 20))
}

fn compiler() -> Option<String> {
    let output = Command::new("rustc").arg("--version").output().ok()?;
    let said = String::from_utf8(output.stdout).ok()?;
    let version = said.split(' ').take(2).collect::<Vec<_>>().join(" ");
    (!version.is_empty()).then_some(version)
}
