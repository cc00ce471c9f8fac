//! The fast part of Parlour, importable from Python as `parlour._engine`.
//!
//! The crate repeats *mechanics* only; the rules of the games stay in Python. Everything here is plain
//! safe Rust; the `python` feature adds the bindings and nothing else.

mod alphabet;
mod builder;
mod bytes;
mod graph;

#[cfg(feature = "python")]
mod python;

pub use builder::BadWord;
pub use bytes::Damage;
pub use graph::{Cursor, Edge, WordGraph};
