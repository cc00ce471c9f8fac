import { expect, test, vi } from "vitest";
import type { PrintForm } from "../src/lib/api_types";
import { jobsOf, order, usualPaper } from "../src/lib/printing";

const form = (name: string, more: Partial<PrintForm> = {}): PrintForm => ({
  name,
  label: name.toUpperCase(),
  choices: [],
  text: false,
  options: false,
  sized: false,
  ...more,
});
const forms = [form("map", { text: true }), form("cards"), form("house-rules", { options: true })];

test("jobs are for the prints that are named, in that order", () => {
  expect(jobsOf("any", forms, { names: ["cards", "map", "hats"] }).map((job) => job.path)).toEqual([
    "/api/print/any/cards",
    "/api/print/any/map",
  ]);
});

test("a text and options go only to prints that take them", () => {
  const jobs = jobsOf("any", forms, { text: "a map", options: { clock: "turn" } });
  expect(jobs.map((job) => job.body)).toEqual([{ text: "a map" }, {}, { options: { clock: "turn" } }]);
});

test("letter paper is for North America", () => {
  expect(usualPaper(["en-US", "en"])).toBe("letter");
  expect(usualPaper(["fr-CA"])).toBe("letter");
  expect(usualPaper(["fr-FR", "en-GB"])).toBe("a4");
  expect(usualPaper([])).toBe("a4");
});

test("a connection that ends in the middle of a PDF is a refusal, and can be tried again", async () => {
  const cut = new ReadableStream({
    pull: (controller) => controller.error(new TypeError("terminated")),
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(cut)));
  await expect(order("/api/print/any/cards", {})).rejects.toMatchObject({ status: 0 });
  vi.unstubAllGlobals();
});
