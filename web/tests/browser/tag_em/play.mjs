/** TAG 'EM by mouse, touch and keyboard. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, still } from "../../axe.mjs";
import { openPage, closePages, startWithBrowser, until, viewOf } from "../../server.mjs";
import {
  clickOn,
  LANE,
  pawn,
  ROSIE,
  settled,
  spot,
  square,
  tableOf,
  tapOn,
  visit,
} from "../../games/tag_em/player.mjs";

const { server, browser } = await startWithBrowser();

const table = (options) => tableOf(server, options);
const tableWithBot = (options) => tableOf(server, options, ROSIE);

async function sit(one, more = {}) {
  const page = await openPage(browser, { name: "Ada", table: one, seats: [0], ...more });
  await page.goto(`${server.address}/t/${one.id}`);
  await page.waitForSelector("[data-pawn]");
  return page;
}

/** The text (or accessible name) of an element. */
const reads = (page, where, wanted) =>
  until(`${where} to read ${wanted}`, async () =>
    (await page.locator(where).allInnerTexts()).some((text) => wanted.test(text)),
  );

/** The bot has had its turn, and Ada starts her second: the third turn of the game. */
async function rosiesTurn(one) {
  await until("the turn to come back", async () => {
    const view = await viewOf(server, one);
    return view.turns === 3 && view.turn === 0;
  });
}

test("a game against a bot by mouse: reach, path, a step taken back, the end of a turn", async () => {
  const one = await tableWithBot({ map: LANE });
  const page = await sit(one);
  await square(page, "c2").click();
  await page.waitForSelector(".wash");
  await square(page, "e2").hover();
  await page.waitForSelector(".cost:has-text('2')");
  await page.waitForSelector(".path", { state: "attached" });
  await square(page, "e2").click();
  await pawn(page, "e2").waitFor();
  let view = await viewOf(server, one);
  assert.equal(view.pom, 10);
  await reads(page, ".pom", /10/);
  await page.getByRole("button", { name: "Undo" }).click();
  await pawn(page, "c2").waitFor();
  view = await viewOf(server, one);
  assert.equal(view.pom, 12);
  await page.getByRole("button", { name: "Show enemy moves" }).click();
  await page.waitForFunction(() => document.querySelectorAll("[fill*=hatch]").length > 3);
  // Nothing was done in this turn: it ends after a question.
  await page.getByRole("button", { name: /^End turn/ }).click();
  await page.getByRole("button", { name: "Keep playing" }).waitFor();
  await page.getByRole("button", { name: "End turn", exact: true }).click();
  await rosiesTurn(one);
  await page.waitForFunction(() => /Your turn/.test(document.title));
  await closePages(page);
});

test("keys work while a button has the focus, and ? lists them; a flag is celebrated on the map", async () => {
  const one = await table({ map: LANE, game_type: "capture-the-flag" });
  const page = await sit(one);
  await page.locator("[aria-label=Menu]").focus();
  await page.keyboard.press("n");
  await page.waitForSelector(".wash");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".wash", { state: "detached" });
  await page.keyboard.press("?");
  await page.waitForSelector("dialog kbd:has-text('Page up and down')");
  await accessible(page, "keys");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await square(page, "b3").click();
  await page.waitForSelector(".wash");
  await square(page, "e3").click();
  const banner = page.locator("[data-banner=festive]");
  await banner.waitFor();
  assert.match(await banner.textContent(), /You took the flag!/);
  await closePages(page);
});

test("a pawn is dragged to its target, and the odds are shown before an attack", async () => {
  const one = await table({ map: LANE });
  const page = await sit(one, { seats: [0] });
  const [from, to] = [await square(page, "c2").boundingBox(), await square(page, "f2").boundingBox()];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.waitForSelector(".wash");
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.waitForSelector(".path", { state: "attached" });
  await page.mouse.up();
  await pawn(page, "f2").waitFor();
  await page.waitForSelector(".aim");
  await square(page, "g2").click();
  const odds = page.locator(".odds");
  await odds.waitFor();
  const text = await odds.innerText();
  assert.match(text, /d6/);
  assert.match(text, /42% win/);
  assert.match(text, /17% tie/);
  await odds.locator("button:has-text('Attack')").click();
  await page.waitForSelector(".dice");
  await page.waitForFunction(() => /= \d/.test(document.querySelector(".dice")?.textContent ?? ""));
  const view = await viewOf(server, one);
  assert.equal(view.pom, 8);
  await closePages(page);
});

test("a turn by keyboard alone, with announcements", async () => {
  const one = await tableWithBot({ map: LANE });
  const page = await sit(one);
  await page.locator("[role=application]").focus();
  await page.keyboard.press("n");
  await page.waitForSelector(".wash");
  await reads(page, "[role=log][aria-live]", /b3/);
  await page.keyboard.press("ArrowRight");
  await reads(page, "[aria-live=polite]", /c3, Path.*1 point to get here/);
  await page.keyboard.press("Enter");
  await pawn(page, "c3").waitFor();
  await page.keyboard.press("u");
  await pawn(page, "b3").waitFor();
  await page.keyboard.press("e");
  await reads(page, ".said", /haven’t done anything yet/);
  await page.keyboard.press("e");
  await rosiesTurn(one);
  await page.waitForFunction(() => /Your turn/.test(document.title));
  await closePages(page);
});

test("on a phone the first tap shows the path and the second one moves; the map zooms in", async () => {
  const one = await tableWithBot({ map: "castle", game_type: "capture-the-flag", construction: true });
  const page = await sit(one, { width: 360, height: 780 });
  const before = await page.locator("[role=application]").getAttribute("viewBox");
  await page.locator(".own .chip").nth(2).tap();
  await page.waitForSelector(".wash");
  await until(
    "the map to come nearer",
    async () => (await page.locator("[role=application]").getAttribute("viewBox")) !== before,
  );
  await still(page);
  await settled(page);
  const view = await viewOf(server, one);
  const board = await page.locator("[role=application]").boundingBox();
  const [, letter, row] = /([a-z])(\d+)$/.exec(view.pawns[2].square);
  const taken = new Set(view.pawns.map((one) => one.square));
  const next = [-1, 1]
    .flatMap((step) => [
      `${String.fromCharCode(letter.charCodeAt(0) + step)}${row}`,
      `${letter}${Number(row) + step}`,
    ])
    .find((name) => !taken.has(name));
  const { x, y, width, height } = await square(page, next).boundingBox();
  const seen = { x: x + width / 2, y: y + height / 2 };
  await page.touchscreen.tap(seen.x, seen.y);
  await page.waitForSelector(".path", { state: "attached" });
  await reads(page, ".said", /Tap again to confirm/);
  assert.equal((await viewOf(server, one)).pom, view.pom);
  await page.touchscreen.tap(seen.x, seen.y);
  await page.waitForFunction((pom) => Number(document.querySelector(".pom b").textContent) < pom, view.pom);
  await page.getByRole("button", { name: "Build" }).tap();
  await reads(page, ".said", /Pick a square to build on/);
  // Anywhere on the map, not only next to a pawn (TE-53).
  await page.touchscreen.tap(board.x + board.width / 2, board.y + board.height / 2);
  await page.waitForSelector("dialog .builds");
  await page.locator("dialog .builds .button").first().tap();
  await page.waitForFunction(() => !document.querySelector("dialog"));
  await until("something built", async () => Object.keys((await viewOf(server, one)).built).length === 1);
  await closePages(page);
});

const RIDGE = `name: Ridge
grid: square
pom: 4

...............
...............
...............
...............
...............

start 1 b3
start 2 n3
hill f3
`;

test("TE-58: a whole game of King Of The Hill by touch; a square out of reach is explained", async () => {
  const one = await tableWithBot({ map: RIDGE, game_type: "king-of-the-hill", hill_points: 2 });
  const page = await sit(one, { width: 360, height: 740 });
  const rows = await page.$$eval(".own .chip", (all) => new Set(all.map((chip) => chip.offsetTop)).size);
  assert.equal(rows, 1, "all pawns are in one row");
  const tap = async (name) => {
    await settled(page);
    await square(page, name).tap();
  };
  await page.locator(".own .chip").first().tap();
  await page.waitForSelector(".wash");
  // The pawn stays selected, and one reads why it can't go there.
  await tap("f5");
  await page.waitForSelector(".said:has-text('You can’t reach f5 with 4 points.')");
  assert.equal(await page.locator(".own .chip[aria-pressed=true]").count(), 1);
  await tap("f3");
  await page.waitForSelector(".said:has-text('Move to f3 (4 points). Tap again to confirm.')");
  await tap("f3");
  await pawn(page, "f3").waitFor();
  // It can do nothing more: all pawns are in view again.
  await page.waitForSelector(".said:has-text('You have no points left. End your turn.')");
  await settled(page);
  for (const each of (await viewOf(server, one)).pawns) {
    const { x, y, width, height } = await pawn(page, each.square).boundingBox();
    assert.ok(x >= 0 && y >= 0 && x + width <= 360 && y + height <= 740, each.square);
  }
  await page.getByRole("button", { name: "End turn", exact: true }).tap();
  await rosiesTurn(one);
  await page.waitForSelector(".goal:has-text('1')");
  // Staying is enough.
  await page.getByRole("button", { name: /^End turn/ }).tap();
  await page.getByRole("button", { name: "Keep playing" }).waitFor();
  await page.getByRole("button", { name: "End turn", exact: true }).tap();
  await page.waitForSelector("main.over >> text=You’re king of the hill!");
  await closePages(page);
});

test("two players on a shared device capture a flag; summary and replay follow", async () => {
  const one = await table({ map: LANE, game_type: "capture-the-flag", pom: 40 });
  const page = await openPage(browser, { name: "Ada", table: one, seats: [0, 1] });
  await page.goto(`${server.address}/t/${one.id}`);
  await page.waitForSelector("[data-pawn]");
  await square(page, "b3").click();
  await page.waitForSelector(".wash");
  await square(page, "e3").click();
  await pawn(page, "e3").waitFor();
  await page.waitForSelector(".pawn .flag");
  await page.waitForSelector(".ring");
  await page.waitForSelector(".wash");
  await square(page, "b3").click();
  await page.waitForSelector("text=Ada brought the flag home!");
  await accessible(page, "the end");
  await page.click("button:has-text('Replay')");
  await page.waitForSelector(".replay [data-pawn]");
  await page.locator(".replay").press("End");
  await page.waitForFunction(() => /flag home/.test(document.querySelector(".sentence")?.textContent ?? ""));
  await closePages(page);
});

for (const device of [
  { width: 360, height: 780, colorScheme: "light", reducedMotion: "reduce" },
  { width: 1440, height: 900, colorScheme: "dark", reducedMotion: "reduce" },
]) {
  test(`the game has no axe violations (${device.width} px, ${device.colorScheme})`, async () => {
    const one = await tableWithBot({ map: "mine", game_type: "king-of-the-hill", construction: true });
    const page = await sit(one, device);
    await page.waitForSelector(".legend");
    await accessible(page, "the legend in the first game");
    await page.getByRole("button", { name: "Close" }).click();
    await accessible(page, "at the table");
    await page.locator(".own .chip").first().click();
    await page.waitForSelector(".wash");
    await page.getByRole("button", { name: "Tiles and symbols" }).click();
    await accessible(page, "a pawn chosen");
    await closePages(page);
  });
}

// The map editor.

const stored = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("parlour-map")));

const makeMaps = (more) => visit(server, browser, "/maps", more);

test("a map is drawn by mouse, checked, saved, shared by link, and played", async () => {
  const page = await makeMaps();
  await page.waitForSelector(".faults li");
  await page.getByLabel("Symmetry").selectOption("turn");
  await page.getByRole("button", { name: "Wade" }).click();
  const [from, to] = [await spot(page, "g2"), await spot(page, "g5")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  let map = await stored(page);
  assert.deepEqual(
    map.levels[0].map((row) => row[6] + row[8]),
    ["..", "w.", "w.", "w.", "w.", "..", ".w", ".w", ".w", ".w", ".."],
  );
  await page.getByRole("button", { name: "Undo" }).click();
  assert.ok(
    (await stored(page)).levels[0].every((row) => !row.includes("w")),
    "a stroke is taken back as one",
  );
  await page.getByRole("button", { name: "Redo" }).click();
  await page.getByRole("button", { name: "Points", exact: true }).click();
  await clickOn(page, "c6");
  map = await stored(page);
  assert.deepEqual(map.starts, ["c6", "m6"]);
  await page.waitForSelector("text=Ready to play");
  await page.getByLabel("Name", { exact: true }).fill("Ford of Ada");
  await page.getByLabel("Name", { exact: true }).press("Tab");
  await page.reload();
  await page.waitForSelector("text=Ready to play");
  assert.equal((await stored(page)).name, "Ford of Ada");

  await page.getByRole("button", { name: "Copy link" }).click();
  const link = await page.getByRole("textbox", { name: "Copy link" }).inputValue();
  assert.match(link, /\/maps#m=/);
  const other = await openPage(browser, { name: "Ben" });
  await other.goto(link);
  await other.waitForSelector("text=Ford of Ada is open");
  assert.deepEqual((await stored(other)).levels, (await stored(page)).levels);
  await other.getByRole("button", { name: "Try it" }).click();
  await other.waitForSelector("[data-pawn]");
  await other.locator(".own .chip").first().click();
  await other.waitForSelector(".wash");
  await closePages(page, other);
});

test("a map is drawn by keyboard: fill, line, a point; a fault is shown with its square", async () => {
  const page = await makeMaps();
  await page.locator("[role=application]").focus();
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("ArrowRight", "f", "5", "Enter");
  assert.ok((await stored(page)).levels[0].every((row) => /^#+$/.test(row)));
  await press("l", "1", "Enter", ...Array.from({ length: 4 }, () => "ArrowRight"), "Enter");
  assert.match((await stored(page)).levels[0][0], /^\.{5}#/);
  await press("o", "Enter");
  assert.deepEqual((await stored(page)).starts, ["e1"]);
  await page.waitForSelector(".faults li");
  await press("Control+z");
  assert.deepEqual((await stored(page)).starts ?? [], []);
  await closePages(page);
});

test("a map is drawn by touch, on two levels with stairs", async () => {
  const page = await makeMaps({ width: 360, height: 780 });
  await page.getByRole("button", { name: "Cover" }).tap();
  await tapOn(page, "d3");
  assert.equal((await stored(page)).levels[0][2][3], "c");
  await page.getByRole("button", { name: "Add a level" }).tap();
  await page.getByRole("button", { name: "Path" }).tap();
  await tapOn(page, "2:d3");
  await page.getByRole("button", { name: "Points", exact: true }).tap();
  await page.getByRole("button", { name: "Stairs" }).tap();
  await tapOn(page, "2:d3");
  await page.getByRole("button", { name: "Level 1" }).tap();
  await tapOn(page, "d3");
  assert.deepEqual((await stored(page)).stairs, [["2:d3", "d3"]]);
  await closePages(page);
});

for (const device of [
  { width: 360, height: 780, colorScheme: "dark", reducedMotion: "reduce" },
  { width: 1440, height: 900, colorScheme: "light", reducedMotion: "reduce" },
]) {
  test(`the map editor has no axe violations (${device.width} px, ${device.colorScheme})`, async () => {
    const page = await makeMaps(device);
    await page.waitForSelector(".faults li");
    await accessible(page, "the map maker");
    await page.getByRole("button", { name: "Points", exact: true }).click();
    await accessible(page, "its points");
    await closePages(page);
  });
}
