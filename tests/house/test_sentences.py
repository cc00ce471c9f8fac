"""Every sentence that the project can say has its French, and every French sentence is still said.

The sentences are looked for in the source. `say` speaks, and so does whatever hands a parameter of its own on to
something that speaks: an error's class, a method, a translator. What such a call is given is followed back through
names and tables to the strings themselves; a sentence that cannot be followed is an error: nobody could translate it.
"""

import ast
import importlib
import re
import string
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import parlour
from parlour.kernel.i18n import catalogue

PACKAGE = Path(__file__).parents[2] / "src" / "parlour"

SEEDS = {"say": 0, "option": 0, "conflict": 0, "preset": 0, "shown_as": 0}
"""What speaks of its own: its name, and which of its arguments is the sentence."""

FURTHER: dict[str, tuple[int | str, ...]] = {"option": (1, "choices", "none", "each", "unit")}
"""Further arguments that are sentences, by place or name."""

SAID_BEFORE = {
    "error.template",
    "found.text",
    "given.text",
    "note.choices",
    "note.each",
    "note.help",
    "note.label",
    "note.none",
    "note.unit",
    "one.text",
    "preset.label",
    "problem.template",
}
"""What was given to another error, to `option` or to `shown_as`, and is looked at there."""

COMMAND_WORDS = {"question.silence", "answer.partition(' ')"}
"""The answers to a question; the words of commands have French names in the terminal."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Sentence(NamedTuple):
    text: str
    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line}: {self.text}"


class Unclear(Exception):
    """It cannot be seen from the source what is said there."""


class Source:
    """The modules below a folder, and the sentences in them."""

    def __init__(self, root: Path, but: tuple[Path, ...] = ()) -> None:
        self.modules = {
            path: ast.parse(path.read_text(encoding="utf-8"), str(path))
            for path in sorted(root.rglob("*.py"))
            if not any(map(path.is_relative_to, but))
        }
        self.classes = {
            node.name: node
            for module in self.modules.values()
            for node in ast.walk(module)
            if isinstance(node, ast.ClassDef)
        }
        self.speakers = dict(SEEDS)
        self.kept: set[str] = set()
        "Attributes in which a constructor keeps a sentence that it is given."
        self._find_speakers()

    # Who speaks

    def _find_speakers(self) -> None:
        """Speakers are found by their own calls of speakers, so it takes rounds until there is nothing new."""
        before = -1
        while before != len(self.speakers):
            before = len(self.speakers)
            for module in self.modules.values():
                for owner, function in _functions(module):
                    for said in self._said(owner, function):
                        self._look_at(said, owner, function)

    def _look_at(self, said: ast.expr, owner: ast.ClassDef | None, function: Function, part: int | None = None) -> None:
        """Whether the function says what it is given itself, or what its object was made with."""
        match said:
            case ast.Name(name) if values := _values(function, name):
                for value, place in values:
                    self._look_at(value, owner, function, place)
            case ast.Name(name) if name in (parameters := _positional(function)):
                speaker = function.name
                if owner is not None and speaker in ("__init__", "__call__"):
                    # A callable instance of class Translator is called `translator`.
                    speaker = owner.name if speaker == "__init__" else owner.name.lower()
                self.speakers.setdefault(speaker, parameters.index(name))
            case ast.Attribute(ast.Name("self"), name) if owner is not None and (init := _constructor(owner)):
                parameters = _positional(init)
                for value in _kept(init, name, part):
                    if isinstance(value, ast.Name) and value.id in parameters:
                        self.speakers.setdefault(owner.name, parameters.index(value.id))
                        self.kept.add(f"self.{name}")

    def _said(self, owner: ast.ClassDef | None, scope: ast.AST) -> Iterator[ast.expr]:
        """The sentences given to speakers in this scope."""
        for call in ast.walk(scope):
            if isinstance(call, ast.Call) and (index := self._sentence_of(call, owner)) is not None:
                if len(call.args) <= index or any(isinstance(a, ast.Starred) for a in call.args[: index + 1]):
                    raise Unclear(f"line {call.lineno}: {ast.unparse(call)}")
                yield call.args[index]
                for further in FURTHER.get(_name(call.func), ()):
                    if isinstance(further, int):
                        yield call.args[further]
                    else:
                        yield from (one.value for one in call.keywords if one.arg == further)

    def _sentence_of(self, call: ast.Call, owner: ast.ClassDef | None) -> int | None:
        """Which argument of the call is a sentence."""
        match call.func:
            case ast.Call(maker):  # Translator("fr")("Hello.")
                return self.speakers.get(_name(maker).lower())
            case ast.Attribute(ast.Call(ast.Name("super")), "__init__") if owner is not None:
                makers = [self._maker(_name(base)) for base in owner.bases]
                return next((self.speakers.get(maker) for maker in makers if maker), None)
            case ast.Name("cls") if owner is not None:
                return self.speakers.get(self._maker(owner.name))
            case ast.Attribute(_, name) if name in SEEDS:
                return None  # something else of that name: these are always called by their bare names
            case called:
                name = _name(called)
                return self.speakers.get(self._maker(name) or name)

    def _maker(self, name: str) -> str:
        """The class whose constructor that class has: its own, or that of a base."""
        node = self.classes.get(name)
        if node is None or _constructor(node):
            return name if node else ""
        return next(filter(None, (self._maker(_name(base)) for base in node.bases)), "")

    # What is said

    def sentences(self) -> Iterator[Sentence]:
        for path, module in self.modules.items():
            for owner, function in (*_functions(module), (None, _outside(module))):
                for said in self._said(owner, function):
                    try:
                        yield from self._follow(said, function, path)
                    except Unclear as unclear:
                        raise Unclear(f"{path.name}:{said.lineno}: {unclear}") from None

    def _follow(self, said: ast.expr, function: Function, path: Path, part: int | None = None) -> Iterator[Sentence]:
        """The texts that the expression may stand for; `part` is the place in a tuple that is meant."""
        match said:
            case ast.Constant(str()) | ast.Dict() | ast.Tuple() | ast.List():
                for found in _entries(said, part):
                    if isinstance(found, ast.Constant) and isinstance(found.value, str):
                        yield Sentence(found.value, path, found.lineno)
                    else:
                        yield from self._follow(found, function, path, part)
            case ast.IfExp(_, first, second):
                yield from self._follow(first, function, path, part)
                yield from self._follow(second, function, path, part)
            case ast.Name(name) if values := _values(function, name):
                for value, place in values:
                    yield from self._follow(value, function, path, part if place is None else place)
            case ast.Name(name) if name in _parameters(function):
                pass  # the function speaks for whoever calls it
            case ast.Name(name) | ast.Attribute(_, name) if name.isupper():
                yield from self._table(name, part)
            case ast.Subscript(table, _):
                yield from self._follow(table, function, path, part)
            case ast.Call(ast.Attribute(table, "get"), [_, *default]):
                for one in (table, *default):
                    yield from self._follow(one, function, path, part)
            case ast.Call(ast.Attribute(table, "values"), []):
                yield from self._follow(table, function, path, part)
            case ast.Call(ast.Attribute(table, "items"), []):
                yield from self._follow(table, function, path)
            case ast.Call(called) if returned := self._returned(_name(called), function):
                for inside, value, where in returned:
                    yield from self._follow(value, inside, where, part)
            case _ if ast.unparse(said) not in SAID_BEFORE | COMMAND_WORDS | self.kept:
                raise Unclear(f"what “{ast.unparse(said)}” says cannot be seen, and so not translated")

    def _returned(self, name: str, caller: Function) -> list[tuple[Function, ast.expr, Path]]:
        """What functions of that name return, the caller aside, which may have the name too."""
        return [
            (function, node.value, path)
            for path, module in self.modules.items()
            for _, function in _functions(module)
            if function.name == name and function is not caller
            for node in ast.walk(function)
            if isinstance(node, ast.Return) and node.value is not None
        ]

    def _table(self, name: str, part: int | None) -> Iterator[Sentence]:
        """The texts of the tables of that name."""
        tables = [(path, value) for path, module in self.modules.items() for n, value in _tables(module) if n == name]
        if not tables:
            raise Unclear(f"no module has a table {name}")
        for path, table in tables:
            yield from self._follow(table, _outside(self.modules[path]), path, part)

    def tabled(self) -> Iterator[Sentence]:
        """Whatever looks like a sentence in a table of a module that speaks."""
        for path, module in self.modules.items():
            speaks = any(self._said(None, module))
            for _, value in _tables(module):
                if speaks and isinstance(value, ast.Dict | ast.Tuple | ast.List):
                    for node in ast.walk(value):
                        match node:
                            case ast.Constant(str(text)) if re.fullmatch(r"[A-Z{“].* .*[.?!]", text):
                                yield Sentence(text, path, node.lineno)

    def words(self) -> set[str]:
        """All strings of a single word."""
        nodes = (node for module in self.modules.values() for node in ast.walk(module))
        return {text for node in nodes if isinstance(node, ast.Constant) and (text := str(node.value)).isalpha()}


def _functions(module: ast.Module) -> Iterator[tuple[ast.ClassDef | None, Function]]:
    """The functions of a module and of its classes; one within another counts as part of it."""
    for node in module.body:
        if isinstance(node, Function):
            yield None, node
        elif isinstance(node, ast.ClassDef):
            yield from ((node, part) for part in node.body if isinstance(part, Function))


def _outside(module: ast.Module) -> Function:
    """What stands outside of all functions, as if it were one."""
    body: list[ast.stmt] = []
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            body += [part for part in node.body if not isinstance(part, Function)]
        elif not isinstance(node, Function):
            body.append(node)
    function = ast.parse("def outside(): ...").body[0]
    assert isinstance(function, ast.FunctionDef)
    function.body = body or function.body
    return function


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
        case ast.Subscript(value, _):
            return _name(value)
        case _:
            return ""


def _constructor(node: ast.ClassDef) -> ast.FunctionDef | None:
    return next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)


def _kept(constructor: ast.FunctionDef, name: str, part: int | None) -> Iterator[ast.expr]:
    """What the constructor keeps as `self.name`, or that part of it."""
    for node in ast.walk(constructor):
        match node:
            case ast.Assign([ast.Attribute(ast.Name("self"), kept)], value) if kept == name:
                yield value.elts[part] if isinstance(value, ast.Tuple) and part is not None else value


def _positional(function: Function) -> list[str]:
    """The parameters that can be given by place, without the object itself."""
    names = [one.arg for one in (*function.args.posonlyargs, *function.args.args)]
    return names[1:] if names[:1] in (["self"], ["cls"]) else names


def _parameters(function: Function) -> set[str]:
    return {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}


def _values(function: Function, name: str) -> list[tuple[ast.expr, int | None]]:
    """What that name is given within the function; with a place, if it is given that part of a tuple."""
    found: list[tuple[ast.expr, int | None]] = []
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets, value):
                pass
            case ast.AnnAssign(target, _, ast.expr() as value) | ast.NamedExpr(target, value):
                targets = [target]
            case ast.For(target, value) | ast.comprehension(target, value):
                targets = [target]
            case _:
                continue
        for target in targets:
            parts = target.elts if isinstance(target, ast.Tuple) else []
            if isinstance(target, ast.Name) and target.id == name:
                found.append((value, None))
            found += [(value, i) for i, part in enumerate(parts) if isinstance(part, ast.Name) and part.id == name]
    return found


def _tables(module: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in module.body:
        match node:
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                if name.isupper():
                    yield name, value


def _entries(value: ast.expr, part: int | None) -> Iterator[ast.expr]:
    """What a table holds; of entries that are tuples, that part."""
    match value:
        case ast.Dict(_, entries):
            for entry in entries:
                yield from _entries(entry, part)
        case ast.Tuple(entries) | ast.List(entries) if all(isinstance(e, ast.Tuple | ast.List) for e in entries):
            for entry in entries:
                yield from _entries(entry, part)
        case ast.Tuple(entries) | ast.List(entries):
            yield from entries if part is None else entries[part : part + 1]
        case _:
            yield value


# The catalogues


def catalogues(root: Path) -> dict[Path, dict[str, str]]:
    """The French of each folder that has some."""
    return {file.parent: tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(root.rglob("fr.toml"))}


FRENCH = catalogues(PACKAGE)
PAIRS = [(folder, english, french) for folder, pairs in FRENCH.items() for english, french in pairs.items()]


@pytest.fixture(scope="module")
def source() -> Source:
    formats = PACKAGE / "formats"  # it brings its catalogue when it is done
    return Source(PACKAGE, but=() if formats in FRENCH else (formats,))


@pytest.fixture(scope="module")
def sentences(source: Source) -> list[Sentence]:
    return sorted(set(source.sentences()))


def is_translated(sentence: Sentence) -> bool:
    """Whether a catalogue beside it or above it has it, or the kernel's, which is always open."""
    above = [folder for folder in sentence.file.parents if folder.is_relative_to(PACKAGE)]
    return any(sentence.text in FRENCH.get(folder, {}) for folder in (*above, PACKAGE / "kernel"))


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}


def test_every_sentence_has_its_french(sentences: list[Sentence]) -> None:
    assert [str(one) for one in sentences if not is_translated(one)] == []


def test_every_sentence_of_a_table_is_said(source: Source, sentences: list[Sentence]) -> None:
    said = {one.text for one in sentences}
    assert [str(one) for one in source.tabled() if one.text not in said] == []


def test_no_french_is_left_over(source: Source, sentences: list[Sentence]) -> None:
    words = source.words()
    for folder, pairs in FRENCH.items():
        said = {one.text for one in sentences if one.file.is_relative_to(folder)}
        assert [english for english in pairs if english not in said | words] == [], folder.name


def test_both_languages_have_the_same_facts() -> None:
    assert [english for _, english, french in PAIRS if placeholders(english) != placeholders(french)] == []


def test_the_french_is_not_the_english() -> None:
    assert [english for _, english, french in PAIRS if english == french] == []


def test_a_sentence_has_one_translation() -> None:
    """Catalogues are read one over the other: what stands in two of them has to say the same."""
    first: dict[str, str] = {}
    assert [english for _, english, french in PAIRS if first.setdefault(english, french) != french] == []


def test_french_typography() -> None:
    for _, english, french in PAIRS:
        assert not re.search("['\"“”]", french), english
        # What stands in quotation marks is to be typed as it is.
        bare = re.sub("«\N{NO-BREAK SPACE}[^»]*\N{NO-BREAK SPACE}»", "", french)
        assert not re.search("(?<!\N{NO-BREAK SPACE})[;:?!»]|«", bare), english
        assert english.endswith(" ") == french.endswith(" "), english


def test_every_catalogue_is_opened() -> None:
    for key in parlour.game_keys():
        parlour.rules_of(key)
    for folder in FRENCH:
        if not folder.is_relative_to(PACKAGE / "games"):
            for module in sorted(folder.glob("*.py")):
                importlib.import_module(".".join(("parlour", *module.relative_to(PACKAGE).with_suffix("").parts)))
    assert {english: french for _, english, french in PAIRS}.items() <= catalogue("fr").items()


# The search itself


ERRORS = '''
class Refusal(Exception):
    def __init__(self, message, /, **facts):
        self.template = message
        super().__init__(say(message, **facts))
    def text(self, language):
        return say(self.template, language, **self.facts)
class Forbidden(Refusal):
    def __init__(self, rule, message, /, **facts):
        super().__init__(message, **facts)
class Unreadable(Refusal):
    def __init__(self, line):
        super().__init__("In a base.", line=line)
class InFile(Refusal):
    def __init__(self, line, reason, /, **facts):
        self._reason = reason, facts
        super().__init__("Line {line}: {reason}", line=line, reason=self.reason())
    def reason(self, language="en"):
        sentence, facts = self._reason
        return say(sentence, language, **facts)
    @classmethod
    def of(cls, line, error):
        return cls(line, error.template, **error.facts)
class Both(InFile, Forbidden):
    """Made as the first of its bases is."""
class Plain(Refusal):
    """A class of its own, with the constructor of its base."""
class Translator:
    def __call__(self, sentence, /, **facts):
        return say(sentence, self.language, **facts)
    def twice(self, times, sentence):
        return [self(sentence), translator(sentence)]
'''


def found_in(folder: Path, source: str) -> list[str]:
    (folder / "errors.py").write_text(ERRORS, encoding="utf-8")
    (folder / "module.py").write_text(source, encoding="utf-8")
    return [one.text for one in Source(folder).sentences() if one.file.name == "module.py"]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('def f():\n    say("A b.", "fr")', ["A b."]),
        ('def f():\n    raise Plain("A b.", x=1)', ["A b."]),
        ('def f():\n    raise errors.Forbidden("SB-1", "A b.")', ["A b."]),
        ('class Own(Forbidden): ...\ndef f():\n    raise Own("SB-1", "A b.")', ["A b."]),
        ('class Own(Plain):\n    def __init__(self):\n        super().__init__("A b.")', ["A b."]),
        ('def f():\n    raise InFile(3, "A b.")', ["A b."]),
        ('def f():\n    raise Both(3, "A b.")', ["A b."]),
        ('class C:\n    x: Annotated[int, option("A b", "C d.", "SB-1", "game")] = 1', ["A b", "C d."]),
        (
            'class C:\n    x: T[int, option("A", "B.", "SB-1", "x", unit="c", choices={1: "d"})] = 1',
            ["A", "B.", "d", "c"],
        ),
        (
            'class C:\n    x: T[int, option("A", "B.", "SB-1", "x", choices=MAPS)] = 1\nMAPS = {"a": "c"}',
            ["A", "B.", "c"],
        ),
        ('class C:\n    conflicts = (conflict("A b.", "SB-1", x=1),)', ["A b."]),
        ('def f():\n    say("A b." if x else "C d.")', ["A b.", "C d."]),
        ('def f():\n    s = "A b." if x else "C d."\n    say(s)', ["A b.", "C d."]),
        ('def f():\n    if (s := "A b."):\n        say(s)', ["A b."]),
        ('def f():\n    r, s = "SB-1", "A b."\n    say(s)', ["A b."]),
        ('def f():\n    say(TABLE[x])\nTABLE = {"a b": "A b.", "c": "C d."}', ["A b.", "C d."]),
        ('def f():\n    say(TABLE.get(x, "C d."))\nTABLE: dict[str, str] = {"a": "A b."}', ["A b.", "C d."]),
        ('def f():\n    r, s = TABLE[x]\n    raise Forbidden(r, s)\nTABLE = {"a": ("SB-1", "A b.")}', ["A b."]),
        (
            "def f():\n    t = {**TABLE, **MORE} if x else TABLE\n    key, s = t[x]\n    say(s)\n"
            'TABLE = {"a": ("a", "A b.")}\nMORE = {"c": ("c", "C d.")}',
            ["A b.", "C d.", "A b."],
        ),
        ('def f():\n    for key, s in TABLE.items():\n        say(s)\nTABLE = {"a": "A b."}', ["A b."]),
        ('def f():\n    for s in TABLE:\n        say(s)\nTABLE = ("A b.", "C d.")', ["A b.", "C d."]),
        ('def f():\n    [say(s) for _, s in TABLE]\nTABLE = (("SB-1", "A b."),)', ["A b."]),
        ('def f(translator):\n    translator("A b.")', ["A b."]),
        ('def f(self):\n    self.translator("A b.")', ["A b."]),
        ('def f():\n    Translator("fr")("A b.")', ["A b."]),
        ('def f(translator):\n    translator.twice(2, "A b.")', ["A b."]),
        ('def f():\n    def g():\n        say("A b.")', ["A b."]),
        ('def mine(a, text):\n    say(text)\ndef f():\n    mine(1, "A b.")', ["A b."]),
        ('LATER = say("A b.")', ["A b."]),
        ('def f():\n    [say(s) for s in self.g()]\ndef g():\n    return ("A b.",) if x else ()', ["A b."]),
        ('def f():\n    raise ValueError("A b.")', []),
        ('def f(self):\n    self.say("A b.")', []),
    ],
)
def test_no_form_of_sentence_is_missed(source: str, expected: list[str], tmp_path: Path) -> None:
    assert found_in(tmp_path, source) == expected


@pytest.mark.parametrize(
    "source",
    [
        'def f():\n    say(f"A {x}.")',
        'def f():\n    say("A b." + x)',
        "def f():\n    say(x.sentence)",
        "def f():\n    say(*x)",
        "def f():\n    s = g()\n    say(s)",
        "def f():\n    say(NOWHERE[x])",
    ],
)
def test_a_sentence_that_cannot_be_seen_is_a_fault(source: str, tmp_path: Path) -> None:
    with pytest.raises(Unclear):
        found_in(tmp_path, source)
