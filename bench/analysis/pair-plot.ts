// A project that draws a pair plot and fits, against the same code without plots: is the saving told from learning cheaper?
//   node bench/analysis/pair-plot.ts [repetitions]
// Needs the package index (seaborn, scikit-learn). Two projects are enough for the phases; a verdict is of the one answer.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJson } from '../../src/base/files/files.ts'
import { terminalLogger } from '../../src/base/log.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { importProject } from '../../src/commands/import.ts'
import { run } from '../../src/commands/run.ts'
import { analysis } from '../../src/schema/analysis/analysis.ts'

const REPETITIONS = Number(process.argv[2] ?? 10)
const LEARN = `import pandas as pd
from sklearn.datasets import load_breast_cancer
from sklearn.ensemble import RandomForestClassifier
from sklearn.model_selection import train_test_split

X, y = load_breast_cancer(return_X_y=True, as_frame=True)
#PLOT#
X_train, X_test, y_train, y_test = train_test_split(X, y, random_state=1)
model = RandomForestClassifier(100, random_state=1).fit(X_train, y_train)
print("Accuracy:", model.score(X_test, y_test))
`
const PLOT = `import matplotlib.pyplot as plt
import seaborn as sns

sns.pairplot(X.iloc[:, :4].assign(y=y), hue="y")
plt.show()
`

const folder = await mkdtemp(join(tmpdir(), 'greenml-pair-plot-'))
try {
  const context = { logger: terminalLogger(), env: { ...process.env, GREENML_HOST_LOCK: join(folder, 'lock') } }
  await writeFiles({
    'source/main.py': LEARN.replace('#PLOT#', PLOT),
    'source/requirements.txt': 'pandas==2.3.3\nscikit-learn==1.7.2\nseaborn==0.13.2\n',
    'answers/pair-plot/GENAIGREENML_assisted_noplot.py': LEARN.replace('#PLOT#\n', ''),
  })
  const dataset = join(folder, 'dataset')
  await importProject({ source: join(folder, 'source'), dataset, slug: 'pair-plot' }, context)
  const campaign = join(folder, 'campaign')
  const answers = join(folder, 'answers')
  await run({ campaign, dataset, answers, repetitions: REPETITIONS, modes: ['assisted'], seed: 1 }, context)
  const found = await readJson(campaignFiles.analysis(campaign), analysis)
  for (const { baseline, phases, ratio } of found.phases) {
    const share = (phases.plot.share ?? 0) + (phases.import.share ?? 0)
    const plots = phases.plot.share === null ? 'no change to share' : `${percent(share)} by plot and import`
    print(`phases against ${baseline}: ×${ratio.toFixed(2)}, ${plots}`)
  }
  const answer = found.variants.find(({ mode }) => mode === 'assisted')
  for (const { baseline, estimate, interval, verdict } of answer?.ratios.cpu ?? []) {
    const ends = interval?.map((end) => end.toFixed(2)).join('–')
    print(`CPU against ${baseline}: ×${estimate?.toFixed(2)} (${ends}), ${verdict}`)
  }
  print('target: ≥ 80 % by plot and import against original; no detectable difference to original-headless')
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function writeFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
