//! Many games at once for reinforcement learning: small actions in, observations and masks out.
//!
//! The layout of observations and the numbers of small actions come from Python, where they are defined. An observation
//! has few values that are not zero: those of the last step are taken back, and the new ones written.

use std::cell::Cell;
use std::collections::BTreeMap;

use crate::letters::{BadInput, bad};
use crate::playout::Chance;

/// Values of an observation that are not zero, by index.
pub type Values = Vec<(u32, f32)>;

/// Small actions of a draft that an observation shows.
const DRAFT: usize = 24;

/// A game that is played by small actions.
pub trait Environment {
    /// Begins a new game.
    fn begin(&mut self, chance: &mut Chance);
    /// The seat that acts.
    fn seat(&self) -> usize;
    /// Applies a small action of that seat, one of its mask; whether it completed a command.
    fn act(&mut self, action: usize, chance: &mut Chance) -> bool;
    /// The small actions that may come next.
    fn mask(&mut self, found: &mut Vec<u32>);
    /// What the game adds to the observation of the seat that acts.
    fn observe(&self, values: &mut Values);
    /// The small actions spelled so far.
    fn draft(&self) -> &[u32];
    /// Who may act without being asked.
    fn to_move(&self) -> Option<usize>;
    /// The prompt that waits for the seat that acts, by the number of its kind, and its deadline in seconds.
    fn prompt(&self) -> Option<(usize, Option<f32>)>;
    /// Score of a seat.
    fn score(&self, seat: usize) -> i32;
    /// Bit set of the winners, if the game is over.
    fn winners(&self) -> Option<u8>;
    /// The results of chance in the last step, for comparisons with the rules.
    fn results(&mut self) -> &mut Vec<u32>;
}

/// Numbers by name: starts of fields, or small actions.
#[derive(Clone, Debug, Default)]
pub struct Numbers(pub BTreeMap<String, usize>);

impl Numbers {
    /// The number of a name.
    ///
    /// # Errors
    /// If there is none.
    pub fn of(&self, name: &str) -> Result<usize, BadInput> {
        match self.0.get(name) {
            Some(&number) => Ok(number),
            None => bad(format!("nothing is named {name:?}")),
        }
    }
}

/// Rewards of all seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    /// The change of one's score minus the mean change of the others', at each command.
    Margin,
    /// At the end, the winners share 1 and the others −1.
    Win,
}

/// What all games are told.
#[derive(Clone, Debug)]
pub struct Setting {
    /// Number of games.
    pub count: usize,
    /// Seats of a game.
    pub players: usize,
    /// Values of an observation.
    pub size: usize,
    /// Small actions of the game.
    pub actions: usize,
    /// Starts of the fields of an observation.
    pub layout: Numbers,
    /// What is rewarded.
    pub reward: Reward,
    /// Small actions after which a game is cut off; 0: never.
    pub max_steps: u32,
}

/// Starts of the fields of all games.
#[derive(Clone, Copy, Debug)]
struct Fields {
    seat: usize,
    scores: usize,
    to_move: usize,
    playing: usize,
    deadline: usize,
    prompts: usize,
    draft: usize,
}

/// Arrays of the caller, a row for each game.
pub struct Arrays<'a> {
    /// Observations of the seats that act.
    pub observations: &'a [Cell<f32>],
    /// Their masks.
    pub masks: &'a [Cell<i8>],
    /// These seats.
    pub seats: &'a [Cell<i64>],
    /// Rewards of all seats.
    pub rewards: &'a [Cell<f32>],
    /// Whether the game ended with this step.
    pub ended: &'a [Cell<u8>],
    /// Whether it was cut off.
    pub cut: &'a [Cell<u8>],
}

struct Game<E> {
    environment: E,
    chance: Chance,
    steps: u32,
    scores: Vec<i32>,
    values: Values,
    /// Values of the draft that are not zero.
    drafted: usize,
    mask: Vec<u32>,
}

/// Games that are played side by side; one that is over starts again.
pub struct Batch<E> {
    setting: Setting,
    fields: Fields,
    games: Vec<Game<E>>,
}

/// Any kind of games.
pub trait Games: Send {
    /// Starts all games again.
    ///
    /// # Errors
    /// If the arrays have other sizes.
    fn reset(&mut self, seed: u64, arrays: &Arrays) -> Result<(), BadInput>;
    /// Applies a small action in each game.
    ///
    /// # Errors
    /// If a mask forbids one, or the arrays have other sizes; nothing is changed then.
    fn step(&mut self, actions: &[Cell<i64>], arrays: &Arrays) -> Result<(), BadInput>;
    /// The results of chance in the last step of a game.
    fn results(&mut self, game: usize) -> Option<Vec<u32>>;
}

impl<E: Environment + Clone> Batch<E> {
    /// Games of that environment.
    ///
    /// # Errors
    /// If the layout lacks a field.
    pub fn new(setting: Setting, environment: &E) -> Result<Self, BadInput> {
        let at = |name: &str| setting.layout.of(name);
        let fields = Fields {
            seat: at("seat")?,
            scores: at("scores")?,
            to_move: at("to_move")?,
            playing: at("playing")?,
            deadline: at("deadline")?,
            prompts: at("prompts")?,
            draft: at("draft")?,
        };
        let game = |_| Game {
            environment: environment.clone(),
            chance: Chance(0),
            steps: 0,
            scores: Vec::new(),
            values: Vec::new(),
            drafted: 0,
            mask: Vec::new(),
        };
        Ok(Self { games: (0..setting.count).map(game).collect(), setting, fields })
    }
}

impl<E: Environment> Game<E> {
    fn begin(&mut self, players: usize) {
        self.environment.begin(&mut self.chance);
        self.steps = 0;
        self.scores = (0..players).map(|seat| self.environment.score(seat)).collect();
    }

    /// Writes the observation and the mask, in place of those of the last step. Within a command only the draft and the
    /// mask change.
    fn show(&mut self, fields: &Fields, setting: &Setting, number: usize, arrays: &Arrays, all: bool) {
        let row = &arrays.observations[number * setting.size..][..setting.size];
        if all {
            for &(at, _) in &self.values {
                row[at as usize].set(0.0);
            }
            self.values.clear();
            self.see(fields, setting.players);
            for &(at, value) in &self.values {
                row[at as usize].set(value);
            }
            arrays.seats[number].set(self.environment.seat() as i64);
        }
        let draft = self.environment.draft();
        let draft = &draft[draft.len().saturating_sub(DRAFT)..];
        for (cell, &action) in row[fields.draft..].iter().zip(draft) {
            #[allow(clippy::cast_precision_loss)] // numbers of actions are small
            cell.set((action + 1) as f32);
        }
        for cell in row[fields.draft..][..self.drafted].iter().skip(draft.len()) {
            cell.set(0.0);
        }
        self.drafted = draft.len();
        let row = &arrays.masks[number * setting.actions..][..setting.actions];
        for &action in &self.mask {
            row[action as usize].set(0);
        }
        self.mask.clear();
        self.environment.mask(&mut self.mask);
        for &action in &self.mask {
            row[action as usize].set(1);
        }
    }

    /// Collects the values of an observation that are not zero, the draft apart.
    fn see(&mut self, fields: &Fields, players: usize) {
        let environment = &self.environment;
        let seat = environment.seat();
        let here = |other: usize| (other + players - seat) % players;
        let mut put = |at: usize, value: f32| self.values.push((at as u32, value));
        put(fields.seat + seat, 1.0);
        for other in 0..players {
            #[allow(clippy::cast_precision_loss)] // scores are small
            put(fields.scores + here(other), environment.score(other) as f32);
            put(fields.playing + here(other), 1.0);
        }
        if let Some(other) = environment.to_move() {
            put(fields.to_move + here(other), 1.0);
        }
        let prompt = environment.prompt();
        if let Some((kind, _)) = prompt {
            put(fields.prompts + kind, 1.0);
        }
        put(fields.deadline, prompt.and_then(|(_, seconds)| seconds).unwrap_or(-1.0));
        environment.observe(&mut self.values);
    }

    fn reward(&mut self, setting: &Setting, rewards: &[Cell<f32>]) {
        let players = setting.players;
        let over = self.environment.winners();
        match setting.reward {
            Reward::Margin => {
                let mut gained = [0_i32; 8];
                for (seat, gain) in gained[..players].iter_mut().enumerate() {
                    let score = self.environment.score(seat);
                    *gain = score - self.scores[seat];
                    self.scores[seat] = score;
                }
                let sum: i32 = gained[..players].iter().sum();
                let others = f64::from(players.saturating_sub(1).max(1) as u32);
                for (seat, reward) in rewards.iter().enumerate() {
                    let rest = f64::from(sum - gained[seat]);
                    reward.set((f64::from(gained[seat]) - rest / others) as f32);
                }
            }
            Reward::Win => {
                let won = over.unwrap_or(0);
                let winners = won.count_ones() as usize;
                for (seat, reward) in rewards.iter().enumerate() {
                    #[allow(clippy::cast_precision_loss)]
                    reward.set(if winners == 0 || winners == players {
                        0.0
                    } else if won >> seat & 1 == 1 {
                        1.0 / winners as f32
                    } else {
                        -1.0 / (players - winners) as f32
                    });
                }
            }
        }
    }
}

impl<E: Environment> Batch<E> {
    fn check(&self, arrays: &Arrays) -> Result<(), BadInput> {
        let Setting { count, players, size, actions, .. } = self.setting;
        let fits = arrays.observations.len() == count * size
            && arrays.masks.len() == count * actions
            && arrays.rewards.len() == count * players
            && [arrays.ended.len(), arrays.cut.len(), arrays.seats.len()] == [count; 3];
        if fits { Ok(()) } else { bad(format!("the arrays are not for {count} games")) }
    }
}

impl<E: Environment + Send> Games for Batch<E> {
    fn reset(&mut self, seed: u64, arrays: &Arrays) -> Result<(), BadInput> {
        self.check(arrays)?;
        let mut seeds = Chance(seed);
        for (number, game) in self.games.iter_mut().enumerate() {
            game.chance = Chance(seeds.next());
            game.environment.results().clear();
            game.begin(self.setting.players);
            game.show(&self.fields, &self.setting, number, arrays, true);
        }
        Ok(())
    }

    fn step(&mut self, actions: &[Cell<i64>], arrays: &Arrays) -> Result<(), BadInput> {
        self.check(arrays)?;
        if actions.len() != self.games.len() {
            return bad(format!("there are {} games, and {} actions", self.games.len(), actions.len()));
        }
        for (number, (game, action)) in self.games.iter().zip(actions).enumerate() {
            let may = u32::try_from(action.get()).is_ok_and(|action| game.mask.contains(&action));
            if !may {
                let action = action.get();
                return bad(format!(
                    "game {number} cannot do action {action} now: its action_mask forbids it"
                ));
            }
        }
        let players = self.setting.players;
        for (number, (game, action)) in self.games.iter_mut().zip(actions).enumerate() {
            game.environment.results().clear();
            let is_whole = game.environment.act(action.get() as usize, &mut game.chance);
            game.steps += 1;
            let rewards = &arrays.rewards[number * players..][..players];
            let mut is_over = false;
            if is_whole {
                game.reward(&self.setting, rewards);
                is_over = game.environment.winners().is_some();
            } else {
                for reward in rewards {
                    reward.set(0.0);
                }
            }
            let is_cut = !is_over && self.setting.max_steps > 0 && game.steps >= self.setting.max_steps;
            arrays.ended[number].set(u8::from(is_over));
            arrays.cut[number].set(u8::from(is_cut));
            if is_over || is_cut {
                game.begin(players);
            }
            game.show(&self.fields, &self.setting, number, arrays, is_whole || is_cut);
        }
        Ok(())
    }

    fn results(&mut self, game: usize) -> Option<Vec<u32>> {
        self.games.get_mut(game).map(|game| game.environment.results().clone())
    }
}
