//! Endgame solver for two players: the bag is empty, so both racks are known.
//!
//! Iteratively widened alpha-beta search. The first stages look at a few plays of each turn to a limited
//! depth and evaluate cut-off lines by greedy play of both sides; the last stage takes every play to the end.
//! If the budget allows that, the result is exact. A node is one search for plays.

use std::collections::HashMap;

use crate::anagrams::sum_of;
use crate::best::{Scratch, best_last_plays};
use crate::layout::Layout;
use crate::leaves::Leaves;
use crate::letters::{BLANK, BadInput};
use crate::movegen::all_plays;
use crate::moves::Move;
use crate::position::Position;

const INFINITE: i32 = 1_000_000;
/// Stages: plays at the root, plays below it, and depth in turns.
const STAGES: [(usize, usize, usize); 5] =
    [(12, 5, 2), (24, 8, 4), (40, 12, 7), (80, 20, 60), (usize::MAX, usize::MAX, usize::MAX)];
/// This many plays of a position cost one more node: finding and sorting them takes as long.
const PLAYS_PER_NODE: usize = 100;

/// A first move (`None`: pass) and its gain.
pub type RankedMove = (Option<Move>, i32);

/// Result of the search.
#[derive(Clone, Debug)]
pub struct EndgameResult {
    /// First moves, best first, with the final lead that the player still gains, racks included. Only the
    /// first value is guaranteed not to be an overestimate.
    pub ranked: Vec<RankedMove>,
    /// Whether no line was cut off.
    pub exact: bool,
    /// Nodes spent.
    pub nodes: usize,
}

/// Leave values with an empty bag: tiles left are lost.
///
/// # Errors
/// Never: it has no table.
pub fn end_leaves(layout: &Layout) -> Result<Leaves, BadInput> {
    let mut tiles = [0; 64];
    for (tile, value) in tiles.iter_mut().zip(&layout.values) {
        *tile = -1000 * value;
    }
    Leaves::new(tiles, &[])
}

/// Face value of the tiles of a rack.
#[must_use]
pub fn rack_value(layout: &Layout, rack: &[u8]) -> i32 {
    let value = |&tile: &u8| if tile == BLANK { 0 } else { layout.values[usize::from(tile)] };
    rack.iter().map(value).sum()
}

/// Solves the endgame for the player on turn with rack `mine`; `passed`: the opponent has just passed.
///
/// # Errors
/// If a rack is too large.
pub fn solve_endgame(
    position: &Position,
    mine: &[u8],
    theirs: &[u8],
    passed: bool,
    nodes: usize,
    scratch: &mut Scratch,
) -> Result<EndgameResult, BadInput> {
    let mut search = Search {
        scratch,
        ends: end_leaves(position.layout())?,
        nodes,
        spent: 0,
        stage: 0,
        cut: false,
        seen: HashMap::new(),
    };
    let node = Node { position, mine, theirs, passed, key: 0 };
    let mut order: Vec<RankedMove> =
        search.plays(&node, usize::MAX).into_iter().map(Some).map(|play| (play, 0)).collect();
    order.push((None, 0));
    let mut line = EndgameResult { ranked: Vec::new(), exact: false, nodes: 0 };
    for (stage, (wide, ..)) in STAGES.into_iter().enumerate() {
        search.stage = stage;
        search.cut = order.len() > wide;
        let (found, whole) = search.root(&node, &order);
        if found.is_empty() {
            break;
        }
        // Moves that were not searched any more follow the searched ones, in their previous order.
        let mut ranked = found;
        for one in &order {
            if !ranked.iter().any(|other| other.0 == one.0) {
                ranked.push(*one);
            }
        }
        order.clone_from(&ranked);
        line.exact = whole && !search.cut;
        line.ranked = ranked;
        if !whole || line.exact {
            break;
        }
    }
    if line.ranked.is_empty() {
        line.ranked = order;
        let first = &mut line.ranked[0];
        first.1 = search.greedy_gain(&node, first.0.as_ref());
    }
    line.nodes = search.spent;
    Ok(line)
}

/// The node budget is used up.
struct BudgetSpent;

/// A position in the search.
struct Node<'a> {
    position: &'a Position,
    mine: &'a [u8],
    theirs: &'a [u8],
    passed: bool,
    /// Hash of the tiles laid since the root.
    key: u64,
}

impl Node<'_> {
    /// Key of the transposition table: tiles laid, racks, and whether the opponent has just passed.
    fn table_key(&self) -> u64 {
        let mine = self.mine.iter().fold(0u64, |sum, &tile| sum.wrapping_add(sum_of(tile)));
        self.key.wrapping_mul(0x94d0_49bb_1331_11eb) ^ mine.rotate_left(17) ^ u64::from(self.passed)
    }
}

/// An entry of the transposition table.
#[derive(Clone, Copy)]
struct Entry {
    stage: usize,
    depth: usize,
    low: i32,
    high: i32,
    /// Best move found here.
    first: Option<Move>,
}

struct Search<'a> {
    scratch: &'a mut Scratch,
    ends: Leaves,
    nodes: usize,
    spent: usize,
    stage: usize,
    cut: bool,
    seen: HashMap<u64, Entry>,
}

impl Search<'_> {
    /// At most `count` plays of a position, most promising first.
    fn plays(&mut self, node: &Node, count: usize) -> Vec<Move> {
        let layout = node.position.layout();
        let out = 2 * rack_value(layout, node.theirs);
        if count < usize::MAX {
            self.spent += 1;
            let mut found =
                best_last_plays(node.position, node.mine, count + 1, &self.ends, out, self.scratch);
            if found.len() > count {
                self.cut = true;
                found.truncate(count);
            }
            return found;
        }
        let mut found = Vec::new();
        all_plays(node.position, node.mine, |one| found.push(*one));
        self.spent += 1 + found.len() / PLAYS_PER_NODE;
        let size = node.position.size();
        let mine = rack_value(layout, node.mine);
        let rate = |play: &Move| {
            if usize::from(play.tiles) == node.mine.len() {
                return play.score + out;
            }
            let laid: i32 = play.rack_tiles().map(|tile| rack_value(layout, &[tile])).sum();
            play.score - (mine - laid)
        };
        // One tile on one square is one play, even if it forms words both ways.
        let single = |play: &Move| play.laid(size).next().filter(|_| play.tiles == 1);
        let mut singles: Vec<(usize, u8)> = Vec::new();
        found.retain(|play| match single(play) {
            Some(tile) if singles.contains(&tile) => false,
            Some(tile) => {
                singles.push(tile);
                true
            }
            None => true,
        });
        found.sort_by_key(|play| -rate(play));
        found
    }

    fn root(&mut self, node: &Node, order: &[RankedMove]) -> (Vec<RankedMove>, bool) {
        let (wide, _, depth) = STAGES[self.stage];
        let mut best = -INFINITE;
        let mut found: Vec<RankedMove> = Vec::new();
        // Passing is always searched.
        let passing = order.iter().position(|one| one.0.is_none()).unwrap_or(0);
        let tried = order.iter().enumerate().filter(|&(index, _)| index < wide || index == passing);
        let mut whole = true;
        for (_, &(play, _)) in tried {
            let Ok(gain) = self.gain(node, play.as_ref(), depth, best, INFINITE) else {
                whole = false;
                break;
            };
            found.push((play, gain));
            best = best.max(gain);
        }
        // The sort is stable: of equal values, the move found first is proven better; later ones are only
        // upper bounds.
        found.sort_by_key(|one| -one.1);
        (found, whole)
    }

    /// Gain of a play (`None`: pass) for the player on turn.
    fn gain(
        &mut self,
        node: &Node,
        play: Option<&Move>,
        depth: usize,
        low: i32,
        high: i32,
    ) -> Result<i32, BudgetSpent> {
        let layout = node.position.layout();
        let Some(play) = play else {
            if node.passed {
                return Ok(rack_value(layout, node.theirs) - rack_value(layout, node.mine));
            }
            let after = Node { mine: node.theirs, theirs: node.mine, passed: true, ..*node };
            return Ok(-self.search(&after, depth - 1, -high, -low)?);
        };
        let left = leave_after(node.mine, play);
        if left.is_empty() {
            return Ok(play.score + 2 * rack_value(layout, node.theirs));
        }
        let (position, key) = after(node, play);
        let next = Node { position: &position, mine: node.theirs, theirs: &left, passed: false, key };
        Ok(play.score - self.search(&next, depth - 1, play.score - high, play.score - low)?)
    }

    fn search(&mut self, node: &Node, depth: usize, low: i32, high: i32) -> Result<i32, BudgetSpent> {
        if self.spent >= self.nodes {
            return Err(BudgetSpent);
        }
        if depth == 0 {
            self.cut = true;
            return Ok(self.greedy_value(node));
        }
        let key = node.table_key();
        let known = self.seen.get(&key).copied();
        if let Some(known) = known
            && known.stage == self.stage
            && known.depth >= depth
        {
            if known.low >= high || known.low == known.high {
                return Ok(known.low);
            }
            if known.high <= low {
                return Ok(known.high);
            }
        }
        let mut order: Vec<Option<Move>> =
            self.plays(node, STAGES[self.stage].1).into_iter().map(Some).collect();
        order.push(None);
        if let Some(known) = known
            && let Some(at) = order.iter().position(|one| *one == known.first)
        {
            order[..=at].rotate_right(1);
        }
        let (mut best, mut first) = (-INFINITE, None);
        for play in order {
            let gain = self.gain(node, play.as_ref(), depth, low.max(best), high)?;
            if gain > best {
                (best, first) = (gain, play);
            }
            if best >= high {
                break;
            }
        }
        let entry = Entry {
            stage: self.stage,
            depth,
            low: if best > low { best } else { -INFINITE },
            high: if best < high { best } else { INFINITE },
            first,
        };
        self.seen.insert(key, entry);
        Ok(best)
    }

    /// Gain of a first move if both sides continue greedily.
    fn greedy_gain(&mut self, node: &Node, play: Option<&Move>) -> i32 {
        let layout = node.position.layout();
        let Some(play) = play else {
            let after = Node { mine: node.theirs, theirs: node.mine, passed: true, ..*node };
            return if node.passed {
                rack_value(layout, node.theirs) - rack_value(layout, node.mine)
            } else {
                -self.greedy_value(&after)
            };
        };
        let left = leave_after(node.mine, play);
        if left.is_empty() {
            return play.score + 2 * rack_value(layout, node.theirs);
        }
        let (position, key) = after(node, play);
        let next = Node { position: &position, mine: node.theirs, theirs: &left, passed: false, key };
        play.score - self.greedy_value(&next)
    }

    /// Evaluation of a position by greedy play of both sides to the end.
    fn greedy_value(&mut self, node: &Node) -> i32 {
        let layout = node.position.layout();
        let mut position = node.position.clone();
        let (mut mine, mut theirs) = (node.mine.to_vec(), node.theirs.to_vec());
        let (mut sign, mut gain, mut passed) = (1, 0, node.passed);
        loop {
            self.spent += 1;
            let out = 2 * rack_value(layout, &theirs);
            let best = best_last_plays(&position, &mine, 1, &self.ends, out, self.scratch);
            if let Some(play) = best.first() {
                passed = false;
                gain += sign * play.score;
                mine = leave_after(&mine, play);
                if mine.is_empty() {
                    return gain + sign * out;
                }
                lay(&mut position, play);
            } else if passed {
                return gain + sign * (rack_value(layout, &theirs) - rack_value(layout, &mine));
            } else {
                passed = true;
            }
            std::mem::swap(&mut mine, &mut theirs);
            sign = -sign;
        }
    }
}

fn after(node: &Node, play: &Move) -> (Position, u64) {
    let mut position = node.position.clone();
    lay(&mut position, play);
    let size = position.size();
    let key = play
        .laid(size)
        .fold(node.key, |key, (square, tile)| key.wrapping_add(mix((square as u64) << 8 | u64::from(tile))));
    (position, key)
}

fn mix(number: u64) -> u64 {
    let mut mixed = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ (mixed >> 31)
}

fn lay(position: &mut Position, play: &Move) {
    let laid: Vec<(usize, u8)> = play.laid(position.size()).collect();
    let fits = position.lay(&laid);
    debug_assert!(fits.is_ok(), "a play that was found can be laid");
}

/// The tiles left on the rack after a play.
#[must_use]
pub fn leave_after(rack: &[u8], play: &Move) -> Vec<u8> {
    let mut left = rack.to_vec();
    for tile in play.rack_tiles() {
        if let Some(at) = left.iter().position(|&other| other == tile) {
            left.swap_remove(at);
        }
    }
    left
}
