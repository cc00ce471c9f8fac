"""MO-13 over simulated networks: delays, jitter, loss, and a clock that lies."""

import pytest
from tests.games.moji.networks import NETWORKS, RACES, share


@pytest.mark.parametrize("name", [name for name in NETWORKS if not name.startswith("300 ms")])
def test_MO_13_who_was_first_by_more_than_the_window_wins(name: str) -> None:
    assert share(NETWORKS[name], RACES // 4, seed=1) >= 0.995
