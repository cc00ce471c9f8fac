//! SCRABBLE by small actions, for reinforcement learning.

mod environment;
#[cfg(feature = "python")]
pub(crate) mod python;

pub use environment::{BibleEnvironment, BibleRules};
