/** Typing words: letters of the board are stepped over, blanks are asked for, Escape goes back to the beginning. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePages, openPage, startWithBrowser, tableAt } from "../../server.mjs";

const { server, browser } = await startWithBrowser();

const LIGHT = "15/15/15/15/15/15/15/6LIGHT4/15/15/15/15/15/15/15";

async function sit(rack, options = {}) {
  const table = await tableAt(
    server,
    ["Ada", "Ben"],
    `${LIGHT} ${rack}/FAITHOD 0/0 0 turn 0;`,
    options,
    "scrabble-bible",
  );
  const page = await openPage(browser, { table, seats: [0], reducedMotion: "reduce" });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("[data-tile]");
  return page;
}

/** Two squares above the I of LIGHT, downwards. */
async function aboveTheI(page) {
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press(" ");
}

const cursor = (page) =>
  page
    .locator("[role=grid] .cursor")
    .evaluate((one) => /translate\(([^)]+)\)/.exec(one.getAttribute("transform"))[1]);

test("a letter that is on the board already is stepped over; leaving it out works as well", async () => {
  const page = await sit("AENRSTO");
  for (const typed of ["rain", "ran"]) {
    await aboveTheI(page);
    await page.keyboard.type(typed);
    await page.waitForSelector(".act:has-text('Play RAIN') .points");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }
  await closePages(page);
});

test("Escape takes the tiles back, and the cursor is where the word began", async () => {
  const page = await sit("AENRSTO");
  await aboveTheI(page);
  const before = await cursor(page);
  await page.keyboard.type("rain");
  assert.notEqual(await cursor(page), before);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".tile.laid"));
  assert.equal(await cursor(page), before);
  await closePages(page);
});

test("a blank is used with Shift, or after asking", async () => {
  const page = await sit("AENRST?");
  await aboveTheI(page);
  await page.keyboard.type("v");
  await page.waitForSelector("dialog h2:has-text('You have no V. Use a blank?')");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  assert.equal(await page.locator(".tile.laid").count(), 0);
  await page.keyboard.type("v");
  await page.waitForSelector("dialog");
  await page.keyboard.press("Enter");
  await page.keyboard.type("ain");
  await page.waitForSelector(".act:has-text('Play VAIN') .points");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+G");
  await page.keyboard.type("ain");
  await page.waitForSelector(".act:has-text('Play GAIN') .points");
  assert.equal(await page.locator("dialog").count(), 0);
  await closePages(page);
});

test("AG-7: whether each word counts is marked where words are checked or aids allow it, and not elsewhere", async () => {
  for (const [options, mark] of [
    [{ words: "checked", aids: "none" }, "checked"],
    [{ words: "challenge", aids: "hints" }, "aids"],
    [{ words: "challenge", aids: "none" }, "none"],
  ]) {
    const page = await sit("AENRSTO", options);
    await aboveTheI(page);
    await page.keyboard.type("rain");
    await page.waitForSelector(".act:has-text('Play RAIN') .points");
    assert.equal(await page.locator(".said [data-valid=true]").count(), mark === "none" ? 0 : 1, mark);
    await page.keyboard.press("Escape");
    await page.keyboard.type("n");
    await page.keyboard.press("Escape");
    await page.keyboard.type("srio");
    if (mark === "checked") {
      // Quietly: the word may still grow. It has no price, and cannot be played.
      await page.waitForSelector(".said:not(.wrong) >> text=SRIO isn’t a valid word");
      assert.equal(await page.locator(".act .points").count(), 0);
      assert.ok(await page.isDisabled(".act"));
    } else {
      await page.waitForSelector(".act:has-text('Play SRIO') .points");
      assert.equal(await page.locator(".said [data-valid=false]").count(), mark === "none" ? 0 : 1, mark);
    }
    await closePages(page);
  }
});

test("the letters that are left are counted", async () => {
  const page = await sit("AENRST?");
  await page.click("button[aria-label=More]");
  await page.click("dialog button:has-text('Unseen tiles')");
  await page.waitForSelector("dialog h2:has-text('Unseen tiles')");
  // Twelve Es, one of them on the rack; two blanks, one of them on the rack.
  const count = async (name) =>
    (await page.locator(`dialog li:has(.letter:text-is('${name}')) .number`).textContent()).trim();
  assert.equal(await count("E"), "11");
  assert.equal(await count("blank"), "1");
  await closePages(page);
});

test("the label of a square is hidden while the cursor's arrow has its place", async () => {
  const page = await sit("AENRSTO");
  const labels = page.locator("[role=grid] .label");
  await aboveTheI(page);
  const all = await labels.count();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  assert.equal(await labels.count(), all - 1, "H4 has a premium");
  await page.keyboard.press("ArrowUp");
  assert.equal(await labels.count(), all);
  await closePages(page);
});
