"""TAG ON: the table of its rules.

Placement is in `rules.laying`, tags and claims in `rules.claims`, turns in `rules.plays` and `rules.shields`, the
end in `rules.turns`; the effects of events are in `rules.evolve`.
"""

from __future__ import annotations

from parlour.games.crossword.rules.turns import scores, timed_turn, to_move
from parlour.games.crossword.text.notation import Exchange, Pass
from parlour.games.tag_on import picture, view
from parlour.games.tag_on.bots import bot_player, sampling
from parlour.games.tag_on.bots.levels import LEVELS
from parlour.games.tag_on.events import EVENTS
from parlour.games.tag_on.options import SEATS, TagOnOptions
from parlour.games.tag_on.rules import evolve, leaving, plays, setup, turns
from parlour.games.tag_on.state import TagOnState
from parlour.games.tag_on.text import lookup, messages, notation, positions
from parlour.games.tag_on.text.notation import Challenge, Play, Shield
from parlour.kernel.rules import Rules

RULES = Rules[TagOnState](
    # What it is
    key="tag-on",
    seats=SEATS,
    state=TagOnState,
    events=EVENTS,
    options=TagOnOptions,
    end_rule="TO-25",
    listing_is_aid=True,
    minutes=50,
    # Set-up
    start=setup.start,
    open=turns.open_game,
    check=setup.check,
    notices=setup.notices,
    # Play
    commands={
        Play: plays.play,
        Exchange: plays.exchange,
        Pass: plays.pass_turn,
        Shield: plays.use_shield,
        Challenge: plays.refuse_challenge,
    },
    prompts={
        "challenge": plays.settle_challenge,
        "judge": plays.settle_vote,
        "shield": plays.settle_shield,
    },
    depart=leaving.depart,
    evolve=evolve.evolve,
    # Time
    turn=timed_turn,
    out_of_time=plays.run_out,
    # What can be seen
    to_move=to_move,
    scores=scores,
    preview=view.preview,
    draft=view.draft,
    setting=view.setting,
    common=view.common,
    view=view.own,
    svg=picture.draw,
    word_verdict=lookup.word_verdict,
    told_words=lookup.told_words,
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
    plays=("play",),
    levels=LEVELS,
    bot=bot_player.bot,
    # Proof
    pieces=setup.pieces,
    redeal=sampling.redeal,
)
