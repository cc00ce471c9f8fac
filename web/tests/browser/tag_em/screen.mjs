/** TAG 'EM on one screen: every control in reach, maps that turn and come nearer, odds on request, bots that are skipped. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, still } from "../../axe.mjs";
import { facing, hold, LANE, pawn, ROSIE, settled, square, tableOf } from "../../games/tag_em/player.mjs";
import { inView, SCREENS, steadyInBursts, watchShifts } from "../../geometry.mjs";
import {
  begin,
  closePages,
  createTable,
  openPage,
  startWithBrowser,
  tableAt,
  until,
  viewOf,
} from "../../server.mjs";

const { server, browser } = await startWithBrowser();

const tableFacing = (options = {}) =>
  tableAt(server, ["Ada", "Ben"], facing(), { order: "seated", ...options }, "tag-em");
const table = (...given) => tableOf(server, ...given);

async function sit(one, more = {}) {
  const page = await openPage(browser, { name: "Ada", table: one, seats: [0], ...more });
  await watchShifts(page);
  await page.goto(`${server.address}/t/${one.id}`);
  await page.waitForSelector("[data-pawn]");
  return page;
}

const isTouch = (device) => device.width < 1000;
const hit = async (page, device, name) => {
  await settled(page);
  if (isTouch(device)) await square(page, name).tap();
  else await square(page, name).click();
};
const button = (page, name) => page.getByRole("button", { name, exact: true });
const press = async (page, device, name) =>
  isTouch(device) ? button(page, name).tap() : button(page, name).click();

for (const device of SCREENS) {
  const size = `${device.width} × ${device.height}`;

  test(`every control of each state of a turn is in reach (${size})`, async () => {
    const one = await tableFacing({ construction: true, game_type: "elimination" });
    const page = await sit(one, { ...device, hasTouch: isTouch(device) });
    const check = async (where) => {
      await settled(page);
      await inView(page, where);
    };
    await page.waitForSelector(".legend");
    await check("the legend in the first game");
    await hit(page, device, "d3");
    await page.waitForSelector(".wash");
    await page.waitForSelector(".legend", { state: "detached" });
    await check("a pawn is selected");
    await hit(page, device, "d2");
    if (isTouch(device)) {
      await page.waitForSelector(".cost");
      await check("a path is shown");
      await hit(page, device, "d2");
    }
    await pawn(page, "d2").waitFor();
    await check("it has moved");
    await press(page, device, "Undo");
    await pawn(page, "d3").waitFor();
    await hit(page, device, "e3");
    await page.waitForSelector(".odds");
    await check("the odds");
    const [odds, target] = [
      await page.locator(".odds").boundingBox(),
      await square(page, "e3").boundingBox(),
    ];
    assert.ok(
      odds.x > target.x + target.width ||
        odds.x + odds.width < target.x ||
        odds.y > target.y + target.height ||
        odds.y + odds.height < target.y,
      "the odds cover their target",
    );
    await press(page, device, "Attack e3");
    await page.waitForSelector(".dice");
    await check("the dice");
    await press(page, device, "Build");
    await check("building");
    await press(page, device, "Build");
    await press(page, device, "Show enemy moves");
    await check("where enemies can go");
    await press(page, device, "Tiles and symbols");
    await check("the legend");
    await press(page, device, "Close");
    await steadyInBursts(page, "a turn");
    await closePages(page);
  });

  test(`a turn in which nothing was done ends after a question (${size})`, async () => {
    const one = await table({ map: LANE, game_type: "king-of-the-hill", hill_points: 5 });
    const page = await sit(one, { ...device, hasTouch: isTouch(device) });
    await page.waitForSelector(".goal:has-text('King Of The Hill: first to 5')");
    await page.getByRole("button", { name: /^End turn/ }).click();
    await page.waitForSelector(".said:has-text('You haven’t done anything yet')");
    await inView(page, "the question");
    await press(page, device, "Keep playing");
    assert.equal((await viewOf(server, one)).turn, 0);
    await page.getByRole("button", { name: /^End turn/ }).click();
    await button(page, "Keep playing").waitFor();
    await button(page, "End turn").click();
    await until("the turn to end", async () => (await viewOf(server, one)).turn === 1);
    await closePages(page);
  });
}

for (const [map, device] of [
  ["castle", { width: 390, height: 844 }],
  ["province", { width: 390, height: 844 }],
  ["honeycomb", { width: 390, height: 844 }],
  ["province", { width: 844, height: 390 }],
  ["mine", { width: 844, height: 390 }],
  ["letter", { width: 360, height: 640 }],
]) {
  test(`squares are large enough for a finger when a pawn is selected: ${map} (${device.width} × ${device.height})`, async () => {
    const one = await table({ map });
    const page = await sit(one, { ...device, hasTouch: true });
    await page.locator(".own .chip").first().tap();
    await page.waitForSelector(".wash");
    await settled(page);
    const view = await viewOf(server, one);
    const { width, height } = await square(page, view.pawns[0].square).boundingBox();
    assert.ok(width >= 40 && height >= 40, `${width} × ${height}`);
    const [board, at] = [
      await page.locator("[role=application]").boundingBox(),
      await pawn(page, view.pawns[0].square).boundingBox(),
    ];
    assert.ok(at.x > board.x && at.y > board.y, "the pawn is in sight");
    assert.ok(at.x + at.width < board.x + board.width && at.y + at.height < board.y + board.height);
    await closePages(page);
  });
}

test("a wide map is turned on a tall screen, with upright texts; arrow keys go where they point", async () => {
  const one = await table({ map: LANE });
  const page = await sit(one, { width: 390, height: 844, reducedMotion: "reduce" });
  const map = page.locator("[role=application]");
  assert.equal(await map.getAttribute("data-turned"), "3");
  const [near, far] = [await square(page, "b3").boundingBox(), await square(page, "h3").boundingBox()];
  assert.ok(near.y > far.y + far.height, "the own starting point is below");
  assert.ok(Math.abs(near.x - far.x) < 2);
  assert.equal(await page.locator("[role=application] [transform*=rotate]").count(), 0);
  const box = await map.boundingBox();
  assert.ok(far.width * 5 > box.width * 0.75, "it fills the width");
  await map.focus();
  await page.keyboard.press("n");
  const place = async () => (await page.locator(".cursor").boundingBox()) ?? null;
  await page.keyboard.press("ArrowUp");
  const first = await place();
  await page.keyboard.press("ArrowUp");
  const second = await place();
  assert.ok(second.y < first.y && Math.abs(second.x - first.x) < 2);
  await page.keyboard.press("ArrowRight");
  assert.ok((await place()).x > second.x);
  await closePages(page);
  const wide = await sit(one, { width: 1366, height: 650 });
  assert.equal(await wide.locator("[role=application]").getAttribute("data-turned"), "0");
  await closePages(wide);
});

test("hovering shows the odds of an enemy and what a tile does; the cost is at the pointer", async () => {
  const page = await sit(await tableFacing(), { width: 1366, height: 650 });
  await page.keyboard.press("Escape");
  await page.waitForSelector(".legend", { state: "detached" });
  await square(page, "e3").hover();
  const about = page.locator(".about");
  await page.waitForSelector(".about:has-text('you d6 · they d6')");
  assert.match(await about.innerText(), /42% win · 17% tie · 42% lose/);
  await square(page, "b2").hover();
  await page.waitForSelector(".about:has-text('attackers get −1 here')");
  await square(page, "d3").click();
  await page.waitForSelector(".wash");
  assert.equal(await page.locator(".cost").count(), 0);
  await square(page, "d1").hover();
  await page.waitForSelector(".cost:has-text('3')");
  assert.equal(await page.locator(".cost").count(), 1);
  await square(page, "e3").hover();
  await page.waitForSelector(".about:has-text('42% win')");
  await accessible(page, "the odds of an enemy");
  await closePages(page);
});

test("a finger that rests on an enemy or a tile asks about it, and does nothing else", async () => {
  const one = await tableFacing();
  const page = await sit(one, { width: 390, height: 844 });
  await button(page, "Close").tap();
  await hold(page, "e3", "42% win");
  await hold(page, "b2", "Cover");
  assert.equal(await page.locator(".wash").count(), 0);
  await square(page, "d3").tap();
  await page.waitForSelector(".wash");
  await page.waitForSelector(".about", { state: "detached" });
  await hold(page, "d2", "Path");
  assert.equal(await page.locator(".cost").count(), 0);
  await closePages(page);
});

test("by keyboard alone: odds, legend, an attack, what happened on its square, the end of a turn", async () => {
  const one = await tableFacing();
  const page = await sit(one, { width: 844, height: 390, reducedMotion: "reduce" });
  const announced = (wanted) =>
    until(`${wanted}`, async () =>
      wanted.test((await page.locator("[aria-live]").allInnerTexts()).join(" ")),
    );
  await page.waitForSelector(".legend");
  await page.keyboard.press("l");
  await page.waitForSelector(".legend", { state: "detached" });
  const keys = async (...all) => {
    for (const key of all) await page.keyboard.press(key);
  };
  // The second pawn steps forward, the first one attacks.
  await keys("n", "n");
  await page.waitForSelector(".wash");
  await keys("ArrowRight", "Enter");
  await pawn(page, "c3").waitFor();
  await keys("n");
  await page.waitForSelector(".aim");
  await keys("ArrowRight");
  await page.waitForSelector(".about:has-text('42% win')");
  await announced(/e3.*you can attack it, 42% win/);
  await page.keyboard.press("a");
  await page.waitForSelector(".odds");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".dice");
  await page.waitForSelector("[data-flash]");
  await page.keyboard.press("e");
  await until("the turn to end", async () => (await viewOf(server, one)).turn === 1);
  await closePages(page);
});

test("the turns of bots are skipped once, or always; the choice is kept", async () => {
  const one = await table({ map: "castle" }, ROSIE);
  const page = await sit(one, { width: 390, height: 844 });
  const end = async () => {
    await page.getByRole("button", { name: /^End turn/ }).tap();
    await button(page, "Keep playing").waitFor();
    await button(page, "End turn").tap();
  };
  await end();
  await button(page, "Skip").tap();
  const turns = async (wanted) =>
    until("the turn to come back", async () => {
      const view = await viewOf(server, one);
      return view.turns === wanted && view.turn === 0;
    });
  await turns(3);
  await page.waitForSelector(".buttons .act:enabled:has-text('End turn')");
  const fast = button(page, "Always skip bots’ turns");
  await fast.tap();
  await page.reload();
  await page.waitForSelector("[data-pawn]");
  assert.equal(await fast.getAttribute("aria-pressed"), "true");
  await page.evaluate(() => {
    window.walks = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      if (this.matches(".pawn")) window.walks += 1;
      return animate.apply(this, given);
    };
  });
  await end();
  await turns(5);
  // The page shows what the bot did, and lets her end her turn.
  const { pawns } = await viewOf(server, one);
  const squares = pawns.flatMap(({ square: on }) => on || []).sort();
  await until("the bot's pawns in place", async () => {
    const shown = await page.$$eval("[data-pawn]", (all) => all.map((one) => one.dataset.pawn));
    return shown.sort().join() === squares.join();
  });
  await page.waitForSelector(".buttons .act:enabled:has-text('End turn')");
  assert.equal(await page.evaluate(() => window.walks), 0, "no pawn of the bot walks");
  await closePages(page);
});

test("where the column is beside the map, the legend is in it and covers no pawn", async () => {
  const map = `${LANE}goal 1 reach h3\ngoal 2 defeat 1 3\n`;
  const one = await begin(server, ["Ada", "Ben"], { map, order: "seated", game_type: "missions" }, "tag-em");
  const page = await sit(one, { width: 1440, height: 1200 });
  await settled(page);
  const legend = await page.locator(".legend").boundingBox();
  const rights = await page
    .locator("[data-pawn]")
    .evaluateAll((pawns) => pawns.map((pawn) => pawn.getBoundingClientRect().right));
  assert.ok(Math.max(...rights) < legend.x);
  await inView(page, "the legend beside the map");
  await closePages(page);
});

test("the view opens on the level of one's pawns; the legend is in the waiting room, too", async () => {
  const one = await table({ map: "mine" });
  const page = await sit(one, { width: 390, height: 844 });
  const view = await viewOf(server, one);
  const level = /^(\d+):/.exec(view.pawns[0].square)?.[1] ?? "1";
  assert.equal(await button(page, `Level ${level}`).getAttribute("aria-pressed"), "true");
  await closePages(page);

  const made = await createTable(server, {
    game: "tag-em",
    seats: [{ kind: "person", name: "Ada" }, { kind: "open" }],
    options: { map: "volcano" },
  });
  const waiting = await openPage(browser, {
    name: "Ada",
    table: { id: made.table.id, tokens: made.tokens },
    seats: [0],
  });
  await waiting.goto(`${server.address}/t/${made.table.id}`);
  await button(waiting, "Map and tiles").click();
  await waiting.waitForSelector("dialog li:has-text('lava')");
  await waiting.waitForSelector("dialog li:has-text('Block: nobody can enter')");
  await accessible(waiting, "the map in the waiting room");
  await closePages(waiting);
});
