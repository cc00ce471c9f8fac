/** What the main thread of a page does, by the processor time of its thread: other processes do not count. */

/** Longer tasks keep a page from answering. */
const LONG = 50;

/** Records the tasks of a page until the returned function is called; it returns the milliseconds of each. */
export async function recordTasks(devtools) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  devtools.on("Tracing.dataCollected", collect);
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "blink.user_timing"] },
  });
  return async (page) => {
    // A mark says which of the threads is that of the page.
    const mark = `page ${Math.random()}`;
    await page.evaluate((name) => performance.mark(name), mark);
    const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
    await devtools.send("Tracing.end");
    await complete;
    devtools.off("Tracing.dataCollected", collect);
    const marked = events.find(({ name }) => name === mark);
    if (!marked) throw new Error("the trace has no mark");
    return events
      .filter(
        ({ pid, tid, name }) =>
          pid === marked.pid && tid === marked.tid && name === "ThreadControllerImpl::RunTask",
      )
      .map(({ tdur = 0 }) => tdur / 1000);
  };
}

/** The sum of what long tasks take beyond the limit: total blocking time. */
export const blockedBy = (tasks) => tasks.reduce((sum, task) => sum + Math.max(0, task - LONG), 0);
