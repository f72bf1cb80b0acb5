"""Stands for PyTorch where it is not installed: one operator, and modes of the thread that entered them, as there."""
import threading

__version__ = "2.6.0+fake"
modes = threading.local()


def mm(rows, inner, columns):
    for mode in getattr(modes, "entered", []):
        mode.count("mm", 2 * rows * inner * columns)


def relu(_elements):
    pass
