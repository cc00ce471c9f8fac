/** Every step of the lesson scenarios can be done as described. Python tests check them against the rules. */

import { describe, expect, test } from "vitest";
import {
  aimAt,
  modifiers,
  resultOf,
  SCENARIOS,
  totals,
  ways,
  type Piece,
} from "../../../src/games/tag_em/lesson/script";
import { tOptional } from "../../../src/lib/i18n.svelte";
import "../../all_messages";

describe.each(SCENARIOS.map((scenario) => [scenario.key, scenario] as const))("%s", (key, { map, steps }) => {
  test.each(steps.map((step) => [step.key, step] as const))("%s", (name, step) => {
    const first = step.pawns[0]!;
    const found = ways(map, step.pawns, first, step.pom);
    switch (step.task) {
      case "reach":
      case "take":
      case "home":
        expect(step.pom - found.reach[step.at]!).toBe(step.left);
        expect(found.paths[step.at]?.[0]).toBe(first.square);
        break;
      case "attack":
      case "risk": {
        const { odds } = aimAt(map, step.pawns, first.square, step.at);
        expect([odds.win, odds.tie, odds.lose]).toEqual(step.odds);
        break;
      }
      case "end":
        expect(found.reach).toEqual({});
        break;
      case "choose":
        expect(Object.keys(found.reach).length).toBeGreaterThan(5);
    }
    expect(tOptional(`tag-em-ui-lesson-step-${key}-${name}-say`)).toBeTruthy();
    expect(tOptional(`tag-em-ui-lesson-step-${key}-${name}-done`)).toBeTruthy();
  });
});

test("the enemy in cover is beaten with a friend, and not without one", () => {
  const { map, steps } = SCENARIOS[1]!;
  const { pawns, rolls, at } = steps.find((step) => step.key === "horde")!;
  const alone = totals(rolls, modifiers(map, pawns, "d2", at));
  expect(resultOf(alone)).toBe("tie");
  const helped: Piece[] = pawns.map((pawn) => (pawn.square === "g2" ? { ...pawn, square: "f2" } : pawn));
  expect(resultOf(totals(rolls, modifiers(map, helped, "d2", at)))).toBe("win");
});

test("a garrison stops a pawn that enters, and pawns block the way", () => {
  const { map } = SCENARIOS[0]!;
  const [mine, other]: Piece[] = [
    { team: 0, square: "g3", stopped: false },
    { team: 1, square: "g2", stopped: false },
  ];
  const { reach } = ways(map, [mine!, other!], mine!, 2);
  expect(reach).toHaveProperty("h3", 1);
  expect(reach).not.toHaveProperty("i3");
  expect(reach).not.toHaveProperty("g2");
});
