/** Accessibility of the pages shared by all games, in both themes, on phone and desktop. */

import { test } from "node:test";
import { accessible, DEVICES } from "../axe.mjs";
import { arrive, leave, openWithBrowser } from "../house.mjs";

const { house, browser } = await openWithBrowser();

for (const device of DEVICES) {
  const kind = `${device.width} px, ${device.colorScheme}`;

  test(`pages before a game have no serious axe violations (${kind})`, async () => {
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
    for (const { key } of house.games) {
      const { sections } = await (await fetch(`${house.address}/api/games/${key}/rulebook`)).json();
      await page.goto(`${house.address}/rules/${key}#${sections.at(-1).id}`);
      await page.waitForSelector("section.shown");
      await accessible(page, `rules of ${key}`);
    }
    await leave(page);
  });
}
