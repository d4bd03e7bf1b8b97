//! What the command line says.

use simulate::Options;

pub(crate) const USAGE: &str = "\
usage: takeback-simulate [OPTION…]
  --duels N       how many duels (1000)
  --seed S        the seed: the same seed plays the same duels (1)
  --jobs J        how many at once (as many as there are processors)
  --profile P     only under this rule profile or format
  --duel N        only the duel with this number
  --all           go on after a duel that fails, and show one of each kind
  --proof FILE    when all hold, write a document about it
  --date DAY      the day the document names, as yyyy-mm-dd (today)";

/// What the command line says.
pub(crate) struct Arguments {
    pub(crate) options: Options,
    /// Where to write the document of a proof.
    pub(crate) proof: Option<String>,
    /// The day it names.
    pub(crate) date: Option<String>,
}

impl Arguments {
    /// `None` when they make no sense.
    pub(crate) fn read(given: &[String]) -> Option<Self> {
        let jobs = std::thread::available_parallelism().map_or(1, usize::from);
        let mut read = Self {
            options: Options {
                duels: 1000,
                first: 0,
                seed: 1,
                jobs,
                rules: None,
                keep_going: false,
            },
            proof: None,
            date: None,
        };
        let mut given = given.iter();
        while let Some(name) = given.next() {
            if name == "--all" {
                read.options.keep_going = true;
            } else {
                read.take(name, given.next()?)?;
            }
        }
        Some(read)
    }

    fn take(&mut self, name: &str, value: &str) -> Option<()> {
        let options = &mut self.options;
        match name {
            "--duels" => options.duels = value.parse().ok()?,
            "--seed" => options.seed = value.parse().ok()?,
            "--jobs" => options.jobs = value.parse().ok()?,
            "--profile" => options.rules = Some(value.to_owned()),
            "--duel" => (options.first, options.duels) = (value.parse().ok()?, 1),
            "--proof" => self.proof = Some(value.to_owned()),
            "--date" => self.date = Some(value.to_owned()),
            _ => return None,
        }
        Some(())
    }
}
