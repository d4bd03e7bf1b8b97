//! The game: what a seat may say, and what follows.
//!
//! Three functions over plain data:
//!
//! * [`answer`] takes what a seat says and gives exactly one event, or a [`Refusal`];
//! * [`next`] gives exactly one event that follows by itself, or says whom the duel waits for;
//! * [`offers`] holds what a seat could do.
//!
//! A batch is `answer`, `apply`, then `next` and `apply` until it asks; when the event `answer`
//! gave only made way for what was said ([`makes_way`]), `answer` is called again.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod activation;
mod acts;
mod answer;
mod battle;
mod carry;
mod catalogue;
mod choice;
mod continuous;
mod could;
pub mod declared;
mod draws;
mod extremes;
mod flow;
mod game;
mod gathered;
mod hand_limit;
mod implied;
mod inquiry;
mod linger;
mod marks;
mod materials;
mod moving;
mod negation;
mod numbers;
mod objects;
mod occasion;
mod offers;
pub mod policy;
mod resolve;
mod said;
mod summons;
mod sweep;
mod timing;
mod told;
mod verdict;
pub mod vocabulary;
mod whynot;
pub mod words;
mod zones;

pub use answer::{answer, asks_about_a_hand};
pub use catalogue::{Catalogue, ENGINE};
pub use flow::next;
pub use inquiry::Check;
pub use offers::{MOST_PICKS, Offers, offers};
pub use said::{Ask, Next, Question, Refusal, Rule, Said, Truth, makes_way};
pub use summons::{OwnWay, ways};
pub use whynot::whynot;
