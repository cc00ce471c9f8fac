//! A plain field of four columns and three rows, two teams.

use super::field::BARE;
use super::*;
use crate::playout::Chance;

const PATH: Tile = BARE;
const BLOCK: Tile = Tile { enterable: false, on_foot: false, ..BARE };

fn data(game_type: GameType) -> FieldData {
    let near = (0..12_u32)
        .map(|at| {
            let (row, column) = (at / 4, at % 4);
            let mut found = Vec::new();
            for other in 0..12_u32 {
                if row.abs_diff(other / 4) + column.abs_diff(other % 4) == 1 {
                    found.push(other);
                }
            }
            found
        })
        .collect::<Vec<_>>();
    // d6 against d6.
    let odds = (-5..=5_i64).map(|edge| {
        let pairs = (1..=6_i64).flat_map(|one| (1..=6_i64).map(move |other| one + edge - other));
        let win = pairs.clone().filter(|&margin| margin > 0).count() as u64;
        Odds { win, tie: pairs.filter(|&margin| margin == 0).count() as u64, of: 36 }
    });
    FieldData {
        steps: near.clone(),
        near,
        lines: vec![Vec::new(); 12],
        marked: Vec::new(),
        tiles: vec![PATH, BLOCK],
        starts: vec![0, 11],
        formations: vec![vec![0, 1, 4], vec![11, 10, 7]],
        hills: Vec::new(),
        goals: Vec::new(),
        game_type,
        snipers: Snipers::None,
        flag_return: false,
        round_limit: 50,
        hill_points: 5,
        odds: odds.collect(),
        pom: vec![(4, 1)],
        first_turn: Vec::new(),
    }
}

fn state(field: &Field, squares: &[(u8, Square)], flags: Vec<Flag>) -> State {
    let pawns = squares
        .iter()
        .map(|&(team, square)| Pawn {
            team,
            kind: Kind::Pawn,
            square,
            home: NOWHERE,
            stopped: false,
            spent: false,
        })
        .collect();
    let blank = State {
        tiles: vec![0; 12],
        pawn_at: Vec::new(),
        pawns,
        flags,
        order: vec![0, 1],
        turn: 0,
        round: 1,
        pom: 4,
        points: [0; 8],
        held: Vec::new(),
        defeats: [[0; 8]; 8],
        active: 3,
        over: false,
        won: 0,
    };
    blank.check(field).expect("a table that fits")
}

#[test]
fn the_horde_counts_on_both_sides() {
    let field = Field::new(data(GameType::Elimination)).expect("a field");
    let table = state(&field, &[(0, 5), (0, 2), (1, 6), (1, 9)], Vec::new());
    assert_eq!(table.modifiers(&field, 0, 2, false), (1, 1));
    assert_eq!(field.odds(0), Odds { win: 15, tie: 6, of: 36 });
}

#[test]
fn the_last_pawn_lost_ends_an_elimination() {
    let field = Field::new(data(GameType::Elimination)).expect("a field");
    let mut table = state(&field, &[(0, 5), (1, 6)], Vec::new());
    table.attack(&field, 0, 1, Outcome::Win, &mut Chance(1));
    assert!(table.over && table.won == 1);
}

#[test]
fn a_flag_brought_home_wins_and_a_lost_pawn_returns() {
    let field = Field::new(data(GameType::TheFlag)).expect("a field");
    let flag = Flag { team: THE_FLAG, square: 2, carried: false };
    let mut table = state(&field, &[(0, 1), (1, 6)], vec![flag]);
    table.go(&field, &[1, 2], &mut Chance(1));
    assert!(table.carries(2) && !table.over);
    table.attack(&field, 0, 1, Outcome::Lose, &mut Chance(1));
    assert_eq!((table.pawns[0].square, table.pawns[0].spent, table.flags[0].carried), (0, true, false));
    let mut table = state(&field, &[(0, 1), (1, 6)], vec![Flag { square: 1, carried: true, ..flag }]);
    table.go(&field, &[1, 0], &mut Chance(1));
    assert!(table.over && table.won == 1);
}

#[test]
fn invalid_states_are_refused() {
    let mut wrong = data(GameType::Hill);
    wrong.hills = vec![vec![12]];
    assert_eq!(Field::new(wrong).expect_err("no such square").0, "hills: there is no square 12");
    let mut wrong = data(GameType::Hill);
    wrong.odds.clear();
    assert!(Field::new(wrong).is_err());
}

#[test]
fn rollouts_end_and_values_sum_to_one() {
    let field = Field::new(data(GameType::Elimination)).expect("a field");
    let table = state(&field, &[(0, 0), (0, 1), (1, 11)], Vec::new());
    let mut rollout = Rollout::new(&field, 7);
    for _ in 0..50 {
        let values = rollout.play(&field, &mut table.clone(), 8);
        assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-4);
    }
}
