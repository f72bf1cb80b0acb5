"""Turns a notebook (JSON on standard input) into a script and what was left out of it (JSON on standard output).

A value that ends a cell is printed, as a notebook shows it. Commands of IPython and of the shell are left out, and so
are cells that failed when the notebook was saved, that are no Python, and that ask for input. Nothing is executed.
"""

import ast
import json
import re
import resource
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
INSTALL = re.compile(r"^\s*[!%]\s*(?:python\d?\s+-m\s+)?(?:pip3?|uv\s+pip)\s+(?:-\S+\s+)*install\s+(.+)$")
TIMED_CELL = re.compile(r"^%%(?:time|timeit|capture)\b")
TIMED_LINE = re.compile(r"^(\s*)%(?:time|timeit)\s+(?!-)")
COMMAND = re.compile(r"^\s*(?:[!%?]|get_ipython\(\)|\w+\s*=\s*!|[\w.]+\s*\?{1,2}\s*$)")
COLAB = re.compile(
    r"^\s*(?:(?:from|import)\s+google\.colab\b|(?:drive\.mount|(?:\w+\s*=\s*)?files\.(?:upload|download))\s*\()"
)
ASKS = re.compile(r"^[^#\n]*(?<![\w.])input\s*\(", re.MULTILINE)
SHOWS_NOTHING = {"print", "display"}
REQUIREMENT = re.compile(r"^[A-Za-z0-9][\w.-]*(?:\[[\w,.-]+\])?(?:[=<>!~]=?[\w.*]+(?:,[=<>!~]=?[\w.*]+)*)?$")


class Conversion:
    def __init__(self) -> None:
        self.left_out: list[str] = []
        self.installs: list[str] = []

    def convert_cell(self, source: str) -> "str | None":
        """The cell as Python; None where it is none."""
        lines = source.split("\n")
        first = next((index for index, line in enumerate(lines) if line.strip()), None)
        if first is None:
            return None
        if ASKS.search(source):
            self.note(f"a cell that asks for input: {lines[first]}")
            return None
        if lines[first].startswith("%%"):
            if not TIMED_CELL.match(lines[first]):
                self.note(lines[first])
                return None
            del lines[first]
        code = "\n".join(self.convert_line(line) for line in lines)
        try:
            return show_last(code, ast.parse(code).body)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            self.note(
                f"a cell that is no Python ({type(error).__name__}): {lines[first] if first < len(lines) else ''}"
            )
            return None

    def convert_line(self, line: str) -> str:
        install = INSTALL.match(line)
        if install:
            words = (word.strip("'\"") for word in install.group(1).split())
            self.installs += [word for word in words if REQUIREMENT.match(word)]
        line = TIMED_LINE.sub(r"\1", line)
        if not (COMMAND.match(line) or COLAB.match(line)):
            return line
        if not install:
            self.note(line)
        indent = line[: len(line) - len(line.lstrip())]
        return f"{indent}pass  # {line.strip()}"

    def note(self, text: str) -> None:
        self.left_out.append(text.strip()[:LONGEST_NOTE])


def show_last(code: str, body: "list[ast.stmt]") -> str:
    last = body[-1] if body else None
    if not isinstance(last, ast.Expr) or code.rstrip().endswith(";") or is_silent(last.value):
        return code
    lines = code.split("\n")
    start, end = last.value.lineno - 1, (last.value.end_lineno or last.value.lineno) - 1
    first = lines[start].encode()
    value = "\n".join(lines[start : end + 1])[len(first[: last.value.col_offset].decode()) :]
    before = first[: last.value.col_offset].decode()
    return "\n".join([*lines[:start], f"{before}display({value}\n)", *lines[end + 1 :]])


def is_silent(value: ast.expr) -> bool:
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return False
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in SHOWS_NOTHING


def source_of(cell: "Cell") -> str:
    source = cell.get("source", cell.get("input", ""))
    return "".join(map(str, source)) if isinstance(source, list) else str(source)


def outputs_of(cell: "Cell") -> "list[Cell]":
    outputs = cell.get("outputs")
    return [each for each in outputs if isinstance(each, dict)] if isinstance(outputs, list) else []


def printed_by(cell: "Cell") -> "list[str]":
    texts = []
    for output in outputs_of(cell):
        data = output.get("data")
        text = output.get("text", data.get("text/plain", "") if isinstance(data, dict) else "")
        texts.append("".join(map(str, text)) if isinstance(text, list) else str(text))
    return texts


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
    blocks = []
    for number, cell in enumerate(codes, 1):
        if any(output.get("output_type") in ("error", "pyerr") for output in outputs_of(cell)):
            conversion.note(f"cell {number}, which failed when the notebook was saved")
            continue
        code = conversion.convert_cell(source_of(cell))
        if code is not None:
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
        "code": HEAD + "\n".join(block for _, block in blocks),
        "reordered": None if reordered is None else HEAD + "\n".join(reordered),
        "leftOut": conversion.left_out[:100],
        "installs": conversion.installs[:200],
        "printed": printed[-200_000:],
    }
    print(json.dumps(answer))


main()
