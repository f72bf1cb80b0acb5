"""What a program's expressions say once plain values stand for the names that hold them: of `shape = (n, 3)` with
`n = 5` it is `(5, 3)`, of `f'{folder}/x.jpg'` and `folder + '/x.jpg'` the whole text. Nothing else is computed."""

from __future__ import annotations

import ast

from names import Names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeGuard

    from dead import Part

LONGEST = 1000
"""Characters of a text that is put together."""
MOST_CHARACTERS = 20_000
"""Of a program and what is told of it."""
BLANKS = dict.fromkeys(range(32), " ")
"""Line ends within a text stand as blanks, not as Python's escapes."""


def read_folded(tree: ast.Module, text: str, without: set[Part]) -> str:
    """
    A line for each expression that then says something else, but for those in `without`; the kind of what holds it
    parts it from the one before. It changes the tree.
    """
    folder = Folder(Names(tree), without)
    told: list[str] = []
    left = MOST_CHARACTERS - len(text)
    for holder, node in list_expressions(tree, without):
        folded = folder.fold(node)
        left -= 0 if folded is None else len(folded)
        if left < 0:
            break
        if folded is not None:
            told.append(f"{type(holder).__name__} {folded}")
    return "\n".join(told)


def list_expressions(tree: ast.AST, without: set[Part]) -> list[tuple[ast.AST, ast.expr]]:
    """Those that no other expression holds, and what does."""
    found: list[tuple[ast.AST, ast.expr]] = []
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        for child in ast.iter_child_nodes(node):
            if child in without:
                continue
            if isinstance(child, ast.expr):
                found.append((node, child))
            else:
                waiting.append(child)
    return found


class Folder(ast.NodeTransformer):
    def __init__(self, names: Names, without: set[Part]) -> None:
        self.names = names
        self.without = without
        self.has_folded = False
        self.known: dict[str, ast.expr | None] = {}

    def fold(self, node: ast.expr) -> str | None:
        """Null: it says what it said, or is too deep to be told."""
        self.has_folded = False
        try:
            folded = self.visit(node)
            return ast.unparse(folded) if self.has_folded else None
        except RecursionError:
            return None

    def visit(self, node: ast.AST) -> ast.AST:
        return ast.Constant(None) if node in self.without else super().visit(node)

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        return node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        plain = self.plain(node.id) if isinstance(node.ctx, ast.Load) else None
        self.has_folded |= plain is not None
        return node if plain is None else plain

    def plain(self, name: str) -> ast.expr | None:
        """The number or text that a name holds; None: it holds something else, or only a run tells."""
        if name not in self.known:
            self.known[name] = None  # for one that stands in its own value
            before, value = self.has_folded, self.names.values.get(name)
            folded = self.visit(value) if isinstance(value, PUT_TOGETHER) else value
            self.known[name] = folded if is_plain(folded) else None
            self.has_folded = before
        return self.known[name]

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        text = node.value.translate(BLANKS) if isinstance(node.value, str) else node.value
        if text == node.value:
            return node
        self.has_folded = True
        return ast.Constant(text)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        parts = [part.value if isinstance(part, ast.FormattedValue) else part for part in node.values]
        if any(isinstance(part, ast.FormattedValue) and part.format_spec is not None for part in node.values):
            return node
        return self.join([self.visit(part) for part in parts]) or node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        parts = [node.left, node.right]
        has_texts = all(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in parts)
        return (self.join(parts) if has_texts and isinstance(node.op, ast.Add) else None) or node

    def join(self, parts: Sequence[ast.AST]) -> ast.Constant | None:
        """One text of several; None where they are no plain values, or too long."""
        text = "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
        if len(text) > LONGEST or not all(isinstance(part, ast.Constant) for part in parts):
            return None
        self.has_folded = True
        return ast.Constant(text)


PUT_TOGETHER = (ast.Name, ast.JoinedStr, ast.BinOp)


def is_plain(node: ast.AST | None) -> TypeGuard[ast.Constant | ast.UnaryOp]:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return isinstance(node.operand, ast.Constant)
    return isinstance(node, ast.Constant)
