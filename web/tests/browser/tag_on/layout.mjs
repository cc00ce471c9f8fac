/** TAG ON: in each state of a turn everything is in view, on laptop and phone; the numbers on tiles can be read. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkScenes } from "../../geometry.mjs";
import { staysSteady } from "../../games/crossword/turns.mjs";
import { scenes } from "../../games/tag_on/screens.mjs";
import { sitAt, tableOf, type } from "../../games/tag_on/player.mjs";
import { closePages, startWithBrowser } from "../../server.mjs";

const { server, browser } = await startWithBrowser();

const STATES = [
  "first-turn",
  "my-turn",
  "their-turn",
  "half-made",
  "half-made-tag",
  "claims",
  "refused",
  "refused-word",
  "face-up-taken",
  "tile-details",
  "actions",
  "hint",
  "shield-exchange",
  "challenge",
  "challenge-of-four",
  "shield",
  "lift",
  "replaced",
];

test("TO-11: in each state of a turn every control is in the window and not covered", async () => {
  const found = scenes.filter(({ name }) => STATES.includes(name));
  assert.deepEqual(found.map(({ name }) => name).sort(), [...STATES].sort());
  await checkScenes(server, browser, found);
});

/** The numbers on the sides of tiles: height and contrast, and whether one lies on the letter. */
function numbersOf(page) {
  return page.evaluate(() => {
    const channels = (colour) => colour.match(/[\d.]+/g).map(Number);
    const light = (colour) => {
      const [r, g, b] = channels(colour).map((value) =>
        value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one, other) => {
      const [more, less] = [light(one), light(other)].sort((a, b) => b - a);
      return (more + 0.05) / (less + 0.05);
    };
    const pen = document.createElement("canvas").getContext("2d");
    /** The rectangle of the letter's ink. */
    const ink = (element, text) => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const { width, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text);
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const high = up + down;
      return {
        left: middle.x - width / 2,
        right: middle.x + width / 2,
        top: middle.y - high / 2,
        bottom: middle.y + high / 2,
      };
    };
    const meets = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const found = [];
    for (const tile of document.querySelectorAll(".tile.sided")) {
      const letter = tile.querySelector(".letter");
      const glyph = ink(letter, letter.textContent);
      for (const side of tile.querySelectorAll(".side")) {
        const style = getComputedStyle(side);
        const ground =
          style.backgroundColor === "rgba(0, 0, 0, 0)"
            ? getComputedStyle(tile).backgroundColor
            : style.backgroundColor;
        found.push({
          what: `${letter.textContent} ${side.dataset.side}`,
          size: parseFloat(style.fontSize),
          contrast: contrast(style.color, ground) * (style.opacity === "1" ? 1 : 0),
          meets: meets(glyph, side.getBoundingClientRect()),
        });
      }
    }
    /** The rectangle of a text's ink on a tile of the board, in board units. */
    const inkOnBoard = (text) => {
      const style = getComputedStyle(text);
      pen.font = `${style.fontWeight} ${100 * parseFloat(style.fontSize)}px ${style.fontFamily}`;
      const {
        width,
        actualBoundingBoxAscent: up,
        actualBoundingBoxDescent: down,
      } = pen.measureText(text.textContent);
      const [x, y] = [Number(text.getAttribute("x") ?? 0), Number(text.getAttribute("y"))];
      const turned = text.parentElement.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
      const corners = [
        [x - width / 200, y - up / 100],
        [x + width / 200, y + down / 100],
      ].map(([left, top]) => new DOMPoint(left, top).matrixTransform(turned));
      return {
        left: Math.min(...corners.map((one) => one.x)),
        right: Math.max(...corners.map((one) => one.x)),
        top: Math.min(...corners.map((one) => one.y)),
        bottom: Math.max(...corners.map((one) => one.y)),
      };
    };
    const overlaps = (one, other) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.1;
    for (const tile of document.querySelectorAll("svg .tile")) {
      const scale = tile.getScreenCTM().a;
      const letter = tile.querySelector(".letter");
      for (const side of tile.querySelectorAll(".side")) {
        const style = getComputedStyle(side);
        const pill = side.parentElement.querySelector(".pill");
        found.push({
          what: `${letter.textContent} ${side.textContent} on the board`,
          size: parseFloat(style.fontSize) * scale,
          contrast: contrast(style.fill, getComputedStyle(pill ?? tile.querySelector(".face")).fill),
          meets: overlaps(inkOnBoard(letter), inkOnBoard(side)),
        });
      }
    }
    return found;
  });
}

for (const device of [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 360, height: 740, colorScheme: "dark" },
  { width: 1440, height: 900, colorScheme: "light" },
  { width: 1366, height: 650, colorScheme: "dark" },
]) {
  test(`TO-6: the numbers on tiles are large enough, have contrast and keep off the letter (${device.width} px)`, async () => {
    const one = await tableOf(server, { "9G": "GOD", I3: "MUWAR" }, ["QWMXZANEL", "EIST"]);
    const page = await sitAt(server, browser, one, [0], device);
    for (const step of ["whole board", "while a word is laid"]) {
      if (step !== "whole board") {
        await type(page, "G7", "anel");
        await page.waitForSelector(".act .points");
      }
      const found = await numbersOf(page);
      assert.ok(found.length > 20, step);
      const wrong = found.filter(({ size, contrast, meets }) => size < 10.9 || contrast < 4.5 || meets);
      assert.deepEqual(wrong, [], step);
    }
    await closePages(page);
  });
}

for (const device of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]) {
  test(`nothing jumps while one plays against a bot (${device.width} px)`, () =>
    staysSteady(server, browser, "tag-on", device));
}
