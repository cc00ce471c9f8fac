//! The game by small actions: a command is its verb and its squares, a path is spelled step by step.

use std::sync::Arc;

use super::actions::Outcome;
use super::field::{Field, Kind};
use super::state::{NOWHERE, Square, State, THE_FLAG};
use super::turns::Luck;
use crate::environments::{Environment, Numbers, Values};
use crate::letters::BadInput;
use crate::playout::Chance;

/// Verb of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verb {
    Move,
    Attack,
    Shoot,
    Respawn,
}

/// Numbers of the small actions.
#[derive(Clone, Copy, Debug)]
struct Actions {
    undo: u32,
    done: u32,
    walk: u32,
    end: u32,
    attack: u32,
    shoot: u32,
    respawn: u32,
    /// The first square; the others follow.
    squares: u32,
}

/// Starts of the fields of an observation.
#[derive(Clone, Copy, Debug)]
struct Fields {
    pawns: usize,
    kinds: usize,
    stopped: usize,
    spent: usize,
    flags: usize,
    carried: usize,
    starts: usize,
    goals: usize,
    fell: usize,
    pom: usize,
    round: usize,
    out: usize,
    defeats: usize,
    held: usize,
}

/// A pawn whose owner chooses where it respawns (TE-31).
#[derive(Clone, Debug)]
struct Fallen {
    pawn: usize,
    at: Square,
    squares: Vec<Square>,
}

/// A game played by small actions.
#[derive(Clone, Debug)]
pub struct TagEmEnvironment {
    field: Arc<Field>,
    start: Arc<State>,
    state: State,
    players: usize,
    /// Whether the order of turns is rolled (TE-5).
    rolled: bool,
    /// Whether points are the scores, or the pawns left.
    by_points: bool,
    /// Number of the prompt for a respawn, and its seconds.
    prompt: (usize, Option<f32>),
    actions: Actions,
    fields: Fields,
    /// Index of each square in a plane.
    places: Arc<Vec<u32>>,
    /// Squares of a plane.
    area: usize,
    draft: Vec<u32>,
    verb: Option<Verb>,
    squares: Vec<Square>,
    fallen: Option<Fallen>,
    results: Vec<u32>,
}

/// Chance whose results are kept; a choice of squares is left to the owner.
struct Drawn<'a> {
    chance: &'a mut Chance,
    results: &'a mut Vec<u32>,
    squares: Vec<Square>,
}

impl Luck for Drawn<'_> {
    fn pom(&mut self, field: &Field, first: Option<usize>) -> u16 {
        let rolled = field.roll_pom(self.chance);
        self.results.push(u32::from(rolled));
        field.first_pom(rolled, first)
    }

    fn place(&mut self, respawn_squares: &[Square]) -> Square {
        self.squares = respawn_squares.to_vec();
        respawn_squares[0]
    }
}

impl TagEmEnvironment {
    /// A game that begins with that state.
    ///
    /// # Errors
    /// If a field or a small action is missing.
    #[allow(clippy::too_many_arguments)]
    pub fn new(
        field: Arc<Field>,
        start: State,
        rolled: bool,
        by_points: bool,
        prompt: (usize, Option<f32>),
        layout: &Numbers,
        actions: &Numbers,
        squares: usize,
        places: Vec<u32>,
        area: usize,
    ) -> Result<Self, BadInput> {
        let number = |name: &str| actions.of(name).map(|number| number as u32);
        let actions = Actions {
            undo: number("undo")?,
            done: number("done")?,
            walk: number("move")?,
            end: number("end")?,
            attack: number("attack")?,
            shoot: number("shoot")?,
            respawn: number("respawn")?,
            squares: squares as u32,
        };
        let fields = Fields {
            pawns: layout.of("pawns")?,
            kinds: layout.of("kinds")?,
            stopped: layout.of("stopped")?,
            spent: layout.of("spent")?,
            flags: layout.of("flags")?,
            carried: layout.of("carried")?,
            starts: layout.of("starts")?,
            goals: layout.of("goals")?,
            fell: layout.of("fell")?,
            pom: layout.of("pom")?,
            round: layout.of("round")?,
            out: layout.of("out")?,
            defeats: layout.of("defeats")?,
            held: layout.of("held")?,
        };
        Ok(Self {
            players: start.order.len(),
            state: start.clone(),
            start: Arc::new(start),
            field,
            rolled,
            by_points,
            prompt,
            actions,
            fields,
            places: Arc::new(places),
            area,
            draft: Vec::new(),
            verb: None,
            squares: Vec::new(),
            fallen: None,
            results: Vec::new(),
        })
    }

    fn square(&self, square: Square) -> u32 {
        self.actions.squares + square
    }

    /// Calls `found` with the squares to which a path may go on.
    fn steps(&self, number: usize, path: &[Square], mut found: impl FnMut(Square)) {
        let (state, field) = (&self.state, &*self.field);
        let pawn = &state.pawns[number];
        let here = path[path.len() - 1];
        if pawn.stopped || pawn.spent || (path.len() > 1 && state.stops(field, pawn.kind, here)) {
            return;
        }
        let spent: u32 = path.iter().map(|&square| u32::from(state.cost(field, pawn.kind, square))).sum();
        if spent > u32::from(state.pom) {
            return;
        }
        for &other in field.steps(here) {
            let is_free = pawn.kind == Kind::Helicopter || state.is_free(other) || other == pawn.square;
            if is_free && state.may_enter(field, pawn.kind, other) {
                found(other);
            }
        }
    }

    fn can_walk(&self, number: usize) -> bool {
        let mut can = false;
        self.steps(number, &[self.state.pawns[number].square], |_| can = true);
        can
    }

    /// Calls `found` with the squares of the enemies that a pawn can attack.
    fn targets(&self, number: usize, far: bool, mut found: impl FnMut(Square)) {
        if self.state.pom > 0 {
            self.state.targets(&self.field, number, |other, is_far| {
                if is_far == far {
                    found(self.state.pawns[other].square);
                }
            });
        }
    }

    fn can_attack(&self, number: usize, far: bool) -> bool {
        let mut can = false;
        self.targets(number, far, |_| can = true);
        can
    }

    /// The pawns of the team on turn.
    fn mine(&self) -> impl Iterator<Item = usize> + '_ {
        let pawns = self.state.pawns.iter().enumerate();
        pawns
            .filter(|(_, pawn)| pawn.team == self.state.turn && pawn.square != NOWHERE)
            .map(|(number, _)| number)
    }

    /// Whether the pawn may end its move there (TE-51).
    fn may_stay(&self, number: usize, square: Square) -> bool {
        let pawn = &self.state.pawns[number];
        pawn.kind != Kind::Helicopter
            || (self.state.tile(&self.field, square).enterable
                && (square == pawn.square || self.state.is_free(square)))
    }

    fn clear(&mut self) {
        self.draft.clear();
        self.squares.clear();
        self.verb = None;
    }

    fn end(&mut self, chance: &mut Chance) {
        let mut luck = Drawn { chance, results: &mut self.results, squares: Vec::new() };
        self.state.end(&self.field, &mut luck);
    }

    fn walk(&mut self, chance: &mut Chance) {
        let mut luck = Drawn { chance, results: &mut self.results, squares: Vec::new() };
        self.state.go(&self.field, &self.squares, &mut luck);
    }

    fn attack(&mut self, chance: &mut Chance) {
        let (Some(attacker), Some(defender)) =
            (self.state.at(self.squares[0]), self.state.at(self.squares[1]))
        else {
            return;
        };
        let far = self.verb == Some(Verb::Shoot);
        let outcome = self.state.roll(&self.field, attacker, defender, far, chance);
        self.results.push(outcome as u32);
        let before = [attacker, defender].map(|number| self.state.pawns[number].square);
        let mut luck = Drawn { chance, results: &mut self.results, squares: Vec::new() };
        self.state.attack(&self.field, attacker, defender, outcome, &mut luck);
        let squares = luck.squares;
        if squares.is_empty() {
            return;
        }
        // The owner chooses: until then the pawn is beside the map.
        let (pawn, at) = if outcome == Outcome::Lose { (attacker, before[0]) } else { (defender, before[1]) };
        self.state.pawn_at[squares[0] as usize] = 0;
        self.state.pawns[pawn].square = NOWHERE;
        self.state.pawns[pawn].spent = false;
        self.fallen = Some(Fallen { pawn, at, squares });
    }

    fn respawn(&mut self) {
        let Some(fallen) = self.fallen.take() else { return };
        let square = self.squares[0];
        self.state.pawn_at[square as usize] = fallen.pawn as u16 + 1;
        let turn = self.state.turn;
        let pawn = &mut self.state.pawns[fallen.pawn];
        pawn.square = square;
        pawn.spent = pawn.team == turn;
    }
}

impl Environment for TagEmEnvironment {
    fn begin(&mut self, chance: &mut Chance) {
        self.clear();
        self.fallen = None;
        self.state.copy(&self.start);
        if self.rolled {
            chance.shuffle(&mut self.state.order);
            self.results.extend(self.state.order.iter().map(|&team| u32::from(team)));
        }
        let mut luck = Drawn { chance, results: &mut self.results, squares: Vec::new() };
        self.state.begin(&self.field, 0, false, &mut luck);
    }

    fn seat(&self) -> usize {
        usize::from(match &self.fallen {
            Some(fallen) => self.state.pawns[fallen.pawn].team,
            None => self.state.turn,
        })
    }

    fn act(&mut self, action: usize, chance: &mut Chance) -> bool {
        let (action, names) = (action as u32, self.actions);
        if action == names.undo {
            self.clear();
            return false;
        }
        self.draft.push(action);
        let Some(verb) = self.verb else {
            self.verb = match action {
                one if one == names.walk => Some(Verb::Move),
                one if one == names.attack => Some(Verb::Attack),
                one if one == names.shoot => Some(Verb::Shoot),
                one if one == names.respawn => Some(Verb::Respawn),
                _ => None,
            };
            let is_end = self.verb.is_none();
            if is_end {
                self.end(chance);
                self.clear();
            }
            return is_end;
        };
        if action >= names.squares {
            self.squares.push(action - names.squares);
        }
        match verb {
            Verb::Move if action == names.done => self.walk(chance),
            Verb::Attack | Verb::Shoot if self.squares.len() == 2 => self.attack(chance),
            Verb::Respawn => self.respawn(),
            _ => return false,
        }
        self.clear();
        true
    }

    fn mask(&mut self, found: &mut Vec<u32>) {
        let names = self.actions;
        if !self.draft.is_empty() {
            found.push(names.undo);
        }
        let Some(verb) = self.verb else {
            if self.fallen.is_some() {
                found.push(names.respawn);
                return;
            }
            found.push(names.end);
            if self.mine().any(|number| self.can_walk(number)) {
                found.push(names.walk);
            }
            if self.mine().any(|number| self.can_attack(number, false)) {
                found.push(names.attack);
            }
            if self.mine().any(|number| self.can_attack(number, true)) {
                found.push(names.shoot);
            }
            return;
        };
        let number = self.squares.first().and_then(|&square| self.state.at(square));
        match (verb, number) {
            (Verb::Respawn, _) => {
                found.extend(
                    self.fallen.iter().flat_map(|fallen| &fallen.squares).map(|&one| self.square(one)),
                );
            }
            (Verb::Move, None) => found.extend(
                self.mine()
                    .filter(|&number| self.can_walk(number))
                    .map(|number| self.square(self.state.pawns[number].square)),
            ),
            (Verb::Move, Some(number)) => {
                self.steps(number, &self.squares, |square| found.push(self.square(square)));
                let last = self.squares[self.squares.len() - 1];
                if self.squares.len() > 1 && self.may_stay(number, last) {
                    found.push(names.done);
                }
            }
            (Verb::Attack | Verb::Shoot, None) => found.extend(
                self.mine()
                    .filter(|&number| self.can_attack(number, verb == Verb::Shoot))
                    .map(|number| self.square(self.state.pawns[number].square)),
            ),
            (Verb::Attack | Verb::Shoot, Some(number)) => {
                self.targets(number, verb == Verb::Shoot, |square| found.push(self.square(square)));
            }
        }
    }

    #[allow(clippy::cast_precision_loss)] // numbers are small
    fn observe(&self, values: &mut Values) {
        let (seat, players, area) = (self.seat(), self.players, self.area);
        let (state, fields) = (&self.state, &self.fields);
        let here = |team: usize| (team + players - seat) % players;
        let mut put = |at: usize, value: f32| values.push((at as u32, value));
        let place = |square: Square| self.places[square as usize] as usize;
        for pawn in state.pawns.iter().filter(|pawn| pawn.square != NOWHERE) {
            let at = place(pawn.square);
            put(fields.pawns + here(usize::from(pawn.team)) * area + at, 1.0);
            if pawn.kind != Kind::Pawn {
                put(fields.kinds + (pawn.kind as usize - 1) * area + at, 1.0);
            }
            if pawn.stopped {
                put(fields.stopped + at, 1.0);
            }
            if pawn.spent {
                put(fields.spent + at, 1.0);
            }
        }
        for flag in state.flags.iter().filter(|flag| flag.square != NOWHERE) {
            let owner = if flag.team == THE_FLAG { players } else { here(flag.team as usize) };
            put(fields.flags + owner * area + place(flag.square), 1.0);
            if flag.carried {
                put(fields.carried + place(flag.square), 1.0);
            }
        }
        for (team, &square) in self.field.data.starts.iter().take(players).enumerate() {
            put(fields.starts + here(team) * area + place(square), 1.0);
        }
        for goal in &self.field.data.goals {
            if goal.square != NOWHERE && goal.team < players {
                put(fields.goals + here(goal.team) * area + place(goal.square), 1.0);
            }
        }
        if let Some(fallen) = &self.fallen {
            put(fields.fell + place(fallen.at), 1.0);
        }
        put(fields.pom, f32::from(state.pom));
        put(fields.round, state.round as f32);
        for team in 0..players {
            if !state.plays(team as u8) {
                put(fields.out + here(team), 1.0);
            }
            for (other, &count) in state.defeats[team][..players].iter().enumerate() {
                if count > 0 {
                    put(fields.defeats + here(team) * players + here(other), count as f32);
                }
            }
        }
        for (number, &rounds) in state.held.iter().enumerate() {
            put(fields.held + number, rounds as f32);
        }
    }

    fn draft(&self) -> &[u32] {
        &self.draft
    }

    fn to_move(&self) -> Option<usize> {
        self.fallen.is_none().then_some(usize::from(self.state.turn))
    }

    fn prompt(&self) -> Option<(usize, Option<f32>)> {
        self.fallen.is_some().then_some(self.prompt)
    }

    fn score(&self, seat: usize) -> i32 {
        if self.by_points {
            return self.state.points[seat] as i32;
        }
        self.state
            .pawns
            .iter()
            .filter(|pawn| usize::from(pawn.team) == seat && pawn.square != NOWHERE)
            .count() as i32
    }

    fn winners(&self) -> Option<u8> {
        self.state.over.then_some(self.state.won)
    }

    fn results(&mut self) -> &mut Vec<u32> {
        &mut self.results
    }
}
