/** A finger that rests on a piece asks for a closer look at it. The mouse has its second button for that. */

/** How long a finger rests, in milliseconds; what the system itself would do with a long press comes later. */
const REST = 450;
/** How far it may stray, in pixels, before it is a drag. */
const STRAY = 6;

/** Call `then` if the finger whose press this is stays where it is, alone. */
export function held(press: PointerEvent, then: () => void): void {
  if (press.pointerType === "mouse") return;
  const timer = setTimeout(() => {
    stop();
    then();
  }, REST);

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
