"""Stands for PyTorch where it is not installed: a few operators, and modes of the thread that entered them, as there."""
import threading
import types

__version__ = "2.6.0+fake"
modes = threading.local()
_NAMES = ("_scaled_dot_product_flash_attention", "_scaled_dot_product_flash_attention_for_cpu")
ops = types.SimpleNamespace(aten=types.SimpleNamespace(**{name: name for name in _NAMES}))


def mm(rows, inner, columns):
    for mode in getattr(modes, "entered", []):
        mode.count("mm", 2 * rows * inner * columns)


def relu(_elements):
    pass


def attend(size):
    from torch.utils.flop_counter import flop_registry

    operator = ops.aten._scaled_dot_product_flash_attention_for_cpu
    if operator in flop_registry:
        for mode in getattr(modes, "entered", []):
            mode.count(operator, flop_registry[operator](size))
