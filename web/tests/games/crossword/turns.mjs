/** A whole turn of a tile game by the hints of the page. */

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
