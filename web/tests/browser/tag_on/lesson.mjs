/** The lesson of TAG ON from the first step to the last. */

import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { frenchOnly } from "../../french.mjs";
import { openPage, closePages, startWithBrowser } from "../../server.mjs";
import { PHONE, square } from "../../games/tag_on/player.mjs";

const { server, browser } = await startWithBrowser();

async function open(path, more = {}) {
  const page = await openPage(browser, { reducedMotion: "reduce", ...more });
  await page.goto(server.address + path);
  return page;
}

/** Goes to a step. */
async function on(page, step, button = "Next") {
  await page.click(`button:has-text('${button}')`);
  await page.waitForSelector(`.lesson .soft >> text=/^\\D*${step}\\b/`);
}

test("the lesson of TAG ON is completed on a phone, in French", async () => {
  const page = await open("/learn/tag-on", { ...PHONE, locale: "fr-FR" });
  const next = (at) => on(page, at, "Suivant");
  await page.waitForSelector("[role=grid]");
  await next("2");
  await page.keyboard.type("dieu");
  await page.waitForSelector(".totals:text-is('3 → 3 → 5 → 14 → 28')");
  await next("3");
  await page.keyboard.type("ang");
  await page.waitForSelector("text=Touchez maintenant DIEU");
  await square(page, "9F").click();
  await page.waitForSelector(".totals:text-is('(1 → 7 → 9) + (2 → 7 → 11 → 14) = 23')");
  await next("4");
  // A board letter is replaced and moves to the rack.
  await page.click("[aria-label='Votre chevalet'] button[aria-label^='L']");
  await square(page, "9F").click();
  await page.waitForSelector(".totals:text-is('3 → 3 → 5 → 14')");
  await page.waitForSelector("[aria-label='Votre chevalet'] button[aria-label^='D']");
  await next("5");
  await page.keyboard.type("joe");
  await page.click("button.book");
  await page.waitForSelector(".totals:text-is('4 → 5 → 7 → 11 → 22')");
  await accessible(page, "une leçon");
  await frenchOnly(page, "une leçon");
  await next("6");
  await next("7");
  await page.waitForSelector("main a[href='/']");
  // A skipped step is completed for the learner.
  await page.reload();
  await page.waitForSelector("[role=grid]");
  await next("2");
  await on(page, "3", "Passer");
  await page.waitForSelector("[data-square='141'][aria-label*='D']");
  await closePages(page);
});
