"""What the names in a program stand for, as far as its text tells: imports, and variables that are bound once."""

import ast
import builtins

from vocabulary import ALIASES, PLOTTING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    Binding = tuple[str, ast.expr | None]
SHOWN_CHARACTERS = 80
SHOWN_ITEMS = 12
BUILTINS = set(dir(builtins))
DEPTH = 4
"""How far a name is followed and a nested value is shown."""
STAR_LIBRARIES = PLOTTING | {"keras", "numpy", "pandas", "sklearn", "tensorflow", "torch"}
UNKNOWN = "…"


class Names:
    def __init__(self, tree: ast.AST) -> None:
        self.imported: dict[str, str] = {}
        self.packages: set[str] = set()
        self.stars: list[str] = []
        bound: dict[str, list[ast.expr | None]] = {}
        for node in ast.walk(tree):
            self._note_import(node)
            for name, value in bindings(node):
                bound.setdefault(name, []).append(value)
        self.bound = set(bound)
        told = ((name, told_once(found)) for name, found in bound.items())
        self.values = {name: value for name, value in told if value is not None}

    def _note_import(self, node: ast.AST) -> None:
        if isinstance(node, ast.Import):
            for alias in node.names:
                root = alias.name.split(".")[0]
                self.packages.add(root)
                self.imported[alias.asname or root] = alias.name if alias.asname else root
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            self.packages.add(node.module.split(".")[0])
            for alias in node.names:
                if alias.name == "*":
                    self.stars.append(node.module)
                else:
                    self.imported[alias.asname or alias.name] = f"{node.module}.{alias.name}"
        elif isinstance(node, ast.ImportFrom) and node.level > 0:
            # Of the program's own package, by its dots: `.train` is no package of that name.
            told = [node.module.split(".")[0]] if node.module else [alias.name for alias in node.names]
            self.packages.update("." * node.level + name for name in told)

    def dotted(self, node: ast.expr, depth: int = DEPTH) -> str | None:
        """`sklearn.svm.SVC` for whatever the program calls it by; None for what no import leads to."""
        ends = []
        while isinstance(node, ast.Attribute):
            ends.append(node.attr)
            node = node.value
        if not isinstance(node, ast.Name):
            return None
        root = self._root(node.id, depth)
        return None if root is None else canonical(".".join([root, *reversed(ends)]))

    def _root(self, name: str, depth: int) -> str | None:
        if name in self.imported:
            return self.imported[name]
        value = self.values.get(name)
        if isinstance(value, (ast.Attribute, ast.Name)) and depth > 0:
            return self.dotted(value, depth - 1)
        stars = [module for module in self.stars if module.split(".")[0] in STAR_LIBRARIES]
        return f"{stars[0]}.{name}" if stars and name not in self.bound and name not in BUILTINS else None

    def follow(self, node: ast.expr) -> ast.expr:
        """The expression that a name stands for, if it was bound once."""
        for _ in range(DEPTH):
            if not isinstance(node, ast.Name) or node.id not in self.values:
                break
            node = self.values[node.id]
        return node

    def keywords(self, call: ast.Call) -> dict[str, ast.expr]:
        """Name to expression; `**options` is opened where `options` is a dictionary that is written out."""
        found: dict[str, ast.expr] = {}
        for keyword in call.keywords:
            if keyword.arg is not None:
                found[keyword.arg] = keyword.value
                continue
            found.update(self.entries(keyword.value))
        return found

    def entries(self, node: ast.expr) -> dict[str, ast.expr]:
        """Of a dictionary that is written out, under its keys that are printable texts; empty for all else."""
        node = self.follow(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "dict":
            return {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg is not None}
        if not isinstance(node, ast.Dict):
            return {}
        pairs = zip(node.keys, node.values, strict=True)
        named = [(key.value, value) for key, value in pairs if isinstance(key, ast.Constant)]
        return {key: value for key, value in named if isinstance(key, str) and key.isprintable()}

    def number(self, node: ast.expr) -> float | None:
        """The value of a number that is written out, else None."""
        node = self.follow(node)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            value = number_of(node.operand)
            return None if value is None else -value
        return number_of(node)

    def render(self, node: ast.expr) -> str:
        """A value as Python writes it, shortened; what is only known at run time is shown as …"""
        text = self._render(node, DEPTH)
        return text if len(text) <= SHOWN_CHARACTERS else f"{text[:SHOWN_CHARACTERS]}{UNKNOWN}"

    def _render(self, node: ast.expr, depth: int) -> str:
        node = self.follow(node)
        if depth == 0:
            return UNKNOWN
        if isinstance(node, ast.Constant):
            return repr_of(node.value)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return f"-{self._render(node.operand, depth - 1)}"
        if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
            items = [self._render(item, depth - 1) for item in node.elts[:SHOWN_ITEMS]]
            items += [UNKNOWN] if len(node.elts) > SHOWN_ITEMS else []
            brackets = {ast.List: "[]", ast.Tuple: "()", ast.Set: "{}"}[type(node)]
            return f"{brackets[0]}{', '.join(items)}{brackets[1]}"
        if isinstance(node, ast.Dict):
            pairs = list(zip(node.keys, node.values, strict=True))[:SHOWN_ITEMS]
            shown = [f"{self._render(key, depth - 1)}: {self._render(value, depth - 1)}" for key, value in pairs if key]
            return f"{{{', '.join(shown)}}}"
        if isinstance(node, ast.Call):
            name = self.dotted(node.func)
            inside = UNKNOWN if node.args or node.keywords else ""
            return UNKNOWN if name is None else f"{name.split('.')[-1]}({inside})"
        return self.dotted(node) or UNKNOWN


def told_once(values: "list[ast.expr | None]") -> ast.expr | None:
    """The only expression, or the same constant or name each time, as where two functions have the same default; else
    None."""
    first, *others = values
    texts = {text_of(value) for value in values}
    return first if not others or (len(texts) == 1 and None not in texts) else None


def text_of(value: ast.expr | None) -> str | None:
    """Of a constant or a name, equal where they are."""
    if isinstance(value, ast.Name):
        return value.id
    return f"= {repr_of(value.value)}" if isinstance(value, ast.Constant) else None


def bindings(node: ast.AST) -> "Iterator[Binding]":
    """(name, expression) of each variable that this statement binds; None is a value that changes or is not told."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Name):
                yield target.id, node.value
            else:
                yield from unpacked(target, node.value)
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
        yield node.target.id, node.value
    elif isinstance(node, (ast.AugAssign, ast.For, ast.AsyncFor, ast.comprehension, ast.NamedExpr)):
        for inner in ast.walk(node.target):
            if isinstance(inner, ast.Name):
                yield inner.id, None
    elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield node.name, None
        if not isinstance(node, ast.ClassDef):
            yield from parameters(node.args)


def unpacked(target: ast.expr, value: ast.expr) -> "Iterator[Binding]":
    pairs: Iterable[tuple[ast.AST, ast.expr | None]]
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        pairs = zip(target.elts, value.elts, strict=True)
    else:
        pairs = ((inner, None) for inner in ast.walk(target))
    for inner, expression in pairs:
        if isinstance(inner, ast.Name):
            yield inner.id, expression


def parameters(arguments: ast.arguments) -> "Iterator[Binding]":
    plain = arguments.posonlyargs + arguments.args
    without: list[ast.expr | None] = [None] * (len(plain) - len(arguments.defaults))
    defaults = [*without, *arguments.defaults, *arguments.kw_defaults]
    for argument, default in zip([*plain, *arguments.kwonlyargs], defaults, strict=True):
        yield argument.arg, default


def canonical(name: str) -> str:
    for old, new in ALIASES:
        if name.startswith(old):
            return new + name[len(old) :]
    return name


def number_of(node: ast.expr) -> float | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)) and not isinstance(node.value, bool):
        return node.value
    return None


def repr_of(value: object) -> str:
    if value is ...:
        return "..."
    if isinstance(value, (str, bytes)) and len(value) > SHOWN_CHARACTERS:
        value = value[:SHOWN_CHARACTERS]
    try:
        return repr(value)
    except ValueError:  # an integer with more digits than Python shows
        return UNKNOWN
