/** Every step of the lesson has its texts. */

import { expect, test } from "vitest";
import { collected, SCRIPT } from "../../../src/games/moji/lesson/script";
import { tOptional } from "../../../src/lib/i18n.svelte";
import "../../all_messages";

test.each(SCRIPT.map((step) => [step.key, step] as const))("%s", (key, step) => {
  expect(tOptional(`moji-ui-lesson-step-${key}-say`)).toBeTruthy();
  if (step.task) expect(tOptional(`moji-ui-lesson-step-${key}-done`)).toBeTruthy();
});

test("a word collects the cards whose letters it has, each once", () => {
  const cards = SCRIPT[0]!.cards; // C, T and A
  expect(collected("STOCK", cards)).toEqual([0, 1]);
  expect(collected("Café", cards)).toEqual([0, 2]);
  expect(collected("TOTO", cards)).toEqual([1]);
});
