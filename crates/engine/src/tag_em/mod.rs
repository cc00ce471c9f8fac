//! A fast model of TAG 'EM for bots that look ahead.
//!
//! Map, tiles, odds and options come from Python as data. The mechanics are implemented again here; tests
//! compare them with the rules on random positions.

mod actions;
mod candidates;
mod environment;
mod field;
mod flag_tasks;
mod planner;
#[cfg(feature = "python")]
pub(crate) mod python;

mod respawn;
mod rollout;
mod search;

mod movement;
mod state;
mod turns;
mod values;

pub use actions::{Action, Outcome};
pub use environment::TagEmEnvironment;
pub use field::{Field, FieldData, GameType, Goal, GoalKind, Kind, Odds, Snipers, Tile};
pub use planner::{Planner, play};
pub use respawn::respawn_squares;
pub use rollout::Rollout;
pub use search::{Found, PATIENCE, Search, TURNS};

pub use movement::Reach;
pub use state::{Flag, NOWHERE, Pawn, Square, State, THE_FLAG};
pub use turns::Luck;

#[cfg(test)]
mod tests;
