/** HTTP requests to the server. Commands go over the WebSocket (`connection.ts`). */

import { base } from "./base";
import { language, t } from "./i18n.svelte";
import type {
  Announcement,
  ChangeOptions,
  ChangeSeats,
  CheckOptions,
  ConnectionFound,
  GameInfo,
  Hint,
  Invitation,
  Joined,
  LegalCommands,
  LookedAt,
  LookedUp,
  LookUpState,
  MoveCode,
  MyTable,
  NewTable,
  OptionsChecked,
  PlayedWord,
  Problem,
  ProgramAddress,
  Rematch,
  Replay,
  RulebookPages,
  TableMade,
  TableView,
  VersesFound,
} from "./api_types";
import { newId } from "./random";

/** The server refused a request, or could not be reached (status 0). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly rule: string,
    readonly text: Record<string, string>,
  ) {
    super(text.en ?? `status ${status}`);
  }

  in(language: string): string {
    const given = this.text[language] ?? this.text.en;
    return given ?? (this.status ? t("page-refused", { status: this.status }) : t("page-unreachable"));
  }
}

/** The text of a refused request in the reader's language. Rethrows any other error. */
export function refusalText(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return error.in(language());
}

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  headers: Record<string, string> = {},
  onreply: (told: Headers) => void = () => {},
): Promise<T> {
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let reply: Response;
  try {
    reply = await fetch(base + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, "", {});
  }
  onreply(reply.headers);
  const text = await reply.text();
  const type = reply.headers.get("Content-Type") ?? "";
  const read: unknown = text && /^application\/(problem\+)?json/.test(type) ? JSON.parse(text) : text;
  if (reply.ok) return read as T;
  const problem = (typeof read === "object" && read !== null ? read : {}) as Partial<Problem>;
  throw new Refusal(reply.status, problem.rule ?? "", problem.text ?? {});
}

/** A position of a finished game. */
export interface PastPosition {
  /** The line of the log. */
  n: number;
  /** The seat that sees it; null for spectators. */
  seat: number | null;
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;
const pictureOf = (table: string, dark: boolean, language: string): string =>
  at(table, `/picture.svg?dark=${dark}&lang=${language}`);

/** An analysis with the types of its game. */
export interface Analysed<Setting, Analysis> {
  replay: Omit<LookedAt["replay"], "setting"> & { setting: Setting };
  analysis: Analysis;
}

/** Header with the tokens of this device's seats in running games, which may forbid aids (AG-7). */
const held = (seats: string[]): Record<string, string> =>
  seats.length ? { "Parlour-Seats": seats.join() } : {};

const look = <T>(path: string, seats: string[]): Promise<T> =>
  ask<T>("GET", `/api/look${path}`, undefined, undefined, held(seats));

export const api = {
  /** `ondocs` gets the address of the documentation, if the server has it. */
  games: (language: string, ondocs: (address: string) => void = () => {}) =>
    ask<GameInfo[]>("GET", `/api/games?lang=${language}`, undefined, undefined, {}, (told) => {
      const help = /<([^>]*)>; rel="help"/.exec(told.get("Link") ?? "");
      if (help?.[1]) ondocs(help[1]);
    }),
  rulebook: (game: string, language: string) =>
    ask<RulebookPages>("GET", `/api/games/${encodeURIComponent(game)}/rulebook?lang=${language}`),
  checkOptions: (game: string, given: CheckOptions) =>
    ask<OptionsChecked>("POST", `/api/games/${encodeURIComponent(game)}/check`, given),
  create: (table: NewTable) => ask<TableMade>("POST", "/api/tables", table),
  open: () => ask<TableView[]>("GET", "/api/tables"),
  table: (table: string) => ask<TableView>("GET", at(table)),
  byCode: (code: string) => ask<TableView>("GET", `/api/codes/${encodeURIComponent(code)}`),
  join: (table: string, name: string, seat?: number) =>
    ask<Joined>("POST", at(table, "/join"), { name, seat: seat ?? null, number: newId() }),
  /** Adds a number of this device to the secret seed of the draws (AG-2). */
  addNumber: (table: string, token: string) =>
    ask<unknown>("POST", at(table, "/number"), { number: newId() }, token),
  /** Leaves a table before play starts. */
  leave: (table: string, token: string) => ask<unknown>("POST", at(table, "/leave"), undefined, token),
  start: (table: string, token: string) => ask<unknown>("POST", at(table, "/start"), undefined, token),
  seats: (table: string, token: string, change: ChangeSeats) =>
    ask<unknown>("POST", at(table, "/seats"), change, token),
  /** Keeps an open seat for a program, and gives the address by which it plays. */
  seatProgram: (table: string, token: string, seat: number) =>
    ask<ProgramAddress>("POST", at(table, "/program"), { seat }, token),
  setOptions: (table: string, token: string, change: ChangeOptions) =>
    ask<unknown>("POST", at(table, "/options"), change, token),
  mute: (table: string, token: string, seat: number, muted: boolean) =>
    ask<unknown>("POST", at(table, "/mute"), { seat, muted }, token),
  remove: (table: string, token: string, seat: number) =>
    ask<unknown>("POST", at(table, "/remove"), { seat }, token),
  makePublic: (table: string, token: string, open: boolean) =>
    ask<unknown>("POST", at(table, "/public"), { public: open }, token),
  setChat: (table: string, token: string, chat: TableView["chat"]) =>
    ask<unknown>("POST", at(table, "/chat"), { chat }, token),
  moveCode: (table: string, token: string) =>
    ask<MoveCode>("POST", at(table, "/move-code"), undefined, token),
  moveHere: (code: string) => ask<Joined>("POST", "/api/move", { code }),
  mine: (tokens: string[]) => ask<MyTable[]>("POST", "/api/mine", { tokens }),
  /** The legal commands of a seat. */
  legal: (table: string, token: string) => ask<LegalCommands>("GET", at(table, "/legal"), undefined, token),
  /** The game's picture as SVG, current or past; null if the game draws none. */
  picture: (table: string, token: string, dark: boolean, language: string, past?: PastPosition) =>
    ask<string>(
      "GET",
      pictureOf(table, dark, language) +
        (past ? `&at=${past.n}${past.seat === null ? "" : `&seat=${past.seat}`}` : ""),
      undefined,
      past ? undefined : token,
    ).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return null;
      throw error;
    }),
  hint: (table: string, token: string, level: string) =>
    ask<Hint>("GET", at(table, `/hint?level=${encodeURIComponent(level)}`), undefined, token),
  /** What a word on the board means, where the game may tell it (AG-7). */
  playedWord: (table: string, word: string, of: string, language: string) =>
    ask<PlayedWord>("GET", at(table, `/words/${encodeURIComponent(word)}?language=${of}&lang=${language}`)),
  announcement: () => ask<Announcement>("GET", "/api/announcement"),
  analysis: <S, A>(table: string) => ask<Analysed<S, A>>("GET", at(table, "/analysis")),
  /** Analyses a pasted game or position; `seats` as for lookups. */
  analyse: <S, A>(text: string, lang: string, seats: string[]) =>
    ask<Analysed<S, A>>("POST", "/api/analyse", { text, lang }, undefined, held(seats)),
  replay: (table: string) => ask<Replay>("GET", at(table, "/replay")),
  rematch: (table: string, token: string, keep: readonly string[]) =>
    ask<Rematch>("POST", at(table, "/rematch"), { keep }, token),
  forget: (table: string, token: string) => ask<unknown>("DELETE", at(table), undefined, token),
  exportPath: (table: string, format: string, language: string) =>
    base + at(table, `/export?format=${format}&lang=${language}`),
  /** The address of the server for other devices. */
  address: () => ask<Invitation>("GET", "/api/address"),
  addressQrPath: `${base}/api/address/qr.svg`,
  invitation: (table: string) => ask<Invitation>("GET", at(table, "/invitation")),
  mayLookUp: (seats: string[]) => look<LookUpState>("", seats),
  lookUp: (word: string, of: string, language: string, seats: string[]) =>
    look<LookedUp>(`/${encodeURIComponent(word)}?language=${of}&lang=${language}`, seats),
  verses: (word: string, of: string, language: string, skip: number, book: number, seats: string[]) =>
    look<VersesFound>(
      `/${encodeURIComponent(word)}/verses?language=${of}&lang=${language}&skip=${skip}&book=${book}`,
      seats,
    ),
  connect: (word: string, other: string, of: string, language: string, seats: string[]) =>
    look<ConnectionFound>(
      `/${encodeURIComponent(word)}/with/${encodeURIComponent(other)}?language=${of}&lang=${language}`,
      seats,
    ),
  picturePath: (table: string, dark: boolean, language: string) => base + pictureOf(table, dark, language),
  qrPath: (table: string) => base + at(table, "/qr.svg"),
};
