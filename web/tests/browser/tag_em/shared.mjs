/** TAG 'EM on a shared device and on a television: nothing is hidden, and every phone needs the map. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { begin, closePages, openPage, startWithBrowser } from "../../server.mjs";
import { joinByPhone, openTelevision, readableFromAfar, startAt } from "../../television.mjs";

const { server, browser } = await startWithBrowser();

for (const [locale, turnOf, hintOf, unused] of [
  [
    "en-GB",
    (name) => `${name}’s turn`,
    (name) => `${name}, pick one of your pawns.`,
    "You haven’t done anything yet",
  ],
  [
    "fr-FR",
    (name) => `C’est à ${name} de jouer`,
    (name) => `${name}, choisissez un de vos pions.`,
    "Vous n’avez encore rien fait",
  ],
]) {
  test(`a shared device has no curtain, ${locale}`, async () => {
    const table = await begin(server, ["Ada", "Ben"], { order: "seated" }, "tag-em");
    const page = await openPage(browser, { table, seats: [0, 1], width: 1440, height: 900, locale });
    await page.goto(`${server.address}/t/${table.id}`);
    await page.waitForSelector("[data-pawn]");
    assert.equal(await page.locator("#hand-over").count(), 0);
    await page.waitForSelector(`h1:has-text("${turnOf("Ada")}")`);
    await page.waitForSelector(`text=${hintOf("Ada")}`);
    await page.keyboard.press("e");
    await page.waitForSelector(`text=${unused}`);
    await page.keyboard.press("e");
    await page.waitForSelector(`h1:has-text("${turnOf("Ben")}")`);
    await page.waitForSelector(`text=${hintOf("Ben")}`);
    assert.equal(await page.locator("#hand-over").count(), 0);
    await page.waitForSelector("[data-pawn]");
    await closePages(page);
  });
}

test("on a television the phones keep the map, because they move on it", async () => {
  const { screen, id } = await openTelevision(server, browser, "tag-em");
  const phones = [
    await joinByPhone(server, browser, id, "Ada"),
    await joinByPhone(server, browser, id, "Ben"),
  ];
  await startAt(phones[0]);
  await screen.waitForSelector("ul.wall");
  for (const page of [screen, ...phones]) await page.waitForSelector("[data-pawn]");
  await readableFromAfar(screen, "the map");
  await accessible(screen, "the map");
  await closePages(screen, ...phones);
});
