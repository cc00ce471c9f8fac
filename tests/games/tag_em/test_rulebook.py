"""The pages of the game tell of all its options."""

import pytest
from tests.games import option_pages

from parlour.games.tag_em.game import RULES
from parlour.kernel.speech import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_named_by_the_rule_it_belongs_to(language: str) -> None:
    option_pages.check_rulebook(RULES.key, language)


def test_the_page_of_the_game_lists_its_options_with_defaults_first() -> None:
    option_pages.check_page(RULES.key)
