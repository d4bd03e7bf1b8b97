//! The word that looks most like what was written.

/// What is longer than this is no slip of a word.
const LONGEST: usize = 60;

/// The alternative whose word is nearest to `written`, if one is near enough.
pub(crate) fn one<'a, T>(written: &str, all: impl Iterator<Item = (&'a str, T)>) -> Option<T> {
    if written.chars().count() > LONGEST {
        return None;
    }
    let written = written.to_lowercase();
    let scored = all.map(|(word, value)| (distance(&written, &word.to_lowercase()), value));
    let enough = (written.chars().count() / 3).min(3);
    scored
        .filter(|(steps, _)| *steps <= enough)
        .min_by_key(|(steps, _)| *steps)
        .map(|(_, value)| value)
}

/// How many letters are added, left out, changed or swapped with their neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for i in 0..a.len() {
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let changed = above[j] + usize::from(a[i] != b[j]);
            let mut least = changed.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = above;
        above = row;
    }
    above[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_is_found_and_a_far_one_is_not() {
        let verbs = || ["activates", "summons", "sets"].into_iter().map(|v| (v, v));
        assert_eq!(one("activtes", verbs()), Some("activates"));
        assert_eq!(one("sumomns", verbs()), Some("summons"));
        assert_eq!(one("eats", verbs()), None);
        assert_eq!(one("", verbs()), None);
    }
}
