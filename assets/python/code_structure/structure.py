"""The structure of a program, from its syntax tree alone: what it imports, trains, reads, draws, repeats."""

import ast
import sys
from collections import Counter

import vocabulary
from names import Names
from search import candidates_of, folds_of, iteration_count

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Options = dict[str, ast.expr]

LISTED = 60
"""Of each kind of thing; what is beyond is counted in `leftOut`."""
LISTS = ("estimators", "splits", "crossValidations", "searches", "reads", "jobs", "iterations", "seeds")
COUNTS = (
    "loops comprehensions rowLoops arrayCalls plots parallelCalls fits fitsInLoops caches earlyStopping prints "
    "warningFilters functions classes branches leftOut"
).split()
LOOPS = (ast.For, ast.AsyncFor, ast.While)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
BRANCHES = (ast.If, ast.IfExp, ast.ExceptHandler, ast.comprehension, ast.match_case, *LOOPS)


class Description:
    """Gathers the facts while the tree is walked, in the order of the source."""

    def __init__(self, tree: ast.AST) -> None:
        self.names = Names(tree)
        self.counts: Counter[str] = Counter()
        self.listed: dict[str, list[dict[str, object]]] = {key: [] for key in LISTS}
        self.named: dict[str, Counter[str]] = {key: Counter() for key in ("metrics", "writes", "types")}
        self.depth = 0
        plotting = self.names.packages & vocabulary.PLOTTING
        pandas = vocabulary.PANDAS_PLOT_METHODS if "pandas" in self.names.packages else frozenset()
        self.plot_methods = vocabulary.PLOT_METHODS if plotting else pandas
        for node, depth in walk_with_depth(tree):
            self.visit(node, depth)

    def visit(self, node: ast.AST, depth: int) -> None:
        if isinstance(node, BRANCHES):
            self.counts["branches"] += 1
        if isinstance(node, ast.BoolOp):
            self.counts["branches"] += len(node.values) - 1
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            self.counts["functions"] += 1
            self.counts["caches"] += sum(self.names.dotted(each) in vocabulary.CACHES for each in node.decorator_list)
        elif isinstance(node, ast.ClassDef):
            self.counts["classes"] += 1
        elif isinstance(node, LOOPS):
            self.visit_loop(node, depth)
        elif isinstance(node, COMPREHENSIONS):
            self.counts["comprehensions"] += 1
            self.depth = max(self.depth, depth + 1)
        elif isinstance(node, ast.Call):
            self.visit_call(node, depth)
        elif isinstance(node, ast.Assign):
            self.visit_assignment(node)
        elif isinstance(node, ast.Attribute) and node.attr in vocabulary.NUMBER_TYPES:
            self.named["types"][node.attr] += 1

    def visit_loop(self, node: ast.For | ast.AsyncFor | ast.While, depth: int) -> None:
        self.counts["loops"] += 1
        self.depth = max(self.depth, depth + 1)
        if isinstance(node, ast.While):
            return
        count = iteration_count(self.names, node)
        if count is not None:
            self.add("iterations", {"where": "for", "parameter": "epochs", "value": count})
        if is_over_positions(node.iter):
            self.counts["rowLoops"] += 1

    def visit_assignment(self, node: ast.Assign) -> None:
        """os.environ["OMP_NUM_THREADS"] = "1" """
        for target in node.targets:
            if not isinstance(target, ast.Subscript) or self.names.dotted(target.value) != "os.environ":
                continue
            self.note_variable(target.slice, node.value)

    def visit_call(self, node: ast.Call, depth: int) -> None:
        name = self.names.dotted(node.func)
        leaf = name_of(node.func)
        options = self.names.keywords(node)
        self.note_parameters(name.split(".")[-1] if name else leaf, options)
        if name is None:
            self.visit_unknown(node, leaf)
        else:
            self.visit_known(node, name, options)
        if leaf in vocabulary.FIT_METHODS and isinstance(node.func, ast.Attribute):
            self.counts["fits"] += 1
            self.counts["fitsInLoops"] += depth > 0

    def note_parameters(self, where: str, options: "Options") -> None:
        for key, value in options.items():
            if key in vocabulary.LISTED_PARAMETERS:
                shown: dict[str, object] = {"where": where, "parameter": key, "value": self.names.render(value)}
                self.add(vocabulary.LISTED_PARAMETERS[key], shown)
            elif key == "dtype":
                self.note_type(value)
            elif key == "memory" and self.names.render(value) != "None":
                self.counts["caches"] += 1
            elif key in vocabulary.EARLY_STOPPING and self.names.render(value) not in ("False", "None"):
                self.counts["earlyStopping"] += 1

    def note_type(self, node: ast.expr) -> None:
        """A type given as text; one given as numpy.float32 is seen as an attribute."""
        node = self.names.follow(node)
        inner = self.names.entries(node).values() if isinstance(node, ast.Dict) else [node]
        for each in inner:
            if isinstance(each, ast.Constant) and each.value in vocabulary.NUMBER_TYPES:
                self.named["types"][each.value] += 1

    def visit_unknown(self, node: ast.Call, leaf: str) -> None:
        """A call of what no import leads to: a builtin, a function of the program, a method of some object."""
        if isinstance(node.func, ast.Attribute):
            self.visit_method(node, leaf)
        elif leaf == "open" and leaf not in self.names.bound:
            self.visit_open(node)
        elif leaf in ("print", "display") and leaf not in self.names.bound:
            self.counts["prints"] += 1

    def visit_method(self, node: ast.Call, leaf: str) -> None:
        by_lambda = leaf == "map" and any(isinstance(each, ast.Lambda) for each in node.args)
        if by_lambda or leaf in vocabulary.ROW_METHODS:
            self.counts["rowLoops"] += 1
        elif leaf in vocabulary.METRIC_METHODS:
            self.named["metrics"][leaf] += 1
        elif leaf in vocabulary.WRITE_METHODS:
            self.named["writes"][leaf] += 1
        elif leaf == "astype" and node.args:
            self.note_type(node.args[0])
        elif leaf == "cache" and not node.args:
            self.counts["caches"] += 1
        elif leaf in self.plot_methods or (self.plot_methods and ".plot." in f"{ast_path(node.func)}."):
            self.counts["plots"] += 1

    def visit_known(self, node: ast.Call, name: str, options: "Options") -> None:
        if vocabulary.is_plot(name):
            self.counts["plots"] += 1
        elif not self.list_learning(node, name, options):
            self.visit_other(node, name, options)
        if name.split(".", maxsplit=1)[0] in vocabulary.PARALLEL_ROOTS or name == "joblib.Parallel":
            self.counts["parallelCalls"] += 1

    def list_learning(self, node: ast.Call, name: str, options: "Options") -> bool:
        """Whether the call is one that a model is made, fed or chosen by."""
        leaf = name.rsplit(".", maxsplit=1)[-1]
        kind = vocabulary.kind_of(name)
        if kind is not None:
            self.add("estimators", {"name": name, "kind": kind, "parameters": self.parameters(node, leaf, options)})
        elif leaf in vocabulary.SPLITS:
            self.add("splits", {"call": leaf, "parameters": self.parameters(node, leaf, options)})
        elif leaf in vocabulary.CROSS_VALIDATIONS or name in ("xgboost.cv", "lightgbm.cv", "catboost.cv"):
            self.add("crossValidations", {"call": leaf, "folds": folds_of(self.names, node, leaf, options)})
        elif leaf in vocabulary.SEARCHES:
            folds = folds_of(self.names, node, leaf, options)
            candidates = candidates_of(self.names, node, leaf, options)
            self.add("searches", {"call": leaf, "candidates": candidates, "folds": folds})
        else:
            return False
        return True

    def visit_other(self, node: ast.Call, name: str, options: "Options") -> None:
        leaf = name.rsplit(".", maxsplit=1)[-1]
        if name.startswith(("sklearn.metrics.", "torchmetrics.", "keras.metrics.")):
            self.named["metrics"][leaf] += 1
        elif vocabulary.is_read(name):
            self.add("reads", {"call": name, "parameters": self.parameters(node, leaf, options)})
        elif name in vocabulary.WRITERS:
            self.named["writes"][leaf] += 1
        elif name in vocabulary.COUNTED_CALLS:
            self.counts[vocabulary.COUNTED_CALLS[name]] += 1
        elif name in vocabulary.SEED_CALLS:
            if node.args:
                self.add("seeds", {"where": name, "parameter": "seed", "value": self.names.render(node.args[0])})
        elif name == "os.environ.setdefault" and len(node.args) == 2:
            self.note_variable(*node.args)
        elif leaf in ("EarlyStopping", "early_stopping"):
            self.counts["earlyStopping"] += 1
        elif name.split(".", maxsplit=1)[0] in ("numpy", "scipy", "pandas"):
            self.counts["arrayCalls"] += 1

    def note_variable(self, key: ast.expr, value: ast.expr) -> None:
        if isinstance(key, ast.Constant) and key.value in vocabulary.JOB_VARIABLES:
            self.add("jobs", {"where": "os.environ", "parameter": key.value, "value": self.names.render(value)})

    def visit_open(self, node: ast.Call) -> None:
        modes = [self.names.follow(each) for each in node.args[1:2]]
        modes += [each.value for each in node.keywords if each.arg == "mode"]
        given = modes[0] if modes else None
        mode = given.value if isinstance(given, ast.Constant) else "r"
        if isinstance(mode, str) and any(letter in mode for letter in "wax+"):
            self.named["writes"]["open"] += 1
        else:
            self.add("reads", {"call": "open", "parameters": {}})

    def parameters(self, node: ast.Call, leaf: str, options: "Options") -> dict[str, str]:
        """Values by name; a positional one by its name where that is known, else by its place, from #1."""
        shown: dict[str, str] = {}
        for place, value in enumerate(node.args[:LISTED], 1):
            first = vocabulary.FIRST_PARAMETER.get(leaf) if place == 1 else None
            if not isinstance(value, ast.Starred):
                shown[first or f"#{place}"] = self.names.render(value)
        for key, value in list(options.items())[:LISTED]:
            shown[key] = self.names.render(value)
        return shown

    def add(self, key: str, fact: dict[str, object]) -> None:
        if len(self.listed[key]) < LISTED:
            self.listed[key].append(fact)
        else:
            self.counts["leftOut"] += 1

    def result(self) -> dict[str, object]:
        packages = self.names.packages
        standard = packages & set(sys.stdlib_module_names)
        return {
            "packages": sorted(packages - standard)[:LISTED],
            "standardModules": sorted(standard)[:LISTED],
            "plotLibraries": sorted(packages & vocabulary.PLOTTING),
            **self.listed,
            **{key: dict(counter.most_common(LISTED)) for key, counter in self.named.items()},
            **{key: self.counts[key] for key in COUNTS},
            "loopDepth": self.depth,
        }


def describe(tree: ast.AST) -> dict[str, object]:
    return Description(tree).result()


def walk_with_depth(tree: ast.AST) -> "Iterator[tuple[ast.AST, int]]":
    """Every node in the order of the source and how many loops of its own function it stands in; without recursion."""
    stack = [(tree, 0)]
    while stack:
        node, depth = stack.pop()
        yield node, depth
        inner = 0 if isinstance(node, FUNCTIONS) else depth + isinstance(node, (*LOOPS, *COMPREHENSIONS))
        for child in reversed(list(ast.iter_child_nodes(node))):
            stack.append((child, inner))


def is_over_positions(node: ast.expr) -> bool:
    """range(len(x)), range(x.shape[0]), x.index: a loop over rows by hand."""
    if isinstance(node, ast.Attribute):
        return node.attr == "index"
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"):
        return False
    return any(
        (isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "len")
        or (isinstance(each, ast.Subscript) and isinstance(each.value, ast.Attribute) and each.value.attr == "shape")
        for each in node.args
    )


def name_of(node: ast.expr) -> str:
    """Of what is called; empty where it is no name."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def ast_path(node: ast.expr) -> str:
    """`.plot.bar` of `frame[…].plot.bar`."""
    ends = []
    while isinstance(node, ast.Attribute):
        ends.append(node.attr)
        node = node.value
    return "." + ".".join(reversed(ends))
