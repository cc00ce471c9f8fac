import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { follow, plays, scoreOf, stops } from "../../../src/games/scrabble_bible/course";
import type { Event } from "../../../src/lib/wire";

interface Recorded {
  seats: number;
  size: number;
  lines: { n: number; at: number; event: Event }[];
  after: { n: number; scores: number[]; racks: string[]; board?: string }[];
}

const load = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8")) as Recorded;

describe.each(["everything", "plain"])("the recorded game “%s”", (name) => {
  const game = load(name);
  const moments = follow(game.lines, game.seats, game.size);

  it("stands after each line as it stood at the table", () => {
    let board = "";
    for (const wanted of game.after) {
      board = wanted.board ?? board;
      const moment = moments.findLast((one) => one.n <= wanted.n)!;
      const sorted = moment.racks.map((rack) => [...rack].sort().join(""));
      expect([wanted.n, moment.board, moment.scores, sorted]).toEqual([
        wanted.n,
        board,
        wanted.scores,
        wanted.racks,
      ]);
    }
  });

  it("has a stop for every play", () => {
    const shown = stops(moments).map((at) => moments[at]!.event?.type);
    expect(shown.filter((type) => type === "Laid").length).toBe(
      game.lines.filter((line) => line.event.type === "Laid").length,
    );
    expect(shown.at(-1)).toBe("Ended");
  });

  it("counts only the plays that stood", () => {
    const laid = game.lines.filter((line) => line.event.type === "Laid").length;
    const gone = game.lines.filter((line) => line.event.type === "Withdrawn").length;
    const made = plays(moments);
    expect(made.length).toBeLessThanOrEqual(laid - gone);
    expect(made.every(({ move, score }) => scoreOf(move) === score)).toBe(true);
  });
});

it("the game with everything has everything in it", () => {
  const types = new Set(load("everything").lines.map((line) => line.event.type));
  for (const type of [
    "WentBack",
    "Traded",
    "Withdrawn",
    "BonusChallenged",
    "StoryJudged",
    "TurnLost",
  ] as const) {
    expect(types).toContain(type);
  }
});
