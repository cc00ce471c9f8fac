import { expect, it } from "vitest";
import type { GameView, PromptView } from "../src/lib/api_types";
import { seatToHold, type LocalSeat } from "../src/table/hot_seat";

interface Scene {
  turn: number;
  acts: number[];
  /** A prompt for a seat, because of another. */
  asked?: { seats: number[]; about: number; kind: string };
}

function scene({ turn, acts, asked }: Scene): LocalSeat[] {
  return [0, 1, 2].map((seat) => {
    const question: PromptView = {
      number: 1,
      kind: asked?.kind ?? "",
      asks_you: asked?.seats.includes(seat) ?? false,
      answers: [],
      silence: "",
      until: null,
      waiting_for: asked?.seats ?? [],
      about: { seat: asked?.about ?? 0 },
    };
    const view = {
      seats: [{}, {}, {}],
      turn,
      to_act: [...new Set([...acts, ...(asked?.seats ?? [])])],
      prompts: asked ? [question] : [],
    } as unknown as GameView;
    return { seat, view };
  });
}

it("gives the device to the player on turn", () => {
  expect(seatToHold(scene({ turn: 2, acts: [2] }), null)).toBe(2);
  expect(seatToHold(scene({ turn: 2, acts: [2] }), 0)).toBe(2);
});

it("gives the device to the next player when a play may be challenged, and leaves it there", () => {
  const window = { turn: 2, acts: [0], asked: { seats: [0, 1], about: 2, kind: "challenge" } };
  expect(seatToHold(scene(window), 2)).toBe(0);
  expect(seatToHold(scene(window), 0)).toBe(0);
});

it("leaves the device with the next player, who may act, while only others have prompts", () => {
  const window = { turn: 2, acts: [0], asked: { seats: [1], about: 2, kind: "challenge" } };
  expect(seatToHold(scene(window), 0)).toBe(0);
});

it("gives the device to the others when the player on turn asks for help, and returns it", () => {
  const help = { turn: 1, acts: [1], asked: { seats: [2, 0], about: 1, kind: "help" } };
  expect(seatToHold(scene(help), 1)).toBe(2);
  expect(seatToHold(scene({ ...help, asked: { ...help.asked, seats: [0] } }), 2)).toBe(0);
  expect(seatToHold(scene({ turn: 1, acts: [1] }), 0)).toBe(1);
});

it("gives the device to the player who tells a story", () => {
  expect(seatToHold(scene({ turn: 1, acts: [], asked: { seats: [1], about: 1, kind: "tell" } }), 2)).toBe(1);
});
