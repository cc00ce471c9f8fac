//! The game by small actions: a play is the letters swapped, the squares lifted, its place and letters, then its claims.

use std::sync::Arc;

use super::game::{CLAIMS, CODES, KIN, Proposal, SHIELD, TAG, TagOnGame, TagOnRules};
use super::text::{Answers, Heads, may_tag};
use crate::alphabet;
use crate::bag::count;
use crate::environments::{Environment, Numbers, Values};
use crate::graph::WordGraph;
use crate::letters::{AS_BLANK, BadInput, NONE, bad};
use crate::playout::Chance;
use crate::prefixes::{Ahead, Prefixes, Tiles};

/// Names of the claims.
const NAMES: [&str; CLAIMS] = ["tag", "book", "character", "land", "utterance", "kin"];

/// What a small action means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Small {
    /// One that the engine never offers.
    Other,
    Undo,
    Done,
    Pass,
    Accept,
    Challenge(usize),
    ReturnShield,
    Play,
    Exchange,
    ShieldExchange,
    Give(u8),
    Take(u8),
    Lift(usize),
    /// First square and direction.
    Place(usize, usize),
    /// With [`AS_BLANK`] for a blank.
    Letter(u8),
    /// A blank or a shield that is exchanged.
    Tile(u8),
    /// The beginning of a claim: a whole one if it names a colour.
    Claim(usize),
    Relation(usize),
}

/// Numbers of the small actions, and what each means.
#[derive(Debug)]
struct Actions {
    meanings: Vec<Small>,
    undo: u32,
    done: u32,
    pass: u32,
    accept: u32,
    challenge: [u32; CLAIMS],
    return_shield: u32,
    play: u32,
    exchange: u32,
    shield_exchange: u32,
    /// By letter; 0 where the set has none.
    give: [u32; CODES],
    take: [u32; CODES],
    lift: u32,
    places: u32,
    upper: u32,
    lower: u32,
    blank: u32,
    shield: u32,
    claims: [u32; CLAIMS],
    relations: Vec<u32>,
}

impl Actions {
    fn new(numbers: &Numbers, rules: &TagOnRules, relations: &[String]) -> Result<Self, BadInput> {
        let of = |name: &str| numbers.of(name).map(|number| number as u32);
        let all = |word: &str| -> Result<[u32; CLAIMS], BadInput> {
            let mut found = [0; CLAIMS];
            for (number, name) in found.iter_mut().zip(NAMES) {
                let is_alone = word == "claim" && (name == NAMES[TAG] || name == NAMES[KIN]);
                *number = if is_alone { of(name)? } else { of(&format!("{word} {name}"))? };
            }
            Ok(found)
        };
        let letters = |word: &str| -> Result<[u32; CODES], BadInput> {
            let mut found = [0; CODES];
            for code in (1..CODES).filter(|&code| rules.tiles[code] > 0) {
                found[code] = of(&format!("{word} {}", alphabet::letter(code as u8)))?;
            }
            Ok(found)
        };
        let mut made = Self {
            meanings: vec![Small::Other; numbers.0.len()],
            undo: of("undo")?,
            done: of("done")?,
            pass: of("pass")?,
            accept: of("accept")?,
            challenge: all("challenge")?,
            return_shield: of("shield return")?,
            play: of("play")?,
            exchange: of("exchange")?,
            shield_exchange: of("shield exchange")?,
            give: letters("give")?,
            take: letters("take")?,
            lift: of("lift 1A")?,
            places: of("1A")?,
            upper: of("A")?,
            lower: of("a")?,
            blank: of("?")?,
            shield: of("!")?,
            claims: all("claim")?,
            relations: relations.iter().map(|name| of(name)).collect::<Result<_, _>>()?,
        };
        let area = rules.size * rules.size;
        let mut meanings = vec![
            (made.undo, Small::Undo),
            (made.done, Small::Done),
            (made.pass, Small::Pass),
            (made.accept, Small::Accept),
            (made.return_shield, Small::ReturnShield),
            (made.play, Small::Play),
            (made.exchange, Small::Exchange),
            (made.shield_exchange, Small::ShieldExchange),
            (made.blank, Small::Tile(0)),
            (made.shield, Small::Tile(SHIELD as u8)),
        ];
        meanings
            .extend(made.challenge.iter().enumerate().map(|(claim, &one)| (one, Small::Challenge(claim))));
        meanings.extend(made.claims.iter().enumerate().map(|(claim, &one)| (one, Small::Claim(claim))));
        meanings.extend(made.relations.iter().enumerate().map(|(at, &one)| (one, Small::Relation(at))));
        meanings.extend((0..area).map(|square| (made.lift + square as u32, Small::Lift(square))));
        meanings.extend(
            (0..2 * area).map(|place| (made.places + place as u32, Small::Place(place % area, place / area))),
        );
        for code in 1..CODES {
            let letter = code as u8;
            meanings.push((made.upper + code as u32 - 1, Small::Letter(letter)));
            meanings.push((made.lower + code as u32 - 1, Small::Letter(letter | AS_BLANK)));
            if rules.tiles[code] > 0 {
                meanings.push((made.give[code], Small::Give(letter)));
                meanings.push((made.take[code], Small::Take(letter)));
            }
        }
        for (number, meaning) in meanings {
            match made.meanings.get_mut(number as usize) {
                Some(there) => *there = meaning,
                None => return bad(format!("there is no action {number}")),
            }
        }
        Ok(made)
    }

    fn letter(&self, letter: u8) -> u32 {
        let first = if letter & AS_BLANK == 0 { self.upper } else { self.lower };
        first + u32::from(letter & !AS_BLANK) - 1
    }

    fn tile(&self, kind: usize) -> u32 {
        match kind {
            0 => self.blank,
            SHIELD => self.shield,
            _ => self.upper + kind as u32 - 1,
        }
    }
}

/// Starts of the fields of an observation.
#[derive(Clone, Copy, Debug)]
struct Fields {
    board: usize,
    blanks: usize,
    last: usize,
    rack: usize,
    unseen: usize,
    tiles: usize,
    bag: usize,
    face_up: usize,
    lifted: usize,
    centre_used: usize,
    round: usize,
}

impl Fields {
    fn new(layout: &Numbers) -> Result<Self, BadInput> {
        Ok(Self {
            board: layout.of("board")?,
            blanks: layout.of("blanks")?,
            last: layout.of("last")?,
            rack: layout.of("rack")?,
            unseen: layout.of("unseen")?,
            tiles: layout.of("tiles")?,
            bag: layout.of("bag")?,
            face_up: layout.of("face_up")?,
            lifted: layout.of("lifted")?,
            centre_used: layout.of("centre_used")?,
            round: layout.of("round")?,
        })
    }
}

/// How far a draft is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Nothing,
    /// An exchange, or one with a shield.
    Exchange {
        with_shield: bool,
    },
    /// Before the place of a word.
    Before,
    /// A letter is given, and none taken yet.
    Given(u8),
    Letters,
    /// A tag or a claim of kinship: the place of the other word, then its letters.
    Naming(usize),
    Spelling {
        claim: usize,
        run: usize,
        letters: usize,
    },
    /// The relation to that word.
    Relation(usize),
    /// After a whole clause.
    After(usize),
}

/// Prefixes of a turn or a draft, and where a play can start.
#[derive(Clone, Default)]
struct Search {
    prefixes: Prefixes,
    is_ready: bool,
    has_play: Option<bool>,
    starts: Option<Vec<u32>>,
}

/// What all games share.
pub struct TagOnTable {
    rules: Arc<TagOnRules>,
    answers: Arc<Answers>,
    actions: Actions,
    fields: Fields,
    graph: Arc<WordGraph>,
    /// The kind of prompt of a window, and its seconds.
    window: (usize, Option<f32>),
    /// Index of each kind of tile where observations count tiles.
    order: Vec<u32>,
}

impl TagOnTable {
    /// Games with that set and those words.
    ///
    /// # Errors
    /// If a field or a small action is missing.
    #[allow(clippy::too_many_arguments)] // one for each field
    pub fn new(
        rules: TagOnRules,
        answers: Answers,
        graph: Arc<WordGraph>,
        layout: &Numbers,
        actions: &Numbers,
        relations: &[String],
        window: (usize, Option<f32>),
        order: Vec<u32>,
    ) -> Result<Self, BadInput> {
        Ok(Self {
            actions: Actions::new(actions, &rules, relations)?,
            fields: Fields::new(layout)?,
            rules: Arc::new(rules),
            answers: Arc::new(answers),
            graph,
            window,
            order,
        })
    }
}

/// A game played by small actions.
#[derive(Clone)]
pub struct TagOnEnvironment {
    table: Arc<TagOnTable>,
    players: usize,
    game: TagOnGame,
    /// Plays without swapped letters and lifted tiles.
    plain: Search,
    /// Plays of a draft with them.
    drafted: Search,
    /// Headwords of the words on the board, once they are asked for.
    heads: Vec<Option<Heads>>,
    stage: Stage,
    play: Proposal,
    /// Tiles of an exchange, in the order of the alphabet, shields and blanks first.
    tiles: Vec<u8>,
    spelled: Vec<u32>,
}

/// Kinds of tiles in the order in which exchanges list them: shields, blanks, letters.
fn listed() -> impl Iterator<Item = usize> {
    [SHIELD, 0].into_iter().chain(1..CODES)
}

fn rank(kind: usize) -> usize {
    if kind == SHIELD { 0 } else { kind + 1 }
}

impl TagOnEnvironment {
    /// A game.
    #[must_use]
    pub fn new(table: TagOnTable, players: usize) -> Self {
        let (size, centre) = (table.rules.size, table.rules.centre);
        let graph = table.graph.clone();
        let ahead = Arc::new(Ahead::new(&graph));
        let board = vec![NONE; size * size];
        let mut prefixes =
            Prefixes::new(size, board, Tiles::default(), Some(graph), centre, Vec::new(), [true; 2], None);
        prefixes.ahead = Some(ahead);
        let search = Search { prefixes, is_ready: false, has_play: None, starts: None };
        Self {
            game: TagOnGame::new(table.rules.clone(), table.answers.clone(), players),
            table: Arc::new(table),
            players,
            plain: search.clone(),
            drafted: search,
            heads: Vec::new(),
            stage: Stage::Nothing,
            play: Proposal::default(),
            tiles: Vec::new(),
            spelled: Vec::new(),
        }
    }

    fn drop_draft(&mut self) {
        self.stage = Stage::Nothing;
        self.play = Proposal::default();
        self.tiles.clear();
        self.spelled.clear();
        self.drafted.is_ready = false;
    }

    /// Finds the words on the board and what the words across the lines allow, once a turn.
    fn prepare(&mut self) {
        if self.plain.is_ready {
            return;
        }
        self.game.find_runs();
        self.heads.clear();
        self.heads.resize(self.game.runs.len(), None);
        let search = &mut self.plain;
        search.prefixes.follow(&self.game.board, &self.table.graph);
        search.prefixes.rack.copy_from_slice(&self.game.racks[self.game.turn][..SHIELD]);
        search.is_ready = true;
        search.has_play = None;
        search.starts = None;
    }

    /// The prefixes of the draft.
    fn search(&mut self) -> &mut Search {
        if self.play.swap.is_none() && self.play.lifted.is_empty() {
            return &mut self.plain;
        }
        if !self.drafted.is_ready {
            let search = &mut self.drafted;
            let lifted = &self.play.lifted;
            search.prefixes.clone_from(&self.plain.prefixes);
            if let Some((gave, took)) = self.play.swap {
                search.prefixes.rack[usize::from(gave)] -= 1;
                search.prefixes.rack[usize::from(took)] += 1;
                search.prefixes.needs = Some(took);
            }
            if !lifted.is_empty() {
                let size = self.table.rules.size;
                for way in 0..2 {
                    search.prefixes.ways[way] = self.game.runs.iter().any(|run| {
                        run.way == way
                            && lifted.iter().all(|square| run.squares(size).any(|one| one == *square))
                    });
                }
                search.prefixes.lift(lifted, &self.table.graph);
            }
            search.is_ready = true;
            search.starts = None;
        }
        &mut self.drafted
    }

    /// Small actions of the places where the play of the draft can start.
    fn starts(&mut self) -> &[u32] {
        let (area, places) = (self.game.board.len(), self.table.actions.places);
        let search = self.search();
        search.starts.get_or_insert_with(|| {
            let mut found = Vec::new();
            search.prefixes.starts(|square, way| found.push(places + (way * area + square) as u32));
            found
        })
    }

    // Masks

    fn on_turn(&mut self, found: &mut Vec<u32>) {
        let table = self.table.clone();
        let names = &table.actions;
        let (rack, has_bag) = (self.game.racks[self.game.turn], count(&self.game.bag) > 0);
        found.push(names.pass);
        if count(&rack) > 0 && has_bag {
            found.push(names.exchange);
        }
        if rack[SHIELD] > 0 {
            if self.game.may_return_shield() {
                found.push(names.return_shield);
            }
            if count(&rack) > 1 && has_bag {
                found.push(names.shield_exchange);
            }
        }
        let Search { prefixes, has_play, .. } = &mut self.plain;
        if *has_play.get_or_insert_with(|| prefixes.has_play()) {
            found.push(names.play);
        }
    }

    fn exchanged(&self, with_shield: bool, found: &mut Vec<u32>) {
        let names = &self.table.actions;
        let mut left = self.game.racks[self.game.turn];
        left[SHIELD] -= u8::from(with_shield);
        for &tile in &self.tiles {
            left[usize::from(tile)] -= 1;
        }
        if self.tiles.len() < count(&self.game.bag) {
            let first = self.tiles.last().map_or(0, |&tile| rank(usize::from(tile)));
            found.extend(
                listed().filter(|&kind| left[kind] > 0 && rank(kind) >= first).map(|kind| names.tile(kind)),
            );
        }
        if !self.tiles.is_empty() {
            found.push(names.done);
        }
    }

    /// A face-up letter, squares to lift, or the place of the word.
    fn beginnings(&mut self, found: &mut Vec<u32>) {
        let table = self.table.clone();
        let (names, size) = (&table.actions, table.rules.size);
        let rack = &self.game.racks[self.game.turn];
        let lifted = &self.play.lifted;
        if self.play.swap.is_none() && lifted.is_empty() && count(&self.game.face_up) > 0 {
            found.extend((1..CODES).filter(|&code| rack[code] > 0).map(|code| names.give[code]));
        }
        let must_grow = usize::from(count(&self.game.bag) == 0);
        if lifted.len() + must_grow < count(&rack[..SHIELD]) {
            let mut squares: Vec<usize> = Vec::new();
            for run in &self.game.runs {
                let holds = lifted.len() < run.tiles.len()
                    && lifted.iter().all(|square| run.squares(size).any(|one| one == *square));
                if holds {
                    squares
                        .extend(run.squares(size).filter(|one| lifted.last().is_none_or(|last| one > last)));
                }
            }
            squares.sort_unstable();
            squares.dedup();
            found.extend(squares.into_iter().map(|square| names.lift + square as u32));
        }
        found.extend(self.starts());
    }

    /// The squares that the play changes.
    fn changed(&self) -> Vec<usize> {
        let laid = self.game.laid(&self.play).map(|(square, _)| square);
        laid.chain(self.play.lifted.iter().copied()).collect()
    }

    /// The words that a tag or a claim of kinship may name, by number.
    fn targets(&mut self, claim: usize) -> Vec<usize> {
        let (changed, size) = (self.changed(), self.table.rules.size);
        let word: Vec<u8> = self.play.tiles.iter().map(|&tile| tile & !AS_BLANK).collect();
        let own = if claim == TAG { self.table.answers.heads(&word) } else { None };
        if claim == TAG && own.is_none() {
            return Vec::new();
        }
        let Self { game, heads, table, .. } = self;
        let stay = game.runs.iter().enumerate().filter(|(_, run)| run.stays(&changed, size));
        stay.filter(|(number, run)| {
            claim != TAG
                || (run.word != word
                    && may_tag(&own, heads[*number].get_or_insert_with(|| table.answers.heads(&run.word))))
        })
        .map(|(number, _)| number)
        .collect()
    }

    /// The clauses that may follow a whole word or clause, and the end, if the play would be accepted.
    fn further(&mut self, last: Option<usize>, found: &mut Vec<u32>) {
        if !self.game.accepts(&self.play) {
            return;
        }
        let table = self.table.clone();
        let names = &table.actions;
        found.push(names.done);
        let mut covered = 0_u8;
        for (square, _) in self.game.laid(&self.play) {
            covered |= 1 << table.rules.colours[square];
        }
        if last.is_none() && !self.targets(TAG).is_empty() {
            found.push(names.claims[TAG]);
        }
        let first = last.unwrap_or(TAG) + 1;
        found.extend((first..KIN).filter(|claim| covered >> claim & 1 == 1).map(|claim| names.claims[claim]));
        if covered >> KIN & 1 == 1 && !self.targets(KIN).is_empty() {
            found.push(names.claims[KIN]);
        }
    }

    // Acting

    /// Carries out the command that is spelled.
    fn finish(&mut self, chance: &mut Chance) {
        match self.stage {
            Stage::Exchange { with_shield: true } => self.game.shield_exchange(&self.tiles, chance),
            Stage::Exchange { with_shield: false } => self.game.exchange(&self.tiles, chance),
            _ => self.game.play(&self.play, chance),
        }
    }

    /// The draft with one more letter.
    fn letter(&mut self, letter: u8) {
        match &mut self.stage {
            Stage::Exchange { .. } => self.tiles.push(letter),
            Stage::Spelling { claim, run, letters } => {
                *letters += 1;
                if *letters == self.game.runs[*run].word.len() {
                    if *claim == KIN {
                        self.stage = Stage::Relation(*run);
                    } else {
                        self.play.tag = Some(*run);
                        self.stage = Stage::After(TAG);
                    }
                }
            }
            _ => self.play.tiles.push(letter),
        }
    }
}

impl Environment for TagOnEnvironment {
    fn begin(&mut self, chance: &mut Chance) {
        self.drop_draft();
        self.plain.is_ready = false;
        self.game.begin(chance);
    }

    fn seat(&self) -> usize {
        self.game.seat()
    }

    fn act(&mut self, action: usize, chance: &mut Chance) -> bool {
        let small = self.table.actions.meanings[action];
        self.spelled.push(action as u32);
        let mut is_whole = true;
        match small {
            Small::Pass => self.game.pass(),
            Small::Accept => self.game.answer(None, chance),
            Small::Challenge(claim) => self.game.answer(Some(claim), chance),
            Small::ReturnShield => self.game.return_shield(chance),
            Small::Done => self.finish(chance),
            _ => is_whole = false,
        }
        if is_whole {
            self.drop_draft();
            self.plain.is_ready = false;
            return true;
        }
        match small {
            Small::Play => self.stage = Stage::Before,
            Small::Exchange => self.stage = Stage::Exchange { with_shield: false },
            Small::ShieldExchange => self.stage = Stage::Exchange { with_shield: true },
            Small::Give(letter) => self.stage = Stage::Given(letter),
            Small::Take(took) => {
                if let Stage::Given(gave) = self.stage {
                    self.play.swap = Some((gave, took));
                }
                self.stage = Stage::Before;
                self.drafted.is_ready = false;
            }
            Small::Lift(square) => {
                self.play.lifted.push(square);
                self.drafted.is_ready = false;
            }
            Small::Place(square, way) => {
                if let Stage::Naming(claim) = self.stage {
                    let there = self.game.runs.iter().position(|run| (run.start, run.way) == (square, way));
                    let run = there.unwrap_or_default();
                    self.stage = Stage::Spelling { claim, run, letters: 0 };
                } else {
                    (self.play.start, self.play.way) = (square, way);
                    self.stage = Stage::Letters;
                }
            }
            Small::Letter(letter) | Small::Tile(letter) => self.letter(letter),
            Small::Claim(claim) if claim == TAG || claim == KIN => self.stage = Stage::Naming(claim),
            Small::Claim(claim) => {
                self.play.claims |= 1 << claim;
                self.stage = Stage::After(claim);
            }
            Small::Relation(relation) => {
                if let Stage::Relation(run) = self.stage {
                    self.play.kin = Some((run, relation));
                }
                self.stage = Stage::After(KIN);
            }
            _ => self.drop_draft(),
        }
        false
    }

    fn mask(&mut self, found: &mut Vec<u32>) {
        let table = self.table.clone();
        let names = &table.actions;
        if let Some(open) = self.game.challenges() {
            found.push(names.accept);
            let doubts = (0..CLAIMS).filter(|claim| open >> claim & 1 == 1);
            found.extend(doubts.map(|claim| names.challenge[claim]));
            return;
        }
        self.prepare();
        if !self.spelled.is_empty() {
            found.push(names.undo);
        }
        match self.stage {
            Stage::Nothing => self.on_turn(found),
            Stage::Exchange { with_shield } => self.exchanged(with_shield, found),
            Stage::Before => self.beginnings(found),
            Stage::Given(_) => {
                let there = (1..CODES).filter(|&code| self.game.face_up[code] > 0);
                found.extend(there.map(|code| names.take[code]));
            }
            Stage::Letters => {
                let word = std::mem::take(&mut self.play.tiles);
                let (start, way) = (self.play.start, self.play.way);
                let search = self.search();
                let ends =
                    search.prefixes.after(start, way, &word, |letter| found.push(names.letter(letter)));
                self.play.tiles = word;
                if ends == Some(true) {
                    self.further(None, found);
                }
            }
            Stage::Naming(claim) => {
                let area = self.game.board.len();
                let targets = self.targets(claim);
                let runs = targets.into_iter().map(|run| &self.game.runs[run]);
                found.extend(runs.map(|run| names.places + (run.way * area + run.start) as u32));
            }
            Stage::Spelling { run, letters, .. } => {
                found.push(names.letter(self.game.runs[run].word[letters]));
            }
            Stage::Relation(_) => found.extend(&names.relations),
            Stage::After(KIN) => found.push(names.done),
            Stage::After(claim) => self.further(Some(claim), found),
        }
    }

    #[allow(clippy::cast_precision_loss)] // numbers are small
    fn observe(&self, values: &mut Values) {
        let (game, table, players, seat) = (&self.game, &*self.table, self.players, self.game.seat());
        let (area, fields) = (game.board.len(), &table.fields);
        let mut put = |at: usize, value: f32| values.push((at as u32, value));
        let mut unseen = table.rules.tiles;
        for (square, &tile) in game.board.iter().enumerate().filter(|&(_, &tile)| tile != NONE) {
            put(fields.board + usize::from((tile & !AS_BLANK) - 1) * area + square, 1.0);
            if tile & AS_BLANK != 0 {
                put(fields.blanks + square, 1.0);
            }
            unseen[if tile & AS_BLANK == 0 { usize::from(tile) } else { 0 }] -= 1;
        }
        for &square in &game.latest.laid {
            put(fields.last + square, 1.0);
        }
        for &square in &game.latest.lifted {
            put(fields.lifted + square, 1.0);
        }
        for (kind, &number) in game.racks[seat].iter().enumerate() {
            let index = table.order[kind] as usize;
            let face_up = game.face_up[kind];
            let left = unseen[kind] - number - face_up;
            for (field, count) in [(fields.rack, number), (fields.face_up, face_up), (fields.unseen, left)] {
                if count > 0 {
                    put(field + index, f32::from(count));
                }
            }
        }
        for (other, rack) in game.racks.iter().enumerate() {
            put(fields.tiles + (other + players - seat) % players, count(rack) as f32);
        }
        put(fields.bag, count(&game.bag) as f32);
        put(fields.centre_used, f32::from(u8::from(game.centre_used)));
        put(fields.round, game.round as f32);
    }

    fn draft(&self) -> &[u32] {
        &self.spelled
    }

    fn to_move(&self) -> Option<usize> {
        Some(self.game.to_move())
    }

    fn prompt(&self) -> Option<(usize, Option<f32>)> {
        self.game.challenges().map(|_| self.table.window)
    }

    fn score(&self, seat: usize) -> i32 {
        self.game.points[seat]
    }

    fn winners(&self) -> Option<u8> {
        self.game.winners
    }

    fn results(&mut self) -> &mut Vec<u32> {
        &mut self.game.results
    }
}
