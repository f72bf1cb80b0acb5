"""Libraries of vendors, which most hosts have none of."""

import ctypes


class NotInstalledError(OSError):
    """The loader finds no such library; its words for any other fault are more."""


def load(name: str) -> ctypes.CDLL:
    try:
        return ctypes.CDLL(name)
    except OSError as error:
        if "cannot open shared object file" in str(error):
            raise NotInstalledError(name) from error
        raise
