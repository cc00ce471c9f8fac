"""Small actions and observations for reinforcement learning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from string import ascii_uppercase
from typing import get_args

from parlour import words
from parlour._engine import WordGraph
from parlour.contract.environments import DONE, Actions, Environment, Field, Observation
from parlour.games.moji.bots import find_words
from parlour.games.moji.options import STACK, Theme
from parlour.games.moji.rules import collecting, disputes, judge, race
from parlour.games.moji.rules.off_the_grid import side
from parlour.games.moji.state import Heard, MojiState, Phase, Written
from parlour.games.moji.text import notation as n
from parlour.games.moji.view import MojiCommon, MojiOwn
from parlour.kernel.commands import Command
from parlour.words import Language

WHOLE = ("ready", "flip", "stuck", "pass")
"""Commands of one small action."""
NEXT = "/"
"""Between two words of a sheet."""
SIGNS = "ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸ '’-"
LEAST = (3, 4, 5)
PHASES: tuple[Phase, ...] = get_args(Phase)
MOST_LETTERS = 16
"""Length of words that are offered letter by letter; longer ones can be spelled, too."""


class MojiEnvironment(Environment[MojiState, MojiCommon, MojiOwn]):
    """A word is spelled letter by letter; time passes meanwhile."""

    left_out = (f"words with signs other than A to Z and {SIGNS.replace(' ', '')} and the space",)

    def __init__(self, state: MojiState) -> None:
        players = len(state.seats)
        self.players = players
        self.colours = {name: number for number, name in enumerate(state.card_set.colours.values())}
        self.actions = (
            Actions("whole", WHOLE, "whole commands"),
            Actions("verbs", ("say", "question", "write", "pick"), "the beginning of a longer command"),
            Actions("letters", (*ascii_uppercase, *SIGNS), "the letters of a word"),
            Actions("sheet", (NEXT,), "the next word of a sheet"),
            Actions("min", tuple(f"min={least}" for least in LEAST), "the least length that the Master picks"),
            Actions("placement", tuple(f"placement={one}" for one in n.PLACEMENTS[1:]), "the placement picked"),
            Actions(
                "theme", tuple(f"theme={one}" for one in n.THEMES), "a theme picked; several may follow each other"
            ),
        )
        most = max(STACK * players, side(players) ** 2)
        colours = len(self.colours)
        self.fields = (
            Field("phase", (len(PHASES),), f"the phase: {', '.join(PHASES)}"),
            Field("round", (1,), "number of the round", high=10),
            Field("cards", (players, 26), "the letter that each seat shows, one's own first"),
            Field("colours", (players, colours), f"its colour: {', '.join(self.colours)}"),
            Field("under", (players,), "the number of cards under it", high=most),
            Field("middle", (colours, 26), "the cards in the middle or in the grid, by colour and letter", high=most),
            Field("contested", (players, 26), "letters for which each seat has to find another word, one's own first"),
            Field("stacks", (players,), "cards left to flip, one's own first", high=most),
            Field("piles", (players,), "cards won in this round, one's own first", high=most),
            Field("ready", (players,), "seats that are ready, one's own first"),
            Field("must_flip", (players,), "seats that have to flip a card, one's own first"),
            Field("stuck", (players,), "seats that are stuck, one's own first"),
            Field("turn", (players,), "whose turn it is where there are turns, one's own first"),
            Field("master", (players,), "the Master of the round, one's own first"),
            Field("held", (1,), "whether one's own word is not settled yet"),
            Field("min", (1,), "the least length of a word", high=60),
            Field("placement", (len(n.PLACEMENTS),), f"where the letters have to be: {', '.join(n.PLACEMENTS)}"),
            Field("themes", (len(n.THEMES),), f"the themes: {', '.join(n.THEMES)}"),
        )

    # Commands

    def spell(self, command: Command) -> Sequence[str]:
        match command:
            case n.Say(word):
                return ["say", *word, DONE]
            case n.Doubt(word):
                return ["question", *word, DONE]
            case n.Write(sheet):
                return ["write", *NEXT.join(sheet), DONE]
            case n.Pick(challenges):
                parts = n.write_challenges(challenges).split()
                plain = [part for part in parts if not part.startswith("theme=")]
                return ["pick", *plain, *(f"theme={theme}" for theme in challenges.theme), DONE]
            case _:
                return [n.format_command(command)]

    def read(self, spelled: Sequence[str]) -> Command:
        verb, *rest = spelled
        match verb:
            case "say" | "question":
                return n.parse(f"{verb} {''.join(rest[:-1])}")
            case "write":
                return n.parse(f"write {''.join(rest[:-1]).replace(NEXT, ';')}".strip())
            case "pick":
                themes = [part.removeprefix("theme=") for part in rest[:-1] if part.startswith("theme=")]
                plain = [part for part in rest[:-1] if not part.startswith("theme=")]
                return n.parse(" ".join(["pick", *plain, *([f"theme={','.join(themes)}"] if themes else [])]))
            case _:
                return n.parse(verb)

    def is_complete(self, spelled: Sequence[str]) -> bool:
        return spelled[0] in WHOLE or spelled[-1] == DONE

    # What may come next

    def following(self, state: MojiState, seat: int, draft: tuple[str, ...]) -> Iterator[str]:
        if state.prompt("dispute") is not None:
            return
        match draft:
            case ():
                yield from self._beginnings(state, seat)
            case ("say", *letters):
                yield from self._letters(state, seat, "".join(letters))
            case ("question", *letters):
                begun = "".join(letters)
                known = self._doubtful(state, seat)
                yield from dict.fromkeys(word[len(begun)] for word in known if word.startswith(begun) and word != begun)
                if begun in known:
                    yield DONE
            case ("write", *letters):
                yield from self._sheet(state, seat, "".join(letters).split(NEXT))
            case ("pick", *parts):
                yield DONE
                last = parts[-1] if parts else ""
                offered = [name for group in self.actions[4:] for name in group.actions]
                after = offered.index(last) + 1 if last else 0
                kind = last.partition("=")[0]
                yield from (name for name in offered[after:] if kind == "theme" or not name.startswith(f"{kind}="))

    def _beginnings(self, state: MojiState, seat: int) -> Iterator[str]:
        yield from WHOLE  # those that would be refused are left out
        if state.phase == "pick" and seat == state.master:
            yield "pick"
        if state.phase == "write":
            yield "write"
        if self._doubtful(state, seat):
            yield "question"
        may_say = state.phase == "race" or (state.phase == "grid" and seat == state.turn)
        is_free = not state.owes_a_flip(seat) and not any(claim.seat == seat for claim in state.claims)
        if may_say and is_free and any(self._letters(state, seat, "")):
            yield "say"

    def _doubtful(self, state: MojiState, seat: int) -> list[str]:
        """The words whose verdict this seat may question, if they can be spelled."""
        known: list[Heard | Written] = [*state.heard, *state.written]
        settled = disputes.voted_on(state)
        return [one.word for one in known if disputes.may_question(state, seat, one, settled) and _is_plain(one.word)]

    def _letters(self, state: MojiState, seat: int, begun: str) -> Iterator[str]:
        """The letters that may follow, and the end after a word that counts."""
        if len(begun) < MOST_LETTERS:
            yield from self._continuations(state, seat, begun)
        if len(begun) > 1 and not race.verdict(state, seat, begun)[1]:
            yield DONE

    def _continuations(self, state: MojiState, seat: int, begun: str) -> Iterator[str]:
        """The letters after which a word of the list can use enough cards that the seat may collect."""
        tree = _tree(state.challenges.theme, state.options.language)
        node = tree.after(begun)
        if node is None:
            return
        shown = "".join(offer.card[0] for offer in collecting.offers(state, seat))
        least = collecting.fewest_cards(state, seat)
        for letter, child, _ in tree.graph.edges(node):
            left = shown
            for one in begun + letter:
                left = left.replace(one, "", 1)
            used = len(shown) - len(left)
            more = sum(bool(tree.reach(child) >> (ord(one) - 65) & 1) for one in left)
            if used + more >= least:
                yield letter

    def _sheet(self, state: MojiState, seat: int, sheet: list[str]) -> Iterator[str]:
        """The letters of words of the list, whether they count or not: that is found out when sheets are compared."""
        *written, begun = sheet
        if len(begun) < MOST_LETTERS:
            yield from self._continuations(state, seat, begun)
        if not begun and not written:
            yield DONE  # an empty sheet
        is_new = words.fold(begun) not in map(words.fold, written)
        if is_new and _tree(state.challenges.theme, state.options.language).graph.contains(begun):
            yield DONE
            if len(sheet) < n.MOST_WRITTEN:
                yield NEXT

    # What is seen

    def observe(self, common: MojiCommon, own: MojiOwn, seat: int, out: Observation) -> None:
        players = self.players
        out.put("phase", PHASES.index(common.phase))
        out.put("round", value=common.round)
        for other, slot in enumerate(common.slots):
            if slot is not None:
                here = (other - seat) % players
                out.put("cards", here * 26 + ord(slot.card.letter) - 65)
                out.put("colours", here * len(self.colours) + self.colours[slot.card.colour])
                out.put("under", here, slot.under)
        counts: dict[int, int] = {}
        for card in common.board:
            if card is not None:
                at = self.colours[card.colour] * 26 + ord(card.letter) - 65
                counts[at] = counts.get(at, 0) + 1
        for at, count in counts.items():
            out.put("middle", at, count)
        for duel in common.duels:
            for other in duel.seats:
                for card in duel.cards:
                    out.put("contested", (other - seat) % players * 26 + ord(card.letter) - 65)
        for other in range(players):
            out.put("stacks", (other - seat) % players, common.stacks[other])
            out.put("piles", (other - seat) % players, len(common.piles[other]))
        for name, seats in (("ready", common.ready), ("must_flip", common.must_flip), ("stuck", common.stuck)):
            for other in seats:
                out.put(name, (other - seat) % players)
        if common.phase == "grid":
            out.put("turn", (common.turn - seat) % players)
        if common.master is not None:
            out.put("master", (common.master - seat) % players)
        out.put("held", value=bool(own.held))
        out.put("min", value=common.challenges.min)
        out.put("placement", n.PLACEMENTS.index(common.challenges.placement))
        for theme in common.challenges.theme:
            out.put("themes", n.THEMES.index(theme))


class _Tree:
    """A word graph, and the letters that can still come after each of its nodes."""

    def __init__(self, graph: WordGraph) -> None:
        self.graph = graph
        self._reach: dict[int, int] = {0: 0}

    def after(self, letters: str) -> int | None:
        """The node reached by these letters; None if no word goes on there."""
        node = self.graph.root
        for letter in letters:
            node = self.graph.child(node, letter) if letter in ascii_uppercase else 0
            if not node:
                return None
        return node

    def reach(self, node: int) -> int:
        """The letters after a node, a bit for each."""
        if node not in self._reach:
            found = 0
            for letter, child, _ in self.graph.edges(node):
                found |= 1 << (ord(letter) - 65) | self.reach(child)
            self._reach[node] = found
        return self._reach[node]


@lru_cache(maxsize=16)
def _tree(themes: tuple[Theme, ...], language: Language) -> _Tree:
    """The words that are offered letter by letter."""
    if themes:
        return _Tree(WordGraph.build(find_words.common_words(themes, language)))
    return _Tree(judge.word_list(language).graph)


def _is_plain(word: str) -> bool:
    return all(letter in ascii_uppercase or letter in SIGNS for letter in word)
