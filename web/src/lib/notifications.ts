/** System notifications, shown while the page is hidden. Browsers allow them on secure pages only. */

import { base } from "./base";

export const notificationsSupported = (): boolean => "Notification" in globalThis && isSecureContext;

export const notificationsAllowed = (): boolean =>
  notificationsSupported() && Notification.permission === "granted";

export async function requestNotifications(): Promise<boolean> {
  return notificationsSupported() && (await Notification.requestPermission()) === "granted";
}

export function notify(text: string, table: string): void {
  if (!notificationsAllowed() || document.visibilityState === "visible") return;
  const shown = new Notification("Parlour", { body: text, tag: table, icon: `${base}/mark.svg` });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
