"""Reads Python programs by Python's own tokenizer and parser. Nothing is imported from them, compiled or executed.

Run as `python3 -I -S -B code_structure`. One JSON object a line, answered in order and flushed, so that a program that
brings the parser down takes no other's answer with it.
Standard input: {"type": "syntax", "structure" or "effects", "source": base64 of the file's bytes}.
Standard output: {"type": the same, "answer": object}. It holds `fault`, why the program can't be read; of a structure
also `counts` (size.py) and `structure` (structure.py), of effects `text` and what lies beside it (effects.py). Null is
what there is not.
"""

import ast
import base64
import json
import resource
import signal
import sys
import warnings

MEMORY_BYTES = 1 << 30
CPU_SECONDS = 5
"""For one program; beyond it the kernel ends the process."""
ANSWER_CHARACTERS = 60_000
"""Two hundred answers stay within what the caller keeps of this output."""
FAULT_CHARACTERS = 200
PARSER_FAULTS = (SyntaxError, ValueError, RecursionError, MemoryError, LookupError)


def limit(kind: int, value: int) -> None:
    _, hard = resource.getrlimit(kind)
    try:
        resource.setrlimit(kind, (value if hard == resource.RLIM_INFINITY else min(value, hard), hard))
    except (ValueError, OSError):
        pass  # not every system has each limit; the caller's own time limit stays


def explain(error: Exception) -> str:
    if isinstance(error, SyntaxError):
        place = "" if error.lineno is None else f", line {error.lineno}"
        magic = isinstance(error.text, str) and error.text.lstrip().startswith(("%", "!"))
        text = f"a notebook's command{place}" if magic else f"{error.msg}{place}"
    elif isinstance(error, (RecursionError, MemoryError)):
        text = "too deep or too large for Python's parser"
    else:
        text = f"{type(error).__name__}: {error}"
    return text[:FAULT_CHARACTERS]


def check_syntax(source: bytes) -> dict[str, object]:
    try:
        ast.parse(source, filename="program.py")
    except PARSER_FAULTS as error:
        return {"fault": explain(error)}
    return {"fault": None}


def describe_program(source: bytes) -> dict[str, object]:
    from size import count_source
    from structure import describe

    try:
        tree = ast.parse(source, filename="program.py")
        return {"counts": count_source(source), "structure": describe(tree), "fault": None}
    except Exception as error:  # noqa: BLE001  whatever a strange program brings about, the others keep their answers
        return {"counts": None, "structure": None, "fault": explain(error)}


def read_effects(source: bytes) -> dict[str, object]:
    from effects import read_parts

    try:
        return {**read_parts(source, ast.parse(source, filename="program.py")), "fault": None}
    except PARSER_FAULTS as error:
        return {**NO_EFFECTS, "fault": explain(error)}


NO_EFFECTS: dict[str, object] = {"text": None, "shown": [], "commands": [], "folded": []}
TOO_LARGE: dict[str, dict[str, object]] = {
    "structure": {"structure": None, "fault": "its structure is too large to be described"},
    "effects": NO_EFFECTS,
}
ANSWERS = {"syntax": check_syntax, "structure": describe_program, "effects": read_effects}


def main() -> None:
    warnings.simplefilter("ignore")  # an invalid escape is a fact about the program, not about this description
    limit(resource.RLIMIT_AS, MEMORY_BYTES)
    limit(resource.RLIMIT_CORE, 0)
    for line in sys.stdin:
        # Not RLIMIT_CPU: its clock and that by which a process knows what it has used drift apart over many programs.
        signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)
        request = json.loads(line)
        answer = ANSWERS[request["type"]](base64.b64decode(request["source"]))
        text = json.dumps({"type": request["type"], "answer": answer})
        if len(text) > ANSWER_CHARACTERS:
            answer = {**answer, **TOO_LARGE[request["type"]]}
            text = json.dumps({"type": request["type"], "answer": answer})
        print(text, flush=True)


main()
