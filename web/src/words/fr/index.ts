/** Tout ce que la page dit en français, sous les mêmes clés que `en`. */

import type { Words } from "../en";
import { list } from "./grammar";
import { learn } from "./learn";
import { lobby, setUp } from "./lobby";
import { line, notify, page } from "./page";
import { play, prompt } from "./play";
import { end, story } from "./story";
import { hand, screen, side, table } from "./table";

export const fr: Words = {
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
