/** Measures the pages as a phone with a slow processor loads them, and what a game measures itself
 * (`tests/games/GAME/page_bench.mjs`); prints JSON for `tools/bench.py`.
 *
 *     node tests/page_bench.mjs           all pages, and what games measure
 *     node tests/page_bench.mjs games     only what games measure: dragging
 *
 * The processor is slowed four times. Bytes are those sent, headers included.
 */

import { existsSync, readdirSync } from "node:fs";
import { startGame } from "./home.mjs";
import { launch } from "./chromium.mjs";
import { blockedBy, recordTasks } from "./main_thread.mjs";
import { begin, openPage, startServer } from "./server.mjs";

const SLOWED = 4;
const [server, browser] = await Promise.all([startServer(), launch()]);

async function measure(name, address, more = {}) {
  const page = await openPage(browser, { width: 390, height: 844, name: "Ada", ...more });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const sent = { requests: 0, bytes: 0 };
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    sent.requests += 1;
    sent.bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    window.measured = { paint: 0, shift: 0, blocked: 0 };
    const watch = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch("largest-contentful-paint", (entry) => (window.measured.paint = entry.startTime));
    watch("layout-shift", (entry) => (window.measured.shift += entry.hadRecentInput ? 0 : entry.value));
    watch("longtask", (entry) => (window.measured.blocked += entry.duration - 50));
  });
  const recorded = await recordTasks(devtools);
  await page.goto(address, { waitUntil: "networkidle" });
  const tasks = await recorded(page);
  const { paint, shift, blocked } = await page.evaluate(() => window.measured);
  await page.context().close();
  return {
    [`${name}: requests`]: sent.requests,
    [`${name}: kB`]: Math.round(sent.bytes / 100) / 10,
    [`${name}: largest contentful paint, ms`]: Math.round(paint),
    [`${name}: layout shift`]: Math.round(shift * 1000) / 1000,
    [`${name}: blocked, ms`]: Math.round(blocked),
    [`${name}: blocked, ms of processor time`]: Math.round(blockedBy(tasks)),
  };
}

const figures = {};
if (process.argv[2] !== "games") await measurePages();
const games = new URL("games/", import.meta.url);
for (const game of readdirSync(games)) {
  const file = new URL(`${game}/page_bench.mjs`, games);
  if (!existsSync(file)) continue;
  const own = await import(file.href);
  Object.assign(figures, await own.measure(server, browser, SLOWED));
}
console.log(JSON.stringify(figures));
await browser.close();
await server.stop();

/** Every page of the app, with an empty cache. */
async function measurePages() {
  const host = await openPage(browser, { name: "Ada" });
  await host.goto(server.address);
  await host.waitForSelector("[data-mode]:enabled");
  /** Pages that games add, and the lookup: the home page links to them. */
  const linked = await host.$$eval("main a[href]", (links) => [
    ...new Set(links.map((link) => link.getAttribute("href")).filter((path) => /^\/\w+$/.test(path))),
  ]);
  await startGame(host, server.games[0].key, "friends");
  await host.waitForURL(/\/t\//);
  await measure("warm-up", server.address);
  Object.assign(figures, await measure("home", server.address), await measure("waiting room", host.url()));
  for (const path of linked) Object.assign(figures, await measure(path.slice(1), server.address + path));
  for (const { key } of server.games) {
    const table = await begin(server, ["Ada", "Ben"], {}, key);
    const seated = { table, seats: [0] };
    Object.assign(figures, await measure(`${key}, a table`, `${server.address}/t/${table.id}`, seated));
    Object.assign(figures, await measure(`${key}, rules`, `${server.address}/rules/${key}`));
    const over = await begin(server, ["Ada", "Ben"], {}, key);
    const page = await openPage(browser, { table: over, seats: [0, 1] });
    await page.goto(`${server.address}/health`);
    await resign(page, over);
    await page.context().close();
    Object.assign(
      figures,
      await measure(`${key}, the end`, `${server.address}/t/${over.id}`, { table: over, seats: [0] }),
      await measure(`${key}, replay`, `${server.address}/t/${over.id}#replay`, { table: over, seats: [0] }),
    );
  }
}

/** The second player gives up. */
function resign(page, table) {
  return page.evaluate(
    ([id, token]) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
        socket.addEventListener("open", () =>
          socket.send(JSON.stringify({ type: "hello", table: id, token })),
        );
        socket.addEventListener("message", ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === "welcome")
            socket.send(JSON.stringify({ type: "do", id: "1", command: "resign", seen: message.n }));
          if (message.type === "done") resolve();
          if (message.type === "refused") reject(new Error(data));
        });
        socket.addEventListener("error", reject);
      }),
    [table.id, table.tokens[1].token],
  );
}
