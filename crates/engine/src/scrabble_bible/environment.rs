//! The game by small actions: a play is its place and its letters, an exchange its tiles.

use std::sync::Arc;

use crate::bag::{add, count, draw};
use crate::environments::{Environment, Numbers, Values};
use crate::graph::WordGraph;
use crate::letters::{AS_BLANK, BadInput, NONE};
use crate::playout::Chance;
use crate::position::Position;
use crate::prefixes::{Prefixes, Tiles};
use crate::tally;
use crate::tile_games::{self, TileActions, TileFields, TilesSeen};

/// The options that the engine plays with.
#[derive(Clone, Debug)]
pub struct BibleRules {
    /// Tiles of the set.
    pub tiles: Tiles,
    /// Tiles of a full rack.
    pub rack_size: usize,
    /// Score of each seat that ends the game (SB-31).
    pub targets: Option<Vec<i32>>,
    /// Whether everyone's pass in a row ends the game (SB-17).
    pub passes_end: bool,
    /// Scoreless turns in a row that end it.
    pub most_scoreless: usize,
    /// Whether the player who is out gains twice the tiles of the others, who lose nothing (SB-25).
    pub gain_double: bool,
}

/// What is being spelled.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Draft {
    Nothing,
    /// Tiles, in alphabetical order, blanks (0) first.
    Exchange(Vec<u8>),
    Play,
    /// First square, direction, letters.
    Word(usize, usize, Vec<u8>),
}

/// A game played by small actions.
#[derive(Clone, Debug)]
pub struct BibleEnvironment {
    rules: Arc<BibleRules>,
    empty: Arc<Position>,
    position: Position,
    prefixes: Prefixes,
    /// Whether the prefixes and starts are those of this turn.
    is_ready: bool,
    /// Small actions of the places where a play can start.
    starts: Vec<u32>,
    actions: Arc<TileActions>,
    fields: Arc<TileFields>,
    players: usize,
    bag: Tiles,
    racks: Vec<Tiles>,
    points: Vec<i32>,
    turn: usize,
    passes: usize,
    scoreless: usize,
    last: Vec<usize>,
    winners: Option<u8>,
    draft: Draft,
    spelled: Vec<u32>,
    results: Vec<u32>,
}

impl BibleEnvironment {
    /// A game on that empty board with those words.
    ///
    /// # Errors
    /// If a field or a small action is missing.
    pub fn new(
        rules: BibleRules,
        players: usize,
        empty: Arc<Position>,
        graph: Arc<WordGraph>,
        layout: &Numbers,
        actions: &Numbers,
        order: Vec<u32>,
    ) -> Result<Self, BadInput> {
        let prefixes = tile_games::prefixes(empty.size(), empty.layout().centre, graph);
        Ok(Self {
            position: (*empty).clone(),
            empty,
            prefixes,
            is_ready: false,
            starts: Vec::new(),
            actions: Arc::new(TileActions::new(actions, &[(0, "?")])?),
            fields: Arc::new(TileFields::new(layout, order)?),
            players,
            bag: rules.tiles,
            racks: vec![Tiles::default(); players],
            points: vec![0; players],
            turn: 0,
            passes: 0,
            scoreless: 0,
            last: Vec::new(),
            winners: None,
            draft: Draft::Nothing,
            spelled: Vec::new(),
            results: Vec::new(),
            rules: Arc::new(rules),
        })
    }

    fn fill(&mut self, seat: usize, chance: &mut Chance) {
        let wanted = self.rules.rack_size.saturating_sub(count(&self.racks[seat]));
        let drawn = draw(&mut self.bag, wanted, chance, &mut self.results);
        add(&mut self.racks[seat], &drawn);
    }

    /// SB-17: the next player's turn, unless no play is possible.
    fn pass_on(&mut self) {
        if (self.rules.passes_end && self.passes >= self.players)
            || self.scoreless >= self.rules.most_scoreless
        {
            self.end(None);
        } else {
            self.turn = (self.turn + 1) % self.players;
        }
    }

    /// SB-25, SB-26: adjusts for unplayed letters and determines the winners.
    fn end(&mut self, out: Option<usize>) {
        let values = &self.position.layout().values;
        let left: Vec<i32> = self
            .racks
            .iter()
            .map(|rack| (1..rack.len()).map(|tile| i32::from(rack[tile]) * values[tile]).sum())
            .collect();
        let sum: i32 = left.iter().sum();
        let before = self.points.clone();
        for (seat, points) in self.points.iter_mut().enumerate() {
            *points += match out {
                Some(one) if self.rules.gain_double => i32::from(one == seat) * 2 * sum,
                Some(one) if one == seat => sum,
                _ => -left[seat],
            };
        }
        let standing = |seat: usize| (self.points[seat], before[seat]);
        let best = (0..self.players).map(standing).max();
        let winners = (0..self.players).filter(|&seat| Some(standing(seat)) == best);
        self.winners = Some(winners.fold(0, |set, seat| set | 1 << seat));
    }

    fn play(&mut self, start: usize, way: usize, word: &[u8], chance: &mut Chance) {
        let (size, seat) = (self.position.size(), self.turn);
        let step = if way == 0 { 1 } else { size };
        let laid: Vec<(usize, u8)> = word
            .iter()
            .enumerate()
            .map(|(at, &letter)| (start + at * step, letter))
            .filter(|&(square, _)| self.position.tile(square) == NONE)
            .collect();
        let score = self.score(start, way, word);
        for &(_, letter) in &laid {
            let tile = if letter & AS_BLANK == 0 { usize::from(letter) } else { 0 };
            self.racks[seat][tile] -= 1;
        }
        // The squares are empty and on the board, so nothing is refused.
        let _ = self.position.lay(&laid);
        self.last = laid.into_iter().map(|(square, _)| square).collect();
        self.points[seat] += score;
        self.passes = 0;
        self.scoreless = if score > 0 { 0 } else { self.scoreless + 1 };
        let is_out = count(&self.racks[seat]) == 0 && count(&self.bag) == 0;
        if !is_out {
            self.fill(seat, chance);
        }
        let is_target = self.rules.targets.as_ref().is_some_and(|targets| self.points[seat] >= targets[seat]);
        if is_target {
            self.winners = Some(1 << seat);
        } else if is_out {
            self.end(Some(seat));
        } else {
            self.pass_on();
        }
    }

    /// SB-20 to SB-23.
    fn score(&self, start: usize, way: usize, word: &[u8]) -> i32 {
        let size = self.position.size();
        let (row, column) = (start / size, start % size);
        let (number, first) = if way == 0 { (row, column) } else { (column, row) };
        let letters: Vec<u8> = word.iter().map(|&letter| letter & !AS_BLANK).collect();
        let squares = &self.position.line(way == 1, number)[first + 1..];
        tally::score(self.position.layout(), squares, word, &letters)
    }

    fn exchange(&mut self, tiles: &[u8], chance: &mut Chance) {
        let drawn = draw(&mut self.bag, tiles.len(), chance, &mut self.results);
        let rack = &mut self.racks[self.turn];
        for &tile in tiles {
            rack[usize::from(tile)] -= 1;
            self.bag[usize::from(tile)] += 1;
        }
        add(rack, &drawn);
        self.passes = 0;
        self.scoreless += 1;
        self.pass_on();
    }

    /// The prefixes of this turn.
    fn prepare(&mut self) {
        if !self.is_ready {
            self.prefixes.rack = self.racks[self.turn];
            self.prefixes.take(&self.position);
            let (area, places) = (self.prefixes.board.len(), self.actions.places);
            self.starts.clear();
            self.prefixes.starts(|square, way| self.starts.push(places + (way * area + square) as u32));
            self.is_ready = true;
        }
    }
}

impl Environment for BibleEnvironment {
    fn begin(&mut self, chance: &mut Chance) {
        self.position.clone_from(&self.empty);
        self.bag = self.rules.tiles;
        self.points.fill(0);
        self.passes = 0;
        self.scoreless = 0;
        self.last.clear();
        self.winners = None;
        self.draft = Draft::Nothing;
        self.spelled.clear();
        self.is_ready = false;
        self.turn = chance.below(self.players);
        self.results.push(self.turn as u32);
        for seat in 0..self.players {
            self.racks[seat] = Tiles::default();
            self.fill(seat, chance);
        }
    }

    fn seat(&self) -> usize {
        self.turn
    }

    fn act(&mut self, action: usize, chance: &mut Chance) -> bool {
        let (action, names) = (action as u32, &*self.actions);
        if action == names.undo {
            self.draft = Draft::Nothing;
            self.spelled.clear();
            return false;
        }
        self.spelled.push(action);
        let is_done = action == names.done;
        let letter = names.letter_of(action);
        let area = self.position.size() * self.position.size();
        match &mut self.draft {
            Draft::Nothing if action == names.play => self.draft = Draft::Play,
            Draft::Nothing if action == names.exchange => self.draft = Draft::Exchange(Vec::new()),
            Draft::Nothing => {
                self.passes += 1;
                self.scoreless += 1;
                self.pass_on();
                self.spelled.clear();
                self.is_ready = false;
                return true;
            }
            Draft::Play => {
                let place = (action - names.places) as usize;
                self.draft = Draft::Word(place % area, place / area, Vec::new());
            }
            Draft::Exchange(tiles) if !is_done => tiles.push(letter.unwrap_or(0)),
            Draft::Word(_, _, word) if !is_done => word.extend(letter),
            Draft::Exchange(_) | Draft::Word(..) => {
                match std::mem::replace(&mut self.draft, Draft::Nothing) {
                    Draft::Exchange(tiles) => self.exchange(&tiles, chance),
                    Draft::Word(start, way, word) => self.play(start, way, &word, chance),
                    Draft::Nothing | Draft::Play => {}
                }
                self.spelled.clear();
                self.is_ready = false;
                return true;
            }
        }
        false
    }

    fn mask(&mut self, found: &mut Vec<u32>) {
        self.prepare();
        let names = &*self.actions;
        if !self.spelled.is_empty() {
            found.push(names.undo);
        }
        let rack = &self.racks[self.turn];
        match &self.draft {
            Draft::Nothing => {
                found.push(names.pass);
                if count(rack) > 0 && count(&self.bag) > 0 {
                    found.push(names.exchange);
                }
                if !self.starts.is_empty() {
                    found.push(names.play);
                }
            }
            Draft::Exchange(tiles) => names.exchanged(*rack, tiles, &self.bag, found),
            Draft::Play => found.extend(&self.starts),
            Draft::Word(start, way, word) => {
                let ends = self.prefixes.after(*start, *way, word, |letter| found.push(names.letter(letter)));
                if ends == Some(true) {
                    found.push(names.done);
                }
            }
        }
    }

    fn observe(&self, values: &mut Values) {
        let tiles = TilesSeen {
            seat: self.turn,
            board: &self.position.board(),
            last: &self.last,
            set: self.rules.tiles,
            racks: &self.racks,
            bag: &self.bag,
            beside: Tiles::default(),
        };
        self.fields.see(&tiles, values);
    }

    fn draft(&self) -> &[u32] {
        &self.spelled
    }

    fn to_move(&self) -> Option<usize> {
        Some(self.turn)
    }

    fn prompt(&self) -> Option<(usize, Option<f32>)> {
        None
    }

    fn score(&self, seat: usize) -> i32 {
        self.points[seat]
    }

    fn winners(&self) -> Option<u8> {
        self.winners
    }

    fn results(&mut self) -> &mut Vec<u32> {
        &mut self.results
    }
}
