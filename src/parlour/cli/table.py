"""A game at one screen: whose turn it is, whose eyes are on it, what bots do, and that everything is kept.

The screen belongs to one seat at a time or to all. What is private is drawn only while its owner holds the screen;
before it changes hands, everything is cleared away, and the next owner presses Enter. A person alone among bots
holds it all the time.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from parlour.cli import asking, local
from parlour.cli.keyboard import Keyboard
from parlour.cli.page import Page
from parlour.cli.painters import Painter
from parlour.cli.saves import FileError, Save
from parlour.cli.screen import Screen
from parlour.cli.settings import written
from parlour.cli.telling import names_of
from parlour.cli.voice import Voice
from parlour.kernel.errors import ParlourError, RuleViolation
from parlour.kernel.game import Game
from parlour.kernel.questions import Question
from parlour.kernel.rules import Timed
from parlour.kernel.state import State

PAUSE = 1.6
"""Seconds to read what a bot did; Enter cuts them short."""
FOR_GOOD = {"resign", "leave"}


class Table:
    def __init__(
        self, game: Game[State], screen: Screen, keys: Keyboard, save: Save, painter: Painter, voice: Voice
    ) -> None:
        self.game = game
        self.screen = screen
        self.keys = keys
        self.save = save
        self.painter = painter
        self.voice = voice
        self.names = names_of(game)
        self.page = Page(game, screen, painter, voice)
        self.holder: int | None = None
        "Whose private things are on the screen."
        self._plans: dict[int, tuple[float, str]] = {}
        "In a game of speed: what bots have thought of, and when they will have said it."
        self._began = time.monotonic() - (game.lines[-1].at if game.lines else 0.0)

    # Playing

    def run(self) -> None:
        """Play to the end. `Quit` and the end of input leave at any moment; the game is saved always."""
        while not self.game.over:
            if not self._time() and not self._bots():
                self._people()
        self._finish()

    @property
    def people(self) -> tuple[int, ...]:
        return self.game.state.people()

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this screen."""
        return len(self.people) > 1

    @property
    def now(self) -> float:
        """The game's time, which stands still while the program does not run."""
        return time.monotonic() - self._began

    def write(self) -> None:
        """Keep the game. A full disk does not end it: that is said on the screen, and tried again."""
        before = self.save.path
        try:
            self.save.write(self.game)
        except FileError as error:
            self.page.alarm = self.voice.error(error)
            return
        self.page.alarm = ""
        if self.save.path != before:
            path = str(self.save.path)
            self.page.alarm = self.voice("Another program changed the file. This game goes on in {path}.", path=path)

    def do(self, seat: int, command: str) -> None:
        """Do it and write it down; a refusal is raised, and nothing has changed."""
        before = len(self.game.lines)
        events = self.game.do(seat, command, at=self.now)
        if any(event.is_move and getattr(event, "seat", None) == seat for event in events):
            self.page.marks[seat] = before
        self.write()

    def _time(self) -> bool:
        """Do what is due; whether anything was."""
        if self.game.deadline is None or self.game.deadline > self.now:
            return False
        self.game.timeout(self.now)
        self.write()
        return True

    # Bots

    def _bots(self) -> bool:
        """Let one bot act; whether one did."""
        if self.game.state.paused_at is not None:
            return False
        for seat in self.game.to_act:
            one = self.game.state.seats[seat]
            if not one.bot:
                continue
            bot = self.game.rules.bot(one.bot)
            if isinstance(bot, Timed):
                if self._in_its_time(seat, bot):
                    return True
                continue
            if seat in self.game.rules.to_move(self.game.state):
                self._between(self.voice("{name} is thinking…", name=one.name))
            command = self.think(seat, one.bot)
            if command is not None:
                self.do(seat, command)
                return True
        return False

    def think(self, seat: int, level: str) -> str | None:
        """What a bot of that level would do with this seat's view."""
        rng = local.rng_for(self.game.head.seed, len(self.game.lines), f"{seat}")
        return self.game.rules.bot(level).choose(self.game.view(seat), rng)

    def _in_its_time(self, seat: int, bot: Timed) -> bool:
        """In a game of speed a bot says what it has thought of when a person would have; whether it did."""
        if seat not in self._plans:
            view = self.game.view(seat)
            rng = local.rng_for(self.game.head.seed, len(self.game.lines), f"{seat}")
            command = bot.choose(view, rng)
            if command is not None:
                self._plans[seat] = (self.now + bot.pace(view, command, rng), command)
            return False
        due, command = self._plans[seat]
        if due > self.now:
            return False
        del self._plans[seat]
        try:
            self.do(seat, command)
        except RuleViolation:
            return False  # somebody else was quicker; it looks again
        return True

    def _next_due(self) -> float | None:
        """When something happens by itself: what is due, or a bot that has thought long enough."""
        times = [due for due, _ in self._plans.values()]
        if self.game.deadline is not None:
            times.append(self.game.deadline)
        return min(times, default=None)

    def _between(self, thinking: str) -> None:
        """Show what has happened before a bot goes on, with time to read it."""
        if self.page.is_current:
            return
        viewer = self.people[0] if len(self.people) == 1 else None
        if not self.screen.can_clear:
            self.page.tell_new(viewer)
            return
        self.page.draw(viewer)
        self.screen.show(thinking, style="faint")
        self.keys.pause(PAUSE)

    # People

    def _people(self) -> None:
        if self.game.state.paused_at is not None:
            self._paused()
            return
        question = self.shared_question()
        if question is not None:
            self._ask_shared(question)
            return
        seat = next((seat for seat in self.game.to_act if not self.game.state.seats[seat].bot), None)
        if seat is not None:
            self._turn(seat)
        elif (due := self._next_due()) is not None:
            time.sleep(max(0.0, due - self.now))
        else:
            raise ParlourError("The table waits for a bot that does not answer.")

    def shared_question(self) -> Question | None:
        """The newest question that people answer with the screen open to all."""
        if not self.is_shared:
            return None
        for question in reversed(self.game.state.questions):
            waiting = [seat for seat in question.waiting_for if not self.game.state.seats[seat].bot]
            to_move = self.game.rules.to_move(self.game.state)
            if waiting and not (asking.is_about_own_turn(question) and waiting[0] in to_move):
                return question
        return None

    def _turn(self, seat: int) -> None:
        """One command of this seat, with its private things on the screen."""
        if not self._hand_over(seat):
            return
        self.page.draw(seat, question=self._asked(seat))
        while True:
            question = self._asked(seat)
            line = self._line(self.names[seat])
            if line is None:
                return
            if not line:
                if question is not None and asking.is_window(question):
                    self.do(seat, question.silence)
                    return
                if question is None and (meant := self.painter.nothing(self.game.view(seat))):
                    self.do(seat, meant)
                    return
                self.page.draw(seat, question=question)
                continue
            try:
                if local.is_local(line):
                    before = len(self.game.lines)
                    redraw = local.run(self, line, seat)
                    if len(self.game.lines) != before:
                        return
                    if redraw:
                        self.page.draw(seat, question=question)
                    continue
                if self._said(seat, line, question):
                    return
            except ParlourError as error:
                self._explain(error)

    def _asked(self, seat: int) -> Question | None:
        return self.game.state.question_for(seat)

    def _said(self, seat: int, line: str, question: Question | None) -> bool:
        """Do what was typed on the screen of this seat; False if the player thought better of it."""
        seat, line = self._speaker(seat, line)
        command = asking.read_answer(question, line, self.voice) if question is not None else None
        if command is None and question is not None and seat not in self.game.rules.to_move(self.game.state):
            word = asking.free_text(question)
            if word and not line.lower().startswith(f"{word} ") and line.lower() not in FOR_GOOD:
                command = f"{word} {line}"
        if command is None:
            command, note = self.painter.kindly(line, self.game.view(seat), self.voice)
            if note:
                self.screen.show(note, style="info")
        if command.lower() in FOR_GOOD and not self._sure(command):
            return False
        self.do(seat, command)
        return True

    def _speaker(self, seat: int, line: str) -> tuple[int, str]:
        """Whose command it is: “Ben: offer” is Ben's, whoever holds the screen."""
        name, colon, rest = line.partition(":")
        if colon and rest.strip():
            for other in self.people:
                if self.names[other].casefold() == name.strip().casefold():
                    return other, rest.strip()
        return seat, line

    def _sure(self, command: str) -> bool:
        if not self.keys.is_terminal:
            return True
        answer = self.keys.line(self.voice("“{command}” cannot be undone. Are you sure? [y/N] ", command=command))
        return self.voice.yes(answer or "") is True

    # Questions on the open screen

    def _ask_shared(self, question: Question) -> None:
        waiting = [seat for seat in question.waiting_for if not self.game.state.seats[seat].bot]
        asked = waiting if asking.is_window(question) else waiting[:1]
        if not question.hidden:
            self._share()
        elif not self._hand_over(asked[0]):
            return
        viewer = asked[0] if question.hidden else None
        self.page.draw(viewer, question=question, asked=asked)
        while True:
            line = self._line(self.voice.names(self.names[seat] for seat in asked))
            if line is None:
                return
            try:
                if local.is_local(line):
                    before = len(self.game.lines)
                    redraw = local.run(self, line, viewer)
                    if len(self.game.lines) != before:
                        return
                    if redraw:
                        self.page.draw(viewer, question=question, asked=asked, whole=True)
                elif self._answer_shared(question, line, asked):
                    return
            except ParlourError as error:
                self._explain(error)

    def _answer_shared(self, question: Question, line: str, asked: list[int]) -> bool:
        """Read one line as the answer of those who are asked; False if it has to be asked again."""
        if not line:
            if not asking.is_window(question):
                self.screen.show(asking.ways(question, self.voice), style="ask")
                return False
            for seat in asked:
                if any(one.number == question.number and one.open_to(seat) for one in self.game.state.questions):
                    self.do(seat, question.silence)
            return True
        seat, said = self._speaker(-1, line)
        if seat >= 0 and seat not in asked:
            return self._said(seat, said, None)
        answer = asking.read_answer(question, said, self.voice)
        if answer is None:
            word = asking.free_text(question)
            if word is not None:
                answer = said if said.lower().startswith(f"{word} ") else f"{word} {said}"
        if answer is None:
            if seat >= 0:
                return self._said(seat, said, None)
            name = self.names[asked[0]]
            self.refuse(self.voice("That is no answer. Who says it? Begin with a name, as in “{name}: …”.", name=name))
            self.screen.show(asking.ways(question, self.voice))
            return False
        if seat < 0:
            seat = asked[0] if len(asked) == 1 else self._who(asked)
        if seat < 0:
            return False
        self.do(seat, answer)
        return True

    def _who(self, seats: Sequence[int]) -> int:
        """Which of them it was; -1 if nobody."""
        shown = " · ".join(f"[{i}] {self.names[seat]}" for i, seat in enumerate(seats, 1))
        typed = self._line(self.voice("Who? {names}", names=shown)) or ""
        for i, seat in enumerate(seats, 1):
            if typed.casefold() in (str(i), self.names[seat].casefold()):
                return seat
        return -1

    def ask_back(self, viewer: int | None) -> None:
        """`/undo`: of whoever holds the screen; on an open screen, of whoever moved last."""
        moved = self.game.state.moved
        if viewer is None:
            if not moved:
                raise RuleViolation("AG-5", "You have made no move that could be taken back.")
            viewer = moved.index(max(moved))
        self.do(viewer, "back")

    def _paused(self) -> None:
        self._share()
        self.page.draw(None)
        while True:
            line = self._line(self.voice("The game is paused. Enter goes on"))
            try:
                if line and local.is_local(line):
                    if local.run(self, line, None):
                        self.page.draw(None, whole=True)
                    continue
                self.do(self.people[0] if self.people else self.game.state.playing[0], "resume")
                return
            except ParlourError as error:
                self._explain(error)

    # The screen

    def _share(self) -> None:
        """Open the screen to all."""
        if self.is_shared and self.holder is not None:
            self.screen.hide()
            self.keys.forget()
            self.holder = None

    def _hand_over(self, seat: int) -> bool:
        """Let nobody see this seat's things but its player; False if something happened before they took the screen."""
        if self.holder == seat:
            return True
        if self.is_shared:
            self._share()
            self.screen.hide()
            self.page.draw(None)
            begun, lines = time.monotonic(), len(self.game.lines)
            while local.is_local(self._enter(seat)):
                if len(self.game.lines) != lines:
                    return False
            self._began += time.monotonic() - begun  # nobody's clock runs while the screen changes hands
            self.screen.hide()
            self.keys.forget()
        self.holder = seat
        return True

    def _enter(self, seat: int) -> str:
        """Wait for the Enter of whoever takes the screen; what is open to all may be asked for meanwhile."""
        line = self.keys.line(self.voice("Hand over to {name}. Press Enter.", name=self.names[seat]) + " ") or ""
        if local.is_local(line):
            try:
                if local.run(self, line, None):
                    self.page.draw(None, whole=True)
            except ParlourError as error:
                self._explain(error)
        return line

    def _line(self, prompt: str) -> str | None:
        """What is typed; None if the game's time ran out over it."""
        mark = "›" if self.screen.unicode else ">"
        due = self._next_due()
        line = self.keys.line(f"{prompt} {mark} ", None if due is None else due - self.now)
        return None if line is None else " ".join(line.split())

    def refuse(self, sentence: str) -> None:
        self.screen.show(sentence, style="bad")

    def _explain(self, error: ParlourError) -> None:
        self.refuse(self.voice.error(error))
        if isinstance(error, RuleViolation):
            self.screen.show(self.voice("“/rules {id}” explains.", id=error.rule), style="faint")

    # The end

    def _finish(self) -> None:
        self.holder = None
        self.page.draw(None, whole=True)
        finish(self)

    def leave(self) -> None:
        """Clear away what is private, and say where the game is."""
        if self.is_shared and self.holder is not None:
            self.screen.hide()
        self.write()
        self.screen.line()
        if self.page.alarm:
            self.refuse(self.page.alarm)
            return
        path = str(self.save.path)
        self.screen.show(self.voice("The game is saved in {path}.", path=path), wrap=False)
        again = self.voice("“parlour play --load {path}” goes on with it.", path=path)
        self.screen.show(again, style="faint", wrap=False)


def finish(table: Table) -> None:
    """Who has won, with how much, and where the log is."""
    game, voice = table.game, table.voice
    order = sorted(range(len(table.names)), key=lambda seat: (seat not in game.winners, -game.scores[seat]))
    table.screen.line()
    for seat in order:
        is_winner = seat in game.winners
        text = f"{table.names[seat]} {game.scores[seat]}"
        shown = voice("{score} — wins", score=text) if is_winner else text
        table.screen.show(shown, style="turn" if is_winner else "")
    tell_agreed(table)
    path = str(table.save.path)
    table.screen.show(voice("The game is saved in {path}.", path=path), style="faint", wrap=False)
    table.screen.show(voice("“parlour replay {path}” tells it again.", path=path), style="faint", wrap=False)


def tell_agreed(table: Table) -> None:
    """What was settled by vote, and how the next game keeps it (MO-18)."""
    rules, state, voice = table.game.rules, table.game.state, table.voice
    agreed = rules.agreed(state)
    if not agreed:
        return
    kept = rules.keeping(state, agreed)
    options = " ".join(f"--option {name}={written(value)}" for name, value in kept.items() if value)
    table.screen.show(voice("Settled by vote: {words}.", words=", ".join(agreed)))
    command = f"parlour play {rules.key} {options}"
    table.screen.show(voice("“{command}” keeps to it in your next game.", command=command), style="faint", wrap=False)
