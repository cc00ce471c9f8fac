//! A line as it is searched: its tiles, what fits where, its colours, where searches begin and what they could bring.

use super::{Origin, Search};
use crate::letters::{AS_BLANK, NONE};
use crate::lexicon::SEPARATOR;
use crate::position::letters_between;
use crate::tag_on::Sink;
use crate::tag_on::bounds::{Bound, CENTRE, Means, PLACES, Part, Squares};

impl<'a, const WIDE: bool, H: Bound, S: Sink> Search<'a, WIDE, H, S> {
    /// Takes up a line; unless `exact`, any letter is said to fit in place of any tile.
    pub(super) fn load(&mut self, down: bool, number: usize, exact: bool) {
        (self.down, self.number, self.strip) = (down, number, [NONE; 64]);
        let line = self.position.line(down, number);
        for (place, square) in line.iter().enumerate() {
            self.tiles[place] = square.tile;
            self.fits[place] = square.cross;
        }
        let instead = exact.then(|| self.instead());
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
                self.fits[place] = match instead {
                    _ if !self.turn.replace || alone => 0,
                    Some(instead) => instead[place],
                    None => !SEPARATOR,
                };
                if tile & AS_BLANK != 0 {
                    self.fits[place] &= !(1 << (tile & !AS_BLANK)); // TO-15
                }
            }
        }
        if H::BOUNDS {
            let open = if self.hand.blanks > 0 { !SEPARATOR } else { self.hand.letters };
            let size = line.len() - 2;
            let line = Squares { tiles: &self.tiles, fits: &self.fits, claims: &self.claims, size, open };
            self.reach.renew(&line, &self.means[usize::from(down)], self.rack);
        }
    }

    /// The letters that could lie in place of the tiles of the line.
    fn instead(&mut self) -> [u64; PLACES] {
        let line = usize::from(self.down) * self.position.size() + self.number;
        if let Some(instead) = self.instead[line] {
            return instead;
        }
        let mut instead = [0; PLACES];
        if self.turn.replace {
            for place in (1..PLACES - 1).filter(|&place| self.tiles[place] != NONE) {
                if self.tiles[place - 1] != NONE || self.tiles[place + 1] != NONE {
                    instead[place] = self.instead_of(place);
                }
            }
        }
        self.instead[line] = Some(instead);
        instead
    }

    /// The letters that could lie on a square in place of its tile, as far as the word across it goes.
    fn instead_of(&self, place: usize) -> u64 {
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

    /// Where in the line searches begin.
    pub(super) fn origins(&self) -> Vec<Origin> {
        let line = self.position.line(self.down, self.number);
        let size = line.len() - 2;
        let mut found = Vec::new();
        let mut free = 1;
        let mut place = 1;
        while place <= size {
            if line[place].tile == NONE {
                if line[place].touches && line[place - 1].tile == NONE && line[place + 1].tile == NONE {
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

    pub(super) fn means(&self) -> &Means<'a> {
        &self.means[usize::from(self.down)]
    }

    /// What a play from there could score.
    pub(super) fn most(&self, origin: Origin) -> f64 {
        let means = self.means();
        let bound = H::new(means);
        match origin {
            Origin::Run(first, last, _) => {
                let keep = |bound: H, &tile: &u8| bound.keep(means, tile, false);
                let bound = self.tiles[first..=last].iter().fold(bound, keep);
                let before = self.reach.before(first, self.rack);
                let behind = self.reach.from(last + 1, self.rack);
                bound.most(means, before, behind, &self.laid_on(first, last), self.hand.blanks)
            }
            Origin::Square(place, first, last) => {
                let before = self.reach.before(place, self.rack.min(place - first));
                let behind = self.reach.from(place, self.rack.min(last + 1 - place));
                bound.most(means, before, behind, &Part::NONE, self.hand.blanks)
            }
        }
    }

    /// Places as squares that are laid on, if they can be.
    pub(super) fn laid_on(&self, first: usize, last: usize) -> Part {
        (first..=last).filter(|&place| self.fits[place] != 0).fold(Part::NONE, |part, place| {
            part.with(self.means().most(self.fits[place]), self.claims[place])
        })
    }
}

/// The first place before a run from which a word can grow to it without taking in the run before it.
fn free_after_run(tiles: &[u8; PLACES], start: usize) -> usize {
    match tiles[..start].iter().rposition(|&tile| tile != NONE) {
        Some(before) => (before + 2).min(start),
        None => 1,
    }
}
