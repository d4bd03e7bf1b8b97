//! Tests of the journal from inside, where records' bytes can be told apart.

mod document;
mod evidence;
mod forged;
mod lines;
mod made;
mod notes;
mod portable;
mod redacted;
mod sample;
mod sealing;
mod stores;
mod tampering;
mod tree;
mod verifying;
mod versions;
mod wire;
