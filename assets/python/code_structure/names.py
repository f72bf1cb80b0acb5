"""What the names in a program stand for, as far as its text tells: imports, and variables that are bound once."""

import ast
import builtins

from vocabulary import ALIASES, PLOTTING

SHOWN_CHARACTERS = 80
SHOWN_ITEMS = 12
BUILTINS = set(dir(builtins))
DEPTH = 4
"""How far a name is followed and a nested value is shown."""
STAR_LIBRARIES = PLOTTING | {"keras", "numpy", "pandas", "sklearn", "tensorflow", "torch"}
UNKNOWN = "…"


class Names:
    def __init__(self, tree):
        self.imported = {}
        self.packages = set()
        self.stars = []
        self.values = {}
        bound = {}
        for node in ast.walk(tree):
            self._note_import(node)
            for name, value in bindings(node):
                bound.setdefault(name, []).append(value)
        self.bound = set(bound)
        self.values = {name: found[0] for name, found in bound.items() if told_once(found)}

    def _note_import(self, node):
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

    def dotted(self, node, depth=DEPTH):
        """`sklearn.svm.SVC` for whatever the program calls it by; None for what no import leads to."""
        ends = []
        while isinstance(node, ast.Attribute):
            ends.append(node.attr)
            node = node.value
        if not isinstance(node, ast.Name):
            return None
        root = self._root(node.id, depth)
        return None if root is None else canonical(".".join([root, *reversed(ends)]))

    def _root(self, name, depth):
        if name in self.imported:
            return self.imported[name]
        value = self.values.get(name)
        if isinstance(value, (ast.Attribute, ast.Name)) and depth > 0:
            return self.dotted(value, depth - 1)
        stars = [module for module in self.stars if module.split(".")[0] in STAR_LIBRARIES]
        return f"{stars[0]}.{name}" if stars and name not in self.bound and name not in BUILTINS else None

    def follow(self, node):
        """The expression that a name stands for, if it was bound once."""
        for _ in range(DEPTH):
            if not isinstance(node, ast.Name) or node.id not in self.values:
                break
            node = self.values[node.id]
        return node

    def keywords(self, call):
        """Name to expression; `**options` is opened where `options` is a dictionary that is written out."""
        found = {}
        for keyword in call.keywords:
            if keyword.arg is not None:
                found[keyword.arg] = keyword.value
                continue
            found.update(self.entries(keyword.value))
        return found

    def entries(self, node):
        """Of a dictionary that is written out, under its keys that are printable texts; empty for all else."""
        node = self.follow(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "dict":
            return {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg is not None}
        if not isinstance(node, ast.Dict):
            return {}
        named = [(key.value, value) for key, value in zip(node.keys, node.values) if isinstance(key, ast.Constant)]
        return {key: value for key, value in named if isinstance(key, str) and key.isprintable()}

    def number(self, node):
        """The value of a number that is written out, else None."""
        node = self.follow(node)
        negative = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)
        node = node.operand if negative else node
        if not isinstance(node, ast.Constant) or type(node.value) not in (int, float):
            return None
        return -node.value if negative else node.value

    def render(self, node):
        """A value as Python writes it, shortened; what is only known at run time is shown as …"""
        text = self._render(node, DEPTH)
        return text if len(text) <= SHOWN_CHARACTERS else f"{text[:SHOWN_CHARACTERS]}{UNKNOWN}"

    def _render(self, node, depth):
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
            start, end = {ast.List: "[]", ast.Tuple: "()", ast.Set: "{}"}[type(node)]
            return f"{start}{', '.join(items)}{end}"
        if isinstance(node, ast.Dict):
            pairs = list(zip(node.keys, node.values))[:SHOWN_ITEMS]
            shown = [f"{self._render(key, depth - 1)}: {self._render(value, depth - 1)}" for key, value in pairs if key]
            return f"{{{', '.join(shown)}}}"
        if isinstance(node, ast.Call):
            name = self.dotted(node.func)
            inside = UNKNOWN if node.args or node.keywords else ""
            return UNKNOWN if name is None else f"{name.split('.')[-1]}({inside})"
        return self.dotted(node) or UNKNOWN


def told_once(values):
    """One expression, or the same constant or name again, as where two functions have the same default."""
    if None in values:
        return False
    if len(values) == 1:
        return True
    if not all(isinstance(value, (ast.Constant, ast.Name)) for value in values):
        return False
    return len({value.id if isinstance(value, ast.Name) else f"= {repr_of(value.value)}" for value in values}) == 1


def bindings(node):
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


def unpacked(target, value):
    same = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts)
    pairs = zip(target.elts, value.elts) if same else ((inner, None) for inner in ast.walk(target))
    for inner, expression in pairs:
        if isinstance(inner, ast.Name):
            yield inner.id, expression


def parameters(arguments):
    plain = arguments.posonlyargs + arguments.args
    defaults = [None] * (len(plain) - len(arguments.defaults)) + arguments.defaults
    for argument, default in [*zip(plain, defaults), *zip(arguments.kwonlyargs, arguments.kw_defaults)]:
        yield argument.arg, default


def canonical(name):
    for old, new in ALIASES:
        if name.startswith(old):
            return new + name[len(old) :]
    return name


def repr_of(value):
    if value is ...:
        return "..."
    if isinstance(value, (str, bytes)) and len(value) > SHOWN_CHARACTERS:
        value = value[:SHOWN_CHARACTERS]
    try:
        return repr(value)
    except ValueError:  # an integer with more digits than Python shows
        return UNKNOWN
