"""Compares the word graph with Python's sets and strings."""

import ast
import doctest
import pathlib
import random
import string
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour._engine import ACCEPTS, CHILD, LAST, LETTER, LETTER_SHIFT, WordGraph

# Few letters, so that words share prefixes and suffixes.
words = st.text("ABZ", min_size=1, max_size=6)
word_sets = st.sets(words, max_size=40)
any_word = words | st.text(max_size=4) | st.text(string.ascii_letters, max_size=4)


@given(st.lists(words, max_size=40), st.lists(any_word))
def test_contains_what_the_list_contains(listed: list[str], asked: list[str]) -> None:
    graph = WordGraph.build(listed)
    for word in listed + asked:
        assert (word in graph) == graph.contains(word) == (word in set(listed))


@given(st.lists(words, max_size=40))
def test_iterates_over_the_sorted_set(listed: list[str]) -> None:
    graph = WordGraph.build(listed)
    assert list(graph) == sorted(set(listed))
    assert len(graph) == len(set(listed))


@given(word_sets, st.text("ABZa", max_size=3), st.none() | st.integers(0, 5))
def test_prefixes_are_those_of_the_list(listed: set[str], text: str, limit: int | None) -> None:
    graph = WordGraph.build(listed)
    expected = sorted(word for word in listed if word.startswith(text))
    assert graph.has_prefix(text) == bool(expected)
    assert graph.with_prefix(text, limit=limit) == expected[:limit]


@given(word_sets, st.text("ABZ", max_size=2), st.text("ABZ", max_size=2))
def test_letters_between_make_words(listed: set[str], before: str, after: str) -> None:
    expected = [letter for letter in string.ascii_uppercase if before + letter + after in listed]
    assert WordGraph.build(listed).letters_between(before, after) == "".join(expected)


@given(word_sets)
def test_traversal_by_edges_finds_every_word(listed: set[str]) -> None:
    graph = WordGraph.build(listed)

    def walk(node: int, text: str) -> set[str]:
        found = set()
        for letter, child, ends in graph.edges(node):
            assert graph.child(node, letter) == child
            assert graph.accepts(node, letter) == ends
            found |= walk(child, text + letter) | ({text + letter} if ends else set())
        return found

    assert walk(graph.root, "") == listed


@given(word_sets)
def test_traversal_of_the_table_finds_every_word(listed: set[str]) -> None:
    graph = WordGraph.build(listed)
    table = memoryview(graph.table()).cast("I")

    def walk(node: int, text: str) -> set[str]:
        found = set()
        while node:
            edge = table[node]
            longer = text + chr(64 + (edge >> LETTER_SHIFT & LETTER))
            found |= walk(edge & CHILD, longer) | ({longer} if edge & ACCEPTS else set())
            node = 0 if edge & LAST else node + 1
        return found

    assert walk(graph.root, "") == listed


@given(word_sets)
def test_the_graph_is_minimal(listed: set[str]) -> None:
    """Nodes are the distinct sets of suffixes of a prefix; none occurs twice."""
    beginnings = {word[:length] for word in listed for length in range(len(word))}
    endings = {frozenset(w[len(b) :] for w in listed if w.startswith(b) and w != b) for b in beginnings}
    table = memoryview(WordGraph.build(listed).table()).cast("I")
    assert sum(1 for edge in table[2:] if edge & LAST) == len(endings)


@pytest.mark.parametrize("node", [1, 3, 2**24, 2**32 - 1])
def test_unknown_nodes_are_refused(node: int) -> None:
    graph = WordGraph.build(["A"])
    with pytest.raises(IndexError, match=f"there is no node {node}"):
        graph.edges(node)
    with pytest.raises(IndexError, match=f"there is no node {node}"):
        graph.child(node, "A")
    with pytest.raises(IndexError, match=f"there is no node {node}"):
        graph.accepts(node, "A")


def test_unknown_letters_have_no_child() -> None:
    graph = WordGraph.build(["A"])
    assert graph.child(graph.root, "A") == 0
    assert graph.accepts(graph.root, "A")
    assert graph.child(graph.root, "é") == 0
    assert not graph.accepts(graph.root, "b")
    assert graph.edges(0) == []
    with pytest.raises(ValueError, match="length 1"):
        graph.child(graph.root, "AB")


def test_a_graph_without_words() -> None:
    graph = WordGraph.build([])
    assert len(graph) == 0
    assert list(graph) == []
    assert graph.root == 0
    assert not graph.has_prefix("")
    assert list(WordGraph.from_bytes(graph.to_bytes())) == []


@pytest.mark.parametrize(
    ("listed", "complaint"),
    [
        (["AB", ""], "word 1 is empty"),
        (["AB", "CD", "eF"], "word 2 (\"eF\"): 'e' is not a letter A-Z"),
        (["A B"], "word 0 (\"A B\"): ' ' is not a letter A-Z"),
        (["NOËL"], "word 0 (\"NOËL\"): 'Ë' is not a letter A-Z"),
        (["A", "\ud800"], "word 1"),
    ],
)
def test_a_bad_word_is_named_with_its_place(listed: list[str], complaint: str) -> None:
    with pytest.raises(ValueError) as refusal:  # noqa: PT011 (the text is compared below, without regex signs)
        WordGraph.build(listed)
    assert complaint in str(refusal.value)


def test_one_word_is_not_a_list_of_words() -> None:
    with pytest.raises(TypeError, match="iterable of words"):
        WordGraph.build("CAT")
    with pytest.raises(TypeError, match="word 1 is of type bytes"):
        WordGraph.build(["CAT", b"DOG"])  # type: ignore[list-item]


def test_a_lone_surrogate_is_refused() -> None:
    graph = WordGraph.build(["A"])
    assert "\ud800" not in graph
    assert not graph.has_prefix("A\udfff")
    assert graph.with_prefix("\ud800") == []


@given(word_sets)
def test_bytes_round_trip(listed: set[str]) -> None:
    graph = WordGraph.build(listed)
    data = graph.to_bytes()
    for form in (data, bytearray(data), memoryview(data)):
        back = WordGraph.from_bytes(form)
        assert back.table() == graph.table()
        assert back.to_bytes() == data
        assert list(back) == sorted(listed)


def test_the_same_words_give_the_same_bytes() -> None:
    listed = ["BAT", "CAT", "CATS", "AT", "ATE"]
    shuffled = random.Random(7).sample(listed, len(listed))
    assert WordGraph.build(listed).to_bytes() == WordGraph.build(shuffled + listed).to_bytes()


@given(word_sets, st.data())
def test_damaged_bytes_are_refused(listed: set[str], data: st.DataObject) -> None:
    sound = WordGraph.build(listed).to_bytes()
    damaged = bytearray(sound)
    for _ in range(data.draw(st.integers(1, 4))):
        damaged[data.draw(st.integers(0, len(sound) - 1))] = data.draw(st.integers(0, 255))
    del damaged[data.draw(st.integers(0, len(sound)) | st.just(len(sound))) :]
    if bytes(damaged) != sound:
        with pytest.raises(ValueError, match="not a word graph"):
            WordGraph.from_bytes(damaged)


@given(word_sets, st.data())
def test_slots_with_a_valid_checksum_are_refused_or_valid(listed: set[str], data: st.DataObject) -> None:
    """Random slots behind a valid checksum: whatever is accepted can be traversed completely."""
    damaged = bytearray(WordGraph.build(listed).to_bytes())
    slots = memoryview(damaged)[24:].cast("I")
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(slots) - 1))
        flags = data.draw(st.sampled_from([0, ACCEPTS, LAST, ACCEPTS | LAST]))
        letter = data.draw(st.integers(0, 27)) << LETTER_SHIFT
        slots[place] = flags | letter | data.draw(st.integers(0, len(slots)))
    damaged[12:16] = data.draw(st.integers(0, len(listed) + 1)).to_bytes(4, "little")
    damaged[20:24] = zlib.crc32(damaged[24:]).to_bytes(4, "little")
    complaint = complaint_about(damaged)
    if complaint is None:
        graph = WordGraph.from_bytes(damaged)
        found = list(graph)
        assert found == sorted(set(found))
        assert len(found) == len(graph)
    else:
        assert complaint.startswith("not a word graph: ")


def complaint_about(data: bytearray) -> str | None:
    try:
        WordGraph.from_bytes(data)
    except ValueError as error:
        return str(error)
    return None


@given(st.binary(max_size=64))
def test_any_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a word graph"):
        WordGraph.from_bytes(data)


def test_examples_of_the_stub() -> None:
    """Runs the examples in the stub: `--doctest-modules` does not look into `.pyi` files."""
    stub = pathlib.Path(parlour.__file__).with_name("_engine.pyi")
    runner = doctest.DocTestRunner()
    names: dict[str, object] = {}
    for node in ast.walk(ast.parse(stub.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node) or ""
            where = getattr(node, "name", "_engine")
            runner.run(doctest.DocTestParser().get_doctest(text, names, where, stub.name, 0), clear_globs=False)
            names = {"WordGraph": WordGraph}
    assert runner.tries > 10
    assert runner.failures == 0
