//! The native part of Parlour, imported from Python as `parlour._engine`.
//!
//! The crate implements *mechanics* only; the rules of the games are in Python. The `python` feature adds the bindings.
//! All of it is safe Rust, but for two functions of theirs, which lend arrays of Python's (`python/buffers.rs`).

mod alphabet;
mod anagrams;
mod bag;
mod best;
mod bits;
mod builder;
mod bytes;
mod endgame;
mod environments;
mod gaddag;
mod graph;
mod layout;
mod leaves;
mod letters;
mod lexicon;
mod movegen;
mod moves;
mod playout;
mod position;
mod prefixes;
mod rack;
mod simulation;
mod slot_bounds;
mod subset_cache;
mod tally;
mod tile_games;
#[cfg(any(test, feature = "python"))]
mod word_table;

#[cfg(feature = "python")]
mod python;

// Modules of the games, found by `build.rs`.
include!(concat!(env!("OUT_DIR"), "/games.rs"));

pub use best::{Scratch, best_last_plays, best_plays};
pub use builder::BadWord;
pub use bytes::Damage;
pub use endgame::{EndgameResult, solve_endgame};
pub use environments::{Arrays, Batch, Environment, Games, Numbers, Reward, Setting, Values};
pub use graph::{Cursor, Edge, WordGraph};
pub use layout::{Bonus, Layout};
pub use leaves::Leaves;
pub use letters::{BadInput, Letters};
pub use lexicon::Lexicon;
pub use movegen::all_plays;
pub use moves::Move;
pub use playout::{FinalScore, play_out};
pub use position::Position;
pub use prefixes::{Ahead, MAX_WIDTH, Prefixes, Tiles};
pub use simulation::{Candidate, Knowledge, Outcome, Simulation};
