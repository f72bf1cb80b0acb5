"""How many models a cross-validation or a search over parameters fits."""

import ast
import math

DEFAULT_FOLDS = {"TimeSeriesSplit": 5, "RepeatedKFold": 50, "RepeatedStratifiedKFold": 50, "ShuffleSplit": 10}
RANDOM_SEARCHES = {"RandomizedSearchCV": 10, "BayesSearchCV": 50}
"""Candidates that each draws when it is not told."""
MOST = 10**9


def folds_of(names, call, leaf, options):
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


def folds_of_splitter(names, call, leaf, options):
    given = options.get("n_splits", call.args[0] if call.args else None)
    folds = DEFAULT_FOLDS.get(leaf, 5) if given is None else whole(names.number(given))
    if not leaf.startswith("Repeated") or folds is None or (given is None and "n_repeats" not in options):
        return folds
    repeats = whole(names.number(options["n_repeats"])) if "n_repeats" in options else 10
    return None if repeats is None else repeats * (5 if given is None else folds)


def candidates_of(names, call, leaf, options):
    """Combinations of the grid, or how many are drawn of it."""
    if leaf in RANDOM_SEARCHES:
        return whole(names.number(options["n_iter"])) if "n_iter" in options else RANDOM_SEARCHES[leaf]
    if leaf == "HalvingRandomSearchCV":
        return None
    grid = options.get("param_grid", call.args[1] if len(call.args) > 1 else None)
    if grid is None:
        return None
    grid = names.follow(grid)
    sizes = [size_of_grid(names, each) for each in (grid.elts if isinstance(grid, ast.List) else [grid])]
    return None if None in sizes else min(sum(sizes), MOST)


def size_of_grid(names, node):
    entries = names.entries(node)
    sizes = [length_of(names, each) for each in entries.values()]
    return None if not sizes or None in sizes else math.prod(sizes)


def length_of(names, node):
    node = names.follow(node)
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        return None if any(isinstance(each, ast.Starred) for each in node.elts) else len(node.elts)
    if not isinstance(node, ast.Call):
        return None
    leaf = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", None)
    if leaf == "list" and len(node.args) == 1:
        return length_of(names, node.args[0])
    numbers = [names.number(each) for each in node.args]
    if None in numbers or not numbers:
        return None
    if leaf in ("linspace", "logspace", "geomspace"):
        count = numbers[2] if len(numbers) > 2 else 50
        return whole(count if "num" not in names.keywords(node) else names.number(names.keywords(node)["num"]))
    if leaf in ("range", "arange") and len(numbers) <= 3:
        start, stop, step = [0, *numbers, 1] if len(numbers) == 1 else [*numbers, 1][:3]
        steps = (stop - start) / step if step else math.inf
        return math.ceil(max(0, steps)) if steps <= MOST else None
    return None


def iteration_count(names, loop):
    """Of `for epoch in range(100)`: '100'."""
    counter = loop.target.id if isinstance(loop.target, ast.Name) else ""
    call = loop.iter
    if "epoch" not in counter.lower() or not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
        return None
    return names.render(call.args[-1]) if call.func.id == "range" and call.args else None


def whole(number):
    """A count, or None for what is none."""
    return int(number) if number is not None and 0 <= number <= MOST and number == int(number) else None
