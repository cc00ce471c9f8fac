//! The fast part of Parlour, importable from Python as `parlour._engine`.
//!
//! The crate repeats *mechanics* only; the rules of the games stay in Python. Everything here is plain
//! safe Rust; the `python` feature adds the bindings and nothing else.

mod alphabet;
mod anagrams;
mod best;
mod builder;
mod bytes;
mod endgame;
mod frame;
mod gaddag;
mod graph;
mod hand;
mod layout;
mod leaves;
mod letters;
mod lexicon;
mod memory;
mod moves;
mod playout;
mod position;
mod simulation;
mod walk;

#[cfg(feature = "python")]
mod python;

// The modules of games, found by `build.rs`.
include!(concat!(env!("OUT_DIR"), "/games.rs"));

pub use best::{Scratch, best_last_plays, best_plays};
pub use builder::BadWord;
pub use bytes::Damage;
pub use endgame::{Line, solve_endgame};
pub use graph::{Cursor, Edge, WordGraph};
pub use layout::{Bonus, Layout};
pub use leaves::Leaves;
pub use letters::{BadInput, Letters};
pub use lexicon::Lexicon;
pub use moves::Move;
pub use playout::{FinalScore, play_out};
pub use position::Position;
pub use simulation::{Candidate, Known, Outcome, Simulation};
pub use walk::all_plays;
