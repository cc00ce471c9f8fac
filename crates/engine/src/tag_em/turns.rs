//! Turn order and game end: end of a turn, elimination, victory (TE-13, TE-40 to TE-43, TE-58, TE-59).

use super::field::{Field, GameType, GoalKind};
use super::state::{NOWHERE, Square, State, THE_FLAG};
use crate::playout::Chance;

/// Source of chance and of owners' choices.
pub trait Luck {
    /// Points of Movement for the turn that begins (TE-52); `first` is the place in the order of a first turn (TE-7).
    fn pom(&mut self, field: &Field, first: Option<usize>) -> u16;
    /// Where a pawn respawns, of several squares (TE-31).
    fn place(&mut self, respawn_squares: &[Square]) -> Square;
}

impl Luck for Chance {
    fn pom(&mut self, field: &Field, first: Option<usize>) -> u16 {
        let pom = field.roll_pom(self);
        field.first_pom(pom, first)
    }

    fn place(&mut self, respawn_squares: &[Square]) -> Square {
        respawn_squares[self.below(respawn_squares.len())]
    }
}

impl State {
    /// Ends the turn and forfeits the points left.
    pub fn end(&mut self, field: &Field, luck: &mut impl Luck) {
        match field.data.game_type {
            GameType::Hill => self.score_hills(field),
            GameType::Missions => self.count_holds(field),
            _ => {}
        }
        if !self.over {
            self.next_turn(field, luck);
        }
    }

    fn score_hills(&mut self, field: &Field) {
        let mut points = 0;
        for hill in &field.data.hills {
            let mut teams = 0_u8;
            for &square in hill {
                if let Some(number) = self.at(square) {
                    teams |= 1 << self.pawns[number].team;
                }
            }
            points += u32::from(teams == 1 << self.turn);
        }
        self.points[usize::from(self.turn)] += points;
        if points > 0 && self.points[usize::from(self.turn)] >= field.data.hill_points {
            self.finish(1 << self.turn);
        }
    }

    fn count_holds(&mut self, field: &Field) {
        for (number, goal) in field.data.goals.iter().enumerate() {
            if goal.team == usize::from(self.turn)
                && goal.kind == GoalKind::Hold
                && self.is_on(self.turn, goal.square)
            {
                self.held[number] += 1;
                if self.held[number] >= goal.count {
                    self.finish(1 << self.turn);
                    return;
                }
            }
        }
    }

    /// Starts the next team's turn, and with it possibly the next round or the end of the game.
    pub fn next_turn(&mut self, field: &Field, luck: &mut impl Luck) {
        let count = self.order.len();
        let Some(mut at) = self.order.iter().position(|&team| team == self.turn) else { return };
        let mut is_new_round = false;
        loop {
            at += 1;
            if at == count {
                at = 0;
                is_new_round = true;
            }
            if self.plays(self.order[at]) {
                break;
            }
        }
        if is_new_round {
            if field.data.game_type == GameType::Missions {
                self.find_survivors(field);
            }
            if !self.over && self.round >= field.data.round_limit {
                self.limit(field);
            }
        }
        if !self.over {
            self.begin(field, at, is_new_round, luck);
        }
    }

    /// Begins the turn of the team in that place of the order.
    pub(super) fn begin(&mut self, field: &Field, place: usize, is_new_round: bool, luck: &mut impl Luck) {
        let team = self.order[place];
        self.turn = team;
        self.round += u32::from(is_new_round);
        self.pom = luck.pom(field, (self.round == 1).then_some(place));
        for pawn in &mut self.pawns {
            pawn.stopped = false;
            pawn.spent = false;
        }
        for (number, goal) in field.data.goals.iter().enumerate() {
            if goal.team == usize::from(team)
                && self.held[number] > 0
                && (goal.square == NOWHERE || !self.is_on(team, goal.square))
            {
                self.held[number] = 0;
            }
        }
    }

    fn find_survivors(&mut self, field: &Field) {
        for &team in &self.order {
            let survives = field.data.goals.iter().any(|goal| {
                goal.team == usize::from(team) && goal.kind == GoalKind::Survive && self.round >= goal.count
            });
            if self.plays(team) && survives {
                self.finish(1 << team);
                return;
            }
        }
    }

    /// TE-43: the round limit is reached.
    fn limit(&mut self, field: &Field) {
        let mut counts = [0_u32; super::field::TEAMS];
        match field.data.game_type {
            GameType::Elimination => {
                for pawn in self.pawns.iter().filter(|pawn| pawn.square != NOWHERE) {
                    counts[usize::from(pawn.team)] += 1;
                }
            }
            GameType::Hill => counts = self.points,
            _ => {
                self.finish(0);
                return;
            }
        }
        let mut best = 0_u8;
        let most =
            self.order.iter().filter(|&&team| self.plays(team)).map(|&team| counts[usize::from(team)]).max();
        for &team in &self.order {
            if self.plays(team) && Some(counts[usize::from(team)]) == most {
                best |= 1 << team;
            }
        }
        self.finish(if best.is_power_of_two() { best } else { 0 });
    }

    /// TE-59: checks the goals after a defeat.
    pub(super) fn defeated(&mut self, field: &Field, by: u8, team: u8) {
        let count = &mut self.defeats[usize::from(by)][usize::from(team)];
        *count += 1;
        let count = *count;
        if field.data.game_type == GameType::Missions
            && field.data.goals.iter().any(|goal| {
                goal.team == usize::from(by)
                    && goal.kind == GoalKind::Defeat
                    && goal.enemy == usize::from(team)
                    && count >= goal.count
            })
        {
            self.finish(1 << by);
        }
    }

    /// Whether entering a square meets a goal of the team (TE-59).
    #[inline]
    pub(super) fn reaches(field: &Field, team: u8, square: Square) -> bool {
        field.data.game_type == GameType::Missions
            && field.data.goals.iter().any(|goal| {
                goal.team == usize::from(team) && goal.kind == GoalKind::Reach && goal.square == square
            })
    }

    /// Handles a pawn's arrival at a goal or at its own starting point.
    pub(super) fn arrive(&mut self, field: &Field, team: u8, square: Square, luck: &mut impl Luck) {
        if Self::reaches(field, team, square) {
            self.finish(1 << team);
            return;
        }
        let mut brought = 0_u8;
        for number in 0..self.flags.len() {
            let flag = self.flags[number];
            if !flag.carried || flag.square != square {
                continue;
            }
            self.points[usize::from(team)] += 1;
            if flag.team == THE_FLAG {
                self.finish(1 << team);
                return;
            }
            brought |= 1 << flag.team;
        }
        for other in 0..self.order.len() as u8 {
            if brought >> other & 1 == 1 {
                self.eliminate(field, other, luck);
                if self.over {
                    return;
                }
            }
        }
    }

    /// Removes a team; the last team left wins (TE-40, TE-42).
    pub(super) fn eliminate(&mut self, field: &Field, team: u8, luck: &mut impl Luck) {
        for number in 0..self.pawns.len() {
            if self.pawns[number].team != team {
                continue;
            }
            let square = self.pawns[number].square;
            if square != NOWHERE {
                self.drop_flags(square);
                self.pawn_at[square as usize] = 0;
            }
            let pawn = &mut self.pawns[number];
            (pawn.square, pawn.stopped, pawn.spent) = (NOWHERE, false, false);
        }
        for flag in &mut self.flags {
            if flag.team == team as i8 {
                (flag.square, flag.carried) = (NOWHERE, false);
            }
        }
        self.active &= !(1 << team);
        if self.active.count_ones() <= 1 {
            self.finish(self.active);
        } else if !self.plays(self.turn) {
            self.next_turn(field, luck);
        }
    }

    pub(super) fn drop_flags(&mut self, square: Square) {
        for flag in &mut self.flags {
            if flag.square == square {
                flag.carried = false;
            }
        }
    }

    fn finish(&mut self, won: u8) {
        self.over = true;
        self.won = won;
    }
}
