import { expect, it } from 'vitest'
import { findChanges } from '../../../src/analysis/code/change-rules.ts'
import { CHANGE_KINDS, type ChangeKind, type CodeSide } from '../../../src/schema/analysis/code-analysis.ts'
import { describeAll } from './programs.ts'

const FOREST = 'from sklearn.ensemble import RandomForestClassifier\n'
const SPLIT = 'from sklearn.model_selection import train_test_split\n'
const CV = 'from sklearn.model_selection import cross_val_score\n'
const SEARCH = 'from sklearn.model_selection import GridSearchCV\n'
const PANDAS = 'import pandas as pd\n'

/** The author's program, another, and what has changed: [before, after]. */
const CASES: Readonly<Record<ChangeKind, readonly [string, string, CodeSide, CodeSide]>> = {
  'plots-removed': ['import seaborn as sns\nsns.pairplot(d)', 'import seaborn', 1, 0],
  'plots-added': ['', 'import pylab\npylab.plot(x)\npylab.show()', 0, 2],
  'imports-removed': ['import numpy, pandas, os', 'import numpy', ['pandas'], []],
  'imports-added': ['import numpy', 'import sklearn.svm, numpy, sys', [], ['sklearn']],
  'estimator-changed': [
    'from sklearn import svm\nsvm.SVC()',
    'from sklearn.linear_model import LogisticRegression as L\nL()',
    ['SVC'],
    ['LogisticRegression'],
  ],
  'estimators-removed': [
    'from sklearn import svm, tree\nsvm.SVC()\ntree.DecisionTreeClassifier()',
    'from sklearn.svm import SVC\nSVC()',
    ['DecisionTreeClassifier', 'SVC'],
    ['SVC'],
  ],
  'hyper-parameters-changed': [
    `${FOREST}RandomForestClassifier(max_depth=20, n_jobs=1)`,
    `${FOREST}RandomForestClassifier(criterion="entropy", n_jobs=2)`,
    ['RandomForestClassifier.criterion=default', 'RandomForestClassifier.max_depth=20'],
    ["RandomForestClassifier.criterion='entropy'", 'RandomForestClassifier.max_depth=default'],
  ],
  'preprocessing-changed': ['', 'from sklearn.preprocessing import *\nStandardScaler()', [], ['StandardScaler']],
  'fewer-iterations': [
    `${FOREST}RandomForestClassifier()`,
    `${FOREST}TREES = 20\nRandomForestClassifier(TREES)`,
    ['RandomForestClassifier.n_estimators=100'],
    ['RandomForestClassifier.n_estimators=20'],
  ],
  'more-iterations': ['m.fit(x, epochs=5)', 'm.fit(x, epochs=50)', ['fit.epochs=5'], ['fit.epochs=50']],
  'early-stopping-added': [
    'm.fit(x)',
    'from tensorflow.keras.callbacks import EarlyStopping\nm.fit(x, callbacks=[EarlyStopping()])',
    0,
    1,
  ],
  'parallel-jobs-changed': [`${CV}`, `${CV}cross_val_score(m, x, n_jobs=-1)`, [], ['n_jobs=-1']],
  'split-changed': [
    `${SPLIT}train_test_split(x)`,
    `${SPLIT}train_test_split(x, test_size=0.4, stratify=y)`,
    ['test_size=0.25'],
    ['test_size=0.4 stratified'],
  ],
  'seed-added': ['', 'import random\nrandom.seed(7)', [], ['7']],
  'seed-changed': [`${SPLIT}train_test_split(x, random_state=1)`, 'import numpy as n\nn.random.seed(2)', ['1'], ['2']],
  'seed-removed': [`${SPLIT}train_test_split(x, random_state=1)`, '', ['1'], []],
  'data-read-changed': [
    `${PANDAS}pd.read_csv("a.csv")`,
    `${PANDAS}pd.read_csv("b.csv", nrows=100, sep=";")`,
    ['pandas.read_csv()'],
    ['pandas.read_csv(nrows=100)'],
  ],
  'smaller-number-types': ['x.astype("float64")', 'import numpy\nx.astype(numpy.float32)', [], ['float32']],
  'loops-vectorised': ['for i in range(len(x)): y[i] = x[i]\nfor r in d.iterrows(): pass', 'y[:] = x', 2, 0],
  'cross-validation-removed': [`${CV}cross_val_score(m, x)`, CV, 1, 0],
  'cross-validation-shrunk': [`${CV}cross_val_score(m, x, cv=10)`, `${CV}cross_val_score(m, x)`, 10, 5],
  'parameter-search-removed': [`${SEARCH}GridSearchCV(m, {"a": [1]})`, SEARCH, 1, 0],
  'parameter-search-shrunk': [
    `${SEARCH}GridSearchCV(m, {"a": [1, 2, 3], "b": range(4)})`,
    `${SEARCH}GridSearchCV(m, [{"a": [1, 2]}, {"b": (1,)}], cv=3)`,
    60,
    9,
  ],
  'caching-added': ['def f(): pass', 'import functools\n@functools.cache\ndef f(): pass', 0, 1],
  'prints-removed': ['print(1)\nprint(2)', 'print(2)', 2, 1],
  'warning-filters-removed': ['import warnings\nwarnings.filterwarnings("ignore")', '', 1, 0],
  'metric-changed': ['m.score(x)', 'from sklearn.metrics import f1_score\nf1_score(a, b)', ['score'], ['f1_score']],
  'metrics-removed': [
    'from sklearn.metrics import *\naccuracy_score(a, b)\nconfusion_matrix(a, b)',
    'from sklearn.metrics import accuracy_score\naccuracy_score(a, b)',
    ['accuracy_score', 'confusion_matrix'],
    ['accuracy_score'],
  ],
  'written-files-removed': ['import joblib\njoblib.dump(m, "m")\nopen("x", "wb")', 'open("x")', 2, 0],
}

const described = await describeAll(
  Object.fromEntries(
    CHANGE_KINDS.flatMap((kind) => {
      const [author, other] = CASES[kind]
      return [author, other].map((source, i) => [`${kind}/${i}`, source])
    }),
  ),
)
function structure(key: string) {
  const found = described.get(key)?.structure
  if (!found) throw new Error(`${key}: ${described.get(key)?.fault}`)
  return found
}

it.each(CHANGE_KINDS)('%s: found with its evidence, and not the other way round', (kind) => {
  const [, , before, after] = CASES[kind]
  const [author, other] = [structure(`${kind}/0`), structure(`${kind}/1`)]
  expect(findChanges(author, other).filter((change) => change.kind === kind)).toEqual([{ kind, before, after }])
  const symmetric = [
    'hyper-parameters',
    'preprocessing',
    'jobs',
    'split',
    'data-read',
    'seed-changed',
    'estimator-changed',
    'metric-changed',
  ]
  if (symmetric.some((word) => kind.includes(word))) return
  expect(findChanges(other, author).map((change) => change.kind)).not.toContain(kind)
})

it('finds no change between a program and itself', () => {
  for (const [key] of described) expect(findChanges(structure(key), structure(key)), key).toEqual([])
})

it('claims nothing from values that only a run would tell', async () => {
  const programs = await describeAll({
    known: `${FOREST}${SPLIT}${SEARCH}RandomForestClassifier(max_depth=3, random_state=1)\nGridSearchCV(m, {"a": [1, 2]})`,
    unknown: `${FOREST}${SPLIT}${SEARCH}RandomForestClassifier(max_depth=f(), random_state=f(), n_estimators=f())\nGridSearchCV(m, f())`,
  })
  const [known, unknown] = [programs.get('known')?.structure, programs.get('unknown')?.structure]
  if (!known || !unknown) throw new Error('not described')
  expect(findChanges(known, unknown)).toEqual([])
  expect(findChanges(unknown, known)).toEqual([])
})

it('takes a parameter of any name for one, but none that would rewrite a terminal', async () => {
  const programs = await describeAll({
    plain: `${FOREST}RandomForestClassifier()`,
    odd: `${FOREST}RandomForestClassifier(**{"constructor": 1, "__proto__": 2, "a\\u202eb": 3})`,
  })
  const [plain, odd] = [programs.get('plain')?.structure, programs.get('odd')?.structure]
  if (!plain || !odd) throw new Error('not described')
  expect(findChanges(plain, odd)).toEqual([
    {
      kind: 'hyper-parameters-changed',
      before: ['RandomForestClassifier.constructor=default'],
      after: ['RandomForestClassifier.constructor=1'],
    },
  ])
})
