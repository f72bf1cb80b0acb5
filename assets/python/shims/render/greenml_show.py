"""A matplotlib backend for machines without a screen: a figure is rendered when it is shown, then closed, as a window
would render it."""

from matplotlib._pylab_helpers import Gcf
from matplotlib.backend_bases import FigureManagerBase
from matplotlib.backends.backend_agg import FigureCanvasAgg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


class Window:
    """Stands where a window would: takes whatever a script asks of it, as to fill the screen, and does nothing."""

    def __getattr__(self, name: str) -> "Window":
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __call__(self, *_arguments: "Any", **_options: "Any") -> "Window":
        return self

    def __iter__(self) -> "Iterator[Any]":
        return iter(())


class FigureManager(FigureManagerBase):
    window = frame = Window()

    def resize(self, *_size: "Any") -> None:
        pass

    @classmethod
    def pyplot_show(cls, *, block: "bool | None" = None) -> None:
        show(block=block)


class FigureCanvas(FigureCanvasAgg):
    manager_class = FigureManager


def show(*_arguments: object, **_options: object) -> None:
    for manager in list(Gcf.get_all_fig_managers()):
        manager.canvas.draw()
        Gcf.destroy(manager)
