/** The current page by URL, and navigation without a reload. */

import { base, withoutBase } from "./base";
import type { Language } from "./storage.svelte";

export type Route =
  /** `welcome`: the program has just opened this page. */
  | { page: "lobby"; code: string; welcome: boolean }
  | { page: "table"; table: string }
  | { page: "screen"; table: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "lookup"; word: string; other: string; of: Language | "" }
  /** A page that a game may have registered under this name. */
  | { page: "extra"; name: string }
  | { page: "nowhere" };

/** URLs typed by hand may not be encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(path: string, search = ""): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (first === "look" && (!rest.length || (rest.length === 2 && rest[0] === "with"))) {
    const of = new URLSearchParams(search).get("in");
    return { page: "lookup", word: second, other: rest[1] ?? "", of: of === "en" || of === "fr" ? of : "" };
  }
  if (rest.length) return { page: "nowhere" };
  if (!first) {
    const given = new URLSearchParams(search);
    return { page: "lobby", code: given.get("code") ?? "", welcome: given.has("welcome") };
  }
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "screen" && second) return { page: "screen", table: second };
  if (first === "learn" && second) return { page: "learn", game: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (!second) return { page: "extra", name: first };
  return { page: "nowhere" };
}

/** The URL of the lookup page for a word; `of` is the word's language if it may differ from the page's. */
export function lookupPath(word: string, of: Language | "" = "", other = ""): string {
  const plain = (text: string): string => encodeURIComponent(text.replace(/[./\\]+/g, " ").trim());
  const path = `${base}/look${word ? `/${plain(word)}` : ""}${word && other ? `/with/${plain(other)}` : ""}`;
  return of ? `${path}?in=${of}` : path;
}

let current = $state.raw<Route>({ page: "lobby", code: "", welcome: false });

export function route(): Route {
  return current;
}

function update(): void {
  const path = withoutBase(location.pathname) ?? location.pathname;
  current = routeOf(path, location.search);
}

/** Opens a page of ours; `path` begins with the base path. `stay` keeps the scroll position. */
export function go(path: string, replace = false, stay = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  update();
  if (!stay) scrollTo(0, 0);
}

/** Handles clicks on links to our own pages without a reload. */
export function handleLinks(): void {
  update();
  addEventListener("popstate", update);
  document.addEventListener("click", (click) => {
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = (click.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = withoutBase(link.pathname);
    if (path === null || /^\/(api|docs)(\/|$)/.test(path)) return;
    if (link.hash && link.pathname === location.pathname) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
