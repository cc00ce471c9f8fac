"""TAG 'EM: the table of its rules.

Movement is in `rules.moves`, attacks in `rules.fights`, respawning in `rules.respawn`, building in `rules.builds`,
turn order in `rules.turns`; the effects of events are in `rules.evolve`.
"""

from __future__ import annotations

from parlour.games.tag_em import picture, view
from parlour.games.tag_em.bots import bot_player, sampling
from parlour.games.tag_em.events import EVENTS
from parlour.games.tag_em.options import PRESETS, SEATS, TagOptions
from parlour.games.tag_em.rules import builds, evolve, fights, moves, placement, respawn, setup, turns
from parlour.games.tag_em.state import TagEmState
from parlour.games.tag_em.text import messages, notation, positions
from parlour.games.tag_em.text.notation import Attack, Build, Destroy, End, Move, Respawn, SetFlag, Shoot, Start
from parlour.kernel.rules import Rules

RULES = Rules[TagEmState](
    # What it is
    key="tag-em",
    seats=SEATS,
    state=TagEmState,
    events=EVENTS,
    options=TagOptions,
    presets=PRESETS,
    end_rule="TE-40",
    minutes=30,
    # Set-up
    seats_by=setup.seats_by,
    idle=setup.idle,
    start=setup.start,
    open=placement.open_game,
    check=setup.check,
    notices=setup.notices,
    # Play
    commands={
        Move: moves.move,
        Attack: fights.attack,
        Shoot: fights.attack,
        Build: builds.build,
        Destroy: builds.build,
        Respawn: respawn.refuse,
        Start: placement.refuse,
        SetFlag: placement.refuse,
        End: turns.end_turn,
    },
    prompts={
        "respawn": respawn.settle,
        "start": placement.settle_start,
        "flag": placement.settle_flag,
        "flag-vote": placement.settle_vote,
    },
    depart=turns.depart,
    is_free=turns.is_free,
    evolve=evolve.evolve,
    # Time
    turn=turns.timed_turn,
    out_of_time=turns.run_out,
    # What can be seen
    to_move=turns.to_move,
    scores=turns.scores,
    preview=view.preview,
    setting=view.setting,
    common=view.common,
    svg=picture.draw,
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
    plays=("attack", "shoot"),
    skip=("end",),
    levels=bot_player.LEVELS,
    bot=bot_player.bot,
    # Proof
    pieces=setup.pieces,
)
