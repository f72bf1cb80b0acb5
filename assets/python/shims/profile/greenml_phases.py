"""Which phase a stack of Python frames belongs to: a table of modules and function names, and the rules that read it.

1. Loading a module from outside the project is `import`, wherever it happens.
2. Else the outermost frame of a library that the table knows decides: a seaborn plot that groups data is `plot`, the
   scoring inside a grid search is `fit`.
3. Else the outermost function of the project whose name says what it does (`train`, `load_data`, `plot_results`).
4. Else `other`.
"""

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType

    Rows = tuple[tuple[int, tuple[str, ...]], ...]
    Rule = Rows | int | None

PHASES = ("import", "data", "fit", "predict", "plot", "other")
IMPORT, DATA, FIT, PREDICT, PLOT, REST = range(len(PHASES))
FORWARD = len(PHASES)  # a network applied: `fit` where gradients are recorded, else `predict`

# Names of functions, by their beginning; the first row that fits decides. A beginning ends at a word: `train` is
# `train` and `train_model`, not `trainer`.
LEARNING: "Rows" = (
    (FIT, ("fit", "partial_fit", "train", "cv", "backward", "gradient", "apply_gradients", "minimize")),
    (PREDICT, ("predict", "decision_function", "score", "evaluate", "transform", "forecast", "test_on_batch")),
)
BOOSTING: "Rows" = ((DATA, ("construct",)), (FIT, ("update",)), *LEARNING)
PROJECT: "Rows" = (
    (
        DATA,
        ("load", "read", "preprocess", "prepare", "clean", "split", "train_test_split", "tokenize", "make_features"),
    ),
    (PLOT, ("plot", "plots", "draw", "show", "visualize", "visualise")),
    (FIT, ("fit", "train", "learn", "gradient_descent", "cross_val", "cross_validate", "grid_search", "backward")),
    (PREDICT, ("predict", "test", "evaluate", "score", "classify", "infer", "accuracy")),
)

# Modules by their path below site-packages or the standard library; the longest that fits decides, for all functions in
# it (a phase) or by their names (rows). None: the frame says nothing, one further in decides.
MODULES: "dict[str, Rule]" = {
    **dict.fromkeys(
        """
        altair bokeh graphviz kaleido matplotlib missingno mpl_toolkits plotly pydot pydotplus pylab scikitplot seaborn
        wordcloud yellowbrick lightgbm/plotting mlxtend/plotting networkx/drawing pandas/plotting PIL/ImageShow
        shap/plots sklearn/inspection/_plot sklearn/metrics/_plot sklearn/model_selection/_plot sklearn/tree/_export
        sklearn/utils/_plotting xgboost/plotting
        """.split(),
        PLOT,
    ),
    # Reading, cleaning, splitting, encoding, tokenising.
    **dict.fromkeys(
        """
        bs4 category_encoders csv dask/dataframe datasets fastparquet gzip h5py imageio imblearn/combine
        imblearn/over_sampling imblearn/under_sampling json keras/datasets keras/preprocessing keras/src/datasets
        keras/src/preprocessing librosa nltk/corpus nltk/stem nltk/tokenize numpy/lib/_format_impl numpy/lib/_npyio_impl
        numpy/lib/format numpy/lib/npyio openpyxl pandas PIL polars pyarrow scipy/io skimage/io skimage/transform
        sklearn/compose sklearn/datasets sklearn/feature_extraction sklearn/feature_selection sklearn/impute
        sklearn/model_selection/_split sklearn/preprocessing soundfile sqlite3 tarfile tensorflow/python/data tokenizers
        torch/utils/data torchaudio/datasets torchtext torchvision/datasets torchvision/io torchvision/transforms
        transformers/tokenization_utils transformers/tokenization_utils_base transformers/tokenization_utils_fast xlrd
        zipfile
        """.split(),
        DATA,
    ),
    # Learning, and the scoring that chooses among models.
    **dict.fromkeys(
        """
        hyperopt numpy/lib/_polynomial_impl numpy/lib/polynomial optuna scipy/optimize sklearn/model_selection skopt
        torch/autograd torch/optim
        """.split(),
        FIT,
    ),
    # Applying what was learnt, and saying how well.
    **dict.fromkeys(
        """
        evaluate sentence_transformers/SentenceTransformer sklearn/inspection sklearn/metrics torchmetrics
        transformers/generation transformers/pipelines
        """.split(),
        PREDICT,
    ),
    **dict.fromkeys("catboost lightgbm xgboost".split(), BOOSTING),
    "torch": ((FIT, ("backward",)),),
    "torch/nn": FORWARD,
    # What wraps the calls of every estimator, and what only hands out work.
    **dict.fromkeys("joblib sklearn/base sklearn/utils torch/autograd/grad_mode".split(), None),
}


def phase_by_name(name: str, rows: "Rows") -> "int | None":
    bare = name.lstrip("_")
    for phase, beginnings in rows:
        for each in beginnings:
            if bare.startswith(each) and not bare[len(each) : len(each) + 1].islower():
                return phase
    return None


def rule_of_module(path: str, otherwise: "Rule") -> "Rule":
    """The table's entry for the module or the nearest package above it."""
    parts = path.split("/")
    for length in range(len(parts), 0, -1):
        key = "/".join(parts[:length])
        if key in MODULES:
            return MODULES[key]
    return otherwise


class File(dict):  # type: ignore[type-arg]  # a dict takes none before Python 3.9
    """The phases of one source file's functions by name, filled as they are met."""

    def __init__(self, rule: "Rule", is_project: bool) -> None:
        self.rule = rule
        self.is_project = is_project

    def __missing__(self, name: str) -> "int | None":
        self[name] = phase = phase_by_name(name, self.rule) if isinstance(self.rule, tuple) else self.rule
        return phase


# Names of code without a file: given to Python as text, or sent to a worker from the main script (cloudpickle 3.1.3).
PROJECT_CODE = ("<string>", "<stdin>", "<dynamic-code>")
IMPORT_SYSTEM = File(None, False)
STANDARD_LIBRARY = os.path.dirname(os.__file__) + "/"
SHIMS = os.path.dirname(os.path.dirname(os.path.abspath(__file__))) + "/"
PLOTTING_SHIMS = (SHIMS + "headless/", SHIMS + "render/")  # stand-ins for plotting libraries, the rendering of figures


def describe_file(filename: str) -> File:
    if filename.startswith("<"):
        if filename.startswith(("<frozen importlib", "<frozen zipimport")):
            return IMPORT_SYSTEM
        return File(PROJECT, True) if filename in PROJECT_CODE else File(None, False)
    for folder in ("/site-packages/", "/dist-packages/"):
        _, found, path = filename.rpartition(folder)
        if found:
            return File(rule_of_module(os.path.splitext(path)[0], LEARNING), False)
    if filename.startswith(STANDARD_LIBRARY):
        return File(rule_of_module(os.path.splitext(filename[len(STANDARD_LIBRARY) :])[0], None), False)
    if filename.startswith(SHIMS):
        return File(PLOT if filename.startswith(PLOTTING_SHIMS) else None, False)
    return File(PROJECT, True)


class Files(dict):  # type: ignore[type-arg]
    def __missing__(self, filename: str) -> File:
        self[filename] = described = describe_file(filename)
        return described


FILES = Files()


def phase_of(frame: "FrameType | None") -> int:
    """The phase of a stack, given by its innermost frame; None where no Python runs, as when the interpreter ends."""
    codes = []
    outer = frame
    while outer is not None:
        codes.append(outer.f_code)
        outer = outer.f_back
    by_library = by_project = None
    importing = False
    for code in reversed(codes):
        file = FILES[code.co_filename]
        if file is IMPORT_SYSTEM:
            importing = True
            continue
        if file.is_project:
            importing = False  # a module of the project, whose own code is no import
            if by_project is None:
                by_project = file[code.co_name]
        elif importing:
            return IMPORT
        elif by_library is None:
            by_library = file[code.co_name]
    if importing:
        return IMPORT
    phase = by_project if by_library is None else by_library
    if phase == FORWARD:
        return FIT if records_gradients() else PREDICT
    return REST if phase is None else phase


def records_gradients() -> bool:
    is_enabled = getattr(sys.modules.get("torch"), "is_grad_enabled", None)
    return is_enabled is None or is_enabled()


WAITING = tuple(
    STANDARD_LIBRARY + each for each in ("threading.py", "queue.py", "concurrent/", "multiprocessing/", "asyncio/")
)


def phase_now(frame: "FrameType | None") -> int:
    """The phase of the main thread; of another one where the main thread only waits."""
    phase = phase_of(frame)
    if frame is None or phase != REST or not frame.f_code.co_filename.startswith(WAITING):
        return phase
    for other in sys._current_frames().values():
        found = phase_of(other)
        if found != REST:
            return found
    return REST
