/** Squares are numbered row by row from the top left; places are written as in GCG. */

export function rowOf(square: number, size: number): number {
  return Math.floor(square / size);
}

export function columnOf(square: number, size: number): number {
  return square % size;
}

export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

/** `8G` is across, `G8` down. */
export function placeName(square: number, across: boolean, size: number): string {
  const row = String(rowOf(square, size) + 1);
  const column = columnName(columnOf(square, size));
  return across ? row + column : column + row;
}

export function readPlace(place: string, size: number): { square: number; across: boolean } | null {
  const match = /^(?:(\d+)([A-Z])|([A-Z])(\d+))$/.exec(place);
  if (!match) return null;
  const across = match[1] !== undefined;
  const row = Number(across ? match[1] : match[4]) - 1;
  const column = (across ? match[2] : match[3])!.charCodeAt(0) - 65;
  if (row < 0 || row >= size || column < 0 || column >= size) return null;
  return { square: row * size + column, across };
}

/** The next square in a direction, or null at the edge. */
export function step(square: number, size: number, across: boolean, by = 1): number | null {
  const row = rowOf(square, size) + (across ? 0 : by);
  const column = columnOf(square, size) + (across ? by : 0);
  return row < 0 || row >= size || column < 0 || column >= size ? null : row * size + column;
}
