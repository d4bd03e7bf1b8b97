//! Tests of the journal from inside, where records' bytes can be told apart.

mod document;
mod forged;
mod made;
mod portable;
mod evidence;
mod made;
mod notes;
mod sample;
mod sealing;
mod stores;
mod tampering;
mod tree;
mod verifying;
mod versions;
mod wire;
