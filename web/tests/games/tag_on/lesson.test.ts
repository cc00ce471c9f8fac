/** Every step of the lesson has its texts. */

import { expect, test } from "vitest";
import { scriptIn } from "../../../src/games/tag_on/lesson/script";
import { tOptional } from "../../../src/lib/i18n.svelte";
import "../../all_messages";

test.each(scriptIn("en").map((step) => [step.key, step] as const))("%s", (key, step) => {
  expect(tOptional(`tag-on-ui-lesson-step-${key}-say`)).toBeTruthy();
  if (step.lay) expect(tOptional(`tag-on-ui-lesson-step-${key}-done`)).toBeTruthy();
});

test.each(scriptIn("en").filter((step) => step.claims))("what to tap after $key", ({ key }) => {
  expect(tOptional(`tag-on-ui-lesson-step-${key}-tap`)).toBeTruthy();
});
