//! Compares move generation on thousands of random boards with a brute-force search.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use _engine::{
    Bonus, Layout, Leaves, Letters, Lexicon, Position, Scratch, all_plays, best_last_plays, best_plays,
};

const BLANK: u8 = 63;
const AS_BLANK: u8 = 64;

/// Small pseudo-random generator with a fixed seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) as usize % end
    }
}

/// Squares of a word, and its tiles.
type Run = (Vec<usize>, Vec<u8>);
/// Squares and tiles laid, and the direction.
type Key = (Vec<(usize, u8)>, bool);

/// The run through a square in one direction.
fn run(board: &[u8], size: usize, square: usize, down: bool) -> Run {
    let step = if down { size } else { 1 };
    let (mut first, place) = (square, if down { square / size } else { square % size });
    for _ in 0..place {
        if board[first - step] == 0 {
            break;
        }
        first -= step;
    }
    let room = size - if down { first / size } else { first % size };
    let squares: Vec<usize> = (0..room).map(|i| first + i * step).take_while(|&at| board[at] != 0).collect();
    let tiles = squares.iter().map(|&at| board[at]).collect();
    (squares, tiles)
}

struct Case {
    size: usize,
    words: BTreeSet<Vec<u8>>,
    bonus: BTreeSet<Vec<u8>>,
    board: Vec<u8>,
    layout: Layout,
    rack: Vec<u8>,
}

impl Case {
    fn letters(tiles: &[u8]) -> Vec<u8> {
        tiles.iter().map(|tile| tile & !AS_BLANK).collect()
    }

    /// Score of a run with these new squares, or `None` if it is not a word.
    fn score(&self, (squares, tiles): &Run, new: &[(usize, u8)]) -> Option<i32> {
        if !self.words.contains(&Self::letters(tiles)) {
            return None;
        }
        let (mut sum, mut factor) = (0, 1);
        for (&square, &tile) in squares.iter().zip(tiles) {
            let value = if tile & AS_BLANK == 0 { self.layout.values[usize::from(tile)] } else { 0 };
            if new.iter().any(|&(at, _)| at == square) {
                sum += value * i32::from(self.layout.letter[square]);
                factor *= i32::from(self.layout.word[square]);
            } else {
                sum += value;
            }
        }
        let more = if self.bonus.contains(&Self::letters(tiles)) { 7 } else { 0 };
        Some(sum * factor + more)
    }

    /// All plays by brute force: every order of tiles on every stretch of every line.
    fn all(&self) -> BTreeMap<Key, i32> {
        let mut found = BTreeMap::new();
        let mut board = self.board.clone();
        for down in [false, true] {
            for start in 0..self.size * self.size {
                let place = if down { start / self.size } else { start % self.size };
                let step = if down { self.size } else { 1 };
                if self.board[start] == 0 {
                    let line: Vec<usize> = (0..self.size - place).map(|i| start + i * step).collect();
                    self.lay(&mut board, &line, &mut self.rack.clone(), &mut Vec::new(), down, &mut found);
                }
            }
        }
        found
    }

    fn lay(
        &self,
        board: &mut Vec<u8>,
        line: &[usize],
        rack: &mut Vec<u8>,
        laid: &mut Vec<(usize, u8)>,
        down: bool,
        found: &mut BTreeMap<Key, i32>,
    ) {
        let Some((&square, rest)) = line.split_first() else { return };
        if board[square] != 0 {
            self.lay(board, rest, rack, laid, down, found);
            return;
        }
        let kinds: BTreeSet<u8> = rack.iter().copied().collect();
        for kind in kinds {
            let at = rack.iter().position(|&tile| tile == kind).unwrap();
            rack.remove(at);
            let tiles: Vec<u8> =
                if kind == BLANK { (1..=3).map(|letter| letter | AS_BLANK).collect() } else { vec![kind] };
            for tile in tiles {
                board[square] = tile;
                laid.push((square, tile));
                if let Some(score) = self.judge(board, laid, down) {
                    found.insert((laid.clone(), down), score);
                }
                self.lay(board, rest, rack, laid, down, found);
                laid.pop();
                board[square] = 0;
            }
            rack.insert(at, kind);
        }
    }

    fn judge(&self, board: &[u8], laid: &[(usize, u8)], down: bool) -> Option<i32> {
        let main = run(board, self.size, laid[0].0, down);
        if main.0.len() < 2 || laid.iter().any(|(square, _)| !main.0.contains(square)) {
            return None;
        }
        let mut score = self.score(&main, laid)?;
        let mut anchor = main.0.len() > laid.len();
        for &(square, _) in laid {
            let across = run(board, self.size, square, !down);
            if across.0.len() > 1 {
                anchor = true;
                score += self.score(&across, laid)?;
            }
        }
        if self.board.iter().all(|&tile| tile == 0) {
            anchor = laid.iter().any(|&(square, _)| square == self.layout.centre);
        }
        anchor.then_some(score + self.layout.tiles[laid.len()])
    }
}

fn case(chance: &mut Chance) -> Case {
    let size = 3 + chance.below(4);
    let words: BTreeSet<Vec<u8>> =
        (0..14).map(|_| (0..2 + chance.below(3)).map(|_| 1 + chance.below(3) as u8).collect()).collect();
    let bonus: BTreeSet<Vec<u8>> = words.iter().take(2).cloned().collect();
    let signs = |words: &BTreeSet<Vec<u8>>| -> Vec<String> {
        words.iter().map(|word| word.iter().map(|&code| char::from(64 + code)).collect()).collect()
    };
    let mut values = [0; 49];
    values[1..4].copy_from_slice(&[1, 4, 10]);
    let mut tiles = [0; 13];
    tiles[3] = 50;
    let layout = Layout {
        size,
        centre: size * size / 2,
        letter: (0..size * size).map(|_| [1, 1, 2, 3][chance.below(4)]).collect(),
        word: (0..size * size).map(|_| [1, 1, 1, 2, 3][chance.below(5)]).collect(),
        values,
        tiles,
        bonus: Some(Bonus {
            words: Arc::new(Lexicon::new(Letters::latin(), signs(&bonus)).unwrap()),
            points: [7; 22],
        }),
    };
    // Some boards are empty; most contain runs that are not words.
    let full = chance.below(4);
    let board = (0..size * size)
        .map(|_| {
            if chance.below(12) < full {
                (1 + chance.below(3)) as u8 | [0, 0, 64][chance.below(3)]
            } else {
                0
            }
        })
        .collect();
    let rack = (0..=chance.below(4)).map(|_| [1, 2, 3, BLANK][chance.below(4)]).collect();
    Case { size, words, bonus, board, layout: layout.check().unwrap(), rack }
}

#[test]
fn all_plays_and_best_plays_match_brute_force() {
    let mut chance = Chance(1);
    let mut scratch = Scratch::default();
    let mut plays = 0;
    for number in 0..3000 {
        let case = case(&mut chance);
        let words: Vec<String> =
            case.words.iter().map(|word| word.iter().map(|&code| char::from(64 + code)).collect()).collect();
        let lexicon = Arc::new(Lexicon::new(Letters::latin(), words).unwrap());
        let position = Position::new(lexicon, Arc::new(case.layout.clone()), &case.board).unwrap();
        let right = case.all();
        let mut found = BTreeMap::new();
        all_plays(&position, &case.rack, |play| {
            let key = (play.laid(case.size).collect(), play.down());
            assert_eq!(found.insert(key, play.score), None, "a play is given twice, board {number}");
        });
        assert_eq!(found, right, "board {number}");
        plays += found.len();

        let most = 1 + chance.below(5);
        let mut scores: Vec<i32> = right.values().copied().collect();
        scores.sort_unstable_by_key(|score| -score);
        scores.truncate(most);
        let best = best_plays(&position, &case.rack, most, None, &mut scratch);
        assert_eq!(best.iter().map(|play| play.score).collect::<Vec<_>>(), scores, "board {number}");

        let mut tiles = [0; 64];
        for tile in [1, 2, 3, 63] {
            tiles[tile] = chance.below(60_000) as i32 - 30_000;
        }
        let leaves = Leaves::new(tiles, &[(vec![1, 2], -9_500)]).unwrap();
        let equity = |(laid, _): &Key, score: i32| {
            let mut rest = case.rack.clone();
            for &(_, tile) in laid {
                let held = if tile & AS_BLANK == 0 { tile } else { BLANK };
                rest.remove(rest.iter().position(|&other| other == held).unwrap());
            }
            score * 1000 + leaves.value(&rest)
        };
        let mut equities: Vec<i32> = right.iter().map(|(key, &score)| equity(key, score)).collect();
        equities.sort_unstable_by_key(|equity| -equity);
        equities.truncate(most);
        let best = best_plays(&position, &case.rack, most, Some(&leaves), &mut scratch);
        assert_eq!(best.iter().map(|play| play.equity).collect::<Vec<_>>(), equities, "board {number}");

        let out = chance.below(40) as i32;
        let last = |key: &Key, score: i32| {
            equity(key, score) + if key.0.len() == case.rack.len() { 1000 * out } else { 0 }
        };
        let mut equities: Vec<i32> = right.iter().map(|(key, &score)| last(key, score)).collect();
        equities.sort_unstable_by_key(|equity| -equity);
        equities.truncate(most);
        let best = best_last_plays(&position, &case.rack, most, &leaves, out, &mut scratch);
        assert_eq!(best.iter().map(|play| play.equity).collect::<Vec<_>>(), equities, "board {number}");
    }
    assert!(plays > 10_000, "there are hardly any plays to compare: {plays}");
}
