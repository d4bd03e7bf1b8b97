//! Text on a screen of cells: what a terminal would obey is shown instead, and a line is broken
//! where it is full, counting wide characters twice.

use ratatui::text::Span;

/// How many cells a text takes.
pub(crate) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// A text in lines of at most so many cells. Lines after the first are set in a little.
pub(crate) fn wrapped(text: &str, cells: usize) -> Vec<String> {
    let cells = cells.max(4);
    text.split('\n')
        .flat_map(|line| broken(&wording::visible(line), cells))
        .collect()
}

fn broken(text: &str, cells: usize) -> Vec<String> {
    let text = text.trim_end();
    let lead = text.len() - text.trim_start().len();
    let indent = " ".repeat((lead + 2).min(cells / 3));
    let (mut lines, mut line) = (Vec::new(), String::new());
    for part in parts(text) {
        let full = |line: &str| width(line) + width(part.trim_end()) > cells;
        if full(&line) && !line.trim().is_empty() {
            lines.push(line.trim_end().to_owned());
            line.clone_from(&indent);
        }
        let part = if line == indent {
            part.trim_start()
        } else {
            part
        };
        if full(&line) {
            spill(part, &mut line, &mut lines, &indent, cells);
        } else {
            line.push_str(part);
        }
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// A part that no line holds is broken between two characters.
fn spill(part: &str, line: &mut String, lines: &mut Vec<String>, indent: &str, cells: usize) {
    for c in part.chars() {
        let mut one = [0; 4];
        if width(line) + width(c.encode_utf8(&mut one)) > cells {
            lines.push(std::mem::replace(line, indent.to_owned()));
        }
        line.push(c);
    }
}

/// Between these a line may be broken: behind a space, and around a wide character.
fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut from, mut before) = (0, ' ');
    for (at, c) in text.char_indices() {
        let wide = |c: char| width(c.encode_utf8(&mut [0; 4])) > 1;
        let closes = "。，、：；！？）」』”…".contains(c);
        let opens = "（「『“".contains(before);
        let here = (before == ' ' && c != ' ') || wide(c) || wide(before);
        if here && at > from && !closes && !opens {
            parts.push(&text[from..at]);
            from = at;
        }
        before = c;
    }
    parts.push(&text[from..]);
    parts
}

/// A text in one line of at most so many cells, with `…` where it goes on.
pub(crate) fn cut(text: &str, cells: usize) -> String {
    let text = wording::visible(text.split('\n').next().unwrap_or_default());
    if width(&text) <= cells {
        return text.into_owned();
    }
    let mut line = String::new();
    for c in text.chars() {
        if width(&line) + width(c.encode_utf8(&mut [0; 4])) >= cells {
            break;
        }
        line.push(c);
    }
    line.push('…');
    line
}

/// The first so many lines, the last of them `…` where there are more.
pub(crate) fn at_most(mut lines: Vec<String>, most: usize) -> Vec<String> {
    if lines.len() > most {
        lines.truncate(most.saturating_sub(1));
        lines.push("…".to_owned());
    }
    lines.truncate(most);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: [&str; 5] = [
        "A activates Reinforcement of the Army, and B is asked whether it answers.",
        "  Hand: Reinforcement of the Army; Gemini Elf; Waboku",
        "在回合3的主要階段1，A 發動「增援」，詢問 B 是否要連鎖；B 放棄優先權。",
        "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
        "",
    ];

    #[test]
    fn no_line_is_too_wide_and_no_letter_is_lost() {
        let letters = |text: &str| -> String { text.split_whitespace().collect() };
        for text in TEXTS {
            for cells in [9, 20, 38, 200] {
                let lines = wrapped(text, cells);
                let widest = lines.iter().map(|line| width(line)).max();
                assert!(widest.is_some_and(|widest| widest <= cells), "{lines:#?}");
                assert_eq!(letters(&lines.concat()), letters(text));
            }
        }
    }

    #[test]
    fn a_line_is_broken_between_words_and_keeps_what_it_was_set_in() {
        assert_eq!(wrapped("one two three", 8), ["one two", "  three"]);
        assert_eq!(wrapped("  Hand: Sangan", 9), ["  Hand:", "   Sangan"]);
        assert_eq!(wrapped("增援。", 5), ["增", " 援。"]);
    }

    #[test]
    fn what_is_cut_says_so() {
        assert_eq!(cut("Sangan", 6), "Sangan");
        assert_eq!(cut("Sangan!", 6), "Sanga…");
        assert_eq!(cut("三眼怪", 5), "三眼…");
        let three = || ["a", "b", "c"].map(str::to_owned).to_vec();
        assert_eq!(at_most(three(), 3), ["a", "b", "c"]);
        assert_eq!(at_most(three(), 2), ["a", "…"]);
    }

    #[test]
    fn what_a_terminal_would_obey_is_shown() {
        assert_eq!(wrapped("a\u{1b}[2Jb", 40), ["a\\u{1b}[2Jb"]);
    }
}
