"""Makes the `original-headless` baseline: the author's script with plotting and waiting neutralised, its source
unchanged.

Plotting libraries are replaced by stand-ins that cost next to nothing to import and accept every call; `input()`
answers with an empty line and `time.sleep` returns at once.
"""

import builtins
import sys
import time
from _frozen_importlib import ModuleSpec  # importlib.machinery would load ten modules that the script may never need
from _frozen_importlib_external import PathFinder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType, ModuleType
    from typing import Any

PLOTTING = set("altair bokeh matplotlib missingno mpl_toolkits plotly pylab scikitplot seaborn wordcloud".split())
PLOTTING_SUBMODULES = {"pandas.plotting._matplotlib"}


def unpack_count(frame: "FrameType") -> "int | None":
    """How many values `a, b = stand_in` wants, from the caller's byte code; None when it is not an unpacking."""
    import dis

    for instruction in dis.get_instructions(frame.f_code):
        if instruction.offset == frame.f_lasti:
            if instruction.opname == "UNPACK_EX":  # a, *rest, z = …: one for each plain name, none for the starred one
                argument = instruction.arg or 0
                return (argument & 0xFF) + (argument >> 8)
            return instruction.arg if instruction.opname == "UNPACK_SEQUENCE" else None
    return None


class StandIn:
    """Accepts every call, attribute, index and unpacking of a plotting object."""

    def __init__(self, *_arguments: object, **_options: object) -> None:
        pass

    def __call__(self, *_arguments: object, **_options: object) -> "StandIn":
        return StandIn()

    def __getattr__(self, name: str) -> "StandIn":
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        return StandIn()

    def __getitem__(self, _key: object) -> "StandIn":
        return StandIn()

    def __setitem__(self, _key: object, _value: object) -> None:
        pass

    def __iter__(self) -> "Iterator[StandIn]":
        count = unpack_count(sys._getframe(1)) or 0
        return iter([StandIn() for _ in range(count)])

    def __len__(self) -> int:
        return 0

    def __bool__(self) -> bool:
        return True

    def __enter__(self) -> "StandIn":
        return self

    def __exit__(self, *_details: object) -> None:
        pass

    def __mro_entries__(self, _bases: object) -> "tuple[type, ...]":
        return (StandIn,)

    def __instancecheck__(self, instance: object) -> bool:
        return isinstance(instance, StandIn)

    def __format__(self, _form: str) -> str:
        return ""

    def __float__(self) -> float:
        return 0.0

    def __int__(self) -> int:
        return 0

    def combine(self, *_others: object) -> "StandIn":
        return StandIn()

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = combine
    __pow__ = __floordiv__ = __mod__ = __abs__ = combine
    __neg__ = __lt__ = __le__ = __gt__ = __ge__ = combine


class Axes(list):  # type: ignore[type-arg]  # a list takes none before Python 3.9
    """What `subplots(rows, columns)` gives: a grid that can be indexed, iterated and flattened as an array of axes."""

    def flatten(self) -> "Axes":
        return Axes(axis for row in self for axis in (row.flatten() if isinstance(row, Axes) else [row]))

    ravel = flatten

    @property
    def flat(self) -> "Axes":
        return self.flatten()

    @property
    def shape(self) -> "tuple[int, ...]":
        return (len(self), len(self[0])) if self and isinstance(self[0], Axes) else (len(self),)

    @property
    def size(self) -> int:
        return len(self.flatten())

    @property
    def T(self) -> "Axes":
        return Axes(Axes(column) for column in zip(*self)) if len(self.shape) == 2 else self

    def __getitem__(self, key: "Any") -> "Any":
        if isinstance(key, tuple):
            row, column = key
            if isinstance(row, slice):
                return Axes(each[column] for each in list.__getitem__(self, row))
            return list.__getitem__(self, row)[column]
        found = list.__getitem__(self, key)
        return Axes(found) if isinstance(key, slice) else found


def subplots(
    nrows: int = 1, ncols: int = 1, *_arguments: object, squeeze: bool = True, **_options: object
) -> "tuple[StandIn, Axes | StandIn]":
    grid = Axes(Axes(StandIn() for _ in range(ncols)) for _ in range(nrows))
    if squeeze and nrows == 1 and ncols == 1:
        return StandIn(), StandIn()
    if squeeze and (nrows == 1 or ncols == 1):
        return StandIn(), grid.flatten()
    return StandIn(), grid


def import_module(name: str) -> "ModuleType":
    __import__(name)
    return sys.modules[name]


def list_pyplot() -> "set[str]":
    """The names that `from matplotlib.pyplot import *` gives, from the library's source, which is not run."""
    import re

    spec = PathFinder.find_spec("matplotlib")
    for folder in spec and spec.submodule_search_locations or ():
        with open(folder + "/pyplot.py", encoding="utf-8") as file:
            return set(re.findall(r"^(?:def|class) ([A-Za-z]\w*)", file.read(), re.MULTILINE)) | PYPLOT_IMPORTS
    return set()


PYPLOT_IMPORTS = set(
    """
    Annotation Arrow Artist AxLine Axes Button Circle Colormap Figure FigureBase GridSpec Line2D Locator
    MaxNLocator MouseButton Normalize PolarAxes Polygon Rectangle Slider SubplotSpec Text Widget cm cycler
    matplotlib mlab np rcParams rcParamsDefault style
    """.split()
)


def list_pylab(module: "Any") -> "set[str]":
    """pylab's own names, as its source makes them: pyplot's, and over them those of NumPy, which are real."""
    import numpy

    names = set()
    for each in (numpy, import_module("numpy.fft"), import_module("numpy.random"), import_module("numpy.linalg")):
        for name in set(each.__all__) - {"abs", "bool", "bytes", "max", "min", "pow", "round"}:
            names.add(name)
            setattr(module, name, getattr(each, name))
    module.np, module.plt, module.mpl = numpy, import_module("matplotlib.pyplot"), import_module("matplotlib")
    return list_pyplot() | names | {"plt", "mpl"}


class StandInModule(type(sys)):  # type: ignore[misc]
    __version__ = "3.10.0"
    __path__ = ()

    def __getattr__(self, name: str) -> "Any":
        if name == "__all__" and self.__name__.endswith("pylab"):
            return sorted(list_pylab(self))
        if name == "__all__" and self.__name__.endswith("pyplot"):
            return sorted(list_pyplot())
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        if name == "np":
            return import_module("numpy")
        if name == "subplots":
            return subplots
        if (
            name == "pyplot"
        ):  # `from matplotlib import pyplot` without an import of it: the module, whose subplots is a grid
            return import_module(self.__name__ + ".pyplot")
        return StandIn()

    def __call__(self, *_arguments: object, **_options: object) -> StandIn:
        return StandIn()


class Finder:
    def find_spec(self, name: str, _path: object = None, _target: object = None) -> "ModuleSpec | None":
        if name.partition(".")[0] in PLOTTING or name in PLOTTING_SUBMODULES:
            return ModuleSpec(name, self, is_package=True)  # type: ignore[arg-type]
        return None

    def create_module(self, spec: ModuleSpec) -> "ModuleType":
        return StandInModule(spec.name)

    def exec_module(self, module: "ModuleType") -> None:
        pass


sys.meta_path.insert(0, Finder())
builtins.input = lambda *_prompt: ""
time.sleep = lambda _seconds: None
