/** Comment le français compte et énumère. */

export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;

export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} et ${names.at(-1)}`;
