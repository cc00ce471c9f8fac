/** moji: races between browsers, and every variant on a phone. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { card, openGroups, openSetUp } from "../../home.mjs";
import { accessible, accessibleInBothThemes } from "../../axe.mjs";
import { launch } from "../../chromium.mjs";
import { inView, steady, watchShifts } from "../../geometry.mjs";
import { addTable, begin, closePages, openPage, startWithBrowser, until, viewOf } from "../../server.mjs";
import {
  PHONE,
  lettersOf,
  lying,
  pilesOn,
  say,
  sheets,
  sitAt,
  turnOthers,
  turnUp,
  wordsFor,
  wordsThere,
} from "../../games/moji/player.mjs";

const PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"];

const wordsWith = wordsFor();
const { server, browser } = await startWithBrowser();

const focused = (page) => page.evaluate(() => document.activeElement?.matches("input.say") ?? false);
const sit = (table, seat, more = {}, from = browser) => sitAt(server, from, table, seat, more);

test("four browsers race: the first word wins, all see the same, and the field keeps the focus", async () => {
  // Without a tie window, the first word wins.
  const table = await begin(server, PEOPLE.slice(0, 4), { tie_window: 0 }, "moji");
  const browsers = await Promise.all([launch(), launch(), launch()]);
  try {
    const pages = [];
    for (const [seat, from] of [browser, ...browsers].entries()) {
      const phone = seat % 2 === 0 ? { width: 390, height: 800 } : {};
      pages.push(await sit(table, seat, phone, from));
    }
    await turnUp(pages);

    const used = new Set();
    let collected = 0;
    for (let round = 0; round < 5; round++) {
      const [fast, slow, idle, other] = pages.map((_, i) => pages[(i + round) % 4]);
      const winner = String(pages.indexOf(fast));
      const [first, second] = wordsWith(lettersOf(await lying(fast))).filter((word) => !used.has(word));
      if (!second) {
        await turnOthers(pages);
        continue;
      }
      used.add(first).add(second);
      await idle.keyboard.type("HALF A WO");
      const before = await pilesOn(fast);
      await say(fast, first);
      await fast.waitForSelector(`.verdict:has-text("${first}")`);
      await say(slow, second);
      await fast.waitForSelector(`.verdict.won:has-text("${first}")`);
      // The verdict on the slower word comes after the first.
      // A player who lost a card has to flip; the word stays in the field.
      await slow.waitForSelector(
        `.verdict:not(.held):has-text("${second}"), .verdict.wrong:has-text("Flip your next card first")`,
      );
      const piles = await pilesOn(slow);
      assert.notEqual(piles[winner], before[winner]);
      for (const page of pages)
        await until("equal piles", async () => JSON.stringify(await pilesOn(page)) === JSON.stringify(piles));
      collected += 1;
      // Typed text stays while others win cards.
      assert.equal(await idle.inputValue("input.say"), "HALF A WO");
      for (const page of [fast, slow, idle, other]) assert.ok(await focused(page), "the keyboard was lost");
      for (const page of [idle, slow]) await page.keyboard.press("Escape");
      for (const page of pages) {
        if (await page.isVisible("form button:has-text('Flip')")) await page.keyboard.press("Enter");
      }
      for (const page of pages) await page.waitForFunction(() => !document.querySelector(".badge.flip"));
      const { piles: won, used: heard } = await viewOf(server, table);
      assert.ok(heard.includes(first));
      assert.deepEqual(
        piles,
        Object.fromEntries(
          won.map(({ length }, seat) => [String(seat), `${length} ${length === 1 ? "card" : "cards"} won`]),
        ),
      );
    }
    assert.ok(collected > 0);

    // Tapping a button keeps the focus in the field.
    await pages[0].click("button:has-text('I’m stuck')");
    assert.ok(await focused(pages[0]));
    // A wrong word is refused at once, visible to its speaker only, with the rule.
    await say(pages[1], "XQZJ");
    await pages[1].waitForSelector(".verdict.wrong:has([aria-label^='Rule MO-'])");
    assert.equal(await pages[2].locator("text=XQZJ").count(), 0);
    await closePages(...pages);
  } finally {
    for (const one of browsers) await one.close();
  }
});

test("MO-18: a word is questioned and voted out", async () => {
  const table = await begin(server, PEOPLE.slice(0, 3), {}, "moji");
  const pages = [await sit(table, 0), await sit(table, 1, { width: 360, height: 740 }), await sit(table, 2)];
  const watching = await openPage(browser, { width: 390, height: 844, reducedMotion: "reduce" });
  await watchShifts(watching);
  await watching.goto(`${server.address}/t/${table.id}`);
  await watching.waitForSelector(".watching:has-text('moji')");
  await turnUp(pages);
  // The introduction gives way to the cards.
  await watching.waitForSelector(".place > [data-card]");
  await inView(watching, "watching a race");
  const [word] = await wordsThere(pages, wordsWith);
  await say(pages[0], word);
  const placeOf = (page) => page.locator(".place").first().boundingBox();
  await pages[1].waitForSelector(`[aria-label="Dispute ${word}"]`);
  const before = await placeOf(pages[1]);
  await pages[1].click(`[aria-label="Dispute ${word}"]`);
  await pages[1].waitForSelector("section .answers");
  assert.deepEqual(await placeOf(pages[1]), before, "the cards make room for the vote");
  await accessible(pages[1], "a vote");
  // The sign beside a sentence is that of the player it begins with: Ben, whose shape is a square.
  await pages[0].waitForSelector(`li:has-text("Ben disputed ${word}.") .sign rect`);
  // A spectator with a phone reads what happened, and who has to answer, on one steady screen.
  await watching.waitForSelector(`.latest:has-text("Ada said ${word}"):has-text("Ben disputed ${word}.")`);
  await watching.waitForSelector("section:has-text('Waiting for')");
  await accessible(watching, "watching a vote");
  await inView(watching, "watching a vote");
  await steady(watching, "watching a vote");
  await closePages(watching);
  for (const page of pages.slice(1)) await page.click("button:has-text('It doesn’t count')");
  await pages[0].waitForSelector(`.verdict.wrong:has-text("${word}")`);
  const { voted_out, piles } = await viewOf(server, table);
  assert.deepEqual([voted_out, piles[0]], [[word], []]);

  // After the game the vote is offered as a house rule for the next one.
  for (const page of pages.slice(1)) {
    await page.click("[aria-label=Menu]");
    await page.click("dialog >> text=Resign");
    await page.click("dialog .no");
  }
  await pages[0].waitForSelector(`label:has-text("${word} doesn’t count.") input:checked`);
  assert.equal(await pages[0].locator("dl .word").count(), 0, "what was voted out has won nothing");
  await accessible(pages[0], "what was settled by vote");
  await pages[0].click("text=Play again");
  await pages[0].waitForURL((url) => !url.pathname.endsWith(table.id));
  await pages[0].click("[role=tab]:has-text('Rules')");
  await pages[0].waitForSelector(`dd:has-text("${word}")`);
  await closePages(...pages);
});

test("a game against a bot, from the lobby", async () => {
  const page = await openPage(browser, { name: "Ada", reducedMotion: "reduce" });
  await page.goto(server.address);
  await page.waitForSelector("[data-mode]:enabled");
  assert.equal(await card(page, "moji").getByText("Pass and play").count(), 0);
  await accessible(page, "lobby");
  const dialog = await openSetUp(page, "moji", "bot");
  assert.equal(await page.getByLabel("Rounds", { exact: true }).inputValue(), "1");
  await openGroups(dialog);
  // Options that cannot be chosen now are named below the others, with the reason.
  await page.waitForSelector("dialog li:has-text('Three Amigos needs four players or more.')");
  assert.equal(await page.getByLabel("Three Amigos").count(), 0);
  await accessible(page, "set-up");
  await page.click("dialog .main");
  await page.waitForSelector("input.say:focus");
  await turnUp([page]);
  const words = wordsWith(lettersOf(await lying(page)));
  if (words.length) await say(page, words[0]);
  await page.waitForSelector("text=/ said .* and took | is stuck/");
  await accessible(page, "a race");
  await closePages(page);
});

test("MO-45: nine by nine cards on a phone", async () => {
  const table = await begin(server, PEOPLE, { variation: "off-the-grid" }, "moji");
  const pages = [];
  for (const seat of PEOPLE.keys()) pages.push(await sit(table, seat, PHONE));
  await turnUp(pages);
  const cards = await pages[0].$$eval("ol [data-card]", (all) => all.map((card) => card.dataset.card));
  assert.equal(cards.length, 81);
  const [word] = wordsWith(lettersOf(cards));
  await say(pages[1], word); // it is another player's turn, so the word is not sent
  assert.equal(await pages[1].inputValue("input.say"), word);
  await say(pages[0], word);
  await pages[1].waitForSelector("button:has-text('Pass'):enabled");
  assert.ok((await viewOf(server, table)).piles[0].length >= 2);
  await pages[1].keyboard.press("Enter"); // the same word again
  await pages[1].waitForSelector(".verdict.wrong");
  await pages[1].click("button:has-text('Pass')");
  await pages[2].waitForSelector("button:has-text('Pass'):enabled");
  // Last, because a turn has thirty seconds and axe takes some of them on a slow machine.
  const size = await pages[0].$eval("ol [data-card]", (card) => card.getBoundingClientRect().width);
  assert.ok(size > 34, `a card is ${size} px wide`);
  await accessibleInBothThemes(pages[0], "the grid");
  await closePages(...pages);
});

test("MO-46: words are written and crossed out on a phone", async () => {
  const table = await begin(server, PEOPLE.slice(0, 2), { variation: "eagle-eyes" }, "moji");
  const pages = [await sit(table, 0, PHONE), await sit(table, 1, PHONE)];
  await turnUp(pages);
  const [both] = wordsWith(
    await pages[0].$$eval("[data-card]", (cards) => cards.map((card) => card.dataset.card[0])),
  );
  for (const page of pages) await say(page, both);
  await say(pages[0], "QQXJZ");
  await say(pages[0], "OOPS");
  await pages[0].click("[aria-label='Cross out OOPS']");
  assert.ok(await focused(pages[0]));
  await until("the sheet", async () => (await viewOf(server, table)).sheet.join() === `${both},QQXJZ`);
  await accessible(pages[0], "a sheet");
  await closePages(...pages);
});

test("MO-46: sheets are compared on a phone when the time is up", async () => {
  // Three seconds before the end, so that the time is up on the page.
  const table = await addTable(server, sheets(["ZIGZAG; QQXJZ", "ZIGZAG"], -3, PEOPLE.slice(0, 2)));
  const pages = [];
  for (const colorScheme of ["light", "dark"])
    pages.push(await sit(table, pages.length, { ...PHONE, colorScheme }));
  for (const page of pages) await page.waitForSelector("button:has-text('Continue')");
  assert.equal(await pages[0].locator("s").count(), 3);
  await accessible(pages[0], "the sheets");
  await accessible(pages[1], "the sheets, dark");
  for (const page of pages) await page.click("button:has-text('Continue')");
  for (const page of pages) await page.waitForSelector("text=Final scores", { state: "attached" });
  await accessible(pages[0], "the end");
  await pages[0].click("text=Replay");
  await pages[0].waitForSelector("input[type=range]");
  await accessible(pages[0], "the replay");
  await closePages(...pages);
});

test("MO-42: partners face each other and win together, and a television shows the cards", async () => {
  const table = await begin(server, PEOPLE.slice(0, 4), { partners: "do-si-do" }, "moji");
  const pages = [];
  for (const seat of [0, 1, 2, 3]) pages.push(await sit(table, seat, PHONE));
  await turnUp(pages);
  const [top, bottom] = await pages[0].$$eval(".spot", (spots) => {
    const at = (name) => spots.find((spot) => spot.textContent.includes(name)).getBoundingClientRect().top;
    return [at("Cleo"), at("Ada")];
  });
  assert.ok(top < bottom);
  await accessible(pages[0], "around the table");
  const screen = await openPage(browser, { width: 1920, height: 1080, reducedMotion: "reduce" });
  await screen.goto(`${server.address}/screen/${table.id}`);
  await screen.waitForSelector("[data-card]");
  await accessible(screen, "the television");
  const [word] = await wordsThere(pages, wordsWith);
  await say(pages[0], word);
  await pages[3].waitForFunction(() => {
    const points = [...document.querySelectorAll("li .score .hidden")].map(({ textContent }) => textContent);
    return points[0] !== "0" && points[0] === points[2] && points[1] === "0" && points[3] === "0";
  });
  await closePages(...pages, screen);
});
