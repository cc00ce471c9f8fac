/** The script of the first round. Its texts are in the catalogues. */

import type { CardView } from "../api_types";

const card = (letter: string, colour: string, points: number): CardView => ({ letter, colour, points });

export interface Step {
  key: "intro" | "first" | "flip" | "wrong" | "stuck" | "end";
  /** The cards of Ada (the learner), Ben and Cleo; null for none. */
  cards: readonly (CardView | null)[];
  /** What the learner has to do. */
  task: "" | "say" | "flip" | "err" | "stuck";
}

const C = card("C", "red", 3);
const T = card("T", "blue", 1);
const A = card("A", "yellow", 1);
const R = card("R", "green", 1);
const I = card("I", "red", 1);
const N = card("N", "blue", 1);

export const SCRIPT: Step[] = [
  { key: "intro", cards: [C, T, A], task: "" },
  { key: "first", cards: [C, T, A], task: "say" },
  { key: "flip", cards: [null, I, N], task: "flip" },
  { key: "wrong", cards: [R, I, N], task: "err" },
  {
    key: "stuck",
    cards: [card("Q", "yellow", 10), card("X", "green", 8), card("J", "red", 8)],
    task: "stuck",
  },
  { key: "end", cards: [], task: "" },
];

/** The card that the learner's flip reveals. */
export const FLIPPED = R;

/** The indexes of the cards whose letters a word has. */
export function collected(text: string, cards: readonly (CardView | null)[]): number[] {
  const left = [...text.normalize("NFD").toUpperCase().replace(/Œ/g, "OE")];
  return cards.flatMap((one, i) => {
    const at = one ? left.indexOf(one.letter) : -1;
    if (at < 0) return [];
    left.splice(at, 1);
    return [i];
  });
}
