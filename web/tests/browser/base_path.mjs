/** A server below a path of a proxy: page, API, WebSocket, installed app, links and QR codes; and announcements. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { after, test } from "node:test";
import { promisify } from "node:util";
import { startProxy } from "../proxy.mjs";
import { closePages, openPage, python, startWithBrowser, until } from "../server.mjs";

const BASE = "/games";
const { server, browser } = await startWithBrowser({ flags: ["--base-path", BASE] });
const proxy = await startProxy(server.port, BASE);
const home = `${proxy.origin}${BASE}/`;
after(() => proxy.stop());

const [{ key }] = server.games;

/** Links of the page to our own pages, and pictures, that are not below the base path. */
const astray = (page) =>
  page.evaluate(
    (base) =>
      [...document.querySelectorAll("a[href], img[src], link[href], script[src]")]
        .map((one) => one.getAttribute("href") ?? one.getAttribute("src"))
        .filter((address) => address.startsWith("/") && !address.startsWith(`${base}/`)),
    BASE,
  );

async function admin(...words) {
  await promisify(execFile)(python, ["-m", "parlour", "admin", ...words, "--data", server.data]);
}

test("a game is set up, joined by its link and played through the proxy", async () => {
  const page = await openPage(browser, { name: "Ada" });
  await page.goto(home);
  await page.locator(`article[data-game="${key}"] [data-mode=bot]`).waitFor();
  assert.deepEqual(await astray(page), []);
  await page.locator(`article[data-game="${key}"] [data-mode=friends]`).click();
  await page.waitForURL(`${home}t/*`);
  await until("the QR code", () =>
    page.evaluate(() => [...document.images].some((one) => /qr\.svg/.test(one.src) && one.naturalWidth)),
  );
  assert.deepEqual(await astray(page), []);
  const id = page.url().split("/").at(-1);
  const { link } = await (await fetch(`${home}api/tables/${id}/invitation`)).json();
  assert.equal(link, `${home}t/${id}`);

  const other = await openPage(browser, { name: "Ben", locale: "fr-FR" });
  await other.goto(link);
  await other.locator("main button").first().waitFor();
  assert.deepEqual(await astray(other), []);
  await other.reload();
  await other.locator("main button").first().waitFor();
  await closePages(page, other);
});

test("every page opens by its address, and links lead from one to the other", async () => {
  const page = await openPage(browser);
  await page.goto(`${home}rules/${key}`);
  await page.locator("main section").first().waitFor();
  assert.deepEqual(await astray(page), []);
  await page.locator("a.home").click();
  await page.waitForURL(home);
  await page.locator("a.look").click();
  await page.waitForURL(`${home}look`);
  await page.goBack();
  await page.waitForURL(home);
  assert.deepEqual(proxy.refused, []);
  await closePages(page);
});

test("the installed app keeps to its path, and opens without a connection", async () => {
  const page = await openPage(browser, { serviceWorkers: "allow" });
  await page.goto(home);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope), home);
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  assert.equal(new URL(manifest.start_url, home).href, home);
  for (const { src } of manifest.icons) assert.equal((await fetch(new URL(src, home))).status, 200, src);
  const rules = `${BASE}/api/games/${key}/rulebook?lang=en`;
  await until("the rulebook", () => page.evaluate(async (address) => !!(await caches.match(address)), rules));
  await page.context().setOffline(true);
  await page.goto(`${home}rules/${key}`);
  await page.locator("main section").first().waitFor();
  await page.goto(home);
  await page.waitForSelector("[data-mode]:enabled");
  await page.context().setOffline(false);
  page.faults.length = 0; // requests that failed
  assert.deepEqual(
    proxy.refused.filter((path) => path !== "/favicon.ico"),
    [],
  );
  await closePages(page);
});

test("an announcement is shown on every page, in the language of its reader", async () => {
  const english = await openPage(browser, { name: "Ada" });
  await english.goto(home);
  await english.locator(`article[data-game="${key}"] [data-mode=friends]`).click();
  await english.waitForURL(`${home}t/*`);
  await english.locator("main button").first().waitFor();
  await admin("announce", "--en", "Back at nine.", "--fr", "De retour à neuf heures.");
  await english.getByText("Back at nine.").waitFor();
  const french = await openPage(browser, { locale: "fr-FR" });
  await french.goto(home);
  await french.getByText("De retour à neuf heures.").waitFor();
  await french.getByRole("button", { name: "Fermer ce message" }).click();
  await french.getByText("De retour à neuf heures.").waitFor({ state: "detached" });
  await admin("announce", "--clear");
  await english.getByText("Back at nine.").waitFor({ state: "detached" });
  await admin("read-only", "on");
  await english.getByText("This server is read-only right now", { exact: false }).waitFor();
  await admin("read-only", "off");
  await english
    .getByText("This server is read-only right now", { exact: false })
    .waitFor({ state: "detached" });
  await closePages(english, french);
});
