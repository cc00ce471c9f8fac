/** Page elements of TAG 'EM and its map editor. */

import { openPage } from "../../server.mjs";

export const square = (page, name) => page.locator(`[role=application] [data-square="${name}"]`);
export const pawn = (page, name) => page.locator(`[data-pawn="${name}"]`);

/** A page with a map on it. */
export async function visit(server, browser, path, more = {}) {
  const page = await openPage(browser, { name: "Ada", reducedMotion: "reduce", ...more });
  await page.goto(server.address + path);
  await page.waitForSelector("[role=application]");
  return page;
}
