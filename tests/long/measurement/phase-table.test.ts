import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../../src/base/processes/process.ts'
import { findPython, needing } from '../../support/cached-python.ts'
import { BURN_IN_LIBRARY, expectPhases, profile } from '../../support/profile.ts'
import { PYTHON } from '../../support/python.ts'

const ALL_PHASES = `
burn(0.3)
import slow_library, seaborn, own_module
import pandas as pd
pd.read(0.4)
def train():
    burn(0.5)
    import more_of_it
def main():
    train()
    burn(0.2)
def _plot_results():
    seaborn.draw(0.4)
    burn(0.1)
main()
_plot_results()
predictTest = lambda: None
def predict_all(): burn(0.4)
predict_all()
`
const LIBRARIES = {
  'site-packages/slow_library/__init__.py': `${BURN_IN_LIBRARY}\nburn(0.2)`,
  'site-packages/more_of_it.py': `${BURN_IN_LIBRARY}\nburn(0.2)`,
  'site-packages/seaborn.py': `${BURN_IN_LIBRARY}\nimport pandas\ndef draw(seconds): pandas.read(seconds)`,
  'site-packages/pandas/__init__.py': 'from pandas.io.parsers import read',
  'site-packages/pandas/io/parsers.py': `${BURN_IN_LIBRARY}\ndef read(seconds): burn(seconds)`,
  // Loading a module of the project is no import of a library: what it does counts.
  'own_module.py': `${BURN_IN_LIBRARY}\ndef fit_model(): burn(0.3)\nfit_model()`,
}
const EXPECTED = { import: 0.4, data: 0.4, fit: 0.8, predict: 0.4, plot: 0.5, other: 0.5 }

it.each(await findPythons())('tells the phases of a script apart under Python %s', async (_version, python) => {
  expectPhases(await profile(ALL_PHASES, { files: LIBRARIES, python }), EXPECTED)
})

const TORCH = {
  'site-packages/torch/__init__.py': `
recording = True
def is_grad_enabled(): return recording
class no_grad:
    def __enter__(self): global recording; recording = False
    def __exit__(self, *_): global recording; recording = True`,
  'site-packages/torch/nn/modules/module.py': `${BURN_IN_LIBRARY}\ndef _call_impl(): burn(0.2)`,
  'site-packages/torch/_tensor.py': `${BURN_IN_LIBRARY}\ndef backward(): burn(0.2)`,
  'site-packages/torch/optim/adam.py': `${BURN_IN_LIBRARY}\ndef step(): burn(0.2)`,
  'site-packages/torch/utils/data/dataloader.py': `${BURN_IN_LIBRARY}\ndef __next__(): burn(0.3)`,
}

/** Modules that lie where PyTorch has them: the package itself is too large to fetch for a test. */
it('tells a network that learns from one that is applied', async () => {
  const code = `
import torch
from torch._tensor import backward
from torch.nn.modules.module import _call_impl
from torch.optim.adam import step
from torch.utils.data.dataloader import __next__ as load
load(); _call_impl(); backward(); step()
with torch.no_grad(): _call_impl()`
  expectPhases(await profile(code, { files: TORCH }), { data: 0.3, fit: 0.6, predict: 0.2 })
})

const PAIR_PLOT = `
import pandas as pd
from sklearn.datasets import make_classification
from sklearn.ensemble import RandomForestClassifier
from sklearn.metrics import accuracy_score
from sklearn.model_selection import train_test_split
X, y = make_classification(3000, 8, random_state=1)
if "--no-plots" not in sys.argv:
    import matplotlib.pyplot as plt
    import seaborn as sns
    sns.pairplot(pd.DataFrame(X[:200, :4], columns=list("abcd")).assign(y=y[:200]), hue="y")
    plt.show()
X, rows, y, truth = train_test_split(X, y, random_state=1)
model = RandomForestClassifier(300, random_state=1).fit(X, y)
print(accuracy_score(truth, model.predict(rows)))
`

const withSeaborn = findPython('seaborn', 'sklearn')

it.skipIf(!withSeaborn)(`${needing(withSeaborn)}puts what deleting plots saves down to plots and imports`, async () => {
  const python = withSeaborn ?? PYTHON
  const plots = await profile(PAIR_PLOT, { python })
  const none = await profile(PAIR_PLOT, { python, arguments: ['--no-plots'] })
  const [before, after] = [plots.reading.seconds, none.reading.seconds]
  if (before === null || after === null) throw new Error(`${plots.reading.reason} ${none.reading.reason}`)
  const explained = before.plot + before.import - after.plot - after.import
  expect(explained / (plots.cpuSeconds - none.cpuSeconds)).toBeGreaterThan(0.8)
  expect(after.fit).toBeGreaterThan(0.5 * (none.cpuSeconds - after.import))
})

/** One of each minor version that is installed here. */
async function findPythons(): Promise<[string, string][]> {
  const root = process.env.PYENV_ROOT ?? join(process.env.HOME ?? '/', '.pyenv')
  const kept = existsSync(join(root, 'versions')) ? readdirSync(join(root, 'versions')) : []
  const commands = [10, 11, 12, 13, 14].flatMap((minor) => [
    `python3.${minor}`,
    ...kept.filter((name) => name.startsWith(`3.${minor}.`)).map((name) => join(root, 'versions', name, 'bin/python3')),
  ])
  const found = new Map<string, string>()
  for (const command of commands) {
    const say = ['-c', 'import sys; print("%d.%d" % sys.version_info[:2], sys.executable)']
    const result = await runCommand(command, say).catch(() => null)
    const [version = '', python = ''] = result?.exitCode === 0 ? result.stdout.trim().split(' ') : []
    if (python !== '') found.set(version, python)
  }
  return [...found]
}
