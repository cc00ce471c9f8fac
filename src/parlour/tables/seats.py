"""The seats of a table: who may take which, what the host may change, and when the game may begin.

Pure functions from one `Meta` to the next; they refuse with a `ParlourError`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from parlour import words
from parlour.kernel import outside_bots
from parlour.kernel.all_games import SUBSTITUTE
from parlour.kernel.cast import free_name
from parlour.kernel.errors import ParlourError, RuleViolation
from parlour.kernel.game import Game
from parlour.kernel.levels import find_level
from parlour.kernel.option_fields import defaults_against_bots, hurrying
from parlour.kernel.rules import Rules
from parlour.kernel.seats import check_content, check_count, settle_options, with_usual
from parlour.kernel.state import Seat, State
from parlour.tables.errors import NoSeat, NotAllowed
from parlour.tables.meta import Grant, Meta, Place, SeatInfo, Who, new_code, new_id

if TYPE_CHECKING:
    from typing import Never

PROGRAM = "Bot"
"""The name of a program until it gives its own."""


def set_up(
    rules: Rules[State],
    *,
    options: dict[str, object],
    preset: str,
    seat_infos: Sequence[SeatInfo],
    public: bool,
    hot_seat: bool,
    television: bool,
    host_seat: int,
    now: float,
) -> Meta:
    """A new table. At a television nobody has a seat yet: the first person who joins is the host."""
    if television and hot_seat:
        raise ParlourError("tables-television-or-hot-seat")
    most = rules.seats.stop - 1
    if not 1 <= len(seat_infos) <= most:
        raise ParlourError("tables-seat-count", most=most, count=len(seat_infos))
    given = _table_options(rules, options, preset, seat_infos, hot_seat)
    meta = Meta(id=new_id(), code=new_code(), game=rules.key, options=given, seats=(), created=now)
    meta = replace(meta, public=public and not hot_seat, hot_seat=hot_seat, television=television)
    for seat, info in enumerate(seat_infos):
        if info.kind == "person" and not hot_seat and (television or seat != host_seat):
            info = SeatInfo()  # players give their names when they join
        meta = _fill(replace(meta, seats=(*meta.seats, SeatInfo())), rules, seat, info)
    if meta.persons:
        meta = replace(meta, host=host_seat if host_seat in meta.persons else meta.persons[0])
    elif has_open(meta) and not television:
        raise ParlourError("tables-needs-player")
    settle_options(rules, game_seats(meta), given)
    return meta


def _table_options(
    rules: Rules[State], options: dict[str, object], preset: str, seat_infos: Sequence[SeatInfo], hot_seat: bool
) -> dict[str, object]:
    """The chosen options on top of those usual for such a table."""
    given = {**options, **({"preset": preset} if preset else {})}
    usual: dict[str, object] = dict.fromkeys(hurrying(rules.options)) if hot_seat else {}
    bots = sum(info.kind == "bot" for info in seat_infos)
    if bots and len(seat_infos) - bots <= 1:
        usual |= defaults_against_bots(rules.options)
    return with_usual(rules, len(seat_infos), usual, given)


def rematch(old: Meta, by: int, left: Sequence[int], now: float) -> Meta:
    """A new table with the same people; the seats of those who left or deleted the old one are open."""
    meta = replace(
        old,
        id=new_id(),
        code=new_code(),
        status="gathering",
        host=by,
        created=now,
        ahead=0.0,
        over_at=None,
        next="",
        next_grants=(),
    )
    for seat, info in enumerate(old.seats):
        if info.kind == "person":
            gone = (seat in left or info.forgotten) and seat != by
            meta = meta.with_seat(seat, SeatInfo()) if gone else _grant(meta, seat, replace(info, left=0.0, number=""))
    return meta


def with_agreed(meta: Meta, before: Game[State], agreed: Sequence[str]) -> Meta:
    """Keep these results of votes from the game before (MO-18)."""
    settled = before.rules.agreed(before.state)
    for one in agreed:
        if one not in settled:
            raise ParlourError("tables-not-voted", word=one)
    return replace(meta, options={**meta.options, **before.rules.keeping(before.state, agreed)}) if agreed else meta


def game_options(meta: Meta, rules: Rules[State]) -> dict[str, object]:
    """The options as the game takes them: without those that do nothing with the players who are there now."""
    return with_usual(rules, len(meta.seats), meta.options, {})


def game_seats(meta: Meta) -> tuple[Seat, ...]:
    """The seats as the game takes them."""
    return tuple(Seat(info.name or "…", info.level if info.kind == "bot" else "") for info in meta.seats)


def with_notices(meta: Meta, rules: Rules[State]) -> Meta:
    """The table with the notices that it would begin with now. Nothing is dealt for it."""
    try:
        settled = settle_options(rules, game_seats(meta), game_options(meta, rules))
        check_count(rules, len(meta.seats))
        check_content(rules, settled, len(meta.seats), meta.options)
        notices = rules.notices(rules.start(cast("Never", settled), game_seats(meta)))
    except ParlourError:
        # Too few seats, or options that do not fit them: starting the game says so.
        notices = ()
    return replace(meta, notices=notices)


# Taking and leaving a seat


def has_open(meta: Meta) -> bool:
    """Whether a seat is open."""
    return any(info.kind == "open" for info in meta.seats)


def sit(meta: Meta, rules: Rules[State], name: str, seat: int | None = None) -> tuple[Meta, int]:
    """Give an open seat to a new player: that one, or the first. At a television a seat is added if all are taken."""
    if meta.status != "gathering":
        raise ParlourError("tables-join-started")
    if seat is not None and not (0 <= seat < len(meta.seats) and meta.seats[seat].kind == "open"):
        raise ParlourError("tables-seat-taken")
    if seat is None:
        if meta.television and not has_open(meta) and len(meta.seats) < rules.seats.stop - 1:
            meta = replace(meta, seats=(*meta.seats, SeatInfo()))
        seat = next((i for i, info in enumerate(meta.seats) if info.kind == "open"), None)
        if seat is None:
            raise ParlourError("tables-full")
    name = _named(meta, name, seat)
    if not meta.humans:
        meta = replace(meta, host=seat)  # all players had left, and a host is needed to start the game
    return _grant(meta, seat, SeatInfo(kind="person", name=name)), seat


def seat_program(meta: Meta, by: int, seat: int) -> Meta:
    """Keep an open seat for a program; one that has it already is unchanged."""
    check_gathering(meta)
    check_host(meta, by)
    check_seat(meta, seat)
    if meta.hot_seat:
        raise ParlourError("tables-program-or-hot-seat")
    if meta.seats[seat].program:
        return meta
    if meta.seats[seat].kind != "open":
        raise ParlourError("tables-seat-taken")
    return _grant(meta, seat, SeatInfo(kind="person", name=_named(meta, PROGRAM, seat), program=True))


def add_number(meta: Meta, seat: int, number: str) -> Meta:
    """Add a player's number to the secret seed (AG-2); once, so that nobody waits for the others' and then chooses."""
    check_gathering(meta)
    check_person(meta, seat)
    if meta.seats[seat].number:
        raise ParlourError("tables-number-given")
    return meta.with_seat(seat, replace(meta.seats[seat], number=number))


def regrant(meta: Meta, seat: int) -> Meta:
    """Give the seat a new token, as it moves to another device; the old token is invalid."""
    return _grant(meta, seat, meta.seats[seat])


def stand_up(meta: Meta, seat: int, connected: Sequence[int] = ()) -> Meta:
    """Free the seat of a person who leaves before the game; if it was the host's, somebody else becomes host."""
    meta = meta.with_seat(seat, SeatInfo())
    return pass_host(meta, connected) if meta.host == seat else meta


def forget(meta: Meta, seat: int) -> Meta:
    """A player deletes a finished game: for themselves, or in hot-seat, where they share a device, for all."""
    for one in meta.persons:
        if one == seat or meta.hot_seat:
            meta = meta.with_seat(one, replace(meta.seats[one], forgotten=True))
    return meta


def is_forgotten(meta: Meta) -> bool:
    """Whether all players have deleted the finished game."""
    return all(meta.seats[seat].forgotten for seat in meta.humans)


def pass_host(meta: Meta, preferred: Sequence[int]) -> Meta:
    """Make the next person host, if possible one of `preferred`; nothing changes if there is nobody else."""
    order = [(meta.host + i) % len(meta.seats) for i in range(1, len(meta.seats))]
    persons = [seat for seat in order if seat in meta.humans]
    heir = next((seat for seat in persons if seat in preferred), persons[0] if persons else meta.host)
    return replace(meta, host=heir)


# Changes by the host


def check_host(meta: Meta, by: int) -> None:
    if by != meta.host or meta.seats[by].kind != "person":
        raise NotAllowed("tables-host-only")


def set_seat(meta: Meta, rules: Rules[State], by: int, seat: int, info: SeatInfo) -> Meta:
    """Make a seat open or a bot's; in hot-seat also a person's. Players may change their own names."""
    check_gathering(meta)
    check_seat(meta, seat)
    now = meta.seats[seat]
    if by == seat and info.kind == "person":
        return meta.with_seat(seat, replace(now, name=_named(meta, info.name, seat)))
    check_host(meta, by)
    if seat == meta.host:
        raise ParlourError("tables-host-seat")
    if now.kind == "person" and not meta.hot_seat:
        raise ParlourError("tables-seat-in-use")
    if info.kind == "person" and not meta.hot_seat:
        info = SeatInfo()
    return _fill(meta, rules, seat, info)


def add_seat(meta: Meta, rules: Rules[State], by: int, info: SeatInfo) -> Meta:
    check_gathering(meta)
    check_host(meta, by)
    if len(meta.seats) >= rules.seats.stop - 1:
        raise ParlourError("tables-no-more-seats", most=rules.seats.stop - 1)
    if info.kind == "person" and not meta.hot_seat:
        info = SeatInfo()
    return _fill(replace(meta, seats=(*meta.seats, SeatInfo())), rules, len(meta.seats), info)


def drop_seat(meta: Meta, by: int, seat: int) -> Meta:
    """Remove a seat that nobody holds; those after it move up."""
    check_gathering(meta)
    check_host(meta, by)
    check_seat(meta, seat)
    if meta.seats[seat].kind == "person" and (not meta.hot_seat or seat == meta.host):
        raise ParlourError("tables-seat-in-use")
    host = meta.host - 1 if seat < meta.host else meta.host
    return replace(meta, seats=(*meta.seats[:seat], *meta.seats[seat + 1 :]), host=host, moved=meta.moved + 1)


def set_options(meta: Meta, rules: Rules[State], by: int, options: dict[str, object], preset: str) -> Meta:
    """Other options for a table that gathers; the same values are refused as for a new one."""
    check_gathering(meta)
    check_host(meta, by)
    given = _table_options(rules, options, preset, meta.seats, meta.hot_seat)
    settle_options(rules, game_seats(meta), given)
    return replace(meta, options=given)


def without_open(meta: Meta) -> Meta:
    """The table without its open seats; those after them move up."""
    taken = [seat for seat, info in enumerate(meta.seats) if info.kind != "open"]
    host = taken.index(meta.host) if meta.host in taken else 0
    moved = meta.moved + (len(taken) < len(meta.seats))
    return replace(meta, seats=tuple([meta.seats[seat] for seat in taken]), host=host, moved=moved)


def set_public(meta: Meta, by: int, public: bool) -> Meta:
    """List or unlist the table. In a list, which strangers see, all names are fit for families (AG-8)."""
    check_host(meta, by)
    public = public and not meta.hot_seat
    if public:
        for info in meta.seats:
            _check_fit(info.name)
    return replace(meta, public=public)


def check_start(meta: Meta, rules: Rules[State]) -> None:
    """Refuse if the game cannot begin with these seats."""
    check_gathering(meta)
    if has_open(meta):
        raise ParlourError("tables-open-seats")
    check_count(rules, len(meta.seats))


def check_gathering(meta: Meta) -> None:
    if meta.status != "gathering":
        raise ParlourError("tables-already-started")


def check_seat(meta: Meta, seat: int) -> None:
    if not 0 <= seat < len(meta.seats):
        raise ParlourError("kernel-unknown-seat", seat=seat, last=len(meta.seats) - 1)


def place_of(meta: Meta, who: Who) -> int:
    """The current place of a seat: a request may have waited while other seats were removed."""
    match who:
        case Grant(number):
            seat = meta.seat_of(number)
            if seat is None:
                raise NoSeat
            return seat
        case Place(seat, moved, grant):
            if moved != meta.moved or (grant and meta.seats[seat].grant != grant):
                raise ParlourError("tables-seats-moved")
            return seat
        case _:
            return who


def check_person(meta: Meta, seat: int) -> None:
    """Refuse unless a person holds that seat."""
    check_seat(meta, seat)
    if meta.seats[seat].kind != "person":
        raise NotAllowed("tables-seat-empty")


# Filling seats


def tidy_name(name: str) -> str:
    name = " ".join(words.visible(name).split())
    if not 1 <= len(name) <= 40 or not name.isprintable():
        raise ParlourError("kernel-bad-name")
    return name


def _fill(meta: Meta, rules: Rules[State], seat: int, info: SeatInfo) -> Meta:
    match info.kind:
        case "open":
            return meta.with_seat(seat, SeatInfo())
        case "bot":
            level = find_level(info.level or _usual_level(rules), table_bots(rules))
            name = info.name if info.name.strip() else free_name(level, [one.name for one in meta.seats])
            return meta.with_seat(seat, SeatInfo(kind="bot", name=_named(meta, name, seat), level=level))
        case "person":
            return _grant(meta, seat, SeatInfo(kind="person", name=_named(meta, info.name, seat)))


def table_bots(rules: Rules[State]) -> tuple[str, ...]:
    """The bots that may sit at tables: the game's levels, and those that the server was started with."""
    return (*rules.levels, *outside_bots.named(rules.key))


def _usual_level(rules: Rules[State]) -> str:
    """The level of a bot if none is given: that of the substitute for absent players, if the game has it."""
    if SUBSTITUTE in rules.levels or not rules.levels:
        return SUBSTITUTE if rules.levels else ""
    return rules.levels[len(rules.levels) // 2]


def _grant(meta: Meta, seat: int, info: SeatInfo) -> Meta:
    meta = replace(meta, granted=meta.granted + 1)
    return meta.with_seat(seat, replace(info, grant=meta.granted))


def _check_fit(name: str) -> None:
    if not words.is_fit(name):
        raise RuleViolation("AG-8", "words-name-unfit")


def _named(meta: Meta, name: str, seat: int) -> str:
    """The name as the others see it: fit for the table, and told apart from names that look like it (AG-8)."""
    name = tidy_name(name)
    if meta.public or meta.options.get("family_words", True):
        _check_fit(name)
    return words.told_apart(name, [info.name for i, info in enumerate(meta.seats) if i != seat])
