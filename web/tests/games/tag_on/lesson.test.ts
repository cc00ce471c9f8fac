/** Every step of the lesson has its texts; its numbers are those of the tile sets. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Side } from "../../../src/games/tag_on/api_types";
import { COUNTING, scriptIn, sidesIn, SIZE } from "../../../src/games/tag_on/lesson/script";
import type { SideName } from "../../../src/games/crossword/board";
import { readPlace } from "../../../src/games/crossword/squares";
import { tOptional } from "../../../src/lib/i18n.svelte";
import "../../all_messages";

test.each(scriptIn("en").map((step) => [step.key, step] as const))("%s", (key, step) => {
  expect(tOptional(`tag-on-ui-lesson-step-${key}-say`)).toBeTruthy();
  if (step.lay) expect(tOptional(`tag-on-ui-lesson-step-${key}-done`)).toBeTruthy();
});

test.each(scriptIn("en").filter((step) => step.claims))("what to tap after $key", ({ key }) => {
  expect(tOptional(`tag-on-ui-lesson-step-${key}-tap`)).toBeTruthy();
});

const FILES = { en: "english.toml", fr: "french.toml" };
const SIDES: SideName[] = ["left", "lower", "right", "upper"];
const LANGUAGES = ["en", "fr"] as const;

/** The sides of all letters in the file of a tile set. */
function sidesInFile(language: "en" | "fr"): Record<string, Partial<Record<SideName, Side>>> {
  const text = readFileSync(`../src/parlour/games/tag_on/data/sets/${FILES[language]}`, "utf8");
  const rows = text.matchAll(/^([A-Z]) = \[ *\d+, "(.*)", "(.*)", "(.*)", "(.*)"\]$/gm);
  return Object.fromEntries(
    [...rows].map(([, letter, ...sides]) => [
      letter,
      Object.fromEntries(
        sides.flatMap((side, at) => (side ? [[SIDES[at], [side[0], Number(side.slice(1))]]] : [])),
      ),
    ]),
  );
}

test.each(LANGUAGES)("TO-5: the tiles of the lesson are those of the set (%s)", (language) => {
  const file = sidesInFile(language);
  const sides = sidesIn(language);
  expect(Object.keys(file)).toHaveLength(26);
  for (const [letter, one] of Object.entries(sides)) expect(one, letter).toEqual(file[letter]);
  for (const { rack } of scriptIn(language))
    for (const letter of rack.replace("!", "")) expect(sides, letter).toHaveProperty(letter);
});

/** TO-31: the running totals of a word. */
function totals(word: string, side: SideName, language: string, factors: number[] = []): number[] {
  const found: number[] = [];
  for (const letter of word) {
    const here = sidesIn(language)[letter]![side];
    if (!here) continue;
    const last = found.at(-1);
    found.push(last === undefined ? here[1] : here[0] === "+" ? last + here[1] : last * here[1]);
  }
  for (const factor of factors) found.push(found.at(-1)! * factor);
  return found;
}

test.each(LANGUAGES)("TO-31: the totals of the lesson are right (%s)", (language) => {
  for (const { key, lay, tag, claim } of scriptIn(language)) {
    if (!lay) continue;
    const down = !readPlace(lay.place, SIZE)!.across;
    const factors = key === "first" || claim ? [2] : [];
    const played = totals(lay.word, COUNTING[down ? "played_down" : "played_across"], language, factors);
    let text = played.join(" → ");
    if (tag) {
      const other = totals(tag.word, COUNTING.tagged_across, language);
      text = `(${text}) + (${other.join(" → ")}) = ${played.at(-1)! + other.at(-1)!}`;
    }
    expect(lay.totals, key).toBe(text);
  }
});

test.each(LANGUAGES)("the texts of the lesson name the points (%s)", (language) => {
  const text = readFileSync(`src/games/tag_on/locale/${language}.ftl`, "utf8");
  for (const { key, lay } of scriptIn(language)) {
    if (!lay) continue;
    const done = text.split("\n").find((line) => line.startsWith(`tag-on-ui-lesson-step-${key}-done =`));
    expect(done, key).toMatch(new RegExp(`\\b${/\d+$/.exec(lay.totals)![0]}\\b`));
  }
});
