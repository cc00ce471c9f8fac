/** Who one is for the gallery: a secret of this device, with which maps of one's own are changed and taken down. */

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
    // Without storage one is the maker as long as the page is open.
    here ||= newId();
  }
  return here;
}
