"""Cells that the script may be without: those that only show something, and those that no later one needs."""

import ast
import builtins

from conversion import SHOWS_NOTHING
from names import bound_by, first_name, imported_by, left_by, loaded_by, stored_by, used_at_once

DRAWS = set("plt sns px go fig ax axes axs display matplotlib seaborn plotly missingno msno".split())
SHOWS = set(
    """
    bar barh boxplot corr count describe head hist info isna isnull kde line mean median nunique pie plot sample scatter
    set set_theme set_title set_xlabel set_ylabel show style subplots sum tail unique value_counts
    """.split()
)
# What a cell has without making it: of Python, of IPython, and what stands first in the script.
OF_PYTHON = {*dir(builtins), *"__file__ _ display get_ipython In Out Uploads unpack_here cv2_imshow".split()}


def list_shown(cells: "list[tuple[int, str]]") -> "list[int]":
    """Numbers of the cells that only show something."""
    shown = []
    later: set[str] = set()
    for number, code in reversed(cells):
        if only_shows(ast.parse(code).body, later):
            shown.append(number)
        else:
            later |= loaded_by(code)
    return sorted(shown)


def list_unneeded(cells: "list[tuple[int, str]]") -> "list[int]":
    """Numbers of the cells that leave nothing, and change nothing, that later ones use."""
    parsed = [(number, ast.parse(code), loaded_by(code)) for number, code in cells]
    modules = {name for _, tree, _ in parsed for name in imported_by(tree)}
    unneeded = []
    later: set[str] = set()
    for number, tree, loaded in reversed(parsed):
        if not (left_by(tree, modules) & later):
            unneeded.append(number)
        later |= loaded
    return sorted(unneeded)


def list_leftover(cells: "list[tuple[int, str]]") -> "list[int]":
    """Numbers of the cells that use what no cell makes, tell nothing, and leave nothing that later ones use."""
    parsed = [(number, ast.parse(code), loaded_by(code)) for number, code in cells]
    made = {name for _, tree, _ in parsed for name in bound_by(tree)}
    if "*" in made:
        return []
    leftover = []
    later: set[str] = set()
    for number, tree, loaded in reversed(parsed):
        calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call)]
        given = {first_name(value) for call in calls for value in given_to(call)}
        tells = any(first_name(call.func) in SHOWS_NOTHING for call in calls)
        lives_on_memory = used_at_once(tree) - made - OF_PYTHON
        if lives_on_memory and not tells and not ((left_by(tree, set()) | given) & later & made):
            leftover.append(number)
        later |= loaded
    return leftover


def given_to(call: ast.Call) -> "list[ast.expr]":
    return [*call.args, *(each.value for each in call.keywords)]


def only_shows(body: "list[ast.stmt]", used_later: "set[str]") -> bool:
    """Whether the statements draw or tell of what is there, and leave nothing that later ones use."""
    return all(shows(statement, used_later) for statement in body)


def shows(statement: ast.stmt, used_later: "set[str]") -> bool:
    if isinstance(statement, (ast.For, ast.If, ast.With)):
        blocks = [*statement.body, *getattr(statement, "orelse", [])]
        return not (stored_by(statement) & used_later) and only_shows(blocks, used_later)
    if isinstance(statement, ast.Expr):
        return is_shown(statement.value)
    if isinstance(statement, ast.Assign):
        return not (stored_by(statement) & used_later) and is_shown(statement.value) and not changes(statement)
    return isinstance(statement, ast.Pass)


def is_shown(value: ast.expr) -> bool:
    """A drawing, or a call that only tells; no call within it has a name of its own that is neither."""
    return all(
        first_name(call.func) in DRAWS or (isinstance(call.func, ast.Attribute) and call.func.attr in SHOWS)
        for call in ast.walk(value)
        if isinstance(call, ast.Call)
    )


def changes(statement: ast.Assign) -> bool:
    """Whether it changes a value that has another name, as `data["a"] = 1` does."""
    return any(not isinstance(node, (ast.Name, ast.Tuple, ast.List)) for node in statement.targets)
