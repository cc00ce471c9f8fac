import type { Theme } from "./kept.svelte";

const dark = matchMedia("(prefers-color-scheme: dark)");
let wish: Theme = "system";

/** Light, dark, or as the device has it. */
export function showTheme(theme: Theme): void {
  wish = theme;
  const shown = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
  document.documentElement.dataset.theme = shown;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = shown === "dark" ? "#1C1714" : "#F4EDE0";
  }
}

dark.addEventListener("change", () => showTheme(wish));
