/** Whether everything that a turn needs is in the window and not covered: checked by geometry, on the screens of `SCREENS`. */

import assert from "node:assert/strict";
import { still } from "./axe.mjs";
import { otherPlayers } from "./other_players.mjs";
import { addTable, closePages, openPage } from "./server.mjs";

/** A small and a usual laptop, and a phone both ways. */
export const SCREENS = [
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** What a turn needs: controls, and pieces that take gestures. Log, rules and chat are not part of a turn. */
const CONTROLS = "button, a[href], input, select, textarea, summary, [role=grid]";
const BESIDE = "[role=tabpanel], [data-beside]";

/** What is wrong with the controls of a page: outside the window, cut off or covered. Those of an open dialog if there is one. */
export function outOfView(page, { controls = CONTROLS, beside = BESIDE } = {}) {
  return page.evaluate(
    ([wanted, besides]) => {
      const root = document.querySelector("dialog[open]") ?? document.querySelector("main") ?? document.body;
      const nameOf = (element) => {
        const text = element.getAttribute("aria-label") ?? element.textContent.trim();
        return `${element.tagName.toLowerCase()} “${text.replace(/\s+/g, " ").slice(0, 50)}”`;
      };
      /** A group of choices may scroll: those outside its window can be scrolled to. */
      const isScrolledAway = (element, box) => {
        const group = element.closest("[role=group]");
        if (!group || !root.contains(group)) return false;
        const { left, top, right, bottom } = group.getBoundingClientRect();
        const scrolls =
          group.scrollWidth > group.clientWidth + 1 || group.scrollHeight > group.clientHeight + 1;
        const inside =
          box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1;
        return scrolls && !inside;
      };
      const found = [];
      const high = document.documentElement.scrollHeight - innerHeight;
      const wide = document.documentElement.scrollWidth - innerWidth;
      if (high > 1) found.push(`the page is ${high} px too high`);
      if (wide > 1) found.push(`the page is ${wide} px too wide`);
      for (const element of root.querySelectorAll(wanted)) {
        if (element.closest(besides) || element.closest("[inert]")) continue;
        const style = getComputedStyle(element);
        // What an enlarged picture shows is clipped by the picture around it.
        const box = (element.ownerSVGElement ?? element).getBoundingClientRect();
        const hidden = style.visibility === "hidden" || style.clipPath !== "none";
        if (hidden || box.width < 2 || box.height < 2 || element.closest(".hidden")) continue;
        if (isScrolledAway(element, box)) continue;
        const outside =
          box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        if (outside) {
          const edges = [box.left, box.top, box.right, box.bottom].map(Math.round);
          found.push(`outside: ${nameOf(element)} (${edges.join(", ")})`);
          continue;
        }
        // A label is as good as its field. Buttons may ignore pointers for a moment after they have appeared.
        const near = [
          [0.5, 0.5],
          [0.12, 0.5],
          [0.88, 0.5],
          [0.5, 0.15],
          [0.5, 0.85],
        ];
        const covered = near.filter(([x, y]) => {
          const [at, down] = [box.left + x * box.width, box.top + y * box.height];
          const [top] = document
            .elementsFromPoint(at, down)
            .filter((one) => one.contains(element) || element.contains(one) || !one.contains(root));
          return (
            !top ||
            !(top.contains(element) || element.contains(top) || top.closest("label")?.control === element)
          );
        });
        if (covered.length > 1) found.push(`covered: ${nameOf(element)}`);
      }
      return found;
    },
    [controls, beside],
  );
}

/** Fails if a control of the page is out of view. */
export async function inView(page, where, options) {
  await still(page);
  assert.deepEqual(await outOfView(page, options), [], where);
}

/** Checks states of a turn on every screen. A state is a scene of `screens.mjs`; `check` has options of `outOfView`. */
export async function checkScenes(server, browser, scenes, { check, screens = SCREENS } = {}) {
  const found = [];
  const others = await otherPlayers(server, browser);
  for (const { name, table: given, seats = [0], prepare } of scenes) {
    const spec = typeof given === "function" ? given({ french: false }) : given;
    const table = await addTable(server, { hot_seat: seats.length > 1, ...spec });
    await others.connectAll(table, seats);
    const page = await openPage(browser, {
      ...screens[0],
      table,
      seats,
      reducedMotion: "reduce",
      name: "Ada",
    });
    await page.goto(`${server.address}/t/${table.id}`);
    await page.waitForSelector("main");
    await prepare?.(page, {
      server,
      table,
      french: false,
      phone: false,
      send: (seat, command) => others.send(table, seat, command),
    });
    for (const { width, height } of screens) {
      await page.setViewportSize({ width, height });
      // Layouts that are measured follow one frame later.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await still(page);
      const faults = await outOfView(page, check);
      found.push(...faults.map((fault) => `${name}, ${width} × ${height}: ${fault}`));
    }
    await closePages(page);
    await others.disconnect(table);
  }
  await others.close();
  assert.deepEqual(found, []);
}

/** Notes how far things jump on a page by themselves; call before the page is opened. */
export async function watchShifts(page) {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        const names = sources.map(
          ({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName,
        );
        window.shifts.push({ value, startTime, names: names.join(", ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export const forgetShifts = (page) => page.evaluate(() => void (window.shifts = []));

const sumOf = (shifts) => shifts.reduce((total, { value }) => total + value, 0);

function assertSteady(shifts, where, most) {
  const told = shifts.map(({ value, names }) => `${value.toFixed(4)} ${names}`).join("; ");
  assert.ok(sumOf(shifts) < most, `${where}: layout shift ${sumOf(shifts).toFixed(3)}: ${told}`);
}

/** Fails if things have jumped: the sum of all layout shifts since the page was opened. */
export async function steady(page, where, most = 0.05) {
  await page.evaluate(() => document.fonts.ready);
  assertSteady(await page.evaluate(() => window.shifts), where, most);
}

/** The same for several turns of a game: layout shift as browsers sum it up, in bursts of at most five seconds. */
export async function steadyInBursts(page, where, most = 0.05) {
  const bursts = [];
  for (const shift of await page.evaluate(() => window.shifts)) {
    const burst = bursts.at(-1);
    const near = burst && shift.startTime - burst.at(-1).startTime < 1000;
    if (near && shift.startTime - burst[0].startTime < 5000) burst.push(shift);
    else bursts.push([shift]);
  }
  const worst = bursts.toSorted((a, b) => sumOf(b) - sumOf(a))[0] ?? [];
  assertSteady(worst, where, most);
}
