//! What a page is made of: sections of paragraphs, lists and tables, every text in each language.

use wording::{Arg, Wording};

/// The languages of a page, one or two.
#[derive(Debug)]
pub(crate) struct Tongues(Vec<Wording>);

/// A text in each language of the page; one alone where it is the same in all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Text(Vec<String>);

/// A page.
#[derive(Debug)]
pub(crate) struct Page {
    /// The tags of its languages.
    pub(crate) tags: Vec<&'static str>,
    /// Its head.
    pub(crate) title: Text,
    /// Whose copy it is.
    pub(crate) copy: Text,
    /// What it tells, in order.
    pub(crate) sections: Vec<Section>,
}

/// A part of a page under a heading.
#[derive(Debug)]
pub(crate) struct Section {
    /// What it is about, for programs and links.
    pub(crate) id: &'static str,
    /// Its heading.
    pub(crate) title: Text,
    /// What it tells.
    pub(crate) blocks: Vec<Block>,
}

/// A part of a section.
#[derive(Debug)]
pub(crate) enum Block {
    /// A paragraph.
    Say(Text),
    /// A list, perhaps with a line over it and with boxes to tick.
    List {
        /// The line over it.
        head: Option<Text>,
        /// Its lines.
        items: Vec<Text>,
        /// Each has a box to tick.
        boxes: bool,
    },
    /// A table.
    Table(Table),
    /// A line to write on, with what belongs there.
    Blank(Text),
}

/// A table.
#[derive(Debug)]
pub(crate) struct Table {
    /// What it shows.
    pub(crate) caption: Text,
    /// The heads of its columns.
    pub(crate) head: Vec<Text>,
    /// Its rows.
    pub(crate) rows: Vec<SheetRow>,
    /// Each row ends with a box to tick; the last head is over it.
    pub(crate) boxes: bool,
}

/// A row of a table.
#[derive(Debug)]
pub(crate) struct SheetRow {
    /// Its head.
    pub(crate) head: Text,
    /// Its cells, each of so many lines.
    pub(crate) cells: Vec<Vec<Text>>,
    /// Its cells differ, and are to.
    pub(crate) differs: bool,
}

impl Text {
    /// The same in every language.
    #[must_use]
    pub(crate) fn plain(text: impl ToString) -> Self {
        Self(vec![text.to_string()])
    }

    /// The texts, one for each language.
    #[must_use]
    pub(crate) fn of(texts: impl IntoIterator<Item = String>) -> Self {
        let mut texts: Vec<String> = texts.into_iter().collect();
        if let [first, rest @ ..] = texts.as_slice()
            && rest.iter().all(|text| text == first)
        {
            texts.truncate(1);
        }
        Self(texts)
    }

    /// The texts: one, or one for each language.
    #[must_use]
    pub(crate) fn texts(&self) -> &[String] {
        &self.0
    }
}

impl Tongues {
    /// The languages of these wordings.
    #[must_use]
    pub(crate) const fn new(words: Vec<Wording>) -> Self {
        Self(words)
    }

    /// Their tags.
    #[must_use]
    pub(crate) fn tags(&self) -> Vec<&'static str> {
        self.each(|words| words.language().tag())
    }

    /// Something in each language.
    #[must_use]
    pub(crate) fn each<T>(&self, of: impl Fn(&Wording) -> T) -> Vec<T> {
        self.0.iter().map(of).collect()
    }

    /// A text in each language.
    #[must_use]
    pub(crate) fn say(&self, of: impl Fn(&Wording) -> String) -> Text {
        Text::of(self.each(|words| of(words).trim().to_owned()))
    }

    /// A message in each language.
    #[must_use]
    pub(crate) fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Text {
        self.say(|words| words.text(key, args))
    }

    /// Lines in each language, side by side: the first of each together, then the second.
    #[must_use]
    pub(crate) fn all(&self, of: impl Fn(&Wording) -> Vec<String>) -> Vec<Text> {
        let lines = self.each(|words| lines(&of(words)));
        let most = lines.iter().map(Vec::len).max().unwrap_or(0);
        let at = |n: usize| {
            let texts = lines.iter();
            Text::of(texts.map(|lines| lines.get(n).cloned().unwrap_or_default()))
        };
        (0..most).map(at).collect()
    }

    /// Lines of which the first is a head over the others; none where there are none.
    #[must_use]
    pub(crate) fn listed(&self, of: impl Fn(&Wording) -> Vec<String>) -> Option<Block> {
        let mut lines = self.all(of).into_iter();
        let head = lines.next()?;
        let items: Vec<Text> = lines.collect();
        Some(match items.is_empty() {
            true => Block::Say(head),
            false => Block::List {
                head: Some(head),
                items,
                boxes: false,
            },
        })
    }

    /// A section with its heading.
    #[must_use]
    pub(crate) fn section(&self, id: &'static str, blocks: Vec<Block>) -> Section {
        let title = self.text("report-section", wording::args![section: id]);
        Section { id, title, blocks }
    }
}

/// The lines of some texts that are printed with blank lines and indents.
fn lines(texts: &[String]) -> Vec<String> {
    let lines = texts.iter().flat_map(|text| text.lines());
    let lines = lines.map(|line| line.trim().to_owned());
    lines.filter(|line| !line.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wording::Language;

    #[test]
    fn what_is_the_same_in_both_languages_is_there_once() {
        let tongues = Tongues::new([Language::En, Language::It].map(Wording::new).to_vec());
        assert_eq!(tongues.say(|_| "40".to_owned()).texts(), ["40"]);
        let tags = tongues.say(|words| words.language().tag().to_owned());
        assert_eq!(tags.texts(), ["en", "it"]);
    }

    #[test]
    fn lines_lose_their_indents_and_stand_side_by_side() {
        let tongues = Tongues::new([Language::En, Language::It].map(Wording::new).to_vec());
        let said = |words: &Wording| {
            let tag = words.language().tag();
            vec![format!("\n{tag} head"), format!("  {tag} item")]
        };
        let all = tongues.all(said);
        assert_eq!(all.len(), 2);
        assert_eq!(all[1].texts(), ["en item", "it item"]);
    }
}
