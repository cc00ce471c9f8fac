/** SCRABBLE on a television and on a shared device: racks stay with their owners, the board is for everyone. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { begin } from "../../games/scrabble_bible/player.mjs";
import { closePages, openPage, playOn, startWithBrowser, until, viewOf } from "../../server.mjs";
import { joinByPhone, openTelevision, PHONE, readableFromAfar, startAt, tableOf } from "../../television.mjs";

const { server, browser } = await startWithBrowser();

const square = (page, name) => {
  const row = Number(name.slice(0, -1)) - 1;
  const column = name.charCodeAt(name.length - 1) - 65;
  return page.locator(`[data-square="${row * 15 + column}"]`);
};

const laidOn = (page) => page.locator(".tile.laid .letter").allTextContents();

test("tiles laid on a phone are seen on the television while they are laid, and nowhere else", async () => {
  const { screen, id } = await openTelevision(server, browser, "scrabble-bible");
  const phones = [
    await joinByPhone(server, browser, id, "Ada"),
    await joinByPhone(server, browser, id, "Ben"),
  ];
  await startAt(phones[0]);
  const table = await tableOf(id, phones);
  await screen.waitForSelector("ul.wall");
  const { turn } = await viewOf(server, table);
  const [mover, other] = [phones[turn], phones[1 - turn]];

  // A phone has rack and buttons; the board is on the television.
  for (const phone of phones) {
    await phone.waitForSelector("text=The board is on the TV.");
    assert.equal(await phone.locator("[data-tile]").count(), 7);
    assert.equal(await phone.locator("[role=grid]").count(), 0);
    await accessible(phone, "a rack");
  }
  assert.equal(await screen.locator("[data-tile]").count(), 0);
  await readableFromAfar(screen, "the board");

  await mover.click("text=Place tiles");
  const rack = await mover.$$eval("[data-tile]", (tiles) =>
    tiles.map((tile) => ({ id: tile.dataset.tile, letter: tile.getAttribute("aria-label") })),
  );
  const letters = [];
  const plain = rack.filter(({ letter }) => /^[A-Z],/.test(letter));
  for (const [i, place] of ["8G", "8H"].entries()) {
    letters.push(plain[i].letter[0]);
    await mover.click(`[data-tile="${plain[i].id}"]`);
    await square(mover, place).click();
    await until("the tile on the television", async () => (await laidOn(screen)).length === letters.length);
  }
  assert.deepEqual((await laidOn(screen)).sort(), [...letters].sort());
  await readableFromAfar(screen, "laid tiles");
  assert.equal(await other.locator(".tile.laid").count(), 0);
  await other.click("text=Show the board here too");
  await square(other, "8H").waitFor();
  assert.equal(await other.locator(".tile.laid").count(), 0, "nor on the phone of an opponent");

  // A television that comes later sees them too; taken back, they are gone.
  await screen.reload();
  await until("the tiles after a reload", async () => (await laidOn(screen)).length === 2);
  await mover.click("[aria-label='Take back all tiles']");
  await until("the tiles to go", async () => (await laidOn(screen)).length === 0);
  await closePages(screen, ...phones);
});

for (const [device, size] of [
  ["phone", PHONE],
  ["desktop", { width: 1440, height: 900, reducedMotion: "reduce" }],
]) {
  test(`a shared ${device} hides racks between turns, and shows the board`, async () => {
    const table = await begin(server, ["Ada", "Ben", "Cleo"]);
    await playOn(server, table, 3);
    const page = await openPage(browser, { table, seats: [0, 1, 2], ...size });
    await page.goto(`${server.address}/t/${table.id}`);
    await page.waitForSelector("h2:has-text('Pass the device to')");
    assert.equal(await page.locator("[data-tile]").count(), 0, "no rack");
    await page.waitForSelector("[role=grid]");
    await page.locator(".tile .letter").nth(3).waitFor(); // the words on the board
    const hands = await Promise.all([0, 1, 2].map((seat) => viewOf(server, table, seat)));
    const said = await page.locator("body").innerText();
    for (const { rack } of hands) assert.ok(!said.includes(rack), "a rack in a text");
    assert.ok(!/drew [A-Z]/.test(said), "nobody reads what was drawn");
    await accessible(page, "between turns");
    await page.click("button:has-text('show my tiles')");
    await page.waitForSelector("[data-tile]");
    assert.equal(await page.locator("h2:has-text('Pass the device to')").count(), 0);
    await closePages(page);
  });
}

test("on a shared device the others challenge a word that they can see", async () => {
  const table = await begin(server, ["Ada", "Ben", "Cleo"], { words: "challenge" });
  await playOn(server, table, "3?");
  const page = await openPage(browser, { table, seats: [0, 1, 2], ...PHONE });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("h2:has-text('Pass the device to')");
  await page.waitForSelector("text=The others answer first:");
  await page.waitForSelector("[role=grid]");
  await page.locator(".tile.fresh .letter").nth(1).waitFor(); // the word in question
  await page.locator(".asked button:has-text('Accept')").first().click();
  await closePages(page);
});
