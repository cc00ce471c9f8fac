"""Writes `src/parlour/typed.pyi`: the package as seen by a type checker, with the types of each game.

    python -m tools.typed

Made from the structs of the views and options, and from the signatures in `parlour.library` and `parlour.kernel.game`.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import inspect
from tools.structs import structs_given, structs_in

import parlour
from parlour.contract import additions_of
from parlour.kernel import registry
from parlour.kernel.fold import COMMON_EVENTS
from parlour.kernel.game import SeenEvent
from parlour.kernel.log import Line, Log
from parlour.kernel.positions import Position
from parlour.kernel.rules import Rules
from parlour.kernel.state import State
from parlour.kernel.view import CommonView, OwnView

Struct = msgspec.Struct

PACKAGE = Path(parlour.__file__).parent
FILE = PACKAGE / "typed.pyi"

HEADING = '''"""What `parlour.new` and the other functions of the package give for each game, for type checkers alone.

At run time there is no such module; import its names under `TYPE_CHECKING`. Made by tools/typed.py; not to be changed
by hand.
"""
'''

WRONG = "WrongOptions"
"""Result type of a call with wrong options, which would otherwise match the general signature for third-party games."""


HOLDERS = (SeenEvent, Line, Log, Position)
"""Types that contain events or views."""


class Face(NamedTuple):
    """The types of one game."""

    key: str
    prefix: str
    """Prefix of its type names: FairChess."""
    rules: Rules[State]
    parts: tuple[type[Struct], ...]
    """The structs of its view, besides those of every view."""
    analysis: type[Struct] | None

    def named(self, kind: str) -> str:
        return f"{self.prefix}{kind}"


def faces() -> list[Face]:
    """The games of the package by key."""
    return [_face(key) for key in parlour.game_keys() if registry.package_of(key).startswith("parlour.games.")]


def _face(key: str) -> Face:
    rules = parlour.rules_of(key)
    parts = structs_given(rules.setting, rules.common, rules.view)
    prefix = "".join(word.title() for word in key.split("-"))
    return Face(key, prefix, rules, parts, additions_of(key).analysis())


# Names


def words_of(name: str) -> list[str]:
    """The words of a name.

    >>> words_of("FairChessMoveView")
    ['Fair', 'Chess', 'Move', 'View']
    """
    words: list[str] = []
    for letter in name:
        if letter.isupper() or not words:
            words.append(letter)
        else:
            words[-1] += letter
    return words


def name_in(prefix: str, name: str) -> str:
    """The name of a game's type, prefixed with the game's name once.

    >>> name_in("FairChess", "ChessOptions"), name_in("FairChess", "Fair"), name_in("FairChess", "FairChessMoveView")
    ('FairChessOptions', 'FairChessFair', 'FairChessMoveView')
    """
    rest, own = words_of(name), words_of(prefix)
    while len(rest) > 1 and rest[0] in own:
        rest = rest[1:]
    return prefix + "".join(rest)


def dict_names(found: list[Face]) -> dict[type[Struct], str]:
    """Names of the TypedDicts of all structs in views."""
    names = {kind: kind.__name__ for kind in structs_in([CommonView, OwnView])}
    for face in found:
        for kind in structs_in(face.parts):
            if kind not in names:
                names[kind] = name_in(face.prefix, kind.__name__)
        names |= dict.fromkeys(face.parts, face.named("View"))
        names[face.rules.options] = face.named("Options")
    twice = [name for name in names.values() if list(names.values()).count(name) > 1]
    clash = set(twice) - {face.named("View") for face in found}
    if clash:
        raise ValueError(f"several structs have one name: {', '.join(sorted(clash))}")
    return names


# Types


class Types:
    """Writes types as Python and records the modules they come from."""

    def __init__(self, names: Mapping[type[Struct], str]) -> None:
        self.names = names
        self.modules: set[str] = set()

    def struct(self, kind: type) -> str:
        """A class, unchanged."""
        self.modules.add(kind.__module__)
        return f"{kind.__module__}.{kind.__qualname__}"

    def seen(self, kind: inspect.Type) -> str:
        """The type of `msgspec.to_builtins(value)` for a value of that type."""
        match kind:
            case inspect.StructType(cls=cls, array_like=True):
                return f"list[{self._either(field.type for field in inspect_struct(cls).fields)}]"
            case inspect.StructType(cls=cls):
                return self.names[cls]
            case inspect.ListType(item_type=item) | inspect.SetType(item_type=item):
                return f"list[{self.seen(item)}]"
            case inspect.FrozenSetType(item_type=item):
                return f"list[{self.seen(item)}]"
            case inspect.VarTupleType(item_type=item):
                return f"tuple[{self.seen(item)}, ...]"
            case inspect.TupleType(item_types=items):
                return f"tuple[{', '.join(map(self.seen, items))}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"dict[{self.seen(key)}, {self.seen(value)}]"
            case inspect.UnionType(types=types):
                return self._either(types)
            case inspect.Metadata(type=inner):
                return self.seen(inner)
            case _:
                return plain(kind)

    def given(self, kind: inspect.Type) -> str:
        """The accepted type of an option: a list is accepted for a tuple."""
        match kind:
            case inspect.VarTupleType(item_type=item):
                return f"list[{self.given(item)}] | tuple[{self.given(item)}, ...]"
            case inspect.UnionType(types=types):
                return " | ".join(map(self.given, types))
            case inspect.Metadata(type=inner):
                return self.given(inner)
            case _:
                return plain(kind)

    def _either(self, kinds: Iterator[inspect.Type] | tuple[inspect.Type, ...]) -> str:
        return " | ".join(dict.fromkeys(map(self.seen, kinds)))


def plain(kind: inspect.Type) -> str:
    match kind:
        case inspect.LiteralType(values=values):
            return f"Literal[{', '.join(map(repr, values))}]"
        case inspect.StrType():
            return "str"
        case inspect.BoolType():
            return "bool"
        case inspect.IntType():
            return "int"
        case inspect.FloatType():
            return "float"
        case inspect.NoneType():
            return "None"
        case _:
            raise ValueError(f"no type is written for {kind}")


def inspect_struct(kind: type[Struct]) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


def fields_of(kind: type[Struct], types: Types) -> Iterator[str]:
    """The fields of a struct as plain data."""
    info = inspect_struct(kind)
    if info.tag_field is not None:
        yield f"    {info.tag_field}: Literal[{info.tag!r}]"
    for field in info.fields:
        written = types.seen(field.type)
        if kind.__struct_config__.omit_defaults and not field.required:
            written = f"NotRequired[{written}]"
        yield f"    {field.encode_name}: {written}"


def typed_dict(name: str, about: str, fields: list[str], base: str = "TypedDict") -> str:
    documented = [f'    """{about}"""'] if about else []
    return "\n".join([f"class {name}({base}):", *documented, *fields]) + "\n"


def about(kind: type) -> str:
    """The first paragraph of its docstring, unless msgspec generated it."""
    text = (kind.__doc__ or "").strip()
    return "" if text.startswith(f"{kind.__name__}(") else " ".join(text.partition("\n\n")[0].split())


# Signatures


class Source:
    """The functions of a module or class, and the origins of the names in their signatures."""

    def __init__(self, path: Path, within: str = "") -> None:
        tree = ast.parse(path.read_text("utf-8"), path.name)
        module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        self.imports = {n.name: f"from {module} import {n.name}" for n in tree.body if isinstance(n, ast.ClassDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                self.imports |= {alias.name: f"import {alias.name}" for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                self.imports |= {alias.name: f"from {node.module} import {alias.name}" for alias in node.names}
        owner = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == within) if within else tree
        self.functions = [
            node for node in owner.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
        ]


class Renamed(ast.NodeTransformer):
    """Replaces types in source form."""

    def __init__(self, to: Mapping[str, str]) -> None:
        self.to = {ast.unparse(ast.parse(old)): new for old, new in to.items()}

    def visit(self, node: ast.AST) -> ast.AST:
        written = ast.unparse(node) if isinstance(node, ast.expr) else ""
        if written in self.to:
            return ast.parse(self.to[written], mode="eval").body
        return self.generic_visit(node)


def renamed(written: ast.expr | None, to: Mapping[str, str]) -> ast.expr:
    assert written is not None, "a signature lacks a type"
    changed = Renamed(to).visit(ast.parse(ast.unparse(written), mode="eval").body)
    assert isinstance(changed, ast.expr)
    return changed


class Signatures:
    """Writes signatures and records the necessary imports."""

    def __init__(self) -> None:
        self.needed: set[str] = set()

    def write(self, function: ast.FunctionDef, source: Source, own: Mapping[str, ast.expr], indent: str = "") -> str:
        """A function as a stub. `own`: overridden types, by parameter or `return`."""
        arguments = deepcopy(function.args)
        parts = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg)
        given = [one for one in parts if one is not None]
        for one in given:
            one.annotation = own.get(one.arg, one.annotation)
        if arguments.args and arguments.args[-1].arg in own:
            arguments.defaults = []  # the argument that selects the game is required
        arguments.defaults = [one if isinstance(one, ast.Constant) else ast.Constant(...) for one in arguments.defaults]
        returns = own.get("return", function.returns)
        for annotation in (*(one.annotation for one in given), returns):
            for node in ast.walk(annotation) if annotation is not None else ():
                if isinstance(node, ast.Name) and node.id in source.imports:
                    self.needed.add(source.imports[node.id])
        decorators = "".join(
            f"{indent}@{name.id}\n"
            for name in function.decorator_list
            if isinstance(name, ast.Name) and name.id in ("property", "classmethod")
        )
        assert returns is not None
        return f"{decorators}{indent}def {function.name}({ast.unparse(arguments)}) -> {ast.unparse(returns)}: ...\n"


def game_class(face: Face, own: Mapping[str, str], signatures: Signatures, types: Types) -> str:
    """The class of one game: `Game` with its own types of events and views."""
    source = Source(PACKAGE / "kernel" / "game.py", "Game")
    written = [f"class {face.named('Game')}(Game[{types.struct(face.rules.state)}]):\n"]
    written.append(f'    """A game of {face.rules.title["en"]}."""\n\n')
    for function in source.functions:
        returns = renamed(function.returns, own)
        if ast.unparse(returns) != ast.unparse(function.returns or ast.Constant(None)):
            written.append(signatures.write(function, source, {"return": returns}, "    "))
    return "".join(written)


def functions(found: list[Face], owns: Mapping[str, Mapping[str, str]], signatures: Signatures) -> Iterator[str]:
    """The functions of the package, with an overload for each game."""
    source = Source(PACKAGE / "library.py")
    for function in source.functions:
        overloads = [one for face in found if (one := _overload(function, face, owns[face.key]))]
        if not overloads:
            continue
        for one in overloads:
            yield "@overload\n" + signatures.write(function, source, one)
        if function.args.kwarg is not None:
            keys = ", ".join(repr(face.key) for face in found)
            own = {"game": ast.parse(f"Literal[{keys}]", mode="eval").body, "return": ast.Name(WRONG)}
            yield "@overload\n" + signatures.write(function, source, own)
        yield "@overload\n" + signatures.write(function, source, {})


def _overload(function: ast.FunctionDef, face: Face, own: Mapping[str, str]) -> dict[str, ast.expr] | None:
    """The overridden types of the function for that game; None if there are none."""
    types = {"return": renamed(function.returns, own)}
    if ast.unparse(types["return"]) == ast.unparse(function.returns or ast.Constant(None)):
        return None
    for one in function.args.args:
        if one.arg == "game":
            key = f"Literal[{face.key!r}]"
            types["game"] = renamed(one.annotation, {**own, "str | None": key, "str": key})
    if function.args.kwarg is not None:
        types[function.args.kwarg.arg] = ast.parse(f"Unpack[{face.named('NewOptions')}]", mode="eval").body
    return types if len(types) > 1 else None


# The file


def write() -> str:
    """The text of the file."""
    found = faces()
    names = dict_names(found)
    types, signatures = Types(names), Signatures()
    pages = [*_common(types)]
    owns: dict[str, dict[str, str]] = {}
    for face in found:
        own = owns[face.key] = {
            "Game[State]": face.named("Game"),
            **{name: face.named(name) for name in ("Event", "View", *(kind.__name__ for kind in HOLDERS))},
        }
        if face.analysis is not None:
            own["msgspec.Struct"] = types.struct(face.analysis)
        pages += _game(face, types, own)
        pages.append(game_class(face, own, signatures, types))
    pages += functions(found, owns, signatures)
    imports = [
        "from typing import Literal, NotRequired, TypedDict, Unpack, overload",
        "from parlour.kernel.game import Game",
        *sorted(signatures.needed),
        *(f"import {module}" for module in sorted(types.modules)),
    ]
    return _formatted("\n".join([HEADING, *dict.fromkeys(imports), "", *pages]))


def _common(types: Types) -> Iterator[str]:
    """What all games share."""
    halves = (CommonView, OwnView)
    for kind in structs_in(halves):
        if kind not in halves:
            yield typed_dict(types.names[kind], about(kind), list(fields_of(kind, types)))
    fields = [field for half in halves for field in fields_of(half, types)]
    yield typed_dict("GameView", "What a seat sees of any game.", fields)
    yield f'class {WRONG}:\n    """No game: it has no such option, or not with this value."""\n'


def _game(face: Face, types: Types, own: Mapping[str, str]) -> Iterator[str]:
    """The types of one game, except its class."""
    title = face.rules.title["en"]
    halves = {CommonView, OwnView, *structs_in([CommonView, OwnView])}
    for kind in structs_in(face.parts):
        if kind in face.parts or kind in halves or kind.__struct_config__.array_like:
            continue
        yield typed_dict(types.names[kind], about(kind), list(fields_of(kind, types)))
    fields = [field for part in face.parts for field in fields_of(part, types)]
    yield typed_dict(face.named("View"), f"What a seat sees of {title}.", fields, "GameView")
    options = [f"    {one.name}: {types.given(one.type)}" for one in inspect_struct(face.rules.options).fields]
    if face.rules.presets:
        options.append(f"    preset: Literal[{', '.join(map(repr, face.rules.presets))}]")
    yield typed_dict(face.named("NewOptions"), f"What {title} can be played by.", options, "TypedDict, total=False")
    events = " | ".join(types.struct(kind) for kind in (*COMMON_EVENTS, *face.rules.events))
    yield f"{face.named('Event')} = {events}\n"
    for kind in HOLDERS:
        written = {name: ast.parse(hint, mode="eval").body for name, hint in kind.__annotations__.items()}
        named = {name: ast.unparse(renamed(hint, own)) for name, hint in written.items()}
        fields = [f"    {name}: {hint}" for name, hint in named.items() if hint != ast.unparse(written[name])]
        yield "\n".join([f"class {face.named(kind.__name__)}({types.struct(kind)}, frozen=True):", *fields]) + "\n"


def _formatted(text: str) -> str:
    """The text as formatted by the project's formatter."""
    ruff = [sys.executable, "-m", "ruff"]
    name = f"--stdin-filename={FILE}"
    for step in (["check", "--select=I", "--fix", "--quiet"], ["format", "--quiet"]):
        text = subprocess.run([*ruff, *step, name, "-"], input=text, capture_output=True, text=True, check=True).stdout
    return text


if __name__ == "__main__":
    FILE.write_text(write(), "utf-8")
