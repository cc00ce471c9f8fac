/** The rules: how to win first, contents, pictures, links to a rule, and on paper. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { steady, watchShifts } from "../geometry.mjs";
import { openPage, closePages, startWithBrowser } from "../server.mjs";

const { server, browser } = await startWithBrowser();

for (const { key, title } of server.games)
  test(`the rules begin with how to win, and have contents and pictures: ${key}`, async () => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ]) {
      const page = await openPage(browser, { width, height, reducedMotion: "reduce" });
      await watchShifts(page);
      await page.goto(`${server.address}/rules/${key}`);
      await page.waitForSelector("[data-rule]");
      assert.ok((await page.locator("h1").innerText()).includes(title));
      assert.match(await page.locator(".intro p").first().innerText(), /^How to win/);
      const text = await page.locator("main").innerText();
      assert.doesNotMatch(text, /--\w|parlour (play|serve)|`|\w_\w/, "no commands, no keys of options");
      await page.locator("main img:visible").first().scrollIntoViewIfNeeded();
      await page.waitForFunction(() =>
        [...document.querySelectorAll("main img")].some((image) => image.complete && image.naturalWidth > 0),
      );
      await steady(page, `${width} px`);

      // The contents lead to a rule, which is marked and has the focus.
      await page.evaluate(() => scrollTo(0, 0));
      const contents = page.locator("details.contents");
      if (!(await contents.evaluate((one) => one.open))) await contents.locator("summary").click();
      const entry = contents.locator("nav ul ul a").last();
      const id = (await entry.getAttribute("href")).slice(1);
      await entry.click();
      await page.waitForSelector(`section.shown[data-rule='${id}']`);
      await page.waitForFunction((rule) => {
        const { top, bottom } = document.querySelector(`[data-rule='${rule}'] h3`).getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }, id);
      assert.equal(new URL(page.url()).hash, `#${id}`);
      assert.ok(await page.evaluate(() => document.activeElement.matches("h3")));
      await closePages(page);
    }
  });

test("the rules are printed in light colours, without the page around them, with every picture", async () => {
  const page = await openPage(browser, { colorScheme: "dark" });
  // A server that makes no PDFs: the browser prints.
  await page.route("**/api/games?*", async (route) => {
    const reply = await route.fetch();
    const games = await reply.json();
    await route.fulfill({ response: reply, json: games.map((game) => ({ ...game, prints: [] })) });
  });
  // The dialog of the browser would wait for somebody.
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      window.printed = [...document.querySelectorAll("main img.light")].map(
        (image) => image.naturalWidth > 0,
      );
    };
  });
  await page.goto(`${server.address}/rules/${server.games[0].key}`);
  await page.waitForSelector("[data-rule]");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  // The button is for the screen.
  assert.ok(await page.locator(".search").isHidden());
  assert.ok(await page.locator(".contents").isHidden());
  assert.ok(await page.locator("body > #app header, #app > header").first().isHidden());
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await page.getByRole("button", { name: "Print" }).click();
  await page.waitForFunction(() => window.printed);
  const printed = await page.evaluate(() => window.printed);
  assert.ok(printed.length > 0 && printed.every(Boolean), printed.join());
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "light");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await closePages(page);
});
