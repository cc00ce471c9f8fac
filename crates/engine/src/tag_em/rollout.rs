//! Playing on quickly and sensibly: flags first, then fights that are worth it, then nearer to where it counts.

use std::rc::Rc;

use super::actions::Outcome;
use super::field::{Field, GameType, GoalKind};
use super::state::{NOWHERE, Square, State};
use super::values::{Bouts, GANG, Values, values};
use super::walks::{FAR, Ways};
use crate::playout::Chance;

/// What a fight has to be worth.
const EAGER: f32 = 0.03;
/// What it means to defeat whoever stands on a flag, or to lose them.
const GUARD: f32 = 0.7;
/// Fights in a turn at the most.
const FIGHTS: usize = 5;

/// A fight that could be had: whom, the way there, and who goes.
struct Attempt {
    enemy: usize,
    row: Rc<[u16]>,
    gang: [usize; GANG],
    size: usize,
}

/// A player for all teams, with the memory it needs.
#[derive(Debug)]
pub struct Rollout {
    /// Its chance.
    pub chance: Chance,
    /// Ways that it has worked out.
    pub ways: Ways,
    /// What fights come to.
    pub bouts: Bouts,
    pub(super) mine: Vec<usize>,
    theirs: Vec<usize>,
    mates: Vec<(u16, usize)>,
}

impl Rollout {
    /// For that field; the same seed plays the same.
    #[must_use]
    pub fn new(field: &Field, seed: u64) -> Self {
        Self {
            chance: Chance(seed),
            ways: Ways::default(),
            bouts: Bouts::new(field),
            mine: Vec::new(),
            theirs: Vec::new(),
            mates: Vec::new(),
        }
    }

    /// Plays on for so many turns, and says how the teams stand then.
    pub fn play(&mut self, field: &Field, state: &mut State, turns: usize) -> Values {
        for _ in 0..turns {
            if state.over {
                break;
            }
            self.turn(field, state);
        }
        values(field, state, &mut self.ways)
    }

    /// The rest of a turn.
    pub fn turn(&mut self, field: &Field, state: &mut State) {
        let team = state.turn;
        self.gather(state);
        if !state.flags.is_empty() {
            self.flag_tasks(field, state);
        }
        for _ in 0..FIGHTS {
            if state.over || state.turn != team || state.pom == 0 || !self.fight(field, state) {
                break;
            }
        }
        if !state.over && state.turn == team && state.pom > 0 {
            self.advance(field, state);
        }
        if !state.over && state.turn == team {
            state.end(field, &mut self.chance);
        }
    }

    fn gather(&mut self, state: &State) {
        self.mine.clear();
        self.theirs.clear();
        for (number, pawn) in state.pawns.iter().enumerate() {
            if pawn.square != NOWHERE {
                if pawn.team == state.turn { &mut self.mine } else { &mut self.theirs }.push(number);
            }
        }
    }

    // Fights

    /// What it means to lose that pawn.
    pub fn worth(&mut self, field: &Field, state: &State, number: usize) -> f32 {
        let pawn = &state.pawns[number];
        let mut value = if field.pawns_return() { 0.55 } else { 1.0 };
        match field.data.game_type {
            GameType::TheFlag | GameType::TheirFlag => {
                for flag in state.flags.iter().filter(|flag| flag.square == pawn.square) {
                    value += if flag.carried { 2.0 } else { GUARD };
                }
            }
            GameType::Hill => {
                if field.data.hills.iter().any(|hill| hill.contains(&pawn.square)) {
                    value += 0.6;
                }
            }
            GameType::Missions => {
                let on = |goal: &super::field::Goal| {
                    goal.team == usize::from(pawn.team) && goal.square == pawn.square
                };
                if field.data.goals.iter().any(on) {
                    value += 0.8;
                }
            }
            GameType::Elimination => {}
        }
        value
    }

    fn fight(&mut self, field: &Field, state: &mut State) -> bool {
        let mut best = EAGER;
        let mut chosen: Option<Attempt> = None;
        for at in 0..self.theirs.len() {
            let enemy = self.theirs[at];
            let square = state.pawns[enemy].square;
            if square == NOWHERE {
                continue;
            }
            let row = self.ways.to(field, state, square);
            self.find_mates(field, state, square, &row);
            if self.mates.is_empty() {
                continue;
            }
            let tile = state.footing(field, &state.pawns[enemy]);
            let mut support = 0;
            for &other in &self.theirs {
                let pawn = &state.pawns[other];
                if other != enemy
                    && pawn.team == state.pawns[enemy].team
                    && pawn.square != NOWHERE
                    && row[pawn.square as usize] <= 2
                {
                    support += 1;
                }
            }
            let edge = tile.cover - tile.defence - (support + 1) / 2;
            let prize = self.worth(field, state, enemy);
            let loss = if field.pawns_return() { 0.55 } else { 1.0 };
            let mut cost = 0;
            let mut gang = [0; GANG];
            for (size, &(way, mate)) in self.mates.iter().take(GANG).enumerate() {
                cost += way;
                if cost >= state.pom {
                    break;
                }
                gang[size] = mate;
                let bout = self.bouts.of(edge + size as i32, size + 1, usize::from(state.pom - cost));
                let noise = f32::from(self.chance.below(64) as u8) / 1000.0;
                let value = bout.win * prize - bout.loss * loss - 0.01 * f32::from(cost) + noise;
                if value > best {
                    best = value;
                    chosen = Some(Attempt { enemy, row: row.clone(), gang, size: size + 1 });
                }
            }
        }
        let Some(Attempt { enemy, row, gang, size }) = chosen else { return false };
        let square = state.pawns[enemy].square;
        for &mate in &gang[..size] {
            if !field.are_near(state.pawns[mate].square, square) {
                self.walk(field, state, mate, &row, Some(square), f32::INFINITY);
                if state.over {
                    return false;
                }
            }
        }
        self.strike(field, state, enemy, &gang[..size])
    }

    /// Who could come next to that square, and for how much, the nearest first.
    fn find_mates(&mut self, field: &Field, state: &State, square: Square, row: &[u16]) {
        self.mates.clear();
        for &one in &self.mine {
            let pawn = &state.pawns[one];
            if pawn.spent || pawn.square == NOWHERE {
                continue;
            }
            let way = row[pawn.square as usize];
            let way = if way < 8 && field.are_near(pawn.square, square) {
                0
            } else if pawn.stopped || way.saturating_sub(1) >= state.pom {
                continue;
            } else {
                way.max(2) - 1
            };
            let at = self.mates.iter().position(|&(other, _)| other > way).unwrap_or(self.mates.len());
            self.mates.insert(at, (way, one));
        }
    }

    /// Attacks as long as it is worth it; whether anything came of it.
    fn strike(&mut self, field: &Field, state: &mut State, enemy: usize, gang: &[usize]) -> bool {
        let team = state.turn;
        let square = state.pawns[enemy].square;
        let prize = self.worth(field, state, enemy);
        let mut struck = false;
        while state.pom > 0 {
            let mut best: Option<(i32, usize)> = None;
            for &mate in gang {
                let pawn = &state.pawns[mate];
                if !pawn.spent && pawn.square != NOWHERE && field.are_near(pawn.square, square) {
                    let (plus, minus) = state.modifiers(field, mate, enemy, false);
                    if best.is_none_or(|(edge, _)| plus - minus > edge) {
                        best = Some((plus - minus, mate));
                    }
                }
            }
            let Some((edge, mate)) = best else { break };
            let (win, _, lose) = field.odds(edge).chances();
            if win as f32 * prize <= lose as f32 * self.worth(field, state, mate) {
                break;
            }
            struck = true;
            let outcome = state.roll(field, mate, enemy, false, &mut self.chance);
            state.attack(field, mate, enemy, outcome, &mut self.chance);
            if outcome == Outcome::Win || state.over || state.turn != team {
                break;
            }
        }
        struck
    }

    // Places

    /// How likely a pawn on that square is lost in the enemies' next turn.
    pub fn threat(&mut self, field: &Field, state: &State, team: u8, square: Square) -> f32 {
        let row = self.ways.to(field, state, square);
        let mut near = [FAR; GANG];
        for pawn in &state.pawns {
            if pawn.team == team || pawn.square == NOWHERE {
                continue;
            }
            let mut way = row[pawn.square as usize].saturating_sub(1);
            for place in &mut near {
                if way < *place {
                    std::mem::swap(&mut way, place);
                }
            }
        }
        let (mut cost, mut gang) = (0, 0);
        for way in near {
            if cost + way >= field.usual_pom {
                break;
            }
            cost += way;
            gang += 1;
        }
        if gang == 0 {
            return 0.0;
        }
        let tile = state.tile(field, square);
        let edge = gang as i32 - 1 + tile.cover - tile.defence;
        self.bouts.of(edge, gang, usize::from(field.usual_pom - cost)).win
    }

    fn advance(&mut self, field: &Field, state: &mut State) {
        let team = state.turn;
        let daring = [0.25, 0.5, 0.75, 1.0][self.chance.below(4)];
        let count = self.mine.len();
        let first = self.chance.below(count.max(1));
        for at in 0..count {
            let one = self.mine[(at + first) % count];
            let pawn = state.pawns[one];
            if pawn.square == NOWHERE || pawn.stopped || pawn.spent || state.pom == 0 {
                continue;
            }
            if let Some(row) = self.objective(field, state, one) {
                self.walk(field, state, one, &row, None, daring);
            }
            if state.over || state.turn != team {
                return;
            }
        }
    }

    /// The way to where that pawn should go.
    pub(super) fn objective(&mut self, field: &Field, state: &State, number: usize) -> Option<Rc<[u16]>> {
        let pawn = state.pawns[number];
        let mut best: Option<(u16, Rc<[u16]>)> = None;
        let mut look = |ways: &mut Ways, square: Square| {
            let row = ways.to(field, state, square);
            let way = row[pawn.square as usize];
            if best.as_ref().is_none_or(|&(other, _)| way < other) {
                best = Some((way, row));
            }
        };
        match field.data.game_type {
            GameType::TheFlag | GameType::TheirFlag => {
                for flag in &state.flags {
                    let mine = flag.team == pawn.team as i8;
                    let held = flag.carried && state.is_on(pawn.team, flag.square);
                    if flag.square != NOWHERE && !held && (!mine || flag.carried) {
                        look(&mut self.ways, flag.square);
                    }
                }
            }
            GameType::Hill => {
                for &square in field.data.hills.iter().flatten() {
                    look(&mut self.ways, square);
                }
            }
            GameType::Missions => {
                for goal in &field.data.goals {
                    let reach = matches!(goal.kind, GoalKind::Reach | GoalKind::Hold);
                    if goal.team == usize::from(pawn.team) && reach {
                        look(&mut self.ways, goal.square);
                    }
                }
            }
            GameType::Elimination => {}
        }
        if best.is_none() {
            for enemy in &state.pawns {
                let square = enemy.square;
                if square != NOWHERE && enemy.team != pawn.team {
                    let row = self.ways.to(field, state, square);
                    let way = row[pawn.square as usize];
                    if best.as_ref().is_none_or(|&(other, _)| way < other) {
                        best = Some((way, row));
                    }
                }
            }
        }
        best.map(|(_, row)| row)
    }

    /// Goes down a row, step by step, as far as points, others and daring allow; or until next to a square.
    pub(super) fn walk(
        &mut self,
        field: &Field,
        state: &mut State,
        number: usize,
        row: &[u16],
        until: Option<Square>,
        daring: f32,
    ) {
        loop {
            let pawn = state.pawns[number];
            let here = row[pawn.square as usize];
            let cost = state.cost(field, pawn.kind, pawn.square);
            if here == 0 || pawn.stopped || cost > state.pom {
                return;
            }
            if until.is_some_and(|square| field.are_near(pawn.square, square)) {
                return;
            }
            let mut best: Option<(u16, Square)> = None;
            for &square in field.steps(pawn.square) {
                let way = row[square as usize];
                if way < here
                    && best.is_none_or(|(other, _)| way < other)
                    && state.is_free(square)
                    && state.may_enter(field, pawn.kind, square)
                    && state.tile(field, square).enterable
                {
                    best = Some((way, square));
                }
            }
            let Some((_, square)) = best else { return };
            if daring < 1.0 && self.threat(field, state, pawn.team, square) > daring {
                return;
            }
            // A tile that holds a pawn holds it wherever on the way it is.
            let decided = state.step(field, number, square, true, &mut self.chance);
            if state.over || decided {
                return;
            }
        }
    }
}
