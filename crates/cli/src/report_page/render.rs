//! A page as HTML: one file, no script, nothing from elsewhere. Every text is escaped by `maud`.

use super::sheet::{Block, Page, Section, SheetRow, Table, Text};
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// How it looks, on a screen and on paper.
const STYLE: &str = include_str!("report_page.css");

/// What the page may do: nothing but be read.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// The page.
#[must_use]
pub(crate) fn render(page: &Page) -> String {
    let html = Html(&page.tags);
    let first = page.tags.first().copied().unwrap_or("en");
    let title = page.title.texts().first().map_or("", String::as_str);
    let markup = html! {
        (DOCTYPE)
        html lang=(first) {
            head {
                meta charset="utf-8";
                meta name="generator" content="takeback report";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    h1 { (html.inline(&page.title)) }
                    p class="copy" { (html.inline(&page.copy)) }
                }
                main { @for section in &page.sections { (html.section(section)) } }
            }
        }
    };
    let mut text = markup.into_string();
    text.push('\n');
    text
}

/// The tags of the languages, with what they are needed for.
struct Html<'p>(&'p [&'static str]);

impl Html<'_> {
    /// Each text in its own language.
    fn texts(&self, text: &Text) -> Markup {
        match text.texts() {
            [one] => html! { (one) },
            several => html! {
                @for (tag, text) in self.0.iter().zip(several) { span lang=(tag) { (text) } }
            },
        }
    }

    /// The texts one after the other.
    fn inline(&self, text: &Text) -> Markup {
        html! { span class="in" { (self.texts(text)) } }
    }

    /// The texts side by side.
    fn beside(&self, text: &Text) -> Markup {
        match text.texts() {
            [one] => html! { (one) },
            _ => html! { span class="two" { (self.texts(text)) } },
        }
    }

    fn section(&self, section: &Section) -> Markup {
        html! {
            section id=(section.id) {
                h2 { (self.inline(&section.title)) }
                @for block in &section.blocks { (self.block(block)) }
            }
        }
    }

    fn block(&self, block: &Block) -> Markup {
        match block {
            Block::Say(text) => html! { p { (self.beside(text)) } },
            Block::List { head, items, boxes } => html! {
                @if let Some(head) = head { h3 { (self.inline(head)) } }
                ul class=(if *boxes { "boxes" } else { "plain" }) {
                    @for item in items {
                        li { @if *boxes { (tick()) " " } (self.beside(item)) }
                    }
                }
            },
            Block::Table(table) => self.table(table),
            Block::Blank(label) => html! {
                p class="blank" { span class="label" { (self.inline(label)) } span class="line" {} }
            },
        }
    }

    fn table(&self, table: &Table) -> Markup {
        html! {
            table {
                caption { (self.inline(&table.caption)) }
                thead { tr { @for head in &table.head { th scope="col" { (self.cell(head)) } } } }
                tbody { @for row in &table.rows { (self.row(row, table.boxes)) } }
            }
        }
    }

    fn row(&self, row: &SheetRow, boxes: bool) -> Markup {
        html! {
            tr class=[row.differs.then_some("differs")] {
                th scope="row" { (self.cell(&row.head)) }
                @for cell in &row.cells {
                    td { @for line in cell { div { (self.cell(line)) } } }
                }
                @if boxes { td class="tick" { (tick()) } }
            }
        }
    }

    /// The texts one under the other.
    fn cell(&self, text: &Text) -> Markup {
        match text.texts() {
            [one] => html! { (one) },
            _ => html! { span class="under" { (self.texts(text)) } },
        }
    }
}

/// A box to tick with a pen.
fn tick() -> Markup {
    html! { span class="box" { "☐" } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_was_written_is_markup() {
        let text = Text::plain("<script>alert('x')</script> & \"more\"");
        let page = Page {
            tags: vec!["en"],
            title: text.clone(),
            copy: text.clone(),
            sections: vec![Section {
                id: "one",
                title: text.clone(),
                blocks: vec![Block::Say(text)],
            }],
        };
        let html = render(&page);
        assert!(!html.contains("<script"), "{html}");
        assert_eq!(html.matches("&lt;script&gt;").count(), 5, "{html}");
    }

    #[test]
    fn two_languages_carry_their_tags() {
        let text = Text::of(["yes".to_owned(), "sì".to_owned()]);
        let page = Page {
            tags: vec!["en", "it"],
            title: text.clone(),
            copy: text,
            sections: Vec::new(),
        };
        let html = render(&page);
        assert!(html.contains("<span lang=\"it\">sì</span>"), "{html}");
    }
}
