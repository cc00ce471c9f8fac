/** Ways from the home page to a game. Texts differ by language: elements are found by structure. */

/** The card of a game. */
export const card = (page, game) => page.locator(`article[data-game="${game}"]`);

/** One click on the home page: a table with the settings of last time. */
export const startGame = (page, game, mode) => card(page, game).locator(`[data-mode=${mode}]`).click();

/** The set-up form of a game; returns the dialog. */
export async function openSetUp(page, game, mode) {
  await card(page, game).locator("[data-rules]").click();
  const dialog = page.locator("dialog");
  // The radio button is hidden behind its label.
  const input = `input[value="${mode}"]`;
  await dialog.locator("label", { has: page.locator(input) }).click();
  await dialog.locator(`${input}:checked`).waitFor({ state: "attached" });
  return dialog;
}

export async function openGroups(dialog) {
  const closed = dialog.locator("details:not([open]) > summary");
  while (await closed.count()) await closed.first().click();
}
