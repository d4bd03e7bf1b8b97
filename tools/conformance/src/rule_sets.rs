//! Which of our profiles the peer's rule sets are.

use crate::trace::Trace;
use duel::Profile;

/// The rules a trace is played under.
#[derive(Clone, Debug)]
pub(crate) struct RuleSet {
    /// The profile.
    pub(crate) profile: Profile,
    /// The bundle it is made from.
    bundle: &'static str,
    /// The bundle's own flags.
    named: Profile,
}

impl RuleSet {
    /// As a written duel names them.
    pub(crate) fn written(&self) -> String {
        let changed = Profile::FLAGS.iter().filter_map(|flag| {
            let value = self.profile.written(flag)?;
            (Some(&value) != self.named.written(flag).as_ref()).then(|| format!("{flag}: {value}"))
        });
        let changed: Vec<String> = changed.collect();
        match changed.is_empty() {
            true => self.bundle.to_owned(),
            false => format!("{} with {}", self.bundle, changed.join(", ")),
        }
    }
}

/// The bundle the peer's rule set stands for, with the flags its switches change. The peer plays
/// today's card texts under all of them.
pub(crate) fn rule_set(trace: &Trace) -> Result<RuleSet, String> {
    let (bundle, changes): (&'static str, &[(&str, &str)]) = match trace.rules.as_str() {
        "modern" => ("P5", &[]),
        "mr4" => ("P4c", &[]),
        "classic-ocg" => ("P1", &[("ignition", "AfterSummonOrChain")]),
        "goat" => (
            "P2g",
            &[
                ("ignition", "AnyFreeWindow"),
                ("one_chain_per_damage_timing", "true"),
            ],
        ),
        other => return Err(format!("the rule set {other} isn't known here")),
    };
    let named = cards::profile(bundle).ok_or_else(|| format!("there is no profile {bundle}"))?;
    let mut profile = named.flags;
    let draw = match trace.draw_per_turn {
        0 => "None",
        1 => "One",
        2 => "Two",
        more => {
            return Err(format!(
                "{more} cards are drawn each turn, and 2 is the most here"
            ));
        }
    };
    let mut set = |flag: &str, value: &str| {
        let set = profile.set(flag, value);
        set.map_err(|_| format!("the flag {flag} doesn't take {value}"))
    };
    set("texts", "0")?;
    set("normal_draw", draw)?;
    for (flag, value) in changes {
        set(flag, value)?;
    }
    for flag in &trace.flags {
        match flag.as_str() {
            "attack_first_turn" => set("first_turn_battle", "true")?,
            "tcg_fast_effect_ignition" => set("ignition", "AnyFreeWindow")?,
            "ocg_obsolete_ignition" => set("ignition", "AfterSummonOrChain")?,
            other => return Err(format!("the switch {other} isn't known here")),
        }
    }
    Ok(RuleSet {
        profile,
        bundle,
        named: named.flags,
    })
}
