//! Static evaluation: win probability of each team.

#![allow(clippy::cast_precision_loss)] // counts of pawns, points and rounds, for evaluation only

use super::field::{Field, GameType, GoalKind, Odds, TEAMS};
use super::movement::FAR;
use super::rollout::Rollout;
use super::state::{NOWHERE, Square, State, THE_FLAG};

/// Win probability of each team; they sum to 1.
pub type Values = [f32; TEAMS];

/// Weight of one turn less to the goal.
const TURN_WEIGHT: f32 = 0.9;
/// Value of being on turn, in turns.
const TEMPO: f32 = 0.5;
/// Cost of winning a flag in a fight, in turns.
const FIGHT_TURNS: f32 = 1.2;
/// Cost of a carrier that cannot be caught in the turn that begins, in turns.
const OUT_OF_REACH: f32 = 1.5;
/// Cost to a carrier's team of being caught, in turns.
const CAUGHT: f32 = 0.8;
/// Cost of a flag that is still to be taken: it may be lost on the way, in turns.
const FREE: f32 = 0.4;
/// Cost to a carrier of an occupied home square, in turns.
const HOME_OCCUPIED: f32 = 0.4;
/// Weight of the logarithm of the number of pawns.
const MATERIAL: f32 = 2.6;

/// Win probabilities of all teams.
#[must_use]
pub fn values(field: &Field, state: &State, rollout: &mut Rollout) -> Values {
    let mut found = [0.0; TEAMS];
    let teams = state.order.len();
    if state.over {
        let won = if state.won == 0 { ((1_u16 << teams) - 1) as u8 } else { state.won };
        for (team, value) in found.iter_mut().enumerate().take(teams) {
            if won >> team & 1 == 1 {
                *value = 1.0 / won.count_ones() as f32;
            }
        }
        return found;
    }
    let mut sum = 0.0;
    for team in 0..teams as u8 {
        if state.plays(team) {
            let value = log_odds(field, state, rollout, team).exp();
            found[usize::from(team)] = value;
            sum += value;
        }
    }
    for value in &mut found {
        *value /= sum;
    }
    found
}

/// Evaluation of a team as log-odds.
fn log_odds(field: &Field, state: &State, rollout: &mut Rollout, team: u8) -> f32 {
    match field.data.game_type {
        GameType::Elimination => MATERIAL * count(state, team),
        GameType::TheFlag | GameType::TheirFlag => -TURN_WEIGHT * race(field, state, rollout, team),
        GameType::Hill => {
            let points = state.points[usize::from(team)] as f32 / field.data.hill_points.max(1) as f32;
            let squares = field.data.hills.iter().flatten().copied();
            let on = squares.clone().filter(|&square| state.is_on(team, square)).count();
            3.0 * points + 0.5 * (on.min(2) as f32) - 0.3 * turns_to(field, state, rollout, team, squares)
        }
        GameType::Missions => 0.8 * count(state, team) + mission(field, state, rollout, team),
    }
}

fn count(state: &State, team: u8) -> f32 {
    let pawns = state.pawns.iter().filter(|pawn| pawn.team == team && pawn.square != NOWHERE).count();
    (pawns as f32 + 0.3).ln()
}

fn turns(field: &Field, points: u16) -> f32 {
    f32::from(points.min(FAR / 4)) / f32::from(field.usual_pom.max(1))
}

/// Turns that the nearest pawn of a team needs to the nearest of these squares.
fn turns_to(
    field: &Field,
    state: &State,
    rollout: &mut Rollout,
    team: u8,
    squares: impl Iterator<Item = Square>,
) -> f32 {
    let mut best = FAR;
    for square in squares {
        let row = rollout.distances.to(field, state, square);
        for pawn in &state.pawns {
            if pawn.team == team && pawn.square != NOWHERE && pawn.kind.walks() {
                best = best.min(row[pawn.square as usize]);
            }
        }
    }
    turns(field, best).min(6.0)
}

/// Turns in which a team could bring a flag home unopposed.
fn race(field: &Field, state: &State, rollout: &mut Rollout, team: u8) -> f32 {
    let home = field.data.starts[usize::from(team)];
    let back = rollout.distances.to(field, state, home);
    let mut best: f32 = 8.0;
    // A carrier needs its home square to be empty.
    let taken = if state.is_free(home) { 0.0 } else { HOME_OCCUPIED };
    for number in 0..state.flags.len() {
        let flag = state.flags[number];
        if flag.square == NOWHERE || flag.team == team as i8 {
            continue;
        }
        let home_way = back[flag.square as usize];
        if flag.carried && state.is_on(team, flag.square) {
            // What a turn does not reach, the enemies have another turn to catch.
            let blocked = if flag.square == home { 0.0 } else { taken };
            let danger =
                if state.turn == team { 0.0 } else { rollout.threat(field, state, team, flag.square) };
            best = best.min(turns(field, home_way) + blocked + CAUGHT * danger);
            continue;
        }
        let there = turns_to(field, state, rollout, team, std::iter::once(flag.square));
        // A flag that has to be won from a carrier or a guard costs more.
        let fight = match state.at(flag.square).map(|number| state.pawns[number].team) {
            Some(owner) if owner != team => {
                let danger = if flag.carried && state.turn == team {
                    rollout.threat(field, state, owner, flag.square)
                } else {
                    0.5
                };
                FIGHT_TURNS + OUT_OF_REACH * (0.5 - danger)
            }
            _ => 0.0,
        };
        let hold = if flag.team != THE_FLAG && !flag.carried { 0.3 } else { 0.0 };
        best = best.min(turns(field, home_way) + there + fight + hold + FREE);
    }
    if state.turn == team { best - TEMPO } else { best }
}

fn mission(field: &Field, state: &State, rollout: &mut Rollout, team: u8) -> f32 {
    let mut best = -4.0_f32;
    for (number, goal) in field.data.goals.iter().enumerate() {
        if goal.team != usize::from(team) {
            continue;
        }
        let parts = |done: u32| (done as f32 / goal.count.max(1) as f32).min(1.0);
        let value = match goal.kind {
            GoalKind::Reach => {
                -TURN_WEIGHT * turns_to(field, state, rollout, team, std::iter::once(goal.square))
            }
            GoalKind::Hold => {
                let on = state.is_on(team, goal.square);
                2.0 * parts(state.held[number]) + f32::from(u8::from(on))
                    - 0.4 * turns_to(field, state, rollout, team, std::iter::once(goal.square))
            }
            GoalKind::Defeat => 2.0 * parts(state.defeats[usize::from(team)][goal.enemy.min(TEAMS - 1)]),
            GoalKind::Survive => 2.0 * parts(state.round),
        };
        best = best.max(value);
    }
    best
}

/// Most attackers of one enemy that are considered.
pub const MAX_ATTACKERS: usize = 4;
/// Most attacks in a row that are considered.
const MAX_ATTACKS: usize = 12;
const EDGE: i32 = 8;

/// Expected result of repeated attacks on one enemy with several pawns.
#[derive(Clone, Copy, Debug, Default)]
pub struct FightOdds {
    /// Probability that the enemy is lost.
    pub win: f32,
    /// Expected number of attackers lost.
    pub loss: f32,
}

/// Precomputed results by difference of modifiers, attackers and attacks.
#[derive(Debug)]
pub struct FightTable(Vec<FightOdds>);

impl FightTable {
    #[must_use]
    pub fn new(field: &Field) -> Self {
        let mut made = Self(vec![
            FightOdds::default();
            (2 * EDGE as usize + 1) * (MAX_ATTACKERS + 1) * (MAX_ATTACKS + 1)
        ]);
        for attacks in 1..=MAX_ATTACKS {
            for attackers in 1..=MAX_ATTACKERS {
                for edge in -EDGE..=EDGE {
                    let odds: Odds = field.odds(edge);
                    let (win, tie, lose) = odds.chances();
                    let (win, tie, lose) = (win as f32, tie as f32, lose as f32);
                    let again = made.of(edge, attackers, attacks - 1);
                    let less = made.of(edge - 1, attackers - 1, attacks - 1);
                    let less = if less.win > less.loss { less } else { FightOdds::default() };
                    let odds = FightOdds {
                        win: win + tie * again.win + lose * less.win,
                        loss: tie * again.loss + lose * (1.0 + less.loss),
                    };
                    let at = Self::at(edge, attackers, attacks);
                    made.0[at] = odds;
                }
            }
        }
        made
    }

    fn at(edge: i32, attackers: usize, attacks: usize) -> usize {
        let edge = (edge.clamp(-EDGE, EDGE) + EDGE) as usize;
        (edge * (MAX_ATTACKERS + 1) + attackers.min(MAX_ATTACKERS)) * (MAX_ATTACKS + 1)
            + attacks.min(MAX_ATTACKS)
    }

    /// Result for that difference of modifiers with all attackers, number of attackers and number of attacks.
    #[inline]
    #[must_use]
    pub fn of(&self, edge: i32, attackers: usize, attacks: usize) -> FightOdds {
        self.0[Self::at(edge, attackers, attacks)]
    }
}
