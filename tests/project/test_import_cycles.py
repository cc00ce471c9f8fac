"""No module of the package imports itself by way of others, not even from within a function.

Imports under `TYPE_CHECKING` do not count: they are not executed. Nor do a module's parent packages, which Python
imports before it.
"""

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"


def modules_in(source: Path) -> dict[str, Path]:
    """All modules by their dotted names."""
    found = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def executed(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports in that part of a module, but for those that only a type checker sees."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Import() | ast.ImportFrom():
                yield child
            case ast.If(test=ast.Name("TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING"), orelse=otherwise):
                yield from executed(ast.Module(otherwise, []))
            case _:
                yield from executed(child)


def imports_of(name: str, modules: Mapping[str, Path]) -> set[str]:
    """The modules of the package that the module imports."""
    path = modules[name]
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    found = set()
    for node in executed(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        else:
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, *filter(None, [node.module])])
            inner = {alias.name: f"{origin}.{alias.name}" for alias in node.names}
            found |= {inner[one] if inner[one] in modules else origin for one in inner}
    return found & modules.keys() - {name}


def cycle_in(source: Path) -> list[str]:
    """One import cycle, its first module repeated at the end; empty if there is none."""
    modules = modules_in(source)
    try:
        TopologicalSorter({name: imports_of(name, modules) for name in modules}).prepare()
    except CycleError as error:
        cycle: list[str] = error.args[1]
        return cycle
    return []


def test_there_are_no_import_cycles() -> None:
    cycle = cycle_in(SOURCE)
    assert not cycle, " is imported by ".join(cycle)


@pytest.mark.parametrize(
    ("one", "other", "is_cycle"),
    [
        ("import p.other", "import p.one", True),
        ("from p import other", "from p import one", True),
        ("from p.other import name", "from p.one import name", True),
        ("from . import other", "from .one import name", True),
        ("def late():\n    from p import other", "import p.one", True),
        ("class C:\n    def late(self):\n        import p.other", "import p.one", True),
        ("try:\n    import p.other\nexcept ImportError:\n    pass", "import p.one", True),
        ("if TYPE_CHECKING:\n    pass\nelse:\n    import p.other", "import p.one", True),
        ("if TYPE_CHECKING:\n    from p import other", "import p.one", False),
        ("if typing.TYPE_CHECKING:\n    from p import other", "import p.one", False),
        ("import p.other", "from p import name", False),
        ("import p.other", "import other, one", False),
    ],
)
def test_no_form_of_cycle_is_missed(one: str, other: str, is_cycle: bool, tmp_path: Path) -> None:
    package = tmp_path / "p"
    package.mkdir()
    for name, source in (("__init__", ""), ("one", one), ("other", other)):
        (package / f"{name}.py").write_text(source)
    assert bool(cycle_in(tmp_path)) is is_cycle
