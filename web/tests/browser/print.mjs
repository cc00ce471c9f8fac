/** The Print button: it asks what, on which paper and in which ink, and saves a PDF. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { accessible } from "../axe.mjs";
import { openPage, closePages, startWithBrowser } from "../server.mjs";

const { server, browser } = await startWithBrowser();

for (const [width, height] of [
  [1440, 900],
  [360, 740],
])
  test(`the rules are saved as a PDF at ${width} px`, async () => {
    const page = await openPage(browser, { width, height, reducedMotion: "reduce", acceptDownloads: true });
    await page.goto(`${server.address}/rules/${server.games[0].key}`);
    await page.getByRole("button", { name: "Print" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Paper").selectOption("letter");
    await dialog.getByLabel("Ink").selectOption("black");
    await accessible(page, "print");
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Create PDF" }).click(),
    ]);
    assert.match(saved.suggestedFilename(), /\.pdf$/);
    const content = await readFile(await saved.path());
    assert.equal(content.subarray(0, 5).toString(), "%PDF-");
    await dialog.getByText("is in your downloads").waitFor();
    // The paper is remembered.
    await page.reload();
    await page.getByRole("button", { name: "Print" }).click();
    assert.equal(await page.getByLabel("Paper").inputValue(), "letter");
    await closePages(page);
  });
