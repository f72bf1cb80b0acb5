"""Statements of a program that are never reached: branches of a constant, and what stands behind an end."""

from __future__ import annotations

import ast

ENDS = (ast.Return, ast.Raise, ast.Break, ast.Continue)
EXITS = {"exit", "quit", "sys.exit", "os._exit"}


def list_unreached(tree: ast.Module) -> list[ast.stmt]:
    found: list[ast.stmt] = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.If, ast.While)) and isinstance(node.test, ast.Constant):
            found += unreached_branch(node, bool(node.test.value))
        for _, block in ast.iter_fields(node):
            if isinstance(block, list):
                found += behind_end([each for each in block if isinstance(each, ast.stmt)])
    return found


def unreached_branch(node: ast.If | ast.While, is_true: bool) -> list[ast.stmt]:
    if not is_true:
        return node.body
    return node.orelse if isinstance(node, ast.If) else []


def behind_end(block: list[ast.stmt]) -> list[ast.stmt]:
    for place, statement in enumerate(block):
        if ends(statement):
            return block[place + 1 :]
    return []


def ends(statement: ast.stmt) -> bool:
    return isinstance(statement, ENDS) or (isinstance(statement, ast.Expr) and exits(statement.value))


def exits(node: ast.expr) -> bool:
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
        return f"{node.func.value.id}.{node.func.attr}" in EXITS
    return isinstance(node.func, ast.Name) and node.func.id in EXITS
