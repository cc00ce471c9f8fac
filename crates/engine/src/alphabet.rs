//! Letters as small numbers.
//!
//! A code has six bits. 0 is kept free for the separator of a GADDAG, so letters start at 1; 48 is the most
//! that an alphabet may use, which leaves room above it for marks of later kinds of graph.

/// How many letters the alphabet has: A to Z.
pub const SIZE: u8 = 26;

/// What an error calls the alphabet.
pub const NAME: &str = "A-Z";

const FIRST: u8 = b'A';
const MOST: u8 = 48;

const _: () = assert!(SIZE <= MOST);

/// The code of a letter, or nothing for a character outside the alphabet.
pub fn code(letter: char) -> Option<u8> {
    letter.is_ascii_uppercase().then(|| letter as u8 - FIRST + 1)
}

/// The letter of a code of this alphabet.
pub fn letter(code: u8) -> char {
    debug_assert!((1..=SIZE).contains(&code));
    char::from(FIRST + code - 1)
}
