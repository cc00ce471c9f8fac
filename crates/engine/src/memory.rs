//! Which choices of a rack make a word with which letters that lie on the board: asked once, and then remembered.
//!
//! Many slots play through the same letters, or through none; of all choices of six or seven tiles hardly any
//! make a word with them. So the bound of a slot counts only what may be a word, and a slot without any is left out.

use crate::anagrams::Anagrams;
use crate::hand::{AllChoices, MOST_TILES};

const PLACES: usize = 512;

/// What is known of one sum of letters played through, by how many tiles are laid.
#[derive(Clone, Copy, Debug)]
struct Known {
    through: u64,
    asked: u16,
    may: [u64; MOST_TILES + 1],
    leave: [i32; MOST_TILES + 1],
}

/// What has been asked of a rack on a board.
#[derive(Debug)]
pub struct Memory {
    places: [u16; PLACES],
    known: Vec<Known>,
}

impl Default for Memory {
    fn default() -> Self {
        Self { places: [0; PLACES], known: Vec::new() }
    }
}

impl Memory {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.places = [0; PLACES];
        self.known.clear();
    }

    /// Where a sum is kept.
    #[inline]
    pub fn find(&mut self, through: u64) -> usize {
        let mut at = (through >> 20) as usize % PLACES;
        loop {
            let there = usize::from(self.places[at]);
            if there == 0 {
                break;
            }
            if self.known[there - 1].through == through {
                return there - 1;
            }
            at = (at + 1) % PLACES;
        }
        self.known.push(Known { through, asked: 0, may: [0; MOST_TILES + 1], leave: [0; MOST_TILES + 1] });
        // A board has fewer different runs than this; should one have more, the others are asked again each time.
        if self.known.len() < PLACES / 2 {
            self.places[at] = self.known.len() as u16;
        }
        self.known.len() - 1
    }

    /// Of the choices of so many tiles, those that may make a word (all if they are too many to be listed), and the
    /// best leave among them; nothing if none does.
    #[inline]
    pub fn may(
        &mut self,
        at: usize,
        tiles: usize,
        choices: &AllChoices,
        anagrams: &Anagrams,
    ) -> Option<(u64, i32)> {
        let known = &mut self.known[at];
        if known.asked >> tiles & 1 == 0 {
            known.asked |= 1 << tiles;
            (known.may[tiles], known.leave[tiles]) = ask(known.through, tiles, choices, anagrams);
        }
        (known.may[tiles] != 0).then_some((known.may[tiles], known.leave[tiles]))
    }
}

#[inline(never)]
fn ask(through: u64, tiles: usize, choices: &AllChoices, anagrams: &Anagrams) -> (u64, i32) {
    let choices = &choices.of[tiles];
    if !choices.listed() {
        return (!0, choices.best_leave);
    }
    let mut may = 0;
    if choices.blank == 0 {
        for (index, &sum) in choices.sums.iter().enumerate() {
            may |= u64::from(anagrams.may_be(sum.wrapping_add(through))) << index;
        }
    } else {
        for (index, (&sum, choice)) in choices.sums.iter().zip(&choices.all).enumerate() {
            may |=
                u64::from(anagrams.may_grow(sum.wrapping_add(through), usize::from(choice.blanks))) << index;
        }
    }
    let (mut rest, mut best) = (may, i32::MIN);
    while rest != 0 {
        best = best.max(choices.leaves[rest.trailing_zeros() as usize]);
        rest &= rest - 1;
    }
    (may, best)
}
