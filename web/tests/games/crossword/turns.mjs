/** Turns of a tile game by the hints of the page. */

import { forgetShifts, steadyInBursts, watchShifts } from "../../geometry.mjs";
import { startGame } from "../../home.mjs";
import { closePages, openPage } from "../../server.mjs";

/** Answers what is asked, asks for a hint, and does what it says. */
export async function takeHintedTurn(page) {
  const mine = ".act:has-text('Your turn')";
  for (;;) {
    await page.waitForSelector(`${mine}, section .answers .main`);
    if (await page.isVisible("section .answers .main")) {
      await page.click("section .answers .main");
      await page.waitForSelector("section .answers .main", { state: "detached" });
      continue;
    }
    const open = page.locator(".buttons button:has(.lucide-lightbulb)");
    if (!(await open.count())) await page.click("button[aria-label=More]");
    await page.locator("button:has(.lucide-lightbulb)").last().click();
    await page.waitForSelector(".hints");
    if (!(await page.isVisible(".hints .main"))) break;
    // A shield is swapped first.
    await page.click(".hints .main");
    await page.waitForSelector(".hints", { state: "detached" });
  }
  await page.click(".act:enabled");
  const sure = page.locator("dialog .main");
  if (await sure.count()) await sure.click();
  await page.waitForSelector(".tile.laid", { state: "detached" });
}

/** Plays three turns against a bot, and checks that nothing jumps. */
export async function staysSteady(server, browser, game, device) {
  const page = await openPage(browser, { ...device, name: "Ada" });
  await watchShifts(page);
  await page.goto(server.address);
  await startGame(page, game, "bot");
  await page.waitForSelector("[data-tile]");
  await forgetShifts(page);
  for (let turn = 0; turn < 3; turn++) await takeHintedTurn(page);
  await page.waitForSelector(".act:has-text('Your turn'), section .answers .main");
  await steadyInBursts(page, "three turns");
  await closePages(page);
}
