/** Variants of moji: ties, stacks, Master's Choice, partners. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { openPage, begin, closePages, startWithBrowser } from "../../server.mjs";
import {
  PHONE,
  lettersOf,
  lying,
  pilesOn,
  say,
  sitAt,
  turnOthers,
  turnUp,
  wordsFor,
  wordsThere,
} from "../../games/moji/player.mjs";

const wordsWith = wordsFor();
const { server, browser } = await startWithBrowser();

const sit = (table, seat, more = PHONE) => sitAt(server, browser, table, seat, more);

test("MO-13: two tied players race on with new words", async () => {
  const table = await begin(server, ["Ada", "Ben"], { tie_window: 1 }, "moji");
  const pages = [await sit(table, 0), await sit(table, 1, { width: 1280, height: 860 })];
  await turnUp(pages);
  const words = await wordsThere(pages, wordsWith, 3);
  for (const [i, page] of pages.entries()) await page.keyboard.type(words[i]);
  await Promise.all(pages.map((page) => page.keyboard.press("Enter")));
  for (const page of pages) {
    await page.waitForSelector(".verdict.together:has([aria-label='Rule MO-13'])");
    assert.equal(await page.locator(".contested").count(), 2);
  }
  await accessible(pages[0], "a tie");
  // A word used in the tie is refused.
  await say(pages[0], words[0]);
  await pages[0].waitForSelector(".verdict.wrong:has([aria-label='Rule MO-13'])");
  await pages[0].waitForSelector(".duel");
  await say(pages[0], words[2]);
  await pages[0].waitForSelector(`.verdict.won:has-text("${words[2]}")`);
  for (const page of pages) await page.locator(".contested").first().waitFor({ state: "detached" });
  assert.equal(await pages[0].locator(".duel").count(), 0);
  assert.equal((await pilesOn(pages[0]))[0], "2 cards won");
  await closePages(...pages);
});

test("MO-41: stacks grow while all are stuck, and a word collects all of them", async () => {
  const table = await begin(server, ["Ada", "Ben"], { stack_em_up: true }, "moji");
  const pages = [await sit(table, 0), await sit(table, 1)];
  await turnUp(pages);
  await turnOthers(pages);
  const [word] = await wordsThere(pages, wordsWith);
  const under = parseInt(await pages[0].locator(".place .under [aria-hidden]").first().textContent(), 10);
  assert.ok(under >= 1);
  await accessible(pages[0], "stacks");
  await say(pages[0], word);
  await pages[1].waitForSelector(`[data-pile="0"][title="${2 * (under + 1)} cards won"]`);
  await closePages(...pages);
});

test("MO-41, MO-44: two variations at once are both named", async () => {
  const table = await begin(server, ["Ada", "Ben"], { stack_em_up: true, monochrome: true }, "moji");
  const page = await sit(table, 0);
  for (const name of ["Monochrome", "Stack ’Em Up"])
    await page.waitForSelector(`.info li:text-is("${name}")`);
  await closePages(page);
});

test("MO-44: a variation introduces itself, says what counts now, and lights the cards of a word", async () => {
  const table = await begin(server, ["Ada", "Ben"], { monochrome: true }, "moji");
  const pages = [await sit(table, 0), await sit(table, 1, { width: 1440, height: 900 })];
  for (const page of pages) await page.waitForSelector("li:has-text('Monochrome'):has-text('one colour')");
  await accessible(pages[0], "what is played");
  await turnUp(pages);
  await pages[0].waitForSelector(".now:has-text('Use at least two cards of one colour.')");
  const before = await pages[0].locator(".place").first().boundingBox();
  const [card] = await lying(pages[0]);
  await pages[0].keyboard.type(card[0]);
  await pages[0].waitForSelector(`.lit[data-card="${card}"]`);
  assert.equal(await pages[0].locator(".lit").count(), 1);
  assert.equal(await pages[1].locator(".lit").count(), 0);
  // A verdict appears, and the cards stay where they are.
  await say(pages[0], "QQXJZ");
  await pages[0].waitForSelector(".verdict.wrong");
  assert.deepEqual(await pages[0].locator(".place").first().boundingBox(), before);
  // On desktop the cards are as large as the room allows.
  assert.ok((await pages[1].locator(".place").first().boundingBox()).width > 180);
  await closePages(...pages);
});

test("MO-40: the winner picks the next challenges, and the others read them, in French too", async () => {
  const options = { variation: "off-the-grid", rounds: 2, masters_choice: true };
  const table = await begin(server, ["Ada", "Ben"], options, "moji");
  const [ada, ben] = [await sit(table, 0), await sit(table, 1, { ...PHONE, locale: "fr-FR" })];
  await turnUp([ada, ben]);
  const cards = await ada.$$eval("ol [data-card]", (all) => all.map((card) => card.dataset.card));
  const [word] = wordsWith(lettersOf(cards));
  await say(ada, word);
  // Ben, in French: a word that does not count says why, with its rule.
  await ben.waitForSelector("button:has-text('Passer'):enabled");
  await say(ben, "QQXJ");
  await ben.waitForSelector(".verdict.wrong:has-text('QQXJ'):has([aria-label^='Règle MO-'])");
  await accessible(ben, "en français");
  await ben.click("button:has-text('Passer')");
  await ada.click("button:has-text('Pass'):enabled");
  await ada.waitForSelector("h2:has-text('Choose the challenges for the next round')");
  await ben.waitForSelector("text=Ada a gagné la manche");
  // Both read who won, the best word, and words that nobody found.
  await ada.waitForSelector("section[aria-label='Round 1'] h2:has-text('You won round 1')");
  await ben.waitForSelector(`section[aria-label='Manche 1'] dd:has-text("${word}")`);
  assert.ok((await ben.locator("section[aria-label='Manche 1'] .missed").count()) > 0);
  await accessible(ada, "the Master's choice");
  await ada.click("form label:has-text('5 letters')");
  await ada.click("form label:has-text('food')");
  await ada.click("form label:has-text('animals')");
  await ada.click("form button.main");
  await ada.waitForSelector(".info:has-text('Round 2 of 2')");
  await ada.waitForSelector("section[aria-label='Round 1']");
  for (const term of ["5 lettres", "cuisine et boissons", "animaux"])
    await ben.locator(`.info li:has-text("${term}")`).waitFor();
  await closePages(ada, ben);
});

test("with reduced motion nothing moves; with the sound off nothing sounds", async () => {
  const listen = () => {
    window.sounds = 0;
    const begin = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...given) {
      window.sounds += 1;
      return begin.apply(this, given);
    };
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      window.moved += 1;
      return animate.apply(this, given);
    };
  };
  const table = await begin(server, ["Ada", "Ben"], {}, "moji");
  const pages = [];
  for (const [seat, loud] of [true, false].entries()) {
    const page = await openPage(browser, {
      table,
      seats: [seat],
      stored: { sound: loud },
      reducedMotion: loud ? "no-preference" : "reduce",
    });
    await page.addInitScript(listen);
    await page.goto(`${server.address}/t/${table.id}`);
    await page.waitForSelector("input.say:focus");
    pages.push(page);
  }
  await turnUp(pages);
  const [word] = await wordsThere(pages, wordsWith);
  await say(pages[0], word);
  for (const page of pages) await page.waitForSelector(`[data-pile="0"][title="2 cards won"]`);
  const [loud, quiet] = pages;
  assert.ok((await loud.evaluate(() => window.sounds)) > 0, "one hears it");
  assert.ok((await loud.evaluate(() => window.moved)) > 0, "cards fly");
  assert.deepEqual(await quiet.evaluate(() => [window.sounds, window.moved]), [0, 0]);
  // Both have to flip: the first one to do so is told whose card is missing.
  await loud.keyboard.press("Enter");
  await loud.waitForSelector(".now:text-is('Waiting for Ben to flip a card.')");
  await quiet.keyboard.press("Enter");
  await quiet.waitForSelector("[data-card]");
  const turning = (page) => page.$eval("[data-card]", (card) => getComputedStyle(card).animationName);
  assert.equal(await turning(quiet), "none");
  await closePages(...pages);
});
