/** Accessibility of the pages shared by all games, in both themes, on phone and desktop. */

import { test } from "node:test";
import { accessible, DEVICES } from "../axe.mjs";
import { openGroups, openSetUp } from "../home.mjs";
import { openPage, closePages, startWithBrowser } from "../server.mjs";

const { server, browser } = await startWithBrowser();

for (const device of DEVICES) {
  const kind = `${device.width} px, ${device.colorScheme}`;

  test(`pages before a game have no serious axe violations (${kind})`, async () => {
    const page = await openPage(browser, { ...device, name: "Ada" });
    await page.goto(server.address);
    await page.waitForSelector("[data-mode]:enabled");
    await accessible(page, "lobby");
    await openGroups(await openSetUp(page, server.games[0].key, "friends"));
    await accessible(page, "set-up");
    await page.click("dialog .main");
    await page.waitForSelector("text=Waiting for players");
    await accessible(page, "gathering");
    for (const { key } of server.games) {
      const { sections } = await (await fetch(`${server.address}/api/games/${key}/rulebook`)).json();
      await page.goto(`${server.address}/rules/${key}#${sections.at(-1).id}`);
      await page.waitForSelector("section.shown");
      await accessible(page, `rules of ${key}`);
    }
    await closePages(page);
  });
}
