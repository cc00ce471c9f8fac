import { describe, expect, it } from "vitest";
import { claimsAt } from "../../../src/games/moji/claims";
import type { MojiView } from "../../../src/games/moji/api_types";
import { snapshots } from "../../replay_fixture";

describe("the claims of a race", () => {
  it("MO-13: lists the pending claims with their times, earliest first", () => {
    const game = snapshots<MojiView>(
      { at: 0 },
      { at: 10, event: { type: "Revealed" } },
      {
        at: 12.5,
        raw: 12.6,
        event: { type: "Claimed", seat: 1, word: "CAT" },
        hands: { 1: { held: "CAT" } },
      },
      { at: 12.25, event: { type: "Claimed", seat: 0, word: "ACT" }, hands: { 0: { held: "ACT" } } },
      { at: 13, event: { type: "Collected", seat: 0 }, hands: { 0: { held: "" } } },
      { at: 13, event: { type: "TooLate", seat: 1 }, hands: { 1: { held: "" } } },
    );
    expect(claimsAt(game, 3)).toEqual([]);
    expect(claimsAt(game, 4).map(({ seat, word, at }) => [seat, word, at])).toEqual([
      [0, "ACT", 2.25],
      [1, "CAT", 2.5],
    ]);
    expect(claimsAt(game, 5).map(({ seat, raw }) => [seat, raw?.toFixed(1)])).toEqual([[1, "2.6"]]);
  });
});
