/** The lookups since the page was loaded. */

import type { Language } from "../lib/storage.svelte";

const MOST = 12;

export interface LookupEntry {
  word: string;
  of: Language;
  other: string;
}

const entries = $state<LookupEntry[]>([]);

export function recentLookups(): readonly LookupEntry[] {
  return entries;
}

export function remember(one: LookupEntry): void {
  const same = entries.findIndex(
    ({ word, of, other }) => word === one.word && of === one.of && other === one.other,
  );
  if (same >= 0) entries.splice(same, 1);
  entries.unshift(one);
  entries.length = Math.min(entries.length, MOST);
}
