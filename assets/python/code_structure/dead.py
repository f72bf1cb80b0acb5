"""Parts of a program that are never reached: branches of a constant, and what stands behind an end."""

from __future__ import annotations

import ast
import operator

from nodes import blocks, children, walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable
    from typing import Any

    Part = ast.stmt | ast.expr
    Constants = dict[str, object]

READS_ALL = {"locals", "globals", "vars", "exec", "eval", "dir"}
"""What reads, or binds, names that it does not write out."""
ENDS = (ast.Return, ast.Raise, ast.Break, ast.Continue)
EXITS = {"exit", "quit", "sys.exit", "os._exit"}
LOOPS = (ast.For, ast.AsyncFor, ast.While)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
NO_TURN = {"()", "[]", "{}", "''", "range(0)", "set()", "dict()", "list()", "tuple()"}
COMPARISONS: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


def list_unreached(tree: ast.Module, bound: Counter[str]) -> list[Part]:
    """`bound`: how often the program binds each name."""
    found: list[Part] = []
    constants = list_constants(tree, bound)
    for node in walk(tree):
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            found += unreached_branch(node, truth(node.test, constants))
        elif isinstance(node, (ast.For, ast.AsyncFor)) and has_no_turn(node.iter):
            found += node.body
        elif isinstance(node, COMPREHENSIONS) and has_no_turn(node.generators[0].iter):
            found += [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
        elif isinstance(node, ast.BoolOp):
            found += behind_decision(node, constants)
        for block in blocks(node):
            found += behind_end(block, constants)
    return found


def list_constants(tree: ast.Module, bound: Counter[str]) -> Constants:
    """Names that are bound once in the whole program, and by it to a constant."""
    constants: Constants = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            constants.update((name, node.value.value) for name in names if bound[name] == 1)
    return constants


def names_bound(node: ast.AST) -> list[str]:
    """A name that is declared global or nonlocal is bound there too."""
    if isinstance(node, ast.Name):
        return [] if isinstance(node.ctx, ast.Load) else [node.id]
    if isinstance(node, ast.expr):
        return []
    if isinstance(node, (ast.Global, ast.Nonlocal)):
        return node.names
    if isinstance(node, ast.alias):
        return [(node.asname or node.name).split(".")[0]]
    texts = [] if isinstance(node, ast.keyword) else [getattr(node, field, None) for field in ("name", "arg", "rest")]
    return [text for text in texts if isinstance(text, str)]


def truth(node: ast.expr, constants: Constants) -> bool | None:
    """Whether a condition holds; None: only a run tells."""
    if isinstance(node, ast.Constant):
        return bool(node.value)
    if isinstance(node, (ast.List, ast.Tuple, ast.Set, ast.Dict)):
        return None if any(isinstance(each, ast.Starred) for each in children(node)) else not has_no_turn(node)
    if isinstance(node, ast.Name):
        return bool(constants[node.id]) if node.id in constants else None
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        inner = truth(node.operand, constants)
        return None if inner is None else not inner
    if isinstance(node, ast.BoolOp):
        decides = isinstance(node.op, ast.Or)
        parts = {truth(each, constants) for each in node.values}
        return decides if decides in parts else None if None in parts else not decides
    return compared(node)


def compared(node: ast.expr) -> bool | None:
    if not isinstance(node, ast.Compare) or len(node.ops) > 1:
        return None
    compare = COMPARISONS.get(type(node.ops[0]))
    left, right = node.left, node.comparators[0]
    if compare is None or not isinstance(left, ast.Constant) or not isinstance(right, ast.Constant):
        return None
    try:
        return compare(left.value, right.value)
    except TypeError:
        return None


def unreached_branch(node: ast.If | ast.While | ast.IfExp, is_true: bool | None) -> list[Part]:
    if is_true is None:
        return []
    branch = node.orelse if is_true else node.body
    if isinstance(branch, ast.expr):
        return [branch]
    return [] if is_true and isinstance(node, ast.While) else [*branch]


def behind_decision(node: ast.BoolOp, constants: Constants) -> list[Part]:
    decides = isinstance(node.op, ast.Or)
    for place, value in enumerate(node.values):
        if truth(value, constants) is decides:
            return [*node.values[place + 1 :]]
    return []


def behind_end(block: list[ast.stmt], constants: Constants) -> list[ast.stmt]:
    for place, statement in enumerate(block):
        if ends(statement, constants):
            return block[place + 1 :]
    return []


def ends(statement: ast.stmt, constants: Constants) -> bool:
    """Whether nothing behind a statement is come to, whatever a run finds."""
    if isinstance(statement, ast.Assert):
        return truth(statement.test, constants) is False
    if isinstance(statement, ast.While):
        return truth(statement.test, constants) is True and not may_break(statement)
    if isinstance(statement, ast.If):
        is_true = truth(statement.test, constants)
        branches = (
            [statement.body, statement.orelse] if is_true is None else [statement.body if is_true else statement.orelse]
        )
        return all(any(ends(each, constants) for each in branch) for branch in branches)
    return isinstance(statement, ENDS) or (isinstance(statement, ast.Expr) and exits(statement.value))


def may_break(loop: ast.While) -> bool:
    """Not by what leaves a loop within."""
    waiting: list[ast.AST] = [*loop.body]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Break):
            return True
        waiting += node.orelse if isinstance(node, LOOPS) else children(node)
    return False


def has_no_turn(node: ast.expr) -> bool:
    return (
        ast.unparse(node) in NO_TURN
        if isinstance(node, (ast.Tuple, ast.List, ast.Dict, ast.Call, ast.Constant))
        else False
    )


def exits(node: ast.expr) -> bool:
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
        return f"{node.func.value.id}.{node.func.attr}" in EXITS
    return isinstance(node.func, ast.Name) and node.func.id in EXITS
