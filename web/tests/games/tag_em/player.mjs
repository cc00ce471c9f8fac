/** Page elements of TAG 'EM and its map editor. */

import { arrive } from "../../house.mjs";

export const square = (page, name) => page.locator(`[role=application] [data-square="${name}"]`);
export const pawn = (page, name) => page.locator(`[data-pawn="${name}"]`);

/** A page with a map on it. */
export async function visit(house, browser, path, more = {}) {
  const page = await arrive(browser, { name: "Ada", reducedMotion: "reduce", ...more });
  await page.goto(house.address + path);
  await page.waitForSelector("[role=application]");
  return page;
}
