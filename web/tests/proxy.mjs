/** A small reverse proxy, as in front of a server on the Internet: it passes on what is below a path, WebSockets too. */

import { createServer, request } from "node:http";

export async function startProxy(port, path) {
  const isBelow = (url) => url === path || url.startsWith(`${path}/`);
  const target = (asked) => ({
    host: "127.0.0.1",
    port,
    path: asked.url,
    method: asked.method,
    headers: { ...asked.headers, "x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "http" },
  });
  const refused = [];
  const proxy = createServer((asked, answer) => {
    if (!isBelow(asked.url)) {
      refused.push(asked.url);
      answer.writeHead(404).end();
      return;
    }
    const passed = request(target(asked), (reply) => {
      answer.writeHead(reply.statusCode, reply.headers);
      reply.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  proxy.on("upgrade", (asked, socket, head) => {
    if (!isBelow(asked.url)) {
      refused.push(asked.url);
      socket.destroy();
      return;
    }
    const passed = request(target(asked));
    passed.on("upgrade", (reply, other, first) => {
      const lines = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
      if (first.length) socket.write(first);
      if (head.length) other.write(head);
      other.pipe(socket).pipe(other);
      for (const one of [socket, other]) one.on("error", () => one.destroy());
    });
    passed.on("error", () => socket.destroy());
    passed.end();
  });
  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${proxy.address().port}`,
    /** What was asked for outside of the path. */
    refused,
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
