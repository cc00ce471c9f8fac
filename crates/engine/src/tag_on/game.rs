//! A whole game: plays with tags and claims, their challenges, shields, and the end.

use std::sync::Arc;

use super::Side;
use super::text::Answers;
use super::variants::then;
use crate::bag::{add, count, draw};
use crate::letters::{AS_BLANK, MAX_LETTERS, NONE};
use crate::playout::Chance;

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
/// TO-10: factor of the centre.
const CENTRE: i32 = 2;

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
struct Replaced {
    start: usize,
    way: usize,
    word: Vec<u8>,
    turn: usize,
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

/// The latest play.
#[derive(Clone, Debug, Default)]
pub struct Latest {
    /// Squares of its tiles.
    pub laid: Vec<usize>,
    /// Squares whose tiles it replaced.
    pub lifted: Vec<usize>,
    word: Vec<u8>,
    /// Bit set of the claims that stand so far.
    claims: u8,
    /// Those of them that may still be challenged.
    open: u8,
    points: i32,
    is_centre: bool,
    tagged: (Vec<u8>, i32),
    kin: (Vec<u8>, usize),
    /// Points besides those of the played word and the tag.
    more: i32,
}

impl Latest {
    /// TO-30, TO-34.
    fn score(&self, rules: &TagOnRules) -> i32 {
        let mut times = if self.is_centre { CENTRE } else { 1 };
        for claim in (TAG + 1..CLAIMS).filter(|claim| self.claims >> claim & 1 == 1) {
            times *= rules.times[claim];
        }
        let tagged = if self.claims >> TAG & 1 == 1 { self.tagged.1 } else { 0 };
        self.points.saturating_mul(times).saturating_add(tagged).saturating_add(self.more)
    }
}

/// TO-24: opponents may challenge the claims of the latest play.
#[derive(Clone, Debug)]
struct Window {
    /// Bit set of the seats that have not answered.
    waits: u8,
    /// Bit set of the seats that challenged a claim.
    doubters: u8,
    /// Bit set of the challenged claims.
    doubts: u8,
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

    // Plays

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

    // Challenges (TO-24)

    /// Lets these seats challenge the open claims; without any, the play is final.
    fn ask(&mut self, seats: u8, chance: &mut Chance) {
        if self.latest.open == 0 || seats == 0 {
            self.window = None;
            self.stand(chance);
        } else {
            self.window = Some(Window { waits: seats, doubters: 0, doubts: 0 });
        }
    }

    /// The seat that is asked accepts the play, or challenges a claim.
    pub fn answer(&mut self, doubt: Option<usize>, chance: &mut Chance) {
        let seat = self.seat();
        self.acted = seat;
        let Some(window) = &mut self.window else { return };
        window.waits &= !(1 << seat);
        if let Some(claim) = doubt {
            window.doubters |= 1 << seat;
            window.doubts |= 1 << claim;
        }
        if window.waits == 0 {
            let (doubters, doubts) = (window.doubters, window.doubts);
            for claim in (0..CLAIMS).filter(|claim| doubts >> claim & 1 == 1) {
                self.judge(claim);
            }
            self.ask(doubters, chance);
        }
    }

    /// The text decides about a claim; one that fails costs its points.
    fn judge(&mut self, claim: usize) {
        let before = self.latest.score(&self.rules);
        let (other, relation): (&[u8], usize) = match claim {
            TAG => (&self.latest.tagged.0, 0),
            KIN => (&self.latest.kin.0, self.latest.kin.1),
            _ => (&[], 0),
        };
        let stands = self.answers.stands(claim, &self.latest.word, other, relation);
        self.latest.open &= !(1 << claim);
        if !stands {
            self.latest.claims &= !(1 << claim);
        }
        self.points[self.turn] += self.latest.score(&self.rules) - before;
    }

    /// The play is final.
    fn stand(&mut self, chance: &mut Chance) {
        self.passes = 0;
        self.scoreless = if self.latest.score(&self.rules) > 0 { 0 } else { self.scoreless + 1 };
        self.fill(self.turn, chance);
        self.finish_turn();
    }

    // Other turns

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
