/** Tables of TAG 'EM, and elements of its pages and of its map editor. */

import { begin, openPage } from "../../server.mjs";

/** A short line for a few pawns each: they meet at once, so that attacks come early. */
export const LANE = `name: Lane
grid: square
pom: 12

.........
.c.....c.
...w.w...
.c.....c.
.........

start 1 b3
start 2 h3
flag e3
hill e3 e2
`;

/** A position on the lane with these pawns and further lines. */
export const onLane = (...lines) => [LANE.trim(), ...lines, ""].join("\n");

/** Ada's pawns face Ben's: an attack is possible at once. */
export const facing = (...lines) => onLane("pawn 1 d3", "pawn 1 b3", "pawn 2 e3", "pawn 2 h3", ...lines);

export const ROSIE = { name: "Rosie", level: "medium" };

/** A table where Ada has the first turn; the other is a bot, or Ben on the same device. */
export const tableOf = (server, options = {}, other = "Ben") =>
  begin(server, ["Ada", other], { order: "seated", ...options }, "tag-em");

export const square = (page, name) => page.locator(`[role=application] [data-square="${name}"]`);
export const pawn = (page, name) => page.locator(`[data-pawn="${name}"]`);

/** Waits until the map has come to rest. */
export const settled = (page) =>
  page.waitForFunction(() => !document.querySelector("[data-gliding]"), null, { polling: 50 });

/** Rests a finger on a square until the card beside it has this text. */
export async function hold(page, name, text) {
  await settled(page);
  const { x, y, width, height } = await square(page, name).boundingBox();
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForSelector(`.about:has-text(${JSON.stringify(text)})`);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}

/** Where a square of the map maker is on the screen; its tiles are no elements of their own. Squares, not hexagons. */
export function spot(page, name) {
  return page.evaluate((wanted) => {
    const [, letters, row] = /([a-z]+)(\d+)$/.exec(wanted);
    const column = [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 96, 0);
    const map = document.querySelector("[role=application]");
    map.scrollIntoView({ block: "start" });
    const at = new DOMPoint(20 + (column - 0.5) * 40, 20 + (row - 0.5) * 40).matrixTransform(
      map.getScreenCTM(),
    );
    return { x: at.x, y: at.y };
  }, name);
}

export async function clickOn(page, name) {
  const { x, y } = await spot(page, name);
  await page.mouse.click(x, y);
}

export async function tapOn(page, name) {
  const { x, y } = await spot(page, name);
  await page.touchscreen.tap(x, y);
}

/** A page with a map on it. */
export async function visit(server, browser, path, more = {}) {
  const page = await openPage(browser, { name: "Ada", reducedMotion: "reduce", ...more });
  await page.goto(server.address + path);
  await page.waitForSelector("[role=application]");
  return page;
}
