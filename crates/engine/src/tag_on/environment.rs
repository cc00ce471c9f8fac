//! The game by small actions: a play is the letters swapped, the squares lifted, its place and letters, then its claims.

mod actions;
mod masks;

use std::sync::Arc;

use super::game::{KIN, Proposal, TAG, TagOnGame, TagOnRules};
use super::text::{Answers, Heads};
use crate::environments::{Environment, Numbers, Values};
use crate::graph::WordGraph;
use crate::letters::BadInput;
use crate::playout::Chance;
use crate::tile_games::{self, TileFields, TilesSeen};
use actions::{Actions, Small};
use masks::Search;

/// Starts of the fields of an observation.
#[derive(Clone, Debug)]
struct Fields {
    tiles: TileFields,
    face_up: usize,
    lifted: usize,
    centre_used: usize,
    round: usize,
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

/// What all games share.
pub struct TagOnTable {
    rules: Arc<TagOnRules>,
    answers: Arc<Answers>,
    actions: Actions,
    fields: Fields,
    graph: Arc<WordGraph>,
    /// The kind of prompt of a window, and its seconds.
    window: (usize, Option<f32>),
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
            fields: Fields {
                tiles: TileFields::new(layout, order)?,
                face_up: layout.of("face_up")?,
                lifted: layout.of("lifted")?,
                centre_used: layout.of("centre_used")?,
                round: layout.of("round")?,
            },
            rules: Arc::new(rules),
            answers: Arc::new(answers),
            graph,
            window,
        })
    }
}

/// A game played by small actions.
#[derive(Clone)]
pub struct TagOnEnvironment {
    table: Arc<TagOnTable>,
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

impl TagOnEnvironment {
    /// A game.
    #[must_use]
    pub fn new(table: TagOnTable, players: usize) -> Self {
        let prefixes = tile_games::prefixes(table.rules.size, table.rules.centre, table.graph.clone());
        let search = Search::new(prefixes);
        Self {
            game: TagOnGame::new(table.rules.clone(), table.answers.clone(), players),
            table: Arc::new(table),
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
        self.following(found);
    }

    #[allow(clippy::cast_precision_loss)] // numbers are small
    fn observe(&self, values: &mut Values) {
        let (game, seat, fields) = (&self.game, self.game.seat(), &self.table.fields);
        let tiles = TilesSeen {
            seat,
            board: &game.board,
            last: &game.latest.laid,
            set: self.table.rules.tiles,
            racks: &game.racks,
            bag: &game.bag,
            beside: game.face_up,
        };
        fields.tiles.see(&tiles, values);
        let mut put = |at: usize, value: f32| values.push((at as u32, value));
        for &square in &game.latest.lifted {
            put(fields.lifted + square, 1.0);
        }
        for (kind, &number) in game.face_up.iter().enumerate().filter(|&(_, &number)| number > 0) {
            put(fields.face_up + fields.tiles.order[kind] as usize, f32::from(number));
        }
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
