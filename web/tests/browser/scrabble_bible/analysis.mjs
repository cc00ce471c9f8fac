/** Hints during play, and analysis of finished games. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin } from "../../games/scrabble_bible/player.mjs";
import { openPage, closePages, startWithBrowser, playOn, viewOf } from "../../server.mjs";
import { accessible } from "../../axe.mjs";

const RECORD = `#player1 ada Ada
#player2 ben Ben
>ada: EGHILT? 8G LIGHT +18 18
>ben: AEINRST L8 STAINER +77 77
`;

const { server, browser } = await startWithBrowser();

/** A table at which the hint for the player on turn is a play, not an exchange. */
async function advisable() {
  for (;;) {
    const table = await begin(server, ["Ada", "Ben"], { aids: "hints" });
    const { turn } = await viewOf(server, table);
    const reply = await fetch(`${server.address}/api/tables/${table.id}/hint?level=hard`, {
      headers: { Authorization: `Bearer ${table.tokens[turn].token}` },
    });
    if ((await reply.json()).command.startsWith("play ")) return { table, turn };
  }
}

test("AG-7: a hint is laid out on the board, and can be played or taken back", async () => {
  const { table, turn } = await advisable();
  const page = await openPage(browser, {
    width: 360,
    height: 780,
    table,
    seats: [turn],
    reducedMotion: "reduce",
  });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.click("[aria-label=More]");
  await page.click("dialog >> text=Hint");
  const play = page.locator("button.act .points");
  await play.waitFor();
  const score = Number(await play.textContent());
  assert.ok(score > 0);
  await page.click("[aria-label='Take back all tiles']");
  await play.waitFor({ state: "detached" });
  await page.click("[aria-label=More]");
  await page.click("dialog >> text=Hint");
  await play.waitFor();
  assert.equal(Number(await play.textContent()), score, "the same position, the same hint");
  await page.click("text=Why?");
  await page.waitForSelector(`text=/It scores ${score} points?\\./`);
  await page.keyboard.press("Escape");
  const first = await page.textContent("button.act");
  await page.click("text=Another");
  await page.waitForFunction(
    (before) =>
      document.querySelector("button.act").textContent !== before ||
      document.body.textContent.includes("We have no other hint."),
    first,
  );
  await page.click("button.act");
  await page.waitForSelector("button.act:has-text('Waiting for')");
  assert.ok((await viewOf(server, table)).scores[turn] > 0);
  await closePages(page);
});

test("the buttons stay in view while a hint is shown (1366 × 650)", async () => {
  const { table, turn } = await advisable();
  const page = await openPage(browser, { table, seats: [turn], width: 1366, height: 650 });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("[data-tile]");
  const before = await page.locator(".buttons").boundingBox();
  await page.click(".buttons button:has-text('Hint')");
  await page.click("text=Why?");
  const after = await page.locator(".buttons").boundingBox();
  assert.ok(after.y - before.y < 2, `the buttons moved by ${after.y - before.y} px`);
  await closePages(page);
});

test("AG-7: no hint at a table without aids", async () => {
  const table = await begin(server, ["Ada", "Ben"]);
  const { turn } = await viewOf(server, table);
  const page = await openPage(browser, { table, seats: [turn] });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("button:has-text('Exchange')");
  assert.equal(await page.locator("button:has-text('Hint')").count(), 0);
  await closePages(page);
});

for (const [width, colorScheme] of [
  [360, "light"],
  [1440, "dark"],
]) {
  test(`a finished game is analysed (${width} px, ${colorScheme})`, async () => {
    const table = await begin(server, ["Ada", "Ben"]);
    await playOn(server, table, 999, "easy");
    const device = { width, height: 800, colorScheme, reducedMotion: "reduce" };
    const page = await openPage(browser, { ...device, table, seats: [0] });
    await page.goto(`${server.address}/t/${table.id}`);
    await page.click("text=Replay");
    await page.click("button:has-text('Analyse')");
    await page.waitForSelector("text=Biggest misses", { timeout: 150_000 });
    await page.locator("button.link").first().click();
    await page.waitForSelector("text=less than the best move");
    await page.locator("button.play").first().click();
    await page.waitForSelector("button.play[aria-pressed=true]");
    await page.waitForFunction(() => document.querySelector(".laid")); // the play is on the board
    await accessible(page, "the analysis");
    await page.click("button:has-text('Scores')");
    await page.waitForSelector("figcaption:has-text('Score by turn')");
    await closePages(page);
  });
}

test("a pasted game is analysed, and a faulty one is refused with the reason", async () => {
  const page = await openPage(browser, { width: 360, height: 780, reducedMotion: "reduce" });
  await page.goto(server.address);
  await page.click("text=Analyse a game");
  await page.fill("textarea", RECORD.replace("+18 18", "+20 20"));
  await page.click("button:text-is('Analyse')");
  await page.waitForSelector("text=Line 3: LIGHT scores 18, not 20.");
  await accessible(page, "the form");
  await page.fill("textarea", RECORD);
  await page.click("button:text-is('Analyse')");
  await page.waitForSelector("text=Accuracy", { timeout: 150_000 });
  await page.click("[aria-label='Go to end']");
  await page.waitForSelector("text=STAINER");
  await page.click("button:has-text('Analyse another game')");
  await page.setInputFiles("input[type=file]", {
    name: "position.cgp",
    mimeType: "text/plain",
    buffer: Buffer.from("15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 AEINRST/ 0/10 0 lex NWL23;"),
  });
  await page.waitForSelector("text=It’s Player 1’s turn. Best moves:");
  assert.ok((await page.locator("button.play").count()) >= 10);
  await accessible(page, "a position");
  await closePages(page);
});
