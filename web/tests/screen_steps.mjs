/** Scenes that every game has, for `screens.mjs`, and the steps that they share. Texts differ by language: steps find
 * elements by structure.
 */

import { openGroups, openSetUp } from "./home.mjs";
import { createTable, interruptible } from "./server.mjs";

/** Tall enough to show a whole form or panel. */
export const TALL = 2600;

/** The play modes of the home page, in their order. */
const MODES = ["bot", "friends", "hotSeat", "screen"];

export const openMenu = (page) => page.locator(".round > header button[aria-label]").last().click();

/** Opens the set-up form of a game, every group open. */
const openWholeSetUp = async (page, game, mode) => openGroups(await openSetUp(page, game, mode));

/** Opens a tab of the side panel; on a phone it is in the menu. `tab`: 0 log, 1 rules, 2 chat. */
export async function openTab(page, phone, tab) {
  if (phone) {
    await openMenu(page);
    await page.locator("dialog .tabs button").nth(tab).click();
  } else await page.locator("[role=tab]").nth(tab).click();
}

const gathering = (game, seats) => ({ game, seats, options: {}, hot_seat: false });

/** Scenes of any game before it starts, around it, and after it. `play` is a table in mid-game, `over` a finished one. */
export function scenesOfGame(game, { play, over, ownDevice = false }) {
  return [
    ...MODES.filter((mode) => !(ownDevice && mode === "hotSeat")).map((mode) => ({
      name: `set-up-${mode}`,
      path: "/",
      height: mode === "friends" ? 4200 : TALL,
      prepare: (page) => openWholeSetUp(page, game, mode),
    })),
    {
      name: "waiting-host",
      path: "/",
      height: 1500,
      async prepare(page) {
        await openSetUp(page, game, "friends");
        await page.click("dialog .main");
        await page.waitForSelector("img");
      },
    },
    {
      name: "join",
      late: true,
      path: "/",
      async prepare(page, { server }) {
        const { table } = await createTable(
          server,
          gathering(game, [{ kind: "person", name: "Ben" }, { kind: "open" }]),
        );
        await page.goto(`${server.address}/t/${table.id}`);
        await page.waitForSelector("input[autocomplete=nickname]");
        await page.locator("details summary").first().click();
      },
    },
    {
      name: "waiting-guest",
      late: true,
      path: "/",
      async prepare(page, { server }) {
        const { table } = await createTable(
          server,
          gathering(game, [{ kind: "person", name: "Ben" }, { kind: "open" }, { kind: "open" }]),
        );
        await page.goto(`${server.address}/t/${table.id}`);
        await page.click("form button.main");
        await page.waitForSelector("form button.main", { state: "detached" });
      },
    },
    {
      name: "television-gathering",
      television: true,
      path: "/",
      async prepare(page) {
        await openSetUp(page, game, "screen");
        await page.click("dialog .main");
        await page.waitForSelector(".scan .code");
      },
    },
    {
      name: "television",
      television: true,
      table: play,
      seats: [],
      path: ({ id }) => `/screen/${id}`,
      prepare: (page) => page.waitForSelector("ul.wall"),
    },
    {
      name: "watching",
      table: play,
      seats: [],
      cut: ".latest .earlier",
      async prepare(page) {
        await page.waitForSelector(".watching");
      },
    },
    ...(ownDevice
      ? []
      : [
          {
            name: "curtain",
            table: { ...play, hot_seat: true },
            seats: play.names.map((_, seat) => seat),
            prepare: (page) => page.waitForSelector(".round main [role]"),
          },
        ]),
    {
      name: "game-rules",
      table: play,
      height: 1500,
      async prepare(page, { phone }) {
        await page.waitForSelector(".round header button");
        await openTab(page, phone, 1);
        await page.waitForSelector("[role=tabpanel] input, dialog input");
      },
    },
    {
      name: "over",
      table: over,
      height: 1500,
      prepare: finished,
    },
    {
      name: "over-watching",
      table: over,
      seats: [],
      prepare: finished,
    },
    {
      name: "share",
      table: over,
      async prepare(page) {
        await finished(page);
        await page.click(".actions button:enabled:has(.lucide-share-2)");
        await page.waitForSelector("dialog img");
      },
    },
    {
      name: "print",
      table: over,
      async prepare(page) {
        await finished(page);
        await page.click(".actions button:has(.lucide-printer)");
        await page.waitForSelector("dialog select");
      },
    },
    {
      name: "replay-start",
      table: over,
      async prepare(page) {
        await openReplay(page);
      },
    },
    {
      name: "replay",
      table: over,
      async prepare(page) {
        await openReplay(page);
        for (let i = 0; i < 7; i++) await page.keyboard.press("ArrowRight");
      },
    },
    {
      name: "replay-end",
      table: over,
      async prepare(page) {
        await openReplay(page);
        await page.keyboard.press("End");
      },
    },
    {
      name: "replay-graph",
      table: over,
      async prepare(page, { phone }) {
        await openReplay(page);
        for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowRight");
        if (phone) await page.locator("[role=tab]").nth(1).click();
      },
    },
    {
      name: "replay-sideways",
      table: over,
      async prepare(page, { phone }) {
        await openReplay(page);
        if (phone) await page.setViewportSize({ width: 844, height: 390 });
        else await page.setViewportSize({ width: 1366, height: 650 });
        for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
      },
    },
    {
      name: "rules",
      path: `/rules/${game}`,
      whole: true,
      prepare: (page) => page.waitForSelector("[data-rule]"),
    },
    {
      name: "rules-found",
      path: `/rules/${game}`,
      async prepare(page) {
        await page.locator("input[type=search]").fill("zzz");
      },
    },
  ];
}

/** The summary of a finished game is shown. */
export const finished = (page) => page.waitForSelector("main.over table", { timeout: 60_000 });

export async function openReplay(page) {
  await page.waitForSelector("main.over");
  await page.click(".actions button:enabled:has(.lucide-rotate-ccw)", { timeout: 60_000 });
  await page.waitForSelector("input[type=range]");
}

/** What every table has: menu, chat, requests to the others, errors. */
export function scenesOfTable(play, over) {
  const menuItem = (name, nth, more = {}) => ({
    name,
    table: play,
    async prepare(page) {
      await page.waitForSelector(".round header button");
      await openMenu(page);
      await page.locator("dialog ul > li > .button").nth(nth).click();
    },
    ...more,
  });
  return [
    {
      name: "menu",
      table: play,
      height: 1200,
      async prepare(page) {
        await page.waitForSelector(".round header button");
        await openMenu(page);
        await page.waitForSelector("dialog");
      },
    },
    menuItem("resign", 2),
    menuItem("continue-elsewhere", 3),
    menuItem("show-on-television", 4),
    {
      name: "log",
      table: play,
      async prepare(page, { phone }) {
        await page.waitForSelector(".round header button");
        await openTab(page, phone, 0);
      },
    },
    {
      name: "chat-empty",
      table: play,
      async prepare(page, { phone }) {
        await page.waitForSelector(".round header button");
        await openTab(page, phone, 2);
      },
    },
    {
      name: "chat-watching",
      table: play,
      seats: [],
      async prepare(page, { phone }) {
        await page.waitForSelector(".round header button");
        await openTab(page, phone, 2);
      },
    },
    {
      name: "chat",
      table: play,
      async prepare(page, { phone }) {
        await page.waitForSelector(".round header button");
        await openTab(page, phone, 2);
        await page.locator("form input, form textarea").last().fill("Shalom!");
        await page.keyboard.press("Enter");
        await page.waitForSelector("text=Shalom!");
      },
    },
    {
      name: "take-back",
      table: play,
      seats: [0],
      async prepare(page, { send }) {
        await page.waitForSelector(".round header button");
        await send(1, "back");
        await page.waitForSelector("section .answers");
      },
    },
    {
      name: "take-back-denied",
      table: play,
      async prepare(page, { send }) {
        await page.waitForSelector(".round header button");
        await send(1, "back");
        await page.locator("section .answers button").nth(1).click();
        await page.waitForSelector("section .answers", { state: "detached" });
      },
    },
    {
      name: "pause-asked",
      table: play,
      async prepare(page, { send }) {
        await page.waitForSelector(".round header button");
        await send(1, "pause");
        await page.waitForSelector("section .answers");
      },
    },
    {
      name: "paused",
      table: play,
      async prepare(page, { send }) {
        await page.waitForSelector(".round header button");
        await send(1, "pause");
        for (let seat = 2; seat < play.names.length; seat++) await send(seat, "accept");
        await page.locator("section .answers button").first().click();
        await page.waitForSelector(".paused");
      },
    },
    {
      name: "pause-waiting",
      table: play,
      async prepare(page) {
        await page.waitForSelector(".round header button");
        await openMenu(page);
        await page.locator("dialog ul > li > .button").nth(1).click();
        await page.waitForSelector("dialog", { state: "detached" });
      },
    },
    {
      name: "absent",
      table: { ...play, absent: 1, hot_seat: false },
      away: [1],
      prepare: (page) => page.waitForSelector("section .answers"),
    },
    {
      name: "bot-took-over",
      table: { ...play, absent: 1, hot_seat: false },
      away: [1],
      async prepare(page) {
        await page.locator("section .answers button").nth(1).click();
        await page.waitForSelector("section .answers", { state: "detached" });
      },
    },
    {
      name: "connection-lost",
      table: play,
      late: true,
      async prepare(page, { open }) {
        const line = await interruptible(page);
        await open();
        await page.waitForSelector(".round header button");
        line.cut();
        await page.waitForSelector(".banner.shown");
      },
    },
    {
      name: "deleted",
      table: over,
      async prepare(page, { server, table }) {
        await page.waitForSelector("main.over");
        await fetch(`${server.address}/api/tables/${table.id}`, {
          method: "DELETE",
          headers: { Authorization: `Bearer ${table.tokens[0].token}` },
        });
        await page.waitForSelector("main.over", { state: "detached" });
      },
    },
    {
      name: "delete",
      table: over,
      async prepare(page) {
        await page.waitForSelector("main.over");
        await page.click(".end button:has(.lucide-trash-2)");
        await page.waitForSelector("dialog");
      },
    },
    {
      name: "download",
      table: over,
      async prepare(page) {
        await page.click(".actions button:has(.lucide-download)");
        await page.waitForSelector("dialog");
      },
    },
  ];
}

/** Scenes of a lesson: each step at its beginning and when it is done, and the end. */
export function scenesOfLesson(game, steps) {
  const at = (step) => ({ path: `/learn/${game}`, stored: { lessons: { [game]: step } } });
  const numbers = Array.from({ length: steps }, (_, i) => i);
  return [
    ...numbers.flatMap((step) => [
      { name: `lesson-${step + 1}`, ...at(step), prepare: (page) => page.waitForSelector("section.step") },
      {
        name: `lesson-${step + 1}-done`,
        ...at(step),
        async prepare(page) {
          await page.click("section.step button:has(.lucide-eye)");
          await page.waitForSelector("section.step.done");
          await page.waitForTimeout(300);
        },
      },
    ]),
    { name: "lesson-end", ...at(steps), prepare: (page) => page.waitForSelector("main.end h1") },
  ];
}
