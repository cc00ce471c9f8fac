"""The terminal lists the games there are."""

import pytest


@pytest.fixture(autouse=True)
def _no_toys(no_toys: None) -> None:
    """Without the toy games."""
