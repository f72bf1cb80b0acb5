"""Turns a notebook (JSON on standard input) into a script and what was left out of it (JSON on standard output).

A value that ends a cell is printed, as a notebook shows it. Commands of IPython and of the shell are left out, but
those that unpack an archive or make a folder, and so are cells that failed when the notebook was saved, cells that
are no Python, the end of those that ask for input, and those whose numbers are the arguments. A cell that failed for
what was in memory is kept: from top to bottom it may work. What a cell takes from the future of Python stands first,
where alone a script may have it. A place on Windows is read as it is meant, and a file that is to be brought is read
where it lies. Cells that the script may be without are told: such ones, those that only show something, and those that
live on what was in memory alone and that no later one needs; and all that no later one needs. Nothing is executed.
"""

import ast
import builtins
import json
import re
import resource
import shlex
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Cell = dict[str, Any]

MEMORY_BYTES = 2 * 1024**3
CPU_SECONDS = 60
LONGEST_NOTE = 200

HEAD = '''def display(*values):
    """Prints what a notebook would show."""
    for value in values:
        if value is not None:
            print(repr(value) if isinstance(value, str) else value)

'''
UPLOADS = '''class Uploads(dict):
    """Has a file by its name, as a notebook that asks for files to be brought."""

    def __missing__(self, name):
        with open(name, "rb") as file:
            self[name] = file.read()
        return self[name]

'''
UNPACK = '''def unpack_here(archive, folder):
    """Unpacks an archive that is there, as a command of the notebook does."""
    import os
    import shutil

    if os.path.exists(archive):
        shutil.unpack_archive(archive, folder)

'''
SHOWN = '''def cv2_imshow(*values):
    """Shows nothing in the place of Colab's own."""

'''
# A command of the shell whose words are plain.
SHELL = re.compile(r"^(\s*)!\s*(unzip|tar|mkdir)\s([^|;&><$*`{}\n]+)$")
INSTALL = re.compile(r"^\s*[!%]\s*(?:python\d?\s+-m\s+)?(?:pip3?|uv\s+pip)\s+(?:-\S+\s+)*install\s+(.+)$")
COMMENT = re.compile(r"\s#")
TIMED_CELL = re.compile(r"^%%(?:time|timeit|capture)\b")
SHELL_CELL = re.compile(r"^%%(?:bash|sh)\s*$")
TIMED_LINE = re.compile(r"^(\s*)%(?:time|timeit)\s+(?!-)")
COMMAND = re.compile(r"^\s*(?:[!%?]|get_ipython\(\)|\w+\s*=\s*!|[\w.]+\s*\?{1,2}\s*$)")
COLAB = re.compile(
    r"^\s*(?:(?:from|import)\s+google\.colab\b|(?:drive\.mount|(?:\w+\s*=\s*)?files\.(?:upload|download))\s*\()"
)
UPLOAD = re.compile(r"^(\s*\w+\s*=\s*)files\.upload\s*\(\s*\)")
ASKS = re.compile(r"^[^#\n]*(?<![\w.])input\s*\(", re.MULTILINE)
# A semicolon behind a value keeps a notebook from showing it, whatever comment follows.
HUSHED = re.compile(r"^[)\s]*;")
# `'C:\Users\me'` is no Python, for `\U` begins a letter's number; whoever wrote it meant a place.
WINDOWS_PLACE = re.compile(r"""(?<![\w'"])(['"])([A-Za-z]:\\(?!\\)[^'"\n]*)\1""")
SHOWS_NOTHING = {"print", "display"}
DEFINES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
DRAWS = set("plt sns px go fig ax axes axs display matplotlib seaborn plotly missingno msno".split())
SHOWS = set(
    """
    bar barh boxplot corr count describe head hist info isna isnull kde line mean median nunique pie plot sample scatter
    set set_theme set_title set_xlabel set_ylabel show style subplots sum tail unique value_counts
    """.split()
)
LONGEST_LOG = 200_000
LONGEST_LINE = 1000
CHANGING_DEFAULT = re.compile(r"Warning: (.*\b[Dd]efault\b.*\bchange.*)")
# What a cell says that was run twice, or before those above it.
OF_MEMORY = {"KeyError", "NameError", "AttributeError", "FileExistsError"}
# What a cell has without making it: of Python, of IPython, and what stands first in the script.
OF_PYTHON = {*dir(builtins), *"__file__ _ display get_ipython In Out Uploads unpack_here cv2_imshow".split()}
HAS_IT = re.compile(r"already exists")


class Conversion:
    def __init__(self) -> None:
        self.left_out: list[str] = []
        self.installs: list[str] = []
        self.futures: list[str] = []
        self.helpers = {HEAD: None}

    @property
    def head(self) -> str:
        return "".join(f"{line}\n" for line in self.futures) + "".join(self.helpers)

    def convert_cell(self, source: str) -> "str | None":
        """The cell as Python; None where it is none."""
        lines = source.split("\n")
        first = next((index for index, line in enumerate(lines) if line.strip()), None)
        if first is None:
            return None
        indent = lines[first][: len(lines[first]) - len(lines[first].lstrip(" \t"))]
        lines = [line.removeprefix(indent) for line in lines]  # as IPython takes a cell that begins with blanks
        if lines[first].startswith("%%"):
            if SHELL_CELL.match(lines[first]):
                lines[first:] = [f"!{line.strip()}" for line in lines[first + 1 :] if line.strip()]
                lines.insert(first, "")
            elif not TIMED_CELL.match(lines[first]):
                self.note(lines[first])
                return None
            del lines[first]
        code = "\n".join(self.convert_line(line) for line in lines)
        try:
            body = parse(code)
            if body is None:
                code = WINDOWS_PLACE.sub(r"r\1\2\1", code)
                body = ast.parse(code).body
            if any(is_future(statement) for statement in body):
                code, body = self.without_futures(code, body)
            if ASKS.search(code):
                code, body = self.before_asking(code, body)
            return show_last(code, body) if body else None
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            self.note(
                f"a cell that is no Python ({type(error).__name__}): {lines[first] if first < len(lines) else ''}"
            )
            return None

    def before_asking(self, code: str, body: "list[ast.stmt]") -> "tuple[str, list[ast.stmt]]":
        """The cell up to the statement that asks for input: what comes after it lives on the answer."""
        asking = next((index for index, statement in enumerate(body) if asks(statement)), len(body))
        if asking == len(body):
            return code, body
        lines = code.split("\n")
        part = "a cell" if asking == 0 else "the end of a cell"
        self.note(f"{part} that asks for input: {lines[body[asking].lineno - 1]}")
        kept = "\n".join(lines[: body[asking].lineno - 1])
        return kept, ast.parse(kept).body

    def without_futures(self, code: str, body: "list[ast.stmt]") -> "tuple[str, list[ast.stmt]]":
        """The cell without its imports from the future; those that stand in a line of others stay."""
        lines = code.split("\n")
        taken = {statement.lineno for statement in body if not is_future(statement)}
        for statement in body:
            numbers = range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)
            if not is_future(statement) or not taken.isdisjoint(numbers):
                continue
            line = ast.unparse(statement)
            if line not in self.futures:
                self.futures.append(line)
            for number in numbers:
                lines[number - 1] = ""
        kept = "\n".join(lines)
        return kept, ast.parse(kept).body

    def convert_line(self, line: str) -> str:
        install = INSTALL.match(line)
        if install:
            self.installs.append(COMMENT.split(install.group(1), maxsplit=1)[0][:LONGEST_LINE])
        line = TIMED_LINE.sub(r"\1", line)
        upload = UPLOAD.match(line)
        if upload:
            self.note(line)
            self.helpers[UPLOADS] = None
            return f"{upload.group(1)}Uploads()"
        shell = SHELL.match(line)
        done = None if shell is None else do_in_python(shell.group(2), shell.group(3))
        if shell is not None and done is not None:
            if done.startswith("unpack_here"):
                self.helpers[UNPACK] = None
            return f"{shell.group(1)}{done}"
        if not (COMMAND.match(line) or COLAB.match(line)):
            return line
        if COLAB.match(line) and "cv2_imshow" in line:
            self.helpers[SHOWN] = None
        if not install:
            self.note(line)
        indent = line[: len(line) - len(line.lstrip())]
        return f"{indent}pass  # {line.strip()}"

    def note(self, text: str) -> None:
        self.left_out.append(text.strip()[:LONGEST_NOTE])


def do_in_python(program: str, text: str) -> "str | None":
    """What a command of the shell does, as Python; None where it asks for more than that."""
    try:
        words = shlex.split(text, comments=True)
    except ValueError:
        return None
    if program == "mkdir":
        folders = [word for word in words if not word.startswith("-")]
        return "; ".join(f"__import__('os').makedirs({each!r}, exist_ok=True)" for each in folders) or None
    folder = "."
    names = []
    rest = iter(words)
    for word in rest:
        if word in ("-d", "-C"):
            folder = next(rest, ".")
        elif not word.startswith("-") and not (program == "tar" and word == words[0] and not word.count(".")):
            names.append(word)
    unpacks = program == "unzip" or "x" in words[0]
    return f"unpack_here({names[0]!r}, {folder!r})" if unpacks and len(names) == 1 else None


def parse(code: str) -> "list[ast.stmt] | None":
    """None where it is no Python for a place on Windows that it names."""
    try:
        return ast.parse(code).body
    except SyntaxError:
        if WINDOWS_PLACE.search(code):
            return None
        raise


def is_future(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.ImportFrom) and statement.module == "__future__"


def asks(statement: ast.stmt) -> bool:
    return any(
        isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "input"
        for each in ast.walk(statement)
    )


def show_last(code: str, body: "list[ast.stmt]") -> str:
    last = body[-1] if body else None
    if not isinstance(last, ast.Expr) or is_silent(last.value):
        return code
    lines = code.split("\n")
    start, end = last.value.lineno - 1, (last.value.end_lineno or last.value.lineno) - 1
    if HUSHED.match(lines[end].encode()[last.value.end_col_offset or 0 :].decode()):
        return code
    first = lines[start].encode()
    value = "\n".join(lines[start : end + 1])[len(first[: last.value.col_offset].decode()) :]
    before = first[: last.value.col_offset].decode()
    return "\n".join([*lines[:start], f"{before}display({value}\n)", *lines[end + 1 :]])


def is_silent(value: ast.expr) -> bool:
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return False
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in SHOWS_NOTHING


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


def first_name(value: ast.expr) -> "str | None":
    while isinstance(value, (ast.Attribute, ast.Call, ast.Subscript)):
        value = value.func if isinstance(value, ast.Call) else value.value
    return value.id if isinstance(value, ast.Name) else None


def changes(statement: ast.Assign) -> bool:
    """Whether it changes a value that has another name, as `data["a"] = 1` does."""
    return any(not isinstance(node, (ast.Name, ast.Tuple, ast.List)) for node in statement.targets)


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


def given_to(call: ast.Call) -> "list[ast.expr]":
    return [*call.args, *(each.value for each in call.keywords)]


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


def source_of(cell: "Cell") -> str:
    source = cell.get("source", cell.get("input", ""))
    return "".join(map(str, source)) if isinstance(source, list) else str(source)


def outputs_of(cell: "Cell") -> "list[Cell]":
    outputs = cell.get("outputs")
    return [each for each in outputs if isinstance(each, dict)] if isinstance(outputs, list) else []


def printed_by(cell: "Cell") -> "list[str]":
    texts = []
    for output in outputs_of(cell):
        if output.get("name") == "stderr":
            continue  # warnings
        data = output.get("data")
        text = output.get("text", data.get("text/plain", "") if isinstance(data, dict) else "")
        texts.append(text_of(text))
    return texts


def fault_of(cell: "Cell") -> "tuple[str, str] | None":
    """Name and text of the exception that ended the cell when the notebook was saved."""
    for output in outputs_of(cell):
        if output.get("output_type") in ("error", "pyerr"):
            return str(output.get("ename", "")), str(output.get("evalue", ""))
    return None


def is_of_memory(fault: "tuple[str, str]") -> bool:
    return fault[0] in OF_MEMORY or HAS_IT.search(fault[1]) is not None


def warned_by(cell: "Cell") -> "list[str]":
    """What a library said of a default that it was to change."""
    return [
        found.group(1).strip()[:LONGEST_NOTE]
        for output in outputs_of(cell)
        if output.get("name") == "stderr"
        for line in text_of(output.get("text", ""))[:LONGEST_LOG].split("\n")
        for found in [CHANGING_DEFAULT.search(line[:LONGEST_LINE])]
        if found is not None
    ]


def text_of(text: object) -> str:
    return "".join(map(str, text)) if isinstance(text, list) else str(text)


def count_of(cell: "Cell") -> "int | None":
    number = cell.get("execution_count", cell.get("prompt_number"))
    return number if isinstance(number, int) else None


def main() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    sys.setrecursionlimit(5000)
    notebook = json.loads(sys.stdin.buffer.read().decode("utf-8-sig"))
    metadata = notebook.get("metadata") or {}
    sheets = notebook.get("worksheets")
    cells = notebook.get("cells") or (sheets[0].get("cells", []) if sheets else [])
    language = str(
        (metadata.get("kernelspec") or {}).get("language")
        or (metadata.get("language_info") or {}).get("name")
        or "python"
    )
    codes = [cell for cell in cells if isinstance(cell, dict) and cell.get("cell_type") == "code"]
    conversion = Conversion()
    without = set(map(int, sys.argv[1:]))
    blocks = []
    converted = []
    doubtful = []
    silent = {number for number, cell in enumerate(codes, 1) if not "".join(printed_by(cell)).strip()}
    for number, cell in enumerate(codes, 1):
        fault = fault_of(cell)
        if fault is not None and (number in without or not is_of_memory(fault)):
            conversion.note(f"cell {number}, which failed when the notebook was saved")
            continue
        if number in without:
            conversion.note(f"cell {number}, which fails here and which no other needs")
            continue
        code = conversion.convert_cell(source_of(cell))
        if code is not None:
            converted.append((number, code))
            if fault is not None:
                doubtful.append(number)
            blocks.append((count_of(cell), f"# In[{number}]\n{code.strip(chr(10))}\n"))
    counts = [count for count, _ in blocks]
    ran = [count for count in counts if count is not None]
    reordered = None
    if ran != sorted(ran):
        reordered = [
            block for _, block in sorted(((c, b) for c, b in blocks if c is not None), key=lambda pair: pair[0])
        ]
    printed = "\n".join(text for cell in codes for text in printed_by(cell))
    answer = {
        "language": language[:100],
        "code": conversion.head + "\n".join(block for _, block in blocks),
        "reordered": None if reordered is None else conversion.head + "\n".join(reordered),
        "optional": sorted({*list_shown(converted), *doubtful, *(set(list_leftover(converted)) & silent)}),
        "unneeded": list_unneeded(converted),
        "leftOut": conversion.left_out[:100],
        "installs": conversion.installs[:200],
        "printed": printed[-200_000:],
        "warned": sorted({text for cell in codes for text in warned_by(cell)})[:3],
    }
    print(json.dumps(answer))


main()
