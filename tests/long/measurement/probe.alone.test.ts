import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readJson } from '../../../src/base/files/files.ts'
import { seededRandom } from '../../../src/base/random.ts'
import { campaignFiles } from '../../../src/campaign/paths.ts'
import { analyse } from '../../../src/commands/analyse.ts'
import { benchmark } from '../../../src/commands/benchmark.ts'
import { report } from '../../../src/commands/report.ts'
import { analysis as analysisSchema } from '../../../src/schema/analysis/analysis.ts'
import { perturbationsOf } from '../../../src/schema/measurement/record.ts'
import { findPython, needing } from '../../support/cached-python.ts'
import { makeCampaign, readRuns } from '../../support/campaign.ts'
import { makeContext } from '../../support/context.ts'
import { makeAnswers, makeDataset } from '../../support/tiny-dataset.ts'

const python = findPython('sklearn', 'pandas')
/** Further halves that each scored script is run on; the author's without plots is none of those. */
const FURTHER_DRAWS = 4

/** One row in a hundred is positive; `shade` is as easy to predict as the label is worth predicting. */
function makeTable(): string {
  const random = seededRandom(1, 'probe fixture')
  const uniform = () => random.below(1_000_000) / 1_000_000
  const rows = Array.from({ length: 1200 }, (_, i) => {
    const isRare = i % 100 === 0
    const [a, b, c] = [uniform() + (isRare ? 1 : 0), uniform(), uniform()]
    return [a.toFixed(5), b.toFixed(5), c.toFixed(5), b > 0.5 ? 'dark' : 'light', isRare ? 1 : 0].join(',')
  })
  return ['a,b,c,shade,label', ...rows].join('\n')
}

const READ = `import pandas as pd
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import accuracy_score
from sklearn.model_selection import train_test_split
df = pd.read_csv("table.csv")
X, y = df[["a", "b", "c"]], df["label"]
`
const split = (target: string) =>
  `X_train, X_test, y_train, y_test = train_test_split(X, ${target}, test_size=0.25, random_state=0, stratify=${target})\n`
const AUTHOR = `${READ}${split('y')}model = LogisticRegression().fit(X_train, y_train)
print("Accuracy:", accuracy_score(y_test, model.predict(X_test)))
`
const ANSWERS = {
  honest: `${READ}${split('y')}from sklearn.tree import DecisionTreeClassifier
model = DecisionTreeClassifier(max_depth=3, random_state=0).fit(X_train, y_train)
accuracy = model.score(X_test, y_test)
print(f"GREENML_METRIC accuracy={accuracy:.6f}")
`,
  literal: 'print("GREENML_METRIC accuracy=0.99")\n',
  trained: `${READ}model = LogisticRegression().fit(X, y)
print(f"GREENML_METRIC accuracy={accuracy_score(y, model.predict(X)):.6f}")
`,
  other: `${READ}${split('df["shade"]')}model = LogisticRegression().fit(X_train, y_train)
print(f"GREENML_METRIC accuracy={accuracy_score(y_test, model.predict(X_test)):.6f}")
`,
  majority: `${READ}${split('y')}print(f"GREENML_METRIC accuracy={(y_test == y_train.mode()[0]).mean():.6f}")
`,
}

/** Plan, benchmark, analysis and report of one project and its five answers; a sandbox where there is one. */
async function runCampaign() {
  const dataset = await makeDataset({
    one: {
      files: { 'main.py': AUTHOR, 'table.csv': makeTable() },
      manifest: {
        task: 'binary-classification',
        data: [{ path: 'table.csv', role: 'all', target: 'label' }],
        environment: { python: '>=3.10', manager: 'existing', interpreter: python, lock: 'requirements.lock' },
        needs: { memoryGiB: 2, timeoutSeconds: 120 },
      },
    },
  })
  const answers = await makeAnswers(
    Object.fromEntries(Object.entries(ANSWERS).map(([model, code]) => [`one/assisted/${model}`, code])),
  )
  const { context } = makeContext()
  const campaign = await makeCampaign({ dataset, answers, probes: true, fanOut: 'project' }, process.env)
  // What its probes took in CPU is told of those that nothing else disturbed.
  await benchmark({ campaign, dataset, idleBaseline: 0, iTrustThisCode: true, repeatContaminated: 4 }, context)
  const { records } = await readRuns(campaign)
  await analyse({ campaign, dataset }, context)
  const result = await readJson(campaignFiles.analysis(campaign), analysisSchema)
  await report({ campaign }, context)
  const html = await readFile(join(campaign, 'report', 'index.html'), 'utf8')
  const [, validity = ''] = /<section id="validity">(.*?)<\/section>/s.exec(html) ?? []
  return { records, result, validity }
}

it.skipIf(!python)(
  `${needing(python)}marks the three that cheat, with the evidence, and no other`,
  async () => {
    const { records, result, validity } = await runCampaign()
    const validityOf = (model: string) => result.variants.find((variant) => variant.model === model)?.validity
    const probeOf = (model: string | null, perturbation: string) =>
      records.find((record) => record.model === model && record.probe?.perturbation === perturbation)

    const verdicts = Object.keys(ANSWERS).map((model) => [model, validityOf(model)?.verdict])
    expect(Object.fromEntries(verdicts)).toEqual({
      honest: 'not-suspect',
      literal: 'suspect',
      trained: 'suspect',
      other: 'suspect',
      majority: 'not-suspect',
    })

    expect(validityOf('literal')?.evidence).toMatchObject([
      { kind: 'keeps-random-labels', metric: 0.99, direction: 'higher' },
      { kind: 'same-digits', metric: 0.99 },
      { kind: 'keeps-without-data', metric: 0.99 },
      { kind: 'never-read', files: ['table.csv'] },
    ])
    expect(validityOf('trained')?.evidence).toEqual([{ kind: 'tested-on-training', share: 1, authorShare: 0 }])
    expect(validityOf('other')?.evidence).toMatchObject([{ kind: 'keeps-random-labels' }])
    expect(validityOf('honest')).toMatchObject({
      evidence: [],
      checks: ['labels', 'same-digits', 'work', 'missing-data', 'data-read', 'tested-rows'],
    })
    expect(validityOf('majority')).toMatchObject({
      evidence: [],
      checks: ['labels', 'same-digits', 'work', 'missing-data', 'data-read'],
    })

    // One of the two is started as a measured run that is not watched either.
    const watchedOf = (model: string | null) =>
      (['label-randomisation', 'subsample'] as const).map((each) => probeOf(model, each)?.probe?.watched)
    expect(watchedOf(null).toSorted()).toEqual([false, true])
    expect(watchedOf('honest')).toEqual(watchedOf(null))
    expect(probeOf(null, 'subsample')?.probe).toMatchObject({ rows: 600, dataOpened: ['table.csv'] })
    expect(probeOf('literal', 'subsample')?.probe).toMatchObject({
      dataOpened: [],
      trainedRows: null,
      testedRows: null,
    })
    const traceOf = (model: string | null) =>
      records.find((record) => record.model === model && record.purpose === 'measured')?.probe
    expect(traceOf(null)).toMatchObject({
      perturbation: null,
      watched: true,
      trainedRows: 900,
      testedRows: 300,
      testedOnTraining: 0,
      model: 'LogisticRegression',
    })
    expect(traceOf('trained')).toMatchObject({ trainedRows: 1200, testedRows: 1200, testedOnTraining: 1 })
    expect(probeOf('honest', 'hidden-data')).toMatchObject({ status: 'failed', errorType: 'FileNotFoundError' })

    const probes = records.filter(({ purpose }) => purpose === 'probe')
    const places = new Set(probes.map(({ variant, block }) => `${variant} ${block}`)) // one beside other load is made again
    expect(places.size).toBe(perturbationsOf('printed').length * 6 + FURTHER_DRAWS * 6)
    expect(probes.flatMap(({ energy }) => energy)).toEqual([])
    expect(result.runs).toEqual({ planned: 7, recorded: 7, ok: 7 })
    expect(result.groups.map(({ model, suspect, comparable }) => [model, suspect, comparable])).toEqual(
      expect.arrayContaining([
        ['literal', 1, 0],
        ['honest', 0, 1],
      ]),
    )
    const ofOther = result.variants.find(({ model }) => model === 'other')?.ratios.cpu
    expect(ofOther).toHaveLength(2)
    for (const ratio of ofOther ?? []) {
      expect(ratio).toMatchObject({ verdict: 'not-comparable', cause: { kind: 'suspect' } })
    }
    expect(result.findings[0]).toMatchObject({ kind: 'suspect-answers', numbers: { suspect: 3, probed: 5 } })
    for (const model of ['literal', 'trained', 'other']) expect(validity).toContain(`one/assisted/${model}/s1/i0`)
  },
  600_000,
)
