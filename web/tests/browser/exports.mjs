/** The exports of a finished game: log, text, and the game's own formats. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, begin, closePages, startWithBrowser } from "../server.mjs";

const { server, browser } = await startWithBrowser();

for (const { key, exports } of server.games)
  test(`every offered export can be downloaded: ${key}`, async () => {
    const table = await begin(server, ["Ada", "Ben"], {}, key);
    const page = await openPage(browser, { name: "Ada", table, seats: [0] });
    await page.goto(`${server.address}/t/${table.id}`);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("Resign", { exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Download" }).click();
    const offered = page.getByRole("dialog").getByRole("link");
    await offered.first().waitFor();
    assert.deepEqual(await offered.allTextContents(), [
      "As text",
      ...exports.map((format) => `As ${format.toUpperCase()}`),
      "As a Parlour log",
    ]);
    for (const path of await offered.evaluateAll((links) => links.map(({ href }) => href))) {
      const reply = await fetch(path);
      assert.equal(reply.status, 200, path);
      assert.ok((await reply.text()).length > 0);
    }
    await closePages(page);
  });
