//! Simulation: deals the unseen tiles many times and plays on after each candidate, for some turns or to the
//! end, all players making the best static play.
//!
//! Deals are numbered, and a deal is the same for every candidate, so candidates differ by merit rather than
//! luck.

use crate::best::{Scratch, best_last_plays, best_plays};
use crate::endgame::rack_value;
use crate::layout::Layout;
use crate::leaves::Leaves;
use crate::letters::{BadInput, bad};
use crate::moves::Move;
use crate::playout::Chance;
use crate::position::Position;
use crate::rack::MAX_TILES;

/// Scoreless turns in a row that end a game.
const SCORELESS: usize = 6;
/// Limit of a simulated game.
const MAX_TURNS: usize = 60;
/// Cost of not being out yet with an empty bag, on top of the tiles left.
const OUT_LATER: i32 = 5;
/// Largest number of players.
pub const MAX_PLAYERS: usize = 8;

/// Leave values by number of tiles in the bag: below a rack's worth they shrink with the turns left, and with
/// an empty bag they are 0.
#[derive(Clone, Debug, Default)]
pub struct LeaveByBag(Vec<Leaves>);

impl LeaveByBag {
    /// From the values with a full bag.
    #[must_use]
    pub fn new(leaves: &Leaves, rack_size: usize) -> Self {
        Self((1..=rack_size).map(|bag| leaves.scaled(bag, rack_size)).collect())
    }

    /// Values for that many tiles in the bag.
    #[must_use]
    pub fn with(&self, bag: usize) -> Option<&Leaves> {
        self.0.get(bag.min(self.0.len()).checked_sub(1)?)
    }
}

/// A turn to be tried: a play, an exchange or a pass.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Squares and tiles.
    pub laid: Vec<(usize, u8)>,
    /// Score.
    pub score: i32,
    /// Leave.
    pub left: Vec<u8>,
    /// Tiles exchanged: put back after the draw.
    pub given: Vec<u8>,
}

/// Information of the player on turn. Players are in the order of play, the one on turn first.
#[derive(Clone, Debug)]
pub struct Knowledge {
    /// Tiles in the bag and on the opponents' racks.
    pub unseen: Vec<u8>,
    /// Number of tiles of each opponent.
    pub held: Vec<usize>,
    /// Score of each player.
    pub points: Vec<i32>,
    /// Score with which each player wins at once, if any.
    pub targets: Vec<Option<i32>>,
    /// Tiles of a full rack.
    pub rack_size: usize,
    /// Possible leaves of the last opponent, with weights.
    pub guesses: Vec<(Vec<u8>, f64)>,
    /// Turns after the candidate; `None`: to the end of the game.
    pub turns: Option<usize>,
    /// A player who goes out gains twice the other racks, and nobody loses points.
    pub double: bool,
}

/// Result of one simulated game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Lead over the best opponent in thousandths, with leaves if the game is not over.
    pub lead: i32,
    /// Tiles still to be laid; 0 if the game is over.
    pub to_come: usize,
    /// Whether the player was the one who reached a target; `None` if nobody did.
    pub won: Option<bool>,
}

/// Candidates to be simulated.
#[derive(Clone, Debug)]
pub struct Simulation {
    knowledge: Knowledge,
    candidates: Vec<(Candidate, Position)>,
    seed: u64,
}

impl Simulation {
    /// Prepares the simulation of candidates on a board.
    ///
    /// # Errors
    /// If the information is inconsistent, or a candidate cannot be laid.
    pub fn new(
        position: &Position,
        knowledge: Knowledge,
        candidates: Vec<Candidate>,
        seed: u64,
    ) -> Result<Self, BadInput> {
        let players = knowledge.held.len() + 1;
        if !(2..=MAX_PLAYERS).contains(&players) {
            return bad(format!("there are 2 to {MAX_PLAYERS} players, not {players}"));
        }
        if knowledge.points.len() != players || knowledge.targets.len() != players {
            return bad(format!("{players} players need as many points and targets"));
        }
        if !(1..=MAX_TILES).contains(&knowledge.rack_size) {
            return bad(format!("a rack has 1 to {MAX_TILES} tiles, not {}", knowledge.rack_size));
        }
        if let Some(odd) = knowledge.held.iter().find(|&&held| held > MAX_TILES) {
            return bad(format!("a rack has up to {MAX_TILES} tiles, not {odd}"));
        }
        if knowledge.held.iter().sum::<usize>() > knowledge.unseen.len() {
            return bad("the others hold more tiles than are not seen");
        }
        let last = knowledge.held.last().copied().unwrap_or(0);
        for (kept, weight) in &knowledge.guesses {
            let mut unseen = knowledge.unseen.clone();
            if kept.len() > last || !kept.iter().all(|&tile| take(&mut unseen, tile)) {
                return bad("a guess has tiles that cannot be there");
            }
            if !(weight.is_finite() && *weight >= 0.0) {
                return bad(format!("a guess is weighed from 0 up, not {weight}"));
            }
        }
        let candidates = candidates
            .into_iter()
            .map(|candidate| {
                if candidate.left.len() + candidate.given.len() > knowledge.rack_size {
                    return bad("a candidate leaves more tiles than a rack has");
                }
                let mut after = position.clone();
                after.lay(&candidate.laid)?;
                Ok((candidate, after))
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { knowledge, candidates, seed })
    }

    /// Number of candidates.
    #[must_use]
    pub fn len(&self) -> usize {
        self.candidates.len()
    }

    /// Whether it is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.candidates.is_empty()
    }

    /// A deal: a rack for each opponent, and the bag, drawn from its end.
    ///
    /// Consecutive deals rotate one shuffle of the unseen tiles by one tile each, so that each tile is drawn
    /// first equally often; this has less variance than independent deals.
    #[must_use]
    pub fn deal(&self, number: u64) -> (Vec<Vec<u8>>, Vec<u8>) {
        let mut bag = self.knowledge.unseen.clone();
        let round = bag.len().max(1) as u64;
        let mut chance = Chance(self.seed ^ (number / round).wrapping_mul(0x9e6c_63d0_876a_68de));
        chance.shuffle(&mut bag);
        bag.rotate_left((number % round) as usize);
        let mut chance = Chance(self.seed ^ number.wrapping_mul(0x9e6c_63d0_876a_68de));
        let mut kept: &[u8] = &[];
        let all: f64 = self.knowledge.guesses.iter().map(|(_, weight)| weight).sum();
        if all > 0.0 {
            let mut at = chance.unit() * all;
            for (guess, weight) in &self.knowledge.guesses {
                at -= weight;
                if at < 0.0 {
                    kept = guess;
                    break;
                }
            }
        }
        for &tile in kept {
            // Takes a random one of the equal tiles and leaves the rest in place, so that no other tile is
            // drawn sooner.
            let alike: Vec<usize> = (0..bag.len()).filter(|&at| bag[at] == tile).collect();
            if !alike.is_empty() {
                bag.remove(alike[chance.below(alike.len())]);
            }
        }
        let last = self.knowledge.held.len() - 1;
        let racks = self.knowledge.held.iter().enumerate().map(|(player, &held)| {
            let mut rack = if player == last { kept.to_vec() } else { Vec::new() };
            draw(&mut bag, &mut rack, held);
            rack
        });
        (racks.collect(), bag)
    }

    /// Simulates a candidate with a deal; returns the outcome and the number of move searches.
    pub fn play(
        &self,
        candidate: usize,
        number: u64,
        leave_by_bag: &LeaveByBag,
        ends: &Leaves,
        scratch: &mut Scratch,
    ) -> (Outcome, usize) {
        let (dealt, bag) = self.deal(number);
        let (candidate, position) = &self.candidates[candidate];
        let mut racks = vec![candidate.left.clone()];
        racks.extend(dealt);
        let mut game = Game {
            knowledge: &self.knowledge,
            layout: position.layout(),
            position: position.clone(),
            values: vec![0; racks.len()],
            points: self.knowledge.points.clone(),
            racks,
            bag,
            over: false,
            won: None,
        };
        game.points[0] += candidate.score;
        game.values[0] = game.leave(0, leave_by_bag);
        game.refill(0);
        // New tiles are drawn before the exchanged ones go back.
        game.bag.splice(0..0, candidate.given.iter().copied());
        game.finish_turn(0);
        let mut scoreless = usize::from(candidate.score == 0);
        let players = game.racks.len();
        let (mut nodes, mut turn) = (0, 0);
        while !game.over && turn < self.knowledge.turns.unwrap_or(MAX_TURNS) {
            turn += 1;
            let player = turn % players;
            nodes += 1;
            let Some(play) = game.choose(player, leave_by_bag, ends, scratch) else {
                scoreless += 1;
                game.values[player] = 0;
                if scoreless >= SCORELESS || (game.bag.is_empty() && scoreless >= players) {
                    game.settle(None);
                } else if game.bag.len() >= game.knowledge.rack_size {
                    let old = std::mem::take(&mut game.racks[player]);
                    game.refill(player);
                    game.bag.splice(0..0, old);
                }
                continue;
            };
            scoreless = if play.score == 0 { scoreless + 1 } else { 0 };
            game.lay(player, &play, leave_by_bag);
        }
        (game.outcome(), nodes.max(1))
    }
}

/// A simulated game.
struct Game<'a> {
    knowledge: &'a Knowledge,
    layout: &'a Layout,
    position: Position,
    racks: Vec<Vec<u8>>,
    points: Vec<i32>,
    /// Value of each player's leave, in thousandths.
    values: Vec<i32>,
    bag: Vec<u8>,
    over: bool,
    won: Option<bool>,
}

impl Game<'_> {
    fn leave(&self, player: usize, leave_by_bag: &LeaveByBag) -> i32 {
        leave_by_bag.with(self.bag.len()).map_or(0, |leaves| leaves.value(&self.racks[player]))
    }

    fn refill(&mut self, player: usize) {
        draw(&mut self.bag, &mut self.racks[player], self.knowledge.rack_size);
    }

    /// The best static play; with an empty bag, by the cost of the tiles left.
    fn choose(
        &self,
        player: usize,
        leave_by_bag: &LeaveByBag,
        ends: &Leaves,
        scratch: &mut Scratch,
    ) -> Option<Move> {
        let rack = &self.racks[player];
        if !self.bag.is_empty() {
            let leaves = leave_by_bag.with(self.bag.len());
            return best_plays(&self.position, rack, 1, leaves, scratch).first().copied();
        }
        let others: i32 = self.held().iter().sum::<i32>() - self.value_of_rack(player);
        let out = 2 * others + OUT_LATER;
        best_last_plays(&self.position, rack, 1, ends, out, scratch).first().copied()
    }

    fn lay(&mut self, player: usize, play: &Move, leave_by_bag: &LeaveByBag) {
        let laid: Vec<(usize, u8)> = play.laid(self.layout.size).collect();
        let fits = self.position.lay(&laid);
        debug_assert!(fits.is_ok(), "a play that was found can be laid");
        for tile in play.rack_tiles() {
            take(&mut self.racks[player], tile);
        }
        self.points[player] += play.score;
        self.values[player] = self.leave(player, leave_by_bag);
        self.refill(player);
        self.finish_turn(player);
    }

    fn finish_turn(&mut self, player: usize) {
        if self.knowledge.targets[player].is_some_and(|target| self.points[player] >= target) {
            self.won = Some(player == 0);
            self.over = true;
        } else if self.racks[player].is_empty() {
            self.settle(Some(player));
        }
    }

    fn value_of_rack(&self, player: usize) -> i32 {
        rack_value(self.layout, &self.racks[player])
    }

    fn held(&self) -> Vec<i32> {
        (0..self.racks.len()).map(|player| self.value_of_rack(player)).collect()
    }

    /// Adjusts the scores for the racks: remaining tiles are lost, and the player who is out gains them.
    fn settle(&mut self, out: Option<usize>) {
        let held = self.held();
        let all: i32 = held.iter().sum();
        let double = out.is_some() && self.knowledge.double;
        for (player, left) in held.into_iter().enumerate() {
            if out == Some(player) {
                self.points[player] += if double { 2 * all } else { all };
            } else if !double {
                self.points[player] -= left;
            }
        }
        self.over = true;
    }

    fn outcome(&self) -> Outcome {
        let standing =
            |player: usize| self.points[player] * 1000 + if self.over { 0 } else { self.values[player] };
        let best = (1..self.racks.len()).map(standing).max().unwrap_or(0);
        let held: usize = self.racks.iter().map(Vec::len).sum();
        Outcome {
            lead: standing(0) - best,
            to_come: if self.over { 0 } else { self.bag.len() + held },
            won: self.won,
        }
    }
}

fn take(tiles: &mut Vec<u8>, tile: u8) -> bool {
    let at = tiles.iter().position(|&other| other == tile);
    at.map(|at| tiles.swap_remove(at)).is_some()
}

fn draw(bag: &mut Vec<u8>, rack: &mut Vec<u8>, size: usize) {
    while rack.len() < size {
        let Some(tile) = bag.pop() else { return };
        rack.push(tile);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_shrink_with_the_bag() {
        let mut tiles = [0; 64];
        tiles[1] = 7000;
        let leaves = Leaves::new(tiles, &[]).unwrap().with_pairs(&[((1, 1), -1400)]);
        let leave_by_bag = LeaveByBag::new(&leaves, 7);
        let value = |bag| leave_by_bag.with(bag).map(|leaves| leaves.value(&[1, 1]));
        assert_eq!(
            [value(0), value(1), value(5), value(7), value(40)],
            [None, Some(1800), Some(9000), Some(12600), Some(12600)]
        );
        assert!(LeaveByBag::default().with(40).is_none());
    }
}
