"""SCRABBLE Bible Edition: the table of its rules.

Turns are in `rules.plays`, the end in `rules.turns`, the variants in `rules.tests_of_faith` and
`rules.good_samaritan`; the effects of events are in `rules.evolve`.
"""

from __future__ import annotations

from parlour.games.crossword.rules.setup import pieces
from parlour.games.crossword.rules.turns import scores, to_move
from parlour.games.crossword.text.notation import Exchange, Pass
from parlour.games.scrabble_bible import analysis, picture, view
from parlour.games.scrabble_bible.bots import bot_player, sampling
from parlour.games.scrabble_bible.bots.levels import LEVELS
from parlour.games.scrabble_bible.events import EVENTS
from parlour.games.scrabble_bible.options import PRESETS, SEATS, BibleOptions
from parlour.games.scrabble_bible.rules import evolve, good_samaritan, leaving, plays, setup, tests_of_faith, turns
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.text import lookup, messages, notation, positions
from parlour.games.scrabble_bible.text.notation import Ask, Challenge, Help, Offer, Play, Take, Tell, Trade
from parlour.kernel.rules import Rules

RULES = Rules[BibleState](
    # What it is
    key="scrabble-bible",
    seats=SEATS,
    state=BibleState,
    events=EVENTS,
    options=BibleOptions,
    presets=PRESETS,
    end_rule="SB-17",
    listing_is_aid=True,
    minutes=45,
    words_in=("en",),
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
        Challenge: plays.refuse_challenge,
        Ask: tests_of_faith.refuse_ask,
        Tell: tests_of_faith.refuse_tell,
        Help: good_samaritan.ask_help,
        Offer: good_samaritan.offer,
        Take: good_samaritan.refuse_help,
        Trade: good_samaritan.refuse_help,
    },
    prompts={
        "challenge": plays.settle_challenge,
        "judge-bonus": plays.settle_bonus,
        "story": tests_of_faith.settle_story,
        "tell": tests_of_faith.settle_tell,
        "judge-story": tests_of_faith.settle_judged,
        "own-word": tests_of_faith.settle_judged,
        "help": good_samaritan.settle_help,
        "take": good_samaritan.settle_take,
        "trade": good_samaritan.settle_trade,
    },
    depart=leaving.depart,
    evolve=evolve.evolve,
    # Time
    turn=turns.timed_turn,
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
    analyse=analysis.analyse,
    # Proof
    pieces=pieces,
    redeal=sampling.redeal,
)
