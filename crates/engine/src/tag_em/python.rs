//! Python classes of the TAG 'EM model.

#![allow(clippy::needless_pass_by_value)] // arguments from Python are passed by value

use std::collections::BTreeMap;
use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::{
    Action, Field, FieldData, Flag, Found, GameType, Goal, GoalKind, Kind, Luck, NOWHERE, Odds, Outcome,
    PATIENCE, Pawn, Planner, Reach, Rollout, Search, Snipers, Square, State, TURNS, TagEmEnvironment, Tile,
    play, respawn_squares,
};
use crate::environments::{Batch, Numbers};
use crate::python::environments::{self, Environments, SettingRow};
use crate::python::letters::value_error;

/// Adds the classes to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Battlefield>()?;
    module.add_class::<Battle>()
}

/// Looks up a value by name.
fn named<T: Copy>(names: &[(&str, T)], text: &str, what: &str) -> PyResult<T> {
    names.iter().find(|(name, _)| *name == text).map(|&(_, value)| value).ok_or_else(|| {
        let all: Vec<&str> = names.iter().map(|&(name, _)| name).collect();
        PyValueError::new_err(format!("{text:?} is no {what}: {}", all.join(", ")))
    })
}

fn square(of: Option<Square>) -> Square {
    of.unwrap_or(NOWHERE)
}

fn on_map_or_none(square: Square) -> Option<Square> {
    Some(square).filter(|&square| square != NOWHERE)
}

/// Enterable, on foot, cost, stops, attack, defence, cover, boats, vehicles.
type TileRow = (bool, bool, u16, bool, i32, i32, i32, bool, bool);
/// Team, kind, square, enemy, count.
type GoalRow = (usize, String, Option<Square>, Option<usize>, u32);

/// A map with its options.
#[pyclass(frozen, module = "parlour._engine")]
pub(crate) struct Battlefield(Arc<Field>);

#[pymethods]
impl Battlefield {
    #[new]
    #[pyo3(signature = (
        *, near, steps, lines, marked, tiles, starts, formations, hills, goals, game_type, snipers, flag_return, round_limit,
        hill_points, odds, pom, first_turn
    ))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        near: Vec<Vec<Square>>,
        steps: Vec<Vec<Square>>,
        lines: Vec<Vec<Vec<Square>>>,
        marked: Vec<Square>,
        tiles: Vec<TileRow>,
        starts: Vec<Square>,
        formations: Vec<Vec<Square>>,
        hills: Vec<Vec<Square>>,
        goals: Vec<GoalRow>,
        game_type: &str,
        snipers: &str,
        flag_return: bool,
        round_limit: u32,
        hill_points: u32,
        odds: Vec<(u64, u64, u64)>,
        pom: Vec<(u16, u64)>,
        first_turn: Vec<(u16, u16)>,
    ) -> PyResult<Self> {
        let tiles = tiles
            .into_iter()
            .map(|(enterable, on_foot, cost, stops, attack, defence, cover, boats, vehicles)| Tile {
                enterable,
                on_foot,
                cost,
                stops,
                attack,
                defence,
                cover,
                boats,
                vehicles,
            })
            .collect();
        let goals = goals
            .into_iter()
            .map(|(team, kind, at, enemy, count)| {
                let kind = named(&GoalKind::NAMES, &kind, "kind of goal")?;
                Ok(Goal { team, kind, square: square(at), enemy: enemy.unwrap_or(usize::MAX), count })
            })
            .collect::<PyResult<_>>()?;
        let data = FieldData {
            near,
            steps,
            lines,
            marked,
            tiles,
            starts,
            formations,
            hills,
            goals,
            game_type: named(&GameType::NAMES, game_type, "game type")?,
            snipers: named(&Snipers::NAMES, snipers, "way to snipe")?,
            flag_return,
            round_limit,
            hill_points,
            odds: odds.into_iter().map(|(win, tie, of)| Odds { win, tie, of }).collect(),
            pom,
            first_turn,
        };
        Field::new(data).map(|field| Self(Arc::new(field))).map_err(value_error)
    }
}

/// Team, kind, square, home, stopped, spent.
type PawnRow = (u8, String, Option<Square>, Option<Square>, bool, bool);
/// Command, its squares, visits, win probability.
type SearchRow = (&'static str, Vec<Square>, u32, f32);
/// Playouts, fewest, focus, rounds, patience.
type PlannerRow = (u32, u32, u32, u32, u32);
/// Team, square, carried.
type FlagRow = (i8, Option<Square>, bool);

/// A game on a battlefield.
#[pyclass(module = "parlour._engine")]
pub(crate) struct Battle {
    field: Arc<Field>,
    state: State,
}

/// Outcomes of chance as given by Python.
struct GivenOutcomes {
    pom: u16,
    place: Option<Square>,
    offered: Vec<Square>,
}

impl Luck for GivenOutcomes {
    fn pom(&mut self, _: &Field, _: Option<usize>) -> u16 {
        self.pom
    }

    fn place(&mut self, respawn_squares: &[Square]) -> Square {
        self.offered = respawn_squares.to_vec();
        self.place.filter(|place| respawn_squares.contains(place)).unwrap_or(respawn_squares[0])
    }
}

fn planner_of((playouts, fewest, focus, rounds, patience): PlannerRow) -> Planner {
    Planner { playouts, fewest, focus, rounds, patience }
}

fn row(found: Found) -> SearchRow {
    let (word, squares) = match found.action {
        Action::End => ("end", Vec::new()),
        Action::Move(path) => ("move", path.into_vec()),
        Action::Attack(from, to, far) => (if far { "shoot" } else { "attack" }, vec![from, to]),
    };
    (word, squares, found.visits, found.value)
}

impl Battle {
    fn pawn(&self, number: usize) -> PyResult<&Pawn> {
        let found = self.state.pawns.get(number).filter(|pawn| pawn.square != NOWHERE);
        found.ok_or_else(|| PyValueError::new_err(format!("there is no pawn {number} on the map")))
    }

    fn running(&self) -> PyResult<()> {
        if self.state.over { Err(PyValueError::new_err("the game is over")) } else { Ok(()) }
    }
}

#[pymethods]
impl Battle {
    #[new]
    #[pyo3(signature = (
        field, *, tiles, pawns, flags, order, turn, round, pom, points, held, defeats, active, over = false, won = 0
    ))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        field: &Battlefield,
        tiles: Vec<u8>,
        pawns: Vec<PawnRow>,
        flags: Vec<FlagRow>,
        order: Vec<u8>,
        turn: u8,
        round: u32,
        pom: u16,
        points: Vec<u32>,
        held: Vec<u32>,
        defeats: Vec<Vec<u32>>,
        active: u8,
        over: bool,
        won: u8,
    ) -> PyResult<Self> {
        let teams = order.len();
        let fits =
            points.len() == teams && defeats.len() == teams && defeats.iter().all(|row| row.len() == teams);
        if !fits || teams > 8 || pom > 1000 {
            return Err(PyValueError::new_err("points, defeats or pom do not fit the teams on the map"));
        }
        let pawns = pawns
            .into_iter()
            .map(|(team, kind, at, home, stopped, spent)| {
                let kind = named(&Kind::NAMES, &kind, "kind of pawn")?;
                Ok(Pawn { team, kind, square: square(at), home: square(home), stopped, spent })
            })
            .collect::<PyResult<_>>()?;
        let flags = flags.into_iter().map(|(team, at, carried)| Flag { team, square: square(at), carried });
        let mut state = State {
            tiles,
            pawn_at: Vec::new(),
            pawns,
            flags: flags.collect(),
            order,
            turn,
            round,
            pom,
            points: [0; 8],
            held,
            defeats: [[0; 8]; 8],
            active,
            over,
            won,
        };
        state.points[..teams].copy_from_slice(&points);
        for (row, given) in state.defeats.iter_mut().zip(&defeats) {
            row[..teams].copy_from_slice(given);
        }
        let state = state.check(&field.0).map_err(value_error)?;
        Ok(Self { field: field.0.clone(), state })
    }

    /// Squares in reach with the points left: square, cost and cheapest path.
    fn reach(&self, pawn: usize) -> PyResult<Vec<(Square, u16, Vec<Square>)>> {
        let mut reach = Reach::default();
        reach.compute(&self.field, &self.state, self.pawn(pawn)?, self.state.pom);
        let found = reach.found.iter();
        Ok(found.map(|&to| (to, reach.cost(to).unwrap_or(0), reach.path(to))).collect())
    }

    /// Pawns that a pawn can attack, and whether from a distance.
    fn targets(&self, pawn: usize) -> PyResult<Vec<(usize, bool)>> {
        self.pawn(pawn)?;
        let mut found = Vec::new();
        self.state.targets(&self.field, pawn, |other, far| found.push((other, far)));
        Ok(found)
    }

    /// Modifiers of the attacker's and the defender's roll.
    fn modifiers(&self, attacker: usize, defender: usize, far: bool) -> PyResult<(i32, i32)> {
        self.pawn(attacker)?;
        self.pawn(defender)?;
        Ok(self.state.modifiers(&self.field, attacker, defender, far))
    }

    /// Wins, ties and total of the rolls of an attack.
    fn odds(&self, attacker: usize, defender: usize, far: bool) -> PyResult<(u64, u64, u64)> {
        let (plus, minus) = self.modifiers(attacker, defender, far)?;
        let odds = self.field.odds(plus - minus);
        Ok((odds.win, odds.tie, odds.of))
    }

    /// Respawn squares of a pawn lost where it stands.
    fn respawn_squares(&self, pawn: usize) -> PyResult<Vec<Square>> {
        let lost = *self.pawn(pawn)?;
        let mut state = self.state.clone();
        state.pawn_at[lost.square as usize] = 0;
        Ok(respawn_squares(&self.field, &state, &lost, lost.square))
    }

    /// Moves along a path; `pom` are the points of the next turn, if the move ends this one.
    #[pyo3(signature = (path, pom = 0))]
    fn go(&mut self, path: Vec<Square>, pom: u16) -> PyResult<()> {
        self.running()?;
        let squares = self.field.squares();
        let is_walk = path.iter().all(|&at| (at as usize) < squares)
            && path.windows(2).all(|pair| self.field.steps(pair[0]).contains(&pair[1]));
        if !is_walk || !self.state.may_go(&self.field, &path) {
            return Err(PyValueError::new_err(format!("no pawn can go along {path:?}")));
        }
        self.state.go(&self.field, &path, &mut GivenOutcomes { pom, place: None, offered: Vec::new() });
        Ok(())
    }

    /// Applies an attack with its result; `place` is the chosen respawn square.
    #[pyo3(signature = (attacker, defender, result, place = None, pom = 0))]
    fn attack(
        &mut self,
        attacker: usize,
        defender: usize,
        result: &str,
        place: Option<Square>,
        pom: u16,
    ) -> PyResult<Vec<Square>> {
        self.running()?;
        let outcomes = [("win", Outcome::Win), ("tie", Outcome::Tie), ("lose", Outcome::Lose)];
        let outcome = named(&outcomes, result, "result of an attack")?;
        let could = self.targets(attacker)?.iter().any(|&(other, _)| other == defender);
        if !could || self.state.pom == 0 || self.state.pawns[attacker].team != self.state.turn {
            return Err(PyValueError::new_err(format!("pawn {attacker} cannot attack pawn {defender}")));
        }
        let mut said = GivenOutcomes { pom, place, offered: Vec::new() };
        self.state.attack(&self.field, attacker, defender, outcome, &mut said);
        Ok(said.offered)
    }

    /// Ends the turn; `pom` are the points of the next one.
    fn end(&mut self, pom: u16) -> PyResult<()> {
        self.running()?;
        self.state.end(&self.field, &mut GivenOutcomes { pom, place: None, offered: Vec::new() });
        Ok(())
    }

    /// Games that begin with this state, played by small actions.
    #[pyo3(signature = (
        setting, actions, *, squares, places, area, rolled, by_points, prompt, answer_time = None
    ))]
    #[allow(clippy::too_many_arguments)]
    fn environments(
        &self,
        setting: SettingRow,
        actions: BTreeMap<String, usize>,
        squares: usize,
        places: Vec<u32>,
        area: usize,
        rolled: bool,
        by_points: bool,
        prompt: usize,
        answer_time: Option<f32>,
    ) -> PyResult<Environments> {
        let setting = environments::setting(setting);
        let fits =
            places.len() == self.field.squares() && places.iter().all(|&place| (place as usize) < area);
        if !fits || setting.players != self.state.order.len() {
            return Err(PyValueError::new_err("the places or the players do not fit the map"));
        }
        let made = TagEmEnvironment::new(
            self.field.clone(),
            self.state.clone(),
            rolled,
            by_points,
            (prompt, answer_time),
            &setting.layout,
            &Numbers(actions),
            squares,
            places,
            area,
        );
        made.and_then(|one| Batch::new(setting, &one)).map(Environments::new).map_err(value_error)
    }

    /// Mean of `count` rollouts: the win probability of each team.
    #[pyo3(signature = (count, *, turns = 8, seed = 0))]
    fn playouts(&self, py: Python<'_>, count: u32, turns: usize, seed: u64) -> Vec<f64> {
        let (field, start) = (&self.field, &self.state);
        py.detach(|| {
            let mut rollout = Rollout::new(field, seed);
            let mut state = start.clone();
            let mut sums = vec![0.0; start.order.len()];
            for _ in 0..count {
                state.copy(start);
                let values = rollout.play(field, &mut state, turns);
                for (sum, value) in sums.iter_mut().zip(values) {
                    *sum += f64::from(value);
                }
            }
            sums.iter().map(|sum| sum / f64::from(count.max(1))).collect()
        })
    }

    /// Commands of the team on turn, best first: name, squares, visits, win probability.
    #[pyo3(signature = (playouts, *, turns = TURNS, seed = 0, patience = PATIENCE))]
    fn search(
        &self,
        py: Python<'_>,
        playouts: u32,
        turns: usize,
        seed: u64,
        patience: u32,
    ) -> PyResult<Vec<SearchRow>> {
        self.running()?;
        if turns == 0 || playouts > 100_000_000 {
            return Err(PyValueError::new_err("a search plays at least a turn, at most 100,000,000 times"));
        }
        let found = py.detach(|| {
            let mut rollout = Rollout::new(&self.field, seed);
            Search::new(&self.field, &self.state, &mut rollout).with_patience(patience).run(playouts, turns)
        });
        Ok(found.into_iter().map(row).collect())
    }

    /// Commands of the team on turn, best first, by the budget of a level: name, squares, visits, win probability.
    #[pyo3(signature = (planner, *, seed = 0))]
    fn plan(&self, py: Python<'_>, planner: PlannerRow, seed: u64) -> PyResult<Vec<SearchRow>> {
        self.running()?;
        let planner = planner_of(planner);
        let found =
            py.detach(|| planner.plan(&self.field, &self.state, &mut Rollout::new(&self.field, seed)));
        Ok(found.into_iter().map(row).collect())
    }

    /// Plays on, each team by its level's budget, for at most that many turns.
    #[pyo3(signature = (planners, *, turns, seed = 0))]
    fn play(&mut self, py: Python<'_>, planners: Vec<PlannerRow>, turns: usize, seed: u64) -> PyResult<()> {
        self.running()?;
        if planners.len() != self.state.order.len() {
            return Err(PyValueError::new_err("there is one planner for each team"));
        }
        let planners: Vec<Planner> = planners.into_iter().map(planner_of).collect();
        let (field, state) = (&self.field, &mut self.state);
        py.detach(|| play(field, state, &planners, turns, seed));
        Ok(())
    }

    // State

    #[getter]
    fn pawns(&self) -> Vec<PawnRow> {
        let name = |kind: Kind| Kind::NAMES.iter().find(|(_, one)| *one == kind).map_or("", |(name, _)| name);
        let pawns = self.state.pawns.iter();
        pawns
            .map(|pawn| {
                let kind = name(pawn.kind).to_owned();
                (
                    pawn.team,
                    kind,
                    on_map_or_none(pawn.square),
                    on_map_or_none(pawn.home),
                    pawn.stopped,
                    pawn.spent,
                )
            })
            .collect()
    }

    #[getter]
    fn flags(&self) -> Vec<FlagRow> {
        self.state.flags.iter().map(|flag| (flag.team, on_map_or_none(flag.square), flag.carried)).collect()
    }

    #[getter]
    fn turn(&self) -> u8 {
        self.state.turn
    }

    #[getter]
    fn round(&self) -> u32 {
        self.state.round
    }

    #[getter]
    fn pom(&self) -> u16 {
        self.state.pom
    }

    #[getter]
    fn points(&self) -> Vec<u32> {
        self.state.points[..self.state.order.len()].to_vec()
    }

    #[getter]
    fn held(&self) -> Vec<u32> {
        self.state.held.clone()
    }

    #[getter]
    fn defeats(&self) -> Vec<Vec<u32>> {
        let teams = self.state.order.len();
        self.state.defeats[..teams].iter().map(|row| row[..teams].to_vec()).collect()
    }

    #[getter]
    fn active(&self) -> u8 {
        self.state.active
    }

    #[getter]
    fn over(&self) -> bool {
        self.state.over
    }

    #[getter]
    fn won(&self) -> u8 {
        self.state.won
    }
}
