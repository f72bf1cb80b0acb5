import { expect, it } from 'vitest'
import { rankEntries } from '../../../src/dataset/import/rank-entries.ts'
import { makeFolder } from '../../support/temporary.ts'

const TRAIN = 'import pandas\nx = pandas.read_csv("x")\nmodel.fit(X)\nprint(accuracy_score(a, b))\n'
const FIT = 'import torch\nx = open("x")\nloss.backward()\n'
const NOTEBOOK = JSON.stringify({ cells: [{ cell_type: 'code', source: TRAIN, outputs: [] }] }, null, 1)

it.each<[string, Record<string, string | Buffer>, string]>([
  [
    'the script that README runs, not one that imports it too',
    {
      'README.md': 'python fit.py',
      'fit.py': `${FIT}if __name__ == "__main__":\n    print(1)\n`,
      'track.py': `import fit\n${FIT}print("acc", 1)\n`,
    },
    'fit.py',
  ],
  ...['uv run fit.py', 'py fit.py', 'python .\\fit.py', './fit.py'].map(
    (command): [string, Record<string, string>, string] => [
      `the script of '${command}'`,
      { 'README.md': `    ${command}`, 'fit.py': TRAIN, 'also.py': TRAIN },
      'fit.py',
    ],
  ),
  [
    'of two as likely the one that README runs first',
    { 'README.md': 'python wide.py\npython also.py', 'wide.py': TRAIN, 'also.py': TRAIN },
    'wide.py',
  ],
  [
    'of two as likely none that README runs first to prepare the other',
    { 'README.md': 'python pretrain.py\npython finetune.py', 'pretrain.py': TRAIN, 'finetune.py': TRAIN },
    'finetune.py',
  ],
  [
    'the script that calls what others have, not a notebook',
    {
      'go.py': 'from lib import load_all, fit_all\ndata = load_all("x")\nfit_all(data)\n',
      'lib.py': `def load_all(x):\n    return read_csv(x)\ndef fit_all(x):\n${TRAIN.replaceAll(/^/gm, '    ')}`,
      'a.ipynb': NOTEBOOK,
    },
    'go.py',
  ],
  [
    'the notebook, not its export that only a notebook can run',
    { 'a.ipynb': NOTEBOOK, 'a.py': `get_ipython().system('pip install pandas')\n${TRAIN}` },
    'a.ipynb',
  ],
  [
    'the export of a notebook that is not there',
    { 'b.ipynb': NOTEBOOK, 'a.py': `get_ipython().system('pip install pandas')\n${TRAIN}` },
    'a.py',
  ],
  ...['python -m jobs.fit', 'python jobs/fit.py', 'cd part && python jobs/fit.py'].map(
    (command): [string, Record<string, string>, string] => [
      `the script that '${command}' names from a folder below`,
      { 'README.md': `In part/:\n    ${command}`, 'part/fit.py': TRAIN, 'part/jobs/fit.py': TRAIN },
      'part/jobs/fit.py',
    ],
  ),
  ...['logger.info(', 'logging.info(', 'click.echo(', 'print(\n    '].map(
    (call): [string, Record<string, string>, string] => [
      `the script that tells its result by ${call.trim()}`,
      { 'a.py': TRAIN.replace('print(', 'store('), 'b.py': TRAIN.replace('print(', call) },
      'b.py',
    ],
  ),
  ...[
    '- **Red:** Random Forest (n=100) -> 75.8% accuracy',
    'Best model: Random Forest',
    '| Random Forest | 0.758 |',
  ].map((line): [string, Record<string, string>, string] => [
    `of those alike the script called after the model of '${line}'`,
    { 'README.md': line, 'train_knn.py': TRAIN, 'train_random_forest.py': TRAIN },
    'train_random_forest.py',
  ]),
  [
    'of those alike the first where the README names a model and no result',
    { 'README.md': '1. Random Forest', 'train_knn.py': TRAIN, 'train_random_forest.py': TRAIN },
    'train_knn.py',
  ],
  ...['EDA.py', 'data_analysis.py', 'dataset-analitics.py', '01_Exploratory.py', 'Visualization_of_data.py'].map(
    (path): [string, Record<string, string>, string] => [
      `of those alike no ${path}`,
      { [path]: TRAIN, 'prediction.py': TRAIN },
      'prediction.py',
    ],
  ),
  ...['sentiment_analysis.py', 'cedar.py'].map((path): [string, Record<string, string>, string] => [
    `of those alike the first in ${path}`,
    { [path]: TRAIN, 'zoo.py': TRAIN },
    path,
  ]),
  [
    'of those alike what is called after a look at the data, where it does more',
    { 'eda.py': TRAIN, 'prediction.py': 'import pandas as pd' },
    'eda.py',
  ],
  [
    'the main script that README runs, by the one whose work it calls, not one of like name that calls others too',
    {
      'README.md': 'python train.py\npython train_watched.py',
      'train.py': 'from work import fit\nif __name__ == "__main__":\n    fit(open("x"))\n',
      'train_watched.py': 'from work import fit\nimport watch\nif __name__ == "__main__":\n    fit(open("x"))\n',
      'work.py': `def fit(x):\n${TRAIN.replaceAll(/^/gm, '    ')}\nif __name__ == "__main__":\n    fit(1)\n`,
      'watch.py': 'def see():\n    pass\nif __name__ == "__main__":\n    see()\n',
    },
    'train.py',
  ],
  [
    'what trains, not the main script that README runs, which shows what a class of that says',
    {
      'README.md': 'python main.py',
      'main.py': 'from train import Net\nif __name__ == "__main__":\n    print(Net().predict(input()))\n',
      'train.py': `class Net:\n    pass\ndef work():\n${TRAIN.replaceAll(/^/gm, '    ')}\nif __name__ == "__main__":\n    work()\n`,
    },
    'train.py',
  ],
  [
    'the script that README runs, not what shows by its name alone that it calls that',
    {
      'README.md': 'python fit.py\npython predict.py',
      'fit.py': `${TRAIN}if __name__ == "__main__":\n    print(1)\n`,
      'predict.py': 'import fit\nprint(fit)\n',
    },
    'fit.py',
  ],
  [
    'the script of a README that PowerShell wrote',
    { 'README.md': Buffer.from('\ufeffpython fit.py\r\n', 'utf16le'), 'fit.py': TRAIN, 'also.py': TRAIN },
    'fit.py',
  ],
])('finds %s', async (_name, files, entry) => {
  const [first] = await rankEntries(await makeFolder(files), Object.keys(files), undefined)
  expect(first.path).toBe(entry)
})

it('knows a script that evaluates what another one keeps', async () => {
  const keeps = `${FIT}torch.save(model, "kept.pt")\nif __name__ == "__main__":\n    pass\n`
  const tell = (name: string) =>
    `import torch\nmodel = torch.load("${name}")\nprint("accuracy", accuracy_score(a, b))\n`
  const folder = await makeFolder({
    'train.py': keeps,
    'evaluate.py': tell('kept.pt'),
    'test.py': tell('other.pt'),
    'show.py': tell('kept.pt'),
    'eval_page.py': `import streamlit\n${tell('kept.pt')}`,
  })
  const files = ['train.py', 'evaluate.py', 'test.py', 'show.py', 'eval_page.py']
  const ranked = await rankEntries(folder, files, undefined)
  const found = ranked.filter(({ reasons }) => reasons.includes('evaluates-kept')).map(({ path }) => path)
  expect(found).toEqual(['evaluate.py'])
})
