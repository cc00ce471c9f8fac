//! Sets of small numbers as bits.

/// The numbers in a set, from the lowest on.
#[inline]
pub(crate) fn places(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (bits != 0).then(|| bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        place
    })
}
