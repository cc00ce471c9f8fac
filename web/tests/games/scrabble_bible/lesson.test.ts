/** Every step of the lesson has its texts. */

import { expect, test } from "vitest";
import { SCRIPT } from "../../../src/games/scrabble_bible/lesson/script";
import { tOptional } from "../../../src/lib/i18n.svelte";
import "../../all_messages";

test.each(SCRIPT.map((step) => [step.key, step] as const))("%s", (key, step) => {
  expect(tOptional(`scrabble-bible-ui-lesson-step-${key}-say`)).toBeTruthy();
  if (step.lay || step.ask) expect(tOptional(`scrabble-bible-ui-lesson-step-${key}-done`)).toBeTruthy();
});
