/** Keeps a press from hitting a button that has only just appeared under the finger. */

/** How long new buttons ignore pointers, in milliseconds. Keys are never ignored: they act on what has the focus. */
export const GUARD = 600;

/** Svelte attachment: the buttons inside ignore pointers at first. */
export function guarded(element: HTMLElement): () => void {
  element.style.pointerEvents = "none";
  const timer = setTimeout(() => (element.style.pointerEvents = ""), GUARD);
  return () => clearTimeout(timer);
}
