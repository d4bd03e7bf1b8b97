//! Texts that people wrote, made safe to show: a character that can't be seen, or that changes how
//! its neighbours are shown, is spelled out.

use std::borrow::Cow;

/// True for characters that move the cursor, end a line, or turn the direction of writing: shown as
/// they are, they make a text look like another one.
#[must_use]
pub fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{61c}'
                | '\u{200b}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// A stored text as it may be shown on one line: every character that [is unseen](is_unseen) is
/// spelled out as `\u{…}`, line ends too.
///
/// ```
/// assert_eq!(wording::visible("Anything?"), "Anything?");
/// assert_eq!(wording::visible("A\u{1b}[2J"), r"A\u{1b}[2J");
/// ```
#[must_use]
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unseen) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if is_unseen(c) {
            shown.extend(c.escape_unicode());
        } else {
            shown.push(c);
        }
    }
    Cow::Owned(shown)
}
