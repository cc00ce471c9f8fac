/** Accessibility of all pages of the game, in both themes, on phone and desktop. */

import { test } from "node:test";
import { accessible, DEVICES } from "../../axe.mjs";
import { begin } from "../../games/scrabble_bible/player.mjs";
import { arrive, leave, openWithBrowser, playOn, viewOf } from "../../house.mjs";

const { house, browser } = await openWithBrowser();

for (const device of DEVICES) {
  const kind = `${device.width} px, ${device.colorScheme}`;

  test(`the lesson has no serious axe violations (${kind})`, async () => {
    const page = await arrive(browser, { ...device, name: "Ada" });
    await page.goto(`${house.address}/learn/scrabble-bible`);
    await page.waitForSelector("[data-tile]");
    await page.click("button:has-text('Next')");
    await accessible(page, "tutorial");
    await leave(page);
  });

  test(`the pages of a game have no serious axe violations (${kind})`, async () => {
    const table = await begin(house, ["Ada", "Ben"]);
    playOn(house, table, "4?");
    const { turn } = await viewOf(house, table);
    const page = await arrive(browser, { ...device, table, seats: [1 - turn] });
    await page.goto(`${house.address}/t/${table.id}`);
    await page.waitForSelector("text=Challenge?");
    await accessible(page, "question");
    if (device.width < 1000) {
      await page.click("[aria-label=Menu]");
      await accessible(page, "menu");
      await page.click("dialog .tabs >> text=Log");
      await page.waitForSelector("[role=tab]");
      await accessible(page, "log");
      await page.keyboard.press("Escape");
    }
    const screen = await arrive(browser, { ...device, width: 1920, height: 1080 });
    await screen.goto(`${house.address}/screen/${table.id}`);
    await screen.waitForSelector("ul.wall");
    await accessible(screen, "television");
    playOn(house, table, 999);
    await page.bringToFront();
    await page.waitForSelector("text=Final scores", { state: "attached" });
    await accessible(page, "end");
    await page.click("text=Look at it again");
    await page.waitForSelector("input[type=range]");
    await accessible(page, "replay");
    await leave(page, screen);
  });
}
