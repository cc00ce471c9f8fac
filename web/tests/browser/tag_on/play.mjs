/** TAG ON: tags and proofs, replaced and face-up letters, shields, the end of the game. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { closePages, startWithBrowser, viewOf } from "../../server.mjs";
import { PHONE, sitAt, SIZE, square, tableOf, type } from "../../games/tag_on/player.mjs";

const { server, browser } = await startWithBrowser();

const table = (...given) => tableOf(server, ...given);
const sit = (...given) => sitAt(server, browser, ...given);

/** Waits until the page shows this play with its score, and makes it. */
async function play(page, word, score) {
  const button = page.getByRole("button", { name: new RegExp(`${word}.*\\b${score}\\b`) });
  await button.waitFor();
  await button.click();
}

/** The score of the play, as its button shows it. */
const points = async (page) => Number(await page.textContent(".act .points"));

const scores = (page, score) => page.waitForSelector(`.act .points:text-is('${score}')`);

for (const device of [
  { ...PHONE, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "dark" },
]) {
  test(`TO-13, TO-24, TO-50: a tag is tapped on the board, challenged, proved and scored (${device.width} px)`, async () => {
    const one = await table({ "9G": "GOD" }, ["ANELSXTU!", "EIST"]);
    const [ada, ben] = [await sit(one, [0], device), await sit(one, [1], device)];
    await type(ada, "G7", "anel");
    await ada.waitForSelector("text=1 → 7 → 9 → 13");
    await square(ada, "9H").click();
    await ada.waitForSelector("text=(1 → 7 → 9 → 13) + (7 → 14 → 16) = 29");
    await ada.waitForSelector(".chip[aria-pressed=true] >> text=GOD");
    await accessible(ada, "laying");
    await play(ada, "ANGEL", 29);
    await ben.waitForSelector("text=Ada played ANGEL for 29, tagging GOD.");
    await accessible(ben, "challenge");
    await ben.click("button:has-text('Challenge the tag')");
    for (const page of [ada, ben]) {
      if (device.width < 1000) await page.click("button.line:has-text('ANGEL and GOD')");
      await page.waitForSelector("text=/The Bible links ANGEL and GOD: / >> nth=0");
      await page.waitForSelector("blockquote mark:has-text('angel')");
      await page.waitForSelector("blockquote mark:has-text('God')");
      if (page === ben) await accessible(page, "proof");
      if (device.width < 1000) await page.keyboard.press("Escape");
    }
    await ben.waitForSelector("text=/^29$/");
    await closePages(ada, ben);
  });
}

test("TO-50, AG-4: an unproven tag goes to a vote, with the closest passages shown", async () => {
  const one = await table({ I7: "VASHTI" }, ["AMANEEST", "EIST", "EIST"], { names: ["Ada", "Ben", "Cleo"] });
  const [ada, ben, cleo] = [await sit(one, [0]), await sit(one, [1]), await sit(one, [2], PHONE)];
  await type(ada, "10I", "aman");
  await ada.click(".claim-form .chip:has-text('VASHTI')");
  await ada.fill("[placeholder^=Reason]", "both were at the king’s court");
  await ada.keyboard.press("Tab");
  await ada.click("button.act:has-text('HAMAN')");
  await ben.waitForSelector("text=Reason: “both were at the king’s court”");
  await ben.click("button:has-text('Challenge the tag')");
  await cleo.waitForSelector("text=/Ada played HAMAN for \\d+, tagging VASHTI./");
  await cleo.click("button:has-text('Accept')");
  for (const page of [ben, cleo]) {
    await page.waitForSelector("text=Ada says the Bible links HAMAN and VASHTI. Do you agree?");
    await page.waitForSelector("figcaption:has-text('Esther')");
    await page.waitForSelector("blockquote mark:has-text('Haman')");
    await page.waitForSelector("blockquote mark:has-text('Vashti')");
  }
  assert.equal(await ada.isVisible("section button:text-is('No')"), false, "who claims it does not vote");
  await ben.click("section button:text-is('No')");
  await cleo.click("section button:text-is('No')");
  await ada.waitForSelector("text=The players don’t accept the tag, so you lose those points.");
  await closePages(ada, ben, cleo);
});

test("TO-14, TO-15, TO-20: letters are lifted and put back, replaced, and one is taken from the display", async () => {
  const one = await table({ "9F": "REBELS" }, ["ANSTOU", "EIST"], {
    says: "faceup GHIJKLMNO;",
  });
  const page = await sit(one, [0]);
  // By keyboard: Delete lifts letter after letter, Escape puts all back.
  await type(page, "9F", "");
  for (let i = 0; i < 3; i++) await page.keyboard.press("Delete");
  await page.waitForFunction(() => document.querySelectorAll(".ghost").length === 3);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelectorAll(".ghost").length === 0);
  await page.keyboard.press("Escape"); // the second Escape hides the cursor
  // A face-up letter is swapped for a rack letter, and must be played.
  await page.click("[aria-label^='Face-up tiles'] button[aria-label^='G:']");
  await page.waitForSelector("text=Swap one of your tiles for the G.");
  await page.click("[aria-label='Your rack'] button[aria-label^='U:']");
  await page.waitForSelector("[aria-label='Your rack'] button[aria-label^='G:']");
  // By pointer: a tile, then the letter that it replaces.
  for (const [letter, place] of [
    ["A", "9F"],
    ["N", "9G"],
    ["G", "9H"],
  ]) {
    await page.click(`[aria-label='Your rack'] button[aria-label^='${letter}:']`);
    await square(page, place).click();
  }
  await page.click("button.act:has-text('ANGELS')");
  await page.waitForSelector("text=You swapped U for the face-up G. You changed REBELS to ANGELS for");
  await page.waitForSelector("[aria-label^='Face-up tiles'] button[aria-label^='U:']");
  await closePages(page);
});

/** A square of a colour where a word across can start, with a word down beside it. */
async function coloured(sign) {
  const plain = await table({ "9G": "GOD" }, ["EIST", "EIST"]);
  const { tile_set } = await viewOf(server, plain);
  const found = [...tile_set.squares].findIndex(
    (one, i) => one === sign && i % SIZE < 11 && i > SIZE && i < 13 * SIZE,
  );
  assert.ok(found > 0, `the board has squares of ${sign}`);
  const name = (at) => [Math.floor(at / SIZE) + 1, String.fromCharCode(65 + (at % SIZE))];
  const [row, column] = name(found);
  const [, next] = name(found + 1);
  return { across: `${row}${column}`, beside: `${next}${row}` };
}

test("TO-34: a colour is claimed, challenged, and proved", async () => {
  const { across, beside } = await coloured("l");
  const one = await table({ [beside]: "GOD", "17K": "SOLOMON" }, ["EYPTXQ", "EIST"]);
  const [ada, ben] = [await sit(one, [0]), await sit(one, [1])];
  await type(ada, across, "eypt");
  const plain = await points(ada);
  await ada.click(".chip.land");
  await scores(ada, 3 * plain);
  await ada.click("button.act:has-text('EGYPT')");
  await ben.click("button:has-text('Challenge “it’s a place”')");
  await ben.waitForSelector("section[aria-label=Proof] >> text=The Bible agrees.");
  await ben.waitForSelector("section[aria-label=Proof] >> text=EGYPT is a land");
  await closePages(ada, ben);
});

test("TO-36: the played word is kin of somebody on the board, and the relation is named", async () => {
  const { across, beside } = await coloured("g");
  const one = await table({ [beside]: "ARK", "17K": "SOLOMON" }, ["DVIDXQ", "EIST"]);
  const [ada, ben] = [await sit(one, [0], PHONE), await sit(one, [1])];
  await type(ada, across, "dvid");
  await ada.click(".chip.genealogy");
  await ada.fill("input[list]", "father");
  await ada.keyboard.press("Tab");
  const plain = await points(ada);
  await ada.selectOption(".kin select", { label: "SOLOMON" });
  await scores(ada, 3 * plain);
  await accessible(ada, "kin");
  await ada.click("button.act:has-text('DAVID')");
  await ben.click("button:has-text('Challenge “they’re family”')");
  await ben.waitForSelector("section[aria-label=Proof] >> text=The Bible agrees.");
  await ben.waitForSelector("section[aria-label=Proof] h3:has-text('DAVID and SOLOMON')");
  await closePages(ada, ben);
});

test("TO-22, TO-23, AG-1: a shield saves a turn, exchanges tiles, is returned; those without one are asked too", async () => {
  const one = await table({ "9G": "GOD" }, ["XQZ!", "EIST!"]);
  const [ada, ben] = [await sit(one, [0]), await sit(one, [1])];
  await type(ada, "9G", "xq");
  await ada.click("button.act:has-text('GODXQ')");
  await ben.click("button:has-text('Challenge the word')");
  await ben.click("section .sure .no");
  await ada.waitForSelector("text=Your word isn’t valid, so you lose this turn unless you use a shield.");
  assert.equal(await ben.isVisible("text=use a shield"), false, "the others see only that the table waits");
  await ada.click("button:has-text('Use my shield')");
  await ben.waitForSelector("text=Ada used a shield and doesn’t lose a turn.");
  await ada.waitForSelector("button.act:has-text('Your turn')");
  // It was replaced by a tile and is back in the bag; Ben has one too, and uses it to exchange.
  await ada.click("button:has-text('Pass')");
  await ada.click("dialog .main");
  await ben.waitForSelector("button.act:has-text('Your turn')");
  await ben.click("button[aria-label=More]");
  await ben.click("dialog button:has-text('Use shield to exchange tiles')");
  await ben.click("[aria-label='Your rack'] button[aria-label^='I:']");
  await ben.click("button.act:has-text('Exchange 1 tile, then play')");
  await ada.waitForSelector("text=Ben used a shield to exchange one tile and can still play.");
  await ben.waitForSelector("button.act:has-text('Your turn')");
  await closePages(ada, ben);
});

test("TO-22, AG-1: a failed challenger without a shield is asked too, and loses their next turn", async () => {
  const one = await table({ "9G": "GOD" }, ["SXQZ!", "EIST"]);
  const [ada, ben] = [await sit(one, [0]), await sit(one, [1], PHONE)];
  await type(ada, "9G", "s");
  await ada.click("button.act:has-text('GODS')");
  await ben.click("button:has-text('Challenge the word')");
  await ben.click("section .sure .no");
  await ben.waitForSelector("text=That word is valid, so you lose your next turn unless you use a shield.");
  await ben.waitForSelector("text=You don’t have one.");
  assert.equal(await ada.isVisible("text=use a shield"), false);
  await ben.click("button:has-text('Lose my next turn')");
  await ada.waitForSelector("text=Ben loses their next turn.");
  await ada.waitForSelector("button.act:has-text('Your turn')");
  await closePages(ada, ben);
});

test("TO-50: with hints, the proofs are listed, and the chosen one becomes the reason", async () => {
  const one = await table({ "9G": "GOD" }, ["ANELSXTU!", "EIST"], { aids: "hints" });
  const [ada, ben] = [await sit(one, [0], PHONE), await sit(one, [1])];
  await type(ada, "G7", "anel");
  await ada.waitForSelector(".chip.proved:has-text('GOD')");
  await ada.click(".chip:has-text('GOD')");
  await ada.click("button[aria-label='What links ANGEL and GOD?']");
  await ada.waitForSelector("dialog blockquote mark:has-text('God')");
  await accessible(ada, "proofs to choose from");
  await ada.click("dialog button:has-text('Use this reason') >> nth=0");
  await ada.waitForFunction(() => /\d:\d/.test(document.querySelector(".because input")?.value ?? ""));
  await play(ada, "ANGEL", 29);
  await ben.waitForSelector("text=/Reason: .*\\d:\\d/");
  await closePages(ada, ben);
});
