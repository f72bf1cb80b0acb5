"""Lines and tokens of a program by Python's tokenizer."""

import io
import tokenize

LAYOUT = {
    tokenize.ENCODING,
    tokenize.NEWLINE,
    tokenize.NL,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.COMMENT,
    tokenize.ENDMARKER,
}
# From 3.12 on an f-string comes in pieces; it counts as one token, as before.
FSTRING_START = getattr(tokenize, "FSTRING_START", None)
FSTRING_END = getattr(tokenize, "FSTRING_END", None)
FAULTS = (tokenize.TokenError, SyntaxError, ValueError, LookupError, RecursionError, MemoryError)


def count_source(source: bytes) -> dict[str, int] | None:
    """
    Of a program that can be parsed: code, comment, blank (physical lines, which sum to all of them), logical (lines)
    and tokens (without comments and layout); None where the tokenizer gives up all the same. A line inside a string
    counts as code, and so does one with a comment behind code.
    """
    source = source.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    code: set[int] = set()
    comments: set[int] = set()
    logical = tokens = fstrings = 0
    try:
        for token in tokenize.tokenize(io.BytesIO(source).readline):
            kind = token.type
            if kind == tokenize.COMMENT:
                comments.add(token.start[0])
            elif kind == tokenize.NEWLINE:
                logical += 1
            if kind in LAYOUT:
                continue
            code.update(range(token.start[0], token.end[0] + 1))
            if kind == FSTRING_END:
                fstrings -= 1
            elif fstrings == 0:
                tokens += 1
            if kind == FSTRING_START:
                fstrings += 1
    except FAULTS:
        return None
    only_comment = comments - code
    lines = source.count(b"\n") + (source != b"" and not source.endswith(b"\n"))
    return {
        "code": len(code),
        "comment": len(only_comment),
        "blank": lines - len(code) - len(only_comment),
        "logical": logical,
        "tokens": tokens,
    }
