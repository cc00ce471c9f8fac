//! Movement: what a step costs, who may go where, what a pawn can reach (TE-10 to TE-12, TE-51).

use std::rc::Rc;

use super::field::{Field, Kind};
use super::state::{NOWHERE, Pawn, Square, State};

impl State {
    /// TE-11: the Points of Movement it takes to leave that square; a vehicle always pays 1.
    #[inline]
    #[must_use]
    pub fn cost(&self, field: &Field, kind: Kind, square: Square) -> u16 {
        if kind.walks() { self.tile(field, square).cost } else { 1 }
    }

    /// Whether the tile lets that kind of pawn in, whoever stands there.
    #[inline]
    #[must_use]
    pub fn may_enter(&self, field: &Field, kind: Kind, square: Square) -> bool {
        let tile = self.tile(field, square);
        match kind {
            Kind::Boat => tile.boats,
            Kind::Land => tile.vehicles,
            Kind::Helicopter => true,
            Kind::Pawn | Kind::Sniper => tile.enterable,
        }
    }

    /// TE-12: whether who enters moves no more this turn.
    #[inline]
    #[must_use]
    pub fn stops(&self, field: &Field, kind: Kind, square: Square) -> bool {
        kind != Kind::Helicopter && self.tile(field, square).stops
    }

    /// Whether a pawn of that kind can end its move there.
    #[must_use]
    pub fn may_stay(&self, field: &Field, kind: Kind, square: Square) -> bool {
        self.is_free(square) && (kind != Kind::Helicopter || self.tile(field, square).enterable)
    }
}

/// What a pawn can reach. The memory is used again for the next one.
#[derive(Debug, Default)]
pub struct Reach {
    /// The squares where it could end up, cheapest first.
    pub found: Vec<Square>,
    cost: Vec<u16>,
    before: Vec<Square>,
    touched: Vec<Square>,
    queue: Vec<Vec<Square>>,
}

const UNKNOWN: u16 = u16::MAX;

impl Reach {
    /// Works out what that pawn can reach with so many points, others standing where they stand.
    pub fn look(&mut self, field: &Field, state: &State, pawn: &Pawn, pom: u16) {
        self.clear(field.squares());
        if pawn.stopped || pawn.spent || pawn.square == NOWHERE {
            return;
        }
        let flies = pawn.kind == Kind::Helicopter;
        self.queue.resize_with(usize::from(pom) + 1, Vec::new);
        self.set(pawn.square, 0, pawn.square);
        self.queue[0].push(pawn.square);
        for spent in 0..=pom {
            let mut at = 0;
            while let Some(&square) = self.queue[usize::from(spent)].get(at) {
                at += 1;
                if self.cost[square as usize] != spent {
                    continue;
                }
                if square != pawn.square {
                    if !flies || state.may_stay(field, pawn.kind, square) {
                        self.found.push(square);
                    }
                    if state.stops(field, pawn.kind, square) {
                        continue;
                    }
                }
                let further = spent + state.cost(field, pawn.kind, square);
                if further > pom {
                    continue;
                }
                for &other in field.steps(square) {
                    if further < self.cost[other as usize]
                        && state.may_enter(field, pawn.kind, other)
                        && (flies || state.is_free(other))
                    {
                        self.set(other, further, square);
                        self.queue[usize::from(further)].push(other);
                    }
                }
            }
            self.queue[usize::from(spent)].clear();
        }
    }

    fn clear(&mut self, squares: usize) {
        for &square in &self.touched {
            self.cost[square as usize] = UNKNOWN;
        }
        self.touched.clear();
        self.found.clear();
        self.cost.resize(squares, UNKNOWN);
        self.before.resize(squares, NOWHERE);
    }

    fn set(&mut self, square: Square, cost: u16, before: Square) {
        if self.cost[square as usize] == UNKNOWN {
            self.touched.push(square);
        }
        self.cost[square as usize] = cost;
        self.before[square as usize] = before;
    }

    /// What it costs to go there; none if the pawn cannot.
    #[must_use]
    pub fn cost(&self, square: Square) -> Option<u16> {
        Some(self.cost[square as usize]).filter(|&cost| cost != UNKNOWN && cost != 0)
    }

    /// The cheapest path to a square that was found, from where the pawn stands.
    #[must_use]
    pub fn path(&self, to: Square) -> Vec<Square> {
        let mut path = vec![to];
        let mut at = to;
        while self.cost[at as usize] != 0 {
            at = self.before[at as usize];
            path.push(at);
        }
        path.reverse();
        path
    }
}

/// Farther than anything.
pub const FAR: u16 = 20_000;

/// For each square the Points of Movement it takes a pawn to get to a square, others ignored; worked out when it is
/// asked for, and kept.
#[derive(Debug, Default)]
pub struct Ways {
    rows: Vec<Option<Rc<[u16]>>>,
    kept: usize,
}

/// How many numbers are kept at the most.
const MOST: usize = 1 << 24;

impl Ways {
    /// The way to that square from each.
    pub fn to(&mut self, field: &Field, state: &State, target: Square) -> Rc<[u16]> {
        let squares = field.squares();
        if self.rows.len() != squares || self.kept > MOST {
            self.rows = vec![None; squares];
            self.kept = 0;
        }
        let row = &mut self.rows[target as usize];
        if row.is_none() {
            self.kept += squares;
        }
        row.get_or_insert_with(|| ways_to(field, state, target)).clone()
    }
}

fn ways_to(field: &Field, state: &State, target: Square) -> Rc<[u16]> {
    let mut best = vec![FAR; field.squares()];
    best[target as usize] = 0;
    let mut queue = vec![vec![target]];
    let mut spent = 0;
    while spent < queue.len() {
        let mut at = 0;
        while let Some(&square) = queue[spent].get(at) {
            at += 1;
            if usize::from(best[square as usize]) != spent {
                continue;
            }
            for &other in field.steps(square) {
                let tile = state.tile(field, other);
                let further = spent + usize::from(tile.cost);
                if tile.enterable && further < usize::from(best[other as usize]) {
                    best[other as usize] = further as u16;
                    if queue.len() <= further {
                        queue.resize_with(further + 1, Vec::new);
                    }
                    queue[further].push(other);
                }
            }
        }
        queue[spent] = Vec::new();
        spent += 1;
    }
    best.into()
}
