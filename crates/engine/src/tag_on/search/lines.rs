//! A line while it is searched: tiles, cross sets, colours, starting points and their bounds.

use super::{Origin, Search};
use crate::letters::{AS_BLANK, NONE};
use crate::lexicon::SEPARATOR;
use crate::position::letters_between;
use crate::tag_on::Sink;
use crate::tag_on::bounds::{Bound, CENTRE, PLACES, Part, RackBounds, Squares};

impl<'a, const WIDE: bool, H: Bound, S: Sink> Search<'a, WIDE, H, S> {
    /// Loads a line; unless `exact`, any letter counts as fitting in place of any tile.
    pub(super) fn load(&mut self, down: bool, number: usize, exact: bool) {
        (self.down, self.number, self.strip) = (down, number, [NONE; 64]);
        let line = self.position.line(down, number);
        for (place, square) in line.iter().enumerate() {
            self.tiles[place] = square.tile;
            self.fits[place] = square.cross_set;
        }
        let replacements = exact.then(|| self.replacements());
        for place in 1..line.len() - 1 {
            let square = self.position.square(down, number, place);
            let mut claims = 0;
            for (bit, colour) in self.signs.colours.iter().enumerate() {
                claims |= u16::from(colour.squares[square]) << bit;
            }
            if self.turn.centre_open && square == self.position.layout().centre {
                claims |= CENTRE;
            }
            self.claims[place] = claims;
            let tile = self.tiles[place];
            if tile != NONE {
                let alone = self.tiles[place - 1] == NONE && self.tiles[place + 1] == NONE;
                self.fits[place] = match replacements {
                    _ if !self.turn.replace || alone => 0,
                    Some(replacements) => replacements[place],
                    None => !SEPARATOR,
                };
                if tile & AS_BLANK != 0 {
                    self.fits[place] &= !(1 << (tile & !AS_BLANK)); // TO-15
                }
            }
        }
        if H::BOUNDS {
            let open =
                if self.remaining.blanks > 0 { !SEPARATOR } else { self.remaining.letters | self.on_offer };
            let size = line.len() - 2;
            let line = Squares { tiles: &self.tiles, fits: &self.fits, claims: &self.claims, size, open };
            self.reach.update(&line, &self.rack_bounds[usize::from(down)], self.rack);
        }
    }

    /// Letters that could replace the tiles of the line.
    fn replacements(&mut self) -> [u64; PLACES] {
        let line = usize::from(self.down) * self.position.size() + self.number;
        if let Some(replacements) = self.replacements[line] {
            return replacements;
        }
        let mut replacements = [0; PLACES];
        if self.turn.replace {
            for place in (1..PLACES - 1).filter(|&place| self.tiles[place] != NONE) {
                if self.tiles[place - 1] != NONE || self.tiles[place + 1] != NONE {
                    replacements[place] = self.replacements_at(place);
                }
            }
        }
        self.replacements[line] = Some(replacements);
        replacements
    }

    /// Letters that could replace the tile of a square, as far as its cross word allows.
    fn replacements_at(&self, place: usize) -> u64 {
        let across = self.position.line(!self.down, place - 1);
        let here = self.number + 1;
        let (mut start, mut end) = (here, here + 1);
        while across[start - 1].tile != NONE {
            start -= 1;
        }
        while across[end].tile != NONE {
            end += 1;
        }
        if end - start == 1 {
            !SEPARATOR
        } else {
            letters_between(self.position.lexicon(), &across[start..end], here - start)
        }
    }

    /// Starting points of searches in the line.
    pub(super) fn origins(&self) -> Vec<Origin> {
        let line = self.position.line(self.down, self.number);
        let size = line.len() - 2;
        let mut found = Vec::new();
        let mut free = 1;
        let mut place = 1;
        while place <= size {
            if line[place].tile == NONE {
                if line[place].anchor && line[place - 1].tile == NONE && line[place + 1].tile == NONE {
                    let behind = (place..=size).find(|&at| line[at].tile != NONE);
                    found.push(Origin::Square(place, free, behind.map_or(size, |behind| behind - 2)));
                    free = place + 1;
                }
                place += 1;
            } else {
                let start = place;
                while line[place].tile != NONE {
                    place += 1;
                }
                found.push(Origin::Run(start, place - 1, free_after_run(&self.tiles, start)));
                free = place + 1;
            }
        }
        found
    }

    pub(super) fn rack_bounds(&self) -> &RackBounds<'a> {
        &self.rack_bounds[usize::from(self.down)]
    }

    /// Bound of the plays from a starting point.
    pub(super) fn upper_bound(&self, origin: Origin) -> f64 {
        let rack_bounds = self.rack_bounds();
        let bound = H::new(rack_bounds);
        match origin {
            Origin::Run(first, last, _) => {
                let keep = |bound: H, &tile: &u8| bound.keep(rack_bounds, tile, false);
                let bound = self.tiles[first..=last].iter().fold(bound, keep);
                let before = self.reach.before(first, self.rack);
                let behind = self.reach.from(last + 1, self.rack);
                bound.upper_bound(
                    rack_bounds,
                    before,
                    behind,
                    &self.laid_on(first, last),
                    self.remaining.blanks,
                )
            }
            Origin::Square(place, first, last) => {
                let before = self.reach.before(place, self.rack.min(place - first));
                let behind = self.reach.from(place, self.rack.min(last + 1 - place));
                bound.upper_bound(rack_bounds, before, behind, &Part::NONE, self.remaining.blanks)
            }
        }
    }

    /// Places as squares to be laid on, if possible.
    pub(super) fn laid_on(&self, first: usize, last: usize) -> Part {
        (first..=last).filter(|&place| self.fits[place] != 0).fold(Part::NONE, |part, place| {
            part.with(self.rack_bounds().max_addition(self.fits[place]), self.claims[place])
        })
    }
}

/// First place before a run from which a word can reach it without including the previous run.
fn free_after_run(tiles: &[u8; PLACES], start: usize) -> usize {
    match tiles[..start].iter().rposition(|&tile| tile != NONE) {
        Some(before) => (before + 2).min(start),
        None => 1,
    }
}
