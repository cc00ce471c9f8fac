/** Screenshots of every page and every state of a turn, in both languages, on phone and desktop, to be looked at.
 *
 *     node tests/screens.mjs [SCENES [VARIANTS]]      into web/.screens, only what matches these patterns
 *
 * The scenes of all games are in `tests/common_screens.mjs`, those of a game in `tests/games/GAME/screens.mjs`. Each is taken
 * four times (`VARIANTS`). `index.html` shows them with their texts and what was found: message ids, English on a
 * French page, texts that are cut off, a page that is too wide. Any of these makes the command fail.
 *
 * A scene: `name`; `table` (a `TableSpec` of `add_table.py`, or a function of the language); `seats` that the device holds (0 unless told); `away`
 * (seats that are not connected); `path`; `prepare(page, tools)`; `height` of the window; `television`; `stored` (what the
 * device remembers); `english` (a page that quotes English); `cut` (selectors of texts that may be cut off).
 */

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./chromium.mjs";
import { scenes as common } from "./common_screens.mjs";
import { frenchOnly } from "./french.mjs";
import { textsOf, unresolved } from "./message_ids.mjs";
import { otherPlayers } from "./other_players.mjs";
import { addTable, openPage, startServer } from "./server.mjs";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const TELEVISION = { width: 1920, height: 1080 };

/** Both themes occur at both widths and in both languages. */
const VARIANTS = [
  { name: "en-390-light", locale: "en-GB", colorScheme: "light", ...PHONE },
  { name: "fr-390-dark", locale: "fr-FR", colorScheme: "dark", ...PHONE },
  { name: "en-1440-dark", locale: "en-GB", colorScheme: "dark", ...DESKTOP },
  { name: "fr-1440-light", locale: "fr-FR", colorScheme: "light", ...DESKTOP },
].filter(({ name }) => new RegExp(process.argv[3] ?? "").test(name));

/** How long a step may take, in milliseconds. */
const TIMEOUT = 10_000;

const folder = fileURLToPath(new URL("../.screens", import.meta.url));
const pattern = new RegExp(process.argv[2] ?? "");

async function allScenes() {
  const games = new URL("games/", import.meta.url);
  const found = common.map((scene) => ({ ...scene, name: `common/${scene.name}` }));
  for (const game of readdirSync(games)) {
    const file = new URL(`${game}/screens.mjs`, games);
    if (!existsSync(file)) continue;
    const { scenes } = await import(file.href);
    found.push(...scenes.map((scene) => ({ ...scene, name: `${game}/${scene.name}` })));
  }
  return found.filter(({ name }) => pattern.test(name));
}

const server = await startServer();
const browser = await launch();

const others = await otherPlayers(server, browser);

/** Texts in the window that do not fit into their box, and whether the page is too wide. */
function cutOff(page, allowed) {
  return page.evaluate((selector) => {
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`${wide} px too wide`);
    for (const element of document.querySelectorAll("body *")) {
      const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      // A brief is the beginning of a text that opens.
      if (!text || element.closest("svg, .hidden, [aria-hidden=true], textarea, button .brief")) continue;
      if (selector && element.closest(selector)) continue;
      const style = getComputedStyle(element);
      if (style.display === "inline" || style.visibility === "hidden" || element.clientWidth < 3) continue;
      const hides =
        style.overflowX !== "visible" && style.overflowX !== "auto" && style.overflowX !== "scroll";
      if (hides && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut off: ${element.textContent.trim().slice(0, 80)}`);
      else if (
        !hides &&
        element.matches("button, .button, h1, h2, label, td, th") &&
        element.scrollWidth > element.clientWidth + 2
      )
        found.push(`overflows: ${element.textContent.trim().slice(0, 80)}`);
    }
    // A closed list shows one of its options.
    const pen = document.createElement("canvas").getContext("2d");
    for (const select of document.querySelectorAll("select")) {
      const style = getComputedStyle(select);
      pen.font = style.font;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      for (const option of select.options)
        if (room > 0 && pen.measureText(option.text).width > room + 8) found.push(`cut off: ${option.text}`);
    }
    return found;
  }, allowed ?? "");
}

/** The texts of a page as lines, in reading order. */
const linesOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body")]
      .map((body) => body.innerText)
      .join("\n")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  );

async function take(scene, variant) {
  const { name: kind, ...device } = variant;
  const seats = scene.seats ?? [0];
  const french = device.locale.startsWith("fr");
  const spec = typeof scene.table === "function" ? scene.table({ french }) : scene.table;
  const table = spec && (await addTable(server, { hot_seat: seats.length > 1, ...spec }));
  if (table) await others.connectAll(table, seats, scene.away);
  const page = await openPage(browser, {
    ...device,
    ...(scene.television && device.width > 600 ? TELEVISION : {}),
    ...(scene.height ? { height: scene.height } : {}),
    reducedMotion: "reduce",
    name: scene.stored?.name ?? "Ada",
    stored: scene.stored,
    table,
    seats,
  });
  try {
    page.setDefaultTimeout(TIMEOUT);
    const path = typeof scene.path === "function" ? scene.path(table) : (scene.path ?? `/t/${table.id}`);
    if (!scene.late) await page.goto(server.address + path);
    const tools = {
      server,
      browser,
      table,
      french,
      phone: device.width < 600,
      send: (seat, command) => others.send(table, seat, command),
      connect: (seat) => others.connect(table, seat),
      add: (spec) => addTable(server, spec),
      open: () => page.goto(server.address + path),
    };
    const found = [];
    try {
      await scene.prepare?.(page, tools);
    } catch (error) {
      found.push(`not reached: ${error.message.split("\n").slice(0, 3).join(" ")}`);
    }
    await page.waitForTimeout(250);
    found.push(...(await textsOf(page)).flatMap(unresolved).map((id) => `unresolved: ${id}`));
    found.push(...(await cutOff(page, scene.cut)));
    if (french && !scene.english)
      await frenchOnly(page, scene.name).catch((error) =>
        found.push(`English: ${[error.actual].flat().join(" | ")}`),
      );
    found.push(...page.faults.map((fault) => `page error: ${fault}`));
    const file = `${scene.name.replaceAll("/", "-")}-${kind}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: scene.whole === true, timeout: 60_000 });
    const lines = await linesOf(page);
    writeFileSync(join(folder, file.replace(".png", ".txt")), `${lines.join("\n")}\n`);
    return { file, found, lines };
  } finally {
    await page.context().close();
    if (table) await others.disconnect(table);
  }
}

const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function index(taken) {
  const parts = taken.map(({ scene, shots }) => {
    const pictures = shots.map(({ variant, shot }) => {
      const notes = shot.found.map((note) => `<li class="found">${escape(note)}</li>`).join("");
      const picture = shot.file
        ? `<a href="${shot.file}"><img loading="lazy" src="${shot.file}" alt=""></a>`
        : "";
      const texts = `<details><summary>texts</summary><p>${shot.lines.map(escape).join("<br>")}</p></details>`;
      return `<figure>${picture}<figcaption>${variant.name}</figcaption><ul>${notes}</ul>${texts}</figure>`;
    });
    return `<h2 id="${scene.name}">${scene.name}</h2><section>${pictures.join("")}</section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body { font: 15px sans-serif; margin: 2rem } section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
figure { margin: 0; max-width: 30rem } img { max-height: 40rem; max-width: 30rem; border: 1px solid #999 } .found { color: #a00 }
</style>${parts.join("\n")}`;
}

const scenes = await allScenes();
if (!process.argv[2]) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const taken = [];
try {
  for (const scene of scenes) {
    const shots = [];
    for (const variant of VARIANTS) {
      let shot;
      try {
        shot = await take(scene, variant);
      } catch (error) {
        shot = {
          file: null,
          lines: [],
          found: [`not reached: ${error.message.split("\n").slice(0, 3).join(" ")}`],
        };
      }
      for (const note of shot.found) console.log(`${scene.name} ${variant.name}: ${note}`);
      shots.push({ variant, shot });
    }
    taken.push({ scene, shots });
  }
} finally {
  await browser.close();
  await server.stop();
}
const all = taken.flatMap(({ scene, shots }) => shots.map(({ variant, shot }) => ({ scene, variant, shot })));
writeFileSync(join(folder, "index.html"), index(taken));
const found = all.filter(({ shot }) => shot.found.length).length;
console.log(
  `${all.filter(({ shot }) => shot.file).length} pictures of ${taken.length} scenes in ${folder}; ${found} with findings`,
);
process.exitCode = found ? 1 : 0;
