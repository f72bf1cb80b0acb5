"""Shell commands that a program starts by a text or list that is written out, and where that stands."""

from __future__ import annotations

import ast
import shlex

from names import Names
from nodes import walk

STARTS = {"os.system", "os.popen"} | {
    f"subprocess.{name}"
    for name in ("run", "call", "check_call", "check_output", "Popen", "getoutput", "getstatusoutput")
}
MARKS = (b"system", b"popen", b"subprocess")


def list_started(source: bytes, tree: ast.Module) -> list[tuple[str, ast.expr]]:
    if not any(mark in source for mark in MARKS):
        return []
    names = Names(tree)
    found: list[tuple[str, ast.expr]] = []
    for node in walk(tree):
        if isinstance(node, ast.Call) and node.args and names.dotted(node.func) in STARTS:
            script = script_of(node.args[0], names)
            if script is not None:
                found.append((script, node.args[0]))
    return found


def script_of(node: ast.expr, names: Names) -> str | None:
    """What a shell would be told; None where only a run tells."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if not isinstance(node, (ast.List, ast.Tuple)):
        return None
    words: list[str] = []
    for each in node.elts:
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            words.append(each.value)
        elif names.dotted(each) == "sys.executable":
            words.append("python")
        else:
            return None
    return shlex.join(words)
