/** The service worker: offline use, and new versions, which are offered and never forced. */

import { base } from "../lib/base";
import { api } from "../lib/api";
import { language } from "../lib/i18n.svelte";

let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a new version of the page waits. */
export const updateIsReady = (): boolean => waiting !== null;

/** Changes to the new version. */
export function acceptUpdate(): void {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  waiting?.postMessage("activate");
  // The old worker may finish its work first. The page comes from the network, so it need not wait for that.
  setTimeout(reload, 1_000);
}

/** Browsers allow service workers on HTTPS and on the computer of the server itself. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(`${base}/sw.js`);
  const look = (): void => {
    // Without a controller the worker is the first one: there is nothing to change from.
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  const { active } = await navigator.serviceWorker.ready;
  const games = await api.games(language());
  active?.postMessage({
    keep: [
      `${base}/api/games?lang=${language()}`,
      ...games.map(({ key }) => `${base}/api/games/${key}/rulebook?lang=${language()}`),
    ],
  });
}
