/** A name that no other has: for a command, so that one sent twice is applied once. */
export function newId(): string {
  // randomUUID exists only on secure pages, and a game in the house is served without a certificate.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** The same things in another order. */
export function shuffled<T>(things: readonly T[]): T[] {
  const left = [...things];
  const out: T[] = [];
  while (left.length) out.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  return out;
}
