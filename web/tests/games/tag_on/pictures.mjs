/** A screenshot of a turn with a tag. */

import { tableAt } from "../../server.mjs";

/** See `tests/pictures.mjs`. */
export async function pictures(server) {
  /** After ten turns: RAMAH can be played, and tags HOSEA. */
  const table = await tableAt(
    server,
    ["Ada", "Ben"],
    "9H7/9O7/9S7/9E7/9AM6/10O6/8T1N6/6S1ABOUND3/6K1U1L6/WANDERInG1I6/6L1H1T6/6L1T1H6/17/17/17/17/17 " +
      "AEEHHMRSY/ABCDIIOPY 152/194 0 faceup CJJMTVVYZ; starter 1; round 6;",
    { aids: "hints" },
    "tag-on",
  );

  async function prepare(page) {
    await page.goto(`${server.address}/t/${table.id}`);
    await page.waitForSelector("[data-tile]");
    await page.keyboard.press("ArrowRight");
    for (let i = 0; i < 7; i++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press(" ");
    await page.keyboard.type("rmah");
    await page.click(".chip:has-text('HOSEA')");
    await page.waitForSelector(".sum:has-text(' + ')");
  }

  return {
    shown: ["tag-on-desktop-light", "tag-on-phone-dark"],
    company: [[table, [1]]],
    scenes: [{ name: "tag-on", settings: { table, seats: [0] }, prepare }],
  };
}
