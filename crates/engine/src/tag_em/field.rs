//! The constants of a game: map graph, tile types, odds, options.

use super::state::{NOWHERE, Square};
use crate::letters::{BadInput, bad};
use crate::playout::Chance;

/// Most teams (TE-1).
pub const TEAMS: usize = 8;
/// Most squares: 16 levels of 64 × 64.
const SQUARES: usize = 16 * 64 * 64;

/// A tile type (TE-55).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // a tile type is a set of flags
pub struct Tile {
    /// Whether it is open ground: shots pass over it, helicopters land on it.
    pub enterable: bool,
    /// Whether pawns may enter on foot.
    pub on_foot: bool,
    /// Points of Movement to leave it.
    pub cost: u16,
    /// A pawn that enters moves no further this turn.
    pub stops: bool,
    /// Added to the roll of a pawn that attacks from it.
    pub attack: i32,
    /// Added to the roll of a pawn attacked on it.
    pub defence: i32,
    /// Added to the roll of a pawn that attacks a pawn on it.
    pub cover: i32,
    /// Whether boats may enter.
    pub boats: bool,
    /// Whether land vehicles may enter.
    pub vehicles: bool,
}

/// Tile of a helicopter, for bonuses (TE-51).
pub const BARE: Tile = Tile {
    enterable: true,
    on_foot: true,
    cost: 1,
    stops: false,
    attack: 0,
    defence: 0,
    cover: 0,
    boats: false,
    vehicles: false,
};

/// Pawns and vehicles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A pawn.
    Pawn,
    /// A pawn that attacks from a distance.
    Sniper,
    /// On Wade only.
    Boat,
    /// Over any tile.
    Helicopter,
    /// On Path only.
    Land,
}

impl Kind {
    /// Kinds by the names used in the rules.
    pub const NAMES: [(&'static str, Self); 5] = [
        ("pawn", Self::Pawn),
        ("sniper", Self::Sniper),
        ("boat", Self::Boat),
        ("helicopter", Self::Helicopter),
        ("land", Self::Land),
    ];

    /// Whether it moves on foot: it pays for tiles and may enter where pawns may.
    #[must_use]
    pub fn walks(self) -> bool {
        matches!(self, Self::Pawn | Self::Sniper)
    }
}

/// What wins the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameType {
    /// TE-40
    Elimination,
    /// TE-41
    TheFlag,
    /// TE-42
    TheirFlag,
    /// TE-58
    Hill,
    /// TE-59
    Missions,
}

impl GameType {
    /// Game types by the names used in the rules.
    pub const NAMES: [(&'static str, Self); 5] = [
        ("elimination", Self::Elimination),
        ("capture-the-flag", Self::TheFlag),
        ("capture-their-flag", Self::TheirFlag),
        ("king-of-the-hill", Self::Hill),
        ("missions", Self::Missions),
    ];
}

/// Who attacks from a distance (TE-50).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Snipers {
    /// Pawns on marked squares.
    Tiles,
    /// Sniper pawns.
    Pawn,
    /// Sniper pawns, and pawns on marked squares.
    PawnAndTiles,
    /// Every pawn.
    All,
    /// Nobody.
    None,
}

impl Snipers {
    /// By the names used in the options.
    pub const NAMES: [(&'static str, Self); 5] = [
        ("tiles", Self::Tiles),
        ("pawn", Self::Pawn),
        ("pawn+tiles", Self::PawnAndTiles),
        ("all", Self::All),
        ("none", Self::None),
    ];
}

/// Kind of a mission's goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalKind {
    /// Reach a square.
    Reach,
    /// Hold it for some rounds.
    Hold,
    /// Defeat pawns of a team.
    Defeat,
    /// Survive some rounds.
    Survive,
}

impl GoalKind {
    /// By the names used in maps.
    pub const NAMES: [(&'static str, Self); 4] =
        [("reach", Self::Reach), ("hold", Self::Hold), ("defeat", Self::Defeat), ("survive", Self::Survive)];
}

/// The goal of a team in a mission (TE-59).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// Team that has the goal.
    pub team: usize,
    /// What has to be done.
    pub kind: GoalKind,
    /// Square of the goal, if it has one.
    pub square: Square,
    /// Team whose pawns are to be defeated.
    pub enemy: usize,
    /// Number of pawns or rounds.
    pub count: u32,
}

/// Number of equally likely rolls that win and tie for the attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Rolls that win.
    pub win: u64,
    /// Rolls that tie.
    pub tie: u64,
    /// All rolls.
    pub of: u64,
}

impl Odds {
    /// Probabilities of win, tie and loss.
    #[must_use]
    #[allow(clippy::cast_precision_loss)]
    pub fn chances(self) -> (f64, f64, f64) {
        let of = self.of as f64;
        let (win, tie) = (self.win as f64 / of, self.tie as f64 / of);
        (win, tie, 1.0 - win - tie)
    }
}

/// Unchecked data of a map and its options.
#[derive(Clone, Debug)]
pub struct FieldData {
    /// Neighbours of each square (attacks, Horde).
    pub near: Vec<Vec<Square>>,
    /// Squares one step away from each square: neighbours and stairs.
    pub steps: Vec<Vec<Square>>,
    /// Lines of fire of each square, as far as shots reach.
    pub lines: Vec<Vec<Vec<Square>>>,
    /// Squares from which any pawn attacks from a distance.
    pub marked: Vec<Square>,
    /// Tile types.
    pub tiles: Vec<Tile>,
    /// The starting point of each team.
    pub starts: Vec<Square>,
    /// For each team, the squares where its pawns respawn, in order.
    pub formations: Vec<Vec<Square>>,
    /// Squares of each hill.
    pub hills: Vec<Vec<Square>>,
    /// Goals of missions.
    pub goals: Vec<Goal>,
    /// What wins the game.
    pub game_type: GameType,
    /// Who attacks from a distance.
    pub snipers: Snipers,
    /// Whether a team returns its dropped flag.
    pub flag_return: bool,
    /// Round limit.
    pub round_limit: u32,
    /// Points that win King Of The Hill.
    pub hill_points: u32,
    /// Odds by difference of modifiers, from −n to n.
    pub odds: Vec<Odds>,
    /// Points of Movement of a turn, with the number of rolls that give them.
    pub pom: Vec<(u16, u64)>,
    /// For each place in the order, the part of the points that the first turn has (TE-7).
    pub first_turn: Vec<(u16, u16)>,
}

/// Adjacency lists in one array.
#[derive(Clone, Debug)]
struct Lists {
    from: Vec<u32>,
    all: Vec<Square>,
}

impl Lists {
    fn new(lists: &[Vec<Square>]) -> Self {
        let mut from = vec![0];
        let mut all = Vec::new();
        for list in lists {
            all.extend_from_slice(list);
            from.push(all.len() as u32);
        }
        Self { from, all }
    }

    #[inline]
    fn of(&self, square: Square) -> &[Square] {
        let at = square as usize;
        &self.all[self.from[at] as usize..self.from[at + 1] as usize]
    }
}

/// A map with its options, validated.
#[derive(Clone, Debug)]
pub struct Field {
    near: Lists,
    steps: Lists,
    half: i32,
    /// Points of Movement of an average turn.
    pub usual_pom: u16,
    /// The data, without the neighbours.
    pub data: FieldData,
}

fn on_map(list: &[Square], count: usize, what: &str) -> Result<(), BadInput> {
    match list.iter().find(|&&square| square as usize >= count) {
        Some(square) => bad(format!("{what}: there is no square {square}")),
        None => Ok(()),
    }
}

impl Field {
    /// Validates the data.
    ///
    /// # Errors
    /// If a square, a team or a number is out of range.
    pub fn new(mut data: FieldData) -> Result<Self, BadInput> {
        let count = data.near.len();
        if count == 0 || count > SQUARES {
            return bad(format!("a map has 1 to {SQUARES} squares, not {count}"));
        }
        if data.steps.len() != count || data.lines.len() != count {
            return bad("near, steps and lines have to tell of the same squares");
        }
        for (name, lists) in [("near", &data.near), ("steps", &data.steps), ("hills", &data.hills)] {
            for list in lists {
                on_map(list, count, name)?;
            }
        }
        for line in data.lines.iter().flatten() {
            on_map(line, count, "lines")?;
        }
        let teams = data.starts.len();
        if !(1..=TEAMS).contains(&teams) || data.formations.len() != teams {
            return bad(format!("there are 1 to {TEAMS} teams with a formation each, not {teams}"));
        }
        on_map(&data.starts, count, "starts")?;
        on_map(&data.marked, count, "marked")?;
        for list in &data.formations {
            on_map(list, count, "formations")?;
        }
        if data.tiles.is_empty() || data.tiles.len() > 255 {
            return bad(format!("there are 1 to 255 tile types, not {}", data.tiles.len()));
        }
        if let Some(tile) = data.tiles.iter().find(|tile| !(1..=1000).contains(&tile.cost)) {
            return bad(format!("to leave a tile costs 1 to 1000 Points of Movement, not {}", tile.cost));
        }
        for goal in &data.goals {
            let needs = matches!(goal.kind, GoalKind::Reach | GoalKind::Hold);
            if goal.team >= TEAMS || (needs && goal.square as usize >= count) {
                return bad("a goal is of no team, or nowhere");
            }
            if goal.square != NOWHERE && goal.square as usize >= count {
                return bad(format!("goals: there is no square {}", goal.square));
            }
        }
        if data.odds.len().is_multiple_of(2) {
            return bad(format!("odds go from -n to n, so that there are not {} of them", data.odds.len()));
        }
        if let Some(odds) = data.odds.iter().find(|odds| odds.of == 0 || odds.win + odds.tie > odds.of) {
            return bad(format!("odds of {} wins and {} ties of {} are none", odds.win, odds.tie, odds.of));
        }
        let distances: u64 = data.pom.iter().map(|&(_, distances)| distances).sum();
        if distances == 0 || data.pom.iter().any(|&(pom, distances)| pom > 1000 || distances > 1 << 40) {
            return bad("the Points of Movement of a turn are 0 to 1000, in one way or more");
        }
        if data.first_turn.iter().any(|&(part, whole)| part > whole || !(1..=60).contains(&whole)) {
            return bad("a first turn has a part of the points, in sixtieths at most");
        }
        let sum: u64 = data.pom.iter().map(|&(pom, distances)| u64::from(pom) * distances).sum();
        let (near, steps) = (Lists::new(&data.near), Lists::new(&data.steps));
        (data.near, data.steps) = (Vec::new(), Vec::new());
        Ok(Self {
            near,
            steps,
            half: (data.odds.len() / 2) as i32,
            usual_pom: (sum / distances) as u16,
            data,
        })
    }

    /// Number of squares.
    #[must_use]
    pub fn squares(&self) -> usize {
        self.data.lines.len()
    }

    /// Number of teams the map has starting points for.
    #[must_use]
    pub fn teams(&self) -> usize {
        self.data.starts.len()
    }

    /// Neighbours of a square.
    #[inline]
    #[must_use]
    pub fn near(&self, square: Square) -> &[Square] {
        self.near.of(square)
    }

    /// Squares one step away.
    #[inline]
    #[must_use]
    pub fn steps(&self, square: Square) -> &[Square] {
        self.steps.of(square)
    }

    /// Whether two squares are neighbours.
    #[inline]
    #[must_use]
    pub fn are_near(&self, one: Square, other: Square) -> bool {
        self.near(one).contains(&other)
    }

    /// Odds of an attack with that difference of modifiers.
    #[inline]
    #[must_use]
    pub fn odds(&self, edge: i32) -> Odds {
        self.data.odds[(edge.clamp(-self.half, self.half) + self.half) as usize]
    }

    /// Whether lost pawns respawn (TE-30).
    #[must_use]
    pub fn pawns_return(&self) -> bool {
        matches!(self.data.game_type, GameType::TheFlag | GameType::TheirFlag | GameType::Hill)
    }

    /// TE-7: what is left of a turn's points; `first` is the place in the order of a first turn.
    #[must_use]
    pub fn first_pom(&self, pom: u16, first: Option<usize>) -> u16 {
        let (part, whole) =
            first.and_then(|place| self.data.first_turn.get(place)).copied().unwrap_or((1, 1));
        (pom * part).div_ceil(whole)
    }

    /// Points of Movement of a turn, rolled if the map has dice for them.
    pub fn roll_pom(&self, chance: &mut Chance) -> u16 {
        if let [(pom, _)] = self.data.pom[..] {
            return pom;
        }
        let distances: u64 = self.data.pom.iter().map(|&(_, distances)| distances).sum();
        let mut at = chance.below(distances as usize) as u64;
        for &(pom, distances) in &self.data.pom {
            if at < distances {
                return pom;
            }
            at -= distances;
        }
        0
    }
}
