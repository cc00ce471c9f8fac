/** Dragging a tile over the board, for `page_bench.mjs`: frames and the longest task, in milliseconds; the longest task also with
 * the processor as it is. */

import { recordTasks } from "../../main_thread.mjs";
import { openPage, tableAt } from "../../server.mjs";

const BOARD = "15/15/7F7/7A7/7I7/6ATE6/7H7/6LIGHT4/6E2O5/6T2U5/9G5/15/15/15/15 AEINRST/CAIRDOM 0/0 0 turn 0;";
const MOVES = 150;

export async function measure(server, browser, slowed) {
  const { longest, ...figures } = await drag(server, browser, slowed);
  const usual = await drag(server, browser, 1);
  return {
    ...Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [`dragging a tile: ${name}`, value]),
    ),
    "dragging a tile: longest task, ms": longest,
    "dragging a tile, not slowed: longest task, ms": usual.longest,
    "dragging a tile, not slowed: longest task, ms of processor time":
      usual["longest task, ms of processor time"],
  };
}

async function drag(server, browser, slowed) {
  const table = await tableAt(server, ["Ada", "Ben"], BOARD, {}, "scrabble-bible");
  const page = await openPage(browser, { width: 390, height: 844, table, seats: [0] });
  await page.goto(`${server.address}/t/${table.id}`, { waitUntil: "networkidle" });
  await page.waitForSelector("[data-tile]");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  const middle = async (locator) => {
    const { x, y, width, height } = await page.locator(locator).first().boundingBox();
    return { x: x + width / 2, y: y + height / 2, width, height };
  };
  const [tile, board] = [await middle("[data-tile]"), await middle("[role=grid]")];
  const touch = (type, ...touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await page.evaluate(() => {
    window.measured = { frames: [], longest: 0, on: true };
    let last = 0;
    requestAnimationFrame(function next(now) {
      if (last) window.measured.frames.push(now - last);
      last = now;
      if (window.measured.on) requestAnimationFrame(next);
    });
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach(({ duration }) => (window.measured.longest = Math.max(window.measured.longest, duration))),
    ).observe({ type: "longtask" });
  });
  const recorded = await recordTasks(devtools);
  await touch("touchStart", { x: tile.x, y: tile.y });
  // From the rack to the board, and there in a spiral over most of its squares.
  for (let i = 0; i <= MOVES; i++) {
    const part = i / MOVES;
    const [turn, far] = [part * 9, 0.44 * (1 - part)];
    await touch("touchMove", {
      x: board.x + far * board.width * Math.cos(turn),
      y: board.y + far * board.height * Math.sin(turn),
    });
    await new Promise((done) => setTimeout(done, 16));
  }
  await touch("touchEnd");
  const { frames, longest } = await page.evaluate(() => {
    window.measured.on = false;
    return window.measured;
  });
  const tasks = await recorded(page);
  await page.context().close();
  frames.sort((a, b) => a - b);
  const at = (part) => Math.round(10 * frames[Math.floor(part * (frames.length - 1))]) / 10;
  return {
    "median frame, ms": at(0.5),
    "p95 frame, ms": at(0.95),
    longest: Math.round(longest),
    "longest task, ms of processor time": Math.round(Math.max(...tasks)),
  };
}
