//! Letters as six-bit codes.
//!
//! 0 is the separator of a GADDAG, so letters start at 1. An alphabet has at most 48 letters, which leaves
//! codes for other kinds of graph.

/// Number of letters: A to Z.
pub const SIZE: u8 = 26;

/// Name of the alphabet in error messages.
pub const NAME: &str = "A-Z";

const FIRST: u8 = b'A';
const MAX_SIZE: u8 = 48;

const _: () = assert!(SIZE <= MAX_SIZE);

/// Code of a letter, or `None` outside the alphabet.
pub fn code(letter: char) -> Option<u8> {
    letter.is_ascii_uppercase().then(|| letter as u8 - FIRST + 1)
}

/// Letter of a code.
pub fn letter(code: u8) -> char {
    debug_assert!((1..=SIZE).contains(&code));
    char::from(FIRST + code - 1)
}
