/** The map maker: beginning from a map, trying it, likes and plays, files of Tiled, and large maps. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { begin, closePages, startWithBrowser } from "../../server.mjs";
import { clickOn, visit } from "../../games/tag_em/player.mjs";

const { server, browser } = await startWithBrowser();

const stored = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("parlour-map")));
const makeMaps = (more) => visit(server, browser, "/maps", more);
const starts = (page) => page.getByRole("region", { name: "Start from a map" });

test("a cold start offers templates and shipped maps, all of them playable", async () => {
  const page = await makeMaps({ width: 390, height: 844 });
  await accessible(page, "a cold start");
  await page.waitForFunction(() => document.querySelectorAll("main > section li").length === 16);
  for (const name of ["Open field", "River", "Arena for four", "Hexagons", "Two levels", "Castle"]) {
    if (!(await starts(page).count())) await page.getByRole("button", { name: "Start from a map" }).tap();
    await starts(page).getByRole("button", { name, exact: true }).tap();
    await page.waitForSelector(`text=${name} is open`);
    await page.waitForSelector("text=Ready to play");
    assert.equal(await starts(page).count(), 0);
  }
  assert.equal((await stored(page)).name, "Castle");
  // What was there before comes back, one by one.
  await page.getByRole("button", { name: "Undo" }).tap();
  assert.equal((await stored(page)).levels.length, 2);
  await page.reload();
  await page.waitForSelector("text=Ready to play");
  assert.equal(await starts(page).count(), 0, "only a cold start asks");
  await closePages(page);
});

test("tools and points have labels and icons, and keep their contrast when chosen and hovered", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const page = await makeMaps({ width: 1440, height: 900, colorScheme });
    const tools = page.getByRole("group", { name: "Tools" }).getByRole("button");
    await page.getByRole("button", { name: "Points", exact: true }).click();
    const points = page.getByRole("group", { name: "Points" }).getByRole("button");
    assert.equal(await tools.count(), 8);
    assert.equal(await points.count(), 9);
    for (const group of [tools, points])
      for (const one of await group.all()) {
        assert.ok((await one.innerText()).trim().length > 2);
        assert.equal(await one.locator("svg").count(), 1);
      }
    await points.first().hover();
    await accessible(page, "a chosen point under the pointer");
    await closePages(page);
  }
});

test("a test game leads back to the map", async () => {
  const page = await makeMaps();
  await starts(page).getByRole("button", { name: "Open field" }).click();
  await page.getByRole("button", { name: "Cover" }).click();
  await clickOn(page, "h6");
  await page.waitForSelector("text=Ready to play");
  assert.equal(await page.getByRole("heading", { name: "Problems" }).count(), 0);
  await page.getByRole("button", { name: "Try it" }).click();
  await page.waitForSelector("[data-pawn]");
  await page.getByRole("link", { name: "Back to the map" }).click();
  await page.waitForSelector("text=Ready to play");
  assert.equal((await stored(page)).levels[0][5][7], "c");
  await closePages(page);
});

test("advice is shown beside faults", async () => {
  const page = await makeMaps();
  await page.waitForSelector(".faults li");
  await page.getByRole("button", { name: "Wade" }).click();
  await page.getByRole("button", { name: "Fill" }).click();
  await clickOn(page, "a1");
  await page.waitForSelector(".advice li:has-text('%')");
  assert.ok(await page.locator(".faults li").count());
  await closePages(page);
});

test("maps are saved for Tiled and opened from Tiled, also with an external tileset", async () => {
  const page = await makeMaps();
  await starts(page).getByRole("button", { name: "Two levels" }).click();
  await page.waitForSelector("text=Ready to play");
  const before = await stored(page);
  await page.locator("summary:has-text('Files and Tiled')").click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save for Tiled" }).click();
  const saved = await saving;
  assert.equal(saved.suggestedFilename(), "map.tmx");
  const text = await readFile(await saved.path(), "utf8");
  assert.match(text, /<image format="png"/);

  const chooser = page.locator("input[type=file]");
  const file = (name, content) => ({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
  await starts(page).count();
  await page.getByRole("button", { name: "Start from a map" }).click();
  await starts(page).getByRole("button", { name: "River" }).click();
  await chooser.setInputFiles(file("map.tmx", text));
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("parlour-map")).levels.length === 2);
  const after = await stored(page);
  for (const key of ["levels", "starts", "flags", "hills", "stairs"])
    assert.deepEqual(after[key], before[key]);

  const [whole] = /<tileset[^]*<\/tileset>/.exec(text);
  const outside = text.replace(whole, '<tileset firstgid="1" source="ground.tsx"/>');
  await chooser.setInputFiles(file("map.tmx", outside));
  await page.waitForSelector("[role=status]:has-text('ground.tsx is missing')");
  await page.getByRole("button", { name: "Undo" }).click();
  await chooser.setInputFiles([file("map.tmx", outside), file("ground.tsx", whole)]);
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("parlour-map")).levels.length === 2);
  await chooser.setInputFiles(file("photo.png", "no map"));
  await page.waitForSelector("[role=status]:has-text('no map in this file')");
  await accessible(page, "files");
  await closePages(page);
});

test("published maps have likes and plays, one of each device", async () => {
  const ada = await makeMaps();
  await starts(ada).getByRole("button", { name: "Open field" }).click();
  await ada.waitForSelector("text=Ready to play");
  await ada.getByRole("button", { name: "Publish", exact: true }).click();
  await ada.locator("dialog").getByLabel("Name").fill("Meadow");
  await ada.locator("dialog .main").click();
  await ada.waitForSelector(".hung strong:has-text('Meadow')");
  const ben = await makeMaps({ name: "Ben", width: 390, height: 844 });
  await ben.waitForSelector(".hung li:has-text('Not played yet')");
  const like = ben.getByRole("button", { name: "Meadow: 0 likes" });
  await like.tap();
  const liked = ben.getByRole("button", { name: "Meadow: 1 like" });
  assert.equal(await liked.getAttribute("aria-pressed"), "true");
  await accessible(ben, "a liked map");
  await ben.getByRole("button", { name: "Meadow: Play bots" }).tap();
  await ben.waitForSelector("[data-pawn]");
  assert.equal(await ben.getByRole("link", { name: "Back to the map" }).count(), 0, "it is not Ben's draft");
  await ben.waitForLoadState("networkidle");
  await ada.reload();
  await ada.waitForSelector(".hung li:has-text('Played once')");
  await ada.getByRole("button", { name: "Meadow: 1 like" }).click();
  await ada.getByRole("button", { name: "Meadow: 2 likes" }).click();
  await ada.getByRole("button", { name: "Meadow: 1 like" }).waitFor();
  await ada.getByRole("button", { name: "Meadow: Unpublish" }).click();
  await ada.locator("dialog .no").click();
  await ada.waitForSelector("text=No published maps yet");
  await closePages(ada, ben);
});

test("a large map has few elements, and each square can be reached and is announced", async () => {
  const page = await makeMaps();
  assert.ok((await page.locator("*").count()) < 2_000);
  const rows = Array.from({ length: 64 }, (_, i) => (i % 2 ? ".c" : "w#").repeat(32)).join("\n");
  await page.locator("summary:has-text('As text')").click();
  await page.getByRole("textbox", { name: "As text" }).fill(`name: Large\n\n${rows}\n`);
  await page.getByRole("button", { name: "Load this text" }).click();
  await page.waitForSelector("text=Large is open");
  const count = await page.locator("*").count();
  assert.ok(count < 2_500, `${count} elements`);
  await page.locator("[role=application]").focus();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[aria-live]")].some((one) => /^b2, Cover/.test(one.textContent)),
  );
  await clickOn(page, "bl64");
  assert.equal((await stored(page)).levels[0][63][63], "c");
  await closePages(page);
});

test("the palette is left of the map on a desktop, and a strip below it on a phone", async () => {
  const box = (page, selector) => page.locator(selector).first().boundingBox();
  const desktop = await makeMaps({ width: 1440, height: 900 });
  await starts(desktop).getByRole("button", { name: "River" }).click();
  const [palette, map, faults] = [
    await box(desktop, ".palette"),
    await box(desktop, "[role=application]"),
    await box(desktop, ".beside"),
  ];
  assert.ok(palette.x + palette.width <= map.x && map.x + map.width <= faults.x);
  await closePages(desktop);
  for (const width of [360, 390]) {
    const phone = await makeMaps({ width, height: 844 });
    await starts(phone).getByRole("button", { name: "River" }).tap();
    const strip = await box(phone, ".palette");
    assert.ok(Math.abs(strip.y + strip.height - 844) < 2, "at the bottom of the screen");
    const above = await box(phone, "[role=application]");
    assert.ok(above.y + above.height <= strip.y + 1, "below the whole map");
    for (const one of await phone.locator(".palette button").all()) {
      const { height } = await one.boundingBox();
      assert.ok(height >= 40);
    }
    assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await closePages(phone);
  }
});

// Before play.

test("the legend is open in the first game, and on maps with tiles of their own, stairs or vehicles", async () => {
  for (const [map, sign] of [
    ["volcano", "lava"],
    ["mine", "Stairs"],
    ["delta", "Boat"],
  ]) {
    const table = await begin(server, ["Ada", "Ben"], { map, order: "seated" }, "tag-em");
    const page = await visit(server, browser, `/t/${table.id}`, {
      table,
      seats: [0],
      width: 390,
      height: 844,
    });
    await page.addInitScript(() => (localStorage["parlour-legends"] = "an-earlier-game"));
    await page.reload();
    await page.waitForSelector(`.legend li:has-text("${sign}")`);
    await accessible(page, `the legend of ${map}`);
    await page.getByRole("button", { name: "Close" }).tap();
    await page.waitForSelector(".legend", { state: "detached" });
    assert.match(await page.evaluate(() => localStorage["parlour-legends"]), new RegExp(table.id));
    await closePages(page);
  }
  const options = { map: "letter", order: "seated", game_type: "king-of-the-hill" };
  const table = await begin(server, ["Ada", "Ben"], options, "tag-em");
  const page = await visit(server, browser, `/t/${table.id}`, { table, seats: [0] });
  // What the game is about comes first.
  await page.waitForSelector(".legend li:first-child:has-text('Hill')");
  await page.getByRole("button", { name: "Close" }).click();
  await page.evaluate(() => (localStorage["parlour-legends"] = "an-earlier-game"));
  await page.reload();
  await page.waitForSelector("[data-pawn]");
  assert.equal(await page.locator(".legend").count(), 0, "not in later games");
  await closePages(page);
});
