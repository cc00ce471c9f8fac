/** A game without a page of its own is offered, set up, played to its end, watched and replayed. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { card, startGame } from "../home.mjs";
import { accessible } from "../axe.mjs";
import { openPage, begin, closePages, startWithBrowser, until, viewOf } from "../server.mjs";

process.env.PARLOUR_GAMES = "tests.toys.bluff";
const { server, browser } = await startWithBrowser();

const commands = (page) => page.getByRole("region", { name: "Your options" });
const log = (page) => page.locator(".side ol");

/** Plays by the offered buttons until the game is over. */
async function playByButtons(page) {
  for (let turns = 0; turns < 40; turns++) {
    const over = page.getByRole("button", { name: "Replay" });
    const vote = page.getByRole("button", { name: /^(Yes|No)$/ }).first();
    const lay = commands(page).locator('.list .button[aria-disabled="false"]').first();
    await over.or(vote).or(lay).first().waitFor();
    if (await over.isVisible()) return;
    const button = (await vote.isVisible()) ? vote : lay;
    // The button may be gone: the bot has answered meanwhile.
    await button.click({ timeout: 2_000 }).catch(() => {});
  }
  assert.fail("the game does not end");
}

test("a game without a page is played against a bot by buttons, and replayed", async () => {
  const page = await openPage(browser, { width: 1440, height: 900 });
  await page.goto(server.address);
  await card(page, "bluff").getByText("Who believes you?").waitFor();
  await accessible(page, "lobby");
  await startGame(page, "bluff", "bot");
  await commands(page).waitFor();
  await accessible(page, "a turn, 1440 px", { all: true });
  await playByButtons(page);
  await accessible(page, "the end");
  await page.locator("main", { hasText: "You" }).waitFor();

  await page.getByRole("button", { name: "Replay" }).click();
  const sentence = page.locator(".replay .sentence");
  await sentence.waitFor();
  const first = await sentence.textContent();
  await page.keyboard.press("End");
  await page.waitForFunction(
    (before) => document.querySelector(".replay .sentence").textContent !== before,
    first,
  );
  await accessible(page, "the replay");
  await closePages(page);
});

test("on a phone a turn is typed; unknown and illegal commands are refused; everybody sees the move", async () => {
  const table = await begin(server, ["Ada", "Ben"], {}, "bluff");
  const small = { width: 360, height: 740 };
  const ada = await openPage(browser, { ...small, table, seats: [0] });
  const ben = await openPage(browser, { ...small, table, seats: [1], colorScheme: "dark", locale: "fr-FR" });
  const watching = await openPage(browser, { width: 844, height: 390 });
  for (const page of [ada, ben, watching]) await page.goto(`${server.address}/t/${table.id}`);

  const line = ada.getByLabel("Type a command");
  const say = async (command) => {
    await line.fill(command);
    await line.press("Enter");
  };
  await commands(ada).waitFor();
  await accessible(ada, "a turn, 360 px", { all: true });
  await say("castle kingside");
  const refusal = ada.getByRole("alert").filter({ hasText: /./ });
  await refusal.waitFor();
  assert.match(await refusal.textContent(), /lay 3 as 5/);
  assert.equal(await line.inputValue(), "castle kingside");
  await accessible(ada, "a refusal");
  const { hand } = await viewOf(server, table, 0);
  const missing = [..."123456"].find((card) => !hand.includes(card));
  await say(`lay ${missing} as 6`);
  await ada.waitForFunction(
    (card) => document.body.textContent.includes(`You don’t have a ${card}.`),
    missing,
  );
  await refusal.getByRole("button", { name: "Rule AG-1" }).waitFor();

  // The other player is asked in French, on a dark page; a spectator sees the prompt.
  await say(`lay ${hand[0]} as 6`);
  await ben.getByRole("button", { name: "Non", exact: true }).waitFor();
  await accessible(ben, "a question, 360 px, dark", { all: true });
  await watching.waitForFunction(() => document.body.textContent.includes("Ada says: a 6."));
  await accessible(watching, "a spectator, 844 × 390");
  assert.equal(await watching.getByLabel("Type a command").count(), 0);
  await ben.getByRole("button", { name: "Non", exact: true }).click();
  await ada.waitForFunction(() => document.body.textContent.includes("It is a"));
  assert.equal(await line.inputValue(), "");
  assert.deepEqual((await viewOf(server, table, 0)).to_act, [1]);
  await closePages(ada, ben, watching);
});

/** The texts in a picture: names, scores, cards. */
const textsOf = (picture) =>
  picture.evaluate((image) => {
    const svg = decodeURIComponent(image.src.slice(image.src.indexOf(",") + 1));
    const found = new DOMParser().parseFromString(svg, "image/svg+xml");
    return {
      cards: [...found.querySelectorAll("[data-piece=card]")].map((one) => one.textContent),
      backs: found.querySelectorAll("[data-piece=back]").length,
    };
  });

test("AG-1: the picture shows each seat its own cards, has an accessible name, and is updated", async () => {
  const table = await begin(server, ["Ada", "Ben"], {}, "bluff");
  const ada = await openPage(browser, { width: 360, height: 740, table, seats: [0] });
  const ben = await openPage(browser, { width: 1440, height: 900, table, seats: [1], colorScheme: "dark" });
  const watching = await openPage(browser, { width: 390, height: 844 });
  const pages = [ada, ben, watching];
  for (const page of pages) await page.goto(`${server.address}/t/${table.id}`);
  const [own, other, public_] = pages.map((page) => page.getByRole("img", { name: /^Bluff\. Scores: Ada/ }));
  const [hand, others] = [(await viewOf(server, table, 0)).hand, (await viewOf(server, table, 1)).hand];
  for (const [picture, cards] of [
    [own, [...hand]],
    [other, [...others]],
    [public_, []],
  ]) {
    await picture.waitFor();
    assert.deepEqual(await textsOf(picture), { cards, backs: 6 - cards.length });
  }
  // The description is the accessible name, and the cards say the same as text.
  assert.match(await own.getAttribute("alt"), new RegExp(`It’s Ada’s turn\\..*You hold a ${hand[0]}\\.`));
  assert.doesNotMatch(await public_.getAttribute("alt"), /You hold/);
  await ada.getByText("As text").click();
  assert.match(await ada.locator("details[open]").textContent(), new RegExp(hand));
  await accessible(ada, "a picture, 360 px", { all: true });
  await accessible(ben, "a picture, 1440 px, dark", { all: true });

  const before = await public_.getAttribute("src");
  await commands(ada).locator('.list .button[aria-disabled="false"]').first().click();
  for (const page of pages)
    await page.waitForFunction(
      (old) =>
        document.querySelector("img[alt^=Bluff]")?.src !== old &&
        /(You say|Ada says): a/.test(document.body.textContent),
      before,
    );
  await until("the picture of who watches", async () => (await textsOf(public_)).backs === 5);
  await until("the picture of who laid", async () => (await textsOf(own)).cards.length === 2);
  await ben.getByText("Answer the question first.").waitFor();
  await closePages(...pages);
});

test("a game is played by touch and by keyboard alone; each replay step has picture and sentence", async () => {
  const table = await begin(server, ["Ada", "Ben"], { hand: 1 }, "bluff");
  const ada = await openPage(browser, { width: 390, height: 844, table, seats: [0] });
  const ben = await openPage(browser, { width: 1440, height: 900, table, seats: [1] });
  for (const page of [ada, ben]) await page.goto(`${server.address}/t/${table.id}`);
  const hands = [(await viewOf(server, table, 0)).hand, (await viewOf(server, table, 1)).hand];
  const press = async (button) => {
    await until("the button", async () => (await button.isVisible()) && (await button.isEnabled()));
    // Tab by tab from the top of the page, as a keyboard user would.
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await button.evaluate((one) => one === document.activeElement)) return ben.keyboard.press("Enter");
      await ben.keyboard.press("Tab");
    }
    assert.fail("the keyboard does not lead to the button");
  };
  await ada.getByRole("button", { name: `lay ${hands[0]} as 6` }).tap();
  await press(ben.getByRole("button", { name: "Yes", exact: true }));
  await press(ben.getByRole("button", { name: `lay ${hands[1]} as ${hands[1]}` }));
  await ada.getByRole("button", { name: "No", exact: true }).tap();
  await press(ben.getByRole("button", { name: "Replay" }));
  await ben.locator(".replay img").waitFor();
  await ada.getByRole("button", { name: "Replay" }).click();
  const picture = ada.locator(".replay img");
  const sentence = ada.locator(".replay .sentence");
  await until("the beginning", async () => (await textsOf(picture)).cards.join() === hands[0]);
  assert.equal(await sentence.textContent(), "Before the first move.");
  await ada.keyboard.press("ArrowRight");
  await until("Ada's card is laid", async () => (await textsOf(picture)).backs === 1);
  assert.equal((await sentence.textContent()).trim(), "You say: a 6.");
  // Ben did not challenge.
  assert.deepEqual(await ada.locator(".replay .gained").allTextContents(), ["+6"]);
  await ada.getByLabel("Seen by").selectOption("Ben");
  await until("Ben's cards", async () => (await textsOf(picture)).cards.join() === hands[1]);
  await ada.getByLabel("Seen by").selectOption("Spectators");
  await until("no cards", async () => (await textsOf(picture)).cards.length === 0);
  await ada.getByRole("button", { name: "Back", exact: true }).click();
  await until("both cards face down", async () => (await textsOf(picture)).backs === 2);
  await accessible(ada, "a replay with pictures, 390 px", { all: true });
  await closePages(ada, ben);
});

test("long lists of commands are filtered, and chosen by keyboard alone", async () => {
  const table = await begin(server, ["Ada", "Ben"], { hand: 6 }, "bluff");
  const ada = await openPage(browser, { table, seats: [0] });
  await ada.goto(`${server.address}/t/${table.id}`);
  const filter = ada.getByRole("searchbox", { name: "Find a command" });
  await filter.fill("as 4");
  const found = commands(ada).locator(".list .button");
  await ada.waitForFunction(() =>
    [...document.querySelectorAll(".list .button")].every((one) => one.textContent.includes("as 4")),
  );
  const wanted = (await found.first().textContent()).trim();
  await ada.keyboard.press("Tab");
  assert.equal((await ada.evaluate(() => document.activeElement.textContent)).trim(), wanted);
  await ada.keyboard.press("Enter");
  await ada.waitForFunction(() => document.body.textContent.includes("You say: a 4."));
  await closePages(ada);
});

test("a shared device is handed over, and a television shows the public view", async () => {
  const table = await begin(server, ["Ada", "Ben"], {}, "bluff");
  const both = await openPage(browser, { width: 390, height: 844, table, seats: [0, 1] });
  const screen = await openPage(browser, { width: 1920, height: 1080 });
  await both.goto(`${server.address}/t/${table.id}`);
  await screen.goto(`${server.address}/screen/${table.id}`);
  await both.getByRole("button", { name: "I’m Ada" }).click();
  const { hand } = await viewOf(server, table, 0);
  await commands(both).locator(".list .button").first().click();
  await both.getByRole("button", { name: "I’m Ben" }).waitFor();
  await screen.waitForFunction(() => document.body.textContent.includes("Ada says: a 1."));
  assert.ok(
    !(await screen.locator(".play .board").textContent()).includes(hand),
    "the television shows a hand",
  );
  await accessible(screen, "the television");
  await closePages(both, screen);
});

test("the language is switched while a game is open, for page and messages alike", async () => {
  const table = await begin(server, ["Ada", "Ben"], {}, "bluff");
  const ada = await openPage(browser, { width: 1440, height: 900, table, seats: [0] });
  await ada.goto(`${server.address}/t/${table.id}`);
  await commands(ada).locator(".list .button").first().click();
  await log(ada).getByText("You say: a 1.").waitFor();
  await ada.getByRole("button", { name: "Menu" }).click();
  await ada.getByLabel("Language").selectOption("fr");
  await log(ada).getByText("Vous annoncez un 1.").waitFor();
  await ada.getByLabel("Langue").waitFor();
  await closePages(ada);
});
