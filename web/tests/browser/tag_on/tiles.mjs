/** TAG ON: tile details by long press, mouse and keyboard, wherever the tile is. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { fingerOn } from "../../finger.mjs";
import { closePages, startWithBrowser } from "../../server.mjs";
import { PHONE, sitAt, square, tableOf, type } from "../../games/tag_on/player.mjs";

const { server, browser } = await startWithBrowser();

const RACK = "[aria-label='Your rack']";
const OPEN = "[aria-label^='Face-up tiles']";

const title = (text) => `dialog h2:text-is('${text}')`;
const none = (page) => page.waitForSelector("dialog", { state: "detached" });

test("TO-32, TO-33: a long press on a tile shows its four sides, and which of them counts (360 px)", async () => {
  const one = await tableOf(server, { "9G": "GOD" }, ["ANELSXT?!", "EIST"]);
  const page = await sitAt(server, browser, one, [0], PHONE);
  const touch = await fingerOn(page);
  const onRack = (letter) => page.locator(`${RACK} button[aria-label^='${letter}']`);

  // On the rack. The press that opened the dialog neither closes it nor picks the tile.
  await touch.rest(onRack("E:"), title("The letter E"));
  assert.equal(await page.locator("dialog li").count(), 4);
  await page.waitForSelector("dialog >> text=No number counts yet.");
  await accessible(page, "details of a tile");
  await page.touchscreen.tap(180, 20); // outside the dialog
  await none(page);
  assert.equal(await onRack("E:").getAttribute("aria-pressed"), "false");
  await touch.rest(onRack("blank"), title("A blank"));
  await page.keyboard.press("Escape");
  await none(page);
  await touch.rest(onRack("shield"), title("A shield"));
  await page.keyboard.press("Escape");
  await none(page);

  // A face-up letter: a long press does not take it.
  await touch.rest(page.locator(`${OPEN} button[aria-label^='B:']`), title("The letter B"));
  await page.keyboard.press("Escape");
  await none(page);
  assert.equal(await page.isVisible("text=for the B."), false);

  // On the board: in the played word, and in the tagged one.
  await type(page, "G7", "anel");
  await page.waitForSelector("text=1 → 7 → 9 → 13");
  await touch.rest(square(page, "G8"), title("The letter N"));
  await page.waitForSelector("dialog >> text=Now the left number counts, because your word goes down.");
  await page.waitForSelector("dialog li.counts[data-side=left]:has-text('no number')");
  await page.keyboard.press("Escape");
  await none(page);
  await page.waitForSelector("text=1 → 7 → 9 → 13"); // the placed tiles have not moved
  await square(page, "9H").tap();
  await page.waitForSelector("text=(1 → 7 → 9 → 13) + (7 → 14 → 16) = 29");
  await touch.rest(square(page, "9H"), title("The letter O"));
  await page.waitForSelector(
    "dialog >> text=Now the top number counts, because the word you tag goes across.",
  );
  await page.waitForSelector("dialog li.counts[data-side=upper]:has-text('multiplies by 2')");
  await page.click("dialog button[aria-label=Close]");
  await none(page);
  await page.waitForSelector("text=(1 → 7 → 9 → 13) + (7 → 14 → 16) = 29"); // the tag is still there

  // Taps and drags still work.
  await page.click("button[aria-label='Take back all tiles']");
  await page.keyboard.press("Escape");
  await onRack("S:").tap();
  await square(page, "9J").tap();
  await page.waitForSelector("button.act:has-text('GODS')");
  await page.click("button[aria-label='Take back all tiles']");
  await touch.drag(onRack("S:"), square(page, "9J"));
  await page.waitForSelector("button.act:has-text('GODS')");
  await closePages(page);
});

test("tile details by keyboard and mouse, in French, and for a player who is not on turn", async () => {
  const one = await tableOf(server, { "9F": "DIEU" }, ["ANGSLT", "EIST"], { edition: "fr" });
  const settings = { locale: "fr-FR", colorScheme: "dark" };
  const page = await sitAt(server, browser, one, [0], settings);
  const rack = "[aria-label='Votre chevalet']";

  await page.focus(`${rack} button[aria-label^='G']`);
  await page.keyboard.press("?");
  await page.waitForSelector(title("La lettre G"));
  await page.waitForSelector("dialog >> text=Aucun nombre ne compte encore");
  await accessible(page, "le détail d’un jeton");
  await page.keyboard.press("Escape");
  await none(page);
  const back = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  assert.match(back, /^G/, "the keyboard is where it was");

  await type(page, "9F", "");
  await page.keyboard.press("?");
  await page.waitForSelector(title("La lettre D"));
  await page.keyboard.press("Escape");
  await none(page);
  // The cursor points across, as a word placed from there would.
  await page.focus(`${rack} button[aria-label^='A']`);
  await page.keyboard.press("?");
  await page.waitForSelector(
    "dialog >> text=Maintenant, le nombre du bas compte, car votre mot est horizontal.",
  );
  await page.keyboard.press("Escape");
  await none(page);

  await square(page, "9I").click({ button: "right" });
  await page.waitForSelector(title("La lettre U"));
  await page.mouse.click(20, 20); // outside the dialog
  await none(page);
  await page.click("[aria-label^='Lettres réservées'] button[aria-label^='C']", { button: "right" });
  await page.waitForSelector(title("La lettre C"));
  await page.keyboard.press("Escape");
  await none(page);

  // A player who is not on turn cannot take a face-up letter: a click shows its details.
  const other = await sitAt(server, browser, one, [1], settings);
  await other.click("[aria-label^='Lettres réservées'] button[aria-label^='C']");
  await other.waitForSelector(title("La lettre C"));
  await closePages(page, other);
});
