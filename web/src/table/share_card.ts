/** Draws the share card of a finished game as a PNG: the result, the picture of the board, the best moment, a verse. */

import { base } from "../lib/base";
import literata from "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url";
import sans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import type { CardText } from "../contract/module";

export const WIDTH = 1080;
export const HEIGHT = 1350;
const EDGE = 64;
/** Letter sizes of a verse, and how many lines it may have in each. */
const VERSE_SIZES = [
  { size: 33, most: 4 },
  { size: 28, most: 5 },
  { size: 24, most: 7 },
];

export interface Card {
  /** The name of the game. */
  game: string;
  headline: string;
  /** The final position as SVG; null if the game draws none. */
  picture: string | null;
  text: CardText | null;
}

export async function drawCard(card: Card): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const font = (weight: number, size: number, family: "serif" | "sans", slant = ""): string =>
    `${slant} ${weight} ${size}px ${colour(family)}`.trim();
  await Promise.all([font(600, 40, "serif"), font(500, 40, "sans")].map((one) => document.fonts.load(one)));

  /** The words in lines that fit, with an ellipsis if there are too many. */
  function lines(text: string, most: number): string[] {
    const found = [""];
    for (const word of text.split(/\s+/)) {
      const longer = `${found.at(-1)} ${word}`.trim();
      if (pen.measureText(longer).width <= WIDTH - 2 * EDGE) found[found.length - 1] = longer;
      else found.push(word);
    }
    return found.length > most
      ? [...found.slice(0, most - 1), `${found[most - 1]!.replace(/[\s,;:.]+$/, "")} …`]
      : found;
  }

  function write(text: string, x: number, y: number, style: string, fill: string): void {
    pen.font = style;
    pen.fillStyle = colour(fill);
    pen.fillText(text, x, y);
  }

  pen.fillStyle = colour("table");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour("brass");
  pen.fillRect(0, 0, WIDTH, 14);

  // The mark and the name of the app, and the game.
  pen.drawImage(await imageAt(`${base}/mark.svg`), EDGE, 44, 64, 64);
  pen.textAlign = "left";
  write("Parlour", EDGE + 80, 91, font(600, 40, "serif"), "walnut");
  pen.textAlign = "right";
  write(card.game, WIDTH - EDGE, 90, font(500, 34, "sans"), "soft");
  pen.textAlign = "center";
  pen.font = font(650, 66, "serif");
  const [headline = ""] = lines(card.headline, 1);
  write(headline, WIDTH / 2, 200, font(650, 66, "serif"), "ink");

  // From the bottom: the verse, and above it the best moment.
  let bottom = HEIGHT - EDGE;
  const verse = card.text?.verse;
  if (verse) {
    write(verse.reference, WIDTH / 2, bottom, font(600, 30, "sans"), "soft");
    bottom -= 46;
    // A long verse is written smaller, so that it is whole.
    const text = `“${verse.text}”`;
    const { size, most } =
      VERSE_SIZES.find((one) => {
        pen.font = font(450, one.size, "serif", "italic");
        return lines(text, Infinity).length <= one.most;
      }) ?? VERSE_SIZES.at(-1)!;
    const slanted = font(450, size, "serif", "italic");
    pen.font = slanted;
    for (const line of lines(text, most).toReversed()) {
      write(line, WIDTH / 2, bottom, slanted, "ink");
      bottom -= Math.round(1.36 * size);
    }
    bottom -= 12;
  }
  if (card.text) {
    pen.font = font(600, 40, "serif");
    for (const line of lines(card.text.best, 2).toReversed()) {
      write(line, WIDTH / 2, bottom, font(600, 40, "serif"), "brass");
      bottom -= 54;
    }
  }

  if (card.picture) {
    const image = await imageOf(card.picture);
    const [top, room] = [236, bottom - 236];
    const scale = Math.min((WIDTH - 2 * EDGE) / image.width, room / image.height);
    const [wide, high] = [image.width * scale, image.height * scale];
    pen.drawImage(image, (WIDTH - wide) / 2, top + (room - high) / 2, wide, high);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** An SVG as an image. It cannot load anything, so the fonts of its texts are put into it. */
async function imageOf(svg: string): Promise<HTMLImageElement> {
  const [serif, humanist] = await Promise.all([literata, sans].map(embedded));
  const faces = `@font-face{font-family:Literata;font-weight:200 900;src:url(${serif})}@font-face{font-family:"Source Sans";font-weight:200 900;src:url(${humanist})}`;
  const whole = svg.replace(/(<svg[^>]*>)/, `$1<style>${faces}</style>`);
  const address = URL.createObjectURL(new Blob([whole], { type: "image/svg+xml" }));
  try {
    return await imageAt(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

async function embedded(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}
