//! The mutable state of a game: pawns, flags, turn. Small, and copied without allocation.

use super::field::{BARE, Field, Kind, TEAMS, Tile};
use crate::letters::{BadInput, bad};

/// Index into the map's list of squares.
pub type Square = u32;
/// Not on the map.
pub const NOWHERE: Square = Square::MAX;
/// The team of the one flag of Capture-The-Flag.
pub const THE_FLAG: i8 = -1;

/// A pawn, or a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pawn {
    /// Team that owns it.
    pub team: u8,
    /// Pawn or kind of vehicle.
    pub kind: Kind,
    /// Current square.
    pub square: Square,
    /// A vehicle's own starting square.
    pub home: Square,
    /// Moves no further this turn (TE-12).
    pub stopped: bool,
    /// Was sent back this turn (TE-20).
    pub spent: bool,
}

/// A flag, on the ground or carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flag {
    /// Team that owns it, or [`THE_FLAG`].
    pub team: i8,
    /// Current square.
    pub square: Square,
    /// Whether the pawn there carries it.
    pub carried: bool,
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Tile type of each square.
    pub tiles: Vec<u8>,
    /// For each square, the index of its pawn plus 1; 0 if empty.
    pub pawn_at: Vec<u16>,
    /// All pawns, including those off the map.
    pub pawns: Vec<Pawn>,
    /// All flags.
    pub flags: Vec<Flag>,
    /// Teams in turn order.
    pub order: Vec<u8>,
    /// Team on turn.
    pub turn: u8,
    /// Current round, from 1.
    pub round: u32,
    /// Points of Movement left.
    pub pom: u16,
    /// Points of each team.
    pub points: [u32; TEAMS],
    /// For each goal, the rounds its square was held.
    pub held: Vec<u32>,
    /// `defeats[a][b]`: pawns of team `b` defeated by team `a`.
    pub defeats: [[u32; TEAMS]; TEAMS],
    /// Bit set of the teams in the game.
    pub active: u8,
    /// Whether the game is over.
    pub over: bool,
    /// Bit set of the winners.
    pub won: u8,
}

impl State {
    /// Validates the state against the map and indexes the pawns by square.
    ///
    /// # Errors
    /// If a pawn, flag, team or tile is not on the map, or two pawns share a square.
    pub fn check(mut self, field: &Field) -> Result<Self, BadInput> {
        let (squares, teams) = (field.squares(), self.order.len());
        if self.tiles.len() != squares {
            return bad(format!("there are {squares} squares, and {} tiles", self.tiles.len()));
        }
        if let Some(tile) = self.tiles.iter().find(|&&tile| tile as usize >= field.data.tiles.len()) {
            return bad(format!("there is no tile type {tile}"));
        }
        let mut sorted = self.order.clone();
        sorted.sort_unstable();
        if teams == 0
            || teams > field.teams()
            || sorted.iter().enumerate().any(|(at, &one)| at != one as usize)
        {
            return bad("the order of turns has to name each team once");
        }
        if self.turn as usize >= teams || u32::from(self.active) >> teams != 0 {
            return bad("a team that is on turn or in the game is none");
        }
        if !self.over && self.active >> self.turn & 1 == 0 {
            return bad("the team on turn is out of the game");
        }
        if self.held.len() != field.data.goals.len() {
            return bad(format!("there are {} goals, and {} held", field.data.goals.len(), self.held.len()));
        }
        if self.pawns.len() >= usize::from(u16::MAX) {
            return bad(format!("{} pawns are too many", self.pawns.len()));
        }
        self.pawn_at = vec![0; squares];
        for (number, pawn) in self.pawns.iter().enumerate() {
            if pawn.team as usize >= teams {
                return bad(format!("pawn {number} is of team {}", pawn.team));
            }
            if pawn.home != NOWHERE && pawn.home as usize >= squares {
                return bad(format!("the home of pawn {number} is on no square"));
            }
            if pawn.square == NOWHERE {
                continue;
            }
            match self.pawn_at.get_mut(pawn.square as usize) {
                Some(place @ 0) => *place = number as u16 + 1,
                Some(_) => return bad(format!("two pawns are on square {}", pawn.square)),
                None => return bad(format!("pawn {number} is on no square")),
            }
        }
        for flag in &self.flags {
            if flag.team < THE_FLAG || flag.team >= teams as i8 {
                return bad(format!("a flag is of team {}", flag.team));
            }
            if flag.square != NOWHERE && flag.square as usize >= squares {
                return bad("a flag is on no square");
            }
        }
        Ok(self)
    }

    /// Copies another state without allocating.
    pub fn copy(&mut self, other: &Self) {
        self.tiles.clone_from(&other.tiles);
        self.pawn_at.clone_from(&other.pawn_at);
        self.pawns.clone_from(&other.pawns);
        self.flags.clone_from(&other.flags);
        self.order.clone_from(&other.order);
        self.held.clone_from(&other.held);
        self.turn = other.turn;
        self.round = other.round;
        self.pom = other.pom;
        self.points = other.points;
        self.defeats = other.defeats;
        self.active = other.active;
        self.over = other.over;
        self.won = other.won;
    }

    /// Index of the pawn on a square.
    #[inline]
    #[must_use]
    pub fn at(&self, square: Square) -> Option<usize> {
        usize::from(self.pawn_at[square as usize]).checked_sub(1)
    }

    /// Whether a square is empty.
    #[inline]
    #[must_use]
    pub fn is_free(&self, square: Square) -> bool {
        self.pawn_at[square as usize] == 0
    }

    /// Tile of a square.
    #[inline]
    #[must_use]
    pub fn tile<'a>(&self, field: &'a Field, square: Square) -> &'a Tile {
        &field.data.tiles[usize::from(self.tiles[square as usize])]
    }

    /// Tile that gives a pawn its bonuses.
    #[inline]
    #[must_use]
    pub fn footing<'a>(&self, field: &'a Field, pawn: &Pawn) -> &'a Tile {
        if pawn.kind == Kind::Helicopter { &BARE } else { self.tile(field, pawn.square) }
    }

    /// Whether a team is still in the game.
    #[inline]
    #[must_use]
    pub fn plays(&self, team: u8) -> bool {
        self.active >> team & 1 == 1
    }

    /// Whether a team has a pawn on that square.
    #[must_use]
    pub fn is_on(&self, team: u8, square: Square) -> bool {
        self.at(square).is_some_and(|number| self.pawns[number].team == team)
    }

    /// Whether the pawn on that square carries a flag.
    #[inline]
    #[must_use]
    pub fn carries(&self, square: Square) -> bool {
        self.flags.iter().any(|flag| flag.carried && flag.square == square)
    }
}
