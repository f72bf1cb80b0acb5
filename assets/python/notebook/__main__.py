"""Turns a notebook (JSON on standard input) into a script and what was left out of it (JSON on standard output).

Run as `python3 -I -S -B notebook [number of a cell to leave out ...]`. A value that ends a cell is printed, as a
notebook shows it. Commands of IPython and of the shell are left out, but those that unpack an archive or make a
folder, and so are cells that failed when the notebook was saved, cells that are no Python, the end of those that ask
for input, and those whose numbers are the arguments. A cell that failed for what was in memory is kept: from top to
bottom it may work. What a cell takes from the future of Python stands first, where alone a script may have it. A
place on Windows is read as it is meant, and a file that is to be brought is read where it lies. Cells that the script
may be without are told: such ones, those that only show something, and those that live on what was in memory alone
and that no later one needs; and all that no later one needs. Nothing is executed.
"""

import json
import resource
import sys

from conversion import Conversion
from saved import count_of, fault_of, is_of_memory, printed_by, source_of, warned_by
from spare import list_leftover, list_shown, list_unneeded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from saved import Cell

MEMORY_BYTES = 2 * 1024**3
CPU_SECONDS = 60


def language_of(notebook: "Cell") -> str:
    metadata = notebook.get("metadata") or {}
    named = [(metadata.get("kernelspec") or {}).get("language"), (metadata.get("language_info") or {}).get("name")]
    return str(named[0] or named[1] or "python")


def code_cells_of(notebook: "Cell") -> "list[Cell]":
    sheets = notebook.get("worksheets")
    cells = notebook.get("cells") or (sheets[0].get("cells", []) if sheets else [])
    return [cell for cell in cells if isinstance(cell, dict) and cell.get("cell_type") == "code"]


def why_left_out(number: int, cell: "Cell", without: "set[int]") -> "str | None":
    """None where the cell is converted."""
    fault = fault_of(cell)
    if fault is not None and (number in without or not is_of_memory(fault)):
        return f"cell {number}, which failed when the notebook was saved"
    return f"cell {number}, which fails here and which no other needs" if number in without else None


def in_order_run(blocks: "list[tuple[int | None, str]]") -> "list[str] | None":
    """Blocks in the order in which they were run when the notebook was saved; None where that is their own."""
    ran = [(count, block) for count, block in blocks if count is not None]
    by_count = sorted(ran, key=lambda pair: pair[0])
    return None if ran == by_count else [block for _, block in by_count]


def convert(cells: "list[Cell]", without: "set[int]") -> "dict[str, object]":
    conversion = Conversion()
    converted = []
    blocks = []
    for number, cell in enumerate(cells, 1):
        why = why_left_out(number, cell, without)
        if why is not None:
            conversion.note(why)
            continue
        code = conversion.convert_cell(source_of(cell))
        if code is None:
            continue
        converted.append((number, code))
        blocks.append((count_of(cell), f"# In[{number}]\n{code.strip(chr(10))}\n"))
    reordered = in_order_run(blocks)
    doubtful = {number for number, _ in converted if fault_of(cells[number - 1]) is not None}
    silent = {number for number, cell in enumerate(cells, 1) if not "".join(printed_by(cell)).strip()}
    leftover = silent.intersection(list_leftover(converted))
    return {
        "code": conversion.head + "\n".join(block for _, block in blocks),
        "reordered": None if reordered is None else conversion.head + "\n".join(reordered),
        "optional": sorted({*list_shown(converted), *doubtful, *leftover}),
        "unneeded": list_unneeded(converted),
        "leftOut": conversion.left_out[:100],
        "installs": conversion.installs[:200],
        "printed": "\n".join(text for cell in cells for text in printed_by(cell))[-200_000:],
        "warned": sorted({text for cell in cells for text in warned_by(cell)})[:3],
    }


def main() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    sys.setrecursionlimit(5000)
    notebook = json.loads(sys.stdin.buffer.read().decode("utf-8-sig"))
    told = convert(code_cells_of(notebook), set(map(int, sys.argv[1:])))
    print(json.dumps({"language": language_of(notebook)[:100], **told}))


main()
