import type { Theme } from "./storage.svelte";

const dark = matchMedia("(prefers-color-scheme: dark)");
let wish: Theme = "system";

/** Whether a theme is dark on this device. */
export const isDark = (theme: Theme): boolean => (theme === "system" ? dark.matches : theme === "dark");

/** Applies a theme. */
export function showTheme(theme: Theme): void {
  wish = theme;
  const shown = isDark(theme) ? "dark" : "light";
  document.documentElement.dataset.theme = shown;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = shown === "dark" ? "#1C1714" : "#F4EDE0";
  }
}

// Paper is light.
addEventListener("beforeprint", () => (document.documentElement.dataset.theme = "light"));
addEventListener("afterprint", () => showTheme(wish));
dark.addEventListener("change", () => showTheme(wish));
