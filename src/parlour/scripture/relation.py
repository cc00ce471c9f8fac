"""What somebody is to somebody, with its proof, as words and sentences in English and French.

>>> from parlour.scripture import related
>>> print(related("JESSE", "father", "DAVID").sentence("fr"))
Isaï est le père de David (Ruth 4:22).
"""

from __future__ import annotations

import msgspec

from parlour.kernel.speech import say
from parlour.scripture.citing import cite
from parlour.scripture.people import Fact, Person
from parlour.scripture.ties import Tie, name

Chain = tuple[Fact, ...]

# What the text says outright of people whose parents it does not tell.
STATED = {
    "concubine": Tie("concubine"),
    "uncle": Tie("uncle"),
    "cousin": Tie("cousin"),
    "father-in-law": Tie("parent-in-law"),
    "guardian": Tie("guardian"),
    "heavenly-father": Tie("ancestor"),
}
FACTS = STATED | {
    "father": Tie("ancestor"),
    "mother": Tie("ancestor"),
    "husband": Tie("spouse"),
    "wife": Tie("spouse"),
    "brother": Tie("sibling"),
    "sister": Tie("sibling"),
}

_LONG = 6
"""A longer chain is told in a sentence by its ends."""


class Relation(msgspec.Struct, frozen=True):
    """That `who` is something to `whose`, and the facts that prove it, from the elder to the younger."""

    who: Person
    whose: Person
    tie: Tie
    chain: Chain

    def word(self, language: str = "en") -> str:
        """What `who` is: "great-grandmother"."""
        return name(self.tie, self.who.sex, language)

    @property
    def references(self) -> tuple[int, ...]:
        """The verses of the proof, by their places in the text, each once."""
        return tuple(dict.fromkeys(verse for fact in self.chain for verse in fact.verses))

    def claim(self, language: str = "en") -> str:
        """What is to be proved: "Ruth is the great-grandmother of David"."""
        return say(
            "{who} is {what} {of}",
            language,
            who=self.who.name(language),
            what=_with_article(self, language),
            of=_of(self.whose, language),
        )

    def description(self, language: str = "en") -> str:
        """Who `who` is, by this relation: "son of Nathan (1 Kings 4:5)"."""
        return f"{self.word(language)} {_of(self.whose, language)} ({cite(self.references, language)})"

    def sentence(self, language: str = "en") -> str:
        """The whole proof in one sentence."""
        claim = self.claim(language)
        if len(self.chain) == 1 and FACTS[self.chain[0].kind] in (self.tie, self.tie.inverse):
            return f"{claim} ({cite(self.references, language)})."
        steps = [fact_sentence(fact, language) for fact in self.chain]
        if len(steps) > _LONG:
            steps[3:-2] = ["…"]
        return say("{claim}: {chain}.", language, claim=claim, chain=", ".join(steps))


def fact_sentence(fact: Fact, language: str = "en") -> str:
    """A fact, with its verses."""
    claim = Relation(fact.who, fact.whose, FACTS[fact.kind], ()).claim(language)
    return f"{claim} ({cite(fact.verses, language)})"


def _with_article(relation: Relation, language: str) -> str:
    word, far = relation.word(language), relation.tie.is_far
    if language == "en":
        return f"{'a' if far else 'the'} {word}"
    feminine = relation.who.sex == "f"
    if far:
        return f"{'une' if feminine else 'un'} {word}"
    return f"l’{word}" if _is_vowel(word) else f"{'la' if feminine else 'le'} {word}"


def _of(person: Person, language: str) -> str:
    """“of David”, « de David », « d’Obed »."""
    called = person.name(language)
    if language == "en":
        return f"of {called}"
    return f"d’{called}" if _is_vowel(called) else f"de {called}"


def _is_vowel(word: str) -> bool:
    return word[0] in "aàâeéèêiîoôuœAÀÂEÉÈÊIÎOÔUŒ"
