/** The operator's announcement. Tables get it over their connection; other pages request it. */

import { api } from "./api";
import type { Announcement } from "./api_types";

const NOTHING: Announcement = { text: {}, read_only: false };

let current = $state.raw<Announcement>(NOTHING);
let closed = $state("");

const key = ({ text, read_only }: Announcement): string => JSON.stringify([text, read_only]);

/** The note, unless the reader has closed it. */
export function operatorNote(): Announcement {
  return closed === key(current) ? NOTHING : current;
}

export function showOperatorNote(note: Announcement): void {
  if (key(note) === key(current)) return;
  current = { text: note.text, read_only: note.read_only };
  closed = "";
}

export function closeOperatorNote(): void {
  closed = key(current);
}

/** Asks the server. Without an answer the note stays. */
export async function loadOperatorNote(): Promise<void> {
  const note = await api.announcement().catch(() => null);
  if (note) showOperatorNote(note);
}
