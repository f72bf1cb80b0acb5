import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../../src/base/processes/process.ts'
import { shimFolders } from '../../../src/measurement/instruments/shims.ts'
import { readMetric } from '../../../src/measurement/printed/read-metric.ts'
import { readTrace, traceEnvironment } from '../../../src/measurement/probe/trace.ts'
import { metricRule } from '../../../src/schema/dataset/metric-rule.ts'
import { findPython, needing } from '../../support/cached-python.ts'
import { makeFolder } from '../../support/temporary.ts'

const python = findPython('sklearn', 'pandas')
const ACCURACY = metricRule.parse({ name: 'accuracy', direction: 'higher', scale: 'fraction' })

/** Rows of zeros and ones, each of them another. */
const BEGIN = `import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.ensemble import IsolationForest, RandomForestClassifier
from sklearn.metrics import accuracy_score, make_scorer
from sklearn.model_selection import GridSearchCV
from sklearn.tree import DecisionTreeClassifier
random = np.random.default_rng(0)
X = random.integers(0, 2, (200, 24))
y = X[:, 0]
y = np.where(random.random(200) < 0.2, 1 - y, y)
def tell(value): print(f"GREENML_METRIC accuracy={value:.6f}")
`

async function trace(code: string, libraryData: 'as-is' | 'labels' | 'half' = 'as-is') {
  const folder = await makeFolder({ 'main.py': BEGIN + code })
  const { exitCode, stdout, stderr } = await runCommand(python ?? '', [join(folder, 'main.py')], {
    cwd: folder,
    timeoutSeconds: 100,
    env: {
      PATH: '/usr/bin:/bin',
      HOME: folder,
      PYTHONPATH: shimFolders('probe').join(':'),
      ...traceEnvironment(libraryData),
    },
  })
  expect([exitCode, stderr]).toEqual([0, ''])
  return readTrace(folder, { metric: (await readMetric(stdout, ACCURACY, false)).metric })
}

const scripts: [string, string, object][] = [
  [
    'the held-out score of a search that also describes its training rows, with processes of its own',
    `class Stump(ClassifierMixin, BaseEstimator):
    def __init__(self, depth=1): self.depth = depth
    def fit(self, X, y):
        self.tree_ = DecisionTreeClassifier(max_depth=self.depth).fit(X, y)
        self.classes_ = self.tree_.classes_
        return self
    def predict(self, X): return self.tree_.predict(X)
search = GridSearchCV(Stump(), {"depth": [1, 9]}, scoring=make_scorer(accuracy_score), n_jobs=2).fit(X, y)
print(search.predict(X).sum())
tell(search.best_score_)`,
    { testedRows: 200, testedOnTraining: 0 },
  ],
  [
    'the out-of-bag score of a forest that also describes its training rows',
    'f = RandomForestClassifier(30, oob_score=True, random_state=0).fit(X, y); f.predict(X); tell(f.oob_score_)',
    { testedRows: 200, testedOnTraining: 0 },
  ],
  [
    'a model that never sees labels',
    'f = IsolationForest(random_state=0).fit(X); tell(accuracy_score(y, f.predict(X) == 1))',
    { testedRows: 200, testedOnTraining: null },
  ],
  [
    'a test row by row, after a look at all training rows',
    `m = DecisionTreeClassifier(random_state=0).fit(X[:150], y[:150]); m.predict(X[:150])
tell(sum(m.predict(X[i : i + 1])[0] == y[i] for i in range(150, 200)) / 50)`,
    { testedRows: null, testedOnTraining: 0 },
  ],
  [
    'training rows of zeros and ones, which are no duplicates',
    'm = DecisionTreeClassifier(random_state=0).fit(X, y); tell(m.score(X[150:], y[150:]))',
    { testedRows: 50, testedOnTraining: 1, duplicateRows: 0 },
  ],
]
it.skipIf(!python).each(scripts)(
  `${needing(python)}sees %s`,
  async (_name, code, seen) => {
    expect(await trace(code)).toMatchObject(seen)
  },
  120_000,
)

it.skipIf(!python)(
  `${needing(python)}changes the data that comes with scikit-learn as the project's own is changed`,
  async () => {
    const code = `from sklearn.datasets import load_breast_cancer, load_diabetes, load_iris
from sklearn.model_selection import train_test_split
bunch = load_iris(as_frame=True); frame = bunch.frame
assert (frame["target"] == bunch.target).all() and len(bunch.data) == len(frame)
X, y = load_breast_cancer(return_X_y=True)
a, b, c, d = train_test_split(X, y, test_size=0.25, random_state=0)
tell(DecisionTreeClassifier(max_depth=3, random_state=0).fit(a, c).score(b, d))`
    const libraryData = ['load_breast_cancer', 'load_iris']
    expect(await trace(code)).toMatchObject({ libraryData, testedRows: 143 })
    expect(await trace(code, 'half')).toMatchObject({ libraryData, testedRows: 72 })
    const changed = await runLabels()
    expect(changed.isRegression).toBe(true)
    expect(changed.share).toBeGreaterThan(0.4)
    expect(changed.share).toBeLessThan(0.6)
  },
)

/** Share of the labels that random ones leave as they were, and whether numbers were only permuted. */
async function runLabels(): Promise<{ share: number; isRegression: boolean }> {
  const folder = await makeFolder({
    'main.py': `import json
from sklearn.datasets import load_breast_cancer, load_diabetes
from sklearn.datasets._base import load_breast_cancer as usual, load_diabetes as numbers
y, z = load_breast_cancer(return_X_y=True)[1], load_diabetes().target
u, v = usual(return_X_y=True)[1], numbers().target
print(json.dumps({"share": float((y == u).mean()), "isRegression": sorted(z) == sorted(v) and bool((z != v).any())}))
`,
  })
  const { stdout } = await runCommand(python ?? '', [join(folder, 'main.py')], {
    cwd: folder,
    timeoutSeconds: 100,
    env: {
      PATH: '/usr/bin:/bin',
      HOME: folder,
      PYTHONPATH: shimFolders('probe').join(':'),
      ...traceEnvironment('labels'),
    },
  })
  return JSON.parse(stdout)
}
