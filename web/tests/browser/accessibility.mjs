/** Accessibility of the pages shared by all games, in both themes, on phone and desktop. */

import { test } from "node:test";
import { accessibleInBothThemes, PHONE_AND_DESKTOP } from "../axe.mjs";
import { openGroups, openSetUp } from "../home.mjs";
import { openPage, closePages, startWithBrowser } from "../server.mjs";

const { server, browser } = await startWithBrowser();

for (const device of PHONE_AND_DESKTOP) {
  test(`pages before a game have no serious axe violations (${device.width} px)`, async () => {
    const page = await openPage(browser, { ...device, name: "Ada" });
    await page.goto(server.address);
    await page.waitForSelector("[data-mode]:enabled");
    await accessibleInBothThemes(page, "lobby");
    await openGroups(await openSetUp(page, server.games[0].key, "friends"));
    await accessibleInBothThemes(page, "set-up");
    await page.click("dialog .main");
    await page.waitForSelector("text=Waiting for players");
    await accessibleInBothThemes(page, "gathering");
    for (const { key } of server.games) {
      const { sections } = await (await fetch(`${server.address}/api/games/${key}/rulebook`)).json();
      await page.goto(`${server.address}/rules/${key}#${sections.at(-1).id}`);
      await page.waitForSelector("section.shown");
      await accessibleInBothThemes(page, `rules of ${key}`);
    }
    await closePages(page);
  });
}
