"""The terminal lists the games there are: not the toy games, which other tests of the same run may have registered."""

import pytest
from tests.toys import TOYS

import parlour.games  # noqa: F401 - so that they are registered before a test puts another register in its place
from parlour.kernel import registry


@pytest.fixture(autouse=True)
def no_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = {key: module for key, module in registry._modules.items() if key not in TOYS}
    monkeypatch.setattr(registry, "_modules", modules)
