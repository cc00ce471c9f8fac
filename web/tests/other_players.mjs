/** The other players of a table: they are connected, and send commands, from a page of their own. */

import { openPage } from "./server.mjs";

export async function otherPlayers(server, browser) {
  const page = await openPage(browser, { width: 400, height: 300 });
  await page.goto(`${server.address}/health`);

  function connect(table, seat) {
    return page.evaluate(
      ([id, token]) =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
          (window.sockets ??= {})[`${id} ${token}`] = socket;
          socket.addEventListener("open", () =>
            socket.send(JSON.stringify({ type: "hello", table: id, token })),
          );
          socket.addEventListener("message", ({ data }) => {
            const message = JSON.parse(data);
            if (message.n !== undefined) socket.seen = message.n;
            if (message.type === "welcome") resolve();
          });
          socket.addEventListener("error", reject);
        }),
      [table.id, table.tokens[seat].token],
    );
  }

  /** Closes the connections of the other players. */
  function disconnect(table) {
    return page.evaluate((id) => {
      for (const [key, socket] of Object.entries(window.sockets ?? {}))
        if (key.startsWith(`${id} `)) {
          socket.close();
          delete window.sockets[key];
        }
    }, table.id);
  }

  /** Sends the command of a connected player, and waits for the answer. */
  function send(table, seat, command) {
    return page.evaluate(
      ([id, token, text]) =>
        new Promise((resolve, reject) => {
          const socket = window.sockets[`${id} ${token}`];
          const name = `${Math.random()}`;
          const answered = ({ data }) => {
            const message = JSON.parse(data);
            if (message.id !== name) return;
            socket.removeEventListener("message", answered);
            if (message.type === "done") resolve();
            else reject(new Error(`${text}: ${JSON.stringify(message)}`));
          };
          socket.addEventListener("message", answered);
          socket.send(JSON.stringify({ type: "do", id: name, command: text, seen: socket.seen ?? 0 }));
        }),
      [table.id, table.tokens[seat].token, command],
    );
  }

  /** Connects every seat that no device holds; bots have no tokens. */
  async function connectAll(table, held, away = []) {
    for (const [seat, token] of table.tokens.entries())
      if (token && !held.includes(seat) && !away.includes(seat)) await connect(table, seat);
  }

  return { connect, connectAll, disconnect, send, close: () => page.context().close() };
}
