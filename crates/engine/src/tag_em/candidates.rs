//! Candidate commands for the search, each with a static score.

use std::rc::Rc;

use super::actions::Action;
use super::field::{Field, GameType, Kind};
use super::movement::{FAR, Reach};
use super::rollout::Rollout;
use super::state::{NOWHERE, Square, State};
use super::values::MAX_ATTACKERS;

/// Most candidates.
const MAX_CANDIDATES: usize = 28;
/// Candidate squares for each pawn.
const SQUARES_PER_PAWN: usize = 5;
/// Value of one point of progress towards a pawn's objective.
const PROGRESS: f32 = 0.03;
/// Value of deciding the game.
const DECISIVE: f32 = 9.0;
/// Value of taking a flag or of blocking a carrier.
const FLAG: f32 = 1.5;

/// Value of being on an enemy carrier's way home, and of one point of distance from it.
const CUT_OFF: f32 = 0.25;
const OFF_WAY: f32 = 0.05;
/// Value of clearing a carrier's way.
const CLEAR_WAY: f32 = 0.5;

/// A command with its static score.
#[derive(Clone, Debug)]
pub struct Candidate {
    pub action: Action,
    /// Static score.
    pub score: f32,
}

/// An enemy pawn that could be fought.
struct Foe {
    square: Square,
    row: Rc<[u16]>,
    prize: f32,
    edge: i32,
    team: u8,
    number: usize,
    /// Own pawns next to it.
    around: usize,
}

/// Finds candidates, with reusable buffers.
#[derive(Debug, Default)]
pub struct CandidateFinder {
    reach: Reach,
}

impl CandidateFinder {
    /// Candidates of the team on turn, best first.
    pub fn candidates(&mut self, field: &Field, state: &State, rollout: &mut Rollout) -> Vec<Candidate> {
        let mut found = vec![Candidate { action: Action::End, score: 0.0 }];
        if state.pom > 0 {
            let foes = foes(field, state, rollout);
            attacks(field, state, rollout, &mut found);
            for number in 0..state.pawns.len() {
                let pawn = &state.pawns[number];
                if pawn.team == state.turn && pawn.square != NOWHERE && !pawn.stopped && !pawn.spent {
                    self.moves(field, state, rollout, &foes, number, &mut found);
                }
            }
        }
        found.sort_by(|one, other| other.score.total_cmp(&one.score));
        if let Some(at) =
            found.iter().position(|one| one.action == Action::End).filter(|&at| at >= MAX_CANDIDATES)
        {
            found.swap(at, MAX_CANDIDATES - 1);
        }
        found.truncate(MAX_CANDIDATES);
        found
    }

    fn moves(
        &mut self,
        field: &Field,
        state: &State,
        rollout: &mut Rollout,
        foes: &[Foe],
        number: usize,
        found: &mut Vec<Candidate>,
    ) {
        let pawn = state.pawns[number];
        self.reach.compute(field, state, &pawn, state.pom);
        if self.reach.found.is_empty() {
            return;
        }
        let carries = state.carries(pawn.square);
        let home = field.data.starts[usize::from(pawn.team)];
        let goal = if carries {
            Some(rollout.distances.to(field, state, home))
        } else {
            rollout.objective(field, state, number)
        };
        let own = rollout.pawn_value(field, state, number);
        let blocked = blocked(field, state, rollout);
        let ways = if carries { Vec::new() } else { ways_home(field, state, rollout) };
        let mut here = place(field, state, rollout, number, pawn.square, goal.as_deref(), own);
        if pawn.square == home && !carries && carries_flag(state, pawn.team) {
            here -= CLEAR_WAY;
        }
        let mut best: Vec<(f32, u64, Square)> = Vec::new();
        for &square in &self.reach.found {
            let cost = self.reach.cost(square).unwrap_or(0);
            let left = state.pom - cost;
            let better = place(field, state, rollout, number, square, goal.as_deref(), own) - here;
            let mut score = better - 0.002 * f32::from(cost);
            for foe in foes {
                if left > 0 && field.are_near(square, foe.square) && !field.are_near(pawn.square, foe.square)
                {
                    let fight = approach(field, state, rollout, foe, number, square, left);
                    score = score.max(fight - 0.01 * f32::from(cost)) + 0.01;
                }
            }
            for way in &ways {
                score += way.value(square) - way.value(pawn.square);
            }
            if (carries && square == home) || State::reaches(field, pawn.team, square) {
                score = DECISIVE;
            } else if pawn.kind != Kind::Helicopter
                && state
                    .flags
                    .iter()
                    .any(|flag| flag.square == square && !flag.carried && flag.team != pawn.team as i8)
            {
                score = score.max(FLAG - 0.01 * f32::from(cost));
            } else if blocked.contains(&square) {
                score = score.max(FLAG - 0.5);
            }
            // Equal squares in any order: that of the map would suit one seat better than another.
            best.push((score, rollout.chance.next(), square));
        }
        best.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        for &(score, _, square) in best.iter().take(SQUARES_PER_PAWN) {
            found.push(Candidate { action: Action::Move(self.reach.path(square).into()), score });
        }
    }
}

/// Whether a pawn of that team carries a flag.
fn carries_flag(state: &State, team: u8) -> bool {
    state.flags.iter().any(|flag| flag.carried && flag.square != NOWHERE && state.is_on(team, flag.square))
}

/// Starting points that enemy carriers could reach next turn.
fn blocked(field: &Field, state: &State, rollout: &mut Rollout) -> Vec<Square> {
    let mut found = Vec::new();
    for flag in state.flags.iter().filter(|flag| flag.carried && flag.square != NOWHERE) {
        let Some(owner) = state.at(flag.square).map(|number| state.pawns[number].team) else { continue };
        let home = field.data.starts[usize::from(owner)];
        if owner != state.turn
            && rollout.distances.to(field, state, home)[flag.square as usize] <= field.usual_pom
        {
            found.push(home);
        }
    }
    found
}

/// The way of an enemy carrier to its starting point.
struct WayHome {
    from_flag: Rc<[u16]>,
    to_home: Rc<[u16]>,
    length: u16,
}

impl WayHome {
    /// Value of a square for cutting the enemy off: ahead of it, on its way or near it.
    fn value(&self, square: Square) -> f32 {
        let (from, to) = (self.from_flag[square as usize], self.to_home[square as usize]);
        let detour = (from + to).saturating_sub(self.length);
        if to > self.length { 0.0 } else { (CUT_OFF - OFF_WAY * f32::from(detour.min(8))).max(0.0) }
    }
}

fn ways_home(field: &Field, state: &State, rollout: &mut Rollout) -> Vec<WayHome> {
    let mut found = Vec::new();
    for flag in state.flags.iter().filter(|flag| flag.carried && flag.square != NOWHERE) {
        let Some(carrier) = state.at(flag.square).map(|number| state.pawns[number].team) else { continue };
        if carrier != state.turn {
            let to_home = rollout.distances.to(field, state, field.data.starts[usize::from(carrier)]);
            let length = to_home[flag.square as usize];
            found.push(WayHome {
                from_flag: rollout.distances.to(field, state, flag.square),
                to_home,
                length,
            });
        }
    }
    found
}

fn foes(field: &Field, state: &State, rollout: &mut Rollout) -> Vec<Foe> {
    let mut found = Vec::new();
    for (number, pawn) in state.pawns.iter().enumerate() {
        if pawn.team == state.turn || pawn.square == NOWHERE {
            continue;
        }
        let tile = state.footing(field, pawn);
        let near = field.near(pawn.square).iter();
        found.push(Foe {
            square: pawn.square,
            row: rollout.distances.to(field, state, pawn.square),
            prize: rollout.pawn_value(field, state, number),
            edge: tile.cover - tile.defence,
            team: pawn.team,
            number,
            around: near.filter(|&&square| state.is_on(state.turn, square)).count(),
        });
    }
    found
}

fn attacks(field: &Field, state: &State, rollout: &mut Rollout, found: &mut Vec<Candidate>) {
    for number in 0..state.pawns.len() {
        let pawn = &state.pawns[number];
        if pawn.team != state.turn || pawn.square == NOWHERE {
            continue;
        }
        let own = rollout.pawn_value(field, state, number);
        state.targets(field, number, |other, far| {
            let (plus, minus) = state.modifiers(field, number, other, far);
            let prize = rollout.pawn_value(field, state, other);
            let square = state.pawns[other].square;
            let attackers = if far { 1 } else { 1 + state.horde(field, pawn.team, square, number) as usize };
            let odds = rollout.fight_table.of(plus - minus, attackers, usize::from(state.pom));
            let action = Action::Attack(pawn.square, square, far);
            found.push(Candidate { action, score: odds.win * prize - odds.loss * own + 0.02 });
        });
    }
}

/// Value of a fight that starts by moving to that square, with support in reach.
fn approach(
    field: &Field,
    state: &State,
    rollout: &Rollout,
    foe: &Foe,
    number: usize,
    square: Square,
    left: u16,
) -> f32 {
    let support = state.horde(field, foe.team, square, foe.number);
    let mut distances = [FAR; MAX_ATTACKERS];
    for (other, pawn) in state.pawns.iter().enumerate() {
        if other == number || pawn.team != state.turn || pawn.square == NOWHERE || pawn.spent || pawn.stopped
        {
            continue;
        }
        let mut way = foe.row[pawn.square as usize].max(2) - 1;
        if field.are_near(pawn.square, foe.square) {
            continue;
        }
        for place in &mut distances {
            if way < *place {
                std::mem::swap(&mut way, place);
            }
        }
    }
    let attack = state.tile(field, square).attack.max(0);
    let loss = if field.pawns_return() { 0.55 } else { 1.0 };
    let room = field.near(foe.square).len();
    let mut best = f32::NEG_INFINITY;
    let (mut attackers, mut points) = (foe.around + 1, left);
    for way in std::iter::once(0).chain(distances) {
        if way >= points || attackers > room {
            break;
        }
        points -= way;
        let odds = rollout.fight_table.of(
            foe.edge + attack - support + attackers as i32 - 1,
            attackers,
            usize::from(points),
        );
        best = best.max(odds.win * foe.prize - odds.loss * loss);
        attackers += 1;
    }
    best
}

/// Value of a square for a pawn at the end of the turn.
fn place(
    field: &Field,
    state: &State,
    rollout: &mut Rollout,
    number: usize,
    square: Square,
    goal: Option<&[u16]>,
    own: f32,
) -> f32 {
    let pawn = &state.pawns[number];
    let way = goal.map_or(0, |row| row[square as usize].min(200));
    let pace = match field.data.game_type {
        GameType::Elimination => PROGRESS,
        _ if state.carries(pawn.square) => 4.0 * PROGRESS,
        _ => 2.0 * PROGRESS,
    };
    let tile = if pawn.kind == Kind::Helicopter { &super::field::BARE } else { state.tile(field, square) };
    let shelter = 0.05 * f32::from((tile.defence - tile.cover) as i16);
    let danger = rollout.threat(field, state, pawn.team, square);
    shelter - pace * f32::from(way) - 0.5 * danger * own
}
