"""Words that crossword games of the Bible accept, and words that earn a bonus (SB-2, SB-23, SB-34)."""

from __future__ import annotations

from parlour.data import lists
from parlour.data.part_builder import OwnList, Part, PartBuilder


def _compile(builder: PartBuilder) -> None:
    vocabulary, names = builder.words["vocabulary"], builder.words["names"]
    printed = frozenset(lists.groups("rulebook.txt")["Bonus words"])
    faith = builder.word_list("words-of-faith", lists.words("words-of-faith.txt"))
    builder.word_list("concordance", (vocabulary - lists.words("function-words.txt")) | names | faith | printed)
    rulebook = builder.word_list("rulebook", lists.words("rulebook.txt"))
    acceptable = builder.word_list("acceptable", builder.words["english"] | vocabulary | names | faith | rulebook)
    builder.word_list("unfit", lists.matching("unfit.txt", acceptable))


PART = Part(
    step="bonus lists",
    archives=(),
    lists=(
        OwnList("rulebook.txt", "Words that the rulebook prints (SB-2)."),
        OwnList("function-words.txt", "Words that the concordance leaves out."),
        OwnList("words-of-faith.txt", "The strict bonus list (SB-23)."),
        OwnList("unfit.txt", "Words that bots and hints leave alone (AG-8), as patterns."),
        OwnList("babel/fr.tsv", "Words of faith in French (SB-34)."),
        OwnList("babel/es.tsv", "Words of faith in Spanish (SB-34)."),
        OwnList("babel/de.tsv", "Words of faith in German (SB-34)."),
        OwnList("babel/la.tsv", "Words of faith in Latin (SB-34)."),
        OwnList("babel/he.tsv", "Words of faith in Hebrew, transliterated (SB-34)."),
        OwnList("babel/el.tsv", "Words of faith in Greek, transliterated (SB-34)."),
    ),
    counts={
        "words-of-faith": "strict bonus list (SB-23)",
        "concordance": "wide bonus list: names and content words (SB-23)",
        "rulebook": "words that the rulebook prints (SB-2)",
        "acceptable": "all of these together: the words that may be laid",
        "unfit": "words that bots and hints leave alone (AG-8)",
    },
    compile=_compile,
)
