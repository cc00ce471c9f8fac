/** Chi-squared test of win counts. */

/** Critical values of χ² at 5 %, by degrees of freedom. */
const CRITICAL = [0, 3.841, 5.991, 7.815, 9.488, 11.07, 12.592, 14.067];

/** Whether the win counts differ significantly between seats. */
export function isSignificant(wins: readonly number[]): boolean {
  const total = wins.reduce((sum, count) => sum + count, 0);
  const expected = total / Math.max(1, wins.length);
  const square = wins.reduce((sum, count) => sum + (count - expected) ** 2, 0) / Math.max(1, expected);
  return square > (CRITICAL[wins.length - 1] ?? Infinity);
}
