/** The lookups since the page was loaded. */

import type { Language } from "../lib/kept.svelte";

const MOST = 12;

export interface Past {
  word: string;
  of: Language;
  other: string;
}

const past = $state<Past[]>([]);

export function before(): readonly Past[] {
  return past;
}

export function remember(one: Past): void {
  const same = past.findIndex(
    ({ word, of, other }) => word === one.word && of === one.of && other === one.other,
  );
  if (same >= 0) past.splice(same, 1);
  past.unshift(one);
  past.length = Math.min(past.length, MOST);
}
