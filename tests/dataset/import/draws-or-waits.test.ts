import { expect, it } from 'vitest'
import { drawsOrWaits } from '../../../src/dataset/import/draws-or-waits.ts'

const LOCK = 'matplotlib==3.9.2 \\\n    --hash=sha256:00\nnumpy==2.2.6\n'
const differs = (
  script: string,
  { lock = LOCK, modules = {} }: { lock?: string; modules?: Record<string, string> } = {},
) => drawsOrWaits({ sources: new Map(Object.entries({ 'main.py': 'input()', ...modules })), lock }, 'main.py', script)

it.each([
  'import matplotlib.pyplot as plt',
  'from sklearn.metrics import ConfusionMatrixDisplay',
  'import pandas as pd\npd.read_csv("a").hist()',
  'import shap',
  'name = input("name? ")',
  'import time\ntime.sleep(1)',
])('takes a script that may draw or wait for one that does: %j', (script) => expect(differs(script)).toBe(true))

it('takes no other for one, whatever the file did that it stands for', () => {
  expect(differs('import numpy as np\nfrom sklearn.svm import SVC\nprint(np.mean([1]))')).toBe(false)
  expect(differs('import helpers', { modules: { 'helpers.py': 'import numpy' } })).toBe(false)
})

it('looks at the modules beside it', () => {
  expect(differs('import helpers', { modules: { 'helpers.py': 'import pylab' } })).toBe(true)
})

it('needs a library that draws', () => {
  expect(differs('import shap\nshap.plot()', { lock: 'numpy==2.2.6\n' })).toBe(false)
})
