"""How many models a cross-validation or a search over parameters fits."""

import ast
import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from names import Names

    Options = dict[str, ast.expr]

DEFAULT_FOLDS = {"TimeSeriesSplit": 5, "RepeatedKFold": 50, "RepeatedStratifiedKFold": 50, "ShuffleSplit": 10}
RANDOM_SEARCHES = {"RandomizedSearchCV": 10, "BayesSearchCV": 50}
"""Candidates that each draws when it is not told."""
MOST = 10**9


def folds_of(names: "Names", call: ast.Call, leaf: str, options: "Options") -> int | None:
    """None: it is only known at run time, or there are as many as rows."""
    if leaf == "LeaveOneOut":
        return None
    if leaf.endswith(("KFold", "Split")):
        return folds_of_splitter(names, call, leaf, options)
    if "cv" not in options:
        return whole(names.number(options["nfold"])) if "nfold" in options else 5
    value = names.follow(options["cv"])
    if isinstance(value, ast.Call):
        splitter = (names.dotted(value.func) or "").split(".")[-1]
        known = splitter.endswith(("KFold", "Split"))
        return folds_of_splitter(names, value, splitter, names.keywords(value)) if known else None
    if isinstance(value, ast.Constant) and value.value is None:
        return 5
    return whole(names.number(value))


def folds_of_splitter(names: "Names", call: ast.Call, leaf: str, options: "Options") -> int | None:
    given = options.get("n_splits", call.args[0] if call.args else None)
    folds = DEFAULT_FOLDS.get(leaf, 5) if given is None else whole(names.number(given))
    if not leaf.startswith("Repeated") or folds is None or (given is None and "n_repeats" not in options):
        return folds
    repeats = whole(names.number(options["n_repeats"])) if "n_repeats" in options else 10
    return None if repeats is None else repeats * (5 if given is None else folds)


def candidates_of(names: "Names", call: ast.Call, leaf: str, options: "Options") -> int | None:
    """Combinations of the grid, or how many are drawn of it."""
    if leaf in RANDOM_SEARCHES:
        return whole(names.number(options["n_iter"])) if "n_iter" in options else RANDOM_SEARCHES[leaf]
    if leaf == "HalvingRandomSearchCV":
        return None
    grid = options.get("param_grid", call.args[1] if len(call.args) > 1 else None)
    if grid is None:
        return None
    grid = names.follow(grid)
    parts = grid.elts if isinstance(grid, ast.List) else [grid]
    sizes = [size for each in parts if (size := size_of_grid(names, each)) is not None]
    return min(sum(sizes), MOST) if len(sizes) == len(parts) else None


def size_of_grid(names: "Names", node: ast.expr) -> int | None:
    entries = names.entries(node).values()
    sizes = [size for each in entries if (size := length_of(names, each)) is not None]
    return math.prod(sizes) if sizes and len(sizes) == len(entries) else None


def length_of(names: "Names", node: ast.expr) -> int | None:
    node = names.follow(node)
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        return None if any(isinstance(each, ast.Starred) for each in node.elts) else len(node.elts)
    if not isinstance(node, ast.Call):
        return None
    leaf = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", None)
    if leaf == "list" and len(node.args) == 1:
        return length_of(names, node.args[0])
    numbers = [number for each in node.args if (number := names.number(each)) is not None]
    if len(numbers) < len(node.args) or not numbers:
        return None
    if leaf in ("linspace", "logspace", "geomspace"):
        count = names.keywords(node).get("num")
        return whole((numbers[2] if len(numbers) > 2 else 50) if count is None else names.number(count))
    if leaf in ("range", "arange") and len(numbers) <= 3:
        start, stop, step = [0, *numbers, 1] if len(numbers) == 1 else [*numbers, 1][:3]
        steps = (stop - start) / step if step else math.inf
        return math.ceil(max(0, steps)) if steps <= MOST else None
    return None


def iteration_count(names: "Names", loop: ast.For | ast.AsyncFor) -> str | None:
    """Of `for epoch in range(100)`: '100'."""
    counter = loop.target.id if isinstance(loop.target, ast.Name) else ""
    call = loop.iter
    if "epoch" not in counter.lower() or not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
        return None
    return names.render(call.args[-1]) if call.func.id == "range" and call.args else None


def whole(number: float | None) -> int | None:
    """A count, or None for what is none."""
    return int(number) if number is not None and 0 <= number <= MOST and number == int(number) else None
