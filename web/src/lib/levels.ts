/** Names of the bots' levels. */

import { tOptional } from "./i18n.svelte";

export const levelName = (level: string): string => tOptional(`setup-level-${level}`) ?? level;
