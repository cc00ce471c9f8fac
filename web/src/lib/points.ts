/** A number of points, which may be negative: with a minus sign, not with a hyphen. */
export const written = (points: number): string => String(points).replace("-", "−");

/** A score difference with its sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));
