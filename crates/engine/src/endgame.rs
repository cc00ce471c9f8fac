//! The end of a game of two, when the bag is empty: each knows what the other holds, and can solve_endgame to the end.
//!
//! Alpha-beta over whole games that are left, first with the few best plays of each turn and some turns deep, where
//! lines are cut off by letting both play greedily, then wider and deeper, and at last with every play to the end:
//! if the budget allows that, the answer is exact. A node is one search for plays.

use std::collections::HashMap;

use crate::anagrams::sum_of;
use crate::best::{Scratch, best_last_plays};
use crate::layout::Layout;
use crate::leaves::Leaves;
use crate::letters::{BLANK, BadInput};
use crate::moves::Move;
use crate::position::Position;
use crate::walk::all_plays;

const INFINITE: i32 = 1_000_000;
/// How many plays of a turn are looked at, at the root and after it, and how many turns deep.
const STAGES: [(usize, usize, usize); 5] =
    [(12, 5, 2), (24, 8, 4), (40, 12, 7), (80, 20, 60), (usize::MAX, usize::MAX, usize::MAX)];
/// As many plays of a position count as one more node: they take as long to find and sort.
const MANY: usize = 100;

/// A way to begin, or to pass, and what it was found to gain.
pub type Beginning = (Option<Move>, i32);

/// What the search found.
#[derive(Clone, Debug)]
pub struct Line {
    /// Ways to begin, the best first: how many points more than the other one the player will still get, what is left
    /// on the racks included. Only the first is sure to be no overestimate.
    pub ranked: Vec<Beginning>,
    /// Whether nothing was cut off.
    pub exact: bool,
    /// How many nodes were spent.
    pub nodes: usize,
}

/// Values of tiles for the end, when nothing is drawn any more: what is left is lost.
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

/// What the tiles of a rack are worth.
#[must_use]
pub fn worth(layout: &Layout, rack: &[u8]) -> i32 {
    let value = |&tile: &u8| if tile == BLANK { 0 } else { layout.values[usize::from(tile)] };
    rack.iter().map(value).sum()
}

/// The best way on for the player on turn, who holds `mine`; `passed`: the other has just passed.
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
) -> Result<Line, BadInput> {
    let mut search = Search {
        scratch,
        ends: end_leaves(position.layout())?,
        nodes,
        spent: 0,
        stage: 0,
        cut: false,
        seen: HashMap::new(),
    };
    let here = Here { position, mine, theirs, passed, key: 0 };
    let mut order: Vec<Beginning> =
        search.plays(&here, usize::MAX).into_iter().map(Some).map(|play| (play, 0)).collect();
    order.push((None, 0));
    let mut line = Line { ranked: Vec::new(), exact: false, nodes: 0 };
    for (stage, (wide, ..)) in STAGES.into_iter().enumerate() {
        search.stage = stage;
        search.cut = order.len() > wide;
        let (found, whole) = search.root(&here, &order);
        if found.is_empty() {
            break;
        }
        // Those that were not looked at any more come after those that were, as they were before.
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
        first.1 = search.greedy_gain(&here, first.0.as_ref());
    }
    line.nodes = search.spent;
    Ok(line)
}

/// The budget is used up.
struct Spent;

/// A position in the search.
struct Here<'a> {
    position: &'a Position,
    mine: &'a [u8],
    theirs: &'a [u8],
    passed: bool,
    /// The sum of what was laid since the root.
    key: u64,
}

impl Here<'_> {
    /// What tells positions of one search apart: what was laid, who holds what, and whether the other has passed.
    fn mark(&self) -> u64 {
        let mine = self.mine.iter().fold(0u64, |sum, &tile| sum.wrapping_add(sum_of(tile)));
        self.key.wrapping_mul(0x94d0_49bb_1331_11eb) ^ mine.rotate_left(17) ^ u64::from(self.passed)
    }
}

/// What is known of a position.
#[derive(Clone, Copy)]
struct Entry {
    stage: usize,
    depth: usize,
    low: i32,
    high: i32,
    /// What was best here.
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
    /// The plays of a position, the most promising first, at the most so many.
    fn plays(&mut self, here: &Here, most: usize) -> Vec<Move> {
        let layout = here.position.layout();
        let out = 2 * worth(layout, here.theirs);
        if most < usize::MAX {
            self.spent += 1;
            let mut found =
                best_last_plays(here.position, here.mine, most + 1, &self.ends, out, self.scratch);
            if found.len() > most {
                self.cut = true;
                found.truncate(most);
            }
            return found;
        }
        let mut found = Vec::new();
        all_plays(here.position, here.mine, |one| found.push(*one));
        self.spent += 1 + found.len() / MANY;
        let size = here.position.size();
        let mine = worth(layout, here.mine);
        let rate = |play: &Move| {
            if usize::from(play.tiles) == here.mine.len() {
                return play.score + out;
            }
            let laid: i32 = play.rack_tiles().map(|tile| worth(layout, &[tile])).sum();
            play.score - (mine - laid)
        };
        // The same tile on the same square is one play, though it makes words both ways.
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

    fn root(&mut self, here: &Here, order: &[Beginning]) -> (Vec<Beginning>, bool) {
        let (wide, _, depth) = STAGES[self.stage];
        let mut best = -INFINITE;
        let mut found: Vec<Beginning> = Vec::new();
        // To pass is always looked at.
        let passing = order.iter().position(|one| one.0.is_none()).unwrap_or(0);
        let tried = order.iter().enumerate().filter(|&(index, _)| index < wide || index == passing);
        let mut whole = true;
        for (_, &(play, _)) in tried {
            let Ok(gain) = self.gain(here, play.as_ref(), depth, best, INFINITE) else {
                whole = false;
                break;
            };
            found.push((play, gain));
            best = best.max(gain);
        }
        // Equal gains: what was found first was better than what came later and was only shown to be no better.
        found.sort_by_key(|one| -one.1);
        (found, whole)
    }

    /// What the player on turn gains by that play, or by passing.
    fn gain(
        &mut self,
        here: &Here,
        play: Option<&Move>,
        depth: usize,
        low: i32,
        high: i32,
    ) -> Result<i32, Spent> {
        let layout = here.position.layout();
        let Some(play) = play else {
            if here.passed {
                return Ok(worth(layout, here.theirs) - worth(layout, here.mine));
            }
            let after = Here { mine: here.theirs, theirs: here.mine, passed: true, ..*here };
            return Ok(-self.search(&after, depth - 1, -high, -low)?);
        };
        let left = rest(here.mine, play);
        if left.is_empty() {
            return Ok(play.score + 2 * worth(layout, here.theirs));
        }
        let (position, key) = after(here, play);
        let next = Here { position: &position, mine: here.theirs, theirs: &left, passed: false, key };
        Ok(play.score - self.search(&next, depth - 1, play.score - high, play.score - low)?)
    }

    fn search(&mut self, here: &Here, depth: usize, low: i32, high: i32) -> Result<i32, Spent> {
        if self.spent >= self.nodes {
            return Err(Spent);
        }
        if depth == 0 {
            self.cut = true;
            return Ok(self.greedily(here));
        }
        let mark = here.mark();
        let known = self.seen.get(&mark).copied();
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
            self.plays(here, STAGES[self.stage].1).into_iter().map(Some).collect();
        order.push(None);
        if let Some(known) = known
            && let Some(at) = order.iter().position(|one| *one == known.first)
        {
            order[..=at].rotate_right(1);
        }
        let (mut best, mut first) = (-INFINITE, None);
        for play in order {
            let gain = self.gain(here, play.as_ref(), depth, low.max(best), high)?;
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
        self.seen.insert(mark, entry);
        Ok(best)
    }

    /// What a way to begin gains if both go on greedily.
    fn greedy_gain(&mut self, here: &Here, play: Option<&Move>) -> i32 {
        let layout = here.position.layout();
        let Some(play) = play else {
            let after = Here { mine: here.theirs, theirs: here.mine, passed: true, ..*here };
            return if here.passed {
                worth(layout, here.theirs) - worth(layout, here.mine)
            } else {
                -self.greedily(&after)
            };
        };
        let left = rest(here.mine, play);
        if left.is_empty() {
            return play.score + 2 * worth(layout, here.theirs);
        }
        let (position, key) = after(here, play);
        let next = Here { position: &position, mine: here.theirs, theirs: &left, passed: false, key };
        play.score - self.greedily(&next)
    }

    /// How it ends if both take what is best by score and by what it leaves; what is not searched is guessed like that.
    fn greedily(&mut self, here: &Here) -> i32 {
        let layout = here.position.layout();
        let mut position = here.position.clone();
        let (mut mine, mut theirs) = (here.mine.to_vec(), here.theirs.to_vec());
        let (mut sign, mut gain, mut passed) = (1, 0, here.passed);
        loop {
            self.spent += 1;
            let out = 2 * worth(layout, &theirs);
            let best = best_last_plays(&position, &mine, 1, &self.ends, out, self.scratch);
            if let Some(play) = best.first() {
                passed = false;
                gain += sign * play.score;
                mine = rest(&mine, play);
                if mine.is_empty() {
                    return gain + sign * out;
                }
                lay(&mut position, play);
            } else if passed {
                return gain + sign * (worth(layout, &theirs) - worth(layout, &mine));
            } else {
                passed = true;
            }
            std::mem::swap(&mut mine, &mut theirs);
            sign = -sign;
        }
    }
}

fn after(here: &Here, play: &Move) -> (Position, u64) {
    let mut position = here.position.clone();
    lay(&mut position, play);
    let size = position.size();
    let key = play
        .laid(size)
        .fold(here.key, |key, (square, tile)| key.wrapping_add(mix((square as u64) << 8 | u64::from(tile))));
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

/// What is left of a rack.
#[must_use]
pub fn rest(rack: &[u8], play: &Move) -> Vec<u8> {
    let mut left = rack.to_vec();
    for tile in play.rack_tiles() {
        if let Some(at) = left.iter().position(|&other| other == tile) {
            left.swap_remove(at);
        }
    }
    left
}
