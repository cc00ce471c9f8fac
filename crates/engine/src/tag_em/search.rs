//! Monte Carlo tree search over commands and chance outcomes; leaves are evaluated by rollouts.

#![allow(clippy::cast_precision_loss)] // counts of rollouts, for evaluation only

use super::actions::{Action, Outcome};
use super::candidates::CandidateFinder;
use super::field::{Field, GameType};
use super::rollout::Rollout;
use super::state::{NOWHERE, State};
use super::values::Values;

/// Exploration constant.
const EXPLORATION: f32 = 0.35;
/// Inverse temperature of the priors.
const PRIOR_SHARPNESS: f32 = 4.0;
/// Visits before a command gets a node.
const EXPAND_AFTER: u32 = 12;
/// Weight of being one turn nearer to the enemy.
const NEARNESS: f32 = 0.02;
/// Most that the weight grows with the rounds.
const MAX_IMPATIENCE: f32 = 8.0;
/// Default number of rounds after which that weight applies in full.
pub const PATIENCE: u32 = 10;
/// Turns of a rollout.
pub const TURNS: usize = 8;

#[derive(Debug)]
struct Edge {
    action: Action,
    prior: f32,
    visits: u32,
    sum: f32,
    /// Child node of each chance outcome.
    next: Vec<(u16, u32)>,
}

#[derive(Debug)]
struct Node {
    team: u8,
    visits: u32,
    sum: f32,
    edges: Vec<Edge>,
}

/// A searched command.
#[derive(Clone, Debug)]
pub struct Found {
    /// The command.
    pub action: Action,
    /// Number of rollouts.
    pub visits: u32,
    /// Win probability.
    pub value: f32,
}

/// A search from one position.
#[derive(Debug)]
pub struct Search<'a> {
    field: &'a Field,
    root: &'a State,
    rollout: &'a mut Rollout,
    finder: CandidateFinder,
    nodes: Vec<Node>,
    scratch: State,
    trail: Vec<(u32, u32)>,
    patience: f32,
}

impl<'a> Search<'a> {
    /// The same rollouts give the same result.
    #[must_use]
    pub fn new(field: &'a Field, root: &'a State, rollout: &'a mut Rollout) -> Self {
        Self {
            field,
            root,
            rollout,
            finder: CandidateFinder::default(),
            nodes: Vec::new(),
            scratch: root.clone(),
            trail: Vec::new(),
            patience: PATIENCE as f32,
        }
    }

    /// Sets the number of rounds before being near the enemy counts in full.
    #[must_use]
    pub fn with_patience(mut self, rounds: u32) -> Self {
        self.patience = rounds.max(1) as f32;
        self
    }

    /// Searches the commands of the team on turn with that many rollouts; most visited first.
    pub fn run(&mut self, playouts: u32, turns: usize) -> Vec<Found> {
        if self.root.over {
            return Vec::new();
        }
        self.scratch.copy(self.root);
        self.grow();
        let is_choice = self.nodes[0].edges.len() > 1;
        for _ in 0..if is_choice { playouts } else { 0 } {
            self.playout(turns);
        }
        let mut found: Vec<Found> = self.nodes[0]
            .edges
            .iter()
            .map(|edge| Found {
                action: edge.action.clone(),
                visits: edge.visits,
                value: edge.sum / edge.visits.max(1) as f32,
            })
            .collect();
        found.sort_by(|one, other| {
            (other.visits, other.value)
                .partial_cmp(&(one.visits, one.value))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        found
    }

    /// Adds a node for the current position.
    fn grow(&mut self) -> u32 {
        let candidates = self.finder.candidates(self.field, &self.scratch, self.rollout);
        let best = candidates.iter().map(|one| one.score).fold(f32::NEG_INFINITY, f32::max);
        let weight = |score: f32| (PRIOR_SHARPNESS * (score - best)).exp();
        let all: f32 = candidates.iter().map(|one| weight(one.score)).sum();
        let edges = candidates
            .into_iter()
            .map(|one| Edge {
                prior: weight(one.score) / all,
                action: one.action,
                visits: 0,
                sum: 0.0,
                next: Vec::new(),
            })
            .collect();
        self.nodes.push(Node { team: self.scratch.turn, visits: 0, sum: 0.0, edges });
        self.nodes.len() as u32 - 1
    }

    fn playout(&mut self, turns: usize) {
        self.scratch.copy(self.root);
        self.trail.clear();
        let (mut at, mut left) = (0_u32, turns);
        while let Some(choice) = self.select(at) {
            self.trail.push((at, choice as u32));
            let before = self.scratch.turn;
            let outcome = self.apply(at, choice);
            if self.scratch.over {
                break;
            }
            if self.scratch.turn != before {
                left -= 1;
                if left == 0 {
                    break;
                }
            }
            let edge = &self.nodes[at as usize].edges[choice];
            if let Some(&(_, next)) = edge.next.iter().find(|&&(one, _)| one == outcome) {
                at = next;
                continue;
            }
            if edge.visits >= EXPAND_AFTER {
                let next = self.grow();
                self.nodes[at as usize].edges[choice].next.push((outcome, next));
            }
            break;
        }
        let mut values = self.rollout.play(self.field, &mut self.scratch, left);
        self.add_nearness(&mut values);
        self.backpropagate(&values);
    }

    /// Waiting does not win: the longer an elimination game takes, the more being near the enemy counts.
    fn add_nearness(&mut self, values: &mut Values) {
        let state = &self.scratch;
        if state.over || self.field.data.game_type != GameType::Elimination {
            return;
        }
        let (mut sum, mut count) = (0_u32, 0_u32);
        for pawn in state.pawns.iter().filter(|pawn| pawn.team == self.root.turn && pawn.square != NOWHERE) {
            let row = self.rollout.distances.to(self.field, state, pawn.square);
            let others = state.pawns.iter().filter(|one| one.team != pawn.team && one.square != NOWHERE);
            sum += others.map(|one| u32::from(row[one.square as usize].min(200))).min().unwrap_or(0);
            count += 1;
        }
        let far = sum as f32 / (count.max(1) * u32::from(self.field.usual_pom.max(1))) as f32;
        let impatience = NEARNESS * (self.root.round as f32 / self.patience).min(MAX_IMPATIENCE);
        values[usize::from(self.root.turn)] -= impatience * far.min(3.0);
    }

    /// The possible command with the highest upper confidence bound.
    fn select(&self, at: u32) -> Option<usize> {
        let node = &self.nodes[at as usize];
        let known = if node.visits == 0 { 0.5 } else { node.sum / node.visits as f32 };
        let wide = EXPLORATION * ((node.visits + 1) as f32).sqrt();
        let mut best: Option<(f32, usize)> = None;
        for (number, edge) in node.edges.iter().enumerate() {
            let value = if edge.visits == 0 { known } else { edge.sum / edge.visits as f32 };
            let promise = value + wide * edge.prior / (1 + edge.visits) as f32;
            if best.is_none_or(|(other, _)| promise > other) && self.is_possible(&edge.action) {
                best = Some((promise, number));
            }
        }
        best.map(|(_, number)| number)
    }

    /// Other pawns, or fewer points, may make a command impossible in this chance outcome.
    fn is_possible(&self, action: &Action) -> bool {
        let state = &self.scratch;
        match action {
            Action::End => true,
            Action::Move(path) => state.may_go(self.field, path),
            &Action::Attack(from, to, _) => {
                state.pom > 0
                    && state.at(from).is_some_and(|number| {
                        state.pawns[number].team == state.turn && !state.pawns[number].spent
                    })
                    && state.at(to).is_some_and(|number| state.pawns[number].team != state.turn)
            }
        }
    }

    /// Applies a command; returns the chance outcome.
    fn apply(&mut self, at: u32, choice: usize) -> u16 {
        let (field, state, chance) = (self.field, &mut self.scratch, &mut self.rollout.chance);
        match &self.nodes[at as usize].edges[choice].action {
            Action::End => {
                state.end(field, chance);
                state.pom
            }
            Action::Move(path) => {
                state.go(field, path, chance);
                0
            }
            &Action::Attack(from, to, far) => {
                let (Some(attacker), Some(defender)) = (state.at(from), state.at(to)) else { return 0 };
                let outcome = state.roll(field, attacker, defender, far, chance);
                state.attack(field, attacker, defender, outcome, chance);
                match outcome {
                    Outcome::Win => 0,
                    Outcome::Tie => 1,
                    Outcome::Lose => 2,
                }
            }
        }
    }

    fn backpropagate(&mut self, values: &Values) {
        for &(at, choice) in &self.trail {
            let node = &mut self.nodes[at as usize];
            let value = values[usize::from(node.team)];
            node.visits += 1;
            node.sum += value;
            let edge = &mut node.edges[choice as usize];
            edge.visits += 1;
            edge.sum += value;
        }
    }
}
