/** The bots as persons: faces, names and manners in the set-up, before the game and at the table. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../axe.mjs";
import { openSetUp } from "../home.mjs";
import { openPage, closePages, startWithBrowser } from "../server.mjs";

const { server, browser } = await startWithBrowser();
const [{ key }] = await (await fetch(`${server.address}/api/games?lang=en`)).json();

/** The set-up form of the first game. */
async function setUp(page, mode) {
  await page.goto(server.address);
  return openSetUp(page, key, mode);
}

const faces = (part) => part.locator('svg[viewBox="0 0 64 64"]');
const colour = (face) => face.locator("rect").evaluate((one) => getComputedStyle(one).fill);

for (const [size, colorScheme] of [
  [{ width: 360, height: 740 }, "dark"],
  [{ width: 1440, height: 900 }, "light"],
])
  test(`a bot is chosen, introduces itself and sits at the table (${size.width} px, ${colorScheme})`, async () => {
    const page = await openPage(browser, { ...size, colorScheme, name: "Ada" });
    const dialog = await setUp(page, "bot");
    const who = dialog.getByLabel("Bot", { exact: true });
    assert.equal(await faces(dialog).count(), 1);
    const first = await faces(dialog).innerHTML();
    await who.selectOption("Tango");
    assert.notEqual(await faces(dialog).innerHTML(), first);
    await dialog.getByText("Fast and daring, with big ideas.").waitFor();
    // Nobody sits at a table twice.
    await dialog.getByRole("button", { name: "Add a bot" }).click();
    assert.equal(await faces(dialog).count(), 2);
    assert.ok(!(await who.nth(1).locator("option").allTextContents()).includes("Tango"));
    await accessible(page, "set-up");
    await dialog
      .getByRole("button", { name: /^Remove/ })
      .last()
      .click();

    await dialog.getByRole("button", { name: "Start" }).click();
    const plates = page.getByRole("list", { name: "Scores" }).first();
    await plates.getByText("Tango", { exact: true }).waitFor();
    const face = faces(plates).first();
    assert.match(await face.locator("title").textContent(), /^bot, Medium\. Fast and daring/);
    assert.equal(await colour(face), colorScheme === "dark" ? "rgb(116, 54, 42)" : "rgb(242, 193, 176)");
    // It says hello, beside its name and in the log.
    await page
      .getByText(/^Tango: “/)
      .first()
      .waitFor();
    await accessible(page, "the table");
    await closePages(page);
  });

test("who is invited sees the bots before joining", async () => {
  const ada = await openPage(browser, { width: 1440, height: 900, name: "Ada" });
  const dialog = await setUp(ada, "friends");
  await dialog.getByRole("button", { name: "Add a bot" }).click();
  await dialog.getByLabel("Bot", { exact: true }).selectOption("Mimosa");
  await dialog.getByRole("button", { name: "Create game" }).click();
  await ada.getByText("Waiting for players").first().waitFor();

  const ben = await openPage(browser, { width: 360, height: 740, name: "Ben", locale: "fr" });
  await ben.goto(ada.url());
  await ben.getByText("Mimosa").first().waitFor();
  assert.equal(await faces(ben.locator("main")).count(), 1);
  await ben.getByText("Prend son temps et joue prudemment.").waitFor();
  await accessible(ben, "before joining");
  await closePages(ada, ben);
});
