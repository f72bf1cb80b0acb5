"""What is noted, and which functions of which modules are watched."""

import atexit
import functools
import os
import sys
import threading
import weakref
from collections import deque

from greenml_rows import count_rows, keys_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    Arguments = tuple[Any, ...]
    Options = dict[str, Any]
    # What is noted of a call: its arguments, its options, its result.
    Note = Callable[[Arguments, Options, Any], None]
MOST_NOTES = 500
LARGEST = 1e15
ROWS = ("X", "x", "raw_documents", "data")
# Of `sklearn.datasets`, those that need no network.
LOADERS = ("load_breast_cancer", "load_diabetes", "load_digits", "load_iris", "load_linnerud", "load_wine")
DATA_CHANGE = os.environ.pop("GREENML_PROBE_DATA", "")
PREDICTED = ("y_pred", "y_score", "y_prob", "y_proba")


class Notes:
    def __init__(self) -> None:
        self.fits: deque[Options] = deque(maxlen=MOST_NOTES)
        self.predictions: deque[Options] = deque(maxlen=MOST_NOTES)
        self.metrics: deque[Options] = deque(maxlen=MOST_NOTES)
        self.libraries: set[str] = set()
        self.trained = Identities()
        self.results = Identities()
        self.inner = threading.local()

    def __reduce__(self) -> str:
        """By name: a script may send what is watched to processes of its own, where nothing is written down."""
        return "notes"

    def open(self, path: str) -> None:
        self.path = path
        self.pid = os.getpid()
        atexit.register(self.close)

    def close(self) -> None:
        import json

        if os.getpid() != self.pid:
            return
        notes = {
            "fits": list(self.fits),
            "predictions": list(self.predictions),
            "metrics": list(self.metrics),
            "libraries": sorted(self.libraries),
        }
        try:
            with open(self.path, "x") as file:
                file.write(json.dumps(notes))
        except OSError:  # no place to write: the reader finds no notes
            pass

    def watching(self, function: "Callable[..., Any]", note: "Note") -> "Callable[..., Any]":
        """`note(self, arguments, result)` after each outermost call: what a pipeline calls inside is its own affair."""

        @functools.wraps(function)
        def call(*arguments: "Any", **options: "Any") -> "Any":
            if getattr(self.inner, "busy", False):
                return function(*arguments, **options)
            self.inner.busy = True
            try:
                result = function(*arguments, **options)
                try:
                    note(arguments, options, result)
                except Exception:  # noqa: BLE001  never into the script
                    pass
                return result
            finally:
                self.inner.busy = False

        call._greenml_watched = True  # type: ignore[attr-defined]
        return call

    def note_fit(
        self,
        model: "Any",
        data: "Any",
        passes: "tuple[str, int | None]",
        adds: bool = False,
        knows_labels: bool = True,
    ) -> None:
        """Without labels there is nothing that a model could give away of the rows that it was fitted on."""
        import numpy

        keys = keys_of(data) if knows_labels else None
        known = self.trained.get(model) if adds else None
        if keys is not None and known is not None:
            keys = numpy.concatenate([known, keys])
        duplicates = None
        if keys is not None:
            self.trained.put(model, keys)
            best = getattr(model, "best_estimator_", None)
            if best is not None:
                self.trained.put(best, keys)
            _, counts = numpy.unique(keys, return_counts=True)
            duplicates = float(1 - (counts == 1).sum() / max(1, len(keys)))
        self.fits.append(
            {
                "model": passes[0],
                "passes": passes[1],
                "rows": count_rows(data) if keys is None else len(keys),
                "duplicates": duplicates,
            }
        )

    def share_trained(self, model: "Any", data: "Any") -> "float | None":
        import numpy

        known, keys = self.trained.get(model), keys_of(data)
        if known is None or keys is None or len(keys) == 0:
            return None
        return float(numpy.isin(keys, known).mean())

    def note_prediction(self, result: "Any", rows: "int | None", share: "float | None") -> None:
        note = {"rows": rows, "onTraining": share}
        self.predictions.append(note)
        self.results.put(result, note)

    def note_metric(self, value: "Any", rows: "int | None", share: "float | None") -> None:
        value = float(value)
        if abs(value) <= LARGEST:  # neither infinite nor nan
            self.metrics.append({"value": value, "rows": rows, "onTraining": share})

    def prediction_behind(self, predicted: "Any") -> "tuple[int | None, float | None]":
        """The prediction that this is the result of; what was changed since is taken for the least of those as long."""
        rows = count_rows(predicted)
        note = self.results.get(predicted)
        if note is not None or rows is None:
            return rows, None if note is None else note["onTraining"]
        shares = [each["onTraining"] for each in self.predictions if each["rows"] == rows]
        return rows, min(shares) if shares and None not in shares else None


class Identities:
    """Values by object, for as long as it lives."""

    def __init__(self) -> None:
        self.values: dict[int, tuple[weakref.ref[Any], Any]] = {}

    def put(self, thing: "Any", value: "Any") -> None:
        key = id(thing)
        try:
            alive = weakref.ref(thing, lambda _: self.values.pop(key, None))
        except TypeError:  # a list has no weak references
            return
        self.values[key] = (alive, value)

    def get(self, thing: "Any") -> "Any":
        alive, value = self.values.get(id(thing), (None, None))
        return value if alive is not None and alive() is thing else None


notes = Notes()


def first_of(names: "Sequence[str]", position: int, arguments: "Arguments", options: "Options") -> "Any":
    if len(arguments) > position:
        return arguments[position]
    return next((options[name] for name in names if name in options), None)


def passes_of(model: "Any") -> "tuple[str, int | None]":
    """The class and the iterations that it took, else the trees or iterations that it was told to take; of a pipeline,
    its last step's."""
    inner = getattr(model, "best_estimator_", None)
    if inner is None and getattr(model, "steps", None):
        inner = model.steps[-1][1]
    if inner is not None:
        return passes_of(inner)
    for name in ("n_iter_", "n_estimators_", "n_estimators", "n_iter", "max_iter"):
        value = getattr(model, name, None)
        if value is None:
            continue
        largest = max(value) if hasattr(value, "__len__") else value
        if 0 < largest < LARGEST:
            return type(model).__name__, int(largest)
    return type(model).__name__, None


def on_fit(adds: bool) -> "Note":
    def note(arguments: "Arguments", options: "Options", _result: "Any") -> None:
        model = arguments[0]
        if hasattr(type(model), "predict") or hasattr(type(model), "fit_predict"):
            data = first_of(ROWS, 1, arguments, options)
            notes.note_fit(model, data, passes_of(model), adds, first_of(("y", "Y"), 2, arguments, options) is not None)
            for held_out in ("best_score_", "oob_score_"):
                if hasattr(model, held_out):
                    notes.note_metric(getattr(model, held_out), count_rows(data), 0.0)

    return note


def on_predict(arguments: "Arguments", options: "Options", result: "Any") -> None:
    data = first_of(ROWS, 1, arguments, options)
    notes.note_prediction(result, count_rows(data), notes.share_trained(arguments[0], data))


def on_score(arguments: "Arguments", options: "Options", result: "Any") -> None:
    data = first_of(ROWS, 1, arguments, options)
    notes.note_metric(result, count_rows(data), notes.share_trained(arguments[0], data))


def on_metric(arguments: "Arguments", options: "Options", result: "Any") -> None:
    rows, share = notes.prediction_behind(first_of(PREDICTED, 1, arguments, options))
    notes.note_metric(result, rows, share)


def on_cross_validation(arguments: "Arguments", options: "Options", result: "Any") -> None:
    """Each row is tested by a model that was not fitted on it."""
    rows = count_rows(first_of(ROWS, 1, arguments, options))
    scores = [result[name] for name in result if name.startswith("test_")] if isinstance(result, dict) else [result]
    for each in scores:
        notes.note_metric(each.mean(), rows, 0.0)


def on_cross_prediction(arguments: "Arguments", options: "Options", result: "Any") -> None:
    notes.note_prediction(result, count_rows(first_of(ROWS, 1, arguments, options)), 0.0)


METHODS = {
    "fit": on_fit(False),
    "partial_fit": on_fit(True),
    "predict": on_predict,
    "predict_proba": on_predict,
    "decision_function": on_predict,
    "score": on_score,
}


def watch_methods(cls: type, methods: "dict[str, Note]", seen: "set[type]") -> None:
    """Wherever in its ancestry a method is written, it is replaced, once. `seen`: classes that need no second look."""
    for owner in cls.__mro__:
        if owner in seen:
            continue
        seen.add(owner)
        own = vars(owner)
        for name, note in methods.items():
            found = own.get(name)
            if found is None:
                continue
            if hasattr(found, "fn"):  # scikit-learn's methods that exist only with some final steps
                if not hasattr(found.fn, "_greenml_watched"):
                    found.fn = notes.watching(found.fn, note)
            elif callable(found) and not hasattr(found, "_greenml_watched"):
                setattr(owner, name, notes.watching(found, note))


def watch_estimators(base: "Any") -> None:
    """Every class that comes to derive from scikit-learn's own."""
    root = base.BaseEstimator
    seen: set[type] = {object}

    def init_subclass(cls: "Any", **options: "Any") -> None:
        super(root, cls).__init_subclass__(**options)
        watch_methods(cls, METHODS, seen)

    root.__init_subclass__ = classmethod(init_subclass)  # type: ignore[arg-type]


def on_keras_fit(arguments: "Arguments", options: "Options", history: "Any") -> None:
    passes = (type(arguments[0]).__name__, len(history.epoch))
    notes.note_fit(arguments[0], first_of(ROWS, 1, arguments, options), passes)


def on_keras_evaluation(arguments: "Arguments", options: "Options", result: "Any") -> None:
    """Loss and metrics: a number, some in a row, or by name."""
    data = first_of(ROWS, 1, arguments, options)
    share = notes.share_trained(arguments[0], data)
    values = result.values() if isinstance(result, dict) else result if isinstance(result, (list, tuple)) else [result]
    for value in values:
        notes.note_metric(value, count_rows(data), share)


def watch_keras(module: "Any") -> None:
    methods: dict[str, Note] = {"fit": on_keras_fit, "predict": on_predict, "evaluate": on_keras_evaluation}
    watch_methods(module.Model, methods, {object})


def watch_functions(names: "Sequence[str]", note: "Note") -> "Callable[[Any], None]":
    def change(module: "Any") -> None:
        for name in names:
            if hasattr(module, name):
                function = getattr(module, name)
                watched = notes.watching(function, note)
                setattr(module, name, watched)
                setattr(sys.modules[function.__module__], name, watched)  # where pickle looks for it

    return change


def watch_model_selection(module: "Any") -> None:
    watch_functions(("cross_val_score", "cross_validate"), on_cross_validation)(module)
    watch_functions(("cross_val_predict",), on_cross_prediction)(module)


def watch_datasets(module: "Any") -> None:
    """What comes with scikit-learn is changed like the project's own files are."""

    def watching(name: str, load: "Callable[..., Any]") -> "Callable[..., Any]":
        @functools.wraps(load)
        def call(*arguments: "Any", **options: "Any") -> "Any":
            notes.libraries.add(name)
            loaded = load(*arguments, **options)
            if DATA_CHANGE == "":
                return loaded
            from greenml_library_data import change_loaded

            return change_loaded(loaded, DATA_CHANGE)

        return call

    for name in LOADERS:
        if hasattr(module, name):
            setattr(module, name, watching(name, getattr(module, name)))


CHANGES = {
    "keras": watch_keras,
    "sklearn.datasets": watch_datasets,
    "sklearn.base": watch_estimators,
    "sklearn.metrics": watch_functions(os.environ.pop("GREENML_PROBE_METRICS", "").split(), on_metric),
    "sklearn.model_selection": watch_model_selection,
}
