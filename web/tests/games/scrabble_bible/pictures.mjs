/** Screenshots of a game from its lesson to its replay. */

import { hint, playOn, viewOf } from "../../server.mjs";
import { begin } from "./player.mjs";

/** See `tests/pictures.mjs`. */
export async function pictures(server) {
  /** Tables in mid-game, with an open prompt, and over. */
  const middle = await begin(server, ["Ada", "Ben", "Cleo"]);
  await playOn(server, middle, 13, "medium");
  const question = await begin(server, ["Ada", "Ben"]);
  await playOn(server, question, "9?challenge", "medium");
  const over = await begin(server, ["Ada", "Ben", "Cleo"]);
  await playOn(server, over, 999, "medium");
  const turn = (await viewOf(server, middle)).turn;
  const asked = 1 - (await viewOf(server, question)).turn;

  const [, place, word] = (await hint(server, middle)).split(" ");

  /** Types the best play of the hint at its place. */
  async function lay(page) {
    await page.waitForSelector("[data-tile]");
    if (!word) return;
    const across = /^\d/.test(place);
    const row = Number(place.match(/\d+/)[0]) - 8;
    const column = place.match(/[A-Z]/)[0].charCodeAt(0) - 72;
    await page.keyboard.press("ArrowRight"); // moves the cursor to the centre
    for (let i = 0; i < Math.abs(row); i++) await page.keyboard.press(row < 0 ? "ArrowUp" : "ArrowDown");
    for (let i = 0; i < Math.abs(column); i++)
      await page.keyboard.press(column < 0 ? "ArrowLeft" : "ArrowRight");
    if (!across) await page.keyboard.press(" ");
    const { board } = await viewOf(server, middle);
    for (const [i, letter] of [...word].entries()) {
      const there = board[row + 7 + (across ? 0 : i)][column + 7 + (across ? i : 0)];
      if (there === ".")
        await page.keyboard.press(letter === letter.toLowerCase() ? `Shift+${letter}` : letter.toLowerCase());
    }
    await page.waitForSelector(".act .points");
  }

  /** Opens a URL and waits for an element. */
  const at = (path, selector) => async (page) => {
    await page.goto(server.address + path);
    await page.waitForSelector(selector);
  };

  return {
    shown: ["game-desktop-light", "game-desktop-dark", "game-phone-light", "game-phone-dark"],
    company: [
      [middle, [0, 1, 2]],
      [question, [0, 1]],
    ],
    scenes: [
      {
        name: "game",
        settings: { table: middle, seats: [turn] },
        async prepare(page) {
          await page.goto(`${server.address}/t/${middle.id}`);
          await lay(page);
        },
      },
      {
        name: "question",
        settings: { table: question, seats: [asked] },
        prepare: at(`/t/${question.id}`, "section >> text=/played [A-Z]+ for/"),
      },
      {
        name: "hand-over",
        settings: { table: middle, seats: [0, 1, 2] },
        prepare: at(`/t/${middle.id}`, "text=Pass the device"),
      },
      {
        name: "end",
        settings: { table: over, seats: [0] },
        prepare: at(`/t/${over.id}`, "text=Best move"),
      },
      {
        name: "replay",
        settings: { table: over, seats: [0] },
        async prepare(page) {
          await page.goto(`${server.address}/t/${over.id}`);
          await page.click("text=Replay");
          await page.waitForSelector("input[type=range]");
          for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowRight");
        },
      },
      {
        name: "tutorial",
        async prepare(page) {
          await page.goto(`${server.address}/learn/scrabble-bible`);
          await page.waitForSelector("section.step");
        },
      },
      {
        name: "french",
        settings: { table: question, seats: [asked], locale: "fr-FR" },
        prepare: at(`/t/${question.id}`, "text=Contester"),
      },
      { name: "screen", television: true, prepare: at(`/screen/${middle.id}`, "ul.wall") },
    ],
  };
}
