"""Says of each program whether Python can parse it. Parses only; nothing is compiled to run, imported or executed.

Standard input: one JSON object a line, {"id": text, "source": base64 of the file's bytes}.
Standard output: one JSON object a line, {"id": text, "fault": null or a description}.
"""

import ast
import base64
import json
import sys
import warnings


def find_fault(source):
    try:
        ast.parse(source, filename="answer.py")
    except SyntaxError as error:
        place = "" if error.lineno is None else f", line {error.lineno}"
        return f"{error.msg}{place}"
    except (ValueError, RecursionError, MemoryError, LookupError) as error:
        return f"{type(error).__name__}: {error}"
    return None


def main():
    warnings.simplefilter("ignore")  # an invalid escape is a warning about the answer, not about this check
    for line in sys.stdin:
        request = json.loads(line)
        fault = find_fault(base64.b64decode(request["source"]))
        # Flushed line by line: a program that crashes the parser itself must not take the others' results with it.
        print(json.dumps({"id": request["id"], "fault": fault}), flush=True)


main()
