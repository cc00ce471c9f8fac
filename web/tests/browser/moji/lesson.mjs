/** The lesson of moji, by keyboard and by touch, in both languages. */

import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { say } from "../../games/moji/player.mjs";
import { atStep, DESKTOP, goOn, openLesson, PHONE, startGame, tapOn } from "../../lesson.mjs";
import { closePages, startWithBrowser } from "../../server.mjs";

const { server, browser } = await startWithBrowser();
const open = (more) => openLesson(server, browser, "moji", more);

for (const { locale, words, dispute } of [
  { locale: "en-GB", words: ["SECTION", "CATS", "TOPIC", "TABLE"], dispute: "Dispute" },
  { locale: "fr-FR", words: ["CITRON", "CHATS", "CARTON", "TABLE"], dispute: "Contester" },
]) {
  test(`MO-10, MO-12, MO-18, MO-22, MO-30, MO-44: the lesson by keyboard alone (${locale})`, async () => {
    const page = await open({ ...DESKTOP, locale });
    await page.waitForSelector("input.say:focus");
    await accessible(page, "the first step");
    await say(page, words[0]);
    await goOn(page, 2);
    await page.waitForSelector("input.say:focus");
    await page.keyboard.press("Enter"); // flips the card
    await goOn(page, 3);
    await page.waitForSelector("input.say:focus");
    await say(page, words[1]);
    await goOn(page, 4);
    await page.getByRole("button", { name: new RegExp(`^${dispute}`) }).press("Enter");
    await goOn(page, 5);
    await page.waitForSelector("input.say:focus");
    await say(page, words[2]);
    await goOn(page, 6);
    await page.waitForSelector("input.say:focus");
    await say(page, words[3]);
    await goOn(page);
    await accessible(page, "the end of the lesson");
    await startGame(page, (button) => button.press("Enter"));
    await page.waitForSelector("input.say");
    await closePages(page);
  });
}

test("the lesson is completed by touch alone", async () => {
  const page = await open({ ...PHONE, colorScheme: "dark" });
  await accessible(page, "the first step on a phone");
  /** The keyboard of a phone types into the field; the button beside it sends. */
  const type = async (word) => {
    await page.locator("input.say").tap();
    await page.keyboard.insertText(word);
    await page.getByRole("button", { name: "Say it" }).tap();
  };
  await type("STOCK");
  await tapOn(page, 2);
  await page.getByRole("button", { name: "Flip" }).tap();
  await tapOn(page, 3);
  await type("CATS");
  await tapOn(page, 4);
  await page.getByRole("button", { name: "Dispute CHATBOT" }).tap();
  await tapOn(page, 5);
  await type("CAT");
  await atStep(page, 5);
  await type("CARPET");
  await tapOn(page, 6);
  await type("TABLE");
  await tapOn(page);
  await startGame(page, (button) => button.tap());
  await closePages(page);
});
