//! How a command is typed, with the words that stand for something (`<PLACE>`) in the language of
//! the reader.

use wording::{Wording, args};

/// A text of clap's, such as `--at <PLACE>`, with what stands between brackets named.
#[must_use]
pub(crate) fn named(text: &str, words: &Wording) -> String {
    each(text, &mut |word| {
        let key = format!("help-name-{word}");
        match words.has(&key) {
            true => words.text(&key, args![]),
            false => word.to_owned(),
        }
    })
}

/// The text with each word in capitals between brackets put in other words.
pub(super) fn each(text: &str, named: &mut dyn FnMut(&str) -> String) -> String {
    let (mut all, mut word, mut depth) = (String::new(), String::new(), 0_u32);
    for letter in text.chars() {
        if depth > 0 && letter.is_ascii_uppercase() {
            word.push(letter);
            continue;
        }
        if !word.is_empty() {
            all.push_str(&named(&std::mem::take(&mut word)));
        }
        match letter {
            '<' | '[' => depth += 1,
            '>' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        all.push(letter);
    }
    all + &word
}

/// The lines of clap's own usage, without its heading.
#[must_use]
pub(super) fn lines(usage: &str, words: &Wording) -> Vec<String> {
    let usage = usage.strip_prefix("Usage:").unwrap_or(usage);
    let lines = usage.lines().map(|line| named(line.trim(), words));
    lines.filter(|line| !line.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wording::Language;

    #[test]
    fn what_stands_between_brackets_is_named_and_nothing_else_is() {
        let words = Wording::new(Language::It);
        let typed = "takeback diff [OPTIONS] --at <PLACE> [FILE|DUEL]... ABC";
        let italian = "takeback diff [OPZIONI] --at <PUNTO> [FILE|DUELLO]... ABC";
        assert_eq!(named(typed, &words), italian);
        assert_eq!(named("<NONESUCH", &words), "<NONESUCH");
    }
}
