import { describe, expect, it } from "vitest";
import type { SeenEvent } from "../src/lib/api_types";
import { playedWords } from "../src/lib/played_words";
import { bannerOf } from "../src/table/board_banner";

const seen = (...messages: { id: string; args?: Record<string, unknown> }[]): SeenEvent =>
  ({ n: 1, at: 0, seat: null, event: { type: "Any" }, messages }) as unknown as SeenEvent;

describe("banners", () => {
  const tones = { lost: "loss", prize: "festive", news: "notice" } as const;

  it("show only the messages that a game wants to be shown", () => {
    const found = bannerOf([seen({ id: "played" }, { id: "prize" }), seen({ id: "drew" })], tones, 0);
    expect(found).toEqual({ tone: "festive", messages: [{ id: "prize" }] });
    expect(bannerOf([seen({ id: "played" })], tones, 0)).toBeNull();
  });

  it("have the tone of the weightiest message", () => {
    expect(bannerOf([seen({ id: "news" }), seen({ id: "lost" })], tones, 0)?.tone).toBe("loss");
  });

  it("tell a loss apart from what another player lost", () => {
    const lost = [seen({ id: "lost", args: { who: { seat: 1 } } })];
    expect([0, 1, null].map((reader) => bannerOf(lost, tones, reader)?.tone)).toEqual([
      "notice",
      "loss",
      "loss",
    ]);
  });
});

describe("words in the log", () => {
  it("are those that messages name, not other capitals", () => {
    const events = [
      seen(
        { id: "perfection", args: { points: 50 } },
        { id: "played", args: { word: "HOWL", who: { seat: 0 } } },
      ),
      seen({ id: "also", args: { words: ["OX", "AT"] } }, { id: "drew", args: { tiles: ["A", "E"] } }),
    ];
    expect([...playedWords(events)]).toEqual(["HOWL", "OX", "AT"]);
  });
});
