/** A player's turn in TAG 'EM: the selected pawn, its options from the server, and sending commands. */

import { t } from "../../lib/i18n.svelte";
import { untrack } from "svelte";
import { announce } from "../../lib/announce.svelte";
import { announceRefusal } from "../../lib/refusal";
import type { TableClient } from "../../lib/table_client.svelte";
import type { GameView, Refused } from "../../lib/api_types";
import type { Aim, Pawn, Preview, TagSetting, TagView, Tile } from "./api_types";
import { asTag } from "./scene";
import { letterAt, placeOf } from "./squares";
import { tileName } from "./tiles";

/** Prompts that are answered by picking a square, with their hints. */
export const CHOICES: Record<string, string> = {
  respawn: "tag-em-ui-hint-return",
  start: "tag-em-ui-hint-start",
  flag: "tag-em-ui-hint-flag",
};

/** The odds of an attack, in per cent. */
export function percentages({ odds }: Aim): { win: number; tie: number; lose: number } {
  const part = (n: number): number => Math.round((100 * n) / odds.of);
  return { win: part(odds.win), tie: part(odds.tie), lose: part(odds.lose) };
}

export class Turn {
  /** Index of the selected pawn, which may be an enemy's. */
  chosen = $state<number | null>(null);
  /** What the selected pawn can do. */
  preview = $state.raw<Preview | null>(null);
  /** The square to move to. */
  target = $state("");
  /** The square to attack. */
  aimed = $state("");
  /** The square picked last, if the selected pawn can't go there. */
  beyond = $state("");
  refused = $state.raw<Refused | null>(null);
  /** Whether the next square picked is one to build on. */
  building = $state(false);
  /** What can be built or destroyed on the square picked, as commands. */
  builds = $state.raw<readonly string[]>([]);
  /** Whether the player is asked if the turn is really to end. */
  ending = $state(false);

  readonly view: (GameView & TagView) | null;
  readonly setting: TagSetting | null;
  readonly seat: number;
  readonly myTurn: boolean;
  readonly pawns: readonly Pawn[];
  /** Pawn indexes by square. */
  readonly at: ReadonlyMap<string, number>;
  /** Indexes of the player's pawns on the map. */
  readonly own: readonly number[];
  /** What the player has to choose a square for: `respawn`, `start` or `flag`; empty if nothing. */
  readonly choosing: string;
  /** The squares to choose from. */
  readonly choices: readonly string[];
  readonly pawn: Pawn | undefined;
  /** The square of the selected pawn; empty if none is selected. */
  readonly square: string;
  /** Whether the selected pawn is the player's. */
  readonly mine: boolean;
  /** Whether it may move now. */
  readonly may: boolean;
  readonly aim: Aim | undefined;
  readonly path: readonly string[];
  readonly aims: readonly string[];
  /** Whether the last step can be taken back. */
  readonly free: boolean;
  /** Whether the player may build or destroy something now. */
  readonly mayBuild: boolean;
  /** Whether the player has done nothing yet this turn, and could. */
  readonly unused: boolean;

  private asked = 0;
  /** Settles when the preview of the selected pawn has come. */
  private looking: Promise<void> = Promise.resolve();
  /** Whether `preview` is that of the position shown. */
  private known = true;
  private under: Promise<unknown> = Promise.resolve();

  /** `show` scrolls to a pawn that was selected. */
  constructor(
    private readonly client: () => TableClient,
    private readonly show: (square: string) => void,
  ) {
    this.view = $derived(client().view as (GameView & TagView) | null);
    this.setting = $derived(client().setting as TagSetting | null);
    this.seat = $derived(client().seat ?? -1);
    this.myTurn = $derived(this.view !== null && this.view.to_move.includes(this.seat));
    this.pawns = $derived(this.view?.pawns ?? []);
    this.at = $derived(
      new Map(this.pawns.flatMap((pawn, i) => (pawn.square ? [[pawn.square, i] as const] : []))),
    );
    this.own = $derived(this.pawns.flatMap((one, i) => (one.team === this.seat && one.square ? [i] : [])));
    const prompt = $derived(this.view?.prompts.find((one) => one.kind in CHOICES && one.asks_you));
    this.choosing = $derived(prompt?.kind ?? "");
    this.choices = $derived(prompt?.answers.map((one) => one.split(" ")[1] ?? "") ?? []);
    this.pawn = $derived(this.chosen === null ? undefined : this.pawns[this.chosen]);
    this.square = $derived(this.pawn?.square ?? "");
    this.mine = $derived(this.pawn?.team === this.seat);
    this.may = $derived(this.mine && this.myTurn);
    this.aim = $derived(this.may ? this.preview?.aims.find((one) => one.target === this.aimed) : undefined);
    this.path = $derived(this.may && this.target ? (this.preview?.paths[this.target] ?? []) : []);
    this.aims = $derived(
      this.may && this.view && this.view.pom > 0 ? (this.preview?.aims.map((one) => one.target) ?? []) : [],
    );
    this.mayBuild = $derived(
      this.myTurn &&
        this.setting?.options.construction === true &&
        (this.view?.builds ?? 0) < this.setting.options.builds_per_turn,
    );
    this.free = $derived(this.myTurn && this.view?.free === true);
    this.unused = $derived.by(() => {
      if (!this.myTurn || !this.view?.pom || this.view.builds || client().lesson) return false;
      const began = client().events.findLast(({ event }) => asTag(event).type === "TurnBegan");
      const event = began && asTag(began.event);
      if (event?.type !== "TurnBegan" || event.seat !== this.seat || event.pom !== this.view.pom)
        return false;
      return this.own.some((index) => !this.pawns[index]?.spent && !this.pawns[index]?.stopped);
    });

    // Asks the server what the selected pawn can do.
    let shown = "";
    $effect(() => {
      void this.view;
      const here = this.square;
      const call = ++this.asked;
      untrack(() => {
        this.target = "";
        this.aimed = "";
        this.beyond = "";
        this.ending = false;
      });
      // What another pawn can do, or this one could elsewhere, is not shown meanwhile.
      if (here !== shown) this.preview = null;
      shown = here;
      this.known = !here;
      if (!here) {
        this.preview = null;
        if (untrack(() => this.chosen) !== null) this.chosen = null;
        return;
      }
      this.looking = client()
        .tryOut(`move ${here}`)
        .then((answer) => {
          if (call !== this.asked) return;
          this.preview = answer.done ? (answer.value as Preview | null) : null;
          this.known = true;
        });
    });
  }

  async send(command: string): Promise<boolean> {
    const client = this.client();
    if (client.busy) {
      // "End turn" may be pressed before the last step is answered.
      if (command !== "end") return false;
      await this.under;
      if (!this.myTurn || client.busy) return false;
    }
    this.refused = null;
    const asked = client.do(command);
    this.under = asked;
    const answer = await asked;
    if (answer.done) return true;
    this.refused = announceRefusal(answer.refused, this.client().reader);
    return false;
  }

  /** Ends the turn; asks first if nothing was done in it. */
  async end(): Promise<void> {
    if (!this.myTurn) return;
    if (this.unused && !this.ending) {
      this.ending = true;
      announce(t("tag-em-ui-end-sure"));
      return;
    }
    this.ending = false;
    await this.send("end");
  }

  choose(number: number | null): void {
    this.chosen = number;
    this.refused = null;
    this.beyond = "";
    this.ending = false;
    const one = number === null ? undefined : this.pawns[number];
    if (one?.square) this.show(one.square);
  }

  async go(to: string): Promise<void> {
    const way = this.preview?.paths[to];
    if (way && this.may) await this.send(`move ${way.join(" ")}`);
  }

  async attack(): Promise<void> {
    if (this.aim) await this.send(`${this.aim.far ? "shoot" : "attack"} ${this.square} ${this.aim.target}`);
  }

  aimAt(on: string): void {
    this.target = "";
    this.aimed = on;
    const found = this.preview?.aims.find((one) => one.target === on);
    if (!found) return;
    const { win, tie, lose } = percentages(found);
    announce(t("tag-em-ui-odds", { square: on, win, tie, lose }));
  }

  /** Waits for what the selected pawn can do now: a click or a key may follow a move at once. False if another pawn was selected meanwhile. */
  async previewed(): Promise<boolean> {
    const chosen = this.chosen;
    while (this.may && !this.known) await this.looking;
    return this.chosen === chosen;
  }

  /** Handles a click. With touch, the first tap shows the path and the second one moves. A square out of reach keeps the
   * pawn selected, so that one sees why; the next one lets it go. */
  async pick(on: string, touch: boolean): Promise<void> {
    if (!(await this.previewed())) return;
    this.refused = null;
    const beyond = this.beyond;
    this.beyond = "";
    const there = this.at.get(on);
    if (this.building && this.myTurn) void this.askBuilds(on);
    else if (this.choices.includes(on)) void this.send(`${this.choosing} ${on}`);
    else if (this.aims.includes(on)) {
      if (this.aimed === on && !touch) void this.attack();
      else this.aimAt(on);
    } else if (there !== undefined) {
      if (there === this.chosen) this.choose(null);
      else this.choose(there);
    } else if (this.may && this.preview && on in this.preview.reach) {
      if (touch && this.target !== on) {
        this.aimed = "";
        this.target = on;
      } else void this.go(on);
    } else if (this.may && on && !beyond && this.preview && Object.keys(this.preview.reach).length) {
      this.target = "";
      this.aimed = "";
      this.beyond = on;
      announce(this.whyNot(on));
    } else this.choose(null);
  }

  /** Why the selected pawn can't go to a square. */
  whyNot(on: string): string {
    if (this.tileOn(on)?.enterable === false) return t("tag-em-ui-hint-closed", { square: on });
    return t("tag-em-ui-hint-beyond", { square: on, count: this.view?.pom ?? 0 });
  }

  /** Asks the server what can be built on a square; if nothing, shows why. */
  async askBuilds(on: string): Promise<void> {
    const answer = await this.client().tryOut(`move ${on}`);
    const found = answer.done ? ((answer.value as Preview | null)?.builds ?? []) : [];
    if (found.length) {
      this.builds = found;
      return;
    }
    const why = await this.client().tryOut(`build ${on} cover`);
    if (!why.done) this.refused = announceRefusal(why.refused, this.client().reader);
  }

  /** Ends building: the dialog is closed, or the button is pressed again. */
  stopBuilding(): void {
    this.building = false;
    this.builds = [];
  }

  // Names

  tileOn(on: string): Tile | undefined {
    if (!this.setting) return undefined;
    return this.setting.types[this.view?.built[on] ?? letterAt(this.setting.map, placeOf(on))];
  }

  tileAt(on: string): string {
    return tileName(this.tileOn(on)?.name ?? "");
  }

  /** The number of a pawn within its team. */
  numberOf(index: number): number {
    return this.pawns.slice(0, index + 1).filter((one) => one.team === this.pawns[index]?.team).length;
  }

  nameOf(team: number): string {
    return this.client().names[team] ?? t("tag-em-ui-team", { number: team + 1 });
  }
}
