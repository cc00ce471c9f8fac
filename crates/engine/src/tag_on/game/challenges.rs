//! The latest play, and its challenges (TO-24).

use super::{CLAIMS, KIN, TAG, TagOnGame, TagOnRules};
use crate::playout::Chance;

/// TO-10: factor of the centre.
const CENTRE: i32 = 2;

/// The latest play.
#[derive(Clone, Debug, Default)]
pub struct Latest {
    /// Squares of its tiles.
    pub laid: Vec<usize>,
    /// Squares whose tiles it replaced.
    pub lifted: Vec<usize>,
    pub(super) word: Vec<u8>,
    /// Bit set of the claims that stand so far.
    pub(super) claims: u8,
    /// Those of them that may still be challenged.
    pub(super) open: u8,
    pub(super) points: i32,
    pub(super) is_centre: bool,
    pub(super) tagged: (Vec<u8>, i32),
    pub(super) kin: (Vec<u8>, usize),
    /// Points besides those of the played word and the tag.
    pub(super) more: i32,
}

impl Latest {
    /// TO-30, TO-34.
    pub(super) fn score(&self, rules: &TagOnRules) -> i32 {
        let mut times = if self.is_centre { CENTRE } else { 1 };
        for claim in (TAG + 1..CLAIMS).filter(|claim| self.claims >> claim & 1 == 1) {
            times *= rules.times[claim];
        }
        let tagged = if self.claims >> TAG & 1 == 1 { self.tagged.1 } else { 0 };
        self.points.saturating_mul(times).saturating_add(tagged).saturating_add(self.more)
    }
}

/// TO-24: opponents may challenge the claims of the latest play.
#[derive(Clone, Debug)]
pub(super) struct Window {
    /// Bit set of the seats that have not answered.
    pub(super) waits: u8,
    /// Bit set of the seats that challenged a claim.
    doubters: u8,
    /// Bit set of the challenged claims.
    doubts: u8,
}

impl TagOnGame {
    /// Lets these seats challenge the open claims; without any, the play is final.
    pub(super) fn ask(&mut self, seats: u8, chance: &mut Chance) {
        if self.latest.open == 0 || seats == 0 {
            self.window = None;
            self.stand(chance);
        } else {
            self.window = Some(Window { waits: seats, doubters: 0, doubts: 0 });
        }
    }

    /// The seat that is asked accepts the play, or challenges a claim.
    pub fn answer(&mut self, doubt: Option<usize>, chance: &mut Chance) {
        let seat = self.seat();
        self.acted = seat;
        let Some(window) = &mut self.window else { return };
        window.waits &= !(1 << seat);
        if let Some(claim) = doubt {
            window.doubters |= 1 << seat;
            window.doubts |= 1 << claim;
        }
        if window.waits == 0 {
            let (doubters, doubts) = (window.doubters, window.doubts);
            for claim in (0..CLAIMS).filter(|claim| doubts >> claim & 1 == 1) {
                self.judge(claim);
            }
            self.ask(doubters, chance);
        }
    }

    /// The text decides about a claim; one that fails costs its points.
    fn judge(&mut self, claim: usize) {
        let before = self.latest.score(&self.rules);
        let (other, relation): (&[u8], usize) = match claim {
            TAG => (&self.latest.tagged.0, 0),
            KIN => (&self.latest.kin.0, self.latest.kin.1),
            _ => (&[], 0),
        };
        let stands = self.answers.stands(claim, &self.latest.word, other, relation);
        self.latest.open &= !(1 << claim);
        if !stands {
            self.latest.claims &= !(1 << claim);
        }
        self.points[self.turn] += self.latest.score(&self.rules) - before;
    }

    /// The play is final.
    fn stand(&mut self, chance: &mut Chance) {
        self.passes = 0;
        self.scoreless = if self.latest.score(&self.rules) > 0 { 0 } else { self.scoreless + 1 };
        self.fill(self.turn, chance);
        self.finish_turn();
    }
}
