/** moji: in each state of a turn everything is in view, on laptop and phone. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkScenes } from "../../geometry.mjs";
import { scenes } from "../../games/moji/screens.mjs";
import { startWithBrowser } from "../../server.mjs";

const { server, browser } = await startWithBrowser();

const STATES = [
  "ready",
  "ready-many-rules",
  "my-turn",
  "must-flip",
  "refused-1",
  "word-taken",
  "word-of-others",
  "dispute",
  "dispute-mine",
  "tie",
  "challenges",
  "stacks",
  "partners",
  "grid-theirs",
  "grid-of-six",
  "eagle-full",
  "eagle-review",
  "masters-choice",
  "masters-choice-waiting",
];

test("MO-12: in each state of a turn every control is in the window and not covered", async () => {
  const found = scenes.filter(({ name }) => STATES.includes(name));
  assert.deepEqual(found.map(({ name }) => name).sort(), [...STATES].sort());
  await checkScenes(server, browser, found);
});
