/** moji: words race between browsers, and every way to play it fits a phone. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { launch } from "../chromium.mjs";
import { arrive, begin, openHouse, viewOf, wordsForLetters } from "../house.mjs";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"];

let house;
let browser;
let lexicon;

before(async () => {
  lexicon = wordsForLetters();
  [house, browser] = await Promise.all([openHouse(), launch()]);
});

after(async () => {
  await browser?.close();
  await house?.stop();
});

/** Words that these letters allow, each with two of them. */
function wordsWith(letters) {
  const found = new Set();
  for (const [i, one] of letters.entries())
    for (const other of letters.slice(i + 1))
      for (const word of lexicon[[one, other].sort().join("")] ?? []) found.add(word);
  return [...found];
}

const lying = (view) => view.slots.flatMap((slot) => (slot ? [slot.card.letter] : []));
const say = async (page, word) => {
  await page.keyboard.type(word);
  await page.keyboard.press("Enter");
};
const focused = (page) => page.evaluate(() => document.activeElement?.matches("input.say") ?? false);
const pilesOn = (page) =>
  page.$$eval("[data-pile]", (piles) =>
    Object.fromEntries(piles.map((pile) => [pile.dataset.pile, pile.getAttribute("title")])),
  );

async function sit(table, seat, more = {}, from = browser) {
  const page = await arrive(from, { table, seats: [seat], ...more });
  await page.goto(`${house.address}/t/${table.id}`);
  await page.waitForSelector("input.say");
  return page;
}

/** What the page says is what the house says. */
async function until(what, wanted) {
  for (let tries = 0; tries < 200; tries++) {
    if (await wanted()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`waited in vain: ${what}`);
}

async function accessible(page, where) {
  await page.waitForTimeout(300);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = serious.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`),
  );
  assert.deepEqual(told, [], where);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(width <= 0, `${where}: ${width} px too wide`);
}

async function leave(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
}

test("four browsers race: the first word wins, all see the same, and nobody loses the keyboard", async () => {
  // Without a window for “together”, whoever is first is first.
  const table = await begin(house, PEOPLE.slice(0, 4), { tie_window: 0 }, "moji");
  const browsers = await Promise.all([launch(), launch(), launch()]);
  try {
    const pages = [];
    for (const [seat, from] of [browser, ...browsers].entries()) {
      const phone = seat % 2 === 0 ? { width: 390, height: 800 } : {};
      pages.push(await sit(table, seat, phone, from));
    }
    for (const page of pages) await page.keyboard.press("Enter"); // ready
    for (const page of pages) await page.waitForSelector("[data-card]");

    const used = new Set();
    let collected = 0;
    for (let round = 0; round < 5; round++) {
      const [fast, slow, idle, other] = pages.map((_, i) => pages[(i + round) % 4]);
      const winner = pages.indexOf(fast);
      const letters = lying(await viewOf(house, table));
      const [first, second] = wordsWith(letters).filter((word) => !used.has(word));
      if (!second) {
        for (const page of pages) await page.keyboard.type("?"); // all are stuck, and new cards are turned
        await until("new cards", async () => (await viewOf(house, table)).stuck.length === 0);
        continue;
      }
      used.add(first).add(second);
      await idle.keyboard.type("HALF A WO");
      const before = await viewOf(house, table);
      await say(fast, first);
      await fast.waitForSelector(`.verdict:has-text("${first}")`);
      await say(slow, second);
      await until("a word that wins", async () => {
        const now = await viewOf(house, table);
        return now.piles[winner].length > before.piles[winner].length;
      });
      collected += 1;
      await until("the slower word to be settled", async () => {
        const now = await viewOf(house, table, pages.indexOf(slow));
        return now.held === "";
      });
      const now = await viewOf(house, table);
      assert.ok(now.used.includes(first));
      // What one types while the others win stays where it is.
      assert.equal(await idle.inputValue("input.say"), "HALF A WO");
      for (const page of [fast, slow, idle, other]) assert.ok(await focused(page), "the keyboard was lost");
      await idle.keyboard.press("Escape");
      for (const page of pages) {
        const owes = (await viewOf(house, table)).must_flip.includes(pages.indexOf(page));
        if (owes) await page.keyboard.press("Enter"); // flip
      }
      await until("all to have flipped", async () => (await viewOf(house, table)).must_flip.length === 0);
      const piles = (await viewOf(house, table)).piles.map((pile) => pile.length);
      const wanted = Object.fromEntries(
        piles.map((count, seat) => [String(seat), `${count} ${count === 1 ? "card" : "cards"} won`]),
      );
      for (const page of pages)
        await until(
          "equal piles",
          async () => JSON.stringify(await pilesOn(page)) === JSON.stringify(wanted),
        );
    }
    assert.ok(collected > 0);

    // A tap on a button leaves the keyboard in the field.
    await pages[0].click("button:has-text('I am stuck')");
    assert.ok(await focused(pages[0]));
    // A wrong word is answered at once, to its speaker alone, with the rule.
    await say(pages[1], "XQZJ");
    await pages[1].waitForSelector(".verdict.wrong:has-text('Rule MO-')");
    assert.equal(await pages[2].locator("text=XQZJ").count(), 0);
    await leave(...pages);
  } finally {
    for (const one of browsers) await one.close();
  }
});

test("MO-18: a word is questioned and voted out", async () => {
  const table = await begin(house, PEOPLE.slice(0, 3), {}, "moji");
  const pages = [await sit(table, 0), await sit(table, 1, { width: 360, height: 740 }), await sit(table, 2)];
  for (const page of pages) await page.keyboard.press("Enter");
  await pages[0].waitForSelector("[data-card]");
  let [word] = wordsWith(lying(await viewOf(house, table)));
  while (!word) {
    for (const page of pages) await page.keyboard.type("?");
    await until("new cards", async () => (await viewOf(house, table)).stuck.length === 0);
    [word] = wordsWith(lying(await viewOf(house, table)));
  }
  await say(pages[0], word);
  await pages[1].click(`[aria-label="Question ${word}"]`);
  await accessible(pages[1], "a vote");
  for (const page of pages.slice(1)) await page.click("button:has-text('It does not')");
  await until("the vote", async () => (await viewOf(house, table)).voted_out.includes(word));
  assert.deepEqual((await viewOf(house, table)).piles[0], []);
  await leave(...pages);
});

test("a game against a bot, from the lobby", async () => {
  const page = await arrive(browser, { name: "Ada", reducedMotion: "reduce" });
  await page.goto(house.address);
  await page.check("input[value=moji]", { force: true });
  assert.ok(await page.isDisabled("button.path:has-text('Around one screen')"));
  await accessible(page, "lobby");
  await page.click("button.path:has-text('Play a bot')");
  await page.click("dialog summary:has-text('Variants')");
  // What does not go together cannot be chosen, and says why.
  assert.ok(await page.isDisabled("dialog label:has-text('Three Amigos') input"));
  await page.waitForSelector("dialog >> text=Three Amigos is for four or more.");
  await accessible(page, "set-up");
  await page.click("dialog .main");
  await page.waitForSelector("input.say");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-card]");
  const words = wordsWith(
    await page.$$eval(".place [data-card]", (cards) => cards.map((card) => card.dataset.card[0])),
  );
  if (words.length) await say(page, words[0]);
  await page.waitForSelector("text=/says .* and collects|is stuck/", { timeout: 60_000 });
  await accessible(page, "a race");
  await leave(page);
});

for (const colorScheme of ["light", "dark"]) {
  test(`MO-45: nine by nine cards on a phone (${colorScheme})`, async () => {
    const table = await begin(house, PEOPLE, { variation: "off-the-grid" }, "moji");
    const device = { width: 360, height: 740, colorScheme, reducedMotion: "reduce" };
    const pages = [];
    for (const seat of PEOPLE.keys()) pages.push(await sit(table, seat, device));
    for (const page of pages) await page.keyboard.press("Enter");
    await pages[0].waitForSelector("[data-card]");
    assert.equal(await pages[0].locator("ol [data-card]").count(), 81);
    const size = await pages[0].$eval("ol [data-card]", (card) => card.getBoundingClientRect().width);
    assert.ok(size > 34, `a card is ${size} px wide`);
    await accessible(pages[0], "the grid");
    const { board } = await viewOf(house, table);
    const [word] = wordsWith(board.map((card) => card.letter));
    await say(pages[1], word); // not this one's turn: nothing is said
    assert.equal(await pages[1].inputValue("input.say"), word);
    await say(pages[0], word);
    await until("the next turn", async () => (await viewOf(house, table)).turn === 1);
    assert.ok((await viewOf(house, table)).piles[0].length >= 2);
    await pages[1].keyboard.press("Enter"); // the same word again
    await pages[1].waitForSelector(".verdict.wrong");
    await pages[1].click("button:has-text('Pass')");
    await until("the turn after", async () => (await viewOf(house, table)).turn === 2);
    await leave(...pages);
  });
}

test("MO-46: sheets are written, compared and crossed out on a phone", async () => {
  const table = await begin(house, PEOPLE.slice(0, 2), { variation: "eagle-eyes" }, "moji");
  const pages = [];
  for (const colorScheme of ["light", "dark"]) {
    const device = { width: 360, height: 740, colorScheme, reducedMotion: "reduce" };
    pages.push(await sit(table, pages.length, device));
  }
  for (const page of pages) await page.keyboard.press("Enter");
  await pages[0].waitForSelector("[data-card]");
  const { board } = await viewOf(house, table);
  const words = wordsWith(board.map((card) => card.letter));
  const both = words[0] ?? "ZEBRA";
  for (const page of pages) await say(page, both);
  await say(pages[0], "QQXJZ");
  await say(pages[0], "OOPS");
  await pages[0].click("[aria-label='Cross out OOPS']");
  assert.ok(await focused(pages[0]));
  await until("the sheet", async () => (await viewOf(house, table)).sheet.join() === `${both},QQXJZ`);
  await accessible(pages[0], "a sheet");
  await pages[0].waitForSelector("text=Go on", { timeout: 45_000 });
  assert.equal(await pages[0].locator("s").count(), 3);
  await accessible(pages[0], "the sheets");
  await accessible(pages[1], "the sheets, dark");
  for (const page of pages) await page.click("text=Go on");
  for (const page of pages) await page.waitForSelector("text=Final scores", { state: "attached" });
  await accessible(pages[0], "the end");
  await pages[0].click("text=Look at it again");
  await pages[0].waitForSelector("input[type=range]");
  await accessible(pages[0], "the replay");
  await leave(...pages);
});

test("partners face each other, and the television shows the cards to all", async () => {
  const table = await begin(house, PEOPLE.slice(0, 4), { partners: "do-si-do" }, "moji");
  const pages = [];
  for (const seat of [0, 1, 2, 3])
    pages.push(await sit(table, seat, { width: 360, height: 740, reducedMotion: "reduce" }));
  for (const page of pages) await page.keyboard.press("Enter");
  await pages[0].waitForSelector("[data-card]");
  const [top, bottom] = await pages[0].$$eval(".spot", (spots) => {
    const at = (name) => spots.find((spot) => spot.textContent.includes(name)).getBoundingClientRect().top;
    return [at("Cleo"), at("Ada")];
  });
  assert.ok(top < bottom);
  await accessible(pages[0], "around the table");
  const screen = await arrive(browser, { width: 1920, height: 1080, reducedMotion: "reduce" });
  await screen.goto(`${house.address}/screen/${table.id}`);
  await screen.waitForSelector("[data-card]");
  await accessible(screen, "the television");
  await leave(...pages, screen);
});

test("the lesson is learned with the keyboard alone", async () => {
  const page = await arrive(browser, { width: 360, height: 740, reducedMotion: "reduce" });
  await page.goto(`${house.address}/learn/moji`);
  await page.click("button:has-text('Next')");
  await accessible(page, "lesson");
  await say(page, "CAT");
  await page.waitForSelector("text=CAT is yours");
  await page.keyboard.press("Enter"); // next
  await page.keyboard.press("Enter"); // flip
  await page.waitForSelector("text=ten seconds");
  await page.keyboard.press("Enter");
  await say(page, "RINGS");
  await page.waitForSelector("text=Only you see that");
  await page.keyboard.press("Enter");
  await page.keyboard.type("?");
  await page.waitForSelector("text=When all are stuck");
  await page.keyboard.press("Enter");
  await page.waitForSelector("a:has-text('Play now')");
  await leave(page);
});
