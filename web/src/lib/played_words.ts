/** The words that events name, as opposed to other capitals in their sentences. */

import type { SeenEvent } from "./api_types";

const known = new WeakMap<readonly SeenEvent[], ReadonlySet<string>>();

/** The words in capitals among the arguments of the messages of these events. */
export function playedWords(events: readonly SeenEvent[]): ReadonlySet<string> {
  const before = known.get(events);
  if (before) return before;
  const found = new Set<string>();
  for (const seen of events) collect(seen.messages ?? [], found);
  known.set(events, found);
  return found;
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === "string") {
    for (const word of value.match(/\b\p{Lu}{2,}\b/gu) ?? []) found.add(word);
  } else if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) collect(part, found);
  }
}
