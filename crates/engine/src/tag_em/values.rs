//! What a position is worth to each team: its chance to win, by what can be counted.

#![allow(clippy::cast_precision_loss)] // counts of pawns, points and rounds, for judging only

use super::field::{Field, GameType, GoalKind, Odds, TEAMS};
use super::state::{NOWHERE, Square, State, THE_FLAG};
use super::walks::{FAR, Ways};

/// A chance to win for each team; together they are one.
pub type Values = [f32; TEAMS];

/// What one turn less to the goal is worth.
const HASTE: f32 = 0.9;
/// What it is worth to be on turn, in turns.
const TEMPO: f32 = 0.5;
/// How many turns it costs to win a flag in a fight.
const FIGHT: f32 = 1.2;
/// How many turns it costs a carrier that somebody stands at home.
const IN_THE_WAY: f32 = 0.4;
/// What a pawn more is worth, by the logarithm of how many there are.
const MATERIAL: f32 = 2.6;

/// The chances of all teams.
#[must_use]
pub fn values(field: &Field, state: &State, ways: &mut Ways) -> Values {
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
            let value = standing(field, state, ways, team).exp();
            found[usize::from(team)] = value;
            sum += value;
        }
    }
    for value in &mut found {
        *value /= sum;
    }
    found
}

/// How well a team stands, on a scale whose differences are logarithms of odds.
fn standing(field: &Field, state: &State, ways: &mut Ways, team: u8) -> f32 {
    match field.data.game_type {
        GameType::Elimination => MATERIAL * count(state, team),
        GameType::TheFlag | GameType::TheirFlag => -HASTE * race(field, state, ways, team),
        GameType::Hill => {
            let points = state.points[usize::from(team)] as f32 / field.data.hill_points.max(1) as f32;
            let squares = field.data.hills.iter().flatten().copied();
            let on = squares.clone().filter(|&square| state.is_on(team, square)).count();
            3.0 * points + 0.5 * (on.min(2) as f32) - 0.3 * way(field, state, ways, team, squares)
        }
        GameType::Missions => 0.8 * count(state, team) + mission(field, state, ways, team),
    }
}

fn count(state: &State, team: u8) -> f32 {
    let pawns = state.pawns.iter().filter(|pawn| pawn.team == team && pawn.square != NOWHERE).count();
    (pawns as f32 + 0.3).ln()
}

fn turns(field: &Field, points: u16) -> f32 {
    f32::from(points.min(FAR / 4)) / f32::from(field.usual_pom.max(1))
}

/// How many turns it takes the nearest pawn of a team to get to the nearest of these squares.
fn way(
    field: &Field,
    state: &State,
    ways: &mut Ways,
    team: u8,
    squares: impl Iterator<Item = Square>,
) -> f32 {
    let mut best = FAR;
    for square in squares {
        let row = ways.to(field, state, square);
        for pawn in &state.pawns {
            if pawn.team == team && pawn.square != NOWHERE && pawn.kind.walks() {
                best = best.min(row[pawn.square as usize]);
            }
        }
    }
    turns(field, best).min(6.0)
}

/// In how many turns a team could bring a flag home, if nobody stood in its way.
fn race(field: &Field, state: &State, ways: &mut Ways, team: u8) -> f32 {
    let home = field.data.starts[usize::from(team)];
    let back = ways.to(field, state, home);
    let mut best: f32 = 8.0;
    // A carrier comes home only where nobody stands.
    let taken = if state.is_free(home) { 0.0 } else { IN_THE_WAY };
    for number in 0..state.flags.len() {
        let flag = state.flags[number];
        if flag.square == NOWHERE || flag.team == team as i8 {
            continue;
        }
        let home_way = turns(field, back[flag.square as usize]);
        let mine = flag.carried && state.is_on(team, flag.square);
        let there = if mine { 0.0 } else { way(field, state, ways, team, std::iter::once(flag.square)) };
        // Whoever has to win it in a fight first, from its carrier or its guard, may not win it.
        let fight =
            if mine || state.is_free(flag.square) || state.is_on(team, flag.square) { 0.0 } else { FIGHT };
        let hold = if flag.team != THE_FLAG && !flag.carried { 0.3 } else { 0.0 };
        let blocked = if mine && flag.square != home { taken } else { 0.0 };
        best = best.min(home_way + there + fight + hold + blocked);
    }
    if state.turn == team { best - TEMPO } else { best }
}

fn mission(field: &Field, state: &State, ways: &mut Ways, team: u8) -> f32 {
    let mut best = -4.0_f32;
    for (number, goal) in field.data.goals.iter().enumerate() {
        if goal.team != usize::from(team) {
            continue;
        }
        let parts = |done: u32| (done as f32 / goal.count.max(1) as f32).min(1.0);
        let value = match goal.kind {
            GoalKind::Reach => -HASTE * way(field, state, ways, team, std::iter::once(goal.square)),
            GoalKind::Hold => {
                let on = state.is_on(team, goal.square);
                2.0 * parts(state.held[number]) + f32::from(u8::from(on))
                    - 0.4 * way(field, state, ways, team, std::iter::once(goal.square))
            }
            GoalKind::Defeat => 2.0 * parts(state.defeats[usize::from(team)][goal.enemy.min(TEAMS - 1)]),
            GoalKind::Survive => 2.0 * parts(state.round),
        };
        best = best.max(value);
    }
    best
}

/// Most pawns around one enemy that are thought of.
pub const GANG: usize = 4;
/// Most attacks in a row that are thought of.
const TRIES: usize = 12;
const EDGE: i32 = 8;

/// What comes of attacking one enemy again and again with several pawns.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bout {
    /// How likely the enemy is lost.
    pub win: f32,
    /// How many of the attackers are lost on average.
    pub loss: f32,
}

/// Bouts by edge, gang and tries, worked out once.
#[derive(Debug)]
pub struct Bouts(Vec<Bout>);

impl Bouts {
    /// By the odds of a field.
    #[must_use]
    pub fn new(field: &Field) -> Self {
        let mut made = Self(vec![Bout::default(); (2 * EDGE as usize + 1) * (GANG + 1) * (TRIES + 1)]);
        for tries in 1..=TRIES {
            for gang in 1..=GANG {
                for edge in -EDGE..=EDGE {
                    let odds: Odds = field.odds(edge);
                    let (win, tie, lose) = odds.chances();
                    let (win, tie, lose) = (win as f32, tie as f32, lose as f32);
                    let again = made.of(edge, gang, tries - 1);
                    let less = made.of(edge - 1, gang - 1, tries - 1);
                    let less = if less.win > less.loss { less } else { Bout::default() };
                    let bout = Bout {
                        win: win + tie * again.win + lose * less.win,
                        loss: tie * again.loss + lose * (1.0 + less.loss),
                    };
                    let at = Self::at(edge, gang, tries);
                    made.0[at] = bout;
                }
            }
        }
        made
    }

    fn at(edge: i32, gang: usize, tries: usize) -> usize {
        let edge = (edge.clamp(-EDGE, EDGE) + EDGE) as usize;
        (edge * (GANG + 1) + gang.min(GANG)) * (TRIES + 1) + tries.min(TRIES)
    }

    /// With so much more on the attackers' side while they are so many, and so many attacks.
    #[inline]
    #[must_use]
    pub fn of(&self, edge: i32, gang: usize, tries: usize) -> Bout {
        self.0[Self::at(edge, gang, tries)]
    }
}
