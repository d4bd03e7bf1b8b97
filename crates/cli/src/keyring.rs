//! The folder of keys: secret ones of one's own, public ones of others.
//!
//! `NAME.key` holds a secret key, readable by its owner alone, in a folder nobody else reads;
//! `NAME.pub` a public one. A file or folder that others can read is refused: what they have read
//! they can sign with.

use crate::error::{Code, Failure, Outcome};
use crate::files;
use journal::{Chance, KeyError, PublicKey, SecretKey};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use wording::{Wording, args};

const SECRET: &str = "key";
const PUBLIC: &str = "pub";

/// The folder.
#[derive(Debug)]
pub(crate) struct Keyring {
    folder: PathBuf,
}

/// A key of the folder.
#[derive(Debug)]
pub(crate) struct Kept {
    /// The key others check with.
    pub(crate) public: PublicKey,
    /// True for one of one's own.
    pub(crate) own: bool,
}

impl Keyring {
    /// The folder: `TAKEBACK_KEYS`, or in the user's configuration. It needn't be there.
    ///
    /// # Errors
    /// When the system doesn't say where that is.
    pub(crate) fn find() -> Outcome<Self> {
        use etcetera::BaseStrategy;
        let set = std::env::var_os("TAKEBACK_KEYS").filter(|set| !set.is_empty());
        if let Some(folder) = set.map(PathBuf::from) {
            return Ok(Self { folder });
        }
        let base = etcetera::choose_base_strategy().map_err(|_| Failure::new(Code::NoHome))?;
        let folder = base.config_dir().join("takeback").join("keys");
        Ok(Self { folder })
    }

    /// The folder.
    #[must_use]
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Makes a key and keeps it.
    ///
    /// # Errors
    /// When it can't have this name or be kept, or one of this name is there.
    pub(crate) fn new_key(
        &self,
        name: &str,
        chance: &mut dyn Chance,
        words: &Wording,
    ) -> Outcome<PublicKey> {
        let key = SecretKey::random(name, chance).map_err(|error| match error.kind() {
            std::io::ErrorKind::InvalidInput => bad_key(name, KeyError::Name, words),
            _ => Failure::new(Code::NoRandom).because(&error),
        })?;
        self.keep(name, SECRET, &key.text())?;
        Ok(key.public().clone())
    }

    /// Keeps the public key of somebody else.
    ///
    /// # Errors
    /// When it can't be kept, or one of this name is there.
    pub(crate) fn add(&self, key: &PublicKey) -> Outcome<()> {
        self.keep(key.name(), PUBLIC, &key.to_string())
    }

    /// One of one's own keys.
    ///
    /// # Errors
    /// When there is none of this name, it isn't one, or others can read it.
    pub(crate) fn secret(&self, name: &str, words: &Wording) -> Outcome<SecretKey> {
        let path = self.path(name, SECRET);
        if !path.exists() {
            return Err(self.no_key(name, "yes"));
        }
        let key: SecretKey = parse(&read(&path)?, &path, words)?;
        private(&self.folder)?;
        private(&path)?;
        Ok(key)
    }

    /// A public key: as text, or the name of one in the folder.
    ///
    /// # Errors
    /// When it isn't one, or there is none of this name.
    pub(crate) fn public(&self, typed: &str, words: &Wording) -> Outcome<PublicKey> {
        if typed.contains('+') {
            return typed
                .trim()
                .parse()
                .map_err(|error| bad_key(typed, error, words));
        }
        let known = self.known(words)?.into_iter();
        let mut named = known.filter(|kept| kept.public.name() == typed);
        let found = named.next().map(|kept| kept.public);
        found.ok_or_else(|| self.no_key(typed, "no"))
    }

    /// Every key of the folder by its name; one's own before those of others.
    ///
    /// # Errors
    /// When the folder can't be read, or one in it is none.
    pub(crate) fn known(&self, words: &Wording) -> Outcome<Vec<Kept>> {
        let listed = match fs::read_dir(&self.folder) {
            Ok(listed) => listed,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(Failure::io(&self.folder, &error)),
        };
        let mut kept = Vec::new();
        for file in listed {
            let path = file
                .map_err(|error| Failure::io(&self.folder, &error))?
                .path();
            let ending = path.extension().and_then(|ending| ending.to_str());
            if let Some(ending @ (SECRET | PUBLIC)) = ending {
                kept.push(kept_in(&path, ending == SECRET, words)?);
            }
        }
        kept.sort_by(|one, other| {
            let by = |kept: &Kept| (!kept.own, kept.public.name().to_owned(), kept.public.id());
            by(one).cmp(&by(other))
        });
        Ok(kept)
    }

    /// The name in a file's name: a slash of it would be a folder.
    fn path(&self, name: &str, ending: &str) -> PathBuf {
        let safe = |c: char| {
            if matches!(c, '/' | '\\' | ':') {
                '_'
            } else {
                c
            }
        };
        let name: String = name.chars().map(safe).collect();
        let name = name.trim_start_matches('.');
        self.folder.join(format!("{name}.{ending}"))
    }

    fn keep(&self, name: &str, ending: &str, text: &str) -> Outcome<()> {
        make_folder(&self.folder).map_err(|error| Failure::io(&self.folder, &error))?;
        private(&self.folder)?;
        let path = self.path(name, ending);
        let written = new_file(&path).and_then(|mut file| {
            writeln!(file, "{text}")?;
            file.sync_all()
        });
        written.map_err(|error| match error.kind() {
            std::io::ErrorKind::AlreadyExists => Failure::new(Code::KeyTaken)
                .with("name", name)
                .with("path", path.display()),
            _ => Failure::io(&path, &error),
        })
    }

    fn no_key(&self, name: &str, secret: &str) -> Failure {
        Failure::new(Code::NoKey)
            .with("name", name)
            .with("secret", secret)
            .with("path", self.folder.display())
    }
}

fn kept_in(path: &Path, own: bool, words: &Wording) -> Outcome<Kept> {
    let text = read(path)?;
    let public = match own {
        true => parse::<SecretKey>(&text, path, words)?.public().clone(),
        false => parse(&text, path, words)?,
    };
    Ok(Kept { public, own })
}

fn read(path: &Path) -> Outcome<String> {
    let bytes = files::read(path)?;
    Ok(String::from_utf8_lossy(&bytes).trim_end().to_owned())
}

fn parse<K: std::str::FromStr<Err = KeyError>>(
    text: &str,
    path: &Path,
    words: &Wording,
) -> Outcome<K> {
    let bad = |error| bad_key(&path.display().to_string(), error, words);
    text.parse().map_err(bad)
}

fn bad_key(what: &str, error: KeyError, words: &Wording) -> Failure {
    let wrong = match error {
        KeyError::Name => "name",
        KeyError::Secret => "secret",
        KeyError::Kind(_) => "kind",
        KeyError::Id => "id",
        KeyError::Weak => "weak",
        _ => "form",
    };
    let why = words.text("key-wrong", args![wrong: wrong]);
    // A secret that was typed is not printed again.
    let shown = if error == KeyError::Secret {
        "PRIVATE+KEY+…"
    } else {
        what
    };
    Failure::new(Code::BadKey)
        .with("name", shown)
        .with("why", why)
}

#[cfg(unix)]
fn make_folder(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    fs::DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(path)
}

#[cfg(not(unix))]
fn make_folder(path: &Path) -> std::io::Result<()> {
    fs::create_dir_all(path)
}

#[cfg(unix)]
fn new_file(path: &Path) -> std::io::Result<fs::File> {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true).mode(0o600).open(path)
}

#[cfg(not(unix))]
fn new_file(path: &Path) -> std::io::Result<fs::File> {
    fs::File::create_new(path)
}

/// Refuses what others can read or write.
#[cfg(unix)]
fn private(path: &Path) -> Outcome<()> {
    use std::os::unix::fs::PermissionsExt;
    let found = fs::metadata(path).map_err(|error| Failure::io(path, &error))?;
    match found.permissions().mode() & 0o077 {
        0 => Ok(()),
        _ => Err(Failure::new(Code::KeyMode).with("path", path.display())),
    }
}

#[cfg(not(unix))]
fn private(_: &Path) -> Outcome<()> {
    Ok(())
}
