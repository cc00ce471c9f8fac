/** A finger on a page. */

export async function fingerOn(page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (kind, ...points) =>
    devtools.send("Input.dispatchTouchEvent", { type: kind, touchPoints: points });
  const middle = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  return {
    /** A long press: the finger stays until the page shows what is expected. */
    async rest(locator, shown) {
      await touch("touchStart", await middle(locator));
      await page.waitForSelector(shown);
      await touch("touchEnd");
    },
    /** Moves something to where another thing is now. `before` is called before the finger is lifted. */
    async drag(from, to, { steps = 6, before } = {}) {
      const [start, end] = [await middle(from), await middle(to)];
      await touch("touchStart", start);
      for (let i = 1; i <= steps; i++)
        await touch("touchMove", {
          x: start.x + ((end.x - start.x) * i) / steps,
          y: start.y + ((end.y - start.y) * i) / steps,
        });
      await before?.();
      await touch("touchEnd");
    },
  };
}
