/** Long presses show the details of a piece. With a mouse, the right button does. */

/** Milliseconds; shorter than the system's own long press. */
const DURATION = 450;
/** Pixels a finger may move before the press counts as a drag. */
const STRAY = 6;

/** Calls `then` if the finger rests without moving and without a second finger. */
export function onLongPress(press: PointerEvent, then: () => void): void {
  if (press.pointerType === "mouse") return;
  const timer = setTimeout(() => {
    stop();
    then();
  }, DURATION);

  function watch(event: PointerEvent): void {
    const same = event.pointerId === press.pointerId;
    if (same && event.type === "pointerdown") return;
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > STRAY;
    if (!same || far || event.type !== "pointermove") stop();
  }

  const watched = ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const;
  for (const type of watched) window.addEventListener(type, watch);

  function stop(): void {
    clearTimeout(timer);
    for (const type of watched) window.removeEventListener(type, watch);
  }
}
