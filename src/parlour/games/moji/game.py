"""moji: the table of its rules.

The race is in `rules.race`, the variations without a race in `rules.off_the_grid` and `rules.eagle_eyes`, rounds and
the end in `rules.rounds`, votes in `rules.disputes`; which cards a word collects is in `rules.collecting`, whether
it is a word in `rules.judge`; the effects of events are in `rules.evolve`.
"""

from __future__ import annotations

from parlour.games.moji import picture, view
from parlour.games.moji.bots import bot_player, sampling
from parlour.games.moji.events import EVENTS
from parlour.games.moji.options import SEATS, MojiOptions
from parlour.games.moji.rules import disputes, eagle_eyes, evolve, judge, off_the_grid, progress, race, rounds, setup
from parlour.games.moji.state import MojiState
from parlour.games.moji.text import messages, notation, positions
from parlour.games.moji.text.notation import Doubt, Flip, Pass, Pick, Ready, Say, Stuck, Write
from parlour.kernel.rules import Rules

RULES = Rules[MojiState](
    # What it is
    key="moji",
    seats=SEATS,
    state=MojiState,
    events=EVENTS,
    options=MojiOptions,
    end_rule="MO-15",
    listing_is_aid=True,
    takes_back=False,
    own_device=True,
    private=view.PRIVATE,
    minutes=15,
    # Set-up
    start=setup.start,
    open=rounds.open_game,
    check=setup.check,
    notices=setup.notices,
    agreed=disputes.agreed,
    keeping=disputes.keeping,
    # Play
    commands={
        Ready: progress.ready,
        Say: progress.say,
        Flip: race.flip,
        Stuck: race.give_up,
        Doubt: disputes.dispute,
        Pick: rounds.pick,
        Write: eagle_eyes.write,
        Pass: off_the_grid.pass_turn,
    },
    prompts={"dispute": disputes.settle},
    depart=progress.depart,
    evolve=evolve.evolve,
    # Time
    deadline=progress.deadline,
    shown_deadline=progress.shown_deadline,
    due=progress.due,
    # What can be seen
    to_move=progress.to_move,
    stage=progress.stage,
    scores=rounds.scores,
    setting=view.setting,
    common=view.common,
    view=view.own,
    svg=picture.draw,
    word_verdict=judge.word_verdict,
    # Text
    event_messages=messages.EVENT_MESSAGES,
    prompt_message=messages.prompt_message,
    waiting_messages=messages.WAITING,
    parse=notation.parse,
    format=notation.format_command,
    write_position=positions.write,
    read_position=positions.read,
    # Players
    legal=sampling.legal,
    sample=sampling.sample,
    kinds=sampling.KINDS,
    plays=("say", "write"),
    skip=("pass", "stuck", "ready"),
    levels=bot_player.LEVELS,
    bot=bot_player.bot,
    # Proof
    pieces=setup.pieces,
    redeal=sampling.redeal,
)
