"""Cells as Python: what IPython and the shell do is done in Python, or left out and noted."""

import ast
import re
import shlex

from saved import LONGEST_LINE, LONGEST_NOTE

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
