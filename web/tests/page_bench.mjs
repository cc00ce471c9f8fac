/** Measures home and the waiting room as a phone with a slow processor loads them; prints JSON for `tools/bench.py`.
 *
 *     node tests/page_bench.mjs
 *
 * The processor is slowed four times. Bytes are those sent, headers included.
 */

import { startGame } from "./home.mjs";
import { launch } from "./chromium.mjs";
import { openPage, startServer } from "./server.mjs";

const SLOWED = 4;
const [server, browser] = await Promise.all([startServer(), launch()]);

async function measure(name, address) {
  const page = await openPage(browser, { width: 390, height: 844, name: "Ada" });
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
  await page.goto(address, { waitUntil: "networkidle" });
  const { paint, shift, blocked } = await page.evaluate(() => window.measured);
  await page.context().close();
  return {
    [`${name}: requests`]: sent.requests,
    [`${name}: kB`]: Math.round(sent.bytes / 100) / 10,
    [`${name}: largest contentful paint, ms`]: Math.round(paint),
    [`${name}: layout shift`]: Math.round(shift * 1000) / 1000,
    [`${name}: blocked, ms`]: Math.round(blocked),
  };
}

const host = await openPage(browser, { name: "Ada" });
await host.goto(server.address);
await startGame(host, server.games[0].key, "friends");
await host.waitForURL(/\/t\//);
await measure("warm-up", server.address);
const figures = {
  ...(await measure("home", server.address)),
  ...(await measure("waiting room", host.url())),
};
console.log(JSON.stringify(figures));
await browser.close();
await server.stop();
