/** What is asked of the house about maps. */

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
  ShippedMap,
  WholeMap,
} from "../../../lib/wire";
import { maker } from "./maker";

const at = (id: string, rest = ""): string => `/api/gallery/${encodeURIComponent(id)}${rest}`;

export const house = {
  maps: () => ask<ShippedMap[]>("GET", "/api/maps"),
  themes: () => ask<MapTheme[]>("GET", "/api/maps/themes"),
  check: (text: string) => ask<MapChecked>("POST", "/api/maps/check", { text }),
  make: (how: MakeMap) => ask<MapMade>("POST", "/api/maps/new", how),
  report: (text: string) => ask<MapReported>("POST", "/api/maps/report", { text }),
  play: (game: PlayMap) => ask<MapPlayed>("POST", "/api/maps/play", game),
  gallery: (skip = 0) => ask<GalleryPage>("GET", `/api/gallery?skip=${skip}`, undefined, maker()),
  hung: (id: string) => ask<WholeMap>("GET", at(id), undefined, maker()),
  hang: (text: string) => ask<WholeMap>("POST", "/api/gallery", { text }, maker()),
  change: (id: string, text: string) => ask<WholeMap>("PUT", at(id), { text }, maker()),
  rename: (id: string, name: string) => ask<WholeMap>("PUT", at(id, "/name"), { name }, maker()),
  takeDown: (id: string) => ask<unknown>("DELETE", at(id), undefined, maker()),
};
