export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Animates a number from one value to another; returns a function that cancels it. */
export function animateNumber(from: number, to: number, show: (value: number) => void): () => void {
  if (reducedMotion() || from === to) {
    show(to);
    return () => {};
  }
  const length = Math.min(900, 220 + Math.abs(to - from) * 14);
  const began = performance.now();
  let frame = requestAnimationFrame(function step(now: number) {
    const part = Math.min(1, (now - began) / length);
    show(Math.round(from + (to - from) * (1 - (1 - part) ** 3)));
    if (part < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
