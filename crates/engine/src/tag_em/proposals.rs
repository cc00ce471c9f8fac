//! What is worth thinking about: commands that a planner would weigh, each with what it looks worth at first sight.

use std::rc::Rc;

use super::actions::Action;
use super::field::{Field, GameType, Kind};
use super::rollout::Rollout;
use super::state::{NOWHERE, Square, State};
use super::values::GANG;
use super::walks::{FAR, Reach};

/// Commands that are weighed at the most.
const MOST: usize = 28;
/// Places that are weighed for each pawn.
const PLACES: usize = 5;
/// What a point nearer to where a pawn should go is worth.
const PACE: f32 = 0.03;
/// What deciding the game is worth.
const DECISIVE: f32 = 9.0;
/// What it is worth to take up a flag, or to stand in a carrier's way.
const FLAG: f32 = 1.5;

/// What it is worth to go out of a carrier's way.
const IN_THE_WAY: f32 = 0.5;

/// A command, and what it looks worth.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// What to do.
    pub action: Action,
    /// What it looks worth.
    pub score: f32,
}

/// An enemy that might be fought, as the team on turn sees it.
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

/// Looks for them, with the memory it needs.
#[derive(Debug, Default)]
pub struct Planner {
    reach: Reach,
}

impl Planner {
    /// What the team on turn might do, the best first.
    pub fn propose(&mut self, field: &Field, state: &State, mind: &mut Rollout) -> Vec<Proposal> {
        let mut found = vec![Proposal { action: Action::End, score: 0.0 }];
        if state.pom > 0 {
            let foes = foes(field, state, mind);
            attacks(field, state, mind, &mut found);
            for number in 0..state.pawns.len() {
                let pawn = &state.pawns[number];
                if pawn.team == state.turn && pawn.square != NOWHERE && !pawn.stopped && !pawn.spent {
                    self.moves(field, state, mind, &foes, number, &mut found);
                }
            }
        }
        found.sort_by(|one, other| other.score.total_cmp(&one.score));
        if let Some(at) = found.iter().position(|one| one.action == Action::End).filter(|&at| at >= MOST) {
            found.swap(at, MOST - 1);
        }
        found.truncate(MOST);
        found
    }

    fn moves(
        &mut self,
        field: &Field,
        state: &State,
        mind: &mut Rollout,
        foes: &[Foe],
        number: usize,
        found: &mut Vec<Proposal>,
    ) {
        let pawn = state.pawns[number];
        self.reach.look(field, state, &pawn, state.pom);
        if self.reach.found.is_empty() {
            return;
        }
        let carries = state.carries(pawn.square);
        let home = field.data.starts[usize::from(pawn.team)];
        let goal = if carries {
            Some(mind.ways.to(field, state, home))
        } else {
            mind.objective(field, state, number)
        };
        let own = mind.worth(field, state, number);
        let blocked = blocked(field, state, mind);
        let mut here = place(field, state, mind, number, pawn.square, goal.as_deref(), own);
        if pawn.square == home && !carries && is_coming(state, pawn.team) {
            here -= IN_THE_WAY;
        }
        let mut best: Vec<(f32, Square)> = Vec::new();
        for &square in &self.reach.found {
            let cost = self.reach.cost(square).unwrap_or(0);
            let left = state.pom - cost;
            let better = place(field, state, mind, number, square, goal.as_deref(), own) - here;
            let mut score = better - 0.002 * f32::from(cost);
            for foe in foes {
                if left > 0 && field.are_near(square, foe.square) && !field.are_near(pawn.square, foe.square)
                {
                    let worth = approach(field, state, mind, foe, number, square, left);
                    score = score.max(worth - 0.01 * f32::from(cost)) + 0.01;
                }
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
            best.push((score, square));
        }
        best.sort_by(|one, other| other.0.total_cmp(&one.0));
        for &(score, square) in best.iter().take(PLACES) {
            found.push(Proposal { action: Action::Move(self.reach.path(square).into()), score });
        }
    }
}

/// Whether a pawn of that team carries a flag.
fn is_coming(state: &State, team: u8) -> bool {
    state.flags.iter().any(|flag| flag.carried && flag.square != NOWHERE && state.is_on(team, flag.square))
}

/// The starting points that those want to reach who carry a flag, and could next turn.
fn blocked(field: &Field, state: &State, mind: &mut Rollout) -> Vec<Square> {
    let mut found = Vec::new();
    for flag in state.flags.iter().filter(|flag| flag.carried && flag.square != NOWHERE) {
        let Some(owner) = state.at(flag.square).map(|number| state.pawns[number].team) else { continue };
        let home = field.data.starts[usize::from(owner)];
        if owner != state.turn && mind.ways.to(field, state, home)[flag.square as usize] <= field.usual_pom {
            found.push(home);
        }
    }
    found
}

fn foes(field: &Field, state: &State, mind: &mut Rollout) -> Vec<Foe> {
    let mut found = Vec::new();
    for (number, pawn) in state.pawns.iter().enumerate() {
        if pawn.team == state.turn || pawn.square == NOWHERE {
            continue;
        }
        let tile = state.footing(field, pawn);
        let near = field.near(pawn.square).iter();
        found.push(Foe {
            square: pawn.square,
            row: mind.ways.to(field, state, pawn.square),
            prize: mind.worth(field, state, number),
            edge: tile.cover - tile.defence,
            team: pawn.team,
            number,
            around: near.filter(|&&square| state.is_on(state.turn, square)).count(),
        });
    }
    found
}

fn attacks(field: &Field, state: &State, mind: &mut Rollout, found: &mut Vec<Proposal>) {
    for number in 0..state.pawns.len() {
        let pawn = &state.pawns[number];
        if pawn.team != state.turn || pawn.square == NOWHERE {
            continue;
        }
        let own = mind.worth(field, state, number);
        state.targets(field, number, |other, far| {
            let (plus, minus) = state.modifiers(field, number, other, far);
            let prize = mind.worth(field, state, other);
            let square = state.pawns[other].square;
            let gang = if far { 1 } else { 1 + state.horde(field, pawn.team, square, number) as usize };
            let bout = mind.bouts.of(plus - minus, gang, usize::from(state.pom));
            let action = Action::Attack(pawn.square, square, far);
            found.push(Proposal { action, score: bout.win * prize - bout.loss * own + 0.02 });
        });
    }
}

/// What a fight is worth that begins by going to that square, with friends who could come too.
fn approach(
    field: &Field,
    state: &State,
    mind: &Rollout,
    foe: &Foe,
    number: usize,
    square: Square,
    left: u16,
) -> f32 {
    let support = state.horde(field, foe.team, square, foe.number);
    let mut ways = [FAR; GANG];
    for (other, pawn) in state.pawns.iter().enumerate() {
        if other == number || pawn.team != state.turn || pawn.square == NOWHERE || pawn.spent || pawn.stopped
        {
            continue;
        }
        let mut way = foe.row[pawn.square as usize].max(2) - 1;
        if field.are_near(pawn.square, foe.square) {
            continue;
        }
        for place in &mut ways {
            if way < *place {
                std::mem::swap(&mut way, place);
            }
        }
    }
    let attack = state.tile(field, square).attack.max(0);
    let loss = if field.pawns_return() { 0.55 } else { 1.0 };
    let room = field.near(foe.square).len();
    let mut best = f32::NEG_INFINITY;
    let (mut gang, mut points) = (foe.around + 1, left);
    for way in std::iter::once(0).chain(ways) {
        if way >= points || gang > room {
            break;
        }
        points -= way;
        let bout = mind.bouts.of(foe.edge + attack - support + gang as i32 - 1, gang, usize::from(points));
        best = best.max(bout.win * foe.prize - bout.loss * loss);
        gang += 1;
    }
    best
}

/// How good it is for a pawn to stand there when the turn is over.
fn place(
    field: &Field,
    state: &State,
    mind: &mut Rollout,
    number: usize,
    square: Square,
    goal: Option<&[u16]>,
    own: f32,
) -> f32 {
    let pawn = &state.pawns[number];
    let way = goal.map_or(0, |row| row[square as usize].min(200));
    let pace = match field.data.game_type {
        GameType::Elimination => PACE,
        _ if state.carries(pawn.square) => 4.0 * PACE,
        _ => 2.0 * PACE,
    };
    let tile = if pawn.kind == Kind::Helicopter { &super::field::BARE } else { state.tile(field, square) };
    let shelter = 0.05 * f32::from((tile.defence - tile.cover) as i16);
    let danger = mind.threat(field, state, pawn.team, square);
    shelter - pace * f32::from(way) - 0.5 * danger * own
}
