//! Which small actions may come next.

use super::{Stage, TagOnEnvironment};
use crate::bag::count;
use crate::letters::AS_BLANK;
use crate::prefixes::Prefixes;
use crate::tag_on::game::{CLAIMS, CODES, KIN, SHIELD, TAG};
use crate::tag_on::text::may_tag;

/// Prefixes of a turn or a draft, and where a play can start.
#[derive(Clone, Default)]
pub(super) struct Search {
    prefixes: Prefixes,
    pub(super) is_ready: bool,
    has_play: Option<bool>,
    starts: Option<Vec<u32>>,
}

impl Search {
    pub(super) fn new(prefixes: Prefixes) -> Self {
        Self { prefixes, ..Self::default() }
    }
}

impl TagOnEnvironment {
    /// Adds the small actions that may follow the draft, or answer the prompt.
    pub(super) fn following(&mut self, found: &mut Vec<u32>) {
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
            found.push(names.tiles.undo);
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
                    search.prefixes.after(start, way, &word, |letter| found.push(names.tiles.letter(letter)));
                self.play.tiles = word;
                if ends == Some(true) {
                    self.further(None, found);
                }
            }
            Stage::Naming(claim) => {
                let area = self.game.board.len();
                let targets = self.targets(claim);
                let runs = targets.into_iter().map(|run| &self.game.runs[run]);
                found.extend(runs.map(|run| names.tiles.places + (run.way * area + run.start) as u32));
            }
            Stage::Spelling { run, letters, .. } => {
                found.push(names.tiles.letter(self.game.runs[run].word[letters]));
            }
            Stage::Relation(_) => found.extend(&names.relations),
            Stage::After(KIN) => found.push(names.tiles.done),
            Stage::After(claim) => self.further(Some(claim), found),
        }
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
        let (area, places) = (self.game.board.len(), self.table.actions.tiles.places);
        let search = self.search();
        search.starts.get_or_insert_with(|| {
            let mut found = Vec::new();
            search.prefixes.starts(|square, way| found.push(places + (way * area + square) as u32));
            found
        })
    }

    fn on_turn(&mut self, found: &mut Vec<u32>) {
        let table = self.table.clone();
        let names = &table.actions;
        let (rack, has_bag) = (self.game.racks[self.game.turn], count(&self.game.bag) > 0);
        found.push(names.tiles.pass);
        if count(&rack) > 0 && has_bag {
            found.push(names.tiles.exchange);
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
            found.push(names.tiles.play);
        }
    }

    fn exchanged(&self, with_shield: bool, found: &mut Vec<u32>) {
        let mut rack = self.game.racks[self.game.turn];
        rack[SHIELD] -= u8::from(with_shield);
        self.table.actions.tiles.exchanged(rack, &self.tiles, &self.game.bag, found);
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
        found.push(names.tiles.done);
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
}
