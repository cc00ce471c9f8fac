import type { TagMap } from "./api_types";

/** The kinds of points on a square, as the legend names them. */
export function pointsOn(map: TagMap, square: string): string[] {
  return [
    ...(map.stairs?.some((ends) => ends.includes(square)) ? ["stairs"] : []),
    ...(map.hills?.some((hill) => hill.includes(square)) ? ["hill"] : []),
    ...(map.snipers?.includes(square) ? ["sniper"] : []),
    ...(map.goals?.some((goal) => goal.square === square) ? ["goal"] : []),
  ];
}
