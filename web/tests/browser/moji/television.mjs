/** moji on a television: three phones are hands and keyboards, through a whole round. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { frenchOnly } from "../../french.mjs";
import { closePages, startWithBrowser, until, viewOf } from "../../server.mjs";
import { joinByPhone, openTelevision, readableFromAfar, startAt, tableOf } from "../../television.mjs";
import { wordsFor } from "../../games/moji/player.mjs";

const wordsWith = wordsFor();
const { server, browser } = await startWithBrowser();

/** What a player does now, by the field of their phone. */
async function act(phone, key, word = "") {
  const field = phone.locator("input.say");
  await field.fill(word);
  await field.press(key);
}

test("MO-10 to MO-16: a television and three phones, in two languages, through a whole round", async () => {
  const { screen, id } = await openTelevision(server, browser, "moji", { options: { rounds: 2 } });
  const phones = [];
  for (const [name, locale] of [
    ["Ada", "en-GB"],
    ["Ben", "fr-FR"],
    ["Cleo", "en-GB"],
  ])
    phones.push(await joinByPhone(server, browser, id, name, { locale }));
  await readableFromAfar(screen, "before the game");
  await startAt(phones[0]);
  const table = await tableOf(id, phones);
  for (const phone of phones) await phone.waitForSelector("input.say");
  await readableFromAfar(screen, "the game introduces itself");
  for (const phone of phones) await act(phone, "Enter");
  await screen.waitForFunction(() => document.querySelectorAll(".place > [data-card]").length === 3);
  // A phone shows the card of its player, and the others on request.
  for (const phone of phones)
    await phone.waitForFunction(() => document.querySelectorAll("[data-card]").length === 1);
  await accessible(phones[0], "a phone in the race");
  await phones[0].click("text=Show all cards here");
  await phones[0].waitForFunction(() => document.querySelectorAll("[data-card]").length === 3);
  await phones[0].click("text=Hide the other cards");
  await phones[0].waitForFunction(() => document.querySelectorAll("[data-card]").length === 1);
  await frenchOnly(phones[1], "a French phone");
  await readableFromAfar(screen, "the race");
  await accessible(screen, "the race");

  // Everybody says a word once; then all are stuck until the stacks are empty.
  const said = [];
  for (;;) {
    const view = await viewOf(server, table);
    if (view.result) break;
    const signs = JSON.stringify([view.slots, view.must_flip, view.stuck, view.heard]);
    const changed = () =>
      until("the table to go on", async () => {
        const now = await viewOf(server, table);
        return now.result || JSON.stringify([now.slots, now.must_flip, now.stuck, now.heard]) !== signs;
      });
    if (view.must_flip.length) {
      await act(phones[view.must_flip[0]], "Enter");
      await changed();
      continue;
    }
    const speaker = said.length;
    const letters = view.slots.flatMap((slot) => (slot ? [slot.card.letter] : []));
    const [word] = speaker < phones.length ? wordsWith(letters).filter((one) => !said.includes(one)) : [];
    if (word) {
      await act(phones[speaker], "Enter", word);
      said.push(word);
      await screen.waitForSelector(`.news:has-text("${word}")`);
    } else {
      const seat = [0, 1, 2].find((one) => !view.stuck.includes(one));
      await act(phones[seat], "?");
    }
    await changed();
  }
  assert.equal(said.length, 3);

  // The results are for the whole room.
  await screen.waitForSelector("section[aria-label='Round 1'] h2");
  for (const word of ["Ada", "Ben", "Cleo"])
    await screen.waitForSelector(`section[aria-label='Round 1'] li:has-text("${word}")`);
  await screen.waitForSelector("section[aria-label='Round 1'] dd .word");
  await readableFromAfar(screen, "results");
  await accessible(screen, "results");
  await phones[1].waitForSelector("section[aria-label='Manche 1']");

  // The end: all but one resign, and the television shows who won, with no phase of a round in between.
  await screen.evaluate(() => {
    window.said = [];
    new MutationObserver(() => {
      const now = document.querySelector(".news .big")?.textContent;
      if (now && now !== window.said.at(-1)) window.said.push(now);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  for (const phone of phones.slice(1)) {
    await phone.click("[aria-label=Menu]");
    await phone.click("dialog li:nth-child(3) button");
    await phone.click("dialog .no");
  }
  await screen.waitForSelector("h1:has-text('Ada won')");
  assert.ok(!(await screen.evaluate(() => window.said)).includes("The winner chooses"));
  await screen.waitForSelector(".summary table");
  await readableFromAfar(screen, "the end");
  await accessible(screen, "the end");
  await closePages(screen, ...phones);
});

test("MO-45: in Off the Grid the phone is the keyboard, and the grid is on the television", async () => {
  const options = { variation: "off-the-grid" };
  const { screen, id } = await openTelevision(server, browser, "moji", { options });
  const phones = [
    await joinByPhone(server, browser, id, "Ada"),
    await joinByPhone(server, browser, id, "Ben"),
  ];
  await startAt(phones[0]);
  for (const phone of phones) await act(phone, "Enter");
  await screen.waitForSelector("ol [data-card]");
  await phones[0].waitForSelector("text=The cards are on the TV.");
  assert.equal(await phones[0].locator("[data-card]").count(), 0);
  await readableFromAfar(screen, "the grid");
  await phones[0].click("text=Show all cards here");
  await phones[0].waitForSelector("ol [data-card]");
  await closePages(screen, ...phones);
});
