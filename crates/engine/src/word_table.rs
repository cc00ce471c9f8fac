//! Lookup in a front-coded table of words; `src/parlour/data/word_table.py` describes and writes its bytes.

/// A number in memory, read through a cell of Python's where Python owns it.
pub(crate) trait Stored<T> {
    fn value(&self) -> T;
}

#[cfg(test)]
impl<T: Copy> Stored<T> for T {
    fn value(&self) -> T {
        *self
    }
}

/// The value of a word; None if it is not in the table, or if the table ends in the middle of an entry.
pub(crate) fn find<'a, B: Stored<u8>>(
    body: &'a [B],
    index: &[impl Stored<u32>],
    word: &[u8],
) -> Option<&'a [B]> {
    let block = index.partition_point(|at| starts_before(body, at.value() as usize, word)).checked_sub(1)?;
    let end = index.get(block + 1).map_or(body.len(), |at| at.value() as usize);
    let mut rest = body.get(index[block].value() as usize..end)?;
    let mut same = 0; // letters that the previous entry shares with the word
    while let [shared, letters, size, tail @ ..] = rest {
        let [shared, letters, size] = [shared, letters, size].map(|number| usize::from(number.value()));
        if shared < same {
            return None; // the entry follows the word in the alphabet
        }
        let (key, value) = (tail.get(..letters)?, tail.get(letters..letters + size)?);
        if shared == same {
            let more =
                key.iter().zip(&word[same..]).take_while(|(a, b)| Stored::<u8>::value(*a) == **b).count();
            same += more;
            if more == letters && same == word.len() {
                return Some(value);
            }
        }
        rest = &tail[letters + size..];
    }
    None
}

/// Whether the block at this offset begins with the word or one before it; its first entry has all of its letters.
fn starts_before(body: &[impl Stored<u8>], at: usize, word: &[u8]) -> bool {
    let letters = body.get(at + 1).map_or(0, |count| usize::from(count.value()));
    let first = body.get(at + 3..at + 3 + letters).unwrap_or_default();
    first.iter().map(Stored::value).le(word.iter().copied())
}

#[cfg(test)]
mod tests {
    use super::find;

    /// DOVE bird, DOVER port; LAMB beast in a second block.
    const BODY: &[u8] = b"\x00\x04\x04DOVEbird\x04\x01\x04Rport\x00\x04\x05LAMBbeast";
    const INDEX: [u32; 2] = [0, 19];

    #[test]
    fn words_are_found_and_others_are_not() {
        for (word, value) in [("DOVE", "bird"), ("DOVER", "port"), ("LAMB", "beast")] {
            assert_eq!(find(BODY, &INDEX, word.as_bytes()), Some(value.as_bytes()));
        }
        for word in ["", "A", "DOV", "DOVES", "DOVERS", "EWE", "LAM", "LAMBS", "ZEBRA"] {
            assert_eq!(find(BODY, &INDEX, word.as_bytes()), None, "{word}");
        }
    }

    #[test]
    fn a_table_that_is_cut_off_has_no_wrong_value() {
        for end in 0..BODY.len() {
            for word in ["DOVE", "DOVER", "LAMB"] {
                let whole = find(BODY, &INDEX, word.as_bytes());
                assert!([None, whole].contains(&find(&BODY[..end], &INDEX, word.as_bytes())), "{word} {end}");
            }
        }
        assert_eq!(find::<u8>(&[], &[0u32; 0], b"DOVE"), None);
    }
}
