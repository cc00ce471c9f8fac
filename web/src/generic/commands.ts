/** Groups and filters commands for their buttons. */

/** Maximum number of buttons; the filter finds the others. */
export const MOST = 48;
/** Above this number, commands are grouped by their first word and can be filtered. */
export const MANY = 12;

export interface Group {
  /** The first word of its commands; empty if they are not grouped. */
  word: string;
  commands: string[];
}

export function matching(commands: readonly string[], filter: string): string[] {
  const wanted = filter.trim().toLowerCase();
  return commands.filter((command) => command.toLowerCase().includes(wanted));
}

/** Groups the first `MOST` commands; a single group if they are few or start with the same word. */
export function grouped(commands: readonly string[]): Group[] {
  const shown = commands.slice(0, MOST);
  const firstOf = (command: string): string => command.split(" ", 1)[0] ?? "";
  const words = [...new Set(shown.map(firstOf))];
  if (shown.length <= MANY || words.length < 2) return shown.length ? [{ word: "", commands: shown }] : [];
  // Words with a single command share one group.
  const alone = shown.filter(
    (command) => shown.filter((one) => firstOf(one) === firstOf(command)).length === 1,
  );
  const groups = words
    .map((word) => ({ word, commands: shown.filter((command) => firstOf(command) === word) }))
    .filter((group) => group.commands.length > 1);
  return alone.length ? [...groups, { word: "", commands: alone }] : groups;
}
