//! Flag handling in rollouts: take flags, carry them home, block enemy carriers.

use super::field::{Field, Kind};
use super::rollout::Rollout;
use super::state::{NOWHERE, Square, State};

impl Rollout {
    pub(super) fn flag_tasks(&mut self, field: &Field, state: &mut State) {
        let team = state.turn;
        let home = field.data.starts[usize::from(team)];
        let back = self.distances.to(field, state, home);
        // The nearest pawn takes the flag and heads home with the points left; the nearest flag comes first, and of two
        // that are as near either, not that of the lower seat.
        let mut wanted = std::mem::take(&mut self.wanted);
        wanted.clear();
        for number in 0..state.flags.len() {
            let flag = state.flags[number];
            if flag.carried || flag.square == NOWHERE || flag.team == team as i8 {
                continue;
            }
            let row = self.distances.to(field, state, flag.square);
            if let Some(one) = self.taker(state, &row) {
                wanted.push((row[state.pawns[one].square as usize], self.chance.next(), number));
            }
        }
        wanted.sort_unstable();
        for &(_, _, number) in &wanted {
            let flag = state.flags[number];
            if flag.carried || flag.square == NOWHERE {
                continue;
            }
            let row = self.distances.to(field, state, flag.square);
            let nearest = self.taker(state, &row);
            if let Some(one) = nearest {
                let way = row[state.pawns[one].square as usize];
                if way > 0 && (way <= state.pom || self.chance.below(4) > 0) {
                    self.walk(field, state, one, &row, None, f32::INFINITY);
                }
            }
            if state.over || state.turn != team {
                self.wanted = wanted;
                return;
            }
        }
        self.wanted = wanted;
        for at in 0..self.mine.len() {
            let one = self.mine[at];
            if !state.carries(state.pawns[one].square) {
                continue;
            }
            if back[state.pawns[one].square as usize] <= state.pom + 1 {
                self.clear_home(field, state, home);
            }
            self.walk(field, state, one, &back, None, f32::INFINITY);
            if state.over || state.turn != team {
                return;
            }
        }
        self.block(field, state);
    }

    /// The pawn that would take a flag: the nearest that can.
    fn taker(&self, state: &State, row: &[u16]) -> Option<usize> {
        self.mine
            .iter()
            .copied()
            .filter(|&one| {
                let pawn = &state.pawns[one];
                pawn.kind != Kind::Helicopter && !pawn.stopped && !pawn.spent
            })
            .min_by_key(|&one| row[state.pawns[one].square as usize])
    }

    /// Moves pawns off the home square.
    fn clear_home(&mut self, field: &Field, state: &mut State, home: Square) {
        let Some(number) = state.at(home) else { return };
        let pawn = state.pawns[number];
        let aside = field
            .steps(home)
            .iter()
            .copied()
            .find(|&square| state.is_free(square) && state.may_enter(field, pawn.kind, square));
        if let Some(square) = aside
            && pawn.team == state.turn
            && !pawn.stopped
            && !pawn.spent
            && state.pom >= state.cost(field, pawn.kind, home)
        {
            state.step(field, number, square, true, &mut self.chance);
        }
    }

    /// Blocks the starting point of an enemy that could bring a flag home next turn.
    fn block(&mut self, field: &Field, state: &mut State) {
        for number in 0..state.flags.len() {
            let flag = state.flags[number];
            let Some(carrier) = state.at(flag.square.min(state.pawn_at.len() as u32 - 1)) else { continue };
            let owner = state.pawns[carrier].team;
            if !flag.carried || owner == state.turn {
                continue;
            }
            let goal = field.data.starts[usize::from(owner)];
            let row = self.distances.to(field, state, goal);
            if row[flag.square as usize] > field.usual_pom || !state.is_free(goal) {
                continue;
            }
            let nearest = self
                .mine
                .iter()
                .copied()
                .filter(|&one| {
                    !state.pawns[one].stopped
                        && !state.pawns[one].spent
                        && !state.carries(state.pawns[one].square)
                })
                .min_by_key(|&one| row[state.pawns[one].square as usize]);
            if let Some(one) = nearest {
                // Fighting the carrier may be better than blocking.
                if row[state.pawns[one].square as usize] <= state.pom && self.chance.below(2) == 0 {
                    self.walk(field, state, one, &row, None, f32::INFINITY);
                }
            }
        }
    }
}
