/** Screenshots of the page: lobby, games and more, on phone and desktop, light and dark.
 *
 *     node tests/pictures.mjs [FOLDER]      into web/.pictures by default
 *
 * Those of a game are in `tests/games/GAME/pictures.mjs`. Without FOLDER, the ones used in the docs are also copied to
 * docs/pictures.
 */

import { copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./chromium.mjs";
import { openSetUp } from "./home.mjs";
import { openPage, begin, startServer, playOn, viewOf } from "./server.mjs";

const folder = process.argv[2] ?? fileURLToPath(new URL("../.pictures", import.meta.url));
mkdirSync(folder, { recursive: true });

const devices = {
  phone: { width: 360, height: 780, deviceScaleFactor: 2 },
  desktop: { width: 1440, height: 900 },
};

/** Television screenshots are taken on the desktop only. */
const TELEVISION = { width: 1920, height: 1080 };

const server = await startServer();
const browser = await launch();

async function take({ name, device, colorScheme, settings, prepare }) {
  const page = await openPage(browser, {
    ...devices[device],
    ...settings,
    colorScheme,
    reducedMotion: "reduce",
  });
  await prepare(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}-${device}-${colorScheme}.png`) });
  if (page.faults.length) throw new Error(`${name}: ${page.faults.join("; ")}`);
  await page.context().close();
}

/** Screenshots that are the same for all games. */
async function common() {
  const table = await begin(server, ["Ada", "Ben", "Cleo"]);
  await playOn(server, table, 4);
  const { turn } = await viewOf(server, table);
  const settings = { name: "Ada" };

  const [{ key }] = server.games;
  async function open(page, mode) {
    await page.goto(server.address);
    await openSetUp(page, key, mode);
  }

  return {
    scenes: [
      {
        name: "lobby",
        settings: { ...settings, table, seats: [turn] },
        async prepare(page) {
          await page.goto(server.address);
          await page.waitForSelector(".turn");
        },
      },
      {
        name: "set-up",
        settings,
        async prepare(page) {
          await open(page, "friends");
        },
      },
      {
        name: "gathering",
        settings,
        async prepare(page) {
          await open(page, "friends");
          await page.click("dialog .main");
          await page.waitForSelector("img");
        },
      },
      {
        name: "look",
        async prepare(page) {
          await page.goto(`${server.address}/look/RUTH/with/DAVID?in=en`);
          await page.waitForSelector(".kin");
        },
      },
      {
        name: "screen-gathering",
        television: true,
        async prepare(page) {
          await open(page, "screen");
          await page.click("dialog .main");
          await page.waitForSelector(".scan .code");
        },
      },
    ],
  };
}

/** What each game adds: `scenes` (name, device settings and the way there), `company` (seats at tables whose players
 * are present), and `shown`: pictures for docs/pictures.
 */
async function ofGames() {
  const games = new URL("games/", import.meta.url);
  const files = readdirSync(games).map((game) => new URL(`${game}/pictures.mjs`, games));
  const found = [];
  for (const file of files.filter((one) => existsSync(one))) {
    const { pictures } = await import(file.href);
    found.push(await pictures(server));
  }
  return found;
}

try {
  const all = [await common(), ...(await ofGames())];
  for (const [table, seats] of all.flatMap(({ company = [] }) => company)) {
    const page = await openPage(browser, { table, seats, width: 400, height: 300 });
    await page.goto(`${server.address}/t/${table.id}`);
  }
  for (const colorScheme of ["light", "dark"])
    for (const { television, settings, ...scene } of all.flatMap(({ scenes }) => scenes))
      for (const device of television ? ["desktop"] : Object.keys(devices))
        await take({
          ...scene,
          device,
          colorScheme,
          settings: television ? { ...settings, ...TELEVISION } : settings,
        });
  if (!process.argv[2]) {
    const docs = fileURLToPath(new URL("../../docs/pictures", import.meta.url));
    mkdirSync(docs, { recursive: true });
    for (const name of all.flatMap(({ shown = [] }) => shown))
      copyFileSync(join(folder, `${name}.png`), join(docs, `${name}.png`));
  }
  console.log(`pictures are in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}
