//! Draws the debugger into a buffer of cells: events, priority, board, chain and watch list, what
//! was answered, the keys. Nothing is told by colour: what stands out is marked or reversed.

use super::answers;
use super::keys::KEYS;
use super::screen::{Screen, Shows};
use crate::cells::{at_most, cut, width, wrapped};
use crate::context::Context;
use crate::seen::Seen;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use wording::args;

/// The smallest screen it is drawn on.
const LEAST: (u16, u16) = (80, 24);

/// Draws it.
pub(super) fn draw(screen: &Screen, area: Rect, buffer: &mut Buffer, context: &Context) {
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return too_small(area, buffer, context);
    }
    let rows = [
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
    ];
    let [title, body, foot] = Layout::vertical(rows).areas(area);
    line(&heading(screen, context), title, buffer, reversed());
    match screen.shows {
        Shows::Panes => panes(screen, body, buffer, context),
        Shows::Keys => pane("keys", keys(context, body), body, buffer, context),
        Shows::Board => whole(screen, body, buffer, context),
    }
    answered(screen, body, buffer);
    line(&below(screen, foot, context), foot, buffer, reversed());
}

fn too_small(area: Rect, buffer: &mut Buffer, context: &Context) {
    let said = args![
        columns: u32::from(area.width), rows: u32::from(area.height),
        least_columns: u32::from(LEAST.0), least_rows: u32::from(LEAST.1),
    ];
    let text = context.text("step-too-small", said);
    lines(&wrapped(&text, area.width.into()), area, buffer);
}

const fn reversed() -> Style {
    Style::new().add_modifier(Modifier::REVERSED)
}

fn heading(screen: &Screen, context: &Context) -> String {
    let tape = &screen.model.tape;
    let reading = tape.reading();
    context.text(
        "step-title",
        args![
            duel: reading.opened.entry.name.as_str(), line: screen.model.line_name(context),
            at: reading.at, last: tape.history().last(), role: reading.role.typed(),
        ],
    )
}

/// What is being typed, its end where it is long; or how to get on.
fn below(screen: &Screen, area: Rect, context: &Context) -> String {
    let Some((prompt, typed)) = &screen.typing else {
        return context.text("step-hint", args![]);
    };
    let asked = context.text("step-prompt", args![what: prompt.id()]);
    let room = usize::from(area.width).saturating_sub(width(&asked) + 2);
    let mut typed = typed.as_str();
    while width(typed) > room {
        let mut letters = typed.chars();
        letters.next();
        typed = letters.as_str();
    }
    format!("{asked} {typed}▏")
}

/// How many cells the left column has.
pub(super) const fn left_cells(all: u16) -> u16 {
    all / 25 * 12 + all % 25 / 2
}

fn panes(screen: &Screen, body: Rect, buffer: &mut Buffer, context: &Context) {
    let columns = [
        Constraint::Length(left_cells(body.width)),
        Constraint::Length(1),
        Constraint::Fill(1),
    ];
    let [left, _, right] = Layout::horizontal(columns).areas(body);
    let tape = &screen.model.tape;
    let priority = fitted(answers::priority(tape, context), left, 10);
    let [events, asked] = stacked(left, [priority.len()]);
    self::events(screen, events, buffer, context);
    pane("priority", priority, asked, buffer, context);
    let chain = fitted(answers::chain(tape, context), right, 6);
    let watches = fitted(screen.model.watched(context), right, 5);
    let [top, links, watched] = stacked(right, [chain.len(), watches.len()]);
    board(screen, top, buffer, context);
    pane("chain", chain, links, buffer, context);
    pane("watches", watches, watched, buffer, context);
}

/// Panes one under the other: the first takes what these others, with their titles, leave.
fn stacked<const N: usize, const M: usize>(area: Rect, below: [usize; N]) -> [Rect; M] {
    let first = std::iter::once(Constraint::Fill(1));
    let rest = below.map(|lines| Constraint::Length(lines as u16 + 1));
    Layout::vertical(first.chain(rest)).areas(area)
}

/// Lines as they fit a pane of this width, so many at most.
fn fitted(texts: Vec<String>, area: Rect, most: usize) -> Vec<String> {
    let cells = usize::from(area.width);
    let all = texts.iter().flat_map(|text| wrapped(text, cells)).collect();
    at_most(all, most)
}

/// A title over lines.
fn pane(id: &str, texts: Vec<String>, area: Rect, buffer: &mut Buffer, context: &Context) {
    let inner = titled(id, area, buffer, context);
    let fitted = fitted(texts, inner, inner.height.into());
    lines(&fitted, inner, buffer);
}

/// Draws a title, and gives what is left below it.
fn titled(id: &str, area: Rect, buffer: &mut Buffer, context: &Context) -> Rect {
    let title = context.text("step-pane", args![pane: id]);
    let rule = "─".repeat(area.width.into());
    line(&rule, area, buffer, Style::new());
    line(
        &format!("─ {title} "),
        area,
        buffer,
        Style::new().add_modifier(Modifier::BOLD),
    );
    Rect {
        y: area.y + 1,
        height: area.height.saturating_sub(1),
        ..area
    }
}

fn line(text: &str, area: Rect, buffer: &mut Buffer, style: Style) {
    if area.height == 0 {
        return;
    }
    let row = Rect { height: 1, ..area };
    if style.add_modifier.contains(Modifier::REVERSED) {
        buffer.set_style(row, style);
    }
    buffer.set_string(area.x, area.y, cut(text, area.width.into()), style);
}

fn lines(texts: &[String], area: Rect, buffer: &mut Buffer) {
    for (text, y) in texts.iter().zip(area.top()..area.bottom()) {
        buffer.set_string(area.x, y, cut(text, area.width.into()), Style::new());
    }
}

/// The log around the place. Where one stands is marked, and told in full.
fn events(screen: &Screen, area: Rect, buffer: &mut Buffer, context: &Context) {
    let inner = titled("events", area, buffer, context);
    let (rows, cells) = (usize::from(inner.height), usize::from(inner.width));
    let tape = &screen.model.tape;
    let (from, done) = (tape.done().saturating_sub(rows), tape.done());
    let Ok(stretch) = tape.stretch(from..done + rows) else {
        return;
    };
    let told = |seen: &Seen| answers::sentence(seen, context);
    let (behind, ahead) = stretch.split_at(done - from);
    let here = match behind.last() {
        Some(seen) => wrapped(&format!("▶{:>4} {}", seen.number, told(seen)), cells),
        None => vec![format!("▶ {}", context.text("step-before", args![]))],
    };
    let here = at_most(here, rows);
    let after = ahead.len().min((rows - here.len()) / 3);
    let before = behind
        .len()
        .saturating_sub(1)
        .min(rows - here.len() - after);
    let after = ahead.len().min(rows - here.len() - before);
    let plain = |seen: &Seen| cut(&format!(" {:>4} {}", seen.number, told(seen)), cells);
    let first = behind.len().saturating_sub(1 + before);
    let mut all: Vec<String> = behind[first..].iter().take(before).map(plain).collect();
    let marked = all.len()..all.len() + here.len();
    all.extend(here);
    all.extend(ahead[..after].iter().map(plain));
    lines(&all, inner, buffer);
    let style = Style::new().add_modifier(Modifier::BOLD);
    for row in marked {
        let y = inner.y + row as u16;
        buffer.set_style(
            Rect {
                y,
                height: 1,
                ..inner
            },
            style,
        );
    }
}

/// Both sides, each with at least half of the room.
fn board(screen: &Screen, area: Rect, buffer: &mut Buffer, context: &Context) {
    let inner = titled("board", area, buffer, context);
    let (rows, cells) = (usize::from(inner.height), usize::from(inner.width));
    let below = screen.model.below;
    let [above, below] = [below.other(), below].map(|seat| -> Vec<String> {
        let said = answers::side(&screen.model.tape, seat, context);
        said.iter().flat_map(|text| wrapped(text, cells)).collect()
    });
    let half = rows / 2;
    let own = below.len().min(rows - above.len().min(half));
    let mut all = at_most(above, rows - own);
    all.extend(at_most(below, own));
    lines(&all, inner, buffer);
}

/// The board over the whole screen, and what was used and lingers.
fn whole(screen: &Screen, area: Rect, buffer: &mut Buffer, context: &Context) {
    let seen = screen.model.tape.seen();
    let text = context.words.position(seen, &context.cards);
    pane("board", vec![text], area, buffer, context);
}

/// What was answered, over the lower part.
fn answered(screen: &Screen, body: Rect, buffer: &mut Buffer) {
    if screen.message.is_empty() {
        return;
    }
    let texts = fitted(screen.message.clone(), body, usize::from(body.height) - 1);
    let height = texts.len() as u16 + 1;
    let area = Rect {
        y: body.bottom() - height,
        height,
        ..body
    };
    ratatui::widgets::Widget::render(ratatui::widgets::Clear, area, buffer);
    line(&"═".repeat(area.width.into()), area, buffer, Style::new());
    let inner = Rect {
        y: area.y + 1,
        height: height - 1,
        ..area
    };
    lines(&texts, inner, buffer);
}

/// How many cells a column of the keys has.
pub(super) const fn key_cells(all: u16) -> usize {
    all as usize / 2 - 1
}

/// How many cells the keys take in their list.
const KEY_CELLS: usize = 14;

/// Every key with what it does, in two columns.
fn keys(context: &Context, area: Rect) -> Vec<String> {
    let cells = key_cells(area.width);
    let told: Vec<Vec<String>> = KEYS.iter().map(|key| told(key, cells, context)).collect();
    let half = told.iter().map(Vec::len).sum::<usize>().div_ceil(2);
    let (mut left, mut right): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    for one in told {
        let column = if left.len() < half {
            &mut left
        } else {
            &mut right
        };
        column.extend(one);
    }
    let rows = left.len().max(right.len());
    left.resize(rows, String::new());
    right.resize(rows, String::new());
    let beside = |(left, right): (&String, &String)| {
        let gap = (cells + 2).saturating_sub(width(left));
        format!("{left}{}{right}", " ".repeat(gap))
    };
    left.iter().zip(&right).map(beside).collect()
}

fn told(key: &super::keys::Key, cells: usize, context: &Context) -> Vec<String> {
    let all = [key.forwards, key.backwards].concat().join(" ");
    let text = context.text(&format!("step-key-{}", key.id), args![]);
    let gap = " ".repeat(KEY_CELLS.saturating_sub(width(&all)).max(1));
    let room = cells - KEY_CELLS.max(width(&all) + 1);
    let mut lines = wrapped(&text, room).into_iter();
    let first = format!("{all}{gap}{}", lines.next().unwrap_or_default());
    let rest = lines.map(|line| format!("{}{line}", " ".repeat(cells - room)));
    std::iter::once(first).chain(rest).collect()
}
