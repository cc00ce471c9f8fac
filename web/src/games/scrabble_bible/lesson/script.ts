/** The script of the first game. Its texts are in the catalogues. */

import type { Step } from "../../crossword/lesson/lesson.svelte";

export const SIZE = 15;

/** The premiums of the printed board. */
export const SQUARES = [
  "T..d...T...d..T",
  ".D...t...t...D.",
  "..D...d.d...D..",
  "d..D...d...D..d",
  "....D.....D....",
  ".t...t...t...t.",
  "..d...d.d...d..",
  "T..d...*...d..T",
  "..d...d.d...d..",
  ".t...t...t...t.",
  "....D.....D....",
  "d..D...d...D..d",
  "..D...d.d...D..",
  ".D...t...t...D.",
  "T..d...T...d..T",
].join("");

export const VALUES: Record<string, number> = { "?": 0 };
for (const [letters, points] of [
  ["AEILNORSTU", 1],
  ["DG", 2],
  ["BCMP", 3],
  ["FHVWY", 4],
  ["K", 5],
  ["JX", 8],
  ["QZ", 10],
] as const) {
  for (const letter of letters) VALUES[letter] = points;
}

interface BibleStep extends Step {
  key: "intro" | "first" | "cross" | "blank" | "question" | "rules" | "end";
  /** The play to make, and its score. */
  lay?: { place: string; word: string; score: number };
}

export const SCRIPT: BibleStep[] = [
  { key: "intro", rack: "AFTHILO" },
  { key: "first", rack: "AFTHILO", lay: { place: "8D", word: "FAITH", score: 48 } },
  { key: "cross", rack: "LOYERGS", lay: { place: "H8", word: "HOLY", score: 15 } },
  { key: "blank", rack: "ERG?SNT", lay: { place: "E6", word: "GRAcE", score: 15 } },
  { key: "question", rack: "SNTAEDO", ask: { place: "10H", word: "LOAVE" } },
  { key: "rules", rack: "SNTAEDO" },
  { key: "end", rack: "SNTAEDO" },
];
