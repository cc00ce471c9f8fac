import { describe, expect, it } from "vitest";
import { actionsOf } from "../../../src/games/tag_em/actions";
import type { TagView } from "../../../src/games/tag_em/api_types";
import { snapshots } from "../../replay_fixture";

describe("the actions of a TAG 'EM game", () => {
  it("group an attack with its consequences, and drop what was taken back", () => {
    const game = snapshots<TagView>(
      { view: { turn: 0 } },
      { event: { type: "OrderRolled" } },
      { event: { type: "Moved", seat: 0 }, view: { turn: 1 } },
      { event: { type: "WentBack", to: 1 }, view: { turn: 2 } },
      { event: { type: "Attacked", seat: 0 }, view: { turn: 3 } },
      { event: { type: "Fell", seat: 1 }, view: { turn: 4 } },
    );
    expect(actionsOf(game).map(({ event, events, view }) => [event?.type, events.length, view.turn])).toEqual(
      [
        [undefined, 1, 0],
        ["Attacked", 2, 4],
      ],
    );
  });
});
