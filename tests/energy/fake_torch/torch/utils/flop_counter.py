from collections import defaultdict

import torch


flop_registry = {torch.ops.aten._scaled_dot_product_flash_attention: lambda size: 4 * size**3}


class FlopCounterMode:
    """What the real one shows (torch 2.6): `flop_counts['Global']` by operator, emptied on entering; `get_total_flops`."""

    def __init__(self, mods=None, depth=2, display=True, custom_mapping=None):
        self.display = display
        self.flop_counts = defaultdict(lambda: defaultdict(int))

    def __enter__(self):
        self.flop_counts.clear()
        torch.modes.entered = [*getattr(torch.modes, "entered", []), self]
        return self

    def __exit__(self, *_details):
        torch.modes.entered.remove(self)
        if self.display:
            print(self.flop_counts)

    def count(self, operator, operations):
        self.flop_counts["Global"][operator] += operations

    def get_total_flops(self):
        return sum(self.flop_counts["Global"].values())
