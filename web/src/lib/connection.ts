/** The WebSocket connection of a seat (or spectator) to its table, with automatic reconnect.
 *
 * After a reconnect it says which log line it saw last and receives the missed ones. An unanswered command is sent
 * again with the same id, so that the server applies it once.
 */

import type { Phrase } from "./phrases";
import { newId } from "./random";
import type { Ended, Incoming, Learn, Outgoing, Refused } from "./api_types";

export type ConnectionStatus = "connecting" | "open" | "lost" | "ended";

/** The part of the WebSocket interface that is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionSettings {
  table: string;
  token: string;
  /** The first message of a lesson; without it, a `hello` with table and token. */
  learn?: () => Learn;
  open: () => Socket;
  /** The last log line seen. */
  seen: () => number;
  onMessage: (message: Outgoing) => void;
  onStatus: (status: ConnectionStatus, ended: Ended | null) => void;
  /** This device's clock, in seconds. */
  clock?: () => number;
}

/** Without a refusal, the connection was lost or closed before an answer came. */
export type Answer<T> = { done: true; value: T } | { done: false; refused: Refused | null };

const PING_INTERVAL = 20_000;
/** Ping interval in races: the measured latency adjusts the time of each word. */
const RACE_PING_INTERVAL = 2_000;
/** The first pings follow each other quickly, so that the latency is known before the first word. */
const FIRST_PINGS = 4;
const FIRST_INTERVAL = 150;
const PONG_TIMEOUT = 8_000;
const RETRY_DELAYS = [300, 800, 1_600, 3_000, 5_000, 8_000];

interface Pending {
  message: Incoming;
  /** Whether it is sent again after a reconnect. */
  resend: boolean;
  settle: (answer: Answer<unknown>) => void;
}

export class Connection {
  private socket: Socket | null = null;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setTimeout> | undefined;
  private pongTimeout: ReturnType<typeof setTimeout> | undefined;
  private welcomed = false;
  private over = false;
  private frequent = false;
  private hurried = false;
  private pings = 0;
  /** Server clock minus this device's clock, in seconds. */
  private offset = 0;
  private readonly clock: () => number;

  constructor(private readonly settings: ConnectionSettings) {
    this.clock = settings.clock ?? (() => Date.now() / 1000);
  }

  /** Estimated server time. */
  now(): number {
    return this.clock() + this.offset;
  }

  /** Switches frequent latency measurement on or off. */
  measureOften(on: boolean): void {
    if (this.frequent === on) return;
    this.frequent = on;
    if (on && this.welcomed) this.sendPing();
  }

  /** Asks bots to act without a pause, or to pause again. */
  hurry(on: boolean): void {
    if (this.hurried === on) return;
    this.hurried = on;
    if (this.welcomed) this.send({ type: "hurry", on });
  }

  start(): void {
    this.connect();
  }

  stop(): void {
    this.over = true;
    this.stopTimers();
    this.socket?.close();
    this.socket = null;
  }

  /** Reconnects at once: the network is back, or the page has become visible. */
  wake(): void {
    if (this.over || this.welcomed) return;
    clearTimeout(this.retryTimer);
    this.tries = 0;
    this.socket?.close();
    this.connect();
  }

  /** Sends a command. When resent, it keeps the log line seen at first: it may come too late. */
  do(command: string): Promise<Answer<number>> {
    const id = newId();
    const given = { seen: this.settings.seen(), sent: this.clock() };
    return this.ask<number>(id, { type: "do", id, command, ...given }, true);
  }

  tryOut(command: string): Promise<Answer<unknown>> {
    const id = newId();
    return this.ask<unknown>(id, { type: "try", id, command }, false);
  }

  say(line: { text: string } | { phrase: Phrase }): Promise<Answer<null>> {
    const id = newId();
    return this.ask<null>(id, { type: "say", id, ...line }, true);
  }

  /** Sets the step of a lesson up again; `show` plays it, too. */
  retry(show: boolean): void {
    if (this.welcomed) this.send({ type: "retry", show });
  }

  /** Shows the television what is laid so far. After a reconnect it is sent again with the next change. */
  draft(text: string): void {
    if (this.welcomed) this.send({ type: "draft", draft: text });
  }

  /** Number of unanswered requests. */
  get waiting(): number {
    return this.pending.size;
  }

  private ask<T>(id: string, message: Incoming, resend: boolean): Promise<Answer<T>> {
    return new Promise((resolve) => {
      this.pending.set(id, { message, resend, settle: resolve as (answer: Answer<unknown>) => void });
      if (this.welcomed) this.send(message);
      else if (!resend) this.drop(id);
    });
  }

  private connect(): void {
    if (this.over) return;
    this.stopTimers();
    const socket = this.settings.open();
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      const { table, token, seen, learn } = this.settings;
      this.send(learn ? learn() : { type: "hello", table, token, seen: seen() });
    };
    socket.onmessage = (message) => {
      if (socket === this.socket) this.receive(JSON.parse(String(message.data)) as Outgoing);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private receive(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.welcomed = true;
        this.tries = 0;
        this.pings = 0;
        this.offset = message.now - this.clock();
        this.settings.onMessage(message);
        this.settings.onStatus("open", null);
        for (const { message: unanswered } of this.pending.values()) this.send(unanswered);
        if (this.hurried) this.send({ type: "hurry", on: true });
        this.sendPing();
        return;
      case "happened":
        this.settings.onMessage(message);
        return;
      case "done":
        this.settle(message.id, { done: true, value: message.n });
        return;
      case "tried":
        this.settle(message.id, { done: true, value: message.preview });
        return;
      case "refused":
        this.settle(message.id, { done: false, refused: message });
        return;
      case "pong": {
        this.clearPongTimeout();
        const way = Math.max(0, (this.clock() - message.sent) / 2);
        this.send({ type: "echo", now: message.now });
        this.offset = message.now + way - this.clock();
        return;
      }
      case "ended":
        this.ended(message);
        return;
      default:
        this.settings.onMessage(message);
    }
  }

  private ended(message: Ended): void {
    if (message.again) return; // the socket closes, which triggers a reconnect
    this.over = true;
    this.stopTimers();
    this.socket?.close();
    this.socket = null;
    for (const id of [...this.pending.keys()]) this.drop(id);
    this.settings.onStatus("ended", message);
  }

  private settle(id: string, answer: Answer<unknown>): void {
    const asked = this.pending.get(id);
    this.pending.delete(id);
    asked?.settle(answer);
  }

  /** Resolves a request that got no answer. */
  private drop(id: string): void {
    this.settle(id, { done: false, refused: null });
  }

  private lost(): void {
    if (this.over) return;
    this.stopTimers();
    this.socket = null;
    const first = !this.welcomed && this.tries === 0;
    this.welcomed = false;
    for (const [id, { resend }] of [...this.pending]) if (!resend) this.drop(id);
    this.settings.onStatus(first ? "connecting" : "lost", null);
    const wait = RETRY_DELAYS[Math.min(this.tries, RETRY_DELAYS.length - 1)] ?? 8_000;
    this.tries += 1;
    this.retryTimer = setTimeout(() => this.connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  /** Sends pings; a connection without a pong is closed and reopened. */
  private sendPing(): void {
    this.send({ type: "ping", sent: this.clock() });
    const first = this.pings < FIRST_PINGS;
    this.pings += 1;
    // The timeout counts from the first unanswered ping.
    this.pongTimeout ??= setTimeout(() => {
      const dead = this.socket;
      this.lost();
      dead?.close();
    }, PONG_TIMEOUT);
    clearTimeout(this.pingTimer);
    const wait = first ? FIRST_INTERVAL : this.frequent ? RACE_PING_INTERVAL : PING_INTERVAL;
    this.pingTimer = setTimeout(() => this.sendPing(), wait);
  }

  private stopTimers(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.pingTimer);
    this.clearPongTimeout();
  }

  private clearPongTimeout(): void {
    clearTimeout(this.pongTimeout);
    this.pongTimeout = undefined;
  }

  private send(message: Incoming): void {
    this.socket?.send(JSON.stringify(message));
  }
}
