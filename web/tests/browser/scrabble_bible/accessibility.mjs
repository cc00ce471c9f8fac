/** Accessibility of all pages of the game, in both themes, on phone and desktop. */

import { test } from "node:test";
import { accessibleInBothThemes, PHONE_AND_DESKTOP } from "../../axe.mjs";
import { begin } from "../../games/scrabble_bible/player.mjs";
import { openPage, closePages, startWithBrowser, playOn, viewOf } from "../../server.mjs";

const { server, browser } = await startWithBrowser();

for (const device of PHONE_AND_DESKTOP) {
  test(`the pages of a game have no serious axe violations (${device.width} px)`, async () => {
    const table = await begin(server, ["Ada", "Ben"]);
    await playOn(server, table, "4?");
    const { turn } = await viewOf(server, table);
    const page = await openPage(browser, { ...device, table, seats: [1 - turn] });
    await page.goto(`${server.address}/t/${table.id}`);
    await page.waitForSelector("section >> text=/\\w+ played [A-Z]+ for \\d+\\./");
    await accessibleInBothThemes(page, "question");
    if (device.width < 1000) {
      await page.click("[aria-label=Menu]");
      await accessibleInBothThemes(page, "menu");
      await page.click("dialog .tabs >> text=Log");
      await page.waitForSelector("[role=tab]");
      await accessibleInBothThemes(page, "log");
      await page.keyboard.press("Escape");
    }
    const screen = await openPage(browser, { ...device, width: 1920, height: 1080 });
    await screen.goto(`${server.address}/screen/${table.id}`);
    await screen.waitForSelector("ul.wall");
    await accessibleInBothThemes(screen, "television");
    await playOn(server, table, 999);
    await page.bringToFront();
    await page.waitForSelector("text=Final scores", { state: "attached" });
    await accessibleInBothThemes(page, "end");
    await page.click("text=Replay");
    await page.waitForSelector("input[type=range]");
    await accessibleInBothThemes(page, "replay");
    await closePages(page, screen);
  });
}
