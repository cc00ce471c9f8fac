//! Alphabet of a tile set as small codes: up to 48 letters, each with a lower-case sign for a blank that
//! stands for it.

use std::fmt;

/// Empty square, or end of a word.
pub const NONE: u8 = 0;
/// Code of the blank in a rack; no letter has it.
pub const BLANK: u8 = 63;
/// Bit that marks a letter laid with a blank.
pub const AS_BLANK: u8 = 64;
/// Largest alphabet.
pub const MAX_LETTERS: usize = 48;
/// Sign of the blank in a rack.
pub const BLANK_SIGN: char = '?';

/// An alphabet: its signs, with codes from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    upper: Vec<char>,
    lower: Vec<char>,
    ascii: [u8; 128],
}

/// Why a text cannot be read.
#[derive(Debug, PartialEq, Eq)]
pub struct BadInput(pub String);

impl fmt::Display for BadInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadInput {}

/// An error with that text.
pub(crate) fn bad<T>(text: impl Into<String>) -> Result<T, BadInput> {
    Err(BadInput(text.into()))
}

impl Letters {
    /// The alphabet of these letters, in order; the lower case of each marks a blank that stands for it.
    ///
    /// # Errors
    /// If there are none or more than 48, or a letter is repeated or has no single-character lower case.
    pub fn new(letters: &str) -> Result<Self, BadInput> {
        let upper: Vec<char> = letters.chars().collect();
        if upper.is_empty() || upper.len() > MAX_LETTERS {
            return bad(format!("an alphabet has 1 to {MAX_LETTERS} letters, not {}", upper.len()));
        }
        let mut lower = Vec::with_capacity(upper.len());
        for &letter in &upper {
            let mut folded = letter.to_lowercase();
            match (folded.next(), folded.next()) {
                (Some(small), None) if small != letter => lower.push(small),
                _ => return bad(format!("{letter:?} is no capital letter with a small one")),
            }
        }
        let mut ascii = [NONE; 128];
        for (place, &sign) in upper.iter().chain(&lower).enumerate() {
            if upper.iter().chain(&lower).filter(|&&other| other == sign).count() > 1 {
                return bad(format!("{sign:?} is twice in the alphabet"));
            }
            let code = (place % upper.len() + 1) as u8 | if place < upper.len() { 0 } else { AS_BLANK };
            if let Some(slot) = ascii.get_mut(sign as usize) {
                *slot = code;
            }
        }
        Ok(Self { upper, lower, ascii })
    }

    /// The alphabet A to Z.
    #[must_use]
    pub fn latin() -> Self {
        Self::new("ABCDEFGHIJKLMNOPQRSTUVWXYZ").unwrap_or_else(|_| unreachable!("26 capital letters"))
    }

    /// Number of letters.
    #[must_use]
    pub fn len(&self) -> usize {
        self.upper.len()
    }

    /// Always `false`.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.upper.is_empty()
    }

    /// Code of a sign on the board: a letter, or a letter with [`AS_BLANK`].
    #[must_use]
    pub fn laid(&self, sign: char) -> Option<u8> {
        if let Some(&code) = self.ascii.get(sign as usize) {
            return (code != NONE).then_some(code);
        }
        if let Some(at) = self.upper.iter().position(|&letter| letter == sign) {
            return Some(at as u8 + 1);
        }
        self.lower.iter().position(|&letter| letter == sign).map(|at| (at as u8 + 1) | AS_BLANK)
    }

    /// Code of a letter of a word.
    #[must_use]
    pub fn code(&self, sign: char) -> Option<u8> {
        self.laid(sign).filter(|code| code & AS_BLANK == 0)
    }

    /// Code of a rack tile: a letter, or the blank.
    #[must_use]
    pub fn tile(&self, sign: char) -> Option<u8> {
        if sign == BLANK_SIGN { Some(BLANK) } else { self.code(sign) }
    }

    /// Sign of a code on the board.
    #[must_use]
    pub fn sign(&self, code: u8) -> char {
        let at = usize::from(code & !AS_BLANK) - 1;
        if code & AS_BLANK == 0 { self.upper[at] } else { self.lower[at] }
    }

    /// Sign of a rack tile.
    #[must_use]
    pub fn tile_sign(&self, code: u8) -> char {
        if code == BLANK { BLANK_SIGN } else { self.sign(code) }
    }

    /// Name of the alphabet in error messages.
    #[must_use]
    pub fn name(&self) -> String {
        if *self == Self::latin() { "A-Z".to_owned() } else { self.upper.iter().collect() }
    }

    /// Parses a rack.
    ///
    /// # Errors
    /// If a sign is neither a letter nor the blank, or there are more than 12.
    pub fn rack(&self, text: &str) -> Result<Vec<u8>, BadInput> {
        let tiles = text
            .chars()
            .map(|sign| {
                self.tile(sign).ok_or_else(|| {
                    BadInput(format!("{sign:?} in rack {text:?} is no tile: {} or ?", self.name()))
                })
            })
            .collect::<Result<Vec<u8>, _>>()?;
        if tiles.len() > crate::rack::MAX_TILES {
            return bad(format!("a rack has up to {} tiles, not {}", crate::rack::MAX_TILES, tiles.len()));
        }
        Ok(tiles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_signs_are_inverse() {
        for letters in ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "AÉÑØБ", "ΑΒΓ"] {
            let letters = Letters::new(letters).unwrap();
            for code in 1..=letters.len() as u8 {
                assert_eq!(letters.code(letters.sign(code)), Some(code));
                assert_eq!(letters.laid(letters.sign(code | AS_BLANK)), Some(code | AS_BLANK));
                assert_eq!(letters.code(letters.sign(code | AS_BLANK)), None);
            }
        }
    }

    #[test]
    fn invalid_alphabets_are_refused() {
        for (letters, why) in [("", "not 0"), ("AA", "twice"), ("A1", "'1'"), ("Aa", "'a'"), ("İ", "'İ'")] {
            assert!(Letters::new(letters).unwrap_err().0.contains(why), "{letters}");
        }
        let long: String = ('А'..='Я').chain('A'..='Z').collect();
        assert!(Letters::new(&long).unwrap_err().0.contains("not 58"));
    }

    #[test]
    fn a_rack_has_letters_and_blanks() {
        let letters = Letters::latin();
        assert_eq!(letters.rack("A?Z").unwrap(), [1, BLANK, 26]);
        assert!(letters.rack("Aé").unwrap_err().0.contains("'é'"));
        assert!(letters.rack("AAAAAAAAAAAAA").unwrap_err().0.contains("13"));
    }
}
