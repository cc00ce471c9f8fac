//! What the small actions mean.

use crate::alphabet;
use crate::environments::Numbers;
use crate::letters::{AS_BLANK, BadInput, bad};
use crate::tag_on::game::{CLAIMS, CODES, KIN, SHIELD, TAG, TagOnRules};
use crate::tile_games::TileActions;

/// Names of the claims.
const NAMES: [&str; CLAIMS] = ["tag", "book", "character", "land", "utterance", "kin"];

/// What a small action means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Small {
    /// One that the engine never offers.
    Other,
    Undo,
    Done,
    Pass,
    Accept,
    Challenge(usize),
    ReturnShield,
    Play,
    Exchange,
    ShieldExchange,
    Give(u8),
    Take(u8),
    Lift(usize),
    /// First square and direction.
    Place(usize, usize),
    /// With [`AS_BLANK`] for a blank.
    Letter(u8),
    /// A blank or a shield that is exchanged.
    Tile(u8),
    /// The beginning of a claim: a whole one if it names a colour.
    Claim(usize),
    Relation(usize),
}

/// Numbers of the small actions, and what each means.
#[derive(Debug)]
pub(super) struct Actions {
    pub(super) meanings: Vec<Small>,
    pub(super) tiles: TileActions,
    pub(super) accept: u32,
    pub(super) challenge: [u32; CLAIMS],
    pub(super) return_shield: u32,
    pub(super) shield_exchange: u32,
    /// By letter; 0 where the set has none.
    pub(super) give: [u32; CODES],
    pub(super) take: [u32; CODES],
    pub(super) lift: u32,
    pub(super) claims: [u32; CLAIMS],
    pub(super) relations: Vec<u32>,
}

impl Actions {
    /// # Errors
    /// If one is missing.
    pub(super) fn new(numbers: &Numbers, rules: &TagOnRules, relations: &[String]) -> Result<Self, BadInput> {
        let of = |name: &str| numbers.of(name).map(|number| number as u32);
        let all = |word: &str| -> Result<[u32; CLAIMS], BadInput> {
            let mut found = [0; CLAIMS];
            for (number, name) in found.iter_mut().zip(NAMES) {
                let is_alone = word == "claim" && (name == NAMES[TAG] || name == NAMES[KIN]);
                *number = if is_alone { of(name)? } else { of(&format!("{word} {name}"))? };
            }
            Ok(found)
        };
        let letters = |word: &str| -> Result<[u32; CODES], BadInput> {
            let mut found = [0; CODES];
            for code in (1..CODES).filter(|&code| rules.tiles[code] > 0) {
                found[code] = of(&format!("{word} {}", alphabet::letter(code as u8)))?;
            }
            Ok(found)
        };
        let mut made = Self {
            meanings: vec![Small::Other; numbers.0.len()],
            tiles: TileActions::new(numbers, &[(SHIELD, "!"), (0, "?")])?,
            accept: of("accept")?,
            challenge: all("challenge")?,
            return_shield: of("shield return")?,
            shield_exchange: of("shield exchange")?,
            give: letters("give")?,
            take: letters("take")?,
            lift: of("lift 1A")?,
            claims: all("claim")?,
            relations: relations.iter().map(|name| of(name)).collect::<Result<_, _>>()?,
        };
        let (area, tiles) = (rules.size * rules.size, &made.tiles);
        let mut meanings = vec![
            (tiles.undo, Small::Undo),
            (tiles.done, Small::Done),
            (tiles.pass, Small::Pass),
            (made.accept, Small::Accept),
            (made.return_shield, Small::ReturnShield),
            (tiles.play, Small::Play),
            (tiles.exchange, Small::Exchange),
            (made.shield_exchange, Small::ShieldExchange),
        ];
        meanings.extend(tiles.kinds.iter().map(|&(kind, one)| (one, Small::Tile(kind as u8))));
        meanings
            .extend(made.challenge.iter().enumerate().map(|(claim, &one)| (one, Small::Challenge(claim))));
        meanings.extend(made.claims.iter().enumerate().map(|(claim, &one)| (one, Small::Claim(claim))));
        meanings.extend(made.relations.iter().enumerate().map(|(at, &one)| (one, Small::Relation(at))));
        meanings.extend((0..area).map(|square| (made.lift + square as u32, Small::Lift(square))));
        meanings.extend(
            (0..2 * area)
                .map(|place| (tiles.places + place as u32, Small::Place(place % area, place / area))),
        );
        for code in 1..CODES {
            let letter = code as u8;
            meanings.push((tiles.upper + code as u32 - 1, Small::Letter(letter)));
            meanings.push((tiles.lower + code as u32 - 1, Small::Letter(letter | AS_BLANK)));
            if rules.tiles[code] > 0 {
                meanings.push((made.give[code], Small::Give(letter)));
                meanings.push((made.take[code], Small::Take(letter)));
            }
        }
        for (number, meaning) in meanings {
            match made.meanings.get_mut(number as usize) {
                Some(there) => *there = meaning,
                None => return bad(format!("there is no action {number}")),
            }
        }
        Ok(made)
    }
}
