//! A random play.

use super::hand::Held;
use super::lines::Line;
use super::{CODES, Prefixes, Reached, tiles};
use crate::bag;
use crate::graph::Edge;
use crate::letters::NONE;
use crate::playout::Chance;

impl Prefixes {
    /// A random play: first square, direction, and letters with [`AS_BLANK`](crate::letters::AS_BLANK) for blanks.
    #[must_use]
    pub fn sample(&self, chance: &mut Chance) -> Option<(usize, usize, Vec<u8>)> {
        let area = self.board.len();
        let count = bag::count(&self.rack);
        let mut places: Vec<usize> = (0..2 * area).filter(|place| self.ways[place / area]).collect();
        let mut word = Vec::new();
        for at in 0..places.len() {
            let other = at + chance.below(places.len() - at);
            places.swap(at, other);
            let (square, way) = (places[at] % area, places[at] / area);
            let (number, place) = self.place(square, way);
            let line = self.line_from(number, place, way);
            let mut held = Held::new(self.rack);
            if !self.is_behind_a_tile(number, place, way)
                && line.reaches(count, !self.cover.is_empty())
                && self.find(&line, self.first(), &mut held, chance, &mut word)
            {
                return Some((square, way, word));
            }
        }
        None
    }

    /// Completes a beginning at random.
    fn find(
        &self,
        line: &Line,
        reached: Reached,
        held: &mut Held,
        chance: &mut Chance,
        word: &mut Vec<u8>,
    ) -> bool {
        let may_end = reached.may_end(line);
        if may_end && (reached.at == line.len() || chance.below(2) == 0) {
            return true;
        }
        if reached.at == line.len() {
            return false;
        }
        let mut following: [(u8, Option<u8>, Edge); 2 * CODES] = [(NONE, None, Edge(0)); 2 * CODES];
        let mut count = 0;
        for edge in self.edges(reached.node) {
            tiles(line, reached.at, edge.code(), held, |tile| {
                following[count] = (self.laid_as(line, reached.at, edge.code(), tile), tile, edge);
                count += 1;
            });
        }
        for at in 0..count {
            following.swap(at, at + chance.below(count - at));
            let (letter, tile, edge) = following[at];
            if let Some(tile) = tile {
                held.take(tile);
            }
            word.push(letter);
            if self.find(line, self.step(reached, edge, tile), held, chance, word) {
                return true;
            }
            word.pop();
            if let Some(tile) = tile {
                held.put(tile);
            }
        }
        may_end
    }
}
