//! Every word that a rack can lay, with or without tiles replaced, once for each stretch of a line.
//!
//! A play that takes in tiles of its line is found from a run of them: from the first it takes in, or, if tiles of a run are
//! replaced, from that run, the old word. The GADDAG is walked to the left from the *last* tile of the run that
//! stays: over the rest of the run, whose tiles stay or make way, then over what lies before it; and then to the right, where
//! all tiles of the run make way. So it is known from the start how many tiles, and blanks, those will need.
//! Plays that take in no tile are found from the first of their squares that touches one.

mod full;
mod lines;
mod walk;

use std::sync::Arc;

use super::bounds::{Bound, Means, PLACES, Part, Reach, times_of_claims};
use super::standing::Standing;
use super::variants::Variants;
use super::{Signs, Sink, Turn};
use crate::hand::Hand;
use crate::letters::NONE;
use crate::lexicon::Lexicon;
use crate::position::Position;

/// Gives every play to the sink, or every play that it can want.
pub(super) fn search<H: Bound, S: Sink>(
    position: &Position,
    rack: &[u8],
    signs: &Signs,
    turn: Turn,
    sink: &mut S,
) {
    let every = times_of_claims(signs, !0);
    let walks = walks(position.lexicon(), signs, H::BOUNDS);
    if position.lexicon().wide() {
        Search::<true, H, S>::new(position, rack, signs, turn, &walks, &every, sink).search(rack);
    } else {
        Search::<false, H, S>::new(position, rack, signs, turn, &walks, &every, sink).search(rack);
    }
}

/// A list of words to be searched by itself.
struct Walk<'a> {
    lexicon: &'a Lexicon,
    /// What the colours multiply by that can multiply its words.
    times: Vec<f64>,
    /// Lists whose words are searched elsewhere.
    elsewhere: Vec<&'a Arc<Lexicon>>,
}

/// The lists to search. Few words are of a kind that a colour multiplies: with bounds, they are searched by themselves, so that
/// no more is hoped of the others than they can score.
fn walks<'a>(all: &'a Arc<Lexicon>, signs: &'a Signs, bounds: bool) -> Vec<Walk<'a>> {
    let mut kinds: Vec<(&Arc<Lexicon>, u16)> = Vec::new();
    for (bit, colour) in signs.colours.iter().enumerate() {
        let Some(words) = &colour.words else { continue };
        match kinds.iter_mut().find(|(other, _)| Arc::ptr_eq(other, words)) {
            Some((_, colours)) => *colours |= 1 << bit,
            None => kinds.push((words, 1 << bit)),
        }
    }
    let (large, mut small): (Vec<_>, Vec<_>) = kinds
        .into_iter()
        .partition(|(words, _)| !bounds || words.len() * 2 >= all.len() || words.wide() != all.wide());
    small.sort_by_key(|(words, _)| words.len());
    let mut found = Vec::new();
    // From the smallest list to the largest; whoever is in several is searched in the smallest.
    let times_from = |from: usize| {
        times_of_claims(signs, large.iter().chain(&small[from..]).fold(0, |set, (_, one)| set | one))
    };
    for (at, (lexicon, _)) in small.iter().enumerate() {
        let elsewhere = small[..at].iter().map(|&(words, _)| words).collect();
        found.push(Walk { lexicon, times: times_from(at), elsewhere });
    }
    let elsewhere = small.iter().map(|&(words, _)| words).collect();
    found.push(Walk { lexicon: all, times: times_from(small.len()), elsewhere });
    found
}

/// Where in a line a search begins.
#[derive(Clone, Copy)]
enum Origin {
    /// A run, from its first to its last place; and the first place that an ordinary play through it may start at.
    Run(usize, usize, usize),
    /// A square that touches a tile, the first place that a play over it may start at, and the last it may end at.
    Square(usize, usize, usize),
}

struct Search<'a, const WIDE: bool, H, S> {
    position: &'a Position,
    walks: &'a [Walk<'a>],
    lexicon: &'a Lexicon,
    elsewhere: &'a [&'a Arc<Lexicon>],
    signs: &'a Signs,
    turn: Turn,
    sink: &'a mut S,
    variants: Variants,
    standing: Standing,
    /// For each line, down behind across, the letters that fit in place of its tiles, once they are known.
    instead: Vec<Option<[u64; PLACES]>>,
    means: [Means<'a>; 2],
    reach: Reach,
    /// How many tiles may be laid.
    rack: usize,
    /// So many are not: those plays are found elsewhere.
    apart: usize,
    hand: Hand,
    /// How many tiles are left, blanks included.
    left: usize,

    down: bool,
    number: usize,
    tiles: [u8; PLACES],
    /// The letters that the words across allow on a place, also in place of what lies there.
    fits: [u64; PLACES],
    claims: [u16; PLACES],
    /// The letters laid, by their place in the line.
    strip: [u8; 64],

    /// The run: its first and its last place. Words reach to the last at least.
    run: (usize, usize),
    /// The first place to the right of where the walk began.
    right: usize,
    /// The first and the last place that a word may have.
    bounds: (usize, usize),
    /// The first place that an ordinary play through the run may start at.
    free: usize,
    /// Tiles, and blanks, that will be needed for the part of the run behind the last tile that stays.
    kept_back: (usize, usize),
    /// That part, and the whole run, as squares that are laid on.
    behind: Part,
    whole: Part,
    start: usize,
    bound: std::marker::PhantomData<H>,
}

impl<'a, const WIDE: bool, H: Bound, S: Sink> Search<'a, WIDE, H, S> {
    fn new(
        position: &'a Position,
        rack: &[u8],
        signs: &'a Signs,
        turn: Turn,
        walks: &'a [Walk<'a>],
        every: &'a [f64],
        sink: &'a mut S,
    ) -> Self {
        Self {
            position,
            walks,
            lexicon: position.lexicon(),
            elsewhere: &[],
            signs,
            turn,
            sink,
            variants: Variants::new(rack),
            standing: Standing::new(position),
            instead: vec![None; 2 * position.size()],
            means: [false, true].map(|down| Means::new(rack, signs, down, every)),
            reach: Reach::new(),
            rack: rack.len(),
            apart: 0,
            hand: Hand::new(rack),
            left: rack.len(),
            down: false,
            number: 0,
            tiles: [NONE; PLACES],
            fits: [0; PLACES],
            claims: [0; PLACES],
            strip: [NONE; 64],
            run: (0, 0),
            right: 0,
            bounds: (0, 0),
            free: 0,
            kept_back: (0, 0),
            behind: Part::NONE,
            whole: Part::NONE,
            start: 0,
            bound: std::marker::PhantomData,
        }
    }

    /// Finds the plays of a rack.
    fn search(&mut self, rack: &[u8]) {
        let (bonus, points) = self.signs.bonus;
        if !H::BOUNDS {
            self.search_all();
            return;
        }
        if points > 0 && (1..=rack.len()).contains(&bonus) {
            self.search_full(rack, bonus);
            self.apart = bonus;
            if self.rack == bonus {
                // One tile stays on the rack in any case.
                self.rack -= 1;
                self.left -= 1;
            }
            self.means.iter_mut().for_each(|means| means.without_bonus(self.rack));
        }
        self.search_best();
    }

    fn lines(&self) -> impl Iterator<Item = (bool, usize)> + use<WIDE, H, S> {
        let size = self.position.size();
        [false, true].into_iter().flat_map(move |down| (0..size).map(move |number| (down, number)))
    }

    fn search_all(&mut self) {
        for (down, number) in self.lines() {
            self.load(down, number, true);
            for origin in self.origins() {
                self.search_from(origin);
            }
        }
    }

    /// Each list of words in each line, those first that could bring most.
    fn search_best(&mut self) {
        let mut bounds = Vec::new();
        for (down, number) in self.lines() {
            self.load(down, number, false);
            let origins = self.origins();
            for walk in self.walks {
                self.take_up(walk);
                let most = origins.iter().map(|&origin| self.most(origin)).fold(f64::MIN, f64::max);
                bounds.push((most, walk, down, number));
            }
        }
        bounds.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (most, walk, down, number) in bounds {
            if most <= self.sink.least() {
                break;
            }
            self.take_up(walk);
            self.load(down, number, true);
            let mut origins: Vec<_> =
                self.origins().into_iter().map(|origin| (self.most(origin), origin)).collect();
            origins.sort_by(|one, other| other.0.total_cmp(&one.0));
            for (most, origin) in origins {
                if most > self.sink.least() {
                    self.search_from(origin);
                }
            }
        }
    }

    fn take_up(&mut self, walk: &'a Walk<'a>) {
        (self.lexicon, self.elsewhere) = (walk.lexicon, &walk.elsewhere);
        self.means.iter_mut().for_each(|means| means.times = &walk.times);
    }
}
