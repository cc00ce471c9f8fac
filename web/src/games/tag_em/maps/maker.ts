/** The secret that identifies this device as the author of its maps in the gallery. */

import { newId } from "../../../lib/random";

const KEY = "parlour-maker";
let here = "";

export function maker(): string {
  if (here) return here;
  try {
    here = localStorage.getItem(KEY) ?? "";
    if (!here) {
      here = newId();
      localStorage.setItem(KEY, here);
    }
  } catch {
    // Without storage the secret lasts as long as the page.
    here ||= newId();
  }
  return here;
}
