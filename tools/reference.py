"""The API reference as Markdown: one page for each package, from the source, its signatures and its docstrings.

Modules are read, not imported. Names that begin with an underscore are left out.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"

_EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
_WIDTH = 88
"""Signatures that are longer are broken, one parameter a line."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def pages(source: Path = SOURCE, package: str = "parlour") -> dict[str, str]:
    """The pages by the dotted name of their package, and “index”."""
    folders = sorted({file.parent for file in (source / package).rglob("*.py")})
    found = {_dotted(folder, source): _package(folder, source) for folder in folders if not _is_private(folder, source)}
    rows = [f"| [`{name}`]({name}.md) | {_first(folder / '__init__.py')} |" for name, folder in _named(folders, source)]
    index = "\n".join(
        [
            "# API reference",
            "",
            f"`import {package}` is the library, and the packages are its parts. The examples are run by the tests.",
            "",
            "| package | about |",
            "|---|---|",
            *rows,
        ]
    )
    return {"index": index + "\n", **found}


def page_of(file: Path, source: Path = SOURCE) -> str | None:
    """The page and anchor of a module or package, or None if it has none.

    >>> page_of(SOURCE / "parlour" / "kernel" / "view.py")
    'parlour.kernel.md#parlour.kernel.view'
    >>> page_of(SOURCE / "parlour" / "kernel")
    'parlour.kernel.md'
    """
    if not file.is_relative_to(source) or _is_private(file, source):
        return None
    if file.suffix == ".py":
        package = _dotted(file.parent, source)
        return f"{package}.md" if file.name == "__init__.py" else f"{package}.md#{package}.{file.stem}"
    return f"{_dotted(file, source)}.md" if file.is_dir() and any(file.glob("*.py")) else None


def _named(folders: Iterable[Path], source: Path) -> list[tuple[str, Path]]:
    return [(_dotted(folder, source), folder) for folder in folders if not _is_private(folder, source)]


def _dotted(path: Path, source: Path) -> str:
    return ".".join(path.relative_to(source).with_suffix("").parts)


def _is_private(path: Path, source: Path) -> bool:
    return any(part.startswith("_") and part != "__init__.py" for part in path.relative_to(source).parts)


def _first(file: Path) -> str:
    """The first line of a module's docstring."""
    text = ast.get_docstring(ast.parse(file.read_text("utf-8"))) if file.exists() else None
    return (text or "").split("\n")[0].replace("|", "\\|")


# Pages


def _package(folder: Path, source: Path) -> str:
    name = _dotted(folder, source)
    lines = [f"# {name}", ""]
    start = folder / "__init__.py"
    if start.exists():
        module = ast.parse(start.read_text("utf-8"))
        lines += [*_prose(module), *_exported(module, name), *_members(module, name, 2)]
    for file in sorted(folder.glob("*.py")):
        if not file.name.startswith("_"):
            module = ast.parse(file.read_text("utf-8"))
            lines += [f"## {name}.{file.stem} {{ #{name}.{file.stem} }}", "", *_prose(module)]
            lines += _members(module, f"{name}.{file.stem}", 3)
    return "\n".join(lines) + "\n"


def _exported(module: ast.Module, name: str) -> Iterator[str]:
    """What a package offers under its own name, with where it is described."""
    homes = {
        alias.asname or alias.name: node.module
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("parlour")
        for alias in node.names
    }
    listed = [
        ast.literal_eval(node.value)
        for node in module.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    ]
    for names in listed:
        for one in names:
            if one in homes:
                home = homes[one]
                if (SOURCE / home.replace(".", "/")).is_dir():
                    yield f"- [`{name}.{one}`]({home}.md)"  # which lists it in turn
                else:
                    yield f"- [`{name}.{one}`]({home.rpartition('.')[0]}.md#{home}.{one})"
        yield ""


def _members(scope: ast.Module | ast.ClassDef, name: str, level: int) -> Iterator[str]:
    for node, after in zip(scope.body, [*scope.body[1:], None], strict=True):
        match node:
            case ast.ClassDef() if not node.name.startswith("_"):
                bases = [ast.unparse(base) for base in node.bases]
                yield from _heading(level, name, node.name)
                yield from _code([f"class {node.name}({', '.join(bases)})" if bases else f"class {node.name}"])
                yield from _prose(node)
                yield from _members(node, f"{name}.{node.name}", level + 1)
            case ast.FunctionDef() | ast.AsyncFunctionDef() if not node.name.startswith("_"):
                if "overload" not in {ast.unparse(one) for one in node.decorator_list}:
                    yield from _heading(level, name, node.name)
                yield from _code(_signature(node))
                yield from _prose(node)
            case ast.AnnAssign(target=ast.Name(id=field)) if not field.startswith("_"):
                yield from _value(f"{name}.{field}", f"{field}: {ast.unparse(node.annotation)}", after)
            case ast.Assign(targets=[ast.Name(id=field)]) if not field.startswith("_"):
                spelled = ast.unparse(node)
                if "TypeVar(" in spelled:
                    continue
                yield from _value(f"{name}.{field}", spelled if len(spelled) <= _WIDTH else field, after)


def _heading(level: int, name: str, member: str) -> list[str]:
    return [f"{'#' * level} {member} {{ #{name}.{member} }}", ""]


def _value(anchor: str, spelled: str, after: ast.stmt | None) -> list[str]:
    """A field or a constant, with the text after it."""
    about = _text(after).replace("\n\n", "\n")
    return [f'- <a id="{anchor}"></a>`{spelled}`{": " if about else ""}{about}'.replace("\n", "\n    "), ""]


def _text(node: ast.stmt | None) -> str:
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return inspect.cleandoc(text)
    return ""


def _signature(node: Function) -> list[str]:
    """One line, or one line for each parameter.

    >>> _signature(ast.parse("def f(a: int, *, b: str = '') -> bool: pass").body[0])
    ["def f(a: int, *, b: str='') -> bool"]
    """
    marks = [f"@{ast.unparse(one)}" for one in node.decorator_list]
    kind = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    whole = f"{kind} {node.name}({ast.unparse(node.args)}){result}"
    if len(whole) <= _WIDTH:
        return [*marks, whole]
    given = node.args
    named = [*given.posonlyargs, *given.args]
    unset = [None] * (len(named) - len(given.defaults))
    parts = [_parameter(one, value) for one, value in zip(named, [*unset, *given.defaults], strict=True)]
    if given.posonlyargs:
        parts.insert(len(given.posonlyargs), "/")
    if given.vararg or given.kwonlyargs:
        parts.append(f"*{ast.unparse(given.vararg)}" if given.vararg else "*")
    parts += [_parameter(one, value) for one, value in zip(given.kwonlyargs, given.kw_defaults, strict=True)]
    if given.kwarg:
        parts.append(f"**{ast.unparse(given.kwarg)}")
    return [*marks, f"{kind} {node.name}(", *(f"    {part}," for part in parts), f"){result}"]


def _parameter(parameter: ast.arg, value: ast.expr | None) -> str:
    return ast.unparse(parameter) + (f" = {ast.unparse(value)}" if value else "")


def _code(lines: list[str]) -> list[str]:
    return ["```python", *lines, "```", ""]


def _prose(node: ast.Module | ast.ClassDef | Function) -> list[str]:
    return [fenced(ast.get_docstring(node) or ""), ""]


def fenced(docstring: str) -> str:
    r"""The docstring with its examples as blocks of code: Markdown reads “>>>” as a quotation.

    >>> fenced("One more.\n\n>>> 1 + 1\n2")
    'One more.\n\n```pycon\n>>> 1 + 1\n2\n```'
    """
    return _EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", docstring)
