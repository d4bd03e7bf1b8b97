//! `takeback keys`: the keys that sign checkpoints, and those of others by which they are checked.

use crate::arguments::Keys;
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::keyring::{Kept, Keyring};
use journal::PublicKey;
use serde_json::json;
use wording::args;

/// Makes, keeps, lists or shows keys.
pub(super) fn run(what: &Keys, context: &mut Context) -> Outcome {
    let ring = Keyring::find()?;
    match what {
        Keys::New { name } => new(&ring, name, context)?,
        Keys::Add { key } => add(&ring, key, context)?,
        Keys::List => list(&ring, context)?,
        Keys::Show { name } => show(&ring, name, context)?,
    }
    Ok(Exit::Done)
}

fn new(ring: &Keyring, name: &str, context: &mut Context) -> Outcome<()> {
    let mut chance = context.chance();
    let public = ring.new_key(name, &mut chance, &context.words)?;
    tell(&public, true, context);
    let folder = ring.folder().display().to_string();
    let folder = wording::visible(&folder).into_owned();
    context.say("keys-new", args![name: name, folder: folder]);
    context.say("keys-give", args![]);
    context.out.line(public.to_string());
    Ok(())
}

fn add(ring: &Keyring, key: &str, context: &mut Context) -> Outcome<()> {
    let public = ring.public(key, &context.words)?;
    ring.add(&public)?;
    tell(&public, false, context);
    let (name, id) = (public.name(), public.id().to_string());
    context.say("keys-added", args![name: name, id: id]);
    Ok(())
}

fn list(ring: &Keyring, context: &mut Context) -> Outcome<()> {
    let known = ring.known(&context.words)?;
    if known.is_empty() {
        context.say("keys-none", args![]);
        context.next_step("keys-none-next", &["keys", "new", "NAME"]);
    }
    for Kept { public, own } in &known {
        tell(public, *own, context);
        let own = if *own { "yes" } else { "no" };
        let public = public.to_string();
        context.say("keys-entry", args![key: public, own: own]);
    }
    Ok(())
}

/// The text alone, to be copied.
fn show(ring: &Keyring, name: &str, context: &mut Context) -> Outcome<()> {
    let public = ring.public(name, &context.words)?;
    let known = ring.known(&context.words)?;
    let own = known.iter().any(|kept| kept.own && kept.public == public);
    tell(&public, own, context);
    context.out.line(public.to_string());
    Ok(())
}

fn tell(public: &PublicKey, own: bool, context: &mut Context) {
    context.object(json!({
        "kind": "key", "name": public.name(), "id": public.id().to_string(),
        "key": public.to_string(), "own": own,
    }));
}
