/** Sets up tables: with the choices of last time, or the usual ones. */

import { base } from "../lib/base";
import type { PlayMode } from "../contract/play_mode";
import { api } from "../lib/api";
import type { GameInfo } from "../lib/api_types";
import { freeBot } from "../lib/bots";
import { t } from "../lib/i18n.svelte";
import { EffectiveOptions, usualValues, valuesOf } from "../lib/options";
import { holdSeats, save, stored, type SetUpChoices } from "../lib/storage.svelte";

export type Player = SetUpChoices["seats"][number];

/** Longer choices, such as word lists, are not remembered. */
const MOST_REMEMBERED = 50_000;

const keyOf = (game: GameInfo, mode: PlayMode): string => `${game.key} ${mode}`;

/** The level of a bot unless another is chosen. */
export const usualLevel = (game: GameInfo): string => game.levels[Math.min(1, game.levels.length - 1)] ?? "";

export function newBot(game: GameInfo, players: readonly Player[]): Player {
  const level = usualLevel(game);
  const names = players.map((player) => player.name);
  return { kind: "bot", name: freeBot(level, names)?.name ?? "", level };
}

export const newPerson = (name = ""): Player => ({ kind: "person", name, level: "" });
export const openSeat = (): Player => ({ kind: "open", name: "", level: "" });

/** The seats of a new table; the player's own is the first. A television has no seat of its own. */
export function usualSeats(game: GameInfo, mode: PlayMode): Player[] {
  const own = mode === "screen" ? openSeat() : newPerson(stored.name);
  const other = { bot: () => newBot(game, [own]), friends: openSeat, hotSeat: newPerson, screen: openSeat }[
    mode
  ];
  return [own, ...Array.from({ length: Math.max(1, game.fewest - 1) }, () => other())];
}

export function usualSetUp(game: GameInfo, mode: PlayMode): SetUpChoices {
  const options = usualValues(game, mode === "bot");
  return { seats: usualSeats(game, mode), preset: "", options };
}

/** The choices of last time, as far as the game still has them; otherwise the usual ones. */
export function lastSetUp(game: GameInfo, mode: PlayMode): SetUpChoices {
  const last = stored.setUps[keyOf(game, mode)];
  if (!last) return usualSetUp(game, mode);
  const fits =
    last.seats.length >= game.fewest &&
    last.seats.length <= game.most &&
    last.seats.every((seat) => seat.kind !== "bot" || game.levels.includes(seat.level));
  const [own = openSeat(), ...others] = fits ? last.seats : usualSeats(game, mode);
  const first =
    mode === "screen" ? (own.kind === "person" ? openSeat() : { ...own }) : newPerson(stored.name);
  const known = new Set(game.options.map((field) => field.name));
  return {
    seats: [first, ...others.map((seat) => ({ ...seat }))],
    preset: game.presets.some(({ key }) => key === last.preset) ? last.preset : "",
    options: Object.fromEntries(Object.entries(last.options).filter(([name]) => known.has(name))),
  };
}

/** Without those that have no effect beside the others. */
function inEffect(game: GameInfo, { preset, options, seats }: SetUpChoices): SetUpChoices["options"] {
  const effective = new EffectiveOptions(game, valuesOf(game, preset, options), seats.length);
  return Object.fromEntries(Object.entries(options).filter(([name]) => effective.applies(name)));
}

/** Names are optional: until people meet, nobody needs one. */
function nameOf(seat: number, { kind, name }: Player, mode: PlayMode): string {
  if (kind !== "person" || name.trim()) return name.trim();
  if (mode === "hotSeat") return t("setup-player", { number: seat + 1 });
  return t(mode === "bot" ? "page-you" : "page-guest");
}

/** A first game after the lesson: against the weakest bot there is. */
export function easySetUp(game: GameInfo): SetUpChoices {
  const level = game.levels[0] ?? "";
  const setUp = usualSetUp(game, "bot");
  const seats: Player[] = [];
  for (const seat of setUp.seats) {
    const names = seats.map((player) => player.name);
    seats.push(seat.kind === "bot" ? { kind: "bot", name: freeBot(level, names)?.name ?? "", level } : seat);
  }
  return { ...setUp, seats };
}

/** Creates the table, and starts the game if nobody has to join. Returns the address of its page.
 *
 * `remember`: the next game of this kind begins with the same choices.
 */
export async function createTable(
  game: GameInfo,
  mode: PlayMode,
  setUp: SetUpChoices,
  { listed = false, remember = true } = {},
): Promise<string> {
  const options = inEffect(game, setUp);
  const made = await api.create({
    game: game.key,
    seats: setUp.seats.map((player, seat) => ({ ...player, name: nameOf(seat, player, mode) })),
    options,
    preset: setUp.preset,
    public: listed,
    hot_seat: mode === "hotSeat",
    television: mode === "screen",
  });
  if (made.tokens.length) holdSeats(made.table.id, [...made.tokens]);
  const kept = { ...setUp, options };
  if (remember && JSON.stringify(kept).length < MOST_REMEMBERED) {
    stored.setUps[keyOf(game, mode)] = kept;
    save();
  }
  const token = made.tokens[0]?.token;
  if (token && made.table.commitment && made.table.status === "gathering")
    await api.addNumber(made.table.id, token);
  const complete = setUp.seats.every((player) => player.kind !== "open");
  if (token && made.table.status === "gathering" && complete) await api.start(made.table.id, token);
  return mode === "screen" ? `${base}/screen/${made.table.id}` : `${base}/t/${made.table.id}`;
}
