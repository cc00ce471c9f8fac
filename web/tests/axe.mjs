/** Accessibility checks with axe, on pages at rest. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { noMessageIds } from "./message_ids.mjs";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Without motion, so that colours are checked in their final state. */
export const PHONE_AND_DESKTOP = [
  { width: 360, height: 780, reducedMotion: "reduce" },
  { width: 1440, height: 900, reducedMotion: "reduce" },
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

/** Runs axe. Without `all`, rules that find nothing serious are left out: what they find would be dropped. */
function violationsOn(page, all) {
  return page.evaluate(async (whole) => {
    const isGrave = (impact) => impact === "serious" || impact === "critical";
    const { rules, checks } = window.axe._audit;
    const canBeGrave = (rule) =>
      rule.impact
        ? isGrave(rule.impact)
        : [...rule.any, ...rule.all, ...rule.none].some((check) => isGrave(checks[check.id ?? check].impact));
    const left = whole
      ? []
      : rules.filter((rule) => !canBeGrave(rule)).map(({ id }) => [id, { enabled: false }]);
    const { violations } = await window.axe.run(document, {
      resultTypes: ["violations"],
      rules: Object.fromEntries(left),
      // No rule in use reads style sheets.
      preload: { assets: ["media"] },
    });
    return violations.filter(({ impact }) => whole || isGrave(impact));
  }, all);
}

/** No axe violations (serious ones, or `all`), no horizontal overflow, and no message without its text. */
export async function accessible(page, where, { all = false } = {}) {
  await still(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await violationsOn(page, all);
  const told = found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`),
  );
  assert.deepEqual(told, [], where);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${where}: ${wide} px too wide`);
  await noMessageIds(page, where);
}

/** The same in both themes: an open page follows that of the system. */
export async function accessibleInBothThemes(page, where, options) {
  for (const colorScheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
    await accessible(page, `${where}, ${colorScheme}`, options);
  }
}
