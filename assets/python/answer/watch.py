"""Runs a Python program as `python FILE` would, and writes at its end which statements of it began, and which modules
of its repository were loaded:   watch.py FILE EVIDENCE ROOT

A program that ends with 0 has not done what its text says: it may have left before. Functions with a decorator are not
watched inside, since compilers that read byte code would find another than the author's."""

from __future__ import annotations

import ast
import atexit
import builtins
import json
import os
import sys
import types
from collections.abc import Callable, Sequence
from typing import Any, Tuple, cast

BEGAN = "__greenml_began__"
Part = Tuple[int, int]


class Watched:
    """A program whose statements tell when they begin."""

    def __init__(self, tree: ast.Module) -> None:
        self.parts: list[Part] = []
        self.began: set[int] = set()
        tree.body = self.mark_all(tree.body)
        self.tree = ast.fix_missing_locations(tree)

    def mark_all(self, statements: Sequence[ast.stmt]) -> list[ast.stmt]:
        marked: list[ast.stmt] = []
        for statement in statements:
            self.enter(statement)
            if not is_silent(statement):
                marked.append(self.mark(statement))
            marked.append(statement)
        return marked

    def mark(self, statement: ast.stmt) -> ast.stmt:
        self.parts.append(own_lines(statement))
        name = ast.Name(BEGAN, ast.Load())
        call = ast.Call(name, [ast.Constant(len(self.parts) - 1)], [])
        return ast.copy_location(ast.Expr(call), statement)

    def enter(self, statement: ast.stmt) -> None:
        if getattr(statement, "decorator_list", []):
            return
        holders: list[Any] = [statement, *getattr(statement, "handlers", []), *getattr(statement, "cases", [])]
        for holder in holders:
            for name in ("body", "orelse", "finalbody"):
                inner = getattr(holder, name, None)
                if isinstance(inner, list) and inner:
                    setattr(holder, name, self.mark_all(cast("list[ast.stmt]", inner)))

    def list_lines(self) -> list[Part]:
        return [self.parts[number] for number in sorted(self.began)]


def is_silent(statement: ast.stmt) -> bool:
    """A text by itself does nothing, and nothing may stand before an import from the future."""
    if isinstance(statement, ast.ImportFrom):
        return statement.module == "__future__"
    return isinstance(statement, ast.Expr) and type(statement.value).__name__ in ("Constant", "Str")


def own_lines(statement: ast.stmt) -> Part:
    """From its first line to its last; of one that holds others up to the first of them."""
    decorators = cast("list[ast.expr]", getattr(statement, "decorator_list", []))
    first = min([statement.lineno, *(each.lineno for each in decorators)])
    ends = (getattr(node, "end_lineno", None) or getattr(node, "lineno", 0) for node in ast.walk(statement))
    last = max(cast("list[int]", list(ends)))
    inner = cast("list[ast.stmt]", getattr(statement, "body", None) or [])
    cases = cast("list[Any]", getattr(statement, "cases", None) or [])
    below = [each.lineno for each in inner] or [each.pattern.lineno for each in cases]
    return (first, last) if decorators or not below else (first, max(statement.lineno, min(below) - 1))


def loaded_below(root: str) -> list[str]:
    files = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
    return sorted({os.path.relpath(file, root) for file in files if file and file.startswith(root + os.sep)})


def run(file: str, evidence: str, root: str) -> None:
    path, target, top = os.path.abspath(file), os.path.abspath(evidence), os.path.realpath(root)
    with open(path, "rb") as source:
        watched = Watched(ast.parse(source.read(), path))

    def keep() -> None:
        found = {"began": watched.list_lines(), "modules": loaded_below(top)}
        with open(target, "w", encoding="utf-8") as out:
            json.dump(found, out)

    atexit.register(keep)
    mark: Callable[[int], None] = watched.began.add
    setattr(builtins, BEGAN, mark)
    sys.argv = [file]
    sys.path[0] = os.path.dirname(path)
    program = types.ModuleType("__main__")
    program.__file__ = path
    sys.modules["__main__"] = program
    exec(compile(watched.tree, path, "exec", dont_inherit=True), program.__dict__)


OWN = sys.modules["__main__"]  # what `keep` needs lives as long as this does
run(*sys.argv[1:])
