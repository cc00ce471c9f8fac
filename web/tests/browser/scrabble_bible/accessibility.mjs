/** Accessibility of all pages of the game, in both themes, on phone and desktop. */

import { test } from "node:test";
import { accessible, DEVICES } from "../../axe.mjs";
import { begin } from "../../games/scrabble_bible/player.mjs";
import { openPage, closePages, startWithBrowser, playOn, viewOf } from "../../server.mjs";

const { server, browser } = await startWithBrowser();

for (const device of DEVICES) {
  const kind = `${device.width} px, ${device.colorScheme}`;

  test(`the pages of a game have no serious axe violations (${kind})`, async () => {
    const table = await begin(server, ["Ada", "Ben"]);
    await playOn(server, table, "4?");
    const { turn } = await viewOf(server, table);
    const page = await openPage(browser, { ...device, table, seats: [1 - turn] });
    await page.goto(`${server.address}/t/${table.id}`);
    await page.waitForSelector("section >> text=/\\w+ played [A-Z]+ for \\d+\\./");
    await accessible(page, "question");
    if (device.width < 1000) {
      await page.click("[aria-label=Menu]");
      await accessible(page, "menu");
      await page.click("dialog .tabs >> text=Log");
      await page.waitForSelector("[role=tab]");
      await accessible(page, "log");
      await page.keyboard.press("Escape");
    }
    const screen = await openPage(browser, { ...device, width: 1920, height: 1080 });
    await screen.goto(`${server.address}/screen/${table.id}`);
    await screen.waitForSelector("ul.wall");
    await accessible(screen, "television");
    await playOn(server, table, 999);
    await page.bringToFront();
    await page.waitForSelector("text=Final scores", { state: "attached" });
    await accessible(page, "end");
    await page.click("text=Replay");
    await page.waitForSelector("input[type=range]");
    await accessible(page, "replay");
    await closePages(page, screen);
  });
}
