import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { shimFolders } from '../../src/measurement/instruments/shims.ts'
import { findPython, needing } from '../support/cached-python.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

async function run(shim: 'headless' | 'render', code: string, python = PYTHON) {
  const folder = await makeFolder({ 'main.py': code })
  const result = await runCommand(python, [join(folder, 'main.py')], {
    cwd: folder,
    timeoutSeconds: 50,
    env: {
      PATH: '/usr/bin:/bin',
      HOME: folder,
      PYTHONPATH: shimFolders(shim).join(':'),
      MPLBACKEND: SHOWN,
    },
  })
  expect(result).toMatchObject({ exitCode: 0, stderr: '' })
  return result.stdout.trim()
}

const PLT = 'import matplotlib.pyplot as plt\n'
const SHOWN = 'module://greenml_show'

const calls: [string, string, string][] = [
  ['one axis', 'fig, ax = plt.subplots(); ax.plot([1], label="x"); print("fine")', 'fine'],
  ['a row of axes', 'fig, axes = plt.subplots(1, 3); print(len(axes), sum(1 for a in axes))', '3 3'],
  ['a column of axes', 'fig, axes = plt.subplots(nrows=2); a, b = axes; print(axes.shape)', '(2,)'],
  ['a grid by pairs', 'fig, axes = plt.subplots(2, 3); axes[1, 2].plot(); print(axes.shape, axes.size)', '(2, 3) 6'],
  ['a grid by rows', 'fig, axes = plt.subplots(2, 3); print(len(axes[0]), len(axes[:, 1]), len(axes[0, :2]))', '3 2 2'],
  ['a grid in a loop', 'fig, axes = plt.subplots(2, 2); print([i for i, a in enumerate(axes.flat)])', '[0, 1, 2, 3]'],
  [
    'a flattened grid',
    'fig, axes = plt.subplots(2, 2); print(len(axes.flatten()), len(axes.ravel()), len(axes.T))',
    '4 4 2',
  ],
  [
    'a grid that is not squeezed',
    'fig, axes = plt.subplots(1, 1, squeeze=False); axes[0, 0].plot(); print("fine")',
    'fine',
  ],
  ['nested unpacking', '(a, b), (c, d) = plt.figure().subplots(2, 2); print("fine")', 'fine'],
  ['a result in parts', 'n, bins, patches = plt.hist([1, 2]); print(f"{n.max():.2f}|{float(bins)}")', '|0.0'],
  ['a starred result', 'first, *rest, last = plt.plot([1]); print(rest)', '[]'],
  ['a line in brackets', '[line] = plt.plot([1]); line, = plt.plot([1]); print("fine")', 'fine'],
  ['a loop over nothing', 'for bar in plt.bar([1], [2]): print("never")\nprint("fine")', 'fine'],
  ['arithmetic', 'x = plt.gca().get_ylim()[1] * 1.1 + 2; print(bool(x > 3), bool(-x ** 2 // 3 % 4))', 'True True'],
  ['a context', 'with plt.style.context("ggplot"): plt.rcParams["a"] = 1\nprint("fine")', 'fine'],
  ['a class of one', 'class Mine(plt.Axes):\n  def own(self): return 5\nprint(Mine().own())', '5'],
  ['a question of type', 'print(isinstance(plt.gca(), plt.Axes), isinstance(1, plt.Axes))', 'True False'],
  ['a decorator', '@plt.style.use\ndef f(): pass\nprint("fine")', 'fine'],
]
it.each(calls)('accepts %s without drawing', async (_name, code, output) => {
  expect(await run('headless', PLT + code)).toBe(output)
})

it('replaces plotting libraries in whatever way they are imported', async () => {
  const code = `import matplotlib
from matplotlib import pyplot as plt
matplotlib.use("TkAgg")
import matplotlib.pyplot, seaborn as sns, plotly.express as px, mpl_toolkits.mplot3d.axes3d
from mpl_toolkits.mplot3d import Axes3D
from wordcloud import WordCloud
assert plt is matplotlib.pyplot
fig, axes = plt.subplots(2, 2)
print(len(axes.flatten()))
sns.set(); sns.heatmap([[1]], annot=True, ax=axes[0, 1]); px.line().show(); WordCloud().generate("x").to_file("y")
plt.savefig("plot.png"); plt.show()
import os
print(os.listdir("."))`
  expect(await run('headless', code)).toBe("4\n['main.py']")
})

const withMatplotlib = findPython('matplotlib')
it.skipIf(!withMatplotlib).each([
  [
    'pyplot',
    'from matplotlib.pyplot import *\nplot([1]); fig, (a, b) = subplots(2); rcParams["x"] = 1; show(); print(np.e > 2)',
  ],
  [
    'pylab',
    'from pylab import *\nx = linspace(0, 1, 5); plot(x, sin(x)); show(); print(mean(x) == 0.5 and max(1, 2) == 2)',
  ],
])(`${needing(withMatplotlib)}gives all names of %s to a script that imports them all`, async (_name, code) => {
  expect(await run('headless', code, withMatplotlib ?? PYTHON)).toBe('True')
})

it('neither waits nor asks', async () => {
  const code = `import time, builtins
from time import sleep
start = time.monotonic(); time.sleep(60); sleep(60)
print(time.monotonic() - start < 5, repr(input("name? ")))`
  expect(await run('headless', code)).toBe("True ''")
})

it('runs what would have run at the start without it, whatever comes first', async () => {
  const theirs = await makeFolder({ 'sitecustomize.py': 'import builtins\nbuiltins.theirs = __name__' })
  const script = await makeFolder({ 'main.py': 'import sys, matplotlib.pyplot as plt; plt.plot(); print(theirs)' })
  for (const shims of [['headless'], ['metric', 'headless'], ['flops', 'metric', 'headless']] as const) {
    const PYTHONPATH = [...shimFolders(...shims), theirs].join(':')
    const env = { PATH: '/usr/bin:/bin', HOME: script, PYTHONPATH, PYTHONDONTWRITEBYTECODE: '1' }
    const { stdout, stderr } = await runCommand(PYTHON, [join(script, 'main.py')], { env })
    expect([shims, stdout, stderr]).toEqual([shims, 'sitecustomize\n', ''])
  }
})

it('leaves everything else as it is', async () => {
  const code = `import json, sys
try:
    import no_such_plotting_library
except ModuleNotFoundError:
    print("missing", "matplotlib" in sys.modules)`
  expect(await run('headless', code)).toBe('missing False')
})

const withPandas = findPython('pandas', 'matplotlib')
it.skipIf(!withPandas)(`${needing(withPandas)}lets pandas plot without drawing`, async () => {
  const code = `import pandas as pd
frame = pd.DataFrame({"a": [1, 2], "b": [3, 4]})
frame.plot(kind="bar"); frame["a"].plot.hist(bins=3).set_title("x"); frame.hist(); frame.boxplot()
pd.plotting.scatter_matrix(frame)
print(frame.a.sum())`
  expect(await run('headless', PLT + code, withPandas ?? PYTHON)).toBe('3')
})

const withSklearn = findPython('sklearn', 'matplotlib')
it.skipIf(!withSklearn)(`${needing(withSklearn)}lets scikit-learn plot without drawing`, async () => {
  const code = `from sklearn.metrics import ConfusionMatrixDisplay, RocCurveDisplay
ConfusionMatrixDisplay.from_predictions([0, 1, 1], [0, 1, 0])
RocCurveDisplay.from_predictions([0, 1, 1], [0.1, 0.9, 0.4])
plt.show(); print("fine")`
  expect(await run('headless', PLT + code, withSklearn ?? PYTHON)).toBe('fine')
})

const withLightgbm = findPython('lightgbm', 'matplotlib')
it.skipIf(!withLightgbm)(`${needing(withLightgbm)}lets LightGBM plot without drawing`, async () => {
  const code = `import lightgbm, numpy as np
X = np.arange(200.0).reshape(100, 2)
booster = lightgbm.train({"verbose": -1}, lightgbm.Dataset(X, X[:, 0]), 2)
lightgbm.plot_importance(booster); plt.show(); print("fine")`
  expect(await run('headless', PLT + code, withLightgbm ?? PYTHON)).toBe('fine')
})

it.skipIf(!withPandas)(`${needing(withPandas)}draws a figure when it is shown, and closes it`, async () => {
  const code = `drawn = []
from matplotlib.backends.backend_agg import FigureCanvasAgg
draw = FigureCanvasAgg.draw
def counted(self): drawn.append(1); return draw(self)
FigureCanvasAgg.draw = counted
plt.plot([1, 2]); plt.figure(); plt.plot([3])
print(len(plt.get_fignums()), len(drawn))
plt.show()
print(len(plt.get_fignums()), len(drawn), plt.get_backend())
plt.plot([1]); plt.savefig("kept.png"); plt.show(block=False)
import os; print(os.path.getsize("kept.png") > 1000)`
  expect(await run('render', PLT + code, withPandas ?? PYTHON)).toBe('2 0\n0 2 module://greenml_show\nTrue')
})

it.skipIf(!withMatplotlib).each([
  ['before pyplot', 'import matplotlib\nmatplotlib.use("TkAgg")\nimport matplotlib.pyplot as plt', SHOWN],
  ['behind pyplot', 'import matplotlib.pyplot as plt, matplotlib\nmatplotlib.use("Qt5Agg", force=True)', SHOWN],
  ['by pyplot', 'import matplotlib.pyplot as plt\nplt.switch_backend("GTK3Agg")', SHOWN],
  ['by its parameter', 'import matplotlib.pyplot as plt\nplt.switch_backend(newbackend="TkAgg")', SHOWN],
  [
    'as a module',
    'import matplotlib\nmatplotlib.use(backend="module://matplotlib.backends.backend_tkagg")\nimport matplotlib.pyplot as plt',
    SHOWN,
  ],
  ['for files by its parameter', 'import matplotlib.pyplot as plt\nplt.switch_backend(newbackend="agg")', 'agg'],
  ['that writes files', 'import matplotlib\nmatplotlib.use("pdf")\nimport matplotlib.pyplot as plt', 'pdf'],
])(
  `${needing(withMatplotlib)}draws without a screen for a script that names a backend %s`,
  async (_name, code, used) => {
    const shown = 'plt.plot([1, 2]); plt.show(); print(plt.get_backend())'
    expect(await run('render', `${code}\n${shown}`, withMatplotlib ?? PYTHON)).toBe(used)
  },
)

it.skipIf(!withMatplotlib)(`${needing(withMatplotlib)}lets a script fill a screen that is not there`, async () => {
  const code = `plt.plot([1, 2]); shown = plt.get_current_fig_manager()
shown.window.state("zoomed"); shown.window.showMaximized(); shown.frame.Maximize(True)
shown.resize(*shown.window.maxsize()); plt.show(); print("fine")`
  expect(await run('render', PLT + code, withMatplotlib ?? PYTHON)).toBe('fine')
})

it.skipIf(!withMatplotlib)(
  `${needing(withMatplotlib)}leaves it to matplotlib to refuse a backend that it does not know`,
  async () => {
    const code = `import matplotlib
try: matplotlib.use("tinker")
except ValueError as error: print("tinker" in str(error))`
    expect(await run('render', code, withMatplotlib ?? PYTHON)).toBe('True')
  },
)

it('changes a module that two shims watch, for both of them', async () => {
  const folder = await makeFolder({
    'main.py': 'from sklearn.model_selection import cross_val_score, train_test_split\nprint(train_test_split(2))\n',
    'sklearn/__init__.py': '',
    'sklearn/model_selection.py': 'def train_test_split(x): return x\ndef cross_val_score(x): return x\n',
  })
  const result = await runCommand(PYTHON, [join(folder, 'main.py')], {
    env: {
      HOME: folder,
      PYTHONPATH: shimFolders('probe', 'load').join(':'),
      GREENML_PROBE: 'probe.json',
      GREENML_LOAD_FILE: 'load',
    },
  })
  expect(result).toMatchObject({ exitCode: 0, stdout: '2\n', stderr: '' })
  expect(await readFile(join(folder, 'load'), 'utf8')).toMatch(/^\d+\.\d{6} \d+\.\d{6}$/)
  expect(JSON.parse(await readFile(join(folder, 'probe.json'), 'utf8'))).toMatchObject({ fits: [] })
})
