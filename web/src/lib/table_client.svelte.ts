/** The live state of a table as one seat (or a spectator) receives it. */

import { showOperatorNote } from "./operator_note.svelte";
import { base } from "./base";
import { Connection, type Answer, type ConnectionStatus, type Socket } from "./connection";
import type { Reader } from "./i18n.svelte";
import { announceRefusal } from "./refusal";
import type { Phrase } from "./phrases";
import type {
  ChatLine,
  Drafted,
  Ended,
  GameView,
  Learn,
  LessonStep,
  Outgoing,
  Refused,
  Rematched,
  SeenEvent,
  TableView,
} from "./api_types";

/** Milliseconds between two drafts sent to the television. */
const SHOW_EVERY = 150;

/** Called with new events, for sounds, animations and announcements. */
export type Listener = (events: readonly SeenEvent[]) => void;

export class TableClient {
  table = $state.raw<TableView | null>(null);
  seat = $state<number | null>(null);
  /** The view of this seat; null before the game starts. */
  view = $state.raw<GameView | null>(null);
  /** Options and pieces, which never change. */
  setting = $state.raw<unknown>(null);
  /** All events this seat has seen, oldest first. */
  events = $state.raw<readonly SeenEvent[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  status = $state<ConnectionStatus>("connecting");
  ended = $state.raw<Ended | null>(null);
  rematch = $state.raw<Rematched | null>(null);
  /** How the step of a lesson stands; null at a table. */
  lesson = $state.raw<LessonStep | null>(null);
  /** The tiles that the player on turn has laid so far; only for spectators at a television. */
  draft = $state.raw<Drafted | null>(null);
  /** Server time of the view. */
  viewedAt = $state(0);
  /** Number of events missed while disconnected; reset once shown. */
  missed = $state(0);
  /** Number of commands in flight. */
  busy = $state(0);
  /** The refusal of the latest answer, with the number of its prompt; null after the next command. */
  refusedAnswer = $state.raw<{ prompt: number; refused: Refused } | null>(null);

  private readonly connection: Connection;
  private listeners = new Set<Listener>();
  private n = 0;
  /** The draft for the television, and the one sent last. */
  private draftText = "";
  private draftSent = "";
  private draftTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly token: string,
    /** Whether other seats of this device look at the same screen. */
    private readonly shared = false,
    /** The step of a lesson that it plays, instead of a table. */
    learn?: () => Learn,
  ) {
    this.connection = new Connection({
      table: id,
      token,
      ...(learn ? { learn } : {}),
      open: () => new WebSocket(socketAddress()) as unknown as Socket,
      seen: () => this.n,
      onMessage: (message) => this.receive(message),
      onStatus: (status, ended) => {
        this.status = status;
        this.ended = ended;
      },
    });
  }

  start(): () => void {
    const wake = (): void => {
      if (document.visibilityState === "visible") this.connection.wake();
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    this.connection.start();
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      this.connection.stop();
    };
  }

  onEvents(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Server time. In a lesson it stands still, so that nobody is hurried. */
  now(): number {
    return this.lesson ? this.viewedAt : this.connection.now();
  }

  /** Switches frequent latency measurement on or off. */
  measureOften(on: boolean): void {
    this.connection.measureOften(on);
  }

  /** Asks bots to act without a pause, or to pause again. They do if all players ask and nothing is hidden. */
  hurry(on: boolean): void {
    this.connection.hurry(on);
  }

  async do(command: string): Promise<Answer<number>> {
    this.busy += 1;
    this.refusedAnswer = null;
    try {
      return await this.connection.do(command);
    } finally {
      this.busy -= 1;
    }
  }

  /** Answers a prompt. A refusal is shown even if the prompt is over by then. */
  async answer(prompt: number, command: string): Promise<void> {
    const reply = await this.do(command);
    const refused = reply.done ? null : announceRefusal(reply.refused, this.reader);
    if (refused) this.refusedAnswer = { prompt, refused };
  }

  tryOut(command: string): Promise<Answer<unknown>> {
    return this.connection.tryOut(command);
  }

  /** Sets the step of a lesson up again; `show` plays it, too. */
  retry(show = false): void {
    this.connection.retry(show);
  }

  /** Shows on the television what this seat has laid so far, in the game's notation; empty: nothing. */
  show(draft: string): void {
    if (!this.table?.television || this.seat === null) return;
    this.draftText = draft;
    this.draftTimer ??= setTimeout(() => {
      this.draftTimer = undefined;
      if (this.draftText !== this.draftSent) this.connection.draft(this.draftText);
      this.draftSent = this.draftText;
    }, SHOW_EVERY);
  }

  say(text: string): Promise<Answer<null>> {
    return this.connection.say({ text });
  }

  /** Says a quick phrase, which each reader sees in their language. */
  sayPhrase(phrase: Phrase): Promise<Answer<null>> {
    return this.connection.say({ phrase });
  }

  get names(): string[] {
    return this.view?.seats.map((seat) => seat.name) ?? this.table?.seats.map((player) => player.name) ?? [];
  }

  /** For whom sentences are formatted. */
  get reader(): Reader {
    return { seat: this.shared ? null : this.seat, names: this.names };
  }

  private receive(message: Outgoing): void {
    switch (message.type) {
      case "welcome": {
        this.table = message.table;
        this.seat = message.seat;
        this.setting = message.setting;
        this.draft = null;
        this.draftSent = "";
        this.show(this.draftText);
        this.view = message.view as GameView | null;
        this.viewedAt = message.now;
        this.chat = message.chat;
        // The log is shorter than what was seen: the server was restored from a backup.
        if (message.n < this.n) this.events = [];
        const again = this.n > 0 && message.n >= this.n;
        const before = this.events.length;
        this.add(message.n, message.events as SeenEvent[], again);
        if (again) this.missed = this.events.length - before;
        return;
      }
      case "happened":
        this.view = message.view as GameView;
        this.viewedAt = message.now;
        this.add(message.n, message.events as SeenEvent[], true);
        return;
      case "table":
        this.table = message.table;
        return;
      case "chat":
        if (!this.chat.some((line) => line.n === message.line.n)) this.chat = [...this.chat, message.line];
        return;
      case "lesson":
        this.lesson = message;
        return;
      case "drafted":
        this.draft = message.draft === null ? null : message;
        return;
      case "rematch":
        this.rematch = message;
        return;
      case "announced":
        showOperatorNote(message);
        return;
    }
  }

  private add(n: number, events: SeenEvent[], tell: boolean): void {
    const last = this.events.at(-1)?.n ?? 0;
    const news = events.filter((seen) => seen.n > last);
    this.n = n;
    if (!news.length) return;
    this.events = [...this.events, ...news];
    if (tell) for (const listener of this.listeners) listener(news);
  }
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${base}/ws`;
}
