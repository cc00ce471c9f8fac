//! Games that might be: what a player does not see is dealt many times over, and after each of some candidates the
//! game is played on, for a few turns or to its end, by players who make the best play they see.
//!
//! Deals are numbered, and a deal of a number is the same for every candidate, so that candidates are told apart by
//! what they do and not by luck.

use crate::best::{Scratch, best_last_plays, best_plays};
use crate::endgame::worth;
use crate::hand::MOST_TILES;
use crate::layout::Layout;
use crate::leaves::Leaves;
use crate::letters::{BadInput, bad};
use crate::moves::Move;
use crate::playout::Chance;
use crate::position::Position;

/// Turns without points, one after the other, that end a game.
const SCORELESS: usize = 6;
/// No game goes on longer than that.
const MOST_TURNS: usize = 60;
/// With the bag empty it costs that much not to be out yet, beside the tiles that are left.
const OUT_LATER: i32 = 5;
/// Of how many players there may be.
pub const MOST_PLAYERS: usize = 8;

/// What tiles that are kept are worth, by how many there are to draw: with fewer than a rack there are few turns left in
/// which they could pay, and with an empty bag none.
#[derive(Clone, Debug, Default)]
pub struct LeaveByBag(Vec<Leaves>);

impl LeaveByBag {
    /// By what they are worth with a full bag.
    #[must_use]
    pub fn new(leaves: &Leaves, rack_size: usize) -> Self {
        Self((1..=rack_size).map(|bag| leaves.scaled(bag, rack_size)).collect())
    }

    /// With so many tiles in the bag.
    #[must_use]
    pub fn with(&self, bag: usize) -> Option<&Leaves> {
        self.0.get(bag.min(self.0.len()).checked_sub(1)?)
    }
}

/// What may be done with a turn: tiles laid, or exchanged, or nothing.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Squares and tiles.
    pub laid: Vec<(usize, u8)>,
    /// What it scores.
    pub score: i32,
    /// What stays on the rack.
    pub left: Vec<u8>,
    /// What goes back to the bag, after as many were drawn.
    pub given: Vec<u8>,
}

/// What a player knows who is on turn. Players are in the order of play, the one on turn first.
#[derive(Clone, Debug)]
pub struct Known {
    /// The tiles that the others hold and the bag has.
    pub unseen: Vec<u8>,
    /// How many tiles each of the others holds.
    pub held: Vec<usize>,
    /// What each player has scored.
    pub points: Vec<i32>,
    /// With how many points each wins at once, where that is so.
    pub targets: Vec<Option<i32>>,
    /// How many tiles a rack has.
    pub rack_size: usize,
    /// Tiles that the last of the others may have kept, and how likely that is beside the rest.
    pub guesses: Vec<(Vec<u8>, f64)>,
    /// How many turns are played after the candidate; with none, the game is played to its end.
    pub turns: Option<usize>,
    /// Whoever is out gains what is left twice, and nobody loses it.
    pub double: bool,
}

/// What came of a game that might be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// By how much the player is ahead of the best of the others, in thousandths; leaves count if it is not over.
    pub lead: i32,
    /// How many tiles are still to be laid; none when it is over.
    pub to_come: usize,
    /// Whether the player was the one who reached a target, if anybody did.
    pub won: Option<bool>,
}

/// Candidates to be tried.
#[derive(Clone, Debug)]
pub struct Simulation {
    known: Known,
    candidates: Vec<(Candidate, Position)>,
    seed: u64,
}

impl Simulation {
    /// The simulation of candidates on a board.
    ///
    /// # Errors
    /// If what is known does not hang together, or a candidate cannot be laid.
    pub fn new(
        position: &Position,
        known: Known,
        candidates: Vec<Candidate>,
        seed: u64,
    ) -> Result<Self, BadInput> {
        let players = known.held.len() + 1;
        if !(2..=MOST_PLAYERS).contains(&players) {
            return bad(format!("there are 2 to {MOST_PLAYERS} players, not {players}"));
        }
        if known.points.len() != players || known.targets.len() != players {
            return bad(format!("{players} players need as many points and targets"));
        }
        if !(1..=MOST_TILES).contains(&known.rack_size) {
            return bad(format!("a rack has 1 to {MOST_TILES} tiles, not {}", known.rack_size));
        }
        if let Some(odd) = known.held.iter().find(|&&held| held > MOST_TILES) {
            return bad(format!("a rack has up to {MOST_TILES} tiles, not {odd}"));
        }
        if known.held.iter().sum::<usize>() > known.unseen.len() {
            return bad("the others hold more tiles than are not seen");
        }
        let last = known.held.last().copied().unwrap_or(0);
        for (kept, weight) in &known.guesses {
            let mut unseen = known.unseen.clone();
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
                if candidate.left.len() + candidate.given.len() > known.rack_size {
                    return bad("a candidate leaves more tiles than a rack has");
                }
                let mut after = position.clone();
                after.lay(&candidate.laid)?;
                Ok((candidate, after))
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { known, candidates, seed })
    }

    /// How many candidates there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.candidates.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.candidates.is_empty()
    }

    /// The deal of a number: a rack for each of the others, and the bag in an order to draw from its end.
    ///
    /// As many deals as there are tiles not seen go by one order of them, which moves on by one tile each time: so
    /// everything is drawn first as often as anything else, and less is left to luck than if each were dealt by itself.
    #[must_use]
    pub fn deal(&self, number: u64) -> (Vec<Vec<u8>>, Vec<u8>) {
        let mut bag = self.known.unseen.clone();
        let round = bag.len().max(1) as u64;
        let mut chance = Chance(self.seed ^ (number / round).wrapping_mul(0x9e6c_63d0_876a_68de));
        chance.shuffle(&mut bag);
        bag.rotate_left((number % round) as usize);
        let mut chance = Chance(self.seed ^ number.wrapping_mul(0x9e6c_63d0_876a_68de));
        let mut kept: &[u8] = &[];
        let all: f64 = self.known.guesses.iter().map(|(_, weight)| weight).sum();
        if all > 0.0 {
            let mut at = chance.part() * all;
            for (guess, weight) in &self.known.guesses {
                at -= weight;
                if at < 0.0 {
                    kept = guess;
                    break;
                }
            }
        }
        for &tile in kept {
            // Any of those alike, so that none of the others is drawn sooner; all else keeps its place.
            let alike: Vec<usize> = (0..bag.len()).filter(|&at| bag[at] == tile).collect();
            if !alike.is_empty() {
                bag.remove(alike[chance.below(alike.len())]);
            }
        }
        let last = self.known.held.len() - 1;
        let racks = self.known.held.iter().enumerate().map(|(player, &held)| {
            let mut rack = if player == last { kept.to_vec() } else { Vec::new() };
            draw(&mut bag, &mut rack, held);
            rack
        });
        (racks.collect(), bag)
    }

    /// Plays on after a candidate with the deal of a number; gives what came of it, and how many searches it took.
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
            known: &self.known,
            layout: position.layout(),
            position: position.clone(),
            values: vec![0; racks.len()],
            points: self.known.points.clone(),
            racks,
            bag,
            over: false,
            won: None,
        };
        game.points[0] += candidate.score;
        game.values[0] = game.leave(0, leave_by_bag);
        game.refill(0);
        // New tiles are drawn before the old ones go back.
        game.bag.splice(0..0, candidate.given.iter().copied());
        game.finish_turn(0);
        let mut scoreless = usize::from(candidate.score == 0);
        let players = game.racks.len();
        let (mut nodes, mut turn) = (0, 0);
        while !game.over && turn < self.known.turns.unwrap_or(MOST_TURNS) {
            turn += 1;
            let player = turn % players;
            nodes += 1;
            let Some(play) = game.choose(player, leave_by_bag, ends, scratch) else {
                scoreless += 1;
                game.values[player] = 0;
                if scoreless >= SCORELESS || (game.bag.is_empty() && scoreless >= players) {
                    game.settle(None);
                } else if game.bag.len() >= game.known.rack_size {
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

/// A game under way.
struct Game<'a> {
    known: &'a Known,
    layout: &'a Layout,
    position: Position,
    racks: Vec<Vec<u8>>,
    points: Vec<i32>,
    /// What the tiles are worth that each has kept, in thousandths.
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
        draw(&mut self.bag, &mut self.racks[player], self.known.rack_size);
    }

    /// The best play by score and leave; with the bag empty, by what it would cost to be left with the rest.
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
        let others: i32 = self.held().iter().sum::<i32>() - self.worth(player);
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
        if self.known.targets[player].is_some_and(|target| self.points[player] >= target) {
            self.won = Some(player == 0);
            self.over = true;
        } else if self.racks[player].is_empty() {
            self.settle(Some(player));
        }
    }

    fn worth(&self, player: usize) -> i32 {
        worth(self.layout, &self.racks[player])
    }

    fn held(&self) -> Vec<i32> {
        (0..self.racks.len()).map(|player| self.worth(player)).collect()
    }

    /// What is left on the racks is lost, and whoever is out gains it.
    fn settle(&mut self, out: Option<usize>) {
        let held = self.held();
        let all: i32 = held.iter().sum();
        let double = out.is_some() && self.known.double;
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
    fn what_is_kept_is_worth_less_with_fewer_tiles_to_draw() {
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
