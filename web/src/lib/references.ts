/** A reference with a no-break space after the number of a book: “1 Kings 4:5”. */
export const unbroken = (reference: string): string =>
  reference.replace(/(?<![\p{L}\d:.,])([1-3]) (?=\p{Lu})/gu, "$1\u00a0");
