/** Accessibility checks with axe, on pages at rest. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { noMessageIds } from "./message_ids.mjs";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Without motion, so that colours are checked in their final state. */
export const DEVICES = [
  { width: 360, height: 780, colorScheme: "light", reducedMotion: "reduce" },
  { width: 1440, height: 900, colorScheme: "dark", reducedMotion: "reduce" },
  { width: 1440, height: 900, colorScheme: "light", reducedMotion: "reduce" },
  { width: 360, height: 780, colorScheme: "dark", reducedMotion: "reduce" },
];

/** Waits until all animations have ended. */
export async function still(page) {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          (one) => one.playState !== "running" || one.effect?.getComputedTiming().iterations === Infinity,
        ),
    null,
    // Not by animation frames: a page in the background has none.
    { polling: 50 },
  );
}

/** No axe violations (serious ones, or `all`), no horizontal overflow, and no message without its text. */
export async function accessible(page, where, { all = false } = {}) {
  await still(page);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const found = violations.filter(({ impact }) => all || impact === "serious" || impact === "critical");
  const told = found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`),
  );
  assert.deepEqual(told, [], where);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${where}: ${wide} px too wide`);
  await noMessageIds(page, where);
}
