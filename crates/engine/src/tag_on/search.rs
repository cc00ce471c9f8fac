//! Every word that a rack can lay, with or without replacing tiles, once for each stretch of a line.
//!
//! A play that includes tiles of its line is found from a run of them: from the first run it includes, or, if
//! tiles of a run are replaced, from that run. The GADDAG is traversed to the left from the *last* tile of
//! the run that stays: over the rest of the run, whose tiles stay or are replaced, then over what lies before
//! it; and then to the right, where all tiles of the run are replaced. So the number of tiles and blanks
//! needed there is known from the start. Plays that include no tile are found from their first anchor.

mod bingos;
mod lines;
mod traversal;

use std::sync::Arc;

use super::bounds::{Bound, PLACES, Part, RackBounds, Reach, times_of_claims};
use super::valid_runs::ValidRuns;
use super::variants::Variants;
use super::{Signs, Sink, Supply, Turn};
use crate::letters::NONE;
use crate::lexicon::Lexicon;
use crate::position::Position;
use crate::rack::Rack;

/// Passes every play to the sink, or every play that can exceed `sink.least()`.
pub(super) fn search<H: Bound, S: Sink>(
    position: &Position,
    supply: Supply,
    signs: &Signs,
    turn: Turn,
    sink: &mut S,
) {
    let every = times_of_claims(signs, !0);
    let passes = passes(position.lexicon(), signs, H::BOUNDS);
    if position.lexicon().wide() {
        Search::<true, H, S>::new(position, supply, signs, turn, &passes, &every, sink).search(supply);
    } else {
        Search::<false, H, S>::new(position, supply, signs, turn, &passes, &every, sink).search(supply);
    }
}

/// A word list that is searched separately.
struct Pass<'a> {
    lexicon: &'a Lexicon,
    /// Factors of the colours that apply to its words.
    times: Vec<f64>,
    /// Lists whose words other passes search.
    excluded: Vec<&'a Arc<Lexicon>>,
}

/// The passes of a search. Few words are of a kind that a colour multiplies: with bounds, they are searched
/// separately, so that the bounds of the other words stay tight.
fn passes<'a>(all: &'a Arc<Lexicon>, signs: &'a Signs, bounds: bool) -> Vec<Pass<'a>> {
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
    // From the smallest list to the largest; a word in several lists belongs to the smallest.
    let times_from = |from: usize| {
        times_of_claims(signs, large.iter().chain(&small[from..]).fold(0, |set, (_, one)| set | one))
    };
    for (at, (lexicon, _)) in small.iter().enumerate() {
        let excluded = small[..at].iter().map(|&(words, _)| words).collect();
        found.push(Pass { lexicon, times: times_from(at), excluded });
    }
    let excluded = small.iter().map(|&(words, _)| words).collect();
    found.push(Pass { lexicon: all, times: times_from(small.len()), excluded });
    found
}

/// Where a search starts in a line.
#[derive(Clone, Copy)]
enum Origin {
    /// A run, from its first to its last place; and the first place where a play through it without
    /// replacements may start.
    Run(usize, usize, usize),
    /// An anchor, the first place where a play over it may start, and the last where it may end.
    Square(usize, usize, usize),
}

struct Search<'a, const WIDE: bool, H, S> {
    position: &'a Position,
    passes: &'a [Pass<'a>],
    lexicon: &'a Lexicon,
    excluded: &'a [&'a Arc<Lexicon>],
    signs: &'a Signs,
    turn: Turn,
    sink: &'a mut S,
    variants: Variants,
    valid_runs: ValidRuns,
    /// For each line (across, then down), the letters that fit in place of its tiles, once computed.
    replacements: Vec<Option<[u64; PLACES]>>,
    rack_bounds: [RackBounds<'a>; 2],
    reach: Reach,
    /// Number of tiles that may be laid.
    rack: usize,
    /// Plays of this many tiles are found separately.
    bingo_tiles: usize,
    remaining: Rack,
    /// Tiles left, blanks included.
    left: usize,
    /// Letters beside the board of which one may still be taken.
    on_offer: u64,
    /// All letters beside the board.
    face_up: u64,
    /// Number of letters on the rack: one of them is given for a letter that is taken.
    letters: usize,

    down: bool,
    number: usize,
    tiles: [u8; PLACES],
    /// Letters that the cross words allow on a place, also in place of its tile.
    fits: [u64; PLACES],
    claims: [u16; PLACES],
    /// Letters laid, by place in the line.
    strip: [u8; 64],

    /// First and last place of the run. Words reach at least to the last.
    run: (usize, usize),
    /// First place to the right of the starting point.
    right: usize,
    /// First and last place that a word may cover.
    bounds: (usize, usize),
    /// First place where a play through the run without replacements may start.
    free: usize,
    /// Tiles and blanks needed for the part of the run after the last tile that stays.
    reserved: (usize, usize),
    /// That part, and the whole run, as squares to be laid on.
    behind: Part,
    whole: Part,
    start: usize,
    bound: std::marker::PhantomData<H>,
}

impl<'a, const WIDE: bool, H: Bound, S: Sink> Search<'a, WIDE, H, S> {
    fn new(
        position: &'a Position,
        supply: Supply,
        signs: &'a Signs,
        turn: Turn,
        passes: &'a [Pass<'a>],
        every: &'a [f64],
        sink: &'a mut S,
    ) -> Self {
        let rack = supply.rack;
        Self {
            position,
            passes,
            lexicon: position.lexicon(),
            excluded: &[],
            signs,
            turn,
            sink,
            variants: Variants::new(rack),
            valid_runs: ValidRuns::new(position),
            replacements: vec![None; 2 * position.size()],
            rack_bounds: [false, true].map(|down| RackBounds::new(supply, signs, down, every)),
            reach: Reach::new(),
            rack: rack.len(),
            bingo_tiles: 0,
            remaining: Rack::new(rack),
            left: rack.len(),
            on_offer: supply.face_up,
            face_up: supply.face_up,
            letters: supply.letters(),
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
            reserved: (0, 0),
            behind: Part::NONE,
            whole: Part::NONE,
            start: 0,
            bound: std::marker::PhantomData,
        }
    }

    fn search(&mut self, supply: Supply) {
        let rack = supply.rack;
        let (bonus, points) = self.signs.bonus;
        if !H::BOUNDS {
            self.search_all();
            return;
        }
        if points > 0 && (1..=rack.len()).contains(&bonus) {
            self.search_bingos(supply, bonus);
            self.bingo_tiles = bonus;
            if self.rack == bonus {
                // One tile always stays on the rack.
                self.rack -= 1;
                self.left -= 1;
            }
            self.rack_bounds.iter_mut().for_each(|rack_bounds| rack_bounds.without_bonus(self.rack));
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

    /// Searches each word list in each line, highest bound first.
    fn search_best(&mut self) {
        let mut bounds = Vec::new();
        for (down, number) in self.lines() {
            self.load(down, number, false);
            let origins = self.origins();
            for pass in self.passes {
                self.start_pass(pass);
                let most = origins.iter().map(|&origin| self.upper_bound(origin)).fold(f64::MIN, f64::max);
                bounds.push((most, pass, down, number));
            }
        }
        bounds.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (most, pass, down, number) in bounds {
            if most <= self.sink.least() {
                break;
            }
            self.start_pass(pass);
            self.load(down, number, true);
            let mut origins: Vec<_> =
                self.origins().into_iter().map(|origin| (self.upper_bound(origin), origin)).collect();
            origins.sort_by(|one, other| other.0.total_cmp(&one.0));
            for (most, origin) in origins {
                if most > self.sink.least() {
                    self.search_from(origin);
                }
            }
        }
    }

    fn start_pass(&mut self, pass: &'a Pass<'a>) {
        (self.lexicon, self.excluded) = (pass.lexicon, &pass.excluded);
        self.rack_bounds.iter_mut().for_each(|rack_bounds| rack_bounds.times = &pass.times);
    }
}
