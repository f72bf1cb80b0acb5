"""Nodes of a syntax tree as readers of a whole program need them: again and again, so that what is below one is listed
once. Operators and contexts, which hold nothing and are half of all nodes, are left out."""

import ast

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

MARKS = (ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)
BLOCKS = ("body", "orelse", "finalbody")
BELOW = "nodes_below"
"""Attribute of a node that holds the list."""


def children(node: ast.AST) -> list[ast.AST]:
    below: list[ast.AST] | None = node.__dict__.get(BELOW)
    if below is None:
        below = [child for child in ast.iter_child_nodes(node) if not isinstance(child, MARKS)]
        node.__dict__[BELOW] = below
    return below


def walk(node: ast.AST) -> list[ast.AST]:
    """A node and all below it, in the order of `ast.walk`."""
    found = [node]
    for each in found:
        found += children(each)
    return found


def blocks(node: ast.AST) -> "Iterator[list[ast.stmt]]":
    """Statements that follow one another."""
    if not isinstance(node, ast.expr):
        for field in BLOCKS:
            block = getattr(node, field, None)
            if isinstance(block, list):
                yield block
