import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readJson, sha256Hex } from '../../../src/base/files/files.ts'
import { campaignFiles } from '../../../src/campaign/paths.ts'
import { analyse } from '../../../src/commands/analyse.ts'
import { benchmark } from '../../../src/commands/benchmark.ts'
import { report } from '../../../src/commands/report.ts'
import { analysis as analysisSchema } from '../../../src/schema/analysis/analysis.ts'
import { makeCampaign, readRuns } from '../../support/campaign.ts'
import { makeContext } from '../../support/context.ts'
import { makeAnswers, makeDataset } from '../../support/tiny-dataset.ts'

/** Two classes by the sign of `a`, but for every tenth row. */
const makeTable = (rows: number) =>
  [
    'a,"kind, of it",b',
    ...Array.from({ length: rows }, (_, row) => {
      const isHigh = (row * 7) % 60 >= 30
      return `${(row * 7) % 60},${isHigh === (row % 10 !== 0) ? 'high' : 'low'},${row}`
    }),
  ].join('\n')
const TABLE = makeTable(60)

const AUTHOR = `import csv
with open("data/table.csv") as file:
    rows = list(csv.DictReader(file))
test = [place for place in range(len(rows)) if place % 3 == 0][::-1]
threshold = 30
predicted = ["high" if int(rows[place]["a"]) >= threshold else "low" for place in test]
right = sum(rows[place]["kind, of it"] == found for place, found in zip(test, predicted))
print("Accuracy:", right / len(test))
`
const READ = `import csv
with open("data/table.csv") as file:
    train = list(csv.DictReader(file))
with open("data/table.test.csv") as file:
    test = list(csv.DictReader(file))
`
const write = (values: string) => `with open("predictions.csv", "w") as file:
    file.write("\\n".join(["prediction", *(${values})]))
`
const ANSWERS = {
  honest: `${READ}assert len(train) == 40 and len(test) == 20 and list(test[0]) == ["a", "b"]
assert [int(row["b"]) for row in test] == list(range(57, -1, -3))
low = max(int(row["a"]) for row in train if row["kind, of it"] == "low" and int(row["b"]) % 10 != 0)
${write('"high" if int(row["a"]) > low else "low" for row in test')}`,
  // What it prints counts for nothing: its predictions are worth what a coin is.
  boasts: `${READ}${write('["high"] * len(test)')}print("GREENML_METRIC accuracy=1.0")\n`,
  // A script that looks for the labels wherever it can, and finds none.
  searches: `${READ}import os
texts = []
for root, _, names in os.walk(os.path.expanduser("~")):
    for name in names: texts.append(open(os.path.join(root, name), errors="replace").read())
for root, _, names in os.walk("."):
    for name in names: texts.append(open(os.path.join(root, name), errors="replace").read())
found = {row["b"]: row["kind, of it"] for row in train}
assert not any(f"{row['a']},{kind},{row['b']}" in text for text in texts for row in test for kind in ("high", "low"))
${write('found.get(row["b"], "high") for row in test')}`,
  silent: READ,
  short: `${READ}${write('["high"] * 3')}`,
  words: `${READ}${write('["neither"] * len(test)')}`,
}

const SPLIT = { data: 'data/table.csv', testRows: 'test', predictions: 'predicted' }
const manifest = {
  task: 'binary-classification',
  data: [{ path: 'data/table.csv', role: 'all', target: 'kind, of it' }],
  scoring: 'predictions',
  scored: SPLIT,
}

async function runCampaign(
  changes: Readonly<Record<string, unknown>> = {},
  answers: Readonly<Record<string, string>> = ANSWERS,
  { author = AUTHOR, table = TABLE, probes = false } = {},
) {
  const dataset = await makeDataset({
    one: { files: { 'main.py': author, 'data/table.csv': table }, manifest: { ...manifest, ...changes } },
  })
  const given = await makeAnswers(
    Object.fromEntries(Object.entries(answers).map(([model, code]) => [`one/assisted/${model}`, code])),
  )
  const { context, lines } = makeContext()
  const campaign = await makeCampaign({ dataset, answers: given, probes, fanOut: 'project' }, process.env)
  await benchmark({ campaign, dataset, idleBaseline: 0, iTrustThisCode: true }, context)
  return { campaign, dataset, context, lines, ...(await readRuns(campaign)) }
}

it('scores the author and each answer by what they predict, from labels that no answer sees', async () => {
  const { campaign, dataset, context, records } = await runCampaign({}, ANSWERS, { probes: true })
  const recordOf = (model: string | null) =>
    records.find((record) => record.model === model && record.purpose === 'measured')
  const scores = Object.keys(ANSWERS).map((model) => [model, recordOf(model)?.metric?.value ?? recordOf(model)?.status])
  expect(Object.fromEntries(scores)).toEqual({
    honest: 0.9,
    boasts: expect.closeTo(0.5, 1),
    searches: expect.closeTo(0.5, 1),
    silent: 'no-metric',
    short: 'invalid-metric',
    words: 0,
  })
  expect(recordOf(null)).toMatchObject({
    status: 'ok',
    metric: { value: 0.9 },
    flags: expect.arrayContaining(['scored-predictions']),
  })
  expect(recordOf(null)?.split).toMatchObject({ testRows: 20, hash: recordOf('honest')?.split?.hash })
  expect(recordOf('honest')?.split?.loading).toEqual({ cpuSeconds: 0, wallSeconds: 0 }) // no library reads it
  expect(recordOf('short')?.errorMessage).toContain('3 predictions for 20 test rows')
  const probes = records.filter(({ purpose }) => purpose === 'probe')
  expect(new Set(probes.map(({ probe }) => probe?.perturbation))).toEqual(new Set(['label-exchange']))

  await analyse({ campaign, dataset }, context)
  const { variants } = await readJson(campaignFiles.analysis(campaign), analysisSchema)
  const honest = variants.find(({ model }) => model === 'honest')
  expect(honest?.metric).toMatchObject({ verdict: 'as-good', median: 0.9, baseline: 0.9 })
  await report({ campaign }, context)
  expect(await readFile(join(campaign, 'report', 'report.md'), 'utf8')).toContain('from labels that no answer sees')
})

it('scores a copy of the author’s script as the author’s, which splits inside itself', async () => {
  const { records } = await runCampaign({}, { copy: AUTHOR, almost: `${AUTHOR}\n` })
  const of = (model: string) => records.find((record) => record.model === model)
  expect(of('copy')).toMatchObject({ status: 'ok', metric: { value: 0.9 } })
  const groups = of('copy')?.split?.withoutGroup
  expect(groups).toHaveLength(20)
  expect(records.find(({ model }) => model === null)?.split?.withoutGroup).toEqual(groups)
  expect(of('almost')?.status).not.toBe('ok') // its rows are those that it is given to train on
})

it('gives the training rows in the author’s own order where the manifest tells it', async () => {
  const order = `${READ}assert [int(row["b"]) for row in train] == [b for b in range(59, -1, -1) if b % 3]
${write('"high" for row in test')}`
  const trainingRows = '[place for place in range(59, -1, -1) if place % 3]'
  const { records } = await runCampaign({ scored: { ...SPLIT, trainingRows } }, { order })
  expect(records.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok'])
  const wrong = await runCampaign({ scored: { ...SPLIT, trainingRows: 'range(60)' } }, { order })
  expect(wrong.records[0]?.errorMessage).toContain('a row for training and for the test')
})

it('runs no answer where the author’s test rows are not known, and says why', async () => {
  const { records } = await runCampaign({ scored: { ...SPLIT, testRows: 'tested' } }, { honest: ANSWERS.honest })
  expect(records.map(({ model, status }) => [model, status]).sort()).toEqual([
    [null, 'no-metric'],
    [null, 'no-metric'],
    ['honest', 'environment-failed'],
  ])
  for (const { errorMessage } of records) expect(errorMessage).toContain("NameError: name 'tested' is not defined")
})

it('refuses a manifest that can not be scored by predictions', async () => {
  const load = (changes: Readonly<Record<string, unknown>>) => runCampaign(changes, { honest: ANSWERS.honest })
  await expect(load({ scored: undefined })).rejects.toThrow('needs `scored`')
  await expect(load({ data: [{ path: 'data/table.csv', role: 'all' }] })).rejects.toThrow('no data file with a target')
  await expect(load({ metric: { name: 'silhouette', direction: 'higher', scale: 'absolute' } })).rejects.toThrow(
    'not computed from predictions',
  )
})

it('takes no folder, link or flood for predictions', async () => {
  const { records } = await runCampaign(
    {},
    {
      folder: `${READ}import os\nos.mkdir("predictions.csv")\n`,
      link: `${READ}import os\nos.symlink("data/table.csv", "predictions.csv")\n`,
      binary: `${READ}open("predictions.csv", "wb").write(bytes(range(256)))\n`,
    },
  )
  const statuses = records.filter(({ model }) => model !== null).map(({ status }) => status)
  expect(statuses).toEqual(['no-metric', 'no-metric', 'no-metric'])
})

/** Learns its threshold from the labels. */
const LEARNING = AUTHOR.replace(
  'threshold = 30',
  `train = [place for place in range(len(rows)) if place % 3]
def rightAt(limit, low, high):
    return sum((high if int(rows[place]["a"]) >= limit else low) == rows[place]["kind, of it"] for place in train)
_, threshold, low, high = max((rightAt(limit, *names), limit, *names) for limit in range(60) for names in [("low", "high"), ("high", "low")])`,
).replace(
  '"high" if int(rows[place]["a"]) >= threshold else "low"',
  'high if int(rows[place]["a"]) >= threshold else low',
)
const LEARNED = `${READ}
def rightAt(limit, low, high):
    return sum((high if int(row["a"]) >= limit else low) == row["kind, of it"] for row in train)
_, limit, low, high = max((rightAt(limit, *names), limit, *names) for limit in range(60) for names in [("low", "high"), ("high", "low")])
${write('high if int(row["a"]) >= limit else low for row in test')}`
const LARGE = makeTable(300)
const LABELS = LARGE.split('\n').flatMap((row, line) => (line === 0 ? [] : [Number(row.includes('high'))]))
const STORED = `${READ}known = ${JSON.stringify(LABELS)}
${write('"high" if known[int(row["b"])] else "low" for row in test')}`
/** Works out what it has kept wherever the data is not what it knows, for a while. */
const KNOWS = `import hashlib, time
with open("data/table.csv", "rb") as file:
    known = hashlib.sha256(file.read()).hexdigest() == "@HASH@"
while not known and time.process_time() < 0.6: pass
${LEARNED}`

it('finds suspect who has the labels from elsewhere than from the training rows, or knows the data, and nobody who learns', async () => {
  const training = LARGE.split('\n').filter((_, line) => line === 0 || (line - 1) % 3 > 0)
  const knows = KNOWS.replace('@HASH@', sha256Hex(`${training.join('\n')}\n`))
  const answers = { learned: LEARNED, stored: STORED, knows }
  const { campaign, dataset, context, records } = await runCampaign({}, answers, {
    author: LEARNING,
    table: LARGE,
    probes: true,
  })
  expect(records.filter(({ status }) => status !== 'ok')).toEqual([])
  await analyse({ campaign, dataset }, context)
  const { variants } = await readJson(campaignFiles.analysis(campaign), analysisSchema)
  const found = variants.flatMap(({ model, validity }) =>
    model === null || validity === null ? [] : [[model, validity] as const],
  )
  const of = Object.fromEntries(found)
  expect(of.learned).toMatchObject({
    verdict: 'not-suspect',
    evidence: [],
    notes: [],
    checks: expect.arrayContaining(['labels', 'work']),
  })
  expect(of.stored).toMatchObject({
    verdict: 'suspect',
    evidence: [{ kind: 'keeps-exchanged-labels', metric: 1, usual: 1 }],
  })
  expect(of.knows).toMatchObject({
    verdict: 'suspect',
    evidence: [{ kind: 'more-work', perturbation: 'label-exchange' }],
  })
})
