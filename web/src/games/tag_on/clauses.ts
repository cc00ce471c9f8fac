/** The clauses of a play command: tag, reason, claims and kinship. */

import type { TagChoice } from "./api_types";

export interface PlayClauses {
  tag: { word: string; place: string } | null;
  because: string;
  /** Kinds claimed for the word. */
  claims: readonly string[];
  /** Kinship to a word on the board, as `WORD@place`; empty fields while it is being chosen. */
  kin: { relation: string; of: string } | null;
}

export const NO_CLAUSES: PlayClauses = { tag: null, because: "", claims: [], kin: null };

/** Changes the tagged word; the reason belonged to the old one. */
export function withTag(clauses: PlayClauses, choice: TagChoice | null): PlayClauses {
  return { ...clauses, tag: choice && { word: choice.word, place: choice.place }, because: "" };
}

/** Writes the clauses of the command. */
export function formatClauses({ tag, because, claims, kin }: PlayClauses): string {
  const parts = claims.map((kind) => ` claim ${kind}`);
  if (kin?.relation && kin.of) parts.push(` kin ${kin.of} ${kin.relation}`);
  if (tag) {
    parts.push(` tag ${tag.word}@${tag.place}`);
    const reason = because.trim().replace(/\s+/g, " ");
    if (reason) parts.push(` because ${reason}`);
  }
  return parts.join("");
}

/** The taggable words through a square. */
export function wordsAt(choices: readonly TagChoice[], square: number): TagChoice[] {
  return choices.filter((choice) => choice.squares.includes(square));
}

/** Tapping a square repeatedly cycles through its words, then none. */
export function nextTag(
  choices: readonly TagChoice[],
  square: number,
  now: PlayClauses["tag"],
): TagChoice | null | undefined {
  const there = wordsAt(choices, square);
  if (!there.length) return undefined;
  const at = there.findIndex((one) => one.word === now?.word && one.place === now.place);
  return there[at + 1] ?? null;
}

/** Parses the clauses of a command: the inverse of `formatClauses`. */
export function parseClauses(command: string): PlayClauses {
  const [main = "", ...reasons] = command.split(" because ");
  const clause = (name: string): string[] =>
    [...main.matchAll(new RegExp(` ${name} (.+?)(?= (?:tag|claim|kin|lift|face-up) |$)`, "g"))].map(
      (found) => found[1] ?? "",
    );
  const [word, place] = clause("tag")[0]?.split("@") ?? [];
  const [of, ...relation] = clause("kin")[0]?.split(" ") ?? [];
  return {
    tag: word && place ? { word, place } : null,
    because: reasons.join(" because "),
    claims: clause("claim"),
    kin: of && relation.length ? { relation: relation.join(" "), of } : null,
  };
}
