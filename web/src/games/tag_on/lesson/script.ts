/** The script of the first game of TAG ON. Its texts come with the game.
 *
 * The lesson has a board of its own. Its tiles are those of the tile set of the edition; a test compares them, and the
 * totals, with the file of the set.
 */

import type { Counting, Sides } from "../api_types";
import type { Step } from "../../crossword/lesson/lesson.svelte";

export const SIZE = 17;

export const SQUARES = [
  "..u...........u..",
  ".....l.....l.....",
  "u......c.c......u",
  "....g.b...b.g....",
  "...g.........g...",
  ".l...b.....b...l.",
  "...b...b.b...b...",
  "..c...b...b...c..",
  "........*........",
  "..c...b...b...c..",
  "...b...b.b...b...",
  ".l...b.....b...l.",
  "...g.........g...",
  "....g.b...b.g....",
  "u......c.c......u",
  ".....l.....l.....",
  "..u...........u..",
].join("");

const english: Record<string, Sides> = {
  A: { left: ["+", 1], lower: ["+", 3], right: ["+", 2], upper: ["+", 2] },
  D: { left: ["+", 2], lower: ["×", 3], right: ["+", 1], upper: ["+", 2] },
  E: { left: ["+", 2], lower: ["+", 2], right: ["×", 4], upper: ["+", 4] },
  G: { left: ["+", 6], lower: ["+", 6], right: ["+", 7], upper: ["+", 7] },
  H: { left: ["+", 2], lower: ["+", 3], right: ["+", 1], upper: ["+", 3] },
  L: { left: ["+", 4], lower: ["+", 1], right: ["+", 2], upper: ["+", 2] },
  N: { lower: ["+", 4], upper: ["+", 3] },
  O: { left: ["+", 2], lower: ["×", 2], right: ["+", 1], upper: ["×", 2] },
  R: { left: ["+", 2], lower: ["+", 2], right: ["+", 1], upper: ["+", 3] },
  S: { left: ["+", 2], lower: ["+", 1], right: ["+", 1], upper: ["+", 2] },
  T: { left: ["+", 2], lower: ["+", 1], right: ["+", 1], upper: ["+", 2] },
  U: { left: ["+", 2], lower: ["+", 9], right: ["+", 1], upper: ["+", 3] },
};

const french: Record<string, Sides> = {
  A: { left: ["+", 1], lower: ["+", 3], right: ["+", 2], upper: ["+", 2] },
  D: { left: ["+", 1], lower: ["×", 3], right: ["+", 1], upper: ["+", 2] },
  E: { left: ["+", 2], lower: ["+", 2], right: ["×", 4], upper: ["+", 4] },
  G: { left: ["+", 6], lower: ["+", 6], right: ["+", 7], upper: ["+", 7] },
  I: { left: ["+", 1], lower: ["×", 1], right: ["+", 1], upper: ["+", 5] },
  J: { left: ["+", 4], lower: ["+", 7], right: ["+", 2], upper: ["+", 5] },
  L: { left: ["+", 4], lower: ["+", 3], right: ["+", 2], upper: ["+", 2] },
  N: { lower: ["+", 4], upper: ["+", 3] },
  O: { left: ["+", 1], lower: ["×", 2], right: ["+", 1], upper: ["×", 2] },
  R: { left: ["+", 1], lower: ["+", 2], right: ["+", 1], upper: ["+", 3] },
  S: { left: ["+", 1], lower: ["+", 1], right: ["+", 1], upper: ["+", 2] },
  U: { left: ["+", 1], lower: ["+", 9], right: ["+", 1], upper: ["+", 3] },
};

/** The sides of the letters of the lesson. */
export const sidesIn = (language: string): Record<string, Sides> => (language === "fr" ? french : english);

export const COUNTING: Counting = {
  played_across: "lower",
  played_down: "left",
  tagged_across: "upper",
  tagged_down: "right",
};

interface TagOnStep extends Step {
  key: "intro" | "first" | "tag" | "replace" | "colour" | "shield" | "end";
  /** The play to make, and its running totals as in a game (TO-31). */
  lay?: { place: string; word: string; totals: string };
  /** The word to tag after that. */
  tag?: { place: string; word: string };
  /** The kind to claim after that. */
  claim?: "book";
}

const en: TagOnStep[] = [
  { key: "intro", rack: "GODANELRT" },
  { key: "first", rack: "GODANELRT", lay: { place: "9G", word: "GOD", totals: "6 → 12 → 36 → 72" } },
  {
    key: "tag",
    rack: "ANELRTUHS",
    lay: { place: "G7", word: "ANGEL", totals: "(1 → 7 → 9 → 13) + (7 → 14 → 16) = 29" },
    claims: true,
    tag: { place: "9G", word: "GOD" },
  },
  { key: "replace", rack: "RTUHS!", lay: { place: "G7", word: "ANGER", totals: "1 → 7 → 9 → 11" } },
  {
    key: "colour",
    rack: "TUHS!L",
    lay: { place: "11G", word: "RUTH", totals: "2 → 11 → 12 → 15 → 30" },
    claims: true,
    claim: "book",
  },
  { key: "shield", rack: "S!L" },
  { key: "end", rack: "S!L" },
];

const fr: TagOnStep[] = [
  { key: "intro", rack: "DIEUANGLO" },
  { key: "first", rack: "DIEUANGLO", lay: { place: "9F", word: "DIEU", totals: "3 → 3 → 5 → 14 → 28" } },
  {
    key: "tag",
    rack: "ANGLOJESR",
    lay: { place: "H6", word: "ANGE", totals: "(1 → 7 → 9) + (2 → 7 → 11 → 14) = 23" },
    claims: true,
    tag: { place: "9F", word: "DIEU" },
  },
  { key: "replace", rack: "LOJESR!", lay: { place: "9F", word: "LIEU", totals: "3 → 3 → 5 → 14" } },
  {
    key: "colour",
    rack: "OJESR!D",
    lay: { place: "F6", word: "JOEL", totals: "4 → 5 → 7 → 11 → 22" },
    claims: true,
    claim: "book",
  },
  { key: "shield", rack: "SR!D" },
  { key: "end", rack: "SR!D" },
];

export const scriptIn = (language: string): TagOnStep[] => (language === "fr" ? fr : en);
