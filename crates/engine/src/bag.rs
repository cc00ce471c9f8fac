//! Tiles that are drawn at random: numbers of each kind.

use crate::playout::Chance;

/// Number of tiles of all kinds.
pub(crate) fn count(tiles: &[u8]) -> usize {
    tiles.iter().map(|&count| usize::from(count)).sum()
}

/// Takes random tiles out of the bag, all if it holds fewer; notes the kind of each.
pub(crate) fn draw<const KINDS: usize>(
    bag: &mut [u8; KINDS],
    wanted: usize,
    chance: &mut Chance,
    results: &mut Vec<u32>,
) -> [u8; KINDS] {
    let mut drawn = [0; KINDS];
    for left in (0..count(bag)).rev().take(wanted) {
        let mut at = chance.below(left + 1);
        for (tile, number) in bag.iter_mut().enumerate() {
            if at < usize::from(*number) {
                *number -= 1;
                drawn[tile] += 1;
                results.push(tile as u32);
                break;
            }
            at -= usize::from(*number);
        }
    }
    drawn
}

/// Adds tiles to others.
pub(crate) fn add(tiles: &mut [u8], more: &[u8]) {
    for (one, other) in tiles.iter_mut().zip(more) {
        *one += other;
    }
}
