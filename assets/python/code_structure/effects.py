"""The text of a program without what has no effect: values that stand by themselves, as doc strings do, plain values of
names that nothing reads, functions that nothing names, and what dead.py finds. Comments stay: no tree has them."""

from __future__ import annotations

import ast

from dead import list_unreached

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dead import Part

READS_ALL = {"locals", "globals", "vars", "exec", "eval", "dir"}
DOES = (ast.Call, ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr)
LITERAL = (ast.Constant, ast.Name, ast.Tuple, ast.List, ast.Set, ast.Dict, ast.JoinedStr, ast.FormattedValue)
PART = (ast.Attribute, ast.Subscript, ast.Slice, ast.Starred, ast.expr_context)
OPERATION = (ast.UnaryOp, ast.BinOp, ast.BoolOp, ast.Compare, ast.IfExp)
IS_VALUE = (*LITERAL, *PART, *OPERATION, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def keep_effects(source: bytes, tree: ast.Module) -> str:
    lines = source.splitlines(keepends=True)
    for part in list_idle(tree):
        blank(lines, part)
    return b"".join(lines).decode("utf-8", "replace")


def list_idle(tree: ast.Module) -> list[Part]:
    """An assignment or a function to a name may be all that reads another one."""
    found: list[Part] = [node for node in ast.walk(tree) if isinstance(node, ast.Expr) and is_value(node.value)]
    found += list_unreached(tree)
    values = list_values(tree)
    while True:
        read = names_read(tree, set(found))
        more = [statement for statement, names in values if not names & read and statement not in found]
        if not more or read & READS_ALL:
            return found
        found += more


def is_value(node: ast.expr) -> bool:
    """Whether an expression only is something: also of names, and a function that is not called."""
    return isinstance(node, ast.Lambda) or all(isinstance(each, IS_VALUE) for each in ast.walk(node))


def list_values(tree: ast.Module) -> list[tuple[ast.stmt, set[str]]]:
    """Names that get a plain value or a function; those of a class are read as its attributes."""
    values: list[tuple[ast.stmt, set[str]]] = []
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        children = list(ast.iter_child_nodes(node))
        waiting += children
        for child in [] if isinstance(node, ast.ClassDef) else children:
            names = targets_of(child)
            if names and isinstance(child, ast.stmt):
                values.append((child, names))
    return values


def targets_of(node: ast.AST) -> set[str]:
    """The names of an assignment, as `a = b = 1` and `a, b = 1, 2`, or of a function; none of one that does more."""
    if isinstance(node, FUNCTIONS):
        return set() if node.decorator_list or node.name.startswith("__") else {node.name}
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign) and node.value is not None:
        targets = [node.target]
    else:
        return set()
    parts = [part for each in targets for part in (each.elts if isinstance(each, ast.Tuple) else [each])]
    names = {part.id for part in parts if isinstance(part, ast.Name)}
    does = any(isinstance(each, DOES) for each in ast.walk(node))
    return set() if does or len(names) < len(parts) else names


def names_read(tree: ast.Module, without: set[Part]) -> set[str]:
    names: set[str] = set()
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if node in without:
            continue
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            names |= set(node.names)
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        waiting += ast.iter_child_nodes(node)
    return names


def blank(lines: list[bytes], part: Part) -> None:
    first, last = part.lineno - 1, (part.end_lineno or part.lineno) - 1
    for number in range(first, last + 1):
        text = lines[number].rstrip(b"\r\n")
        start = part.col_offset if number == first else 0
        end = (part.end_col_offset or 0) if number == last else len(text)
        lines[number] = text[:start] + b" " * (end - start) + lines[number][end:]
