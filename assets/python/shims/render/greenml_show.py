"""A matplotlib backend for machines without a screen: a figure is rendered when it is shown, then closed, as a window
would render it."""

from matplotlib._pylab_helpers import Gcf
from matplotlib.backend_bases import FigureManagerBase
from matplotlib.backends.backend_agg import FigureCanvasAgg


class FigureManager(FigureManagerBase):
    @classmethod
    def pyplot_show(cls, *, block: "bool | None" = None) -> None:
        show(block=block)


class FigureCanvas(FigureCanvasAgg):
    manager_class = FigureManager


def show(*_arguments: object, **_options: object) -> None:
    for manager in list(Gcf.get_all_fig_managers()):
        manager.canvas.draw()
        Gcf.destroy(manager)
