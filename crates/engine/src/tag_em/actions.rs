//! Actions of a player: move, attack, end the turn (TE-10 to TE-14, TE-20 to TE-25, TE-41, TE-42, TE-50).

use super::field::{Field, Kind, Snipers};
use super::respawn::respawn_squares;
use super::state::{NOWHERE, Square, State};
use super::turns::Luck;
use crate::playout::Chance;

/// A command of the model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A path, starting with the pawn's square.
    Move(Box<[Square]>),
    /// Attacker's square, defender's square, and whether from a distance.
    Attack(Square, Square, bool),
    /// Ends the turn.
    End,
}

/// Result of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The defender is lost.
    Win,
    /// Nothing happens.
    Tie,
    /// The attacker is lost.
    Lose,
}

impl State {
    /// Whether that pawn can attack from a distance where it stands (TE-50).
    #[must_use]
    pub fn is_sniper(&self, field: &Field, number: usize) -> bool {
        let pawn = &self.pawns[number];
        // No tile counts under a helicopter (TE-51).
        let is_marked = || pawn.kind != Kind::Helicopter && field.data.marked.contains(&pawn.square);
        match field.data.snipers {
            Snipers::None => false,
            Snipers::Pawn => pawn.kind == Kind::Sniper,
            Snipers::Tiles => is_marked(),
            Snipers::PawnAndTiles => pawn.kind == Kind::Sniper || is_marked(),
            Snipers::All => true,
        }
    }

    /// Calls `tell` with each enemy that a pawn can attack, and whether from a distance.
    pub fn targets(&self, field: &Field, number: usize, mut found: impl FnMut(usize, bool)) {
        let pawn = &self.pawns[number];
        if pawn.spent || pawn.square == NOWHERE {
            return;
        }
        for &square in field.near(pawn.square) {
            if let Some(other) = self.at(square).filter(|&other| self.pawns[other].team != pawn.team) {
                found(other, false);
            }
        }
        if field.data.snipers == Snipers::None || !self.is_sniper(field, number) {
            return;
        }
        for line in &field.data.lines[pawn.square as usize] {
            for (distance, &square) in line.iter().enumerate() {
                if let Some(other) = self.at(square) {
                    if distance > 0 && self.pawns[other].team != pawn.team {
                        found(other, true);
                    }
                    break;
                }
                if !self.tile(field, square).enterable {
                    break;
                }
            }
        }
    }

    /// Number of other pawns of a team next to a square.
    #[inline]
    #[must_use]
    pub fn horde(&self, field: &Field, team: u8, around: Square, but: usize) -> i32 {
        let mut found = 0;
        for &square in field.near(around) {
            if let Some(other) = self.at(square) {
                found += i32::from(other != but && self.pawns[other].team == team);
            }
        }
        found
    }

    /// Modifiers of the attacker's and the defender's roll (TE-21 to TE-24).
    #[must_use]
    pub fn modifiers(&self, field: &Field, attacker: usize, defender: usize, far: bool) -> (i32, i32) {
        let (one, other) = (&self.pawns[attacker], &self.pawns[defender]);
        let (mine, theirs) = (self.footing(field, one), self.footing(field, other));
        let support = if far { 0 } else { self.horde(field, other.team, one.square, defender) };
        let horde = self.horde(field, one.team, other.square, attacker);
        (horde + mine.attack + theirs.cover, support + theirs.defence)
    }

    /// Rolls the dice of an attack.
    pub fn roll(
        &self,
        field: &Field,
        attacker: usize,
        defender: usize,
        far: bool,
        chance: &mut Chance,
    ) -> Outcome {
        let (plus, minus) = self.modifiers(field, attacker, defender, far);
        let odds = field.odds(plus - minus);
        let roll = chance.below(odds.of as usize) as u64;
        if roll < odds.win {
            Outcome::Win
        } else if roll < odds.win + odds.tie {
            Outcome::Tie
        } else {
            Outcome::Lose
        }
    }

    /// Applies an attack with its outcome.
    pub fn attack(
        &mut self,
        field: &Field,
        attacker: usize,
        defender: usize,
        outcome: Outcome,
        luck: &mut impl Luck,
    ) {
        self.pom = self.pom.saturating_sub(1);
        match outcome {
            Outcome::Win => self.lose_pawn(field, defender, self.pawns[attacker].team, luck),
            Outcome::Lose => self.lose_pawn(field, attacker, self.pawns[defender].team, luck),
            Outcome::Tie => {}
        }
    }

    fn lose_pawn(&mut self, field: &Field, number: usize, by: u8, luck: &mut impl Luck) {
        let pawn = self.pawns[number];
        self.drop_flags(pawn.square);
        self.pawn_at[pawn.square as usize] = 0;
        self.pawns[number].square = NOWHERE;
        self.pawns[number].stopped = false;
        self.defeated(field, by, pawn.team);
        if self.over {
            return;
        }
        if field.pawns_return() {
            let free = respawn_squares(field, self, &pawn, pawn.square);
            let square = match free[..] {
                [] => return,
                [only] => only,
                _ => luck.place(&free),
            };
            self.pawn_at[square as usize] = number as u16 + 1;
            self.pawns[number].square = square;
            self.pawns[number].spent = pawn.team == self.turn;
        } else if !self.pawns.iter().any(|one| one.team == pawn.team && one.square != NOWHERE) {
            self.eliminate(field, pawn.team, luck);
        }
    }

    /// Whether a pawn of the team on turn may follow that path, as far as other pawns allow.
    #[must_use]
    pub fn may_go(&self, field: &Field, path: &[Square]) -> bool {
        let [from, .., to] = path[..] else { return false };
        let Some(number) = self.at(from) else { return false };
        let pawn = &self.pawns[number];
        if pawn.team != self.turn || pawn.stopped || pawn.spent {
            return false;
        }
        let mut spent = 0;
        for pair in path.windows(2) {
            spent += self.cost(field, pawn.kind, pair[0]);
            let is_taken = pawn.kind != Kind::Helicopter && !self.is_free(pair[1]);
            let is_held = pair[0] != from && self.stops(field, pawn.kind, pair[0]);
            if is_taken || is_held || spent > self.pom || !self.may_enter(field, pawn.kind, pair[1]) {
                return false;
            }
        }
        self.may_stay(field, pawn.kind, to)
    }

    /// Moves the pawn on the first square along the path.
    pub fn go(&mut self, field: &Field, path: &[Square], luck: &mut impl Luck) {
        let Some(number) = self.at(path[0]) else { return };
        for at in 1..path.len() {
            let decided = self.step(field, number, path[at], at + 1 == path.len(), luck);
            if decided && self.over {
                return;
            }
        }
    }

    /// Moves one step; returns whether it decided anything.
    #[inline]
    pub fn step(
        &mut self,
        field: &Field,
        number: usize,
        to: Square,
        is_last: bool,
        luck: &mut impl Luck,
    ) -> bool {
        let pawn = self.pawns[number];
        let (team, from) = (pawn.team, pawn.square);
        self.pom -= self.cost(field, pawn.kind, from);
        // A helicopter passes over other pawns, which stay where they are.
        if self.at(from) == Some(number) {
            self.pawn_at[from as usize] = 0;
        }
        let is_over_another = !self.is_free(to);
        if !is_over_another {
            self.pawn_at[to as usize] = number as u16 + 1;
        }
        self.pawns[number].square = to;
        if is_last {
            self.pawns[number].stopped = self.stops(field, pawn.kind, to);
        }
        let mut carries = false;
        if pawn.kind != Kind::Helicopter {
            let home = field.data.starts[usize::from(team)];
            for flag in &mut self.flags {
                if flag.carried && flag.square == from {
                    flag.square = to;
                    carries = true;
                } else if flag.square == to && !flag.carried {
                    if flag.team != team as i8 {
                        flag.carried = true;
                        carries = true;
                    } else if field.data.flag_return {
                        flag.square = home;
                    }
                }
            }
            carries &= to == home;
        }
        let stays = pawn.kind != Kind::Helicopter || (!is_over_another && self.tile(field, to).enterable);
        if carries || (stays && Self::reaches(field, team, to)) {
            self.arrive(field, team, to, luck);
            return true;
        }
        false
    }
}
