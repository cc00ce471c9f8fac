/** A television and the phones around it. */

import assert from "node:assert/strict";
import { still } from "./axe.mjs";
import { startGame } from "./home.mjs";
import { createTable, openPage } from "./server.mjs";

const TELEVISION = { width: 1920, height: 1080, reducedMotion: "reduce" };
export const PHONE = { width: 390, height: 844, reducedMotion: "reduce" };

/** A television with a new table: one click at home, or made with these options. */
export async function openTelevision(server, browser, game, { options, ...more } = {}) {
  const screen = await openPage(browser, { ...TELEVISION, ...more });
  if (options) {
    const seats = [{ kind: "open" }, { kind: "open" }];
    const { table } = await createTable(server, { game, seats, options, television: true });
    await screen.goto(`${server.address}/screen/${table.id}`);
  } else {
    await screen.goto(server.address);
    await startGame(screen, game, "screen");
    await screen.waitForURL(/\/screen\//);
  }
  await screen.waitForSelector(".scan .code");
  return { screen, id: new URL(screen.url()).pathname.split("/").at(-1) };
}

/** A phone that joins by the link of the QR code. */
export async function joinByPhone(server, browser, id, name, more = {}) {
  const page = await openPage(browser, { ...PHONE, ...more });
  await page.goto(`${server.address}/t/${id}`);
  await page.fill("input[autocomplete=nickname]", name);
  await page.click("form button.main");
  await page.waitForSelector(".leave");
  return page;
}

/** The host starts; the text of the button differs by language. */
export const startAt = (host) => host.click(".seats > .button.main:enabled");

/** The seats of these phones, with their tokens, as `viewOf` wants them. */
export async function tableOf(id, phones) {
  const tokens = [];
  for (const page of phones) {
    const [held] = await page.evaluate((table) => JSON.parse(localStorage.parlour).seats[table], id);
    tokens[held.seat] = held;
  }
  return { id, tokens };
}

/** Text on a television is readable from four metres: at 1920 × 1080 it is about 22 pixels high. Illustrations need
 * not be read; on the tiles of a board, letter and numbers share 60 pixels. */
export async function readableFromAfar(screen, where) {
  await still(screen);
  const small = await screen.evaluate(() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, data } = walker.currentNode;
      if (
        !data.trim() ||
        element.closest("script, style, title, .hidden, .picture") ||
        !element.checkVisibility()
      )
        continue;
      const box = element.getBoundingClientRect();
      if (!box.width || box.top >= innerHeight || box.left >= innerWidth) continue;
      const scale =
        element instanceof SVGElement
          ? Math.hypot(element.getScreenCTM().b, element.getScreenCTM().d)
          : element.currentCSSZoom;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < (element.closest(".holder") ? 18 : 21))
        found.push(`${size.toFixed(1)} px: ${data.trim().slice(0, 40)}`);
    }
    return [...new Set(found)];
  });
  assert.deepEqual(small, [], `${where}: too small to read`);
}
