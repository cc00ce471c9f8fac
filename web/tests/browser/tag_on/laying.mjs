/** TAG ON: help while a word is laid, hints in words, what is kept over a reload, and the passage after a tag. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { closePages, openPage, startWithBrowser } from "../../server.mjs";
import { sitAt, square, tableOf, type } from "../../games/tag_on/player.mjs";

const { server, browser } = await startWithBrowser();

const PHONE = { width: 390, height: 844 };
const table = (...given) => tableOf(server, ...given);
const sit = (...given) => sitAt(server, browser, ...given);

test("TO-14, TO-20: lifted letters and a face-up swap are still there after a reload", async () => {
  const one = await table({ "9F": "REBELS" }, ["ANSTOU", "EIST"], { says: "faceup GHIJKLMNO;" });
  const page = await sit(one, [0]);
  await page.click("[aria-label^='Face-up tiles'] button[aria-label^='G:']");
  await page.click("[aria-label='Your rack'] button[aria-label^='U:']");
  await page.waitForSelector("[aria-label='Your rack'] button[aria-label^='G:']");
  for (const [letter, place] of [
    ["A", "9F"],
    ["N", "9G"],
    ["G", "9H"],
  ]) {
    await page.click(`[aria-label='Your rack'] button[aria-label^='${letter}:']`);
    await square(page, place).click();
  }
  await page.waitForSelector("button.act:has-text('ANGELS') .points");
  const before = await page.textContent(".act");
  await page.reload();
  await page.waitForSelector("button.act:has-text('ANGELS') .points");
  assert.equal(await page.textContent(".act"), before);
  await page.waitForSelector("[aria-label^='Face-up tiles'] button[aria-label^='U:']");
  await page.click("button.act");
  await page.waitForSelector("text=You swapped U for the face-up G. You changed REBELS to ANGELS for");
  await closePages(page);
});

test("TO-1: a word that does not count is marked, has no price and cannot be played", async () => {
  const one = await table({ "9G": "GOD" }, ["SXQZT", "EIST"], { words: "checked" });
  const page = await sit(one, [0], PHONE);
  await type(page, "9G", "sx");
  await page.waitForSelector(".said:not(.wrong) >> text=GODSX isn’t a valid word");
  assert.equal(await page.locator(".act .points").count(), 0);
  assert.ok(await page.isDisabled(".act"));
  await page.waitForSelector("svg .badge:not(.good) path");
  await page.keyboard.press("Backspace");
  await page.waitForSelector(".said [data-valid=true]");
  await page.waitForSelector(".act:has-text('GODS') .points");
  await accessible(page, "marks");
  await closePages(page);
});

test("TO-34: the colours are explained one tap away, and each square when it is pointed at", async () => {
  const one = await table({ "9G": "GOD" }, ["ANELSXTU!", "EIST"]);
  for (const device of [PHONE, { width: 1440, height: 900 }]) {
    const page = await sit(one, [0], device);
    await page.click("button:has-text('Squares')");
    await page.waitForSelector("dialog h2:has-text('Coloured squares')");
    assert.equal(await page.locator("dialog li").count(), 6);
    await page.waitForSelector("dialog li >> text=Place: ×3 if your word is a place in the Bible.");
    await accessible(page, "legend");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    // On the board, G3 is a square of genealogy.
    const family = square(page, "3G");
    assert.match(await family.locator("title").textContent(), /^Family: ×3/);
    await family.click();
    await page.waitForSelector(
      ".said >> text=Family: ×3 if your word is a relative of someone on the board.",
    );
    await closePages(page);
  }
});

test("TO-50: after a tag a card shows the passage and its story, on a phone over the board, else beside it", async () => {
  for (const device of [PHONE, { width: 1440, height: 900 }]) {
    const one = await table({ "9G": "GOD" }, ["ANELSXTU!", "EIST"], { words: "checked" });
    const [ada, ben] = [await sit(one, [0], device), await sit(one, [1], device)];
    await type(ada, "G7", "anel");
    await ada.waitForSelector(".act .points");
    await square(ada, "9H").click();
    await ada.click("button.act:has-text('ANGEL'):has-text('29')");
    await ben.click("section button:has-text('Accept')");
    for (const page of [ada, ben]) {
      const card = device === PHONE ? "[data-reward]" : "section[aria-label=Proof]";
      await page.waitForSelector(`${card} h3:has-text('ANGEL and GOD')`);
      await page.waitForSelector(`${card} blockquote mark`);
      await page.waitForSelector(`${card} figcaption`);
    }
    await accessible(ada, "passage");
    // A television tells the move without the sum, and beside it the passage.
    const screen = await openPage(browser, { width: 1920, height: 1080 });
    await screen.goto(`${server.address}/screen/${one.id}`);
    await screen.waitForSelector(".news h3:has-text('ANGEL and GOD')");
    assert.equal(await screen.textContent(".news > p:not(.big)"), "Ada played ANGEL for 29. It tags GOD.");
    await screen.close();
    if (device === PHONE) {
      await ada.click("[data-reward] button[aria-label=Close]");
      await ada.waitForSelector("[data-reward]", { state: "detached" });
    }
    await closePages(ada, ben);
  }
});

test("TO-23, AG-7: a hint to swap a shield is a sentence with a button; other hints follow, and say why", async () => {
  const one = await table({ "9G": "GOD" }, ["ANELSXTU!", "EIST"], { aids: "hints" });
  const page = await sit(one, [0]);
  await page.click(".buttons button:has(.lucide-lightbulb)");
  await page.waitForSelector(".hints");
  const said = [];
  for (let i = 0; i < 6; i++) {
    const text = (await page.textContent(".said")).trim();
    assert.doesNotMatch(text, /shield (return|exchange)/);
    if (text.includes("Try swapping your shield for a tile."))
      await page.waitForSelector(".hints button:has-text('Swap shield for a tile')");
    else said.push((await page.textContent(".act")).trim());
    await page.click(".hints button:has-text('Why?')");
    await page.waitForSelector("dialog li");
    if (said.length === 1 && !text.includes("shield"))
      assert.match(await page.textContent("dialog ul"), /It scores \d+ points\./);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.click(".hints button:has-text('Another')");
  }
  assert.ok(new Set(said).size >= 3, `several words: ${said}`);
  await closePages(page);
});

test("a word that was played is explained, where words are checked", async () => {
  const one = await table({ "9G": "GOD" }, ["SANELXT", "EIST"], { words: "checked" });
  const [ada, ben] = [await sit(one, [0]), await sit(one, [1], PHONE)];
  await type(ada, "9G", "s");
  await ada.click("button.act:has-text('GODS')");
  await ada.waitForSelector("section[aria-label=GODS] .meaning");
  await ben.click("button.line:has-text('GODS')");
  await ben.waitForSelector("dialog .meaning");
  await accessible(ben, "meaning");
  await closePages(ada, ben);
});
