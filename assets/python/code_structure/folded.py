"""What a program's expressions say once plain values stand for the names that are given on: of `f((n, 3))` with `n = 5`
it is `f((5, 3))`, of `f'{folder}/x.jpg'` and `folder + '/x.jpg'` the whole text. Nothing else is computed."""

from __future__ import annotations

import ast

from dead import READS_ALL
from names import bindings
from nodes import children, walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator, Sequence
    from typing import Any, TypeGuard, TypeVar

    from dead import Part

    Folded = TypeVar("Folded", bound=ast.expr)
    Scopes = tuple[ast.AST, ...]
    """Functions and classes around a part, the outermost first."""

LONGEST = 1000
"""Characters of a text that is put together."""
MOST_CHARACTERS = 20_000
"""Of a program and what is told of it."""
BLANKS = dict.fromkeys(range(32), " ")
"""Line ends within a text stand as blanks, not as Python's escapes."""
BINDS_ALL = {"__dict__", "__globals__", "modules", "_getframe"}
"""Attributes by which names can be bound that nothing writes out."""
BINDS_FROM = {"*", "builtins", "__main__"}
GIVES: dict[type[ast.AST], tuple[str, ...]] = {
    ast.Call: ("args",),
    ast.keyword: ("value",),
    ast.Tuple: ("elts",),
    ast.List: ("elts",),
    ast.Set: ("elts",),
    ast.Dict: ("keys", "values"),
}
"""Fields whose parts are given on as they are."""
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def read_folded(tree: ast.Module, bound: Counter[str], text: str, without: set[Part]) -> list[str]:
    """Each expression that then says something else, but for those in `without`. `bound`: how often each name is."""
    told: list[str] = []
    known: dict[str, ast.expr | None] = {}
    left = MOST_CHARACTERS - len(text)
    try:
        expressions = list(list_expressions(tree, without))
        values = {} if binds_unseen(tree) else list_bound_once(tree, bound, without)
    except (RecursionError, MemoryError):
        return []
    for scopes, node in expressions:
        if not any(may_change(part, values) for part in walk(node)):
            continue
        folded = fold(node, Folder(values, without, scopes, known))
        left -= len(folded or "")
        if left < 0:
            break
        if folded is not None:
            told.append(folded)
    return told


def may_change(part: ast.AST, values: dict[str, tuple[Scopes, ast.expr]]) -> bool:
    """Whether folding may say it otherwise: most parts it only copies."""
    if isinstance(part, ast.Name):
        return part.id in values
    if isinstance(part, ast.Constant):
        return isinstance(part.value, str) and part.value.translate(BLANKS) != part.value
    return isinstance(part, (ast.JoinedStr, ast.BinOp))


def list_expressions(tree: ast.AST, without: set[Part]) -> Iterator[tuple[Scopes, ast.expr]]:
    """Expressions that no other expression holds, with what they stand in."""
    for scopes, node in list_placed(tree, without):
        for child in children(node):
            if isinstance(child, ast.expr) and child not in without:
                yield scopes, child


def list_placed(tree: ast.AST, without: set[Part]) -> Iterator[tuple[Scopes, ast.AST]]:
    """All that is no expression, with what it stands in."""
    waiting: list[tuple[Scopes, ast.AST]] = [((), tree)]
    while waiting:
        scopes, node = waiting.pop()
        if node in without or isinstance(node, ast.expr):
            continue
        yield scopes, node
        within = (*scopes, node) if isinstance(node, SCOPES) else scopes
        waiting += [(within, child) for child in children(node)]


def binds_unseen(tree: ast.Module) -> bool:
    """Whether names may be bound by what does not name them."""
    for node in walk(tree):
        if isinstance(node, ast.Name) and (node.id in READS_ALL or node.id.startswith("__builtin")):
            return True
        if isinstance(node, ast.Attribute) and node.attr in BINDS_ALL:
            return True
        if isinstance(node, ast.ImportFrom) and node.module in BINDS_FROM:
            return True
        if isinstance(node, ast.alias) and node.name in BINDS_FROM | BINDS_ALL:
            return True
    return False


def list_bound_once(tree: ast.Module, bound: Counter[str], without: set[Part]) -> dict[str, tuple[Scopes, ast.expr]]:
    """What a statement gives to a name that nothing else in the program binds in any scope, and where it stands."""
    found: dict[str, tuple[Scopes, ast.expr]] = {}
    for scopes, node in list_placed(tree, without):
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and not any_starred(node.value):
            for name, value in bindings(node):
                if bound[name] == 1 and value is not None:
                    found[name] = (scopes, value)
    return found


def any_starred(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Tuple) and any(isinstance(each, ast.Starred) for each in value.elts)


def fold(node: ast.expr, folder: Folder) -> str | None:
    """Null: it says what it said, or is too deep, too long or too nested to be written."""
    try:
        folded = folder.visit(node)
        return ast.unparse(folded) if folder.is_changed else None
    except (RecursionError, MemoryError, ValueError):
        return None


class Folder(ast.NodeVisitor):
    """Copies an expression; for what is left out of it stands what says nothing."""

    def __init__(
        self,
        values: dict[str, tuple[Scopes, ast.expr]],
        without: set[Part],
        scopes: Scopes,
        known: dict[str, ast.expr | None],
    ) -> None:
        self.values = values
        self.without = without
        self.scopes = scopes
        self.known = known
        self.is_changed = False

    def visit(self, node: ast.AST) -> Any:
        return ast.Constant(...) if node in self.without else super().visit(node)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        given = GIVES.get(type(node), ())
        fields: dict[str, Any] = dict(ast.iter_fields(node))
        for field, value in fields.items():
            visit = self.put if field in given else self.visit
            if isinstance(value, ast.AST):
                fields[field] = visit(value)
            elif isinstance(value, list):
                fields[field] = [visit(each) if isinstance(each, ast.AST) else each for each in value]
        return type(node)(**fields)

    def put(self, node: ast.AST) -> Any:
        """What is given on: of a name its value, where that is a number or text."""
        plain = self.plain_of(node)
        return self.visit(node) if plain is None else self.changed(plain)

    def plain_of(self, node: ast.AST) -> ast.expr | None:
        return self.plain(node.id) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) else None

    def changed(self, node: Folded) -> Folded:
        self.is_changed = True
        return node

    def plain(self, name: str) -> ast.expr | None:
        """None: it holds something else, or only a run tells."""
        scopes, value = self.values.get(name, ((), None))
        if value is None or not self.sees(scopes):
            return None
        if name not in self.known:
            self.known[name] = None  # for one that stands in its own value
            folded = Folder(self.values, self.without, scopes, self.known).put(value)
            self.known[name] = folded if is_plain(folded) else None
        return self.known[name]

    def sees(self, scopes: Scopes) -> bool:
        """A class's names are seen by what stands in itself alone."""
        if scopes and isinstance(scopes[-1], ast.ClassDef):
            return scopes == self.scopes
        return scopes == self.scopes[: len(scopes)]

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        text = node.value.translate(BLANKS) if isinstance(node.value, str) else node.value
        return node if text == node.value else self.changed(ast.Constant(text))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        parts: list[ast.expr] = []
        for part in map(self.part, node.values):
            texts = [*map(text_of, parts[-1:]), text_of(part)]
            joined = None if len(texts) < 2 else self.join(texts)
            parts[-1:] = [*parts[-1:], part] if joined is None else [joined]
        is_text = len(parts) == 1 and is_plain(parts[0])
        return self.changed(parts[0]) if is_text else ast.JoinedStr(parts)

    def part(self, node: ast.expr) -> ast.expr:
        """A part of a text: what is written in a form of its own stays."""
        if not isinstance(node, ast.FormattedValue):
            return ast.Constant(text_of(self.visit(node)))
        if node.format_spec is not None or node.conversion != -1:
            return node
        value = self.put(node.value)
        text = text_of(value)
        return ast.FormattedValue(value, -1) if text is None else self.changed(ast.Constant(text))

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        left, right = (self.plain_of(each) or self.visit(each) for each in (node.left, node.right))
        is_joined = isinstance(node.op, ast.Add) and all(is_text(each) for each in (left, right))
        joined = self.join([text_of(left), text_of(right)]) if is_joined else None
        if joined is not None:
            return self.changed(joined)
        return ast.BinOp(unput(node.left, left), node.op, unput(node.right, right))

    def join(self, texts: Sequence[str | None]) -> ast.Constant | None:
        """One text of several; None where they are no plain values, or too long."""
        known = [text for text in texts if text is not None]
        return ast.Constant("".join(known)) if len(known) == len(texts) and sum(map(len, known)) <= LONGEST else None


def unput(node: ast.expr, folded: ast.expr) -> ast.expr:
    """What is computed with counts as it is written."""
    return node if isinstance(node, ast.Name) else folded


def is_plain(node: ast.AST | None) -> TypeGuard[ast.Constant | ast.UnaryOp]:
    return text_of(node) is not None


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def text_of(node: ast.AST | None) -> str | None:
    """As Python shows a text or number, or the negative of a number."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = None if is_text(node.operand) else text_of(node.operand)
        return None if inner is None else f"-{inner}"
    return str(node.value) if isinstance(node, ast.Constant) and isinstance(node.value, (str, int, float)) else None
