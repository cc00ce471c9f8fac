import { signed, written } from "../src/lib/points";
import { unbroken } from "../src/lib/references";
import { describe, expect, it } from "vitest";
import { darkVariant, inline, parse, ruleIn } from "../src/lib/markdown";
import { routeOf } from "../src/lib/router.svelte";
import { formatTime } from "../src/table/clock";

describe("a rulebook page", () => {
  it("has paragraphs, lists, tables and code blocks", () => {
    const blocks = parse(
      "One\nparagraph.\n\n- a\n  b\n- c\n\n1. x\n\n| h |\n|---|\n| **d** |\n\n```text\n A  B\n```\n",
    );
    expect(blocks.map((block) => block.kind)).toEqual(["paragraph", "list", "list", "table", "code"]);
    expect(blocks[1]).toMatchObject({ ordered: false, items: [[{ text: "a b" }], [{ text: "c" }]] });
    expect(blocks[3]).toMatchObject({ rows: [[[{ kind: "strong", text: "d" }]]] });
    expect(blocks[4]).toMatchObject({ text: " A  B" });
  });

  it("has pictures, each as a block of its own", () => {
    expect(parse("One.\n\n![A tile.](pictures/tile-light.svg)\n\nTwo.")).toEqual([
      { kind: "paragraph", parts: [{ kind: "text", text: "One." }] },
      { kind: "picture", alt: "A tile.", path: "pictures/tile-light.svg" },
      { kind: "paragraph", parts: [{ kind: "text", text: "Two." }] },
    ]);
    expect(darkVariant("pictures/tile-light.svg")).toBe("pictures/tile-dark.svg");
    expect(darkVariant("pictures/tile.svg")).toBeNull();
    expect(darkVariant("//elsewhere.example/tile-light.svg")).toBeNull();
  });

  it("has links to rules, on its own page and on others", () => {
    expect(inline("see [SB-10](#SB-10) or `pass`")).toEqual([
      { kind: "text", text: "see " },
      { kind: "link", text: "SB-10", to: "#SB-10" },
      { kind: "text", text: " or " },
      { kind: "code", text: "pass" },
    ]);
    expect(inline("no -ed (-ing) `-x`").map(({ text }) => text)).toEqual([
      "no -\u2060ed (-\u2060ing) ",
      "-x",
    ]);
    expect(ruleIn("../../../kernel/rulebook/en.md#AG-4")).toBe("AG-4");
    expect(ruleIn("../../../kernel/rulebook/en.md")).toBeNull();
  });
});

it("URLs map to pages", () => {
  expect(routeOf("/", "?code=ABCDE")).toEqual({ page: "lobby", code: "ABCDE", welcome: false });
  expect(routeOf("/", "?welcome")).toEqual({ page: "lobby", code: "", welcome: true });
  expect(routeOf("/t/x-_1")).toEqual({ page: "table", table: "x-_1" });
  expect(routeOf("/screen/x")).toEqual({ page: "screen", table: "x" });
  expect(routeOf("/rules/chess")).toEqual({ page: "rules", game: "chess" });
  expect(routeOf("/learn/chess")).toEqual({ page: "learn", game: "chess" });
  expect(routeOf("/learn")).toEqual({ page: "extra", name: "learn" });
  expect(routeOf("/t")).toEqual({ page: "extra", name: "t" });
  expect(routeOf("/t/x/y").page).toBe("nowhere");
});

it("no line ends after the number of a book", () => {
  expect(unbroken("1 Kings 4:5; 2 Samuel 3 and 1 Rois 1:2, 3")).toBe(
    "1\u00a0Kings 4:5; 2\u00a0Samuel 3 and 1\u00a0Rois 1:2, 3",
  );
});

it("no line of a sentence ends after the number of a book", () => {
  expect(unbroken("KINGS is a book of the Bible: 1 Kings, 2 Kings.")).toBe(
    "KINGS is a book of the Bible: 1\u00a0Kings, 2\u00a0Kings.",
  );
});

it("points below zero have a minus sign", () => {
  expect([written(-14), written(3), signed(-2), signed(0), signed(5)]).toEqual(["−14", "3", "−2", "0", "+5"]);
});

it("formats time as a clock", () => {
  const times = [0.2, 59.1, 61, 3_605, 90_000, 250_000];
  const read = (short: boolean): string[] =>
    times.map((one) => formatTime(one, "d", short).replaceAll("\u00a0", " "));
  expect(read(false)).toEqual(["0:01", "1:00", "1:01", "1:00:05", "1 d 1 h", "2 d 21 h"]);
  expect(read(true)).toEqual(["0:01", "1:00", "1:01", "1 h", "1 d 1 h", "2 d"]);
});
