import { truncate } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { deriveRequirements, listImports, listUnreached } from '../../src/dataset/import/derive-requirements.ts'
import { type EntryCandidate, rankEntries } from '../../src/dataset/import/rank-entries.ts'
import { listReachable } from '../../src/dataset/import/reachable-scripts.ts'
import { chooseFiles, listMissed } from '../../src/dataset/sources/choose-files.ts'
import { copySource } from '../../src/dataset/sources/copy-source.ts'
import { spendCpu } from '../support/cpu.ts'
import { makeFolder } from '../support/temporary.ts'

const TRAIN = 'import pandas\nx = pandas.read_csv("x")\nmodel.fit(X)\nprint(accuracy_score(a, b))\n'

const MODULES = {
  'run_all.py': 'from src.model import fit_it\nif __name__ == "__main__":\n    fit_it()',
  'src/model.py': `def fit_it():\n${TRAIN.replaceAll(/^/gm, '    ')}`,
}
const GUARDED = `def f():\n${TRAIN.replaceAll(/^/gm, '    ')}\nif __name__ == "__main__":\n    f()\n`
const PARTS = {
  'data.py': GUARDED,
  'core.py': GUARDED,
  'all.py': 'import data, core\nif __name__ == "__main__":\n    data.f()\n',
}
const NOTEBOOK = JSON.stringify({ cells: [{ cell_type: 'code', source: TRAIN, outputs: [] }] }, null, 1)

const entries: [string, Record<string, string>, string][] = [
  ['the only script', { 'odd-name.py': '' }, 'odd-name.py'],
  ['the one that trains', { 'a.py': 'x = 1', 'model.py': TRAIN }, 'model.py'],
  ['the one with a good name of two', { 'a.py': TRAIN, 'main.py': TRAIN }, 'main.py'],
  ['the upper one of two', { 'lib/a.py': TRAIN, 'b.py': TRAIN }, 'b.py'],
  ['the script, not the web page', { 'app.py': `import streamlit\n${TRAIN}`, 'fit.py': TRAIN }, 'fit.py'],
  ['the script, not the module that only it calls', MODULES, 'run_all.py'],
  ['the script that joins those that show what they do', PARTS, 'all.py'],
  ['the script, not one that asks its model', { 'fit.py': GUARDED, 'ask.py': 'import fit\nprint(1)' }, 'fit.py'],
  ['a notebook where nothing else learns', { 'helper.py': 'def f(): pass', 'a.ipynb': NOTEBOOK }, 'a.ipynb'],
  ['the script before a notebook alike', { 'fit.py': TRAIN, 'a.ipynb': NOTEBOOK }, 'fit.py'],
  [
    'the script, not copies that a tool keeps',
    { '.history/main.py': TRAIN, 'build/lib/main.py': TRAIN, 'x/y/fit.py': TRAIN },
    'x/y/fit.py',
  ],
  ['the only script, where a tool keeps it', { 'build/a.py': TRAIN }, 'build/a.py'],
  [
    'the script that trains, not a larger one with a better name',
    { 'app.py': `import flask\nprint(1)\n${'# pandas numpy sklearn\n'.repeat(800)}`, 'my analysis.py': TRAIN },
    'my analysis.py',
  ],
  [
    'the script that loads by a helper beside it, not the helper',
    {
      'utils.py': 'def load():\n    return read_csv("a")\n',
      'go.py': 'from utils import load\nmodel.fit(load())\nprint(accuracy)\n',
    },
    'go.py',
  ],
  ['a script of another encoding', { 'naïve.py': TRAIN, 'b.py': '# caf\u00e9\nx = 1\n' }, 'naïve.py'],
  ['the script, not an original that does nothing', { 'original.py': 'def f():\n    pass\n', 'z.py': TRAIN }, 'z.py'],
  ['the original of two alike', { 'a.py': TRAIN, 'original.py': TRAIN }, 'original.py'],
  [
    "the script, not the package's set-up",
    { 'setup.py': `from setuptools import setup\n${TRAIN}`, 'conftest.py': TRAIN, 'z.py': TRAIN },
    'z.py',
  ],
  ['the script, not its test', { 'test_a.py': `import pytest\n${TRAIN}`, 'a.py': TRAIN }, 'a.py'],
]
const findEntry = async (files: Record<string, string>, wanted?: string) =>
  (await rankEntries(await makeFolder(files), Object.keys(files), wanted)).map(({ path }) => path)

it.each(entries)('finds %s', async (_name, files, entry) => {
  expect((await findEntry(files))[0]).toBe(entry)
})

it('takes the script or notebook that is asked for, and no other', async () => {
  expect(await findEntry({ 'a.py': '', 'b.py': TRAIN, 'c.ipynb': '{}' }, 'c.ipynb')).toEqual(['c.ipynb'])
  await expect(findEntry({ 'a.py': '' }, 'b.py')).rejects.toThrow(
    "--entry 'b.py': there is no such script or notebook; there are: a.py",
  )
  await expect(findEntry({ 'README.md': '' })).rejects.toThrow('no Python script and no notebook')
})

it('takes no script that makes the folders of others for the one that does their work', async () => {
  const files = {
    'template.py': 'for path in ["src/train.py", "src/x.py"]:\n    open(path, "w")\nprint(1)\n',
    'src/train.py': TRAIN,
  }
  expect((await findEntry(files))[0]).toBe('src/train.py')
})

it('runs no test in the place of a package, whatever it does', async () => {
  const fits = 'from sklearn.svm import SVC\nmodel = SVC().fit(x, y)\nprint("accuracy", model.score(x, y))\n'
  const files = { 'tests/test_models.py': fits, 'pkg/pipeline.py': `def run():\n    ${fits.split('\n')[1]}\n` }
  expect(await findEntry(files)).toEqual(['pkg/pipeline.py', 'tests/test_models.py'])
})

it('ranks all that may be the entry, and says why', async () => {
  const files = { 'README.md': '```\npython b\\_1.py\n```', 'a.py': TRAIN, 'b_1.py': TRAIN, 'c.py': '' }
  const ranked = await rankEntries(await makeFolder(files), Object.keys(files), undefined)
  expect(ranked.map(({ path }) => path)).toEqual(['b_1.py', 'a.py', 'c.py'])
  expect(ranked[0].reasons).toEqual(expect.arrayContaining(['fits', 'loads-data', 'named-in-readme']))
})

it('counts commands of READMEs and Makefiles of folders where that at the top runs nothing', async () => {
  const files = {
    'README.md': 'Homework of two weeks.\n',
    'ml/Makefile': 'train:\n\tpython -m pkg.fit $(config)\n',
    'ml/pkg/fit.py': TRAIN,
    'ml/pkg/also.py': TRAIN,
    'ml/docs/README.md': 'python ../pkg/also.py\n',
  }
  expect(await findEntry(files)).toEqual(['ml/pkg/fit.py', 'ml/pkg/also.py'])
  const told = { ...files, 'README.md': 'python ml/pkg/also.py\n' }
  expect(await findEntry(told)).toEqual(['ml/pkg/also.py', 'ml/pkg/fit.py'])
})

it('lists what a script imports', () => {
  const text = `import os, numpy as np
import sklearn.linear_model
from matplotlib import pyplot as plt
    from seaborn.x import y
from . import own
from .other import z
# import commented
text = "import quoted"
important = 1
`
  expect(listImports(text)).toEqual(['matplotlib', 'numpy', 'os', 'seaborn', 'sklearn'])
})

it.each([
  [
    "import numpy\n\n'''\n# before it was split\nfrom loaders import load\nimport mmlr\n'''\nimport pandas\n",
    ['numpy', 'pandas'],
  ],
  ['def f():\n    """\n    import nothing\n    """\n    import numpy\n', ['numpy']],
  ["import numpy  # '''\nimport pandas\n# '''\n", ['numpy', 'pandas']],
  ["exec('''\nimport numpy\n''')\nSETUP = '''\nimport pandas\n'''\n", ['numpy', 'pandas']],
])('lists no imports of code that was taken out, but those of texts that are used: %j', (text, expected) => {
  expect(listImports(text)).toEqual(expected)
})

it("derives packages, without Python's own and the repository's", async () => {
  const files = {
    'main.py': 'import os, cv2, helper, tools.x\nfrom sklearn import svm\nimport numpy',
    'helper.py': '',
    'tools/x.py': '',
  }
  const found = await deriveRequirements(await makeFolder(files), Object.keys(files), ['main.py'], new Set(['os']))
  expect(found).toEqual(['numpy', 'opencv-python-headless', 'scikit-learn'])
})

const reaching: [string, Record<string, string>, string[]][] = [
  [
    'a module beside it',
    { 'main.py': 'import a', 'a.py': 'from b import (\n  x,\n)', 'b.py': '', 'c.py': '' },
    ['a.py', 'b.py'],
  ],
  [
    'packages and what lies in them',
    {
      'main.py': 'from lib import (\n  one,\n  two)',
      'lib/__init__.py': '',
      'lib/one.py': '',
      'lib/two.py': '',
      'lib/three.py': '',
    },
    ['lib/__init__.py', 'lib/one.py', 'lib/two.py'],
  ],
  [
    'what lies beside a module of a package',
    { 'main.py': 'import lib.a', 'lib/a.py': 'from . import b', 'lib/b.py': '' },
    ['lib/a.py', 'lib/b.py'],
  ],
  [
    'what it imports or starts by name',
    {
      'main.py': 'import_module("a")\nos.system("python b.py; python -m c")',
      'a.py': '',
      'b.py': '',
      'c.py': '',
      'd.py': '',
    },
    ['a.py', 'b.py', 'c.py'],
  ],
  [
    'all where it puts the name together',
    { 'main.py': 'import_module(f"model_{name}")', 'model_a.py': '', 'b.py': '' },
    ['b.py', 'model_a.py'],
  ],
  [
    'nothing that it only writes',
    { 'main.py': 'for path in ["src/a.py", "b.py"]: make(path)', 'src/a.py': '', 'b.py': '' },
    [],
  ],
  [
    'what the __all__ of a package names',
    {
      'main.py': 'from lib import *',
      'lib/__init__.py':
        '__all__: list[str] = [\n  "one",  # first\n  "two",\n]\n__all__ += ("three",)\n__all__.append("four")\n',
      ...Object.fromEntries(['one', 'two', 'three', 'four', 'five', 'first'].map((name) => [`lib/${name}.py`, ''])),
    },
    ['lib/__init__.py', 'lib/four.py', 'lib/one.py', 'lib/three.py', 'lib/two.py'],
  ],
  [
    'all modules of a package whose __all__ is computed',
    {
      'main.py': 'from lib import *',
      'lib/__init__.py': '__all__ = [basename(f)[:-3] for f in glob(join(dirname(__file__), "*.py"))]',
      'lib/one.py': '',
      'lib/two/__init__.py': '',
      'lib/two/three.py': '',
      'four.py': '',
    },
    ['lib/__init__.py', 'lib/one.py', 'lib/two/__init__.py'],
  ],
  [
    'no module that the __all__ of another names',
    { 'main.py': 'from a import *', 'a.py': '__all__ = ["b"]', 'b.py': '' },
    ['a.py'],
  ],
  [
    'all where a package puts the names after its own',
    {
      'main.py': 'import lib',
      'lib/__init__.py': 'for name in names:\n    import_module("." + name, __name__)',
      'lib/one.py': '',
    },
    ['lib/__init__.py', 'lib/one.py'],
  ],
  ['nothing that a comment imports', { 'main.py': '# import a', 'a.py': '' }, []],
]
it.each(reaching)('follows from the entry %s', async (_name, files, reached) => {
  const found = await listReachable(await makeFolder(files), Object.keys(files), 'main.py')
  expect(found.filter((path) => path !== 'main.py').sort()).toEqual(reached)
})

it('follows imports of a hostile script in a moment', async () => {
  const lines = ['import (\n'.repeat(50_000), 'a/'.repeat(300_000), `import_module${' '.repeat(300_000)}`]
  const named = ['__all__ = ["a" '.repeat(50_000), `__all__${' '.repeat(300_000)}`, '__all__ = f\n'.repeat(50_000)]
  const files = { 'main.py': `import lib\n${lines.join('\n')}`, 'lib/__init__.py': named.join('\n'), 'b.py': '' }
  const folder = await makeFolder(files)
  expect(await spendCpu(() => listReachable(folder, Object.keys(files), 'main.py'))).toBeLessThan(5)
})

it('ranks scripts that all reach each other in a moment, and no notebook for who may import any script', async () => {
  const all = Array.from({ length: 1000 }, (_, index) => index)
  const scripts = all.map((index) => [`m${index}.py`, `import m${(index + 1) % all.length}\nprint("accuracy")\n`])
  const files = { ...Object.fromEntries(scripts), 'any.py': 'import_module(name)', 'n.ipynb': '{}' }
  const folder = await makeFolder(files)
  let ranked: readonly EntryCandidate[] = []
  const spent = await spendCpu(async () => {
    ranked = await rankEntries(folder, Object.keys(files), undefined)
  })
  expect(spent).toBeLessThan(5)
  const isImported = (path: string) => ranked.find((each) => each.path === path)?.reasons.includes('imported-by-others')
  expect(['m0.py', 'any.py', 'n.ipynb'].map(isImported)).toEqual([true, false, false])
})

it('asks for no package that only scripts need which the entry does not reach', async () => {
  const files = {
    'main.py': 'import numpy, helper',
    'helper.py': 'import six',
    'other.py': 'import six, autosklearn',
    'test_main.py': 'import pytest',
  }
  const folder = await makeFolder(files)
  expect(await deriveRequirements(folder, Object.keys(files), ['main.py'], new Set())).toEqual(['numpy', 'six'])
  expect(await listUnreached(folder, Object.keys(files), ['main.py'])).toEqual(['autosklearn', 'pytest'])
})

it('asks for what the modules of a package need that are imported by a star', async () => {
  const files = {
    'main.py': 'from models import *',
    'models/__init__.py': '__all__ = ["Bayes"]',
    'models/Bayes.py': 'from sklearn.model_selection import KFold',
  }
  const folder = await makeFolder(files)
  expect(await deriveRequirements(folder, Object.keys(files), ['main.py'], new Set())).toEqual(['scikit-learn'])
  expect(await listUnreached(folder, Object.keys(files), ['main.py'])).toEqual([])
})

it('tells the distributions of a namespace that many share apart, and leaves out what no index has', async () => {
  const text = `from google.cloud import storage, bigquery as bq
from google import genai
import google.protobuf.message
from google.colab import drive
from google.cloud.vision import (
    ImageAnnotatorClient)
import umap, dotenv, jwt
`
  const found = await deriveRequirements(await makeFolder({ 'a.py': text }), ['a.py'], ['a.py'], new Set())
  const google = ['google-cloud-bigquery', 'google-cloud-storage', 'google-cloud-vision', 'google-genai', 'protobuf']
  expect(found).toEqual([...google, 'pyjwt', 'python-dotenv', 'umap-learn'])
})

it('adds what a table shows itself by, which no import names', async () => {
  const text =
    "import pandas\npandas.DataFrame({'a': [1]}).sort_values('a').style.hide(axis='index')\nax.style.use('ggplot')\n"
  const found = await deriveRequirements(await makeFolder({ 'a.py': text }), ['a.py'], ['a.py'], new Set())
  expect(found).toEqual(['jinja2', 'pandas'])
})

it('takes a folder for a module of the repository only where what is imported lies in it', async () => {
  const text = `import xgboost as xgb
import wandb
import helper
import pack
from tensorflow.keras import layers
from keras import Sequential
from models import net
from tools.io import read
from parts import (
    one,
)
`
  const files = {
    'xgboost/train.py': text,
    'wandb/run-1/config.yaml': 'a: 1',
    'tensorflow/cnn.py': '',
    'keras/lstm.py': '',
    'src/helper.py': '',
    'pack/__init__.py': '',
    'models/net.py': '',
    'tools/io/read.py': '',
    'parts/one.py': '',
    'env/lib/python3.8/site-packages/wandb/__init__.py': '',
  }
  const found = await deriveRequirements(await makeFolder(files), Object.keys(files), ['xgboost/train.py'], new Set())
  expect(found).toEqual(['keras', 'tensorflow', 'wandb', 'xgboost'])
})

it('looks at names below the repository alone: it may lie in a folder that would be left out, or hidden', async () => {
  const folder = await makeFolder({ 'build/venv/.tox/p/main.py': TRAIN, 'build/venv/.tox/p/venv/x.py': '' })
  const { files, leftOut } = await copySource(`${folder}/build/venv/.tox/p`, await makeFolder())
  expect([files, leftOut]).toEqual([['main.py'], ['venv']])
})

it('chooses among many files that lie deep in a moment', async () => {
  const folder = Array.from({ length: 60 }, () => 'abcdefghijklmno').join('/')
  const entries = Array.from({ length: 10_000 }, (_, index) => ({
    path: `${folder}/${index}.py`,
    kind: 'file' as const,
    sizeBytes: 1,
  }))
  const seconds = await spendCpu(() => expect(chooseFiles(entries).files).toHaveLength(10_000))
  expect(seconds).toBeLessThan(4) // all folders on the way to each take 15 s
})

it('keeps data whatever its name, and leaves out what models wrote', async () => {
  const folder = await makeFolder({
    'GENAIGREENMLDATASET.csv': 'a',
    'GENAIGREENML_assisted_x.py': '',
    'main.py': TRAIN,
  })
  const { files } = await copySource(folder, await makeFolder())
  expect(files).toEqual(['GENAIGREENMLDATASET.csv', 'main.py'])
})

it('takes one README of two whose names differ only by case, and refuses two such files of which scripts may read both', async () => {
  const readmes = { 'README.md': 'a', 'readme.md': 'b', 'docs/readme.md': 'c', 'main.py': TRAIN }
  const { files, leftOut } = await copySource(await makeFolder(readmes), await makeFolder())
  expect([files, leftOut]).toEqual([['README.md', 'docs/readme.md', 'main.py'], ['readme.md']])
  const data = await makeFolder({ ...readmes, 'Data.csv': 'a', 'data.csv': 'b' })
  await expect(copySource(data, await makeFolder())).rejects.toThrow('collide where')
})

it('leaves out what holds keys by its name, and tells it', async () => {
  const keys = ['.env', '.env.example', '.envrc', 'a/.netrc', 'a/.npmrc', 'kaggle.json', 'keys/id_rsa', 'server.pem']
  const files = ['id_rsa.pub', 'kaggle.json.py', 'main.py']
  const from = await makeFolder(Object.fromEntries([...keys, ...files].map((path) => [path, ''])))
  expect(await copySource(from, await makeFolder())).toEqual({ files, leftOut: keys })
})

it('tells what of a repository is no part of the project, and nothing of what tools keep', () => {
  const leftOut = ['.github', '.env', 'a/__pycache__', 'vendor/lib (a submodule)', 'venv', 'b.pyc', '.env']
  expect(listMissed(leftOut)).toEqual(['.env', 'vendor/lib (a submodule)', 'venv'])
})

it('refuses a file that is too large for a dataset', async () => {
  const from = await makeFolder({ 'big.csv': '' })
  await truncate(`${from}/big.csv`, 201 * 1024 ** 2) // sparse: takes no room
  await expect(copySource(from, await makeFolder())).rejects.toThrow('big.csv has 201 MiB, more than the 200 MiB')
})
