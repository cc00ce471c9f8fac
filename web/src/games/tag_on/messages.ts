/** Sentences for events and prompts. */

import { signed } from "../../lib/points";
import { kebab, language, listOf, t, tOptional, w } from "../../lib/i18n.svelte";
import type { Event, PromptView } from "../../lib/api_types";
import type { Evidence, Played, TagOnSetting } from "./api_types";
import { asTagOn } from "./tile_set";
import { t as old } from "./words";

export const proofText = (proof: Evidence): string => proof.told[language() === "fr" ? 1 : 0];

/** The multiplier of each kind of square. */
type Times = Readonly<Record<string, number>>;

function playedText({ seat, move, gained }: Played, name: string, times: Times): string {
  const s = old().story;
  const word = move.word.toUpperCase();
  const score = gained?.[seat] ?? 0;
  const parts: string[] = [];
  if (move.took) parts.push(s.swapped(name, move.gave ?? "", move.took));
  const before = move.replaced?.split("@")[0];
  parts.push(
    before ? s.turned(name, before, word, move.place, score) : s.laid(name, word, move.place, score),
  );
  const others = move.words.slice(1).map((formed) => formed.word.toUpperCase());
  if (others.length) parts.push(s.withIt(others.join(", ")));
  if (move.tag) {
    parts.push(s.tags(move.tag.word));
    if (move.tag.because) parts.push(s.because(move.tag.because));
  }
  for (const { kind, word: other = "", relation = "" } of move.claims ?? []) {
    if (kind === "kin") parts.push(s.kin(word, other, relation, times.genealogy ?? 1));
    else parts.push(s.claimed[kind]?.(word, times[kind] ?? 1) ?? "");
  }
  if (move.centre) parts.push(s.centre);
  if (move.all_tiles) parts.push(s.allTiles(move.all_tiles));
  return parts.join(" ");
}

export function eventText(happened: Event, names: readonly string[], setting: unknown): string | null {
  const event = asTagOn(happened);
  const all = w().story;
  const s = old().story;
  const name = (seat: number | null | undefined): string => names[seat ?? -1] ?? "?";
  switch (event.type) {
    case "FacedUp":
      return s.facedUp([...event.tiles].join(" "));
    case "DrewForFirst":
      return all.drawnFirst(
        event.rounds.flatMap((round) => round.map(([seat, tile]) => `${name(seat)} ${tile}`)).join(", "),
        name(event.first),
      );
    case "Played":
      return playedText(event, name(event.seat), (setting as TagOnSetting).times);
    case "Exchanged":
      return event.gave
        ? all.exchangedOwn(name(event.seat), event.gave, event.drew ?? "")
        : all.exchanged(name(event.seat), event.count);
    case "Passed":
      return event.out_of_time ? all.outOfTime(name(event.seat)) : all.passed(name(event.seat));
    case "Challenged": {
      const bad = event.rulings.filter((ruling) => !ruling.list).map((ruling) => ruling.word);
      return bad.length
        ? s.right(name(event.by), bad.join(", "))
        : s.inVain(name(event.by), event.rulings.map((ruling) => ruling.word).join(", "));
    }
    case "Withdrawn":
      return s.withdrawn(name(event.seat));
    case "TurnForfeited":
      return s.forfeited(name(event.seat));
    case "TurnOwed":
      return s.owed(name(event.seat));
    case "TurnLost":
      return all.turnLost(name(event.seat));
    case "ClaimChallenged":
      return s.doubted[event.claim]?.(name(event.by)) ?? null;
    case "ClaimJudged": {
      const verdict = event.stands ? s.stands[event.judged] : s.falls[event.judged](name(event.seat));
      // The proof of a tag is told when the play stands.
      const proofs = event.claim === "tag" ? [] : (event.proofs ?? []).slice(0, 1);
      return [...proofs.map(proofText), verdict].join(" ");
    }
    case "Proved":
      return event.proofs.slice(0, 1).map(proofText).join("") || null;
    case "ShieldSaved":
      return s.saved(name(event.seat));
    case "ShieldExchanged":
      return s.shieldExchanged(name(event.seat), event.count);
    case "ShieldReturned":
      return s.shieldReturned(name(event.seat));
    case "Surrendered":
      return event.count ? all.surrendered(name(event.seat), event.count) : null;
    case "Finished": {
      const parts = [s.endings[event.why](name(event.by))];
      if (event.adjustments.some(Boolean))
        parts.push(
          s.unplaced(event.adjustments.map((points, seat) => `${name(seat)} ${signed(points)}`).join(", ")),
        );
      if (event.winners.length === 1) parts.push(all.wins(name(event.winners[0]!)));
      else if (event.winners.length) parts.push(all.share(listOf(event.winners.map(name))));
      return parts.join(" ");
    }
    default:
      return null;
  }
}

const words = (prompt: PromptView): string[] =>
  Array.isArray(prompt.about.words) ? prompt.about.words.map((word) => String(word).toUpperCase()) : [];

/** The sentence for a prompt; null for the common one. */
export function promptText(prompt: PromptView, names: readonly string[], seat: number | null): string | null {
  const { about } = prompt;
  const p = old().pose;
  const whose = Number(about.seat);
  const name = names[whose] ?? "?";
  const text = (key: string): string => String(about[key] ?? "");
  switch (prompt.kind) {
    case "challenge": {
      const word = words(prompt)[0] ?? "";
      if (!prompt.answers.includes("challenge") && prompt.asks_you) return p.claimsOnly(name, word);
      const tag = text("tag").split("@")[0] ?? "";
      const score = Number(about.score ?? 0);
      return tag
        ? p.tagged(name, word, text("place"), score, tag)
        : p.challenge(name, word, text("place"), score);
    }
    case "shield":
      return whose === seat ? (about.loses === "next" ? p.next : p.turn) : p.others(name);
    case "judge": {
      const claim = text("claim");
      const [word, other] = [text("word"), text("other")];
      if (claim === "tag") return p.tag(name, word, other);
      if (claim === "kin") return p.kin(name, word, other, text("relation"));
      if (claim === "book" || claim === "character" || claim === "land" || claim === "utterance")
        return p[claim](name, word);
      return null;
    }
    default:
      return (
        w().prompt.pose[prompt.kind]?.({
          name,
          names: "",
          word: text("word"),
          words: "",
          score: 0,
          text: text("text"),
          own: whose === seat,
        }) ?? null
      );
  }
}

export function answerLabel(answer: string, prompt: PromptView): string | null {
  if (prompt.kind === "challenge") return tOptional(`tag-on-ui-doubt-${kebab(answer)}`) ?? null;
  if (prompt.kind === "judge")
    return answer === "vote yes" ? t("tag-on-ui-pose-yes") : t("tag-on-ui-pose-no");
  return tOptional(`prompt-answer-to-${kebab(`${prompt.kind}.${answer}`)}`) ?? null;
}
