/** Player actions of TAG ON, and tables set up at given positions. */

import { openPage, tableAt } from "../../server.mjs";

export const SIZE = 17;
export const PHONE = { width: 360, height: 740 };

/** Row and column of a place, and whether its word goes across. */
function read(place) {
  const across = /^\d/.test(place);
  return [Number(/\d+/.exec(place)[0]) - 1, /[A-Z]/.exec(place)[0].charCodeAt(0) - 65, across];
}

/** The rows of a position with these words on the board. */
function rows(words) {
  const board = Array.from({ length: SIZE }, () => Array(SIZE).fill("."));
  for (const [place, word] of Object.entries(words)) {
    const [row, column, across] = read(place);
    [...word].forEach((letter, i) => (board[row + (across ? 0 : i)][column + (across ? i : 0)] = letter));
  }
  return board.map((row) => row.join("").replace(/\.+/g, (gap) => String(gap.length))).join("/");
}

/** A position with the first player on turn; bag and face-up letters can be given. */
export function positionOf(board, racks, { says = "faceup ABCDEFGHI;" } = {}) {
  return `${rows(board)} ${racks.join("/")} ${racks.map(() => 0).join("/")} 0 turn 0; ${says}`;
}

/** A table at a position with Ada on turn. */
export function tableOf(server, board, racks, { says, names = ["Ada", "Ben"], ...options } = {}) {
  return tableAt(server, names, positionOf(board, racks, { says }), { edition: "en", ...options }, "tag-on");
}

export async function sitAt(server, browser, table, seats, more = {}) {
  const page = await openPage(browser, { table, seats, reducedMotion: "reduce", ...more });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("[role=grid]");
  return page;
}

export const square = (page, place) => {
  const [row, column] = read(place);
  return page.locator(`[data-square="${row * SIZE + column}"]`);
};

/** Types letters starting at a square. */
export async function type(page, place, letters) {
  const [row, column, across] = read(place);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape"); // no tentative tiles and no cursor: the next arrow key moves it to the centre
  await page.keyboard.press("ArrowRight");
  const step = async (by, less, more) => {
    for (let i = 0; i < Math.abs(by); i++) await page.keyboard.press(by < 0 ? less : more);
  };
  await step(row - 8, "ArrowUp", "ArrowDown");
  await step(column - 8, "ArrowLeft", "ArrowRight");
  if (!across) await page.keyboard.press(" ");
  await page.keyboard.type(letters);
}
