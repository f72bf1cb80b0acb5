import { expect, it } from 'vitest'
import type { AuthorsRun } from '../../src/benchmark/run-authors.ts'
import { findMending, mayFailForPackages } from '../../src/curation/mend-packages.ts'
import { NOT_MENDED } from '../../src/environment/lock-packages.ts'

const failed = (errorType: string, errorMessage: string, place: string): AuthorsRun =>
  ({
    record: { status: 'failed', errorType, errorMessage },
    stderr: `Traceback (most recent call last):\n  File "${place}", line 1, in x\n    x()\n${errorType}: ${errorMessage}\n`,
  }) as AuthorsRun

const PACKAGE = '/environment/lib/python3.11/site-packages/pandas/core/frame.py'

it.each([
  ['ImportError', "Missing optional dependency 'tabulate'. Use pip or conda to install tabulate.", 'tabulate'],
  ['AttributeError', "The '.style' accessor requires jinja2. Did you mean: 'astype'?", 'jinja2'],
  ['ModuleNotFoundError', "No module named 'yaml.parser'", 'pyyaml'],
  ['AssertionError', 'IPython must be installed to show it! Run `pip install ipython` and restart.', 'ipython'],
])('adds what a package says that it lacks: %s', (type, message, wanted) => {
  expect(findMending(failed(type, message, PACKAGE), NOT_MENDED)).toEqual({ ...NOT_MENDED, asked: [wanted] })
})

it('adds the module whose lack a package met on its way to another failure, and no other name', () => {
  const run = failed('NameError', "name 'pkg_resources' is not defined", PACKAGE)
  const lacked = (name: string) => ({
    ...run,
    stderr: `ModuleNotFoundError: No module named '${name}'\n\n${run.stderr}`,
  })
  expect(findMending(lacked('pkg_resources'), NOT_MENDED)?.asked).toEqual(['setuptools<81'])
  expect(findMending(lacked('cupy'), NOT_MENDED)).toEqual({ ...NOT_MENDED, isUnpinned: true })
})

const OWN = '/home/sandbox/work/project/main.py'

const WITHOUT_NAME = [
  ['numpy', 'float', 'numpy<1.24'],
  ['numpy', 'trapz', 'numpy<2'],
  ['numpy', 'NaN', 'numpy<2'],
  ['sklearn.metrics', 'plot_confusion_matrix', 'scikit-learn<1.2'],
  ['sklearn', 'cross_validation', 'scikit-learn<0.20'],
  ['sklearn.preprocessing', 'Imputer', 'scikit-learn<0.22'],
  ['sklearn.externals', 'joblib', 'scikit-learn<0.23'],
  ['sklearn.datasets', 'samples_generator', 'scikit-learn<0.24'],
  ['scipy', 'interp', 'scipy<1.13'],
  ['scipy.misc', 'imread', 'scipy<1.3'],
  ['scipy.integrate', 'simps', 'scipy<1.14'],
  ['matplotlib.cm', 'get_cmap', 'matplotlib<3.9'],
  ['PIL.Image', 'ANTIALIAS', 'pillow<10'],
  ['skimage.feature', 'greycomatrix', 'scikit-image<0.20'],
  ['skimage.measure', 'compare_psnr', 'scikit-image<0.18'],
  ['keras.utils', 'np_utils', 'tensorflow<2.16'],
] as const

it.each<readonly [type: string, message: string, wanted: string | null]>([
  ['AttributeError', "module 'numpy' has no attribute 'int'. `np.int` was a deprecated alias", 'numpy<1.24'],
  ['TypeError', "LGBMClassifier.fit() got an unexpected keyword argument 'early_stopping_rounds'", 'lightgbm<4'],
  ['TypeError', "XGBClassifier.fit() got an unexpected keyword argument 'early_stopping_rounds'", 'xgboost<2.1'],
  ['TypeError', "OneHotEncoder.__init__() got an unexpected keyword argument 'sparse'", 'scikit-learn<1.4'],
  ['TypeError', "hog() got an unexpected keyword argument 'multichannel'", 'scikit-image<0.20'],
  ['ImportError', "cannot import name 'compare_ssim' from 'skimage.measure' (/environment/x.py)", 'scikit-image<0.18'],
  ['ImportError', "cannot import name 'plot_confusion_matrix' from 'sklearn.metrics'", 'scikit-learn<1.2'],
  [
    'InvalidParameterError',
    "The 'max_features' parameter of RandomForest must be an int. Got 'auto' instead.",
    'scikit-learn<1.3',
  ],
  [
    'InvalidParameterError',
    "The 'penalty' parameter of SGDRegressor must be a str among {'l1', 'l2', 'elasticnet'} or None. Got 'L2' instead.",
    'scikit-learn<1.2',
  ],
  ['ValueError', "The 'x' parameter of my model must be positive", null],
  ['AttributeError', "'DataFrame' object has no attribute 'append'", 'pandas<2'],
  ['ValueError', 'time data "13/01/2000" doesn\'t match format "%m/%d/%Y", at position 1. You might want', 'pandas<2'],
  ['ValueError', 'unconverted data remains when parsing with format "%H:%M": ":02", at position 7.', 'pandas<2'],
  ['TypeError', 'numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor', 'pandas<2'],
  ['ValueError', 'Pandas data cast to numpy dtype of object. Check input data with np.asarray(data).', 'pandas<2'],
  [
    'ValueError',
    "Invalid property specified for object of type plotly.graph_objs.layout.scene.XAxis: 'titlefont'",
    'plotly<6',
  ],
  ['ValueError', "time data '13/01' does not match format '%m/%d'", null],
  ['OSError', "'seaborn-whitegrid' is not a valid package style, path of style file, URL", 'matplotlib<3.8'],
  ['ImportError', "cannot import name 'display' from 'IPython.core.display' (/environment/x.py)", 'ipython<9'],
  ['ValueError', 'Unable to avoid copy while creating an array as requested.', 'numpy<2'],
  ['ValueError', 'Invalid classes inferred from unique values of `y`.  Expected: [0 1], got [1 2]', 'xgboost<1.6'],
  ['ImportError', "cannot import name 'logsumexp' from 'scipy.misc' (/environment/x.py)", 'scipy<1.3'],
  ['ModuleNotFoundError', "No module named 'sklearn.cross_validation'", 'scikit-learn<0.20'],
  ['ModuleNotFoundError', "No module named 'sklearn.utils.testing'", 'scikit-learn<0.24'],
  ['ModuleNotFoundError', "No module named 'sklearn.ensemble.forest'", 'scikit-learn<0.24'],
  ...WITHOUT_NAME.flatMap(([module, name, wanted]) => [
    ['AttributeError', `module '${module}' has no attribute '${name}'`, wanted] as const,
    ['ImportError', `cannot import name '${name}' from '${module}' (/environment/x.py)`, wanted] as const,
  ]),
  ['AttributeError', "Module 'sklearn' has no attribute 'grid_search'", 'scikit-learn<0.20'],
  ['AttributeError', 'scipy.misc is deprecated and has no attribute imread.', 'scipy<1.3'],
  ['AttributeError', 'module transformers has no attribute AdamW', 'transformers<4.49'],
  ['ModuleNotFoundError', "No module named 'keras.preprocessing.text'", 'tensorflow<2.16'],
  ['ImportError', "cannot import name 'cross_validation' from 'own.sklearn' (/home/x.py)", null],
  ['AttributeError', "module 'sklearn.model_selection' has no attribute 'grid_search_cv'", null],
  ['TypeError', 'Descriptors cannot not be created directly.', 'protobuf<3.21'],
  ['ModuleNotFoundError', "No module named 'src.model'", null],
  ['TypeError', 'compute_class_weight() takes 1 positional argument but 3 were given', 'scikit-learn<1'],
  ['TypeError', 'mean_squared_error() takes 2 positional arguments but 3 were given', 'scikit-learn<1'],
  ['TypeError', 'KMeans.__init__() takes from 1 to 2 positional arguments but 3 were given', 'scikit-learn<1'],
  ['TypeError', 'DataFrame.drop() takes from 1 to 2 positional arguments but 3 were given', 'pandas<2'],
  ['TypeError', 'Net.__init__() takes 1 positional argument but 3 were given', null],
  ['TypeError', 'Net.forward() takes 2 positional arguments but 3 were given', null],
])('asks for the versions that have what the script uses: %s %s', (type, message, wanted) => {
  const found = findMending(failed(type, message, OWN), NOT_MENDED)
  expect(found?.asked ?? null).toEqual(wanted === null ? null : [wanted])
  if (found !== null) expect(findMending(failed(type, message, OWN), found)).toBeNull()
})

it('asks for a pandas that leaves out columns of text, where one was asked for their correlation', () => {
  const run = failed('ValueError', "could not convert string to float: 'male'", OWN)
  const frame = '  File "/environment/lib/site-packages/pandas/core/frame.py", line 11, in corr\n    x\n'
  expect(findMending(run, NOT_MENDED)).toBeNull()
  expect(findMending({ ...run, stderr: frame + run.stderr }, NOT_MENDED)?.asked).toEqual(['pandas<2'])
})

it('leaves out the pins where a package does not say what it lacks, once, and adds nothing for a fault of the script', () => {
  const run = failed('AttributeError', "module 'zeta' has no attribute 'int'", PACKAGE)
  expect(findMending(run, NOT_MENDED)).toEqual({ ...NOT_MENDED, isUnpinned: true })
  expect(findMending(run, { ...NOT_MENDED, isUnpinned: true })).toBeNull()
  const own = failed('AttributeError', "The '.style' accessor requires jinja2", '/home/sandbox/work/project/a.py')
  expect(findMending(own, NOT_MENDED)).toBeNull()
})

it('takes an iterator that ends in a package for a fault of packages, as of an older matplotlib with what holds no number', () => {
  const ended = (place: string) => findMending(failed('StopIteration', '', place), NOT_MENDED)
  expect([ended(PACKAGE), ended(OWN)]).toEqual([{ ...NOT_MENDED, isUnpinned: true }, null])
})

it('puts back a requirement that was left out where a package says that it must be installed', () => {
  const run = failed('ImportError', 'You must install graphviz and restart your session to plot tree.', PACKAGE)
  expect(findMending(run, NOT_MENDED, ['celery==5', 'graphviz==0.19.1'])?.asked).toEqual(['graphviz==0.19.1'])
  const told = failed('ImportError', 'Please install the graphviz package: pip install graphviz.', PACKAGE)
  expect(findMending(told, NOT_MENDED, ['graphviz==0.19.1'])?.asked).toEqual(['graphviz==0.19.1'])
  const both = failed('ImportError', "No module named 'graphviz', install it by conda.", PACKAGE)
  expect(findMending(both, NOT_MENDED, ['graphviz==0.19.1'])?.asked).toEqual(['graphviz==0.19.1'])
  const vague = failed('ImportError', 'Please install the latest version.', PACKAGE)
  expect(findMending(vague, NOT_MENDED, ['graphviz==0.19.1'])).toEqual({ ...NOT_MENDED, isUnpinned: true })
})

it("seeks no packages of the script's time where its own file is no Python 3", () => {
  const says = (place: string) =>
    mayFailForPackages(failed('SyntaxError', "Missing parentheses in call to 'print'", place))
  expect([says(PACKAGE), says(OWN), says('<unknown>')]).toEqual([true, false, false])
})

it("puts back a requirement that was left out where the script lacks its module, with the author's pin", () => {
  const leftOut = ['scikit-learn==0.22', 'opencv-python==4.2 ; python_version > "3"', 'joblib==0.14.1']
  const lacks = (module: string) => failed('ModuleNotFoundError', `No module named '${module}'`, OWN)
  const asked = (module: string) => findMending(lacks(module), NOT_MENDED, leftOut)?.asked
  expect(asked('sklearn.svm')).toEqual(['scikit-learn==0.22'])
  expect(asked('cv2')).toEqual(['opencv-python==4.2 ; python_version > "3"'])
  expect(asked('helper')).toBeUndefined()
  expect(findMending(lacks('sklearn'), { ...NOT_MENDED, asked: ['scikit-learn==0.22'] }, leftOut)).toBeNull()
})
