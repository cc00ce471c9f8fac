/** Every prompt of the variants can be answered on the page. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin } from "../../games/scrabble_bible/player.mjs";
import { startGame } from "../../home.mjs";
import {
  openPage,
  interruptible,
  closePages,
  startWithBrowser,
  playOn,
  until,
  viewOf,
} from "../../server.mjs";

const { server, browser } = await startWithBrowser();

/** The page of the player on turn, and the other page. */
async function two(table, width) {
  const { turn } = await viewOf(server, table);
  const pages = [];
  for (const seat of [turn, 1 - turn]) {
    const page = await openPage(browser, {
      table,
      seats: [seat],
      width,
      height: 844,
      reducedMotion: "reduce",
    });
    await page.goto(`${server.address}/t/${table.id}`);
    await page.waitForSelector("[data-tile]");
    pages.push(page);
  }
  return pages;
}

for (const width of [390, 1280]) {
  test(`SB-33: help is asked for, offered and taken, and a tile is swapped (${width} px)`, async () => {
    const table = await begin(server, ["Ada", "Ben"], { good_samaritan: true });
    const [mine, other] = await two(table, width);
    if (width < 1000) await mine.click("[aria-label=More]");
    await mine.click("text=Ask for help");
    await other.click("button:has-text('Offer help'):visible >> nth=0");
    await mine.click("text=/Accept .*’s help/");
    await mine.waitForSelector("text=/Swap one of your tiles for one of .*’s\\./");
    const racks = mine.locator(".trade .strip");
    await racks.nth(0).locator("button").first().click();
    await racks.nth(1).locator("button").first().click();
    await mine.click(".trade .main");
    await mine.waitForFunction(() => !document.querySelector(".trade"));
    assert.equal((await viewOf(server, table)).prompts.length, 0);
    await closePages(mine, other);
  });

  test(`SB-32: a story is asked for, told, and judged with the passages shown (${width} px)`, async () => {
    const table = await begin(server, ["Ada", "Ben"], { tests_of_faith: true, bonus_list: "concordance" });
    await playOn(server, table, "1?story");
    const before = await viewOf(server, table);
    const [teller, listener] = await two(table, width);
    await listener.click("button:has-text('Ask for the story of') >> nth=0");
    await teller.fill("section textarea", "It is told in the oldest of books.");
    await teller.click("button:has-text('Tell the story')");
    await listener.waitForSelector("text=What the Bible says");
    assert.ok((await listener.locator(".passages li").count()) > 0);
    await listener.click("text=It was right");
    await listener.waitForFunction(() => !document.querySelector(".passages"));
    const now = await viewOf(server, table);
    const sum = (scores) => scores.reduce((total, score) => total + score, 0);
    assert.equal(sum(now.scores) - sum(before.scores), 15);
    await closePages(teller, listener);
  });
}

test("SB-24, SB-34: a bonus is claimed and a language chosen with the play", async () => {
  const table = await begin(server, ["Ada", "Ben"], { bonus: "claimed", babel: ["fr"] });
  const [mine, other] = await two(table, 1280);
  const letters = await mine.$$eval("[data-tile]", (tiles) =>
    tiles
      .map((tile) => tile.getAttribute("aria-label"))
      .filter((label) => /^[A-Z],/.test(label))
      .map((label) => label[0]),
  );
  const word = letters.slice(0, 3).join("");
  await mine.keyboard.press("ArrowRight");
  await mine.keyboard.type(word.toLowerCase());
  await mine.click(`text=Claim bonus for ${word}`);
  await mine.waitForSelector(".sum .bonus");
  await mine.selectOption(".claims select", "fr");
  await mine.click(".act:not([disabled])");
  await other.click(`text=Challenge the bonus for ${word}`);
  await other.waitForFunction(
    (name) => document.body.textContent.includes(`You challenged the bonus for ${name}`),
    word,
  );
  await closePages(mine, other);
});

test("AG-5, AG-6: a move is taken back by agreement, and a pause stops the game", async () => {
  const table = await begin(server, ["Ada", "Ben"]);
  const [mine, other] = await two(table, 1280);
  await mine.click("text=Pass");
  await mine.click("dialog .main");
  await other.waitForFunction(() => document.title.includes("Your turn"));
  await mine.click("[aria-label=Menu]");
  await mine.click("dialog >> text=Take back my last move");
  await other.click("button:has-text('Agree') >> nth=-1");
  await mine.waitForFunction(() => document.title.includes("Your turn"));
  // Wait until the prompt is gone on the other page too: the next one has an answer with the same label.
  await other.locator("button:has-text('Agree')").waitFor({ state: "detached" });
  await mine.click("[aria-label=Menu]");
  await mine.click("dialog >> text=Pause");
  await other.click("section button:has-text('Agree')");
  // No clock runs in this game, so none is said to be stopped.
  const paused = mine.locator("p", { hasText: /^\s*The game is paused\.\s*$/ });
  await paused.waitFor();
  await mine.click("button:has-text('Resume')");
  await paused.waitFor({ state: "detached" });
  await closePages(mine, other);
});

test("an answer that comes too late is refused and does not answer the next prompt", async () => {
  const table = await begin(server, ["Ada", "Ben", "Cleo"]);
  const { turn } = await viewOf(server, table);
  const seats = [turn, (turn + 1) % 3, (turn + 2) % 3];
  const pages = [];
  for (const seat of seats)
    pages.push(await openPage(browser, { table, seats: [seat], reducedMotion: "reduce" }));
  const [mover, late, third] = pages;
  const line = await interruptible(late);
  for (const page of pages) {
    await page.goto(`${server.address}/t/${table.id}`);
    await page.waitForSelector("[data-tile]");
  }
  await mover.click("text=Pass");
  await mover.click("dialog .main");
  await mover.click("[aria-label=Menu]");
  await mover.click("dialog >> text=Take back my last move");
  await late.waitForSelector("section:has-text('take back their last move') button:has-text('Agree')");
  // The connection is lost, so the answer waits; meanwhile the prompt closes and another one opens.
  line.cut();
  await late.waitForSelector(".banner.shown");
  await late.click("section button:has-text('Agree')");
  await third.click("section:has-text('take back their last move') >> text=/^No$/");
  await mover.locator("section:has-text('take back their last move')").waitFor({ state: "detached" });
  await mover.click("[aria-label=Menu]");
  await mover.click("dialog >> text=Pause");
  await third.waitForSelector("section:has-text('pause')");
  line.mend();
  await late.waitForSelector("[role=alert]:has-text('The game has moved on.')");
  const asked = async () =>
    (await viewOf(server, table, seats[1])).prompts.map((one) => [one.kind, one.asks_you]);
  assert.deepEqual(await asked(), [["pause", true]]);
  // The open prompt can be answered, which clears the refusal.
  await late.click("section:has-text('pause') button:has-text('Agree')");
  await late.waitForFunction(() => !document.querySelector("[role=alert]"));
  await until("the answer", async () => !(await asked())[0][1]);
  await third.click("section:has-text('pause') button:has-text('Agree')");
  await late.waitForSelector("p:has-text('The game is paused.')");
  await closePages(...pages);
});

test("AG-3: a seat moves to another device by code, and the old device is told", async () => {
  const page = await openPage(browser, { name: "Ada", reducedMotion: "reduce" });
  await page.goto(server.address);
  await startGame(page, "scrabble-bible", "bot");
  await page.waitForSelector("[data-tile]");
  await page.click("[aria-label=Menu]");
  await page.click("dialog >> text=Continue on another device");
  const code = (await page.locator("dialog .code").first().textContent()).trim();
  const phone = await openPage(browser, { width: 390, height: 844, reducedMotion: "reduce" });
  await phone.goto(server.address);
  await phone.fill("input[placeholder=ABCDE]", code);
  await phone.click("button:has-text('Join')");
  await phone.waitForSelector("[data-tile]");
  await page.waitForSelector("text=You’re now playing on another device.");
  await closePages(page, phone);
});
