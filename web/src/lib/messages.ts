/** The messages of a language. Each is parsed when it is first used: parsing all that a table may need takes a phone too long. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The beginning of a message in a Fluent file. */
const MESSAGE = /^([a-zA-Z][\w-]*) *=/gm;

/** Plurals of whole numbers. A browser takes long to make `Intl.PluralRules`, and the first page needs them at once. */
const PLURALS: Readonly<Record<string, (count: number) => Intl.LDMLPluralRule>> = {
  en: (count) => (Math.abs(count) === 1 ? "one" : "other"),
  fr: (count) => (Math.abs(count) < 2 ? "one" : "other"),
};

/** Scores and counts are written without grouping, as Python writes them. */
const PLAIN = { useGrouping: false };

/** French hyphens before a pronoun and the like: “Doit-il” is one word, and no line ends inside it. */
const JOINED =
  /(?<=\p{L})-(?=(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|le|la|les|lui|leur|moi|toi|y|en|ci|là|mêmes?|une?s)(?!\p{L}))/gu;

/** A whole number, which is written alike in all languages. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

export const numberOf = (value: number): FluentNumber =>
  Number.isInteger(value)
    ? new Whole(value, PLAIN)
    : new FluentNumber(value, { ...PLAIN, minimumFractionDigits: 0 });

export class Messages {
  private readonly bundle: FluentBundle;
  private readonly sources = new Map<string, string>();

  constructor(language: string) {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      ...(language === "fr" ? { transform: (text) => text.replace(JOINED, "-\u2060") } : {}),
    });
    const select = PLURALS[language];
    if (select)
      this.bundle._intls.set(Intl.PluralRules, { [JSON.stringify(PLAIN)]: { select } as Intl.PluralRules });
  }

  /** Adds the messages of a file. No message refers to another one; a test checks it. */
  add(file: string): void {
    let id = "";
    let start = 0;
    for (const found of file.matchAll(MESSAGE)) {
      if (id) this.sources.set(id, file.slice(start, found.index));
      id = found[1]!;
      start = found.index;
    }
    if (id) this.sources.set(id, file.slice(start));
  }

  /** The text, or null if there is no such message. */
  format(id: string, variables: Record<string, FluentVariable>, errors: Error[]): string | null {
    const source = this.sources.get(id);
    if (source !== undefined) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
      this.sources.delete(id);
    }
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, variables, errors) : null;
  }
}
