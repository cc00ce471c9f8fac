/** TAG ON in French: a game against a bot, from the lobby, and to the end. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openSetUp } from "../../home.mjs";
import { accessible } from "../../axe.mjs";
import { frenchOnly } from "../../french.mjs";
import { addTable, openPage, closePages, startWithBrowser, until } from "../../server.mjs";

const { server, browser } = await startWithBrowser();

/** What the page waits for: the player's answer, the player's move, or nothing because the game is over. */
const state = (page) =>
  page.waitForFunction(() => {
    if (document.querySelector("table.scores")) return "over";
    const texts = [...document.querySelectorAll("button")].map((one) => one.textContent.trim());
    if (texts.includes("Accepter")) return "asked";
    if (texts.some((text) => text.startsWith("Perdre "))) return "shield";
    return document.querySelector(".act")?.textContent.trim() === "À vous de jouer" ? "mine" : false;
  });

async function answer(page, name) {
  const button = page.getByRole("button", { name, exact: true });
  await button.click();
  await button.waitFor({ state: "detached" });
}

/** Confirms the exchange if the page asks, until the log has a new line. */
async function confirmed(page, before) {
  const yes = page.locator("dialog .main");
  await until("the exchange", async () => {
    if (await yes.isVisible()) await yes.click();
    return page.evaluate((count) => document.querySelectorAll("ol li:not(.soft)").length > count, before);
  });
}

/** Asks for a hint and follows it. */
async function advised(page) {
  const before = await page.locator("ol li:not(.soft)").count();
  await page.click("button[title='Conseil']");
  await page.waitForSelector(
    ".act:enabled .points, .act:enabled:has-text('Échanger'), .said:has-text('passer')",
  );
  if (await page.isVisible(".act:enabled")) {
    const exchanges = (await page.textContent(".act")).includes("Échanger");
    await page.click(".act");
    // An exchange that costs the turn is confirmed; one by a shield costs none.
    if (exchanges) await confirmed(page, before);
  } else {
    await page.click("button[title='Passer']");
    await page.click("dialog .main");
  }
  await page.waitForFunction((count) => document.querySelectorAll("ol li:not(.soft)").length > count, before);
}

/** Plays by hints until `enough`, or until the game is over; returns what was made and answered. */
async function playOn(page, enough = () => false) {
  const count = { made: 0, questions: 0 };
  while (!enough(count)) {
    const now = await (await state(page)).jsonValue();
    await frenchOnly(page, now);
    if (now === "over") return count;
    if (now === "asked") {
      await page.waitForSelector("text=/Piccolo a joué [A-Z]+.*points?\\./");
      await answer(page, "Accepter");
      count.questions += 1;
    } else if (now === "shield") await answer(page, /^Perdre /);
    else {
      await advised(page);
      count.made += 1;
      assert.ok(count.made < 60, "the game does not end");
    }
  }
  return count;
}

const READER = { locale: "fr-FR", name: "Ada", colorScheme: "dark", reducedMotion: "reduce" };

test("TO-5, TO-25: a game of the French edition against a bot, in French, from the lobby", async () => {
  const page = await openPage(browser, READER);
  await page.goto(server.address);
  await page.waitForSelector("[data-mode]:enabled");
  await frenchOnly(page, "lobby");
  const dialog = await openSetUp(page, "tag-on", "bot");
  await dialog.getByRole("radio", { name: /^Contestation/ }).check();
  await page.waitForSelector("dialog select:has(option[value=fr]:checked)");
  await frenchOnly(page, "set-up");
  await page.click("dialog .main");
  const { made, questions } = await playOn(page, (now) => now.made > 5 && now.questions > 5);
  assert.ok(made > 5 && questions > 5, "both have played on the page");
  await closePages(page);
});

test("TO-5, TO-25, TO-26: the last turns of the French edition against a bot, the end and the replay, in French", async () => {
  const table = await addTable(server, {
    game: "tag-on",
    names: ["Ada", "Piccolo bot:medium"],
    options: { edition: "fr", words: "challenge", aids: "hints" },
    bots: "30",
    hot_seat: false,
  });
  const page = await openPage(browser, { ...READER, table, seats: [0] });
  await page.goto(`${server.address}/t/${table.id}`);
  const { made, questions } = await playOn(page);
  assert.ok(made > 1 && questions > 1, "both have played on the page");
  await page.waitForSelector("text=Mots marqués");
  await accessible(page, "the end");
  await page.click("text=Revoir");
  await page.waitForSelector("input[type=range]");
  await page.keyboard.press("End");
  await page.waitForSelector("h1:has-text('Revoir la partie')");
  await frenchOnly(page, "replay");
  await closePages(page);
});
