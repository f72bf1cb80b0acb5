"""Describes Python programs by Python's own tokenizer and parser. Nothing is imported from them, compiled or executed.

Run as `python3 -I -S -B code_structure`. One JSON object a line, answered in order and flushed, so that a program that
brings the parser down takes no other's description with it.
Standard input: {"id": text, "source": base64 of the file's bytes}.
Standard output: {"id": text, "counts": object (size.py), "structure": object (structure.py), "fault": text}; null is
what there is not.
"""

import ast
import base64
import json
import resource
import sys
import warnings

from size import count_source
from structure import describe

MEMORY_BYTES = 1 << 30
CPU_SECONDS = 5
"""For one program; beyond it the kernel ends the process."""
ANSWER_CHARACTERS = 60_000
"""Two hundred answers stay within what the caller keeps of this output."""
PARSER_FAULTS = (SyntaxError, ValueError, RecursionError, MemoryError, LookupError)


def limit(kind, value):
    _, hard = resource.getrlimit(kind)
    try:
        resource.setrlimit(kind, (value if hard == resource.RLIM_INFINITY else min(value, hard), hard))
    except (ValueError, OSError):
        pass  # not every system has each limit; the caller's own time limit stays


def allow_cpu_seconds(more):
    used = resource.getrusage(resource.RUSAGE_SELF)
    limit(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + more)


def explain(error):
    if isinstance(error, SyntaxError):
        place = "" if error.lineno is None else f", line {error.lineno}"
        magic = isinstance(error.text, str) and error.text.lstrip().startswith(("%", "!"))
        return f"a notebook's command{place}" if magic else f"{error.msg}{place}"
    if isinstance(error, (RecursionError, MemoryError)):
        return "too deep or too large for Python's parser"
    return f"{type(error).__name__}: {error}"


def parse(source):
    """The program's tree and None, or None and why there is none."""
    try:
        return ast.parse(source, filename="program.py"), None
    except PARSER_FAULTS as error:
        return None, explain(error)[:200]


def answer(request):
    source = base64.b64decode(request["source"])
    tree, fault = parse(source)
    counts = structure = None
    if tree is not None:
        try:
            counts, structure = count_source(source), describe(tree)
        except Exception as error:  # whatever a strange program brings about, the others keep their descriptions
            fault = explain(error)[:200]
    return {"id": request["id"], "counts": counts, "structure": structure, "fault": fault}


def main():
    warnings.simplefilter("ignore")  # an invalid escape is a fact about the program, not about this description
    limit(resource.RLIMIT_AS, MEMORY_BYTES)
    limit(resource.RLIMIT_CORE, 0)
    for line in sys.stdin:
        allow_cpu_seconds(CPU_SECONDS)
        result = answer(json.loads(line))
        text = json.dumps(result)
        if len(text) > ANSWER_CHARACTERS:
            text = json.dumps(result | {"structure": None, "fault": "its structure is too large to be described"})
        print(text, flush=True)


main()
