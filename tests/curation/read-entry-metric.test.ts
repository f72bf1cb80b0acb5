import { expect, it } from 'vitest'
import type { AuthorsRun } from '../../src/benchmark/run-authors.ts'
import {
  addHeads,
  chooseMetric,
  imagineMetric,
  readBehindCut,
  readPrinted,
  readRepeated,
  toldValue,
} from '../../src/curation/read-entry-metric.ts'
import { readMetric } from '../../src/measurement/printed/read-metric.ts'
import { metricRule } from '../../src/schema/dataset/metric-rule.ts'

const ran = (stdout: string, wallSeconds = 1) =>
  ({ record: { status: 'ok', exitCode: 0, wallSeconds }, stdout, stderr: '' }) as AuthorsRun
const TEXTS = { code: 'accuracy_score(a, b)', readme: '' }

/** What is told of a run where the next prints this, and how often there was a next. */
async function repeat(run: AuthorsRun, next: string, saved?: string) {
  let runs = 0
  const found = await readRepeated(run, { ...TEXTS, saved }, async () => {
    runs++
    return { run: ran(next), notRun: null }
  })
  return { otherwise: found?.otherwise, runs }
}

it('tells the value of another run where it is another', async () => {
  expect(await repeat(ran('Accuracy: 0.75'), 'Accuracy: 0.5')).toEqual({
    otherwise: [{ from: 'another-run', value: '0.5' }],
    runs: 1,
  })
  expect(await repeat(ran('Accuracy: 0.75'), 'Accuracy: 0.75')).toEqual({ otherwise: [], runs: 1 })
  expect(await repeat(ran('Accuracy: 0.75', 61), 'Accuracy: 0.5')).toEqual({ otherwise: [], runs: 0 })
})

it('knows a percentage for the share that a run of it comes to', async () => {
  const output = 'Accuracy: 58.2 %'
  const metric = readPrinted(ran(output), TEXTS)
  const rule = metricRule.parse(metric?.rule)
  const read = await readMetric(output, rule, true)
  expect(metric && toldValue(metric)).toBe(0.582) // 58.2 / 100 is a little more
  expect(read).toMatchObject({ metric: { normalised: 0.582 } })
})

it('imagines no result of code that ran to its end and printed none', () => {
  const texts = { ...TEXTS, code: "accuracy_score(a, b)\nprint(f'Accuracy: {a}')" }
  expect(imagineMetric(undefined, texts, ran(''))).toBeNull()
  expect(imagineMetric(undefined, texts, null)?.rule.name).toBe('accuracy')
  expect(imagineMetric('Accuracy: 0.75', texts, ran(''))?.text).toBe('0.75')
})

it.each([
  ['a number alone', '0.15', 'F1: 0.93', '0.93'],
  ['a loss', 'loss: 0.15', '0.93', '0.93'],
  ['a result', 'Accuracy: 0.15', 'Accuracy: 0.93', '0.15'],
])('takes what saved cells show, not %s of a run that failed, where they tell more', (_, stdout, saved, text) => {
  const failed = { ...ran(stdout), record: { status: 'failed', exitCode: 1 } } as AuthorsRun
  const chosen = chooseMetric(readPrinted(failed, TEXTS), imagineMetric(saved, TEXTS, failed))
  expect(chosen?.text).toBe(text)
})

/** The text of the metric where a run told this of an entry whose notebook showed that. */
function choose(run: AuthorsRun, saved: string | undefined): string | undefined {
  const printed = readPrinted(run, TEXTS)
  return chooseMetric(printed, imagineMetric(saved, TEXTS, run), readBehindCut(saved, TEXTS, run, printed))?.text
}
const cut = (stdout: string) => {
  const run = ran(stdout)
  return { ...run, record: { ...run.record, status: 'timeout' } } as AuthorsRun
}

it('takes what a notebook showed to its end where its run was cut by time, not where it failed', () => {
  const told = 'Forest accuracy: 0.75\n'
  const saved = 'Forest accuracy: 0.75\nTest accuracy: 0.875\n'
  expect(choose(cut(told), saved)).toBe('0.875')
  expect(choose(cut(told), undefined)).toBe('0.75')
  expect(choose(cut(told), 'loss: 0.5')).toBe('0.75')
  expect(choose(cut(told), '')).toBe('0.75')
  expect(choose(ran(told), saved)).toBe('0.75')
})

it.each([
  ['Test accuracy: 0.9123', 'Training accuracy: 0.9999', '0.9123'],
  ['Test accuracy: 0.9123', 'Epoch 3 accuracy: 0.41', '0.9123'],
  ['Test accuracy: 0.9123', 'Precision: 0.7', '0.9123'],
  ['Test accuracy: 0.9123', 'Test accuracy: 0.9123\nFinal accuracy: 0.9245', '0.9245'],
  ['Epoch 3 accuracy: 0.4123', 'Epoch 3 accuracy: 0.4231\nTest accuracy: 0.9245', '0.9245'],
  ['Training accuracy: 0.9999', 'Test accuracy: 0.9245', '0.9245'],
])('of a cut run that told %j, and a notebook that showed %j, takes %s', (told, saved, text) => {
  expect(choose(cut(told), saved)).toBe(text)
})

it('takes the saved cells of a notebook for another run', async () => {
  expect(await repeat(ran('0.75'), '0.75', '0.785')).toEqual({
    otherwise: [{ from: 'saved-cells', value: '0.785' }],
    runs: 1,
  })
  expect(await repeat(ran('0.75'), '0.1', '0.75')).toEqual({ otherwise: [], runs: 0 })
})

it('tells of a notebook whose saved cells show another value whether it varies by itself', async () => {
  expect(await repeat(ran('0.75'), '0.1', '0.785')).toEqual({
    otherwise: [
      { from: 'saved-cells', value: '0.785' },
      { from: 'another-run', value: '0.1' },
    ],
    runs: 1,
  })
  expect((await repeat(ran('0.75', 61), '0.1', '0.785')).runs).toBe(0)
})

it.each([
  ['the model reaches an accuracy of 72.73 %', 'Accuracy: 0.6948', ['72.73 %']],
  ['**Model Accuracy: 77%**', 'Accuracy: 79.33%', ['77 %']],
  ['the model reaches an accuracy of 69.5 %', 'Accuracy: 0.6948', []],
  ['typically 95-97% accuracy, or 0.955–0.972', 'Accuracy: 1.00', []],
  ['recall of 77%, 12 rows', 'Accuracy: 0.6948', []],
  ['accuracy: 1%, 2%, 3%, 4%', 'Accuracy: 0.6948', []],
])('tells what a README states otherwise: %s', (readme, stdout, values) => {
  const found = readPrinted(ran(stdout), { ...TEXTS, readme })
  expect(found?.otherwise).toEqual(values.map((value) => ({ from: 'readme', value })))
})

it('shows a line with what stands above it', () => {
  const output = ran('Loading\nRandom Forest\nAccuracy: 0.5\nF1: 0.25\nSVM\n\nAccuracy: 0.75\n')
  expect(addHeads(output, ['Accuracy: 0.5', 'Accuracy: 0.75', 'Loading'])).toEqual([
    { line: 'Accuracy: 0.5', head: 'Random Forest' },
    { line: 'Accuracy: 0.75', head: 'SVM' },
    { line: 'Loading', head: null },
  ])
})
