"""The text of a program without what has no effect: values that stand by themselves, as doc strings do, plain values of
names that nothing reads or that another one takes the place of, functions and classes that nothing names, and what
dead.py finds; what is only shown is told by its places. Beside it stands what folded.py tells. Comments stay: no tree
has them."""

from __future__ import annotations

import ast
from collections import Counter
from itertools import accumulate

from dead import READS_ALL, list_unreached, names_bound, truth
from folded import read_folded
from nodes import blocks, children, walk
from started import list_started

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dead import Part

DOES = (ast.Call, ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr)
LITERAL = (ast.Constant, ast.Name, ast.Tuple, ast.List, ast.Set, ast.Dict, ast.JoinedStr, ast.FormattedValue)
PART = (ast.Attribute, ast.Subscript, ast.Slice, ast.Starred, ast.expr_context)
OPERATION = (ast.UnaryOp, ast.BinOp, ast.BoolOp, ast.Compare, ast.IfExp)
IS_VALUE = (*LITERAL, *PART, *OPERATION, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
SCOPES = (*FUNCTIONS, ast.ClassDef, ast.Lambda)
MAKES = {"dict", "list", "tuple", "set", "str", "int", "float", "bool", "Namespace", "SimpleNamespace"}
"""Calls that only make a value."""
COMPUTES = set("abs ascii bin bytes chr complex divmod enumerate frozenset hash hex id isinstance len".split()) | set(
    "max min oct ord pow range repr reversed round slice sorted sum type zip".split()
)
"""Functions of Python's own that do nothing but that."""
IN_ORDER = (ast.Assign, ast.AnnAssign, ast.Expr, ast.Import, ast.ImportFrom)
PLAIN_DECORATORS = {"dataclass", "dataclasses.dataclass"}
TURNS_OUTPUT = {"redirect_stdout", "stdout"}
"""Names by which what is printed may go elsewhere."""
MOST_SHOWN = 500
"""Of a program that shows more, all that it shows is left out, as if its output went nowhere."""


def read_parts(source: bytes, tree: ast.Module) -> dict[str, object]:
    """
    `commands`: shell commands that it starts, whose reader says which do nothing; `shown`: what has no effect unless
    the program's output goes on. Both by UTF-16 places in the text.
    """
    lines = source.splitlines(keepends=True)
    bound = Counter(name for node in walk(tree) for name in names_bound(node))
    shown = list_shown(tree, bound)
    idle = list_idle(tree, bound)
    for part in idle if len(shown) <= MOST_SHOWN else [*idle, *shown]:
        blank(lines, part)
    text = b"".join(lines).decode("utf-8", "replace")
    places = Places(lines)
    started = list_started(source, tree)
    return {
        "text": text,
        "shown": [places.of(node) for node in shown if len(shown) <= MOST_SHOWN],
        "commands": [{"script": script, **places.of(node)} for script, node in started],
        "folded": read_folded(tree, bound, text, {*idle, *shown, *(node for _, node in started)}),
    }


class Places:
    """Of parts in the text of all lines."""

    def __init__(self, lines: list[bytes]) -> None:
        self.lines = lines
        units = [len(line.decode("utf-8", "replace").encode("utf-16-le")) // 2 for line in lines]
        self.starts = list(accumulate(units, initial=0))

    def of(self, part: Part) -> dict[str, int]:
        ends = (part.end_lineno or part.lineno, part.end_col_offset or 0)
        return {"start": self.place(part.lineno, part.col_offset), "end": self.place(*ends)}

    def place(self, line: int, column: int) -> int:
        before = self.lines[line - 1][:column].decode("utf-8", "replace")
        return self.starts[line - 1] + len(before.encode("utf-16-le")) // 2


def list_idle(tree: ast.Module, bound: Counter[str]) -> list[Part]:
    """An assignment, a function or a class counts where what counts names it. `bound`: how often each name is."""
    found: list[Part] = [node for node in walk(tree) if isinstance(node, ast.Expr) and not does(node.value)]
    found += [node for node in walk(tree) if isinstance(node, ast.Assert) and truth(node.test, {}) is True]
    found += list_unreached(tree, bound)
    values = list_values(tree)
    read = names_read(tree, {*found, *(statement for statement, _ in values)})
    while not read & READS_ALL:
        named = [statement for statement, names in values if names & read]
        if not named:
            return found + [statement for statement, _ in values] + list_replaced(tree)
        values = [(statement, names) for statement, names in values if not names & read]
        without = {*found, *(statement for statement, _ in values)}
        read = read.union(*(names_read(statement, without) for statement in named))
    return found


def list_shown(tree: ast.Module, bound: Counter[str]) -> list[Part]:
    """Texts and numbers that `print` shows to whoever looks, where they are written out."""
    found: list[Part] = []
    if {"print", *TURNS_OUTPUT} & bound.keys():
        return found
    for node in walk(tree):
        if TURNS_OUTPUT & names_in(node):
            return []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
            values = {keyword.arg: keyword.value for keyword in node.keywords}
            shown = [] if {"file", None} & values.keys() else [*node.args, *values.values()]
            found += [value for value in shown if is_value(value) and not names_read(value, set())]
    return found


def names_in(node: ast.AST) -> set[str]:
    """Of a name, or of an attribute the last one."""
    return {name for name in (getattr(node, "id", None), getattr(node, "attr", None)) if isinstance(name, str)}


def list_replaced(tree: ast.Module) -> list[Part]:
    """Plain values of names that another value takes the place of before anything reads them."""
    inner: set[str] = set().union(*(names_read(each, set()) for each in walk(tree) if isinstance(each, SCOPES)))
    found: list[Part] = []
    for node in walk(tree):
        for block in blocks(node):
            found += replaced_in(block, inner)
    return found


def replaced_in(block: list[ast.stmt], inner: set[str]) -> list[ast.stmt]:
    """`inner`: names that a function reads, whenever it is called."""
    found: list[ast.stmt] = []
    waiting: dict[str, ast.stmt] = {}
    for statement in block:
        if not isinstance(statement, IN_ORDER):
            waiting.clear()
            continue
        for name in names_read(statement, set()):
            waiting.pop(name, None)
        names = targets_of(statement) if isinstance(statement, ast.Assign) else set()
        for name in names - inner if len(names) == 1 else set():
            if name in waiting:
                found.append(waiting[name])
            waiting[name] = statement
    return found


def is_value(node: ast.expr) -> bool:
    """Whether an expression only is something: also of names, and a function that is not called."""
    return isinstance(node, ast.Lambda) or all(isinstance(each, IS_VALUE) for each in walk(node))


def list_values(tree: ast.Module) -> list[tuple[ast.stmt, set[str]]]:
    """Names that get a plain value or a function; those of a class are read as its attributes."""
    values: list[tuple[ast.stmt, set[str]]] = []
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        below = children(node)
        waiting += below
        for child in [] if isinstance(node, ast.ClassDef) else below:
            names = targets_of(child)
            if names and isinstance(child, ast.stmt):
                values.append((child, names))
    return values


def targets_of(node: ast.AST) -> set[str]:
    """The names of an assignment, as `a = b = 1` and `a, b = 1, 2`, a function or class; none of one that does more."""
    if isinstance(node, FUNCTIONS):
        return set() if node.decorator_list or node.name.startswith("__") else {node.name}
    if isinstance(node, ast.ClassDef):
        decorators = {ast.unparse(each) for each in node.decorator_list}
        is_plain = decorators <= PLAIN_DECORATORS and not node.bases and not node.keywords
        return {node.name} if is_plain and not does(node) else set()
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign) and node.value is not None:
        targets = [node.target]
    else:
        return set()
    parts = [part for each in targets for part in (each.elts if isinstance(each, ast.Tuple) else [each])]
    names = {part.id for part in parts if isinstance(part, ast.Name)}
    return set() if len(names) < len(parts) or does(node) else names


def does(node: ast.AST) -> bool:
    """Whether it calls something where it stands: a function that it makes is not called."""
    waiting = [node]
    while waiting:
        each = waiting.pop()
        if isinstance(each, DOES) and not (isinstance(each, ast.Call) and makes(each)):
            return True
        if isinstance(each, FUNCTIONS):
            waiting += [*each.decorator_list, each.args]
        elif not isinstance(each, ast.Lambda):
            waiting += children(each)
    return False


def makes(call: ast.Call) -> bool:
    if isinstance(call.func, ast.Name) and call.func.id in COMPUTES:
        return True
    return ast.unparse(call.func).rpartition(".")[2] in MAKES


def names_read(tree: ast.AST, without: set[Part]) -> set[str]:
    names: set[str] = set()
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if node in without:
            continue
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            names |= set(node.names)
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        waiting += children(node)
    return names


def blank(lines: list[bytes], part: Part) -> None:
    first, last = part.lineno - 1, (part.end_lineno or part.lineno) - 1
    for number in range(first, last + 1):
        text = lines[number].rstrip(b"\r\n")
        start = part.col_offset if number == first else 0
        end = (part.end_col_offset or 0) if number == last else len(text)
        lines[number] = text[:start] + b" " * (end - start) + lines[number][end:]
