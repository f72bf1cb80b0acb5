"""What statements bind, change and use, by name."""

import ast

DEFINES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def first_name(value: ast.expr) -> "str | None":
    while isinstance(value, (ast.Attribute, ast.Call, ast.Subscript)):
        value = value.func if isinstance(value, ast.Call) else value.value
    return value.id if isinstance(value, ast.Name) else None


def stored_by(node: ast.AST) -> "set[str]":
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}


def loaded_by(code: str) -> "set[str]":
    """Names that it uses, but for those that a loop around them gives a value."""
    loaded: set[str] = set()
    waiting: list[tuple[ast.AST, set[str]]] = [(ast.parse(code), set())]
    while waiting:
        node, looped = waiting.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            loaded |= {node.id} - looped
        loops = [node] if isinstance(node, ast.For) else getattr(node, "generators", [])
        within = looped.union(*(stored_by(each.target) for each in loops))
        for child in ast.iter_child_nodes(node):
            if isinstance(node, (ast.For, ast.comprehension)) and child is node.iter:
                waiting.append((child, looped - stored_by(node.target)))
            else:
                waiting.append((child, within))
    return loaded


def bound_by(tree: ast.Module) -> "set[str]":
    """Names that anything in it makes, at whatever level."""
    nodes = list(ast.walk(tree))
    defined = {each.name for each in nodes if isinstance(each, DEFINES)}
    caught = {each.name for each in nodes if isinstance(each, ast.ExceptHandler) and each.name}
    arguments = {each.arg for each in nodes if isinstance(each, ast.arg)}
    return stored_by(tree) | defined | caught | arguments | imported_by(tree)


def used_at_once(tree: ast.AST) -> "set[str]":
    """Names that it uses when it is run, and not only when a function of it is called."""
    used: set[str] = set()
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            used.add(node.id)
        if not isinstance(node, (*DEFINES, ast.Lambda)):
            waiting.extend(ast.iter_child_nodes(node))
    return used


def left_by(tree: ast.Module, modules: "set[str]") -> "set[str]":
    """Names that it binds, and those of values that it may change: by an item, an attribute or a call of one's own."""
    defined = {each.name for each in ast.walk(tree) if isinstance(each, DEFINES)}
    changed = {
        first_name(each.func if isinstance(each, ast.Call) else each)
        for each in ast.walk(tree)
        if (isinstance(each, (ast.Attribute, ast.Subscript)) and not isinstance(each.ctx, ast.Load))
        or (isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute))
    }
    return stored_by(tree) | defined | imported_by(tree) | {each for each in changed if each and each not in modules}


def imported_by(tree: ast.Module) -> "set[str]":
    return {
        (alias.asname or alias.name).split(".")[0]
        for each in ast.walk(tree)
        if isinstance(each, (ast.Import, ast.ImportFrom))
        for alias in each.names
    }
