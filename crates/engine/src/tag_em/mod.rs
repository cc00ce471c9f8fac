//! TAG 'EM as a model that can be played out quickly: what a bot needs to look ahead.
//!
//! The map, the tiles, the odds and the options come from Python as data; what is repeated here is how they
//! work together, and tests hold it against the rules on random positions.

mod actions;
mod field;
mod flag_tasks;
mod proposals;
#[cfg(feature = "python")]
pub(crate) mod python;

mod respawn;
mod rollout;
mod search;

mod state;
mod turns;
mod values;
mod walks;

pub use actions::{Action, Outcome};
pub use field::{Field, FieldData, GameType, Goal, GoalKind, Kind, Odds, Snipers, Tile};
pub use respawn::places;
pub use rollout::Rollout;
pub use search::{Found, PATIENCE, Search, TURNS};

pub use state::{Flag, NOWHERE, Pawn, Square, State, THE_FLAG};
pub use turns::Luck;
pub use walks::Reach;

#[cfg(test)]
mod tests;
