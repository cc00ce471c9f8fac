/** moji: in each state of a turn everything is in view, on laptop and phone. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkScenes, steady, watchShifts } from "../../geometry.mjs";
import { wordsFor } from "../../games/moji/player.mjs";
import { scenes } from "../../games/moji/screens.mjs";
import { otherPlayers } from "../../other_players.mjs";
import { addTable, closePages, openPage, startWithBrowser, viewOf } from "../../server.mjs";

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

const FOUR = ["Ada", "Ben", "Cleo", "Dan"];

for (const [what, options] of [
  ["a race", { tie_window: 0 }],
  ["a race with variations", { tie_window: 0, partners: "do-si-do", stack_em_up: true, rounds: 2 }],
  ["Off the Grid", { variation: "off-the-grid" }],
  ["Eagle Eyes", { variation: "eagle-eyes" }],
])
  test(`nothing jumps from the introduction of ${what} to its first word, for players and spectators`, async () => {
    const wordsWith = wordsFor();
    const others = await otherPlayers(server, browser);
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const table = await addTable(server, { game: "moji", names: FOUR, options });
      await others.connectAll(table, []);
      const pages = [
        await openPage(browser, { ...size, name: "Ada", table, seats: [0] }),
        await openPage(browser, size),
      ];
      for (const page of pages) {
        await watchShifts(page);
        await page.goto(`${server.address}/t/${table.id}`);
        await page.waitForSelector("strong");
      }
      for (const seat of FOUR.keys()) await others.send(table, seat, "ready");
      for (const page of pages) await page.waitForSelector(".table [data-card] >> nth=3");
      const { slots, board, phase } = await viewOf(server, table);
      const letters = [...slots.map((slot) => slot?.card), ...board]
        .filter(Boolean)
        .map(({ letter }) => letter);
      const [word] = wordsWith(letters);
      await others.send(table, 0, `${phase === "write" ? "write" : "say"} ${word}`);
      for (const page of pages) {
        // What is written in Eagle Eyes is secret.
        if (page === pages[0] || phase !== "write")
          await page.waitForFunction((one) => document.body.innerText.includes(one), word);
        await steady(page, `${what}, ${size.width} px, ${page === pages[0] ? "player" : "spectator"}`);
      }
      await closePages(...pages);
      await others.disconnect(table);
    }
    await others.close();
  });
