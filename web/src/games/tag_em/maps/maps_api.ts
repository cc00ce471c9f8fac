/** HTTP requests about maps. */

import { ask } from "../../../lib/api";
import type {
  GalleryPage,
  MakeMap,
  MapChecked,
  MapMade,
  MapPlayed,
  MapReported,
  MapTheme,
  PlayMap,
  ReadTiled,
  ShippedMap,
  TagMap,
  Tile,
  TiledWritten,
  WholeMap,
} from "../api_types";
import { maker } from "./maker";

const at = (id: string, rest = ""): string => `/api/gallery/maps/${encodeURIComponent(id)}${rest}`;

let standard: Promise<Tile[]> | undefined;

/** All tile types of a map by letter, with what they do. */
export async function tilesOf(map: TagMap): Promise<Record<string, Tile>> {
  standard ??= mapsApi.tiles();
  try {
    const tiles = [...(await standard), ...(map.tiles ?? [])];
    return Object.fromEntries(tiles.map((tile) => [tile.letter, tile]));
  } catch (error) {
    standard = undefined; // asked again next time
    throw error;
  }
}

export const mapsApi = {
  maps: () => ask<ShippedMap[]>("GET", "/api/tools/tag-em/maps"),
  tiles: () => ask<Tile[]>("GET", "/api/tools/tag-em/maps/tiles"),
  themes: () => ask<MapTheme[]>("GET", "/api/tools/tag-em/maps/themes"),
  check: (text: string) => ask<MapChecked>("POST", "/api/tools/tag-em/maps/check", { text }),
  toTiled: (text: string) => ask<TiledWritten>("POST", "/api/tools/tag-em/maps/to-tiled", { text }),
  fromTiled: (files: ReadTiled) => ask<MapChecked>("POST", "/api/tools/tag-em/maps/from-tiled", files),
  make: (how: MakeMap) => ask<MapMade>("POST", "/api/tools/tag-em/maps/new", how),
  report: (text: string) => ask<MapReported>("POST", "/api/tools/tag-em/maps/report", { text }),
  play: (game: PlayMap) => ask<MapPlayed>("POST", "/api/tools/tag-em/maps/play", game),
  gallery: (skip = 0) => ask<GalleryPage>("GET", `/api/gallery/maps?skip=${skip}`, undefined, maker()),
  published: (id: string) => ask<WholeMap>("GET", at(id), undefined, maker()),
  publish: (text: string) => ask<WholeMap>("POST", "/api/gallery/maps", { text }, maker()),
  update: (id: string, text: string) => ask<WholeMap>("PUT", at(id), { text }, maker()),
  rename: (id: string, name: string) => ask<WholeMap>("PUT", at(id, "/name"), { name }, maker()),
  like: (id: string, likes: boolean) =>
    ask<WholeMap>(likes ? "PUT" : "DELETE", at(id, "/like"), undefined, maker()),
  countPlay: (id: string) => ask<WholeMap>("POST", at(id, "/plays"), undefined, maker()),
  unpublish: (id: string) => ask<unknown>("DELETE", at(id), undefined, maker()),
};
