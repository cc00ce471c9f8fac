/** Small pictures of tables in the lobby. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../axe.mjs";
import { arrive, begin, leave, openWithBrowser, playOn } from "../house.mjs";

const { house, browser } = await openWithBrowser();

for (const colorScheme of ["light", "dark"])
  test(`a game under way has its picture in the list of one's own games (${colorScheme})`, async () => {
    const table = await begin(house, ["Ada", "Ben"]);
    playOn(house, table, 4);
    const page = await arrive(browser, { name: "Ada", table, seats: [0], colorScheme });
    await page.goto(house.address);
    const shown = page.locator(`a[href='/t/${table.id}'] img`);
    await shown.waitFor();
    assert.equal(await shown.getAttribute("alt"), "The game as it stands");
    assert.match(
      await shown.getAttribute("src"),
      new RegExp(`/picture.svg\\?dark=${colorScheme === "dark"}&lang=en$`),
    );
    await page.waitForFunction(
      (image) => image.complete && image.naturalWidth > 0,
      await shown.elementHandle(),
    );
    await accessible(page, `lobby with pictures, ${colorScheme}`);
    await leave(page);
  });
