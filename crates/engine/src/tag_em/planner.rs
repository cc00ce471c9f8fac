//! Search budgets of the bots that plan, and whole games between them.

#![allow(clippy::cast_precision_loss)] // counts of pawns and squares, for budgets only

use super::actions::{Action, Outcome};
use super::field::Field;
use super::rollout::Rollout;
use super::search::{Found, Search};
use super::state::{NOWHERE, State};
use crate::playout::Chance;

/// Assumed minimum number of commands in a turn.
const COMMANDS: u16 = 8;
/// Pawn turns in a rollout for which the budgets are made; with more, fewer rollouts are played.
const PAWN_TURNS: f32 = 40.0;
/// Number of squares above which distances take longer to compute.
const LARGE_MAP: f32 = 4096.0;
/// Minimum rollouts for a command, however large the map is.
const MIN_PLAYOUTS: u32 = 20;

/// Search budget and depth of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planner {
    /// Rollouts of a turn with as many commands as it has points.
    pub playouts: u32,
    /// Minimum rollouts for a command.
    pub fewest: u32,
    /// Exponent by which the budget favours the first commands of a turn; 0: evenly.
    pub focus: u32,
    /// Rounds of a rollout, the current turn included.
    pub rounds: u32,
    /// Rounds before being near the enemy counts in full.
    pub patience: u32,
}

impl Planner {
    /// Rollouts for a command with `left` of `points` points left.
    #[must_use]
    pub fn share(&self, left: u16, points: u16) -> u32 {
        let power = |point: u16| u64::from(point).pow(self.focus.min(4));
        let parts: u64 = (1..=points).map(power).sum();
        let share = u64::from(self.playouts) * power(left.min(points)) / parts.max(1);
        self.fewest.max(share as u32)
    }

    /// Turns of a rollout, and the number of rollouts for the next command.
    fn budget(&self, field: &Field, state: &State) -> (usize, u32) {
        let turns = (self.rounds * state.active.count_ones()).max(1) as usize;
        let playouts = self.share(state.pom, field.usual_pom.max(COMMANDS));
        let pawns = state.pawns.iter().filter(|pawn| pawn.square != NOWHERE).count();
        let size = (field.squares() as f32 / LARGE_MAP).max(1.0);
        let part = PAWN_TURNS / ((pawns * turns).max(1) as f32 * size);
        (turns, playouts.min(MIN_PLAYOUTS.max((playouts as f32 * part) as u32)))
    }

    /// Commands of the team on turn, best first.
    pub fn plan(&self, field: &Field, state: &State, rollout: &mut Rollout) -> Vec<Found> {
        let (turns, playouts) = self.budget(field, state);
        Search::new(field, state, rollout).with_patience(self.patience).run(playouts, turns)
    }
}

/// Plays on, each team by its planner, for at most that many turns or until the game is over.
pub fn play(field: &Field, state: &mut State, planners: &[Planner], turns: usize, seed: u64) {
    let mut rollout = Rollout::new(field, seed);
    let mut chance = Chance(seed ^ 0x5eed);
    let mut begun = 0;
    let mut now = (state.round, state.turn);
    while !state.over {
        if (state.round, state.turn) != now {
            now = (state.round, state.turn);
            begun += 1;
        }
        if begun == turns {
            return;
        }
        let planner = planners[usize::from(state.turn) % planners.len()];
        let best = planner.plan(field, state, &mut rollout).into_iter().next();
        match best.map_or(Action::End, |found| found.action) {
            Action::End => state.end(field, &mut chance),
            Action::Move(path) => state.go(field, &path, &mut chance),
            Action::Attack(from, to, far) => {
                let (Some(attacker), Some(defender)) = (state.at(from), state.at(to)) else { continue };
                let outcome: Outcome = state.roll(field, attacker, defender, far, &mut chance);
                state.attack(field, attacker, defender, outcome, &mut chance);
            }
        }
    }
}
