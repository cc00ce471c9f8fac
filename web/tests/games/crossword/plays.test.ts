import { describe, expect, it } from "vitest";
import { standingPlays, scoreCurve } from "../../../src/games/crossword/plays";
import { snapshots } from "../../replay_fixture";

describe("the standingPlays of a tile game", () => {
  const move = (word: string, score: number, more = {}) => ({ seat: 0, word, score, ...more });
  const laid = (word: string, points: number) => ({
    event: { type: "Laid", seat: 0, move: { word } },
    view: { move: move(word, points), scores: [points] },
  });
  const game = snapshots<{ scores: number[]; move: ReturnType<typeof move> | null }>(
    { view: { scores: [0], move: null } },
    laid("dove", 23),
    { event: { type: "BonusChallenged" }, view: { move: move("dove", 18), scores: [18] } },
    { event: { type: "Stood" } },
    { event: { type: "Proved" }, view: { move: move("dove", 18, { proofs: 1 }) } },
    laid("xq", 30),
    { event: { type: "Withdrawn" }, view: { scores: [18] } },
    { event: { type: "Passed" } },
  );

  it("are those that stood, with their final scores", () => {
    expect(standingPlays(game)).toEqual([{ n: 3, move: move("dove", 18, { proofs: 1 }) }]);
  });

  it("give the scores turn by turn", () => {
    expect(scoreCurve(game, new Set(["Laid", "Passed"]), new Set(["Withdrawn"]))).toEqual([
      { scores: [0], text: "" },
      { scores: [23], text: "DOVE" },
      { scores: [18], text: "" },
      { scores: [18], text: "" },
    ]);
  });
});
