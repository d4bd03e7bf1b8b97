//! A line of a file with a place in it underlined.

/// The line, numbered, and under it carets below the place. Columns are characters from 1.
#[must_use]
pub(crate) fn underlined(text: &str, line: usize, column: usize, length: usize) -> String {
    let Some(written) = line.checked_sub(1).and_then(|at| text.lines().nth(at)) else {
        return String::new();
    };
    let number = line.to_string();
    let margin = " ".repeat(number.len());
    let before: usize = written
        .chars()
        .take(column.saturating_sub(1))
        .map(width)
        .sum();
    let place = written.chars().skip(column.saturating_sub(1)).take(length);
    let under = place.map(width).sum::<usize>().max(1);
    let shown = written.replace('\t', "    ");
    let carets = format!("{}{}", " ".repeat(before), "^".repeat(under));
    format!("  {number} | {shown}\n  {margin} | {carets}")
}

/// How many columns of a terminal a character takes.
const fn width(c: char) -> usize {
    match c {
        '\t' => 4,
        '\u{1100}'..='\u{115f}'
        | '\u{2e80}'..='\u{a4cf}'
        | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}'
        | '\u{fe30}'..='\u{fe6f}'
        | '\u{ff00}'..='\u{ff60}'
        | '\u{ffe0}'..='\u{ffe6}'
        | '\u{1f300}'..='\u{1faff}'
        | '\u{20000}'..='\u{3fffd}' => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_is_underlined() {
        let text = "rules P7\nA actvates Sangan\n";
        let expected = "  2 | A actvates Sangan\n    |   ^^^^^^^^";
        assert_eq!(underlined(text, 2, 3, 8), expected);
    }

    #[test]
    fn wide_letters_and_tabs_keep_the_carets_below_the_place() {
        assert_eq!(
            underlined("A\t三眼 x", 1, 6, 1),
            "  1 | A    三眼 x\n    |           ^"
        );
    }

    #[test]
    fn a_place_at_the_end_of_the_line_or_outside_the_file_is_no_trouble() {
        assert_eq!(underlined("A", 1, 2, 0), "  1 | A\n    |  ^");
        assert_eq!(underlined("A", 7, 1, 1), "");
    }
}
