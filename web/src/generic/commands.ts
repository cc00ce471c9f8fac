/** Commands as buttons: which are shown, and in which groups. */

/** The most commands that are shown at once; a filter finds the others. */
export const MOST = 48;
/** With more commands than this, they are grouped by their first word and can be filtered. */
export const MANY = 12;

export interface Group {
  /** The word with which its commands begin; empty if they are not grouped. */
  word: string;
  commands: string[];
}

export function matching(commands: readonly string[], filter: string): string[] {
  const wanted = filter.trim().toLowerCase();
  return commands.filter((command) => command.toLowerCase().includes(wanted));
}

/** The first of these commands in groups; one group if they are few, or begin alike. */
export function grouped(commands: readonly string[]): Group[] {
  const shown = commands.slice(0, MOST);
  const firstOf = (command: string): string => command.split(" ", 1)[0] ?? "";
  const words = [...new Set(shown.map(firstOf))];
  if (shown.length <= MANY || words.length < 2) return shown.length ? [{ word: "", commands: shown }] : [];
  // Commands of a single word are one group.
  const alone = shown.filter(
    (command) => shown.filter((one) => firstOf(one) === firstOf(command)).length === 1,
  );
  const groups = words
    .map((word) => ({ word, commands: shown.filter((command) => firstOf(command) === word) }))
    .filter((group) => group.commands.length > 1);
  return alone.length ? [...groups, { word: "", commands: alone }] : groups;
}
