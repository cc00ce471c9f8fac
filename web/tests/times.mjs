/** A reporter for `node --test`: milliseconds and file of each test, for `tools/parts.py`. */

import { relative } from "node:path";

export default async function* times(source) {
  for await (const { type, data } of source) {
    if ((type === "test:pass" || type === "test:fail") && data.nesting === 0 && data.file)
      yield `${data.details.duration_ms} ${relative(process.cwd(), data.file)}\n`;
  }
}
