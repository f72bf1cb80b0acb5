"""A matplotlib backend for machines without a screen: a figure is rendered when it is shown, then closed, as a window
would render it."""

from matplotlib._pylab_helpers import Gcf
from matplotlib.backend_bases import FigureManagerBase
from matplotlib.backends.backend_agg import FigureCanvasAgg


class FigureManager(FigureManagerBase):
    @classmethod
    def pyplot_show(cls, *, block=None):
        show(block=block)


class FigureCanvas(FigureCanvasAgg):
    manager_class = FigureManager


def show(*_arguments, **_options):
    for manager in list(Gcf.get_all_fig_managers()):
        manager.canvas.draw()
        Gcf.destroy(manager)
