import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SOURCE_BYTES } from '../../../src/analysis/code/describe-code.ts'
import { PYTHON } from '../../support/python.ts'
import { makeFolder } from '../../support/temporary.ts'
import { describeAll, describeOne, structureOf } from './programs.ts'

const TRAINING = `
import os
import numpy as np, pandas as pd
import matplotlib.pyplot as plt
from sklearn import svm
from sklearn.ensemble import RandomForestClassifier as Forest
from sklearn.model_selection import GridSearchCV, train_test_split, cross_val_score, StratifiedKFold
from sklearn.metrics import *

SEED = 42
OPTIONS = {"max_depth": 8, "n_jobs": os.cpu_count()}
os.environ["OMP_NUM_THREADS"] = "1"

def load(path="data.csv"):
    return pd.read_csv(path, usecols=["a", "b"], dtype={"a": "float32"})  # two columns

data = load()
for i in range(len(data)):
    for column in data.columns:
        data.loc[i, column] += 1
data["c"] = data["a"].apply(lambda value: value * 2)
train, test = train_test_split(data, test_size=0.2, random_state=SEED, stratify=data["b"])
forest = Forest(200, random_state=SEED, **OPTIONS)
forest.fit(train, train["b"])
grid = {"C": [1, 10, 100], "gamma": np.logspace(-3, 3, 7)}
search = GridSearchCV(svm.SVC(kernel="rbf"), grid, cv=StratifiedKFold(n_splits=10))
scores = cross_val_score(forest, train, train["b"], cv=4)
data.hist()
plt.plot(scores)
plt.show()
data.to_csv("out.csv")
if scores.mean() > 0.5 and len(scores) > 1:
    print(accuracy_score(test["b"], forest.predict(test)))
`

it('sees what a program imports, trains, reads, searches, draws and repeats, whatever it calls it by', async () => {
  const structure = await structureOf(TRAINING)
  expect(structure).toMatchObject({
    packages: ['matplotlib', 'numpy', 'pandas', 'sklearn'],
    standardModules: ['os'],
    plotLibraries: ['matplotlib'],
    estimators: [
      {
        name: 'sklearn.ensemble.RandomForestClassifier',
        kind: 'estimator',
        parameters: { n_estimators: '200', random_state: '42', max_depth: '8', n_jobs: 'cpu_count()' },
      },
      { name: 'sklearn.svm.SVC', kind: 'estimator', parameters: { kernel: "'rbf'" } },
    ],
    splits: [{ call: 'train_test_split', parameters: { test_size: '0.2', random_state: '42' } }],
    crossValidations: [
      { call: 'StratifiedKFold', folds: 10 },
      { call: 'cross_val_score', folds: 4 },
    ],
    searches: [{ call: 'GridSearchCV', candidates: 21, folds: 10 }],
    reads: [{ call: 'pandas.read_csv', parameters: { usecols: "['a', 'b']", dtype: "{'a': 'float32'}" } }],
    metrics: { accuracy_score: 1 },
    writes: { to_csv: 1 },
    types: { float32: 1 },
    loops: 2,
    loopDepth: 2,
    rowLoops: 2,
    plots: 3,
    fits: 1,
    fitsInLoops: 0,
    prints: 1,
    functions: 1,
    branches: 4,
  })
  expect(structure.jobs.map(({ parameter, value }) => `${parameter}=${value}`)).toEqual([
    "OMP_NUM_THREADS='1'",
    'n_jobs=cpu_count()',
  ])
  expect(new Set(structure.seeds.map(({ value }) => value))).toEqual(new Set(['42']))
})

it('counts logical lines and tokens as the tokenizer does, comments and blank lines apart', async () => {
  const { counts } = await describeOne('# a\n\nx = (1,\n  # inside\n  2)  # behind\ny = f"{x} {x}"; z = """a\n\nb"""\n')
  expect(counts).toEqual({ code: 5, comment: 2, blank: 1, logical: 2, tokens: 14 })
  const odd = await describeOne('x = 1\r# a\r\n\n  ')
  expect(odd.counts).toEqual({ code: 1, comment: 1, blank: 2, logical: 1, tokens: 3 })
})

it('takes a value that only a run would tell for unknown, and follows no name for ever', async () => {
  const structure = await structureOf(
    'from sklearn.svm import SVC\na = b\nb = a\nfor c in (1, 2): pass\nSVC(C=c, gamma=a, degree=f(3))\nx = x.y\nx()\n',
  )
  expect(structure.estimators[0]?.parameters).toEqual({ C: '…', gamma: '…', degree: '…' })
})

const HOSTILE: Record<string, string | Uint8Array> = {
  'unbalanced brackets': '('.repeat(50_000),
  'a deep expression': `x=${'-'.repeat(50_000)}1`,
  'a long sum': `x=${Array(50_000).fill('1').join('+')}`,
  'a long chain': `x=a${'.b'.repeat(50_000)}`,
  'deep blocks': `${Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}if x:`).join('\n')}\n${' '.repeat(300)}pass`,
  'a null byte': 'x = 1\0',
  'another encoding': Buffer.from('x = 1', 'utf16le'),
  'no such codec': '# coding: nonsense\nx = 1\n',
  'Python 2': 'print "accuracy", 1\n',
  'a notebook': '%matplotlib inline\nimport numpy\n',
  'a long program': 'x = 1\n'.repeat(SOURCE_BYTES),
  'a huge structure': `from sklearn.svm import SVC\n${`SVC(${Array.from({ length: 60 }, (_, i) => `a${i}="${'v'.repeat(60)}"`).join(',')})\n`.repeat(30)}`,
}

it('gives a reason for what cannot be described and loses nothing beside it', async () => {
  const described = await describeAll({ before: 'import numpy\n', ...HOSTILE, after: 'import pandas\n' })
  const faults = Object.fromEntries([...described].map(([key, { fault }]) => [key, fault]))
  for (const key of Object.keys(HOSTILE)) expect(faults[key], key).toMatch(/\w/)
  expect(faults).toMatchObject({
    before: null,
    after: null,
    'a long chain': "too deep or too large for Python's parser",
    'a notebook': "a notebook's command, line 1",
    'a long program': 'longer than 256 KiB',
    'a huge structure': 'its structure is too large to be described',
  })
  expect(described.get('after')?.structure?.packages).toEqual(['pandas'])
})

it('runs nothing of what it reads', async () => {
  const folder = await makeFolder()
  const mark = join(folder, 'mark')
  const structure = await structureOf(`open(${JSON.stringify(mark)}, "w").write("ran")\nimport os; os._exit(3)\n`)
  expect(structure.writes).toEqual({ open: 1 })
  await expect(writeFile(mark, '', { flag: 'wx' })).resolves.toBeUndefined()
})

it('goes on behind a program that brings the parser down', async () => {
  const folder = await makeFolder()
  const python = join(folder, 'python')
  // The real parser behind a reader that dies of one program, as a fault of the interpreter would make it.
  await writeFile(
    python,
    `#!${PYTHON}
import os, runpy, sys
class Lines:
    def __iter__(self):
        for line in sys.__stdin__:
            if '${Buffer.from('import b').toString('base64')}' in line:
                os.kill(os.getpid(), 11)
            yield line
sys.stdin = Lines()
runpy.run_path(sys.argv[-1], run_name="__main__")
`,
  )
  await chmod(python, 0o755)
  const described = await describeAll({ first: 'import a', deadly: 'import b', last: 'import c' }, python)
  expect([...described.keys()]).toEqual(['first', 'deadly', 'last'])
  expect(described.get('deadly')?.fault).toBe('the parser was ended by SIGSEGV on it')
  expect(described.get('last')?.structure?.packages).toEqual(['c'])
})

it('says so where there is no Python', async () => {
  const described = await describeAll({ one: 'x = 1' }, 'no-such-python')
  expect(described.get('one')).toEqual({
    counts: null,
    structure: null,
    fault: "there is no 'no-such-python' to parse it with",
  })
})
