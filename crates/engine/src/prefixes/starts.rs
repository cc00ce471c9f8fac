//! Where a play can start.

use std::ops::Range;

use super::hand::Held;
use super::lines::{Line, MAX_WIDTH};
use super::{BLANK, Prefixes, Reached};
use crate::bag;
use crate::bits::places;

/// Free letters of which all beginnings are listed, if there are blanks among the tiles: more would be too many.
const FEW: usize = 3;

/// Letters at the beginning of a word: their node, the letters that may follow, and the tiles left.
struct Part {
    node: u32,
    on: u32,
    held: Held,
}

/// What is known about the rack alone, the same for all lines.
struct Known {
    tiles: usize,
    has_blank: bool,
    /// By length, the letters that can be laid before the first square that connects a play.
    parts: Vec<Vec<Part>>,
    /// Its words, if it has no blank.
    words: Option<Words>,
}

/// The words of a rack.
struct Words {
    /// By length, one after the other.
    letters: Vec<Vec<u8>>,
    /// By length, the letters that they have at each place.
    at: Vec<[u32; MAX_WIDTH]>,
}

impl Words {
    fn add(&mut self, word: &[u8]) {
        self.letters[word.len()].extend(word);
        for (set, &code) in self.at[word.len()].iter_mut().zip(word) {
            *set |= 1 << code;
        }
    }

    /// Whether one of them can be laid from the start of a line on, before its first tile. Where a single square is
    /// bound by a word across the line, the letters at its place tell; otherwise the words are tried.
    fn fit(&self, line: &Line) -> bool {
        let tile = line.first_tile();
        // A word that ends right before a tile goes on with it.
        let most = if tile < line.len() { tile.saturating_sub(1) } else { tile };
        (line.goal + 1..=most.min(self.letters.len() - 1)).any(|length| {
            let bound = line.touches & ((1 << length) - 1);
            let letters = &self.at[length];
            places(bound).all(|at| letters[at] & line.fits[at] != 0)
                && (bound.is_power_of_two()
                    || self.letters[length]
                        .chunks_exact(length)
                        .any(|word| places(bound).all(|at| line.fits[at] >> word[at] & 1 == 1)))
        })
    }
}

impl Prefixes {
    /// First square and direction (0 across, 1 down) of every play that can be completed.
    pub fn starts(&self, mut found: impl FnMut(usize, usize)) {
        self.any_start(|square, way| {
            found(square, way);
            false
        });
    }

    /// Whether any play can be completed.
    #[must_use]
    pub fn has_play(&self) -> bool {
        self.any_start(|_, _| true)
    }

    /// Calls `found` with the starts of plays until it is true; whether it was.
    fn any_start(&self, mut found: impl FnMut(usize, usize) -> bool) -> bool {
        let mut held = Held::new(self.rack);
        let has_blank = held.has(BLANK);
        let mut known = Known {
            tiles: bag::count(&self.rack),
            has_blank,
            parts: vec![vec![self.part(self.first().node, held)]],
            words: (!has_blank && self.is_plain() && self.graph.is_some()).then(|| self.words(&mut held)),
        };
        for way in (0..2).filter(|&way| self.ways[way]) {
            for number in self.numbers(way) {
                let end = self.cover.first().map_or(self.size, |&square| self.place(square, way).1 + 1);
                for at in 0..end {
                    let line = self.line_from(number, at, way);
                    if !self.is_behind_a_tile(number, at, way)
                        && line.reaches(known.tiles, !self.cover.is_empty())
                        && self.can_start(line, &mut held, &mut known)
                        && found(line.start, way)
                    {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether any play will do that connects.
    fn is_plain(&self) -> bool {
        self.cover.is_empty() && self.needs.is_none()
    }

    /// The numbers of the lines in which a play may lie: one if tiles are lifted.
    fn numbers(&self, way: usize) -> Range<usize> {
        self.cover.first().map_or(0..self.size, |&square| {
            let (number, _) = self.place(square, way);
            number..number + 1
        })
    }

    /// Whether a play can start a line.
    ///
    /// The letters before the first square that connects a play are free, so that they are the same from every start:
    /// they are listed once for each length.
    fn can_start(&self, mut line: Line, held: &mut Held, known: &mut Known) -> bool {
        let free = line.goal;
        if let Some(words) = &known.words
            && !line.has_tile(free)
        {
            if words.fit(&line) {
                return true;
            }
            // Every other play goes through the next tile.
            line.goal = line.first_tile();
            if !line.reaches(known.tiles, false) {
                return false;
            }
        }
        if self.is_plain() && (free <= FEW || !known.has_blank) {
            self.can_after(&line, free, &mut known.parts)
        } else {
            self.can(&line, self.first(), held)
        }
    }

    fn part(&self, node: u32, held: Held) -> Part {
        let on = match &self.ahead {
            Some(ahead) => ahead.0[node as usize][0],
            None => self.edges(node).fold(0, |set, edge| set | 1 << edge.code()),
        };
        Part { node, on, held }
    }

    /// Whether a play can be completed that lays that many free letters first.
    fn can_after(&self, line: &Line, free: usize, parts: &mut Vec<Vec<Part>>) -> bool {
        while parts.len() <= free {
            let mut longer = Vec::new();
            for part in &parts[parts.len() - 1] {
                if part.on & part.held.can_lay() == 0 {
                    continue;
                }
                for edge in self.edges(part.node) {
                    if let (Some(tile), _) | (None, Some(tile)) = self.choices(edge.code(), &part.held) {
                        let mut held = part.held;
                        held.take(tile);
                        longer.push(self.part(edge.child(), held));
                    }
                }
            }
            parts.push(longer);
        }
        parts[free].iter_mut().any(|part| {
            let reached = Reached { at: free, node: part.node, ends: false, laid: free > 0, met: true };
            part.on & line.fits[free] != 0 && self.can(line, reached, &mut part.held)
        })
    }

    /// The words of the rack, which has no blank.
    fn words(&self, held: &mut Held) -> Words {
        let most = bag::count(&self.rack).min(self.size);
        let mut words = Words { letters: vec![Vec::new(); most + 1], at: vec![[0; MAX_WIDTH]; most + 1] };
        self.add_words(self.first().node, held, &mut Vec::with_capacity(most), &mut words);
        words
    }

    fn add_words(&self, node: u32, held: &mut Held, begun: &mut Vec<u8>, words: &mut Words) {
        self.any_edge(node, |edge| {
            let code = edge.code();
            if held.has(code) {
                held.take(code);
                begun.push(code);
                if edge.accepts() && begun.len() > 1 {
                    words.add(begun);
                }
                if begun.len() + 1 < words.letters.len() {
                    self.add_words(edge.child(), held, begun, words);
                }
                begun.pop();
                held.put(code);
            }
            false
        });
    }
}
