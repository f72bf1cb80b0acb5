"""Changes a data set that comes with a library as a probe changes the project's own files: labels that say nothing of
their rows, or half of the rows."""

import numpy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def change_loaded(loaded: "Any", change: str) -> "Any":
    """Of what `sklearn.datasets.load_…` gives: a bunch, or data and target."""
    random = numpy.random.RandomState(1)
    if isinstance(loaded, tuple):
        data, target = loaded[0], loaded[1]
        labels = redraw(target, random) if change == "labels" else target
        rows = half(len(target), random) if change == "half" else None
        return (take(data, rows), take(labels, rows), *loaded[2:])
    rows = half(len(loaded.target), random) if change == "half" else None
    labels = redraw(loaded.target, random) if change == "labels" else loaded.target
    frame = loaded.get("frame")
    if frame is not None and labels.ndim == 1:
        frame = frame.copy()
        frame[labels.name] = labels
    for name, value in (("data", loaded.data), ("target", labels), ("frame", frame), ("images", loaded.get("images"))):
        if value is not None:
            loaded[name] = take(value, rows)
    return loaded


def redraw(target: "Any", random: "Any") -> "Any":
    """Classes drawn evenly; numbers permuted."""
    values = numpy.asarray(target)
    if values.dtype.kind in "iu" and values.ndim == 1:
        drawn = random.choice(numpy.unique(values), len(values))
    else:
        drawn = values[random.permutation(len(values))]
    if hasattr(target, "index"):
        changed = target.copy()
        changed[:] = drawn
        return changed
    return drawn.astype(values.dtype)


def half(rows: int, random: "Any") -> "Any":
    return numpy.sort(random.permutation(rows)[: (rows + 1) // 2])


def take(data: "Any", rows: "Any") -> "Any":
    if rows is None:
        return data
    return data.iloc[rows].reset_index(drop=True) if hasattr(data, "iloc") else data[rows]
