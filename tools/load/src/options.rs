//! What is asked for on the command line.

use std::time::Duration;

pub(crate) const USAGE: &str = "\
usage: takeback-load (--store DIR | --store postgres://… | --server | --server --standbys) [OPTION…]
  --server        a PostgreSQL server of its own, for the time of the run
  --standbys      the same with two standbys, of which one has to have each commit
  --tables N      how many tables [2000]
  --pace SECONDS  how often each of them acts [2]
  --seconds N     for how long [30]
  --workers N     threads that write [32]
  --connections N connections that append [16]
  --unwatched     no watchers
  --headroom      again at twice the pace, until 1 append of 100 takes more than 50 ms
  --json          one object for each pace";

/// What is asked for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Options {
    /// A folder or an address; nothing for a server of its own.
    pub(crate) store: Option<String>,
    /// Whether that server has standbys.
    pub(crate) standbys: bool,
    pub(crate) tables: usize,
    pub(crate) pace: Duration,
    pub(crate) lasts: Duration,
    pub(crate) workers: usize,
    pub(crate) connections: usize,
    pub(crate) watched: bool,
    pub(crate) headroom: bool,
    pub(crate) json: bool,
}

impl Options {
    /// Reads the words of a command line.
    pub(crate) fn read(words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = Self {
            store: None,
            standbys: false,
            tables: 2_000,
            pace: Duration::from_secs(2),
            lasts: Duration::from_secs(30),
            workers: 32,
            connections: 16,
            watched: true,
            headroom: false,
            json: false,
        };
        let mut server = false;
        let mut words = words;
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} what?"));
            match word.as_str() {
                "--store" => options.store = Some(value()?),
                "--server" => server = true,
                "--standbys" => options.standbys = true,
                "--tables" => options.tables = count(&value()?)?,
                "--pace" => options.pace = seconds(&value()?)?,
                "--seconds" => options.lasts = seconds(&value()?)?,
                "--workers" => options.workers = count(&value()?)?,
                "--connections" => options.connections = count(&value()?)?,
                "--unwatched" => options.watched = false,
                "--headroom" => options.headroom = true,
                "--json" => options.json = true,
                other => return Err(format!("{other} means nothing here")),
            }
        }
        match server == options.store.is_some() || (options.standbys && !server) {
            true => Err("name one store, or ask for a server".into()),
            false => Ok(options),
        }
    }
}

fn count(text: &str) -> Result<usize, String> {
    let count = text.parse().ok().filter(|count| *count > 0);
    count.ok_or_else(|| format!("{text} is no number from 1 on"))
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text
        .parse()
        .ok()
        .filter(|s: &f64| (0.001..86_400.0).contains(s));
    let seconds = seconds.ok_or_else(|| format!("{text} is no number of seconds"));
    seconds.map(Duration::from_secs_f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Options, String> {
        Options::read(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn one_store_is_asked_for_and_numbers_are_numbers() {
        let options = read("--server --tables 5 --pace 0.5 --unwatched").expect("it reads");
        assert_eq!((options.tables, options.watched), (5, false));
        assert_eq!(options.pace, Duration::from_millis(500));
        for wrong in [
            "",
            "--server --store a",
            "--store",
            "--store a --standbys",
            "--server --tables 0",
            "--server --pace x",
            "--server --quick",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
