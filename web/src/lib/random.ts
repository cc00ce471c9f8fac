/** A unique id for a command, so that a resent one is applied once. */
export function newId(): string {
  // randomUUID needs a secure page, and games on a home network are served without a certificate.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** A shuffled copy. */
export function shuffled<T>(things: readonly T[]): T[] {
  const left = [...things];
  const out: T[] = [];
  while (left.length) out.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  return out;
}
