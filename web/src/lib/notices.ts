/** System notifications, shown while the page is hidden. Browsers allow them on secure pages only. */

export const noticesPossible = (): boolean => "Notification" in globalThis && isSecureContext;

export const noticesAllowed = (): boolean => noticesPossible() && Notification.permission === "granted";

export async function askForNotices(): Promise<boolean> {
  return noticesPossible() && (await Notification.requestPermission()) === "granted";
}

export function notice(text: string, table: string): void {
  if (!noticesAllowed() || document.visibilityState === "visible") return;
  const shown = new Notification("Parlour", { body: text, tag: table, icon: "/mark.svg" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
