"""What a notebook's file holds of a cell: its source, and what it printed and ended by when the notebook was saved."""

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Cell = dict[str, Any]

LONGEST_LOG = 200_000
LONGEST_LINE = 1000
LONGEST_NOTE = 200
CHANGING_DEFAULT = re.compile(r"Warning: (.*\b[Dd]efault\b.*\bchange.*)")
# What a cell says that was run twice, or before those above it.
OF_MEMORY = {"KeyError", "NameError", "AttributeError", "FileExistsError"}
HAS_IT = re.compile(r"already exists")


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
