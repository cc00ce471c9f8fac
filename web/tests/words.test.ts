import { describe, expect, it } from "vitest";
import { en } from "../src/words/en";
import { fr } from "../src/words/fr";

/** The keys of a catalogue, as paths. */
function keys(words: object, path = ""): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "object" && value !== null ? keys(value as object, `${path}${key}.`) : `${path}${key}`,
  );
}

describe("the catalogue of one language", () => {
  const catalogues = import.meta.glob<Record<string, object>>("../src/games/*/words/{en,fr}.ts", {
    eager: true,
  });
  const games = Object.keys(catalogues).filter((path) => path.endsWith("/en.ts"));
  const pairs = games.map((path): [string, object, object] => [
    path,
    catalogues[path]!.en!,
    catalogues[path.replace("/en.ts", "/fr.ts")]!.fr!,
  ]);
  it.each([["the page", en, fr] as [string, object, object], ...pairs])(
    "has the same keys as the other: %s",
    (_, english, french) => {
      expect(keys(french).sort()).toEqual(keys(english).sort());
    },
  );
});

describe("the accessible name of a button", () => {
  // WCAG 2.5.3: speech input users say what they see.
  it.each([
    ["English, a rule is opened", en.play.rule("AG-1"), en.play.ruleOpen("AG-1")],
    ["French, a rule is opened", fr.play.rule("AG-1"), fr.play.ruleOpen("AG-1")],
  ])("contains its visible label: %s", (_, seen, name) => {
    expect(name.toLowerCase()).toContain(seen.toLowerCase());
  });
});
