"""Files that the kernel makes: of /proc and of control groups."""

import os


def read_text(path: str) -> "str | None":
    """What a file of /proc or of a control group says; None when it is not there or may not be read."""
    try:
        fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        parts: list[bytes] = []
        while True:
            part = os.read(fd, 65536)
            if not part:
                return b"".join(parts).decode(errors="replace")
            parts.append(part)
    except OSError:
        return None
    finally:
        os.close(fd)


def find_number(text: "str | None", name: str) -> "int | None":
    """What stands behind a name that begins a line."""
    lines = (line.split() for line in (text or "").splitlines())
    return next((int(words[1]) for words in lines if words[0] == name), None)
