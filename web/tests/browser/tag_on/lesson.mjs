/** The lesson of TAG ON, by keyboard and by touch, in both editions. */

import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { square, type } from "../../games/tag_on/player.mjs";
import { DESKTOP, goOn, openLesson, PHONE, startGame, tapOn } from "../../lesson.mjs";
import { closePages, startWithBrowser } from "../../server.mjs";

const { server, browser } = await startWithBrowser();
const open = (more) => openLesson(server, browser, "tag-on", more);
const tile = (page, letter) =>
  page.locator(`[aria-label="Your rack"] button[aria-label^="${letter}:"]`).first();
const ready = (page, word) => page.waitForSelector(`.act:enabled:has-text("${word}")`);

for (const { locale, words, book } of [
  {
    locale: "en-GB",
    words: [
      ["9G", "god", "GOD"],
      ["I10", "avid", "DAVID"],
      ["G7", "anel", "ANGEL"],
      ["11D", "joe", "JOEL"],
    ],
    book: /book/i,
  },
  {
    locale: "fr-FR",
    words: [
      ["9F", "dieu", "DIEU"],
      ["F10", "avid", "DAVID"],
      ["H6", "ang", "ANGE"],
      ["F6", "joe", "JOEL"],
    ],
    book: /livre/i,
  },
]) {
  test(`TO-13, TO-31, TO-32, TO-34: the lesson is completed by keyboard alone (${locale})`, async () => {
    const page = await open({ ...DESKTOP, locale });
    await accessible(page, "the first step");
    for (const [i, [place, letters, word]] of words.entries()) {
      await type(page, place, letters);
      await ready(page, word);
      if (i === 2) await page.locator(".claim-form .chip").first().press("Enter");
      if (i === 3) await page.locator(".claim-form .chip").filter({ hasText: book }).press("Enter");
      if (i >= 2) await page.waitForSelector(".chip[aria-pressed=true]");
      await page.locator(".act:enabled").press("Enter");
      await goOn(page, i < 3 ? i + 2 : 0);
    }
    await startGame(page, (button) => button.press("Enter"));
    await page.waitForSelector("[data-tile]");
    await closePages(page);
  });
}

test("the lesson is completed by touch alone", async () => {
  const page = await open({ ...PHONE, colorScheme: "dark" });
  await accessible(page, "the first step on a phone");
  const lay = async (place, down, letters) => {
    await square(page, place).tap();
    if (down) await square(page, place).tap(); // the second tap turns the cursor
    for (const letter of letters) await tile(page, letter).tap();
  };
  await lay("9G", false, "GOD");
  await page.locator(".act:enabled:has-text('GOD')").tap();
  await tapOn(page, 2);
  await lay("10I", true, "AVID");
  await page.locator(".act:enabled:has-text('DAVID')").tap();
  await tapOn(page, 3);
  await lay("7G", true, "ANEL");
  await ready(page, "ANGEL");
  await page.locator(".claim-form .chip").first().tap();
  await page.waitForSelector(".chip[aria-pressed=true]");
  await page.locator(".act:enabled").tap();
  await accessible(page, "a tag");
  await tapOn(page, 4);
  await lay("11D", false, "JOE");
  await ready(page, "JOEL");
  await page.locator(".claim-form .chip").filter({ hasText: /book/i }).tap();
  await page.locator(".act:enabled").tap();
  await tapOn(page);
  await startGame(page, (button) => button.tap());
  await closePages(page);
});
