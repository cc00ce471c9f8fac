//! Rollout policy: flags first, then profitable fights, then progress towards the objective.

use std::rc::Rc;

use super::actions::Outcome;
use super::field::{Field, GameType, GoalKind};
use super::movement::{DistanceCache, FAR};
use super::state::{NOWHERE, Square, State};
use super::values::{FightTable, MAX_ATTACKERS, Values, values};
use crate::playout::Chance;

/// Minimum value of a fight.
const MIN_FIGHT_VALUE: f32 = 0.03;
/// Value of a pawn that guards a flag.
const GUARD_VALUE: f32 = 0.7;
/// Most fights in a turn.
const MAX_FIGHTS: usize = 5;

/// A possible fight: the enemy, the distances to it, and the attackers.
struct Attempt {
    enemy: usize,
    row: Rc<[u16]>,
    attackers: [usize; MAX_ATTACKERS],
    size: usize,
}

/// The nearest of the squares that were looked at.
#[derive(Default)]
struct Nearest {
    way: u16,
    /// The way of all pawns of the team, if it was needed.
    of_team: Option<u32>,
    /// Number of squares that are as near.
    equal: usize,
    /// Distances to it.
    row: Option<Rc<[u16]>>,
}

/// The way of all pawns of a team together.
fn of_team(state: &State, team: u8, row: &[u16]) -> u32 {
    let pawns = state.pawns.iter().filter(|pawn| pawn.team == team && pawn.square != NOWHERE);
    pawns.map(|pawn| u32::from(row[pawn.square as usize])).sum()
}

/// Plays all teams, with reusable buffers.
#[derive(Debug)]
pub struct Rollout {
    /// Random generator.
    pub chance: Chance,
    /// Distance cache.
    pub distances: DistanceCache,
    /// Fight odds.
    pub fight_table: FightTable,
    pub(super) mine: Vec<usize>,
    theirs: Vec<usize>,
    supporters: Vec<(u16, usize)>,
    /// Flags to be taken: the way to each, a random number and its index.
    pub(super) wanted: Vec<(u16, u64, usize)>,
}

impl Rollout {
    /// The same seed gives the same rollout.
    #[must_use]
    pub fn new(field: &Field, seed: u64) -> Self {
        Self {
            chance: Chance(seed),
            distances: DistanceCache::default(),
            fight_table: FightTable::new(field),
            mine: Vec::new(),
            theirs: Vec::new(),
            supporters: Vec::new(),
            wanted: Vec::new(),
        }
    }

    /// Plays the given number of turns and evaluates the position.
    pub fn play(&mut self, field: &Field, state: &mut State, turns: usize) -> Values {
        for _ in 0..turns {
            if state.over {
                break;
            }
            self.turn(field, state);
        }
        values(field, state, self)
    }

    /// Plays the rest of a turn.
    pub fn turn(&mut self, field: &Field, state: &mut State) {
        let team = state.turn;
        self.gather(state);
        if !state.flags.is_empty() {
            self.flag_tasks(field, state);
        }
        for _ in 0..MAX_FIGHTS {
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

    /// Value of a pawn to its team.
    pub fn pawn_value(&mut self, field: &Field, state: &State, number: usize) -> f32 {
        let pawn = &state.pawns[number];
        let mut value = if field.pawns_return() { 0.55 } else { 1.0 };
        match field.data.game_type {
            GameType::TheFlag | GameType::TheirFlag => {
                for flag in state.flags.iter().filter(|flag| flag.square == pawn.square) {
                    value += if flag.carried { 2.0 } else { GUARD_VALUE };
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
        let mut best = MIN_FIGHT_VALUE;
        let mut chosen: Option<Attempt> = None;
        for at in 0..self.theirs.len() {
            let enemy = self.theirs[at];
            let square = state.pawns[enemy].square;
            if square == NOWHERE {
                continue;
            }
            let row = self.distances.to(field, state, square);
            self.find_supporters(field, state, square, &row);
            if self.supporters.is_empty() {
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
            let prize = self.pawn_value(field, state, enemy);
            let loss = if field.pawns_return() { 0.55 } else { 1.0 };
            let mut cost = 0;
            let mut attackers = [0; MAX_ATTACKERS];
            for (size, &(way, supporter)) in self.supporters.iter().take(MAX_ATTACKERS).enumerate() {
                cost += way;
                if cost >= state.pom {
                    break;
                }
                attackers[size] = supporter;
                let odds = self.fight_table.of(edge + size as i32, size + 1, usize::from(state.pom - cost));
                let noise = f32::from(self.chance.below(64) as u8) / 1000.0;
                let value = odds.win * prize - odds.loss * loss - 0.01 * f32::from(cost) + noise;
                if value > best {
                    best = value;
                    chosen = Some(Attempt { enemy, row: row.clone(), attackers, size: size + 1 });
                }
            }
        }
        let Some(Attempt { enemy, row, attackers, size }) = chosen else { return false };
        let square = state.pawns[enemy].square;
        for &supporter in &attackers[..size] {
            if !field.are_near(state.pawns[supporter].square, square) {
                self.walk(field, state, supporter, &row, Some(square), f32::INFINITY);
                if state.over {
                    return false;
                }
            }
        }
        self.strike(field, state, enemy, &attackers[..size])
    }

    /// Own pawns that can get next to a square, with the cost, nearest first.
    fn find_supporters(&mut self, field: &Field, state: &State, square: Square, row: &[u16]) {
        self.supporters.clear();
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
            let at =
                self.supporters.iter().position(|&(other, _)| other > way).unwrap_or(self.supporters.len());
            self.supporters.insert(at, (way, one));
        }
    }

    /// Attacks while it is profitable; returns whether anything changed.
    fn strike(&mut self, field: &Field, state: &mut State, enemy: usize, attackers: &[usize]) -> bool {
        let team = state.turn;
        let square = state.pawns[enemy].square;
        let prize = self.pawn_value(field, state, enemy);
        let mut struck = false;
        while state.pom > 0 {
            let mut best: Option<(i32, usize)> = None;
            for &supporter in attackers {
                let pawn = &state.pawns[supporter];
                if !pawn.spent && pawn.square != NOWHERE && field.are_near(pawn.square, square) {
                    let (plus, minus) = state.modifiers(field, supporter, enemy, false);
                    if best.is_none_or(|(edge, _)| plus - minus > edge) {
                        best = Some((plus - minus, supporter));
                    }
                }
            }
            let Some((edge, supporter)) = best else { break };
            let (win, _, lose) = field.odds(edge).chances();
            if win as f32 * prize <= lose as f32 * self.pawn_value(field, state, supporter) {
                break;
            }
            struck = true;
            let outcome = state.roll(field, supporter, enemy, false, &mut self.chance);
            state.attack(field, supporter, enemy, outcome, &mut self.chance);
            if outcome == Outcome::Win || state.over || state.turn != team {
                break;
            }
        }
        struck
    }

    // Places

    /// Probability that a pawn on that square is lost in the enemies' next turn.
    pub fn threat(&mut self, field: &Field, state: &State, team: u8, square: Square) -> f32 {
        let row = self.distances.to(field, state, square);
        let mut near = [FAR; MAX_ATTACKERS];
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
        let (mut cost, mut attackers) = (0, 0);
        for way in near {
            if cost + way >= field.usual_pom {
                break;
            }
            cost += way;
            attackers += 1;
        }
        if attackers == 0 {
            return 0.0;
        }
        let tile = state.tile(field, square);
        let edge = attackers as i32 - 1 + tile.cover - tile.defence;
        self.fight_table.of(edge, attackers, usize::from(field.usual_pom - cost)).win
    }

    fn advance(&mut self, field: &Field, state: &mut State) {
        let team = state.turn;
        let risk = [0.25, 0.5, 0.75, 1.0][self.chance.below(4)];
        let count = self.mine.len();
        let first = self.chance.below(count.max(1));
        for at in 0..count {
            let one = self.mine[(at + first) % count];
            let pawn = state.pawns[one];
            if pawn.square == NOWHERE || pawn.stopped || pawn.spent || state.pom == 0 {
                continue;
            }
            if let Some(row) = self.objective(field, state, one) {
                self.walk(field, state, one, &row, None, risk);
            }
            if state.over || state.turn != team {
                return;
            }
        }
    }

    /// Distances to the objective of a pawn.
    pub(super) fn objective(&mut self, field: &Field, state: &State, number: usize) -> Option<Rc<[u16]>> {
        let pawn = state.pawns[number];
        let mut nearest = Nearest::default();
        match field.data.game_type {
            GameType::TheFlag | GameType::TheirFlag => {
                for flag in &state.flags {
                    let mine = flag.team == pawn.team as i8;
                    let held = flag.carried && state.is_on(pawn.team, flag.square);
                    if flag.square != NOWHERE && !held && (!mine || flag.carried) {
                        self.look(field, state, number, flag.square, &mut nearest);
                    }
                }
            }
            GameType::Hill => {
                for &square in field.data.hills.iter().flatten() {
                    self.look(field, state, number, square, &mut nearest);
                }
            }
            GameType::Missions => {
                for goal in &field.data.goals {
                    let reach = matches!(goal.kind, GoalKind::Reach | GoalKind::Hold);
                    if goal.team == usize::from(pawn.team) && reach {
                        self.look(field, state, number, goal.square, &mut nearest);
                    }
                }
            }
            GameType::Elimination => {}
        }
        if nearest.row.is_none() {
            for enemy in &state.pawns {
                if enemy.square != NOWHERE && enemy.team != pawn.team {
                    self.look(field, state, number, enemy.square, &mut nearest);
                }
            }
        }
        nearest.row
    }

    /// Keeps a square if it is nearer to the pawn than those before; of two that are as near, the one that is nearer to
    /// its team, so that pawns go together; else either, so that no seat is chosen for its number.
    fn look(&mut self, field: &Field, state: &State, number: usize, square: Square, nearest: &mut Nearest) {
        let pawn = state.pawns[number];
        let row = self.distances.to(field, state, square);
        let way = row[pawn.square as usize];
        if nearest.row.is_some() && way > nearest.way {
            return;
        }
        if nearest.row.is_none() || way < nearest.way {
            *nearest = Nearest { way, of_team: None, equal: 1, row: Some(row) };
            return;
        }
        let of_all = of_team(state, pawn.team, &row);
        let before = *nearest
            .of_team
            .get_or_insert_with(|| nearest.row.as_ref().map_or(0, |row| of_team(state, pawn.team, row)));
        if of_all < before {
            *nearest = Nearest { way, of_team: Some(of_all), equal: 1, row: Some(row) };
        } else if of_all == before {
            nearest.equal += 1;
            if self.chance.below(nearest.equal) == 0 {
                nearest.row = Some(row);
            }
        }
    }

    /// Moves down a distance map step by step, as far as points, other pawns and the accepted risk allow, or
    /// until next to a square.
    pub(super) fn walk(
        &mut self,
        field: &Field,
        state: &mut State,
        number: usize,
        row: &[u16],
        until: Option<Square>,
        risk: f32,
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
            // Of two ways that are as short, either: one direction would suit one seat better than another.
            let mut best: Option<(u16, Square)> = None;
            let mut equal = 1;
            for &square in field.steps(pawn.square) {
                let way = row[square as usize];
                if way < here
                    && best.is_none_or(|(other, _)| way <= other)
                    && state.is_free(square)
                    && state.may_enter(field, pawn.kind, square)
                    && state.tile(field, square).enterable
                {
                    equal = if best.is_some_and(|(other, _)| way == other) { equal + 1 } else { 1 };
                    if equal == 1 || self.chance.below(equal) == 0 {
                        best = Some((way, square));
                    }
                }
            }
            let Some((_, square)) = best else { return };
            if risk < 1.0 && self.threat(field, state, pawn.team, square) > risk {
                return;
            }
            // A tile that stops a pawn stops it anywhere on the path.
            let decided = state.step(field, number, square, true, &mut self.chance);
            if state.over || decided {
                return;
            }
        }
    }
}
