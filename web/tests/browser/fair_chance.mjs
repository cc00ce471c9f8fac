/** AG-2: a live table promises the hash of its seed, and shows the seed when the game is over. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { closePages, openPage, startWithBrowser } from "../server.mjs";

const { server, browser } = await startWithBrowser({ testSeed: null });

for (const { locale, menu, fair, back, resign } of [
  { locale: "en-GB", menu: "Menu", fair: "Fair draws", back: "Back", resign: "Resign" },
  { locale: "fr-FR", menu: "Menu", fair: "Hasard vérifiable", back: "Retour", resign: "Abandonner" },
]) {
  test(`AG-2: the seed is promised before the deal and shown at the end (${locale})`, async () => {
    const page = await openPage(browser, { width: 390, height: 844, locale });
    await page.goto(server.address);
    await page.locator("article .button.main").first().click();
    await page.waitForURL(/\/t\//);
    await page.getByRole("button", { name: menu }).click();
    await page.getByRole("button", { name: fair }).click();
    const shown = page.locator("dialog .address");
    const promised = await shown.first().textContent();
    assert.match(promised, /^[0-9a-f]{64}$/);
    assert.equal(await shown.count(), 1);
    await page.getByRole("button", { name: back, exact: true }).click();
    await page.getByRole("button", { name: resign }).click();
    await page.locator("dialog .button.no").click();
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: menu }).click();
    await page.getByRole("button", { name: fair }).click();
    await shown.nth(1).waitFor();
    const seed = await shown.nth(1).textContent();
    assert.equal(createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex"), promised);
    const id = new URL(page.url()).pathname.split("/")[2];
    const log = await (await fetch(`${server.address}/api/tables/${id}/log`)).text();
    const head = JSON.parse(log.split("\n")[0]);
    assert.deepEqual([head.commitment, head.secret], [promised, seed]);
    assert.equal(head.numbers.length, 2);
    assert.match(head.numbers[0], /^[0-9a-z]+$/);
    await closePages(page);
  });
}
