"""The lists behind moji's verdicts, for `parlour data report`: names, forms and themes, in English and French."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from parlour import words
from parlour.contract.lookup import MeasuredList
from parlour.games.moji.options import Challenges, MojiOptions, Theme
from parlour.games.moji.rules import judge
from parlour.words.grammar import all_names, french_classes


def _fault(text: str, language: words.Language = "en", theme: tuple[Theme, ...] = (), endings: bool = False) -> str:
    """Why a word is refused; empty if it counts."""
    options = MojiOptions(language=language, endings=endings)
    word = " ".join(text.upper().split())
    return judge.objection(word, Challenges(theme=theme), options)[0] if words.fold(word) else "several"


def _name(text: str) -> str:
    return _fault(text, endings=True) or "word"


def _form(text: str, language: words.Language = "en") -> str:
    fault = _fault(text, language)
    if fault in ("ending", "form"):
        return words.inflections(words.fold(text), language)[0].ending
    return fault or ("own" if language == "en" else "ok")


def _themed(theme: Theme, language: words.Language = "en") -> Callable[[str], str]:
    return lambda text: _fault(text, language, (theme,), endings=True) or "yes"


def _of_class(part: str, language: words.Language = "en") -> Callable[[], Iterable[str]]:
    def found() -> Iterator[str]:
        listed = words.english() if language == "en" else words.french()
        parts = words.parts_of_speech if language == "en" else french_classes
        return (word for word in listed if part in parts(word) and not words.is_name(word, language))

    return found


def _members(*themes: words.Theme, language: words.Language = "en") -> Callable[[], Iterable[str]]:
    return lambda: {words.written(key, language) or key for theme in themes for key in words.members(theme, language)}


LISTS: dict[str, MeasuredList] = {
    "names": MeasuredList(all_names, _name),
    "headwords": MeasuredList(lambda: (one for one in words.english() if one.endswith(("S", "ING", "ED"))), _form),
    "nouns": MeasuredList(_of_class("noun"), _themed("nouns")),
    "verbs": MeasuredList(_of_class("verb"), _themed("verbs")),
    "adjectives": MeasuredList(_of_class("adjective"), _themed("adjectives")),
    "food": MeasuredList(_members("food"), _themed("food")),
    "animals": MeasuredList(_members("animals"), _themed("animals")),
    "movies": MeasuredList(_members("films", "shows"), _themed("movies")),
    "books": MeasuredList(_members("books"), _themed("books")),
    "famous": MeasuredList(_members("persons"), _themed("famous")),
    "french": MeasuredList(words.french, lambda text: _form(text, "fr")),
    "french-nouns": MeasuredList(_of_class("noun", "fr"), _themed("nouns", "fr")),
    "french-verbs": MeasuredList(_of_class("verb", "fr"), _themed("verbs", "fr")),
    "french-adjectives": MeasuredList(_of_class("adjective", "fr"), _themed("adjectives", "fr")),
    "french-food": MeasuredList(_members("food", language="fr"), _themed("food", "fr")),
    "french-animals": MeasuredList(_members("animals", language="fr"), _themed("animals", "fr")),
}
