/** Edits custom tile types, goals and themes. */

import { STANDARD } from "../tiles";
import type { Goal, MapTheme, TagMap, Tile } from "../api_types";

const SIGNS = "abdefhijklmnopqrstuvxyzABCDEFGHIJKLMNOPQRSTUVWXYZ~^*+%&@=";
const NAME = /^\p{L}[\p{L}\p{M}\p{N} '’-]{0,29}$/u;
const STANDARD_NAMES = new Set(Object.values(STANDARD).map((tile) => tile.name));

const others = (map: TagMap, letter: string): Tile[] =>
  (map.tiles ?? []).filter((tile) => tile.letter !== letter);

/** A letter that no other tile type uses; empty if none is left. */
export function freeSign(map: TagMap): string {
  const taken = new Set((map.tiles ?? []).map((tile) => tile.letter));
  return [...SIGNS].find((sign) => !taken.has(sign)) ?? "";
}

/** Which part of a changed tile type is invalid; empty if none is. */
export function faultOf(map: TagMap, letter: string, tile: Tile): "" | "name" | "sign" {
  const rest = others(map, letter);
  const { name, letter: sign } = tile;
  if (!NAME.test(name) || STANDARD_NAMES.has(name) || rest.some((one) => one.name === name)) return "name";
  const usable = /^[!-~]$/.test(sign) && !/[0-9_:]/.test(sign) && !(sign in STANDARD);
  return usable && !rest.some((one) => one.letter === sign) ? "" : "sign";
}

export function addTile(map: TagMap, name: string): TagMap {
  const letter = freeSign(map);
  if (!letter) return map;
  const taken = new Set((map.tiles ?? []).map((tile) => tile.name));
  let called = name;
  for (let i = 2; taken.has(called); i++) called = `${name} ${i}`;
  return { ...map, tiles: [...(map.tiles ?? []), { letter, name: called, colour: "#8C6A8F" }] };
}

/** Replaces a tile type. Its squares follow its letter, its colour follows its name. */
export function changeTile(map: TagMap, letter: string, tile: Tile): TagMap {
  const old = map.tiles?.find((one) => one.letter === letter);
  if (!old || faultOf(map, letter, tile)) return map;
  return {
    ...map,
    tiles: map.tiles?.map((one) => (one === old ? tile : one)) ?? [],
    colours: map.colours?.filter(([name]) => name !== old.name) ?? [],
    levels: letter === tile.letter ? (map.levels ?? []) : replaced(map, letter, tile.letter),
  };
}

/** Removes a tile type; its squares become Path. */
export function dropTile(map: TagMap, letter: string): TagMap {
  const old = map.tiles?.find((one) => one.letter === letter);
  if (!old) return map;
  return {
    ...map,
    tiles: others(map, letter),
    colours: map.colours?.filter(([name]) => name !== old.name) ?? [],
    levels: replaced(map, letter, "."),
  };
}

const replaced = (map: TagMap, from: string, to: string): string[][] =>
  (map.levels ?? []).map((rows) => rows.map((row) => row.replaceAll(from, to)));

/** Applies the colours of a theme, or the default ones; custom types keep theirs. */
export function setTheme(map: TagMap, theme: MapTheme | null): TagMap {
  const own = (map.colours ?? []).filter(([name]) => !STANDARD_NAMES.has(name));
  return { ...map, theme: theme?.name ?? "", colours: [...(theme?.colours ?? []), ...own] };
}

// Goals

export const KINDS = ["reach", "hold", "defeat", "survive"] as const;

export function addGoal(map: TagMap, team: number): TagMap {
  return {
    ...map,
    goals: [...(map.goals ?? []), { team, kind: "defeat", enemy: team ? 0 : 1, count: 3 }],
  };
}

/** Replaces a goal; fields that its kind does not have are dropped. */
export function changeGoal(map: TagMap, at: number, next: Goal): TagMap {
  const { team, kind } = next;
  const square = next.square || map.goals?.find((goal) => goal.square)?.square || map.flags?.[0] || "a1";
  const count = Math.max(1, Math.min(9_999, Math.round(next.count ?? 1) || 1));
  const enemy =
    next.enemy !== undefined && next.enemy >= 0 && next.enemy !== team ? next.enemy : team ? 0 : 1;
  const goal: Goal = {
    reach: { team, kind, square },
    hold: { team, kind, square, count },
    defeat: { team, kind, enemy, count },
    survive: { team, kind, count },
  }[kind];
  return { ...map, goals: (map.goals ?? []).map((one, i) => (i === at ? goal : one)) };
}

export function dropGoal(map: TagMap, at: number): TagMap {
  return { ...map, goals: (map.goals ?? []).filter((_, i) => i !== at) };
}
