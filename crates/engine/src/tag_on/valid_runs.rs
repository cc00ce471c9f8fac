//! Which runs of tiles on a board are words.

use crate::letters::{AS_BLANK, NONE};
use crate::moves::LENGTH;
use crate::position::Position;

/// Which runs on the board are words. A play must not touch a run that is not a word (one that was not
/// challenged).
pub(super) struct ValidRuns {
    /// Whether all runs are words.
    pub all: bool,
    /// For each direction and square, whether the run through it is a word.
    pub runs: [Vec<bool>; 2],
}

impl ValidRuns {
    pub fn new(position: &Position) -> Self {
        let size = position.size();
        let mut made = Self { all: true, runs: [vec![true; size * size], vec![true; size * size]] };
        for down in [false, true] {
            for number in 0..size {
                let line = position.line(down, number);
                let mut place = 1;
                while place <= size {
                    let start = place;
                    while line[place].tile != NONE {
                        place += 1;
                    }
                    if place - start > 1 {
                        let mut word = [0; LENGTH];
                        for (code, square) in word.iter_mut().zip(&line[start..place]) {
                            *code = square.tile & !AS_BLANK;
                        }
                        if !position.lexicon().contains(&word[..place - start]) {
                            made.all = false;
                            for at in start..place {
                                made.runs[usize::from(down)][position.square(down, number, at)] = false;
                            }
                        }
                    }
                    place += 1;
                }
            }
        }
        made
    }
}
