/** What follows a game, for every game: the end, the share card, the replay on one screen, and the list of finished games. */

import assert from "node:assert/strict";
import { readdirSync, existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { accessible } from "../axe.mjs";
import { steady, watchShifts } from "../geometry.mjs";
import { closePages, openPage, addTable, startWithBrowser } from "../server.mjs";

const { server, browser } = await startWithBrowser();

const SIZES = [
  [1440, 900],
  [1366, 650],
  [390, 844],
  [844, 390],
];

/** The finished table of each game. */
const folder = new URL("../games/", import.meta.url);
const tables = [];
for (const name of readdirSync(folder)) {
  const file = new URL(`${name}/finished.mjs`, folder);
  if (existsSync(file))
    tables.push(await addTable(server, (await import(file.href)).table).then((one) => ({ name, ...one })));
}

/** Holds back what the server says about its games; returns a function that lets it through. */
async function holdGames(page) {
  let release;
  const held = new Promise((done) => (release = done));
  await page.route("**/api/games?*", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** One screen: the page does not scroll, and these elements are in it. */
async function oneScreen(page, within) {
  const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  assert.ok(over <= 1, `the page scrolls by ${over} px`);
  assert.deepEqual(await outOfReach(page, within), []);
}

/** What is outside the window or covered by something else; `within` are the elements to look at. */
const outOfReach = (page, within) =>
  page.evaluate((selector) => {
    const found = [];
    for (const element of document.querySelectorAll(selector)) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const name = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 30);
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(
          `${name}: ${[left, top, right, bottom].map(Math.round)} of ${innerWidth} × ${innerHeight}`,
        );
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!at || !(element.contains(at) || at.contains(element))) found.push(`${name} is covered`);
    }
    return found;
  }, within);

const step = (page) => page.locator("input[type=range]").inputValue().then(Number);

for (const table of tables) {
  test(`the end shows the board, and offers another game first: ${table.name}`, async () => {
    for (const [width, height] of [SIZES[0], SIZES[2]]) {
      const page = await openPage(browser, { width, height, table, seats: [0], reducedMotion: "reduce" });
      await watchShifts(page);
      const release = await holdGames(page);
      await page.goto(`${server.address}/t/${table.id}`);
      await page.waitForSelector("main.over table");
      assert.equal((await page.locator(".actions > *").first().textContent()).trim(), "Play again");
      assert.deepEqual(await outOfReach(page, ".actions > *:first-child"), []);
      await page.waitForSelector("figure svg[role=img]"); // the curve
      // What can be printed is known last, and moves nothing.
      release();
      await page.waitForSelector(".actions button:enabled:has(.lucide-printer)");
      if (await page.locator("section[aria-label='Final board']").count()) {
        const { width: wide } = await page.locator("section[aria-label='Final board']").boundingBox();
        assert.ok(wide > 300, `the board is ${wide} px wide`);
      }
      await accessible(page, `the end, ${width} px`);
      await steady(page, `the end, ${width} px`);
      await closePages(page);
    }
  });

  test(`the result is shared as a picture: ${table.name}`, async () => {
    for (const locale of ["en-GB", "fr-FR"]) {
      const page = await openPage(browser, { width: 390, height: 844, table, seats: [0], locale });
      await page.goto(`${server.address}/t/${table.id}`);
      await page.click(".actions button:enabled:has(.lucide-share-2)");
      const picture = page.locator("dialog img");
      await picture.waitFor();
      assert.deepEqual(
        await picture.evaluate(
          async (image) => (await image.decode(), [image.naturalWidth, image.naturalHeight]),
        ),
        [1080, 1350],
      );
      assert.match(await picture.getAttribute("alt"), /Ada[^]*Ben/);
      const [download] = await Promise.all([page.waitForEvent("download"), page.click("dialog a[download]")]);
      const bytes = readFileSync(await download.path());
      assert.equal(bytes.subarray(1, 4).toString(), "PNG");
      // Board, texts and background: no blank sheet.
      const colours = await picture.evaluate((image) => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        const pen = canvas.getContext("2d");
        pen.drawImage(image, 0, 0);
        const { data } = pen.getImageData(100, 300, 880, 600);
        const found = new Set();
        for (let i = 0; i < data.length; i += 4)
          found.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
        return found.size;
      });
      assert.ok(colours > 20, `${colours} colours`);
      await accessible(page, "the share card");
      await closePages(page);
    }
  });

  for (const [width, height] of SIZES)
    test(`the replay is one screen (${width} × ${height}): ${table.name}`, async () => {
      const page = await openPage(browser, {
        width,
        height,
        table,
        seats: [0],
        reducedMotion: "reduce",
        hasTouch: width < 900,
      });
      await watchShifts(page);
      await page.goto(`${server.address}/t/${table.id}#replay`);
      await page.waitForSelector("input[type=range]");
      const last = Number(await page.locator("input[type=range]").getAttribute("max"));
      assert.ok(last > 2, `${last} steps`);
      const controls = ".picture > *, .steps > *, input[type=range], [role=tab], .foot > *";
      // On a phone the list of moves has the sentence, and the graph the scores.
      await oneScreen(page, `${controls}, .scores li${width < 700 ? "" : ", .sentence"}`);

      // By touch or mouse: the moves and the graph lead to a step, and follow it.
      const press = (target, more) => (width < 900 ? target.tap(more) : target.click(more));
      await press(page.locator(".moves button").nth(2));
      assert.equal(await step(page), 2);
      await press(page.getByRole("button", { name: "Forward" }));
      assert.equal(await step(page), 3);
      assert.equal(
        await page
          .locator(".moves li")
          .evaluateAll((all) => all.findIndex((one) => one.querySelector("[aria-current]"))),
        3,
      );
      if (await page.getByRole("tab", { name: "Graph" }).count())
        await press(page.getByRole("tab", { name: "Graph" }));
      const graph = page.locator("figure svg[role=img]");
      const box = await graph.boundingBox();
      // Right of the end of the lines.
      await press(graph, { position: { x: box.width - 60, y: box.height / 2 } });
      assert.equal(await step(page), last);
      await oneScreen(page, `${controls}, .sentence${width < 700 ? "" : ", .scores li"}`);
      if (await page.getByRole("tab", { name: "Moves" }).count())
        await press(page.getByRole("tab", { name: "Moves" }));
      // The list has followed.
      assert.deepEqual(await outOfReach(page, ".moves [aria-current]"), []);

      // By keyboard.
      await page.evaluate(() => document.activeElement.blur());
      await page.keyboard.press("Home");
      assert.equal(await step(page), 0);
      await page.keyboard.press("ArrowRight");
      assert.equal(await step(page), 1);
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("End");
      assert.equal(await step(page), last);
      await page.keyboard.press("Home");
      await page.getByLabel("Speed").selectOption("Fast");
      await page.evaluate(() => document.activeElement.blur());
      await page.keyboard.press(" ");
      await page.waitForFunction(() => Number(document.querySelector("input[type=range]").value) >= 2);
      await page.keyboard.press(" ");
      await page.getByRole("button", { name: "Autoplay" }).waitFor();
      await accessible(page, `the replay, ${width} px`);
      await steady(page, `the replay, ${width} px`);
      await page.getByRole("button", { name: "Back to results" }).click();
      await page.waitForSelector(".actions");
      await page.goBack();
      await page.waitForSelector("input[type=range]");
      await closePages(page);
    });
}

test("finished games are listed with a picture, and lead to replay and analysis", async () => {
  const stored = Object.fromEntries(tables.map(({ id, tokens }) => [id, [tokens[0]]]));
  const page = await openPage(browser, { width: 390, height: 844, name: "Ada", stored: { seats: stored } });
  await page.goto(server.address);
  for (const { id } of tables) {
    const shown = page.locator(`a[href='/t/${id}'] img`);
    await shown.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (image) => image.complete && image.naturalWidth > 0,
      await shown.elementHandle(),
    );
    assert.equal(await page.locator(`a[href='/t/${id}#replay']`).count(), 1);
  }
  assert.equal(await page.getByRole("link", { name: "Analyse", exact: true }).count(), 1);
  await accessible(page, "finished games");
  await page.locator(`a[href='/t/${tables[0].id}#replay']`).tap();
  await page.waitForSelector("input[type=range]");
  await page.goBack();
  await page.getByRole("link", { name: "Analyse", exact: true }).tap();
  await page.waitForSelector("text=Biggest misses", { timeout: 150_000 });
  await oneScreen(page, ".picture > *, .steps > *, [role=tab], .foot > *");
  await accessible(page, "the analysis");
  await closePages(page);
});

test("without games, the list invites to the first one", async () => {
  const page = await openPage(browser, { width: 390, height: 844, hasTouch: true });
  await page.goto(server.address);
  await page.waitForSelector("text=No games yet.");
  await page.locator(".empty .button").tap();
  await page.waitForURL("**/t/*");
  await closePages(page);
});
