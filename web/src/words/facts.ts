/** What the catalogues are told, and what they are asked by a key. */

export type Answers = Record<string, string>;

/** What a question is about. */
export interface Facts {
  name: string;
  names: string;
  word: string;
  words: string;
  score: number;
  text: string;
  own: boolean;
}
