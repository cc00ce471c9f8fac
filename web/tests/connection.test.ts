import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  Connection,
  type ConnectionSettings,
  type ConnectionStatus,
  type Socket,
} from "../src/lib/connection";
import type { Ended, Incoming, Learn, Outgoing, Welcome } from "../src/lib/api_types";

/** A socket whose server side is the test. */
class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Incoming[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }

  close(): void {
    this.closed = true;
  }

  receive(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(): void {
    this.onclose?.();
  }

  of<T extends Incoming["type"]>(type: T): Extract<Incoming, { type: T }>[] {
    return this.sent.filter((message): message is Extract<Incoming, { type: T }> => message.type === type);
  }
}

const welcome = (n: number): Welcome => ({
  type: "welcome",
  table: {
    id: "t",
    code: "ABCDE",
    game: "chess",
    status: "playing",
    seats: [],
    public: false,
    hot_seat: false,
    television: false,
    watching: 0,
    created: 0,
    notices: [],
    next: "",
    chat: "free",
    commitment: "",
    secret: "",
    options: {},
  },
  seat: 0,
  n,
  now: 1000,
  setting: null,
  view: null,
  events: [],
  chat: [],
});

describe("the connection of a seat to its table", () => {
  let sockets: FakeSocket[];
  let states: [ConnectionStatus, Ended | null][];
  let seen: number;
  let connection: Connection;
  const last = (): FakeSocket => sockets.at(-1)!;

  const settings: ConnectionSettings = {
    table: "t",
    token: "secret",
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    seen: () => seen,
    onMessage: () => {},
    onStatus: (...state) => states.push(state),
    clock: () => 0,
  };

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    states = [];
    seen = 0;
    connection = new Connection(settings);
    connection.start();
  });

  afterEach(() => {
    connection.stop();
    vi.useRealTimers();
  });

  const open = (n = 0): void => {
    last().onopen?.();
    last().receive(welcome(n));
  };

  it("sends its token and the last line seen", () => {
    seen = 12;
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", table: "t", token: "secret", seen: 12 }]);
  });

  it("begins a lesson with the message that is given, and sets it up again", () => {
    const learn: Learn = { type: "learn", game: "g", step: 2, language: "fr", name: "" };
    connection.stop();
    connection = new Connection({ ...settings, learn: () => learn });
    connection.start();
    last().onopen?.();
    expect(last().sent).toEqual([learn]);
    connection.retry(true);
    expect(last().of("retry")).toEqual([]);
    last().receive(welcome(0));
    connection.retry(true);
    expect(last().of("retry")).toEqual([{ type: "retry", show: true }]);
  });

  it("resends an unanswered command with the same id, and settles it once", async () => {
    open();
    const answer = connection.do("pass");
    const [first] = last().of("do");
    last().cut();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets.length).toBe(2);
    open();
    expect(last().of("do")).toEqual([first]);
    last().receive({ type: "done", id: first!.id, n: 5 });
    last().receive({ type: "done", id: first!.id, n: 5 });
    expect(await answer).toEqual({ done: true, value: 5 });
    last().cut();
    await vi.advanceTimersByTimeAsync(1_000);
    open();
    expect(last().of("do")).toEqual([]);
  });

  it("keeps a command given while disconnected", async () => {
    open();
    last().cut();
    const answer = connection.do("accept");
    await vi.advanceTimersByTimeAsync(1_000);
    open();
    const [sent] = last().of("do");
    last().receive({ type: "refused", id: sent!.id, rule: "AG-4", message: { id: "no" } });
    expect(await answer).toMatchObject({ done: false, refused: { rule: "AG-4" } });
  });

  it("drops a preview when the connection is lost: the next tile asks again", async () => {
    open();
    const answer = connection.tryOut("play 8H IT");
    last().cut();
    expect((await answer).done).toBe(false);
  });

  it("retries with increasing delays, and at once when woken", async () => {
    for (let i = 0; i < 3; i++) {
      last().cut();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(sockets.length).toBe(4);
    last().cut();
    connection.wake();
    expect(sockets.length).toBe(5);
    expect(states.at(-1)?.[0]).toBe("lost");
    open();
    expect(states.at(-1)?.[0]).toBe("open");
  });

  it("closes a connection without pongs", async () => {
    open();
    await vi.advanceTimersByTimeAsync(9_500);
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets.length).toBe(2);
  });

  it("closes a silent connection also with frequent pings", async () => {
    open();
    connection.measureOften(true);
    await vi.advanceTimersByTimeAsync(9_500);
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets.length).toBe(2);
  });

  it("lets the server measure latency before the first word, and during a race", async () => {
    open();
    connection.measureOften(true);
    for (let i = 0; i < 4; i++) {
      last().receive({ type: "pong", sent: 0, now: 1000 + i });
      await vi.advanceTimersByTimeAsync(150);
    }
    // Each pong is answered at once with its time.
    expect(
      last()
        .of("echo")
        .map(({ now }) => now),
    ).toEqual([1000, 1001, 1002, 1003]);
    const before = last().of("ping").length;
    for (let i = 0; i < 5; i++) {
      last().receive({ type: "pong", sent: 0, now: 1010 });
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(last().of("ping").length - before).toBeGreaterThanOrEqual(4);
  });

  it("sends the time of a command, also when it is resent", () => {
    open();
    void connection.do("say CAT");
    const [first] = last().of("do");
    last().cut();
    connection.wake();
    open();
    expect(last().of("do")[0]!.sent).toBe(first!.sent);
  });

  it("sends the line seen when a command was given, also when it is resent or had to wait", () => {
    open();
    seen = 7;
    void connection.do("vote no");
    expect(last().of("do")[0]!.seen).toBe(7);
    last().cut();
    void connection.do("accept");
    seen = 12; // the welcome message contains this
    connection.wake();
    open(12);
    void connection.do("pass");
    expect(
      last()
        .of("do")
        .map(({ command, seen }) => [command, seen]),
    ).toEqual([
      ["vote no", 7],
      ["accept", 7],
      ["pass", 12],
    ]);
  });

  it("uses the server's clock", () => {
    open();
    expect(connection.now()).toBe(1000);
    last().receive({ type: "pong", sent: -2, now: 1004 });
    expect(connection.now()).toBe(1005);
  });

  it("does not reconnect to a seat that has moved, and drops pending requests", async () => {
    open();
    const answer = connection.do("pass");
    last().receive({ type: "ended", reason: "moved", again: false });
    last().cut();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets.length).toBe(1);
    expect(states.at(-1)).toEqual(["ended", { type: "ended", reason: "moved", again: false }]);
    expect((await answer).done).toBe(false);
  });
});
