/** Player actions and page contents of moji. */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openPage, python, until } from "../../server.mjs";

export const PHONE = { width: 360, height: 740, reducedMotion: "reduce" };

/** A few valid words for every pair of letters. */
function wordsForLetters(language) {
  const script = fileURLToPath(new URL("words.py", import.meta.url));
  const found = execFileSync(python, [script, language], { stdio: ["ignore", "pipe", "inherit"] });
  return JSON.parse(String(found));
}

/** Returns a function that finds words containing two of the given letters. */
export function wordsFor(language = "en") {
  const lexicon = wordsForLetters(language);
  return (letters) => {
    const found = new Set();
    for (const [i, one] of letters.entries())
      for (const other of letters.slice(i + 1))
        for (const word of lexicon[[one, other].sort().join("")] ?? []) found.add(word);
    return [...found];
  };
}

/** Seconds to write in Eagle Eyes (MO-46). */
const WRITE_TIME = 30;

/** A table of Eagle Eyes at which these sheets were written, one of each player; the time was up `over` seconds ago. */
export const sheets = (written, over, names = ["Ada", "Ben"]) => ({
  game: "moji",
  names,
  seed: 3,
  options: { variation: "eagle-eyes" },
  then: [
    ...names.map((_, seat) => [seat, "ready"]),
    ...written.map((words, seat) => [seat, `write ${words}`]),
  ],
  ago: WRITE_TIME + over,
});

/** The codes of the face-up cards on a page (`Tr` is a red T). */
export const lying = (page) =>
  page.$$eval(".place > [data-card]", (cards) => cards.map((card) => card.dataset.card));

export const lettersOf = (cards) => cards.map((card) => card[0]);

export const pilesOn = (page) =>
  page.$$eval("[data-pile]", (piles) =>
    Object.fromEntries(piles.map((pile) => [pile.dataset.pile, pile.getAttribute("title")])),
  );

export async function say(page, word) {
  await page.keyboard.type(word);
  await page.keyboard.press("Enter");
}

export async function sitAt(server, browser, table, seat, more = {}) {
  const page = await openPage(browser, { table, seats: [seat], ...more });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("input.say:focus");
  return page;
}

/** All players are ready, and all see the cards. */
export async function turnUp(pages) {
  for (const page of pages) await page.keyboard.press("Enter");
  for (const page of pages) await page.waitForSelector("[data-card]");
}

/** All players are stuck: every page (or the shared screen) shows new cards. */
export async function turnOthers(pages, screen = null) {
  const before = await lying(screen ?? pages[0]);
  for (const page of pages) {
    await page.waitForSelector("button:has-text('I’m stuck'):enabled");
    await page.keyboard.type("?");
  }
  for (const page of screen ? [screen] : pages)
    await until("new cards", async () => {
      const now = await lying(page);
      return now.length > 0 && !now.some((card) => before.includes(card));
    });
}

/** Finds words for the cards that lie open; until there are `count`, all players get stuck and new cards are revealed. */
export async function wordsThere(pages, wordsWith, count = 1) {
  for (;;) {
    const words = wordsWith(lettersOf(await lying(pages[0])));
    if (words.length >= count) return words;
    await turnOthers(pages);
  }
}
