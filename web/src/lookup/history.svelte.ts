/** The latest lookups of this device. */

import { save, stored, type LookupEntry } from "../lib/storage.svelte";

const MOST = 12;

export const recentLookups = (): readonly LookupEntry[] => stored.lookups;

export function remember({ word, of, other }: LookupEntry): void {
  const others = stored.lookups.filter((one) => one.word !== word || one.of !== of || one.other !== other);
  stored.lookups = [{ word, of, other }, ...others].slice(0, MOST);
  save();
}

export function forgetLookups(): void {
  stored.lookups = [];
  save();
}
