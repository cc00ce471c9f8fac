//! Plays that earn the bonus for laying many tiles (bingos): few, and worth much. They are found separately
//! through the anagram index, so that the bounds of all other plays exclude the bonus.

use super::{Origin, Search};
use crate::anagrams::sum_of;
use crate::letters::{AS_BLANK, BLANK, NONE};
use crate::rack::Rack;
use crate::tag_on::bounds::Bound;
use crate::tag_on::{Sink, Supply};

/// Tiles of a rack that are all laid.
struct Subset {
    remaining: Rack,
    sum: u64,
    /// Letters of the remaining tiles.
    dropped: u64,
    /// The letter beside the board that is among them, or [`NONE`].
    took: u8,
}

/// A stretch of a line: the places where tiles are replaced, and the letters played through.
#[derive(Clone, Copy)]
struct Stretch {
    start: usize,
    last: usize,
    lifted: u32,
    sum: u64,
    /// Number of squares that only a blank fits.
    blanks: usize,
    /// Number of tiles it takes.
    tiles: usize,
}

impl Stretch {
    fn and(self, other: Self) -> Self {
        Self {
            start: self.start.min(other.start),
            last: self.last.max(other.last),
            lifted: self.lifted | other.lifted,
            sum: self.sum.wrapping_add(other.sum),
            blanks: self.blanks + other.blanks,
            tiles: self.tiles + other.tiles,
        }
    }
}

/// Every subset of that many tiles, once: of the rack, and with each of the letters beside the board.
fn all_subsets(supply: Supply, tiles: usize) -> Vec<Subset> {
    let mut found = subsets(supply.rack, NONE, tiles);
    for code in (0..64).filter(|&code| supply.face_up >> code & 1 == 1) {
        found.extend(subsets(supply.rack, code, tiles));
    }
    found
}

/// Every subset of that many tiles with the letter that is taken, once.
fn subsets(rack: &[u8], took: u8, tiles: usize) -> Vec<Subset> {
    let mut sorted = rack.to_vec();
    sorted.extend((took != NONE).then_some(took));
    sorted.sort_unstable();
    let mut found: Vec<Vec<u8>> = vec![Vec::new()];
    for (at, &tile) in sorted.iter().enumerate() {
        let missing = sorted.len() - at - 1;
        let without = found.iter().filter(|chosen| chosen.len() + missing >= tiles).cloned();
        let with =
            found.iter().filter(|chosen| chosen.len() < tiles).map(|chosen| [chosen, &[tile][..]].concat());
        found = without.chain(with).collect();
        found.sort_unstable();
        found.dedup();
    }
    let subset = |chosen: Vec<u8>| {
        let mut dropped = Rack::new(&sorted);
        for &tile in chosen.iter().filter(|&&tile| tile != BLANK) {
            dropped.take(tile);
        }
        let letters = chosen.iter().filter(|&&tile| tile != BLANK);
        let sum = letters.fold(0u64, |sum, &tile| sum.wrapping_add(sum_of(tile)));
        Subset { remaining: Rack::new(&chosen), sum, dropped: dropped.letters, took }
    };
    found.into_iter().filter(|chosen| took == NONE || chosen.contains(&took)).map(subset).collect()
}

impl<const WIDE: bool, H: Bound, S: Sink> Search<'_, WIDE, H, S> {
    /// Finds the plays of that many tiles that the sink can want.
    pub(super) fn search_bingos(&mut self, supply: Supply, tiles: usize) {
        let subsets = all_subsets(supply, tiles);
        for down in [false, true] {
            for number in 0..self.position.size() {
                self.load(down, number, true);
                self.bingos_in_line(&subsets, tiles);
            }
        }
    }

    fn bingos_in_line(&mut self, subsets: &[Subset], tiles: usize) {
        let size = self.position.size();
        let line = self.position.line(self.down, self.number);
        let anchor = |place: usize| line[place].anchor || line[place].tile != NONE;
        for start in 1..=size {
            if self.tiles[start - 1] == NONE
                && let Some(stretch) = self.reaches(start, tiles)
                && (start..=stretch.last).any(anchor)
            {
                self.fill(subsets, stretch);
            }
        }
        if self.turn.replace {
            for origin in self.origins() {
                if let Origin::Run(first, last, _) = origin
                    && first < last
                {
                    self.bingos_in_run(subsets, tiles, first, last);
                }
            }
        }
    }

    /// A stretch of one square, if one of the tiles fits.
    fn square(&self, place: usize, lifts: bool) -> Option<Stretch> {
        let (tile, fits) = (self.tiles[place], self.fits[place]);
        let here = Stretch { start: place, last: place, lifted: 0, sum: 0, blanks: 0, tiles: 0 };
        if tile != NONE && !lifts {
            return Some(Stretch { sum: sum_of(tile & !AS_BLANK), ..here });
        }
        let own = fits & (self.remaining.letters | self.face_up) != 0;
        let can = own || (fits != 0 && self.remaining.blanks > 0);
        can.then(|| Stretch {
            lifted: u32::from(lifts) << place,
            blanks: usize::from(!own),
            tiles: 1,
            ..here
        })
    }

    /// The stretch from a place that takes that many tiles, and the tiles right after them.
    fn reaches(&self, start: usize, tiles: usize) -> Option<Stretch> {
        let mut stretch = Stretch { start, last: start - 1, lifted: 0, sum: 0, blanks: 0, tiles: 0 };
        for place in start..=self.position.size() {
            if self.tiles[place] == NONE && stretch.tiles == tiles {
                break;
            }
            stretch = stretch.and(self.square(place, false)?);
        }
        (stretch.tiles == tiles).then_some(stretch)
    }

    /// Stretches that include a run and replace some of it.
    fn bingos_in_run(&mut self, subsets: &[Subset], tiles: usize, first: usize, last: usize) {
        let behind: Vec<Stretch> = (0..tiles).map_while(|count| self.reaches(last + 1, count)).collect();
        let mut before = Vec::new();
        let mut stretch = Stretch { start: first, last: first - 1, lifted: 0, sum: 0, blanks: 0, tiles: 0 };
        before.push(stretch);
        for place in (1..first).rev() {
            let Some(square) = self.square(place, false) else { break };
            stretch = stretch.and(square);
            if stretch.tiles >= tiles {
                break;
            }
            if self.tiles[place - 1] == NONE {
                before.push(stretch);
            }
        }
        let can_lift = (first..=last)
            .filter(|&place| self.square(place, true).is_some())
            .fold(0u32, |set, place| set | 1 << place);
        let run = ((2u64 << last) - (1u64 << first)) as u32;
        let mut lifted = can_lift;
        while lifted != 0 {
            if lifted != run {
                let mut here = Stretch { start: first, last, lifted: 0, sum: 0, blanks: 0, tiles: 0 };
                for place in first..=last {
                    if let Some(square) = self.square(place, lifted >> place & 1 == 1) {
                        here = here.and(square);
                    }
                }
                for &before in &before {
                    let laid = here.tiles + before.tiles;
                    if laid <= tiles
                        && let Some(&behind) = behind.get(tiles - laid)
                    {
                        self.fill(subsets, before.and(here).and(behind));
                    }
                }
            }
            lifted = (lifted - 1) & can_lift;
        }
    }

    /// Tries every word of a stretch.
    fn fill(&mut self, subsets: &[Subset], stretch: Stretch) {
        for subset in subsets {
            let blanks = subset.remaining.blanks;
            let sum = stretch.sum.wrapping_add(subset.sum);
            if stretch.blanks <= blanks
                && self.position.lexicon().anagrams().may_extend(sum, blanks)
                && self.upper_bound_of(stretch) > self.sink.least()
            {
                self.spell(subset, stretch, sum, blanks, 1);
            }
        }
    }

    fn upper_bound_of(&self, stretch: Stretch) -> f64 {
        let rack_bounds = self.rack_bounds();
        let mut bound = H::new(rack_bounds);
        let mut claims = 0;
        for place in stretch.start..=stretch.last {
            if self.tiles[place] == NONE || stretch.lifted >> place & 1 == 1 {
                claims |= self.claims[place];
            } else {
                bound = bound.keep(rack_bounds, self.tiles[place], false);
            }
        }
        bound.upper_bound_all(rack_bounds, claims)
    }

    /// Tries the words of these letters and blanks, each set of letters for the blanks once.
    fn spell(&mut self, subset: &Subset, stretch: Stretch, sum: u64, blanks: usize, least: u8) {
        let position = self.position;
        let anagrams = position.lexicon().anagrams();
        if blanks == 0 {
            for word in anagrams.words(sum, stretch.last + 1 - stretch.start) {
                self.fit(subset, stretch, word);
            }
            return;
        }
        for code in least..=position.lexicon().letters().len() as u8 {
            let sum = sum.wrapping_add(sum_of(code));
            if subset.dropped >> code & 1 == 0 && anagrams.may_extend(sum, blanks - 1) {
                self.spell(subset, stretch, sum, blanks - 1, code);
            }
        }
    }

    /// Lays a word if it fits.
    fn fit(&mut self, subset: &Subset, stretch: Stretch, word: &[u8]) {
        let mut remaining = subset.remaining.clone();
        let mut differs = false;
        for (place, &letter) in (stretch.start..).zip(word) {
            let tile = self.tiles[place];
            let lifts = stretch.lifted >> place & 1 == 1;
            if tile != NONE && !lifts {
                if tile & !AS_BLANK != letter {
                    return;
                }
                continue;
            }
            if self.fits[place] >> letter & 1 == 0 {
                return;
            }
            if remaining.has(letter) {
                remaining.take(letter);
            } else if remaining.blanks > 0 {
                remaining.blanks -= 1;
            } else {
                return;
            }
            differs |= lifts && tile & !AS_BLANK != letter;
        }
        for (place, &letter) in (stretch.start..).zip(word) {
            let stays = self.tiles[place] != NONE && stretch.lifted >> place & 1 == 0;
            self.strip[place] = if stays { NONE } else { letter };
        }
        self.start = stretch.start;
        self.left = self.rack - stretch.tiles;
        self.give(stretch.last, stretch.lifted, differs, Some(subset.took));
        self.left = self.rack;
    }
}
