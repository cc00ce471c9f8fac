/** Turn order and notices, leaving a table, and layout on small screens. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin } from "../../games/scrabble_bible/player.mjs";
import { startGame } from "../../home.mjs";
import { openPage, closePages, startWithBrowser, playOn, viewOf } from "../../server.mjs";

const { server, browser } = await startWithBrowser();

test("of those who may challenge, only the next player may also play on", async () => {
  const table = await begin(server, ["Ada", "Ben", "Cleo"]);
  await playOn(server, table, "4?challenge", "medium");
  const { turn, to_act, to_move } = await viewOf(server, table);
  const asked = to_act.find((seat) => !to_move.includes(seat));
  for (const [seat, mayPlay] of [
    [to_move[0], true],
    [asked, false],
  ]) {
    const page = await openPage(browser, { table, seats: [seat] });
    await page.goto(`${server.address}/t/${table.id}`);
    await page.waitForSelector("section >> text=/\\w+ played [A-Z]+ for \\d+\\./");
    const told = mayPlay ? "Your move" : "Your answer?";
    await page.waitForFunction((text) => document.title.includes(text), told);
    assert.equal(await page.textContent(".act"), told);
    assert.equal(await page.isVisible("text=Or just make your move."), mayPlay);
    assert.equal(await page.isEnabled("button:has-text('Pass')"), mayPlay);
    assert.equal(await page.isVisible("li.turn >> text=to play"), false, "the player on turn has played");
    assert.equal(
      await page.locator("li.turn .name").textContent(),
      ["Ada", "Ben", "Cleo"][turn],
      "whose play it is can be seen",
    );
    await closePages(page);
  }
});

test("on a phone the game to go on with comes first in the lobby, and says whether one is on turn", async () => {
  const table = await begin(server, ["Ada", "Ben"]);
  const { turn } = await viewOf(server, table);
  for (const seat of [0, 1]) {
    const page = await openPage(browser, { table, seats: [seat], name: "Ada", width: 360, height: 780 });
    await page.goto(server.address);
    const next = page.locator(`main a.next[href="/t/${table.id}"]`);
    await next.waitFor();
    assert.equal(await next.evaluate((link) => link.classList.contains("turn")), seat === turn);
    const games = await page.locator("article").first().boundingBox();
    assert.ok((await next.boundingBox()).y < games.y);
    await closePages(page);
  }
});

test("seats are not forgotten if there are many", async () => {
  const table = await begin(server, ["Ada", "Ben"]);
  const many = Object.fromEntries(
    Array.from({ length: 250 }, (_, i) => [`gone${i}`, [{ seat: 0, token: `gone${i}` }]]),
  );
  const page = await openPage(browser, {
    stored: { seats: { [table.id]: [table.tokens[0]], ...many } },
    name: "Ada",
  });
  await page.goto(server.address);
  await page.waitForSelector(`a[href="/t/${table.id}"]`);
  const held = await page.evaluate(() => Object.keys(JSON.parse(localStorage.parlour).seats));
  assert.deepEqual(held, [table.id]);
  await closePages(page);
});

for (const width of [1000, 1280]) {
  test(`the score of a play is readable with many buttons (${width} px)`, async () => {
    const table = await begin(server, ["Ada", "Ben"], { good_samaritan: true, my_cup_overflows: true });
    const { turn } = await viewOf(server, table);
    const page = await openPage(browser, { table, seats: [turn], width, height: 720 });
    await page.goto(`${server.address}/t/${table.id}`);
    await page.waitForSelector("[data-tile]");
    const { width: room } = await page.locator(".act").boundingBox();
    assert.ok(room > 180, `the button is ${room} px wide`);
    const row = await page.locator(".buttons").boundingBox();
    assert.ok(row.y + row.height <= 720, "the buttons are in seen");
    assert.equal(await page.getByRole("button", { name: "Ask for help" }).count(), 1);
    await closePages(page);
  });
}

test("a missing rulebook is reported as missing, not as a lost connection", async () => {
  const page = await openPage(browser);
  await page.goto(`${server.address}/rules/nothing`);
  await page.waitForSelector("text=There’s no game");
  await closePages(page);
});

async function sitDown(name, address) {
  const page = await openPage(browser, { name, width: 360, height: 780 });
  await page.goto(address);
  if (address === server.address) {
    await startGame(page, "scrabble-bible", "friends");
  } else {
    await page.fill("main input", name);
    await page.click("button:has-text('Join')");
  }
  await page.waitForSelector("text=(you)");
  return page;
}

test("before play a guest can leave, and the last person to leave deletes the table", async () => {
  const ada = await sitDown("Ada", server.address);
  const table = ada.url();
  const ben = await sitDown("Ben", table);
  await ada.waitForSelector("strong:has-text('Ben')");
  await ben.click("text=Leave game");
  await ben.waitForURL(`${server.address}/`);
  // The page has to know first that the others have left.
  await ada.locator("strong:has-text('Ben')").waitFor({ state: "detached" });
  await ada.waitForSelector("text=waiting for someone to join");
  await ada.click("text=Leave game");
  await ada.waitForURL(`${server.address}/`);
  await ada.waitForSelector("text=No games yet.");
  assert.equal((await fetch(table.replace("/t/", "/api/tables/"))).status, 404);
  await closePages(ada, ben);
});

test("on a shared device the others play on when one leaves", async () => {
  const table = await begin(server, ["Ada", "Ben", "Cleo"]);
  const page = await openPage(browser, { table, seats: [0, 1, 2] });
  await page.goto(`${server.address}/t/${table.id}`);
  const { turn } = await viewOf(server, table);
  const names = ["Ada", "Ben", "Cleo"];
  await page.click(`text=I’m ${names[turn]}`);
  await page.click("[aria-label=Menu]");
  await page.click("text=Leave game");
  await page.waitForSelector("dialog h2:has-text('Leave game')");
  await page.click("dialog .no");
  await page.click(`text=I’m ${names[(turn + 1) % 3]}`);
  await page.waitForSelector("[data-tile]");
  await closePages(page);
});

test("a disabled button stays readable after a tap", async () => {
  const table = await begin(server, ["Ada", "Ben"]);
  const { turn } = await viewOf(server, table);
  const page = await openPage(browser, { table, seats: [turn] });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("[data-tile]");
  await page.click("text=Exchange");
  await page.click("[data-tile] >> nth=0");
  await page.click("button.act");
  await page.click("dialog .main");
  await page.hover(".act"); // the pointer stays there
  await page.waitForSelector(".act:disabled >> text=’s turn");
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector(".act")).backgroundColor === "rgba(0, 0, 0, 0)",
  );
  await closePages(page);
});

test("on a phone new chat lines are shown as unread", async () => {
  const ada = await sitDown("Ada", server.address);
  const ben = await sitDown("Ben", ada.url());
  await ada.click("text=Start the game");
  for (const page of [ada, ben]) await page.waitForSelector("[data-tile]");
  await ben.click("[aria-label=Menu]");
  await ben.click("dialog button:has-text('Chat')");
  await ben.fill("dialog input", "Good evening");
  await ben.keyboard.press("Enter");
  await ada.click("[aria-label='Menu, 1 new line']");
  await ada.click("dialog button:has-text('Chat (1)')");
  await ada.waitForSelector("dialog >> text=Good evening");
  await ada.keyboard.press("Escape");
  await ada.waitForSelector("[aria-label=Menu]");
  await closePages(ada, ben);
});
