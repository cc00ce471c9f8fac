/** Maps in files: our own text, and files of Tiled. */

import type { MapChecked } from "../api_types";
import { mapsApi } from "./maps_api";

/** Suffixes of files that can be opened; tilesets are opened together with their map. */
export const ACCEPTED = ".map,.txt,.tmx,.tmj,.json,.tsx,.tsj";
const OWN = /\.(map|txt)$/i;
const TILED = /\.(tmx|tmj|json)$/i;
const TILESET = /\.(tsx|tsj)$/i;
/** Most bytes of a file. */
const LARGEST = 900_000;

/** The map in the chosen files: null if none of them is a map, or one is too large. */
export async function mapIn(files: readonly File[]): Promise<MapChecked | null> {
  const map = files.find(({ name }) => OWN.test(name) || TILED.test(name));
  if (!map || files.some((file) => file.size > LARGEST)) return null;
  const text = await map.text();
  if (!TILED.test(map.name)) return mapsApi.check(text);
  const tilesets = files.filter((file) => TILESET.test(file.name));
  return mapsApi.fromTiled({
    text,
    tilesets: await Promise.all(tilesets.map(async (file) => ({ name: file.name, text: await file.text() }))),
  });
}

/** Lets the browser save a text as a file. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A file name made from the name of a map. */
export function fileName(name: string, suffix: string): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/[^\w -]/g, "")
    .trim()
    .replaceAll(/\s+/g, "-")
    .toLowerCase();
  return `${plain || "map"}${suffix}`;
}
