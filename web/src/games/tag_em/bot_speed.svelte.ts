/** Whether this device skips the turns of bots. */

const KEY = "parlour-fast-bots";

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false; // Storage is disabled: bots take their time.
  }
}

export const botSpeed = $state({ fast: read() });

export function setFastBots(fast: boolean): void {
  botSpeed.fast = fast;
  try {
    localStorage.setItem(KEY, fast ? "1" : "0");
  } catch {
    // It lasts as long as the page.
  }
}
