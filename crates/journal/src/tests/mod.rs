//! Tests of the journal from inside, where records' bytes can be told apart.

mod document;
mod forged;
mod made;
mod portable;
mod sample;
mod sealing;
mod stores;
mod tampering;
mod verifying;
mod versions;
mod wire;
