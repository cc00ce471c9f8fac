/** Dragging with a finger: the tile falls where the board is lit. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fingerOn } from "../../finger.mjs";
import { closePages, openPage, startWithBrowser, tableAt } from "../../server.mjs";

const { server, browser } = await startWithBrowser();

const SIZE = 15;
const LIGHT = "15/15/15/15/15/15/15/6LIGHT4/15/15/15/15/15/15/15";

/** A player on turn, on a phone. */
async function sit(more = {}) {
  const table = await tableAt(
    server,
    ["Ada", "Ben"],
    `${LIGHT} AEINRST/FAITHOD 0/0 0 turn 0;`,
    {},
    "scrabble-bible",
  );
  const page = await openPage(browser, {
    table,
    seats: [0],
    width: 390,
    height: 844,
    reducedMotion: "reduce",
    ...more,
  });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("[data-tile]");
  return page;
}

const square = (page, at) => page.locator(`[data-square="${at}"]`);
const tile = (page, letter) => page.locator(`[data-tile][aria-label^="${letter},"]`);
const laidAt = (page) =>
  page.$$eval("[data-square]", (all) =>
    all
      .filter((one) => one.getAttribute("aria-label").includes("not played yet"))
      .map((one) => Number(one.dataset.square)),
  );

test("a tile dragged by a finger falls on the lit square: 24 of 24 targets", async () => {
  const page = await sit();
  const finger = await fingerOn(page);
  // All corners and edges, and the middle; the word on the board is left out.
  const rows = [0, 2, 5, 9, 12, 14];
  const targets = rows.flatMap((row) => [0, 4, 10, 14].map((column) => row * SIZE + column));
  assert.equal(targets.length, 24);
  const right = [];
  for (const at of targets) {
    await finger.drag(tile(page, "E"), square(page, at), {
      async before() {
        // It is lit where the tile lies, and the tile has the size of the square.
        await page.waitForSelector(`[data-target="${at}"]`);
        const lit = await square(page, at).boundingBox();
        const shown = await page.locator(".dragged").boundingBox();
        assert.ok(
          Math.abs(lit.x - shown.x) < 3 && Math.abs(lit.y - shown.y) < 3,
          `${at}: the tile lies on the lit square`,
        );
        assert.ok(Math.abs(lit.width - shown.width) < 3, `${at}: the tile is as large as the square`);
        assert.ok(lit.width > 36, `${at}: the board is enlarged`);
      },
    });
    await page.waitForSelector("svg .tile.laid");
    if ((await laidAt(page)).join() === String(at)) right.push(at);
    await page.click("[aria-label='Take back all tiles']");
    await page.waitForFunction(() => !document.querySelector(".tile.laid"));
  }
  assert.equal(right.length, targets.length, `${right.length} of ${targets.length}`);
  await closePages(page);
});

test("the next tile falls where the enlarged board is lit, and a tile dropped outside goes back", async () => {
  const page = await sit();
  const finger = await fingerOn(page);
  await finger.drag(tile(page, "R"), square(page, 5 * SIZE + 7));
  await page.waitForSelector("svg .tile.laid");
  // The enlarged board takes the room that there is above the rack.
  await page.waitForFunction(() => {
    const { width, height, bottom } = document.querySelector("svg.frame").getBoundingClientRect();
    return height > 1.4 * width && bottom < document.querySelector(".rack").getBoundingClientRect().top;
  });
  await finger.drag(tile(page, "A"), square(page, 6 * SIZE + 7));
  await page.waitForFunction(() => document.querySelectorAll("svg .tile.laid").length === 2);
  assert.deepEqual(await laidAt(page), [5 * SIZE + 7, 6 * SIZE + 7]);
  await finger.drag(square(page, 6 * SIZE + 7), page.locator(".act"));
  await page.waitForFunction(() => document.querySelectorAll("svg .tile.laid").length === 1);
  // On a tile of the board nothing is lit, and nothing is laid.
  await finger.drag(tile(page, "N"), square(page, 7 * SIZE + 7), {
    before: async () => assert.equal(await page.locator("[data-target]").count(), 0),
  });
  assert.deepEqual(await laidAt(page), [5 * SIZE + 7]);
  await closePages(page);
});
