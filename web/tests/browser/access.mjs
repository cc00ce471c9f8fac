/** Nothing serious for axe to find, on any page, in both colours and on both kinds of device. */

import { test } from "node:test";
import { accessible } from "../axe.mjs";
import { arrive, begin, leave, openWithBrowser, playOn, viewOf } from "../house.mjs";

const { house, browser } = await openWithBrowser();

// Without motion, so that colours are judged when they have come to rest.
const devices = [
  { width: 360, height: 780, colorScheme: "light", reducedMotion: "reduce" },
  { width: 1440, height: 900, colorScheme: "dark", reducedMotion: "reduce" },
  { width: 1440, height: 900, colorScheme: "light", reducedMotion: "reduce" },
  { width: 360, height: 780, colorScheme: "dark", reducedMotion: "reduce" },
];

for (const device of devices) {
  const kind = `${device.width} px, ${device.colorScheme}`;

  test(`pages before a game (${kind})`, async () => {
    const page = await arrive(browser, { ...device, name: "Ada" });
    await page.goto(house.address);
    await page.waitForSelector(".path");
    await accessible(page, "lobby");
    await page.click("text=Play with friends");
    await page.waitForSelector("dialog");
    for (const fold of await page.$$("dialog details:not([open]) > summary")) await fold.click();
    await accessible(page, "set-up");
    await page.click("dialog .main");
    await page.waitForSelector("text=The table is set");
    await accessible(page, "gathering");
    await page.goto(`${house.address}/learn`);
    await page.waitForSelector("[data-tile]");
    await page.click("button:has-text('Next')");
    await accessible(page, "tutorial");
    await page.goto(`${house.address}/rules/scrabble-bible#SB-16`);
    await page.waitForSelector("section.shown");
    await accessible(page, "rules");
    await leave(page);
  });

  test(`pages of a game (${kind})`, async () => {
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
