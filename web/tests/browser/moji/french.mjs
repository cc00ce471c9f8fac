/** moji in French: a whole race against a bot, from the lobby to the end. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openSetUp } from "../../home.mjs";
import { accessible } from "../../axe.mjs";
import { frenchOnly } from "../../french.mjs";
import { openPage, closePages, startWithBrowser } from "../../server.mjs";
import { lettersOf, lying, say, turnUp, wordsFor } from "../../games/moji/player.mjs";

const wordsWith = wordsFor("fr");
const { server, browser } = await startWithBrowser();

/** Races in which the player says nothing. */
const TO_THE_BOT = 3;

/** What the player can do now: `turn` a card, `say` a word, or nothing because the game is `over`. */
const turnOf = async (page) => {
  const found = await page.waitForFunction(() => {
    if (document.querySelector(".end h1")) return "over";
    const button = (text) =>
      [...document.querySelectorAll("form button")].some(
        (one) => !one.disabled && one.textContent.trim() === text,
      );
    if (button("Retourner")) return "turn";
    const waits = [...document.querySelectorAll(".place")].some((one) =>
      one.textContent.includes("à retourner"),
    );
    return button("Je sèche") && !waits ? "say" : false;
  });
  return found.jsonValue();
};

/** Does it, and waits until the page shows the result. */
async function act(page, now, word) {
  if (now === "turn") await page.keyboard.press("Enter");
  else if (word) await say(page, word);
  else await page.keyboard.press("?");
  await page.waitForFunction(
    ([now, word]) => {
      if (document.querySelector(".end h1")) return true;
      const button = (text) =>
        [...document.querySelectorAll("form button")].some(
          (one) => !one.disabled && one.textContent.trim() === text,
        );
      if (now === "turn") return !button("Retourner");
      if (!word) return !button("Je sèche");
      const [field, verdict] = ["input.say", ".verdict"].map((one) => document.querySelector(one));
      if (!field) return false; // the end is being loaded
      // A refused word returns to the field.
      if (field.value === word) return true;
      return !verdict.matches(".held") && verdict.textContent.includes(word);
    },
    [now, word],
  );
  await page.keyboard.press("Escape"); // clear the field
}

test("MO-10, MO-14, MO-15: a whole race against a bot, in French, from the lobby to the end", async () => {
  const page = await openPage(browser, { locale: "fr-FR", name: "Ada", reducedMotion: "reduce" });
  await page.goto(server.address);
  await page.waitForSelector("[data-mode]:enabled");
  await frenchOnly(page, "lobby");
  const dialog = await openSetUp(page, "moji", "bot");
  await dialog.locator("select.level").selectOption("hard"); // thinks the shortest
  await frenchOnly(page, "set-up");
  await page.click("dialog .main");
  await page.waitForSelector("input.say:focus");
  await frenchOnly(page, "ready");
  await turnUp([page]);

  // A word that counts in English only is refused, in French.
  await turnOf(page);
  await act(page, "say", "THEIR");
  await page.waitForSelector(".verdict.wrong:has-text('THEIR')");
  await frenchOnly(page, "a refusal");

  const used = new Set();
  let turns = 0;
  let left = 0;
  for (;;) {
    const now = await turnOf(page);
    await frenchOnly(page, now);
    if (now === "over") break;
    assert.ok(++turns < 400, "the race does not end");
    let word;
    // A person who knows all words wins every race. A few are left to the bot, which takes its time.
    if (now === "say" && used.size > 3 && left < TO_THE_BOT) left += 1;
    else if (now === "say") word = wordsWith(lettersOf(await lying(page))).find((one) => !used.has(one));
    if (word) used.add(word);
    await act(page, now, word);
  }
  assert.equal(left, TO_THE_BOT);
  assert.ok(used.size > 3, "words were said on the page");
  await accessible(page, "the end");
  await page.click("text=Revoir");
  await page.waitForSelector("input[type=range]");
  await frenchOnly(page, "replay");
  await closePages(page);
});
