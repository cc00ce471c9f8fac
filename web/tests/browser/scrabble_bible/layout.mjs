/** SCRABBLE Bible Edition: in each state of a turn everything is in view, on laptop and phone. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkScenes } from "../../geometry.mjs";
import { staysSteady } from "../../games/crossword/turns.mjs";
import { scenes } from "../../games/scrabble_bible/screens.mjs";
import { addTable, closePages, openPage, startWithBrowser } from "../../server.mjs";

const { server, browser } = await startWithBrowser();

const STATES = [
  "my-turn",
  "first-turn",
  "their-turn",
  "half-made",
  "half-made-bonus",
  "refused-not-connected",
  "refused-gap",
  "refused-word",
  "blank-letter",
  "exchange",
  "hint",
  "challenge",
];

test("SB-11: in each state of a turn every control is in the window and not covered", async () => {
  const found = scenes.filter(({ name }) => STATES.includes(name));
  assert.deepEqual(found.map(({ name }) => name).sort(), [...STATES].sort());
  await checkScenes(server, browser, found);
});

for (const device of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]) {
  test(`nothing jumps while one plays against a bot (${device.width} px)`, () =>
    staysSteady(server, browser, "scrabble-bible", device));
}

test("a bot's remark covers neither its name nor its score, also where it is long", async () => {
  const { table: spec } = scenes.find(({ name }) => name === "story-judge-own");
  const table = await addTable(server, spec);
  const page = await openPage(browser, {
    width: 1440,
    height: 900,
    locale: "fr-FR",
    reducedMotion: "reduce",
    table,
    seats: [0],
  });
  await page.goto(`${server.address}/t/${table.id}`);
  const remark = page.locator(".plates .remark");
  await remark.waitFor();
  const covered = await remark.evaluate((one) => {
    const { top } = one.getBoundingClientRect();
    const parts = [...one.closest("li").querySelectorAll(".who, .score")];
    return parts.filter((part) => part.getBoundingClientRect().bottom > top).map((part) => part.className);
  });
  assert.deepEqual(covered, []);
  await closePages(page);
});
