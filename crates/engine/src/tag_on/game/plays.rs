//! Plays: the words on the board, what the rules accept, and what a play scores.

use super::{KIN, Latest, SHIELD, TAG, TagOnGame};
use crate::bag::count;
use crate::letters::{AS_BLANK, NONE};
use crate::playout::Chance;
use crate::tag_on::Side;
use crate::tag_on::variants::then;

/// A word on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// First square.
    pub start: usize,
    /// 0 across, 1 down.
    pub way: usize,
    /// Letters, with [`AS_BLANK`] for blanks.
    pub tiles: Vec<u8>,
    /// Letters.
    pub word: Vec<u8>,
}

impl Run {
    fn new(start: usize, way: usize, tiles: Vec<u8>) -> Self {
        let word = tiles.iter().map(|&tile| tile & !AS_BLANK).collect();
        Self { start, way, tiles, word }
    }

    fn step(&self, size: usize) -> usize {
        if self.way == 0 { 1 } else { size }
    }

    /// Its squares.
    pub fn squares(&self, size: usize) -> impl Iterator<Item = usize> + use<> {
        let (start, step) = (self.start, self.step(size));
        (0..self.tiles.len()).map(move |at| start + at * step)
    }

    /// TO-13: whether it is the same word after these squares change.
    pub fn stays(&self, changed: &[usize], size: usize) -> bool {
        let place = |square: usize| {
            let (row, column) = (square / size, square % size);
            if self.way == 0 { (row, column) } else { (column, row) }
        };
        let (lane, first) = place(self.start);
        changed.iter().all(|&square| {
            let (other, at) = place(square);
            other != lane || at + 1 < first || at > first + self.tiles.len()
        })
    }
}

/// TO-14: a word that was replaced in that turn.
#[derive(Clone, Debug)]
pub(super) struct Replaced {
    start: usize,
    way: usize,
    word: Vec<u8>,
    pub(super) turn: usize,
}

/// A play as it is proposed. Words on the board are those of [`TagOnGame::runs`], by number.
#[derive(Clone, Debug, Default)]
pub struct Proposal {
    /// First square.
    pub start: usize,
    /// 0 across, 1 down.
    pub way: usize,
    /// Letters, with [`AS_BLANK`] for blanks, those on the board included.
    pub tiles: Vec<u8>,
    /// The letters given and taken (TO-20).
    pub swap: Option<(u8, u8)>,
    /// Squares whose tiles are replaced (TO-14), in order.
    pub lifted: Vec<usize>,
    /// The word that is tagged.
    pub tag: Option<usize>,
    /// Bit set of the claims of colours.
    pub claims: u8,
    /// The relative, and the number of the relation.
    pub kin: Option<(usize, usize)>,
}

impl TagOnGame {
    /// Finds the words on the board: across before down.
    pub fn find_runs(&mut self) {
        let size = self.rules.size;
        self.runs.clear();
        for way in 0..2 {
            let (step, lane) = if way == 0 { (1, size) } else { (size, 1) };
            for first in (0..size).map(|number| number * lane) {
                let mut from = 0;
                for at in 0..=size {
                    if at < size && self.board[first + at * step] != NONE {
                        continue;
                    }
                    if at - from > 1 {
                        let tiles = (from..at).map(|at| self.board[first + at * step]).collect();
                        self.runs.push(Run::new(first + from * step, way, tiles));
                    }
                    from = at + 1;
                }
            }
        }
    }

    /// The squares on which a play lays tiles, and the tiles.
    pub fn laid<'a>(&'a self, play: &'a Proposal) -> impl Iterator<Item = (usize, u8)> + 'a {
        let step = if play.way == 0 { 1 } else { self.rules.size };
        let squares = play.tiles.iter().enumerate().map(move |(at, &tile)| (play.start + at * step, tile));
        squares.filter(|(square, _)| self.board[*square] == NONE || play.lifted.contains(square))
    }

    /// The word across a square of a play with that tile, if there is one.
    fn across(&self, play: &Proposal, square: usize, tile: u8) -> Option<Run> {
        let size = self.rules.size;
        let (step, at) = if play.way == 0 { (size, square / size) } else { (1, square % size) };
        let is_there = |at: usize| self.board[at] != NONE && !play.lifted.contains(&at);
        let mut before = 0;
        while before < at && is_there(square - (before + 1) * step) {
            before += 1;
        }
        let mut end = at + 1;
        while end < size && is_there(square + (end - at) * step) {
            end += 1;
        }
        (end - at + before > 1).then(|| {
            let start = square - before * step;
            let there =
                |at: usize| if start + at * step == square { tile } else { self.board[start + at * step] };
            Run::new(start, 1 - play.way, (0..end - at + before).map(there).collect())
        })
    }

    /// The word whose letters a play replaces.
    fn replaced(&self, play: &Proposal) -> Option<&Run> {
        let first = play.lifted.first()?;
        self.runs
            .iter()
            .find(|run| run.way == play.way && run.squares(self.rules.size).any(|square| square == *first))
    }

    /// TO-14, TO-15: whether the rules accept a play whose words are valid and whose tiles are there.
    pub fn accepts(&self, play: &Proposal) -> bool {
        let is_letter =
            |tiles: &[u8], word: &[u8]| tiles.iter().map(|tile| tile & !AS_BLANK).eq(word.iter().copied());
        if let Some(run) = self.replaced(play) {
            let step = run.step(self.rules.size);
            let end = play.start + play.tiles.len() * step;
            let is_same_blank = play.lifted.iter().any(|&square| {
                let there = self.board[square];
                there & AS_BLANK != 0
                    && play.tiles[(square - play.start) / step] & !AS_BLANK == there & !AS_BLANK
            });
            let keeps_one = run
                .squares(self.rules.size)
                .any(|square| (play.start..end).contains(&square) && !play.lifted.contains(&square));
            let is_too_few = count(&self.bag) == 0 && self.laid(play).count() == play.lifted.len();
            if is_same_blank || !keeps_one || is_too_few || is_letter(&play.tiles, &run.word) {
                return false;
            }
        }
        self.replaced.iter().filter(|one| one.turn < self.turns).all(|one| {
            let is_back = |run: &Run| (run.start, run.way, &run.word) == (one.start, one.way, &one.word);
            let is_main = (play.start, play.way) == (one.start, one.way) && is_letter(&play.tiles, &one.word);
            !is_main
                && !self
                    .laid(play)
                    .any(|(at, tile)| self.across(play, at, tile).is_some_and(|run| is_back(&run)))
        })
    }

    /// TO-31: strictly in order.
    fn sum(tiles: &[u8], sides: &[Side]) -> i32 {
        let lettered = tiles.iter().filter(|&tile| tile & AS_BLANK == 0);
        let total = lettered.fold(None, |total, &tile| then(total, sides[usize::from(tile)]));
        total.map_or(0, |total| i32::try_from(total).unwrap_or(i32::MAX))
    }

    /// Carries out a play that is accepted.
    pub fn play(&mut self, play: &Proposal, chance: &mut Chance) {
        let (seat, rules) = (self.turn, self.rules.clone());
        let laid: Vec<(usize, u8)> = self.laid(play).collect();
        let mut more = if laid.len() >= rules.rack_size { rules.all_tiles } else { 0 };
        if rules.score_all_words {
            let across = laid.iter().filter_map(|&(square, tile)| self.across(play, square, tile));
            more += across.map(|run| Self::sum(&run.tiles, &rules.played[run.way])).sum::<i32>();
        }
        let tagged = play.tag.map(|run| {
            let run = &self.runs[run];
            (run.word.clone(), Self::sum(&run.tiles, &rules.tagged[run.way]))
        });
        let kin = play.kin.map(|(run, relation)| (self.runs[run].word.clone(), relation));
        let claims = play.claims | u8::from(tagged.is_some()) << TAG | u8::from(kin.is_some()) << KIN;
        self.latest = Latest {
            word: play.tiles.iter().map(|&tile| tile & !AS_BLANK).collect(),
            claims,
            open: claims,
            points: Self::sum(&play.tiles, &rules.played[play.way]),
            is_centre: !self.centre_used && laid.iter().any(|&(square, _)| square == rules.centre),
            tagged: tagged.unwrap_or_default(),
            kin: kin.unwrap_or_default(),
            more,
            laid: laid.iter().map(|&(square, _)| square).collect(),
            lifted: play.lifted.clone(),
        };
        if let Some(run) = self.replaced(play) {
            let (start, way, word) = (run.start, run.way, run.word.clone());
            self.replaced.push(Replaced { start, way, word, turn: self.turns });
        }
        self.lay(play, &laid);
        self.points[seat] += self.latest.score(&rules);
        self.centre_used |= self.latest.is_centre;
        self.is_out = count(&self.racks[seat][..SHIELD]) == 0 && count(&self.bag[..SHIELD]) == 0;
        self.acted = seat;
        self.ask(((1 << self.players) - 1) & !(1 << seat), chance);
    }

    /// Moves the tiles of a play.
    fn lay(&mut self, play: &Proposal, laid: &[(usize, u8)]) {
        let kind = |tile: u8| if tile & AS_BLANK == 0 { usize::from(tile) } else { 0 };
        let rack = &mut self.racks[self.turn];
        if let Some((gave, took)) = play.swap {
            let (gave, took) = (usize::from(gave), usize::from(took));
            rack[gave] -= 1;
            rack[took] += 1;
            self.face_up[took] -= 1;
            self.face_up[gave] += 1;
        }
        for &square in &play.lifted {
            rack[kind(self.board[square])] += 1;
        }
        for &(square, tile) in laid {
            rack[kind(tile)] -= 1;
            self.board[square] = tile;
        }
    }
}
