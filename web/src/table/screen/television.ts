/** The behaviour of a page on a television. */

/** Makes all texts as large as a room needs: 26 px at 1920 × 1080. Sizes are written in rem, so that they follow. */
export function readable(): () => void {
  const { style } = document.documentElement;
  style.fontSize = "max(16px, min(1.36vw, 2.42vh))";
  return () => {
    style.fontSize = "";
  };
}

/** Keeps the screen on, if the browser supports it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const take = (): void => {
    if (document.visibilityState !== "visible") return;
    navigator.wakeLock
      ?.request("screen")
      .then((held) => (lock = held))
      // It is a convenience: without it, the screen follows the settings of the device.
      .catch(() => {});
  };
  take();
  document.addEventListener("visibilitychange", take);
  return () => {
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
