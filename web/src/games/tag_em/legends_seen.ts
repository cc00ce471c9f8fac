/** Which games had their legend shown on this device. */

const KEY = "parlour-legends";

function seen(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);
  } catch {
    return []; // Storage is disabled: the legend is shown after a reload, too.
  }
}

/** Whether this is the first game on this device. */
export const isFirstGame = (table: string): boolean => seen().every((one) => one === table);

export const hasSeenLegend = (table: string): boolean => seen().includes(table);

export function rememberLegend(table: string): void {
  if (hasSeenLegend(table)) return;
  try {
    localStorage.setItem(KEY, [...seen(), table].slice(-20).join(" "));
  } catch {
    // As above.
  }
}
