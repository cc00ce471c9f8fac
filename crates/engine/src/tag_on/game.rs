//! A whole game: plays with tags and claims, their challenges, shields, and the end.

mod challenges;
mod plays;

use std::sync::Arc;

use super::Side;
use super::text::Answers;
use crate::bag::{add, count, draw};
use crate::letters::{MAX_LETTERS, NONE};
use crate::playout::Chance;
use challenges::{Latest, Window};
use plays::Replaced;
pub use plays::{Proposal, Run};

/// Kinds of tiles: blanks, the letters from A = 1 on, shields.
pub const KINDS: usize = 28;
/// The shield.
pub const SHIELD: usize = KINDS - 1;
/// Letters of the alphabet, and one place for blanks.
pub const CODES: usize = SHIELD;
/// Number of each kind of tile.
pub type Hand = [u8; KINDS];

/// Claims by number: a tag, the colours of squares, and kinship last.
pub const TAG: usize = 0;
/// Kinship, and the colour of its squares.
pub const KIN: usize = 5;
/// Number of claims.
pub const CLAIMS: usize = 6;
/// TO-14: turns in which a replaced word may not come back.
const COMES_BACK_AFTER: usize = 2;

/// The set and the options that the engine plays with.
#[derive(Clone, Debug)]
pub struct TagOnRules {
    /// Width of the board.
    pub size: usize,
    /// The centre.
    pub centre: usize,
    /// Tiles of the set.
    pub tiles: Hand,
    /// Claim that each square allows; 0: none.
    pub colours: Vec<u8>,
    /// Factor of each claim (TO-34).
    pub times: [i32; CLAIMS],
    /// Sides that count for played words, across and down (TO-32).
    pub played: [[Side; MAX_LETTERS + 1]; 2],
    /// Sides that count for tagged words (TO-33).
    pub tagged: [[Side; MAX_LETTERS + 1]; 2],
    /// TO-25: what a tile costs that was not placed.
    pub costs: [i32; CODES],
    /// Tiles of a full rack.
    pub rack_size: usize,
    /// Letters beside the board.
    pub face_up: usize,
    /// Points for all tiles of a rack in one turn (TO-12).
    pub all_tiles: i32,
    /// Whether words formed across score, too (TO-30).
    pub score_all_words: bool,
    /// Whether a shield may be put back unused (TO-23).
    pub shield_returns: bool,
    /// Rounds after which the game ends.
    pub rounds: usize,
    /// Scoreless turns in a row that end it.
    pub most_scoreless: usize,
}

/// A game, hidden parts included.
#[derive(Clone)]
pub struct TagOnGame {
    rules: Arc<TagOnRules>,
    answers: Arc<Answers>,
    players: usize,
    /// Letter of each square, with [`AS_BLANK`] for a blank.
    pub board: Vec<u8>,
    /// The words on it, once [`TagOnGame::find_runs`] has found them.
    pub runs: Vec<Run>,
    /// The bag.
    pub bag: Hand,
    /// The letters beside the board.
    pub face_up: Hand,
    /// The racks.
    pub racks: Vec<Hand>,
    /// The scores.
    pub points: Vec<i32>,
    /// The seat on turn.
    pub turn: usize,
    starter: usize,
    turns: usize,
    /// Number of the round.
    pub round: usize,
    passes: usize,
    scoreless: usize,
    /// Whether the centre has doubled a word.
    pub centre_used: bool,
    has_returned: bool,
    is_out: bool,
    replaced: Vec<Replaced>,
    /// The latest play.
    pub latest: Latest,
    window: Option<Window>,
    acted: usize,
    /// Bit set of the winners, once the game is over.
    pub winners: Option<u8>,
    /// Results of chance: the letters beside the board, the seat that begins, and each tile that is drawn.
    pub results: Vec<u32>,
}

impl TagOnGame {
    /// A game; [`TagOnGame::begin`] deals.
    pub fn new(rules: Arc<TagOnRules>, answers: Arc<Answers>, players: usize) -> Self {
        Self {
            board: vec![NONE; rules.size * rules.size],
            runs: Vec::new(),
            bag: rules.tiles,
            face_up: [0; KINDS],
            racks: vec![[0; KINDS]; players],
            points: vec![0; players],
            turn: 0,
            starter: 0,
            turns: 0,
            round: 1,
            passes: 0,
            scoreless: 0,
            centre_used: false,
            has_returned: false,
            is_out: false,
            replaced: Vec::new(),
            latest: Latest::default(),
            window: None,
            acted: 0,
            winners: None,
            results: Vec::new(),
            rules,
            answers,
            players,
        }
    }

    /// TO-2 to TO-4.
    pub fn begin(&mut self, chance: &mut Chance) {
        let results = std::mem::take(&mut self.results);
        *self = Self::new(self.rules.clone(), self.answers.clone(), self.players);
        self.results = results;
        let others = (self.bag[0], self.bag[SHIELD]);
        (self.bag[0], self.bag[SHIELD]) = (0, 0);
        self.face_up = draw(&mut self.bag, self.rules.face_up, chance, &mut self.results);
        (self.bag[0], self.bag[SHIELD]) = others;
        self.starter = chance.below(self.players);
        self.turn = self.starter;
        self.turns = 1;
        self.results.push(self.starter as u32);
        for seat in 0..self.players {
            self.fill(seat, chance);
        }
    }

    fn fill(&mut self, seat: usize, chance: &mut Chance) {
        let wanted = self.rules.rack_size.saturating_sub(count(&self.racks[seat]));
        if !self.is_out {
            let drawn = draw(&mut self.bag, wanted, chance, &mut self.results);
            add(&mut self.racks[seat], &drawn);
        }
    }

    /// The seat that acts: one that is asked, or the one on turn.
    pub fn seat(&self) -> usize {
        let Some(window) = &self.window else { return self.turn };
        let next = (1..=self.players).map(|after| (self.acted + after) % self.players);
        next.into_iter().find(|seat| window.waits >> seat & 1 == 1).unwrap_or(self.turn)
    }

    /// The seat that may act without being asked; in a window that is the next one.
    pub fn to_move(&self) -> usize {
        if self.window.is_some() { (self.turn + 1) % self.players } else { self.turn }
    }

    /// Bit set of the claims that the seat that acts may challenge, if it is asked.
    pub fn challenges(&self) -> Option<u8> {
        self.window.as_ref().map(|_| self.latest.open)
    }

    /// Whether the player on turn may put back a shield unused (TO-23).
    pub fn may_return_shield(&self) -> bool {
        self.rules.shield_returns && !self.has_returned && count(&self.bag) > 0
    }

    /// Swaps tiles of the player on turn with the bag: new ones are drawn first.
    fn swap(&mut self, tiles: &[u8], wanted: usize, chance: &mut Chance) {
        let drawn = draw(&mut self.bag, wanted, chance, &mut self.results);
        let rack = &mut self.racks[self.turn];
        for &tile in tiles {
            rack[usize::from(tile)] -= 1;
            self.bag[usize::from(tile)] += 1;
        }
        add(rack, &drawn);
    }

    /// TO-21.
    pub fn exchange(&mut self, tiles: &[u8], chance: &mut Chance) {
        self.swap(tiles, tiles.len(), chance);
        self.passes = 0;
        self.scoreless += 1;
        self.finish_turn();
    }

    /// TO-22: exchange tiles with a shield, and play on.
    pub fn shield_exchange(&mut self, tiles: &[u8], chance: &mut Chance) {
        let given: Vec<u8> = tiles.iter().copied().chain([SHIELD as u8]).collect();
        self.swap(&given, given.len(), chance);
    }

    /// TO-23: put a shield back unused, and play on.
    pub fn return_shield(&mut self, chance: &mut Chance) {
        self.swap(&[SHIELD as u8], 1, chance);
        self.has_returned = true;
    }

    /// Passes the turn.
    pub fn pass(&mut self) {
        self.passes += 1;
        self.scoreless += 1;
        self.finish_turn();
    }

    /// TO-25.
    fn finish_turn(&mut self) {
        let is_spent = |tiles: &Hand| count(&tiles[..SHIELD]) == 0;
        let next = (self.turn + 1) % self.players;
        let comes_round = next == self.starter;
        if self.is_out
            || (is_spent(&self.bag) && self.racks.iter().any(is_spent))
            || self.passes >= self.players
            || self.scoreless >= self.rules.most_scoreless
            || (comes_round && self.round == self.rules.rounds)
        {
            self.end();
            return;
        }
        self.turn = next;
        self.turns += 1;
        self.round += usize::from(comes_round);
        self.has_returned = false;
        let turns = self.turns;
        self.replaced.retain(|one| turns - one.turn <= COMES_BACK_AFTER);
    }

    /// TO-25, TO-26.
    fn end(&mut self) {
        for (points, rack) in self.points.iter_mut().zip(&self.racks) {
            *points -= (1..CODES).map(|tile| i32::from(rack[tile]) * self.rules.costs[tile]).sum::<i32>();
        }
        let best = self.points.iter().max();
        let winners = (0..self.players).filter(|&seat| Some(&self.points[seat]) == best);
        self.winners = Some(winners.fold(0, |set, seat| set | 1 << seat));
    }
}
