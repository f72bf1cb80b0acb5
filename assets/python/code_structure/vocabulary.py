"""Names of the libraries of machine learning, and what a call of each stands for."""


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


PLOTTING = words("""
    altair bokeh cufflinks graphviz holoviews matplotlib missingno plotly plotnine pydotplus pygal pylab
    scikitplot seaborn sweetviz wordcloud yellowbrick pandas_profiling ydata_profiling
""")
PLOT_METHODS = {"bar", "barh", "barplot", "boxplot", "hist", "imshow", "pie", "plot", "savefig", "scatter", "show"}
"""Of objects whose class is not known; counted where a plotting library or pandas is imported."""
PANDAS_PLOT_METHODS = {"boxplot", "hist", "plot"}

ESTIMATOR_MODULES = words("""
    calibration cluster covariance cross_decomposition discriminant_analysis dummy ensemble gaussian_process
    isotonic kernel_ridge linear_model mixture multiclass multioutput naive_bayes neighbors neural_network
    semi_supervised svm tree
""")
"""Modules of scikit-learn whose classes learn to predict."""
TRANSFORM_MODULES = words("""
    decomposition feature_extraction feature_selection impute kernel_approximation manifold preprocessing
    random_projection
""")

SPLITS = {"train_test_split", "random_split"}
CROSS_VALIDATIONS = words("""
    GroupKFold KFold LeaveOneOut RepeatedKFold RepeatedStratifiedKFold ShuffleSplit StratifiedGroupKFold
    StratifiedKFold StratifiedShuffleSplit TimeSeriesSplit cross_val_predict cross_val_score cross_validate
    learning_curve validation_curve
""")
SEARCHES = {"BayesSearchCV", "GridSearchCV", "HalvingGridSearchCV", "HalvingRandomSearchCV", "RandomizedSearchCV"}

METRIC_METHODS = {"evaluate", "score"}
READERS = words("""
    csv.DictReader csv.reader cv2.imread h5py.File joblib.load json.load numpy.fromfile numpy.genfromtxt
    numpy.load numpy.loadtxt pickle.load PIL.Image.open scipy.io.loadmat scipy.io.arff.loadarff torch.load
    urllib.request.urlopen urllib.request.urlretrieve requests.get keras.utils.image_dataset_from_directory
    keras.models.load_model
""")
WRITERS = {"joblib.dump", "json.dump", "numpy.save", "numpy.savetxt", "numpy.savez", "pickle.dump", "torch.save"}
WRITE_METHODS = words("""
    save save_model save_weights to_csv to_excel to_feather to_hdf to_json to_parquet to_pickle to_sql writerow
    writerows write_text
""")

JOB_PARAMETERS = words("n_jobs nthread num_threads num_workers processes thread_count use_multiprocessing workers")
JOB_VARIABLES = {"MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"}
PARALLEL_ROOTS = {"multiprocessing", "concurrent", "threading", "dask", "ray"}
ITERATION_PARAMETERS = words("""
    epochs iterations max_epochs max_iter n_epochs n_estimators n_init n_iter n_iterations nb_epoch
    num_boost_round num_epochs num_iterations num_train_epochs steps_per_epoch
""")
SEED_PARAMETERS = {"random_seed", "random_state", "seed"}
SEED_CALLS = words("""
    numpy.random.RandomState numpy.random.default_rng numpy.random.seed random.seed tensorflow.random.set_seed
    tensorflow.set_random_seed torch.cuda.manual_seed torch.cuda.manual_seed_all torch.manual_seed
    keras.utils.set_random_seed
""")
NUMBER_TYPES = words("""
    bfloat16 category float16 float32 float64 int8 int16 int32 int64 uint8 uint16 uint32
""")
LISTED_PARAMETERS = {
    **dict.fromkeys(JOB_PARAMETERS, "jobs"),
    **dict.fromkeys(ITERATION_PARAMETERS, "iterations"),
    **dict.fromkeys(SEED_PARAMETERS, "seeds"),
}
"""Parameters whose values are told wherever they stand, and under what."""
CACHES = {"functools.cache", "functools.lru_cache", "joblib.Memory"}
COUNTED_CALLS = {
    **dict.fromkeys(CACHES, "caches"),
    "numpy.vectorize": "rowLoops",
    "warnings.filterwarnings": "warningFilters",
    "warnings.simplefilter": "warningFilters",
}
"""Calls of which only the number is told, and under what."""
EARLY_STOPPING = {"early_stopping", "early_stopping_rounds"}
FIT_METHODS = {"fit", "fit_generator", "fit_predict", "fit_transform", "partial_fit"}
ROW_METHODS = {"apply", "applymap", "iterrows", "itertuples"}

FIRST_PARAMETER = {
    "AdaBoostClassifier": "estimator",
    "BaggingClassifier": "estimator",
    "BatchNormalization": "axis",
    "DBSCAN": "eps",
    "Dense": "units",
    "Dropout": "rate",
    "Embedding": "input_dim",
    "GRU": "units",
    "KFold": "n_splits",
    "KMeans": "n_clusters",
    "KNeighborsClassifier": "n_neighbors",
    "KNeighborsRegressor": "n_neighbors",
    "LSTM": "units",
    "Lasso": "alpha",
    "PCA": "n_components",
    "PolynomialFeatures": "degree",
    "RandomForestClassifier": "n_estimators",
    "RandomForestRegressor": "n_estimators",
    "Ridge": "alpha",
    "SelectKBest": "score_func",
    "StratifiedKFold": "n_splits",
    "TruncatedSVD": "n_components",
}

ALIASES = (
    ("tensorflow.python.keras.", "keras."),
    ("tensorflow.keras.", "keras."),
    ("tf_keras.", "keras."),
    ("sklearn.externals.joblib.", "joblib."),
    ("sklearn.cross_validation.", "sklearn.model_selection."),
    ("sklearn.grid_search.", "sklearn.model_selection."),
)
"""Older or second names of the same thing."""


def kind_of(name: str) -> str | None:
    """What an object of this dotted name is: estimator, transform, layer, optimizer; None for all else."""
    root, *middle, leaf = name.split(".") if "." in name else (name, name)
    module = middle[0] if middle else ""
    capital = leaf[:1].isupper()
    if root == "sklearn":
        if module in TRANSFORM_MODULES and capital:
            return "transform"
        return "estimator" if module in ESTIMATOR_MODULES and capital and not leaf.endswith("Display") else None
    if root == "imblearn":
        return ("estimator" if module == "ensemble" else "transform") if capital and module != "pipeline" else None
    if root in ("xgboost", "lightgbm", "catboost"):
        return "estimator" if leaf == "train" or leaf.startswith(("XGB", "LGBM", "CatBoost")) else None
    if root == "keras":
        return kind_in_keras(module, leaf)
    if root == "torch":
        if module == "optim" and capital:
            return "optimizer"
        return "layer" if module == "nn" and capital and leaf not in ("Module", "Parameter") else None
    if root == "transformers":
        return "estimator" if leaf in ("from_pretrained", "pipeline") else None
    if root in ("torchvision", "statsmodels", "prophet", "surprise", "hdbscan", "pmdarima"):
        learns = capital or leaf in ("auto_arima", "ols", "logit") or (root == "torchvision" and module == "models")
        return "estimator" if learns and leaf not in ("Dataset", "Reader") else None
    return None


def kind_in_keras(module: str, leaf: str) -> str | None:
    if not leaf[:1].isupper():
        return None
    if module in ("layers", "optimizers"):
        return module[:-1]
    return "estimator" if module == "applications" or leaf in ("Sequential", "Model") else None


def is_plot(name: str) -> bool:
    root, *_, leaf = name.split(".") if "." in name else (name, name)
    if root in PLOTTING:
        return name != "matplotlib.use"
    if root == "sklearn":
        return leaf.startswith("plot_") or ".plot_" in name or "Display." in name or leaf.endswith("Display")
    return name.startswith("pandas.plotting.") or leaf == "plot_model"


def is_read(name: str) -> bool:
    if name.startswith(("pandas.read_", "polars.read_", "polars.scan_", "dask.dataframe.read_")):
        return True
    return name in READERS or name.startswith(("sklearn.datasets.load_", "sklearn.datasets.fetch_", "keras.datasets."))
