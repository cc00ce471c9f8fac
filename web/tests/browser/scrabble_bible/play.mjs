/** Whole games in a real browser against the real server. Run with `npm run browser`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { startGame } from "../../home.mjs";
import { still } from "../../axe.mjs";
import { begin } from "../../games/scrabble_bible/player.mjs";
import { openPage, closePages, startWithBrowser, playOn, viewOf } from "../../server.mjs";

const { server, browser } = await startWithBrowser();

/** The letters on the rack, in order; ? for a blank. */
const rackOf = (page) =>
  page.$$eval("[data-tile]", (tiles) =>
    tiles.map((tile) =>
      /^[A-Z],/.test(tile.getAttribute("aria-label")) ? tile.getAttribute("aria-label")[0] : "?",
    ),
  );

const square = (page, name) => {
  const row = Number(name.slice(0, -1)) - 1;
  const column = name.charCodeAt(name.length - 1) - 65;
  return page.locator(`[data-square="${row * 15 + column}"]`);
};

/** The first rack letter that is not a blank. */
const plain = async (page, n = 0) => (await rackOf(page)).filter((letter) => letter !== "?")[n];

test("a person plays a bot by keyboard alone", async () => {
  const page = await openPage(browser);
  await page.goto(server.address);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focus = async (name) => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press("Tab");
      const [on, label] = await page.evaluate(() => [
        document.activeElement?.textContent?.trim() ?? "",
        document.activeElement?.getAttribute("aria-label") ?? "",
      ]);
      if (on.startsWith(name) || label.startsWith(name)) return true;
    }
    return false;
  };
  await page.waitForSelector("[data-mode]:enabled");
  assert.ok(await focus("Play a bot"));
  await press("Enter");
  await page.waitForSelector("[data-tile]");

  // If the bot starts, its play is accepted by playing on.
  await page.waitForFunction(
    () => document.title.includes("Your turn") || document.title.includes("Your move"),
  );
  if ((await page.title()).includes("Your move")) {
    // An unanswered prompt closes by timeout.
    if (await focus("Accept")) await press("Enter");
    else assert.match(await page.title(), /Your turn/);
    await page.waitForFunction(() => document.title.includes("Your turn"));
  }
  // An exchange by keyboard: always possible.
  assert.ok(await focus("Exchange"));
  await press("Enter");
  await focus(""); // any element: letters select tiles wherever the focus is
  await press((await plain(page)).toLowerCase());
  await page.waitForSelector("[data-tile][aria-pressed=true]");
  assert.ok(await focus("Exchange 1 tile"));
  await press("Enter");
  await page.waitForSelector("dialog >> text=Exchange one tile? This uses your turn.");
  for (
    let i = 0;
    i < 10 && !(await page.evaluate(() => document.activeElement?.matches("dialog .main")));
    i++
  )
    await press("Tab");
  await press("Enter");
  await page.waitForFunction(() => document.body.textContent.includes("You exchanged"));
  await closePages(page);
});

test("tiles are placed by typing, dragging and tapping, and the button shows the score", async () => {
  const table = await begin(server, ["Ada", "Ben"]);
  const { turn } = await viewOf(server, table);
  const page = await openPage(browser, { table, seats: [turn] });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("[data-tile]");

  // Typing, at the star.
  const [first, second] = (await rackOf(page)).filter((letter) => letter !== "?");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type((first + second).toLowerCase());
  await page.waitForSelector(`.act:has-text("Play ${first}${second}") .points`);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".tile.laid"));

  // Dragging, away from the star: the violated rule is named and can be opened.
  const tile = page.locator(`[data-tile][aria-label^="${first},"]`).first();
  await still(page);
  const from = await tile.boundingBox();
  const to = await square(page, "3C").boundingBox();
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + 60, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.waitForSelector(".said .link[aria-label='Rule SB-10']");
  await page.click(".said .link");
  await page.waitForSelector("section.shown[data-rule='SB-10']");

  // Dragged back to the rack.
  await still(page);
  const laid = await square(page, "3C").boundingBox();
  const rack = await page.locator(".strip").boundingBox();
  await page.mouse.move(laid.x + 10, laid.y + 10);
  await page.mouse.down();
  await page.mouse.move(rack.x + 40, rack.y + 20, { steps: 5 });
  await page.mouse.up();
  await page.waitForFunction(() => !document.querySelector(".tile.laid"));

  // Tap a tile, then a square.
  await page.keyboard.press("Escape");
  const letter = await plain(page);
  await page.click(`[data-tile][aria-label^="${letter},"]`);
  await square(page, "8H").click();
  await page.waitForSelector(".tile.laid");
  await page.click("[aria-label='Take back all tiles']");
  await page.waitForFunction(() => !document.querySelector(".tile.laid"));
  await closePages(page);
});

test("a long word in the button leaves room for the other buttons on a small phone", async () => {
  const table = await begin(server, ["Ada", "Ben"]);
  const { turn } = await viewOf(server, table);
  const page = await openPage(browser, { table, seats: [turn], width: 360, height: 780 });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("[data-tile]");
  const letters = (await rackOf(page)).map((letter) => (letter === "?" ? "Shift+W" : letter.toLowerCase()));
  await page.keyboard.press("ArrowRight");
  for (const letter of letters) await page.keyboard.press(letter);
  await page.waitForSelector(".act .points");
  const edges = await page.$$eval("button", (all) => all.map((one) => one.getBoundingClientRect().right));
  assert.ok(Math.max(...edges) <= 360, `a button ends at ${Math.max(...edges)}`);
  await closePages(page);
});

test("two people on two devices play a game to the end, through a lost connection and a server restart", async () => {
  const ada = await openPage(browser, { name: "Ada" });
  const ben = await openPage(browser, { name: "Ben", width: 390, height: 844 });
  await ada.goto(server.address);
  await startGame(ada, "scrabble-bible", "friends");
  await ada.waitForURL(/\/t\//);
  await ada.waitForSelector(".code");
  const code = (await ada.textContent(".code")).trim();

  await ben.goto(server.address);
  await ben.fill("input[placeholder=ABCDE]", code.toLowerCase());
  await ben.click("button:has-text('Join')");
  await ben.click("button:has-text('Join')");
  await ada.click("button:has-text('Start the game'):not([disabled])");
  await Promise.all([ada.waitForSelector("[data-tile]"), ben.waitForSelector("[data-tile]")]);

  const people = [ada, ben];
  const id = new URL(ada.url()).pathname.split("/").at(-1);
  const tokens = [];
  for (const page of people) {
    tokens.push(await page.evaluate((table) => JSON.parse(localStorage.parlour).seats[table][0], id));
  }
  tokens.sort((a, b) => a.seat - b.seat);
  const table = { id, tokens };

  // Bots make the moves; both devices follow.
  await playOn(server, table, 5);
  const tiles = async () => (await viewOf(server, table)).board.join("").replaceAll(".", "").length;
  for (const page of people) {
    const wanted = await tiles();
    await page.waitForFunction(
      (count) => document.querySelectorAll("main svg .tile").length === count,
      wanted,
    );
  }

  // Ben is offline while play goes on; then the server is killed and restarted.
  await ben.evaluate(() => {
    const real = window.WebSocket;
    window.restore = () => (window.WebSocket = real);
    window.WebSocket = class {
      constructor() {
        setTimeout(() => this.onclose?.(), 10);
      }
      send() {}
      close() {}
    };
  });
  await server.restart();
  await ben.waitForSelector(".banner.shown");
  await playOn(server, table, 9);
  const laid = await tiles();
  // The banner says for a moment how much he missed, then disappears.
  const told = ben.waitForSelector(".banner:has-text('while you were away')");
  await ben.evaluate(() => window.restore());
  await told;
  for (const page of people)
    await page.waitForFunction((count) => document.querySelectorAll("main svg .tile").length === count, laid);
  await ben.waitForFunction(() => !document.querySelector(".banner.shown"));

  await playOn(server, table, 999);
  await Promise.all(people.map((page) => page.waitForSelector("text=Final scores", { state: "attached" })));
  const { scores } = await viewOf(server, table);
  await ada.waitForFunction(
    (all) =>
      all.every((score) => document.querySelector("table.scores")?.textContent.includes(String(score))),
    scores,
  );

  // Replay and rematch.
  await ada.click("text=Replay");
  await ada.waitForSelector("input[type=range]");
  await ada.keyboard.press("End");
  await ada.waitForFunction(() => /won|tie/.test(document.querySelector(".sentence")?.textContent ?? ""));
  await ada.click("text=Back to results");
  await ada.click("text=Play again");
  await ada.waitForURL((url) => !url.pathname.endsWith(id));
  await ben.click("text=Join it");
  await ben.waitForURL((url) => !url.pathname.endsWith(id));
  await closePages(...people);
});

test("a shared device is handed over without showing a rack", async () => {
  const table = await begin(server, ["Ada", "Ben", "Cleo"]);
  const page = await openPage(browser, { table, seats: [0, 1, 2], width: 390, height: 844 });
  await page.goto(`${server.address}/t/${table.id}`);
  const names = ["Ada", "Ben", "Cleo"];
  const { turn } = await viewOf(server, table);
  await page.waitForSelector(`h2:has-text("Pass the device to ${names[turn]}")`);
  assert.equal(await page.locator("[data-tile]").count(), 0);
  await page.click(`text=I’m ${names[turn]}`);
  await page.waitForSelector("[data-tile]");
  await page.click("[aria-label=More]");
  await page.click("dialog >> text=Pass");
  await page.click("dialog .main:has-text('Pass')");
  await page.waitForSelector(`h2:has-text("Pass the device to ${names[(turn + 1) % 3]}")`);
  assert.equal(await page.locator("[data-tile]").count(), 0);
  await closePages(page);
});
