/** Formats seconds as a clock; `day` is the abbreviation of "days". The short form drops the smaller units. */
export function formatTime(seconds: number, day: string, short = false): string {
  const left = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(left / 86_400);
  const hours = Math.floor(left / 3_600);
  if (days > 1 && short) return `${days}\u00a0${day}`;
  if (days >= 1) return `${days}\u00a0${day} ${hours % 24}\u00a0h`;
  if (short && hours) return `${hours}\u00a0h`;
  const minutes = Math.floor((left % 3_600) / 60);
  const rest = String(left % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
