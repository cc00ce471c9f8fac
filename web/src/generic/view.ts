/** Splits a view into parts to display: facts, lists, grids, tables. Works on plain data of any game. */

/** The field labels of a game's views, and the fields with one entry per seat. */
export interface Labels {
  labels?: Record<string, Record<string, string>>;
  by_seat?: readonly string[];
}

export type Part = { name: string } & (
  | { kind: "fact"; value: string }
  | { kind: "list"; items: string[] }
  /** Rows of squares; an empty string is an empty square. */
  | { kind: "grid"; rows: string[][] }
  | { kind: "table"; columns: string[]; rows: string[][] }
  | { kind: "group"; parts: Part[] }
);

/** A column of the players table. */
export interface Column {
  name: string;
  values: string[];
}

/** Fields that every view has; they are shown elsewhere or not at all. */
const COMMON = new Set(
  (
    "game seats to_move scores over winners paused deadline seat to_act prompts turn " +
    "options prompt_messages labels by_seat"
  ).split(" "),
);
/** Parts nested deeper than this are written in one line. */
const DEEPEST = 3;

/** Words for values in the reader's language. */
export interface Wording {
  yes: string;
  no: string;
  nothing: string;
  nameOf: (field: string) => string;
}

type Scalar = string | number | boolean | null;

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Turns "face_up" into "Face up". */
export function plainName(field: string): string {
  const words = field.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function written(value: unknown, wording: Wording): string {
  if (typeof value === "boolean") return value ? wording.yes : wording.no;
  if (value === null || value === undefined || value === "") return wording.nothing;
  if (isScalar(value)) return String(value);
  const parts = Array.isArray(value)
    ? value.map((one) => written(one, wording))
    : Object.entries(value).map(([name, one]) => `${wording.nameOf(name)} ${written(one, wording)}`);
  return parts.length ? parts.join(", ") : wording.nothing;
}

/** Rows of equal length, at least two by two; null if it is not a grid. */
function gridOf(value: readonly unknown[]): string[][] | null {
  const rows = value.map((row) =>
    typeof row === "string"
      ? [...row]
      : Array.isArray(row) && row.every(isScalar)
        ? row.map((one) => (one === null ? "" : String(one)))
        : [],
  );
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width < 2 || rows.some((row) => row.length !== width)) return null;
  return rows.map((row) => row.map((one) => (/^[.\s·_]$/.test(one) ? "" : one)));
}

function partOf(field: string, value: unknown, wording: Wording, depth: number): Part {
  const name = wording.nameOf(field);
  if (isScalar(value) || depth >= DEEPEST) return { kind: "fact", name, value: written(value, wording) };
  if (Array.isArray(value)) {
    const grid = gridOf(value);
    if (grid) return { kind: "grid", name, rows: grid };
    if (value.length && value.every(isObject)) {
      const columns = [...new Set(value.flatMap((row) => Object.keys(row)))];
      const rows = value.map((row) => columns.map((one) => (one in row ? written(row[one], wording) : "")));
      return { kind: "table", name, columns: columns.map(wording.nameOf), rows };
    }
    if (!value.length) return { kind: "fact", name, value: wording.nothing };
    return { kind: "list", name, items: value.map((one) => written(one, wording)) };
  }
  const parts = Object.entries(value as object).map(([one, of]) => partOf(one, of, wording, depth + 1));
  return parts.length ? { kind: "group", name, parts } : { kind: "fact", name, value: wording.nothing };
}

/** Splits a view into the fields per seat (`players`) and all others, without the common ones. */
export function partsOf(
  view: Readonly<Record<string, unknown>>,
  bySeat: readonly string[],
  wording: Wording,
): { players: Column[]; parts: Part[] } {
  const seats = Array.isArray(view.seats) ? view.seats.length : 0;
  const players: Column[] = [];
  const parts: Part[] = [];
  for (const [field, value] of Object.entries(view)) {
    if (COMMON.has(field)) continue;
    if (bySeat.includes(field) && Array.isArray(value) && value.length === seats)
      players.push({ name: wording.nameOf(field), values: value.map((one) => written(one, wording)) });
    else parts.push(partOf(field, value, wording, 0));
  }
  return { players, parts };
}
