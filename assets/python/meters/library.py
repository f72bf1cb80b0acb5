"""Libraries of vendors, which most hosts have none of."""

import ctypes


class NotInstalledError(OSError):
    """The loader finds no such library; of one that it finds it says what else is wrong, as another one that lacks."""


def load(name: str) -> ctypes.CDLL:
    try:
        return ctypes.CDLL(name)
    except OSError as error:
        if str(error).startswith(f"{name}: cannot open shared object file"):
            raise NotInstalledError(name) from error
        raise
