import { lacksName } from '../base/text/lacks-name.ts'
import type { AuthorsRun } from '../benchmark/run-authors.ts'
import { withoutWrapping } from '../measurement/wrapped-failure.ts'

/** Modules of scikit-learn that are private since 0.24, under other names. */
const PRIVATE_SINCE = {
  cluster: 'k_means_',
  datasets: 'base|samples_generator',
  decomposition: 'nmf|pca',
  ensemble: 'bagging|forest|gradient_boosting|weight_boosting',
  linear_model: 'base|coordinate_descent|logistic|stochastic_gradient',
  metrics: 'classification|ranking|regression|scorer',
  neighbors: 'base|classification',
  preprocessing: 'data|label',
  svm: 'base|classes',
  tree: 'tree',
  utils: 'testing',
}

/** What a failure says of a part that later versions of a package lack, and the versions that have it. */
const REMOVED: readonly (readonly [pattern: RegExp, requirement: string])[] = [
  [lacksName('numpy', 'bool|int|float|complex|object|str|typeDict'), 'numpy<1.24'],
  [/`np\.\w+` was removed in the NumPy 2/, 'numpy<2'],
  // Most are told in the words above, but not by `from numpy import`.
  [
    lacksName(
      'numpy',
      'in1d|trapz|product|row_stack|Inf|Infinity|NaN|NINF|PINF|alltrue|sometrue|asfarray|mat|(?:float|complex|string|unicode|round)_',
    ),
    'numpy<2',
  ],
  [
    /Unable to avoid copy while creating an array|compiled using NumPy 1\.x cannot be run in|numpy\.dtype size changed|_ARRAY_API not found/,
    'numpy<2',
  ],
  [/'(?:DataFrame|Series)' object has no attribute '(?:append|iteritems|mad|lookup|tshift)'/, 'pandas<2'],
  [
    /unexpected keyword argument '(?:error_bad_lines|warn_bad_lines|squeeze|mangle_dupe_cols|line_terminator)'/,
    'pandas<2',
  ],
  [/(?:doesn't match|unconverted data remains when parsing with) format "/, 'pandas<2'], // dates in several formats
  // Columns of get_dummies, which are true or false since.
  [
    /^numpy boolean subtract, the `-` operator|Pandas data cast to numpy dtype of object\. Check input data/,
    'pandas<2',
  ],
  [/'DataFrame' object has no attribute 'applymap'|unexpected keyword argument 'delim_whitespace'/, 'pandas<3'],
  [
    lacksName('sklearn[\\w.]*', 'plot_confusion_matrix|plot_roc_curve|plot_precision_recall_curve|load_boston'),
    'scikit-learn<1.2',
  ],
  [/`load_boston` has been removed|object has no attribute 'get_feature_names'/, 'scikit-learn<1.2'],
  [
    /unexpected keyword argument 'normalize'|parameter of \w{1,80} must be [^.\n]{1,400}\. Got '(?:deviance|ls|lad)'/,
    'scikit-learn<1.2',
  ],
  [/'max_features' parameter of .{0,400}Got 'auto'/, 'scikit-learn<1.3'],
  [lacksName('sklearn\\.utils\\.metaestimators', 'if_delegate_has_method'), 'scikit-learn<1.3'],
  [/'loss' parameter of SGD.{0,400}Got 'log'/, 'scikit-learn<1.3'],
  [
    /(?:OneHotEncoder|__init__)\S{0,30} got an unexpected keyword argument '(?:sparse|base_estimator|affinity)'/,
    'scikit-learn<1.4',
  ],
  [/'penalty' parameter of .{0,400}Got 'none'/, 'scikit-learn<1.4'],
  [/unexpected keyword argument 'squared'|Got 'SAMME\.R'|has no attribute '__sklearn_tags__'/, 'scikit-learn<1.6'],
  // Arguments that later versions take by name alone.
  [
    /\b(?:compute_(?:class|sample)_weight|(?:accuracy|balanced_accuracy|f1|fbeta|precision|recall|roc_auc|average_precision|r2|silhouette|jaccard|cross_val)_score|confusion_matrix|mean_(?:squared|absolute)_error|classification_report|(?:roc|precision_recall|learning|validation)_curve|cross_val_predict|(?:(?:Linear|Nu)?SV[CR]|(?:Stratified|Group|Repeated)?KFold|(?:Stratified|Group)?ShuffleSplit|(?:Standard|MinMax|MaxAbs|Robust)Scaler|(?:Label|OneHot|Ordinal)Encoder|(?:Count|Tfidf)Vectorizer|(?:Simple|KNN)Imputer|(?:Grid|Randomized)SearchCV|(?:Gaussian|Multinomial|Bernoulli)NB|RandomForest(?:Classifier|Regressor)|(?:Linear|Logistic)Regression|PCA|KMeans)\.__init__)\(\) takes (?:from \d+ to )?\d+ positional arguments? but/,
    'scikit-learn<1',
  ],
  [/\b(?:DataFrame|Series)\.\w{1,30}\(\) takes (?:from \d+ to )?\d+ positional arguments? but/, 'pandas<2'],
  [/TSNE\S{0,30} got an unexpected keyword argument 'n_iter'/, 'scikit-learn<1.7'],
  [
    /LogisticRegression\S{0,30} got an unexpected keyword argument 'multi_class'|'force_all_finite'/,
    'scikit-learn<1.8',
  ],
  [/LGBM\w{1,30}\.fit\(\) got an unexpected keyword argument '(?:early_stopping_rounds|verbose)'/, 'lightgbm<4'],
  [
    /\btrain\(\) got an unexpected keyword argument '(?:early_stopping_rounds|verbose_eval|evals_result)'/,
    'lightgbm<4',
  ],
  [
    /XGB\w{1,30}\.fit\(\) got an unexpected keyword argument '(?:early_stopping_rounds|eval_metric|callbacks)'/,
    'xgboost<2.1',
  ],
  [/'(?:seaborn[\w-]*)' is not a valid package style|'seaborn[\w-]*' not found in the style library/, 'matplotlib<3.8'],
  [/Invalid property specified for object of type plotly\.graph_objs\.\S{1,80}: 'titlefont'/, 'plotly<6'],
  [lacksName('matplotlib\\.cm', 'get_cmap'), 'matplotlib<3.9'],
  [/plot\(\) takes from 0 to \d+ positional arguments? but/, 'seaborn<0.12'],
  [lacksName('sklearn', 'cross_validation|grid_search|learning_curve'), 'scikit-learn<0.20'],
  [lacksName('sklearn\\.preprocessing', 'Imputer|imputation'), 'scikit-learn<0.22'],
  [lacksName('sklearn\\.externals', 'joblib|six'), 'scikit-learn<0.23'],
  ...Object.entries(PRIVATE_SINCE).map(
    ([module, names]) => [lacksName(`sklearn\\.${module}`, names), 'scikit-learn<0.24'] as const,
  ),
  [lacksName('scipy\\.misc', '\\w+'), 'scipy<1.3'],
  [/scipy\.misc is deprecated and has no attribute/, 'scipy<1.3'],
  [lacksName('scipy\\.integrate', 'simps|cumtrapz|trapz'), 'scipy<1.14'],
  [lacksName('scipy\\.linalg[\\w.]*', 'triu|tril'), 'scipy<1.13'],
  [lacksName('scipy', 'interp'), 'scipy<1.13'],
  [lacksName('PIL\\.Image', 'ANTIALIAS|LINEAR|CUBIC'), 'pillow<10'],
  [/object has no attribute '(?:textsize|getsize)'/, 'pillow<10'],
  [/unexpected keyword argument '(?:multichannel|selem)'/, 'scikit-image<0.20'],
  [lacksName('skimage\\.feature', 'grey\\w+'), 'scikit-image<0.20'],
  [lacksName('skimage\\.measure', 'compare_(?:ssim|psnr|mse|nrmse)'), 'scikit-image<0.18'],
  [/No module named '(?:tensorflow\.)?keras\.wrappers/, 'tensorflow<2.12'],
  [
    /Argument\(s\) not recognized: \{'(?:lr|decay)'|Unrecognized keyword arguments passed to \w+: \{'(?:input_length|weights|batch_input_shape)'/,
    'tensorflow<2.16',
  ],
  [lacksName('keras\\.(?:preprocessing|utils|layers|optimizers)[\\w.]*', '\\w+'), 'tensorflow<2.16'],
  [/filepath provided must end in `\.keras`|Expected a Keras file with the `\.keras` zip/, 'tensorflow<2.16'],
  [/unexpected keyword argument 'evaluation_strategy'/, 'transformers<4.46'],
  [lacksName('transformers', 'AdamW'), 'transformers<4.49'],
  [/module transformers has no attribute AdamW/, 'transformers<4.49'], // its modules say it without quotes
  [/Trainer\S{0,30} got an unexpected keyword argument 'tokenizer'/, 'transformers<5'],
  [/Invalid classes inferred from unique values of `y`/, 'xgboost<1.6'],
  [/Weights only load failed/, 'torch<2.6'],
  [lacksName('IPython\\.core\\.display', '\\w+'), 'ipython<9'],
  [/Descriptors cannot (?:not )?be created directly/, 'protobuf<3.21'],
  // Before it held what it is given against what it knows, it took more: names in capitals, numbers of another kind.
  [/^The '\w{1,60}' parameter of \w{1,80} must be [^\n]{1,600}\. Got [^\n]{1,200} instead\./, 'scikit-learn<1.2'],
]
/** Older ones left out columns of text where they compute; where they fail, the innermost frame of the author's calls these. */
const LEFT_OUT_TEXT =
  /pandas\/core\/(?:frame|generic|series|groupby\/\w+)\.py", line \d+, in (?:corr|cov|agg|mean|median|std|skew|kurt|quantile)\n/
const OF_TEXT =
  /^could not convert string to float|^[Cc]ould not convert .{0,300} to numeric|^agg function failed|does not support (?:reduction|operation)/

/** The requirement that brings back what a run lacks of a package that is there in a later version; null: nothing is known. */
export function findOlder({ record, stderr }: AuthorsRun): string | null {
  if (record.status !== 'failed') return null
  const message = record.errorMessage ?? ''
  const found = REMOVED.find(([pattern]) => pattern.test(message) || pattern.test(lastParagraph(stderr)))
  if (found !== undefined) return found[1]
  return OF_TEXT.test(message) && LEFT_OUT_TEXT.test(stderr) ? 'pandas<2' : null
}

/** What a run says at its end: a message can have several lines. */
function lastParagraph(stderr: string): string {
  const told = withoutWrapping(stderr)
  return told.slice(told.lastIndexOf('\nTraceback (most recent call last)') + 1).slice(-3000)
}
