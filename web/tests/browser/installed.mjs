/** The installed app: manifest, icons, the rules without a connection, and updates that wait for the reader. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePages, openPage, startWithBrowser, until } from "../server.mjs";

const { server, browser } = await startWithBrowser();
const [{ key }] = server.games;

/** A page with the service worker in control and the rulebooks stored. */
async function withWorker() {
  const page = await openPage(browser, { serviceWorkers: "allow" });
  await page.goto(server.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await until("the rulebooks", () =>
    page.evaluate(
      async (games) => {
        const stored = await Promise.all(
          games.map((game) => caches.match(`/api/games/${game}/rulebook?lang=en`)),
        );
        return stored.every(Boolean);
      },
      server.games.map((game) => game.key),
    ),
  );
  return page;
}

test("a browser can install it: the manifest is complete, and its icons exist", async () => {
  const page = await withWorker();
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  for (const { src, type } of JSON.parse(data).icons) {
    const reply = await fetch(new URL(src, server.address));
    assert.equal(reply.headers.get("content-type"), type, src);
  }
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Headless pages are incognito.
  assert.deepEqual(
    installabilityErrors.map((one) => one.errorId).filter((id) => id !== "in-incognito"),
    [],
  );
  const worker = await fetch(`${server.address}/sw.js`);
  assert.match(worker.headers.get("content-type"), /^text\/javascript/);
  assert.equal(worker.headers.get("cache-control"), "no-cache");
  await closePages(page);
});

test("without a connection home and the rules open", async () => {
  const page = await withWorker();
  await page.context().setOffline(true);
  await page.goto(`${server.address}/rules/${key}`);
  await page.locator("main section").first().waitFor();
  await page.goto(server.address);
  await page.waitForSelector("[data-mode]:enabled");
  await page.context().setOffline(false);
  page.faults.length = 0; // requests that failed
  await closePages(page);
});

test("a new version is offered at home, never at a table, and waits for the reader", async () => {
  const page = await withWorker();
  // Another address is another version.
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js?another"));
  const offer = page.getByText("A new version is ready.");
  await offer.waitFor();
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await page.locator(`article[data-game="${key}"] [data-mode=bot]`).click();
  await page.waitForURL(/\/t\//);
  await offer.waitFor({ state: "detached" });
  await page.goBack();
  await offer.waitFor();
  assert.equal(await page.evaluate(() => performance.timeOrigin), loaded, "the page was reloaded");
  // Which worker is in control then is up to the browser: a debugger keeps the old one alive for minutes.
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await reloaded;
  await page.waitForSelector("[data-mode]:enabled");
  await closePages(page);
});
