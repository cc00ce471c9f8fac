/** What all tables share: prompts that are not hit by accident, banners on the board, drafts, keys, chat. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, PHONE_AND_DESKTOP } from "../../axe.mjs";
import { begin } from "../../games/scrabble_bible/player.mjs";
import {
  closePages,
  createTable,
  interruptible,
  openPage,
  playOn,
  startWithBrowser,
  until,
  viewOf,
} from "../../server.mjs";

const { server, browser } = await startWithBrowser();
const PHONE = { width: 390, height: 844 };
const PLAYED = "section >> text=/\\w+ played [A-Z]+ for \\d+\\./";

/** Opens the table as the player who may challenge. */
async function openAsked(more = {}) {
  const table = await begin(server, ["Ada", "Ben"]);
  await playOn(server, table, "4?challenge", "medium");
  const { turn } = await viewOf(server, table);
  const page = await openPage(browser, { table, seats: [1 - turn], ...more });
  return { table, turn, page };
}

/** Opens the table as the player on turn. */
async function openOnTurn(more = {}, options = {}) {
  const table = await begin(server, ["Ada", "Ben"], options);
  const { turn } = await viewOf(server, table);
  const { rack } = await viewOf(server, table, turn);
  const page = await openPage(browser, { table, seats: [turn], ...more });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("[data-tile]");
  return { table, turn, page, rack };
}

for (const device of [PHONE, {}]) {
  const kind = device.width ? "phone" : "desktop";

  test(`AG-4: a challenge is quiet, comes last and is confirmed (${kind})`, async () => {
    const { table, turn, page } = await openAsked(device);
    await page.goto(`${server.address}/t/${table.id}`);
    // As soon as the buttons are there, a press does not hit them.
    const hit = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const look = () => {
            const found = [...document.querySelectorAll("section button")].find((one) =>
              one.textContent.includes("Accept"),
            );
            if (!found) return void requestAnimationFrame(look);
            const { x, y, width, height } = found.getBoundingClientRect();
            resolve(found.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
          };
          look();
        }),
    );
    assert.equal(hit, false, "a button that has just appeared cannot be hit");
    const answers = page.locator("section .answers button");
    assert.match(await answers.nth(0).textContent(), /Accept/);
    assert.match(await answers.nth(0).getAttribute("class"), /main/);
    assert.match(await answers.nth(1).textContent(), /Challenge…/);
    await accessible(page, "prompt");
    await page.click("section button:has-text('Challenge…')");
    await page.waitForSelector(
      "text=/Challenge .+\\? If (it’s a word|they’re all words), you lose a turn\\./",
    );
    await accessible(page, "confirmation");
    await page.click("section button:has-text('Cancel')");
    await page.waitForSelector(PLAYED);
    assert.equal((await viewOf(server, table)).prompts.length, 1, "nothing was sent");
    await page.click("section button:has-text('Challenge…')");
    await page.click("section .sure .no");
    const banner = page.locator("[data-banner]");
    await banner.waitFor();
    assert.match(await banner.textContent(), /You challenged\./);
    await until("the challenge", async () => !(await viewOf(server, table)).prompts.length);
    // The other player is told who challenged, and why the turn is lost or not.
    const other = await openPage(browser, { table, seats: [turn] });
    await other.goto(`${server.address}/t/${table.id}`);
    await other.waitForSelector(
      "[role=tabpanel] >> text=/(Ada|Ben) challenged\\. .+ (is|are|isn’t|aren’t) /",
    );
    await closePages(page, other);
  });

  test(`what uses the turn is confirmed (${kind})`, async () => {
    const { table, turn, page } = await openOnTurn(device);
    const open = async (name) => {
      if (device.width) await page.click("[aria-label=More]");
      await page.click(device.width ? `dialog >> text=${name}` : `.buttons button:has-text('${name}')`);
    };
    await open("Pass");
    await page.waitForSelector("dialog >> text=Skip your turn?");
    await page.click("dialog >> text=Cancel");
    assert.equal((await viewOf(server, table)).turn, turn, "nothing was sent");
    await open("Exchange");
    await page.locator("[data-tile]").first().click();
    await page.click("button.act:has-text('Exchange 1 tile')");
    await page.waitForSelector("dialog >> text=Exchange one tile? This uses your turn.");
    assert.equal((await viewOf(server, table)).turn, turn, "it is still the same turn");
    await page.click("dialog .main");
    await page.waitForSelector("button.act:has-text('’s turn')");
    await playOn(server, table, 3);
    await page.waitForSelector("button.act:has-text('Your move'), button.act:has-text('Your turn')");
    await open("Pass");
    await page.click("dialog .main");
    await page.waitForSelector("button.act:has-text('’s turn')");
    await closePages(page);
  });
}

test("the confirmation is answered by keyboard at once, and Escape takes it back", async () => {
  const { table, page } = await openAsked();
  await page.goto(`${server.address}/t/${table.id}`);
  await page.locator("section button:has-text('Challenge…')").focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector("section .sure");
  await page.keyboard.press("Escape");
  await page.waitForSelector(PLAYED);
  await page.locator("section button:has-text('Challenge…')").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("[data-banner]").waitFor();
  await closePages(page);
});

test("SB-16: a word that isn’t one flies back, and its player is told who challenged and why", async () => {
  const { table, turn, page, rack } = await openOnTurn();
  const letters = [...rack].filter((letter) => letter !== "?").slice(0, 5);
  const word = letters.join("");
  for (const letter of letters) await page.keyboard.press(letter.toLowerCase());
  await page.waitForSelector(`button.act:has-text('Play ${word}') .points`);
  await page.keyboard.press("Enter");
  await page.waitForSelector("button.act:has-text('Waiting for')");
  await page.evaluate(() => {
    window.flown = 0;
    const count = () => (window.flown = Math.max(window.flown, document.querySelectorAll(".flying").length));
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  });
  const other = await openPage(browser, { table, seats: [1 - turn], ...PHONE });
  await other.goto(`${server.address}/t/${table.id}`);
  await other.click("section button:has-text('Challenge…')");
  await other.waitForSelector(`text=Challenge ${word}? If it’s a word, you lose a turn.`);
  const screen = await openPage(browser, { width: 1920, height: 1080 });
  await screen.goto(`${server.address}/screen/${table.id}`);
  await screen.waitForSelector("ul.wall");
  await other.click("section .sure .no");
  // The television tells it to the whole room, with names.
  await screen.locator("[data-banner]").waitFor();
  assert.match(
    await screen.textContent("[data-banner]"),
    /(Ada|Ben) took the tiles back and lost this turn\./,
  );
  const banner = page.locator("[data-banner=loss]");
  await banner.waitFor();
  const challenger = ["Ada", "Ben"][1 - turn];
  assert.equal(
    (await banner.textContent()).trim(),
    `${challenger} challenged. ${word} isn’t a valid word. You took your tiles back and lost this turn.`,
  );
  await page.waitForFunction((count) => window.flown === count, letters.length);
  await page.waitForFunction(() => !document.querySelector(".flying"));
  assert.equal(await page.locator("[data-tile]").count(), rack.length, "the tiles are on the rack again");
  await closePages(page, other, screen);
});

test("AG-4: against a bot nothing runs out", async () => {
  const made = await createTable(server, {
    game: "scrabble-bible",
    seats: [
      { kind: "person", name: "Ada" },
      { kind: "bot", level: "easy" },
    ],
    options: { words: "challenge" },
  });
  const table = { id: made.table.id, tokens: made.tokens };
  await fetch(`${server.address}/api/tables/${table.id}/start`, {
    method: "POST",
    headers: { Authorization: `Bearer ${table.tokens[0].token}` },
  });
  const page = await openPage(browser, { table, seats: [0], ...PHONE });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("[data-tile]");
  if ((await viewOf(server, table)).turn === 0) {
    await page.click("[aria-label=More]");
    await page.click("dialog >> text=Pass");
    await page.click("dialog .main");
  }
  await page.waitForSelector(PLAYED);
  assert.equal(await page.locator("section .ring").count(), 0, "no countdown");
  assert.deepEqual(
    (await viewOf(server, table)).prompts.map((prompt) => prompt.until),
    [null],
  );
  await closePages(page);
});

test("tiles that are laid survive a reload, until the position changes", async () => {
  const { table, turn, page, rack } = await openOnTurn();
  const letters = [...rack].filter((letter) => letter !== "?").slice(0, 3);
  for (const letter of letters) await page.keyboard.press(letter.toLowerCase());
  const word = `button.act:has-text('Play ${letters.join("")}')`;
  await page.waitForSelector(word);
  await page.reload();
  await page.waitForSelector(word);
  await page.keyboard.press("Escape");
  await page.waitForSelector("button.act:has-text('Your turn')");
  await page.reload();
  await page.waitForSelector("button.act:has-text('Your turn')");
  for (const letter of letters) await page.keyboard.press(letter.toLowerCase());
  await page.waitForSelector(word);
  await page.goto(server.address);
  await playOn(server, table, 2);
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("[data-tile]");
  assert.equal(await page.locator(word).count(), 0);
  assert.ok(turn >= 0);
  await closePages(page);
});

test("keys work while a button has the focus, and ? lists them", async () => {
  const { page, rack } = await openOnTurn();
  const letters = [...rack].filter((letter) => letter !== "?").slice(0, 2);
  await page.click("[aria-label=Shuffle]");
  for (const letter of letters) await page.keyboard.press(letter.toLowerCase());
  await page.waitForSelector(`button.act:has-text('Play ${letters.join("")}')`);
  await page.keyboard.press("Escape");
  await page.waitForSelector("button.act:has-text('Your turn')");
  await page.locator("[aria-label=Shuffle]").focus();
  await page.keyboard.press("?");
  await page.waitForSelector("dialog kbd:has-text('Backspace')");
  await accessible(page, "keys");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await closePages(page);
});

test("the connection banner moves nothing on a phone", async () => {
  const table = await begin(server, ["Ada", "Ben"]);
  const { turn } = await viewOf(server, table);
  const page = await openPage(browser, { table, seats: [turn], ...PHONE });
  const line = await interruptible(page);
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("[data-tile]");
  const before = await page.locator("button.act").boundingBox();
  line.cut();
  await page.waitForSelector("text=Connection lost. Reconnecting…");
  assert.deepEqual(await page.locator("button.act").boundingBox(), before);
  line.mend();
  await page.waitForSelector("text=Connection lost. Reconnecting…", { state: "detached" });
  await closePages(page);
});

test("a phone shows the latest line of the log, and all of it after a tap", async () => {
  const table = await begin(server, ["Ada", "Ben"]);
  await playOn(server, table, 6);
  const { to_act } = await viewOf(server, table);
  const page = await openPage(browser, {
    table,
    seats: [0, 1].filter((seat) => !to_act.includes(seat)),
    ...PHONE,
  });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("button.latest");
  assert.equal(await page.locator("button.latest span:visible").count(), 1);
  const { y, height } = await page.locator(".buttons").boundingBox();
  assert.ok(y + height <= PHONE.height, "the buttons are inside the window");
  const latest = await page.locator("button.latest span:visible").textContent();
  await page.click("button.latest");
  await page.waitForSelector(`dialog li:has-text("${latest}")`);
  assert.ok((await page.locator("dialog li").count()) > 3);
  await closePages(page);
});

test("AG-4: on a phone the news say who is waited for and for what, and why a turn was lost", async () => {
  const { table, turn, page } = await openAsked(PHONE);
  const mover = await openPage(browser, { table, seats: [turn], ...PHONE });
  for (const one of [page, mover]) await one.goto(`${server.address}/t/${table.id}`);
  const other = ["Ada", "Ben"][1 - turn];
  await mover.waitForSelector(
    `.latest small:text-is("Waiting for ${other} to accept or challenge the move.")`,
  );
  await page.click("section button:has-text('Challenge…')");
  await page.click("section .sure .no");
  // The lost turn is over, and the mover is on turn again.
  await mover.waitForSelector("button.act:has-text('Your turn')");
  await page.waitForSelector("button.latest span:visible:has-text('so you lose a turn.')");
  await mover.waitForSelector(`button.latest span:visible:has-text("so ${other} loses a turn.")`);
  await closePages(page, mover);
});

test("quick phrases are read in each reader’s language, and the host decides what may be written", async () => {
  const made = await createTable(server, {
    game: "scrabble-bible",
    seats: [{ kind: "person", name: "Ada" }, { kind: "open" }],
  });
  const join = await fetch(`${server.address}/api/tables/${made.table.id}/join`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Ben" }),
  });
  const { token, seat } = await join.json();
  const table = { id: made.table.id, tokens: [made.tokens[0], { token, seat }] };
  await fetch(`${server.address}/api/tables/${table.id}/start`, {
    method: "POST",
    headers: { Authorization: `Bearer ${table.tokens[0].token}` },
  });
  const ada = await openPage(browser, { table, seats: [0] });
  const ben = await openPage(browser, { table, seats: [1], locale: "fr-FR" });
  for (const page of [ada, ben]) await page.goto(`${server.address}/t/${table.id}`);
  await ada.click("[role=tab]:has-text('Chat')");
  await ben.locator("[role=tab]").nth(2).click();
  await ada.click("text=Well played!");
  await ben.waitForSelector("ol >> text=Bien joué !");
  await ada.waitForSelector("ol >> text=Well played!");
  await accessible(ada, "chat");
  assert.equal(await ben.locator(".chat input").count(), 1);
  await ada.click("[aria-label=Menu]");
  await ada.selectOption("dialog select:has(option[value=phrases])", "phrases");
  await ben.waitForSelector(".chat input", { state: "detached" });
  await ada.selectOption("dialog select:has(option[value=phrases])", "off");
  await ben.waitForSelector("text=L’hôte a désactivé la discussion.");
  await closePages(ada, ben);
});

test("a bonus is celebrated on the board, without sparks for those who want no motion", async () => {
  for (const reducedMotion of ["no-preference", "reduce"]) {
    const table = await begin(server, ["Ada", "Ben"]);
    const { turn } = await viewOf(server, table);
    const page = await openPage(browser, { table, seats: [1 - turn], reducedMotion });
    await page.goto(`${server.address}/t/${table.id}`);
    await page.waitForSelector("[data-tile]");
    await page.evaluate(() => {
      window.seen = [];
      const note = () => {
        const banner = document.querySelector("[data-banner]");
        if (!banner || banner === window.last) return;
        window.last = banner;
        const sparks = [...banner.querySelectorAll(".spark")].filter(
          (one) => getComputedStyle(one).display !== "none",
        );
        window.seen.push({ tone: banner.dataset.banner, text: banner.textContent, sparks: sparks.length });
      };
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    });
    // Bible words are frequent: one of them earns its bonus.
    await playOn(server, table, 30);
    await page.waitForFunction(() => window.seen.some(({ tone }) => tone === "festive"));
    const found = (await page.evaluate(() => window.seen)).find(({ tone }) => tone === "festive");
    assert.match(found.text, /is a Bible word: \+\d+\.|tiles/);
    assert.equal(found.sparks > 0, reducedMotion === "no-preference");
    await closePages(page);
  }
});

// A banner is there for a moment only: each theme has a table of its own.
for (const device of PHONE_AND_DESKTOP)
  for (const colorScheme of ["light", "dark"])
    test(`a banner on the board has no serious axe violations (${device.width} px, ${colorScheme})`, async () => {
      const { table, page } = await openAsked({ ...device, colorScheme });
      await page.goto(`${server.address}/t/${table.id}`);
      await page.click("section button:has-text('Challenge…')");
      await page.click("section .sure .no");
      await page.locator("[data-banner]").waitFor();
      await accessible(page, "banner");
      await closePages(page);
    });
