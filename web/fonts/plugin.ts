/** Leaves the weights out of a font that no style uses: they are a third of its file. */

import type { Plugin } from "vite";
import subsetFont from "subset-font";

/** The weights of `@font-face` in `app.css`, by the beginning of the file's name. */
const WEIGHTS: Record<string, { min: number; max: number }> = { literata: { min: 400, max: 700 } };

/** The characters of a Latin font of `@fontsource-variable`, as its style sheet lists them. */
const RANGES = [
  [0x00, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x304],
  [0x308],
  [0x329],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
  [0xfeff],
  [0xfffd],
] as const;

function characters(): string {
  let text = "";
  for (const [first, last = first] of RANGES)
    for (let code: number = first; code <= last; code++) text += String.fromCodePoint(code);
  return text;
}

export function fonts(): Plugin {
  return {
    name: "parlour-fonts",
    apply: "build",
    async generateBundle(_options, bundle) {
      const found = Object.values(bundle).filter((part) => part.type === "asset");
      for (const [name, wght] of Object.entries(WEIGHTS)) {
        const font = found.find((part) => part.fileName.includes(`/${name}-`));
        if (!font) throw new Error(`no font ${name}`);
        font.source = await subsetFont(Buffer.from(font.source), characters(), {
          targetFormat: "woff2",
          variationAxes: { wght },
        });
      }
    },
  };
}
