//! Greedy self-play of two players.

use std::sync::Arc;

use crate::best::{Scratch, best_plays};
use crate::layout::Layout;
use crate::leaves::Leaves;
use crate::letters::{BLANK, BadInput, bad};
use crate::lexicon::Lexicon;
use crate::position::Position;

/// Scoreless turns in a row that end a game.
const SCORELESS: usize = 6;

/// Result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalScore {
    /// Scores after the adjustment for racks: a player who goes out gains twice the opponent's tiles.
    pub points: [i32; 2],
    /// Number of turns.
    pub turns: usize,
}

/// Pseudo-random generator (splitmix64), the same on every machine.
#[derive(Clone, Debug)]
pub struct Chance(pub u64);

impl Chance {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number in [0, 1).
    #[allow(clippy::cast_precision_loss)] // 53 bits are exact
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    pub fn shuffle(&mut self, list: &mut [u8]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at + 1));
        }
    }
}

/// Plays a game with these tiles: each player in turn makes the best play (by equity if there are leaves), exchanges
/// all tiles if there is none and the bag has enough, or passes.
///
/// # Errors
/// If the rack is too large.
pub fn play_out(
    lexicon: &Arc<Lexicon>,
    layout: &Arc<Layout>,
    tiles: &[u8],
    rack_size: usize,
    leaves: Option<&Leaves>,
    seed: u64,
    scratch: &mut Scratch,
) -> Result<FinalScore, BadInput> {
    if !(1..=crate::rack::MAX_TILES).contains(&rack_size) {
        return bad(format!("a rack has 1 to {} tiles, not {rack_size}", crate::rack::MAX_TILES));
    }
    let mut chance = Chance(seed);
    let mut bag = tiles.to_vec();
    chance.shuffle(&mut bag);
    let mut position = Position::new(lexicon.clone(), layout.clone(), &vec![0; layout.size * layout.size])?;
    let mut racks = [Vec::new(), Vec::new()];
    for rack in &mut racks {
        draw(&mut bag, rack, rack_size);
    }
    let mut score = FinalScore { points: [0; 2], turns: 0 };
    let mut scoreless = 0;
    while scoreless < SCORELESS {
        let seat = score.turns % 2;
        score.turns += 1;
        let rack = &mut racks[seat];
        // With an empty bag nothing is drawn, so leaves have no value.
        let valued = if bag.is_empty() { None } else { leaves };
        if let Some(play) = best_plays(&position, rack, 1, valued, scratch).first() {
            let laid: Vec<(usize, u8)> = play.laid(layout.size).collect();
            position.lay(&laid)?;
            for tile in play.rack_tiles() {
                if let Some(at) = rack.iter().position(|&held| held == tile) {
                    rack.swap_remove(at);
                }
            }
            score.points[seat] += play.score;
            scoreless = if play.score == 0 { scoreless + 1 } else { 0 };
            draw(&mut bag, rack, rack_size);
            if rack.is_empty() {
                let left: i32 = racks[1 - seat].iter().map(|&tile| tile_value(layout, tile)).sum();
                score.points[seat] += 2 * left;
                return Ok(score);
            }
        } else {
            scoreless += 1;
            if bag.len() >= rack.len() && bag.len() >= rack_size {
                let old = std::mem::take(rack);
                draw(&mut bag, rack, rack_size);
                bag.extend(old);
                chance.shuffle(&mut bag);
            }
        }
    }
    for (points, rack) in score.points.iter_mut().zip(&racks) {
        *points -= rack.iter().map(|&tile| tile_value(layout, tile)).sum::<i32>();
    }
    Ok(score)
}

fn draw(bag: &mut Vec<u8>, rack: &mut Vec<u8>, size: usize) {
    while rack.len() < size {
        let Some(tile) = bag.pop() else { return };
        rack.push(tile);
    }
}

fn tile_value(layout: &Layout, tile: u8) -> i32 {
    if tile == BLANK { 0 } else { layout.values[usize::from(tile)] }
}
