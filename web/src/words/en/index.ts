/** Everything the page says in English. `fr` has the same keys. */

import { list } from "./grammar";
import { learn } from "./learn";
import { lobby, setUp } from "./lobby";
import { line, notify, page } from "./page";
import { play, prompt } from "./play";
import { end, story } from "./story";
import { hand, screen, side, table } from "./table";

export const en = {
  list,
  page,
  lobby,
  setUp,
  table,
  play,
  prompt,
  story,
  side,
  line,
  hand,
  screen,
  end,
  notify,
  learn,
};

export type Words = typeof en;
