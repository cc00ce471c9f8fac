/** Steps through the lessons of all games. */

import { openPage } from "./server.mjs";

export const PHONE = { width: 390, height: 844, isMobile: true };
export const DESKTOP = { width: 1440, height: 900 };

/** Opens a lesson at its first step. */
export async function openLesson(server, browser, game, more = {}) {
  const page = await openPage(browser, { reducedMotion: "reduce", ...more });
  await page.goto(`${server.address}/learn/${game}`);
  await atStep(page, 1);
  return page;
}

/** Waits until the page shows that step, which is not done yet. */
export async function atStep(page, number) {
  await page.waitForSelector(`section.step:not(.done) .number >> text=/^\\D*${number}\\b/`);
}

/** Waits until the step is done. */
export const praised = (page) => page.waitForSelector("section.step.done");

/** The step is done: Enter goes on, since the button has the focus. */
export async function goOn(page, next) {
  await praised(page);
  await page.waitForSelector("section.step.done .main:focus");
  await page.keyboard.press("Enter");
  if (next) await atStep(page, next);
}

/** The same by touch. */
export async function tapOn(page, next) {
  await praised(page);
  await page.locator("section.step.done .main").tap();
  if (next) await atStep(page, next);
}

/** After the last step, one press starts a game against a bot. */
export async function startGame(page, press) {
  await page.waitForSelector("main.end");
  await press(page.locator("main.end .main"));
  await page.waitForURL(/\/t\//);
}
