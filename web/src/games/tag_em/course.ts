/** What stands on the map after each thing that happened: for the replay, and to show a turn step by step. */

import type { Event, Flag, Pawn, TagEvent, TagMap, TagSetting, TagView } from "../../lib/wire";

export interface Scene {
  pawns: readonly Pawn[];
  flags: readonly Flag[];
  built: Readonly<Record<string, string>>;
  /** The pawn that was defeated and is to return. */
  fallen: number;
}

export const sceneOf = (view: TagView): Scene => ({
  pawns: view.pawns,
  flags: view.flags,
  built: view.built,
  fallen: view.fallen,
});

/** The map with those of its points that play a part in this type of game. */
export function played({ map, options }: TagSetting): TagMap {
  return {
    ...map,
    hills: options.game_type === "king-of-the-hill" ? (map.hills ?? []) : [],
    goals: options.game_type === "missions" ? (map.goals ?? []) : [],
    snipers: options.snipers === "tiles" ? (map.snipers ?? []) : [],
  };
}

export const asTag = (event: Event): TagEvent => event as unknown as TagEvent;

const drop = (flags: readonly Flag[], at: (square: string) => boolean): Flag[] =>
  flags.map((flag) => (flag.carried && at(flag.square) ? { team: flag.team, square: flag.square } : flag));

export function after(scene: Scene, event: TagEvent, map: TagMap): Scene {
  switch (event.type) {
    case "TurnBegan":
      return { ...scene, pawns: scene.pawns.map((pawn) => ({ ...pawn, stopped: false, spent: false })) };
    case "Moved": {
      const from = event.path[0] ?? "";
      const to = event.path.at(-1) ?? "";
      const { took = [], sent_home: home = [], stopped = false } = event;
      return {
        ...scene,
        pawns: scene.pawns.map((pawn) => (pawn.square === from ? { ...pawn, square: to, stopped } : pawn)),
        flags: scene.flags.map((flag) => {
          if ((flag.carried && flag.square === from) || took.includes(flag.team))
            return { team: flag.team, square: to, carried: true };
          return home.includes(flag.team)
            ? { team: flag.team, square: map.starts?.[flag.team] ?? flag.square }
            : flag;
        }),
      };
    }
    case "Fell": {
      const fallen = scene.pawns.findIndex((pawn) => pawn.square === event.square);
      return {
        ...scene,
        fallen: event.returns ? fallen : -1,
        pawns: scene.pawns.map((pawn, i) => (i === fallen ? { ...pawn, square: "" } : pawn)),
        flags: drop(scene.flags, (square) => square === event.square),
      };
    }
    case "Returned":
      return {
        ...scene,
        fallen: -1,
        pawns: scene.pawns.map((pawn, i) => (i === scene.fallen ? { ...pawn, square: event.square } : pawn)),
      };
    case "Built":
      return { ...scene, built: { ...scene.built, [event.square]: event.now } };
    case "TeamOut": {
      const left = new Set(scene.pawns.filter((pawn) => pawn.team === event.seat).map((pawn) => pawn.square));
      return {
        ...scene,
        pawns: scene.pawns.map((pawn) => (pawn.team === event.seat ? { ...pawn, square: "" } : pawn)),
        flags: drop(scene.flags, (square) => left.has(square)).map((flag) =>
          flag.team === event.seat ? { team: flag.team, square: "" } : flag,
        ),
      };
    }
    default:
      return scene;
  }
}

const SHOWN = new Set(["Moved", "Attacked", "Built", "TeamOut", "Ended", "TurnEnded"]);

export interface Moment {
  /** The line of the log with which it began. */
  n: number;
  scene: Scene;
  event: TagEvent | null;
  /** Everything that happened in this moment, for its sentence. */
  events: Event[];
}

/** The game in moments: a move, or an attack with all that came of it. What was taken back is left out. */
export function follow(begin: Scene, lines: readonly { n: number; event: Event }[], map: TagMap): Moment[] {
  const moments: Moment[] = [{ n: 0, scene: begin, event: null, events: [] }];
  for (const { n, event } of lines) {
    if (event.type === "WentBack") {
      while (moments.length > 1 && moments.at(-1)!.n > event.to) moments.pop();
      continue;
    }
    const last = moments.at(-1)!;
    const scene = after(last.scene, asTag(event), map);
    if (SHOWN.has(event.type)) moments.push({ n, scene, event: asTag(event), events: [event] });
    else moments[moments.length - 1] = { ...last, scene, events: [...last.events, event] };
  }
  return moments;
}
