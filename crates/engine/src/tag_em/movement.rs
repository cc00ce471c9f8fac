//! Movement: step costs, permitted squares, reach (TE-10 to TE-12, TE-51).

use std::rc::Rc;

use super::field::{Field, Kind};
use super::state::{NOWHERE, Pawn, Square, State};

impl State {
    /// TE-11: Points of Movement to leave a square; a vehicle always pays 1.
    #[inline]
    #[must_use]
    pub fn cost(&self, field: &Field, kind: Kind, square: Square) -> u16 {
        if kind.walks() { self.tile(field, square).cost } else { 1 }
    }

    /// Whether the tile admits that kind of pawn, ignoring other pawns.
    #[inline]
    #[must_use]
    pub fn may_enter(&self, field: &Field, kind: Kind, square: Square) -> bool {
        let tile = self.tile(field, square);
        match kind {
            Kind::Boat => tile.boats,
            Kind::Land => tile.vehicles,
            Kind::Helicopter => true,
            Kind::Pawn | Kind::Sniper => tile.on_foot,
        }
    }

    /// TE-12: whether a pawn that enters moves no further this turn.
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

/// Squares in reach of a pawn, with reusable buffers.
#[derive(Debug, Default)]
pub struct Reach {
    /// Squares where the pawn could end its move, cheapest first.
    pub found: Vec<Square>,
    cost: Vec<u16>,
    before: Vec<Square>,
    touched: Vec<Square>,
    queue: Vec<Vec<Square>>,
}

const UNKNOWN: u16 = u16::MAX;

impl Reach {
    /// Computes the reach of a pawn with that many points, given the other pawns.
    pub fn compute(&mut self, field: &Field, state: &State, pawn: &Pawn, pom: u16) {
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

    /// Cost of a square; `None` if out of reach.
    #[must_use]
    pub fn cost(&self, square: Square) -> Option<u16> {
        Some(self.cost[square as usize]).filter(|&cost| cost != UNKNOWN && cost != 0)
    }

    /// Cheapest path to a square in reach, starting at the pawn's square.
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

/// Distance of unreachable squares.
pub const FAR: u16 = 20_000;

/// Cache of distance maps: Points of Movement from each square to a target, ignoring other pawns; computed on
/// demand.
#[derive(Debug, Default)]
pub struct DistanceCache {
    rows: Vec<Option<Rc<[u16]>>>,
    cached: usize,
}

/// Most cached numbers.
const MAX_CACHED: usize = 1 << 24;

impl DistanceCache {
    /// Distances of all squares to a target.
    pub fn to(&mut self, field: &Field, state: &State, target: Square) -> Rc<[u16]> {
        let squares = field.squares();
        if self.rows.len() != squares || self.cached > MAX_CACHED {
            self.rows = vec![None; squares];
            self.cached = 0;
        }
        let row = &mut self.rows[target as usize];
        if row.is_none() {
            self.cached += squares;
        }
        row.get_or_insert_with(|| distances_to(field, state, target)).clone()
    }
}

fn distances_to(field: &Field, state: &State, target: Square) -> Rc<[u16]> {
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
                if tile.on_foot && further < usize::from(best[other as usize]) {
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
