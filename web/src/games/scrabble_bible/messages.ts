/** Sentences for events and prompts. */

import { signed } from "../../lib/points";
import { kebab, listOf, t, tOptional, w } from "../../lib/i18n.svelte";
import type { PromptView } from "../../lib/api_types";
import type { BibleEvent, Laid } from "./api_types";
import type { Facts } from "../../words/facts";
import { placeName } from "../crossword/squares";

const SIZE = 15;

function laidText({ seat, move, gained }: Laid, name: string): string {
  const s = w().story;
  const place = placeName(move.start, move.across, SIZE);
  const parts = [s.laid(name, move.word.toUpperCase(), place, gained?.[seat] ?? 0)];
  const others = move.words.slice(1).map((word) => word.word.toUpperCase());
  if (others.length) parts.push(s.withIt(others.join(", ")));
  for (const word of move.words) if (word.bonus) parts.push(s.bonus(word.word.toUpperCase(), word.bonus));
  if (move.babel_bonus) parts.push(s.babel(move.babel_bonus));
  if (move.all_tiles) parts.push(move.peace ? s.peace(move.all_tiles) : s.perfection(move.all_tiles));
  return parts.join(" ");
}

export function eventText(event: BibleEvent, names: readonly string[]): string | null {
  const s = w().story;
  const name = (seat: number): string => names[seat] ?? "?";
  switch (event.type) {
    case "DrewForFirst":
      return s.drawnFirst(
        event.rounds.flatMap((round) => round.map(([seat, tile]) => `${name(seat)} ${tile}`)).join(", "),
        name(event.first),
      );
    case "Laid":
      return laidText(event, name(event.seat));
    case "Exchanged":
      return event.gave
        ? s.exchangedOwn(name(event.seat), event.gave, event.drew ?? "")
        : s.exchanged(name(event.seat), event.count);
    case "Passed":
      return event.out_of_time ? s.outOfTime(name(event.seat)) : s.passed(name(event.seat));
    case "Challenged": {
      const bad = event.rulings.filter((ruling) => !ruling.list).map((ruling) => ruling.word);
      const all = event.rulings.map((ruling) => ruling.word).join(", ");
      return bad.length
        ? s.challengeHolds(name(event.by), bad.join(", "))
        : s.challengeFails(name(event.by), all);
    }
    case "Withdrawn":
      return s.withdrawn(name(event.seat));
    case "BonusChallenged":
      return (event.stands ? s.bonusStands : s.bonusGoes)(name(event.by), event.word);
    case "TurnLost":
      return s.turnLost(name(event.seat));
    case "StoryAsked":
      return event.by === event.seat ? null : s.storyAsked(name(event.by), event.word);
    case "StoryTold":
      return s.storyTold(name(event.seat), event.word, event.text);
    case "StoryJudged":
      if (!event.accepted) return s.storyNothing(event.word);
      return (event.own_word ? s.storyOwnWord : s.storyAccepted)(
        name(event.seat),
        event.word,
        event.points ?? 0,
      );
    case "HelpAsked":
      return [s.helpAsked(name(event.seat)), ...(event.owed_by ?? []).map((seat) => s.owed(name(seat)))].join(
        " ",
      );
    case "HelpOffered":
      return s.helpOffered(name(event.seat), name(event.to));
    case "HelpTaken":
      return s.helpTaken(name(event.seat), name(event.helper));
    case "HelpDeclined":
      return s.helpDeclined(name(event.seat));
    case "Traded":
      return event.gave
        ? s.tradedOwn(name(event.seat), name(event.helper), event.gave, event.got ?? "")
        : s.traded(name(event.seat), name(event.helper));
    case "Surrendered":
      return event.count ? s.surrendered(name(event.seat), event.count) : null;
    case "Adjusted":
      return s.adjusted(name(event.seat), signed(event.points), event.why);
    case "Ended": {
      const out = event.adjustments.findIndex((points) => points > 0);
      const parts = [s.endings[event.why](name(out >= 0 ? out : (event.winners[0] ?? 0)))];
      if (event.adjustments.some(Boolean)) {
        parts.push(
          s.leftover(event.adjustments.map((points, seat) => `${name(seat)} ${signed(points)}`).join(", ")),
        );
      }
      if (event.winners.length === 1) parts.push(s.wins(name(event.winners[0]!)));
      else if (event.winners.length) parts.push(s.share(listOf(event.winners.map(name))));
      return parts.join(" ");
    }
    default:
      return null;
  }
}

/** The facts of a prompt for its sentence. */
export function facts(prompt: PromptView, names: readonly string[], seat: number | null): Facts {
  const { about } = prompt;
  const whose = about.helper ?? about.seat;
  const words = Array.isArray(about.words) ? about.words.map((word) => String(word).toUpperCase()) : [];
  const offers = Array.isArray(about.offers) ? about.offers.map((offer) => names[Number(offer)] ?? "?") : [];
  return {
    name: typeof whose === "number" ? (names[whose] ?? "?") : "",
    names: listOf(offers),
    word: typeof about.word === "string" ? about.word : (words[0] ?? ""),
    words: listOf(words),
    score: Number(about.score ?? 0),
    text: String(about.text ?? ""),
    own: about.seat === seat,
  };
}

export function answerLabel(answer: string, prompt: PromptView, names: readonly string[]): string | null {
  const [verb = "", ...rest] = answer.split(" ");
  if (verb === "challenge" && rest[0] === "bonus")
    return t("scrabble-bible-ui-prompt-challenge-bonus", { word: rest[1] ?? "" });
  if (verb === "ask") return t("scrabble-bible-ui-prompt-ask", { word: rest[0] ?? "" });
  if (verb === "take") return t("scrabble-bible-ui-prompt-take", { name: names[Number(rest[0])] ?? "?" });
  return tOptional(`prompt-answer-to-${kebab(`${prompt.kind}.${answer}`)}`) ?? null;
}
