import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readTrace } from '../../src/measurement/probe/trace.ts'
import { makeFolder } from '../support/temporary.ts'

const FILE = '.greenml-probe.json'
const metric = (value: number, normalised = value) => ({ name: 'accuracy', value, normalised, hookSeconds: null })
const NOTHING = {
  trainedRows: null,
  duplicateRows: null,
  testedRows: null,
  testedOnTraining: null,
  passes: null,
  model: null,
  libraryData: null,
}

const NOTES = {
  fits: [
    { model: 'StandardScaler', passes: null, rows: 300, duplicates: 0 },
    { model: 'LogisticRegression', passes: 12, rows: 300, duplicates: 0.1 },
  ],
  predictions: [
    { rows: 300, onTraining: 1 },
    { rows: 100, onTraining: 0.05 },
    { rows: 1, onTraining: 0 },
  ],
  libraries: [],
  metrics: [
    { value: 0.99, rows: 300, onTraining: 1 },
    { value: 0.9312345, rows: 100, onTraining: 0.05 },
  ],
}
const readNotes = async (notes: object, printed: ReturnType<typeof metric> | null) =>
  readTrace(await makeFolder({ [FILE]: JSON.stringify(notes) }), { metric: printed })

it('takes the rows behind the metric that was printed, in whatever form', async () => {
  const tested = { testedRows: 100, testedOnTraining: 0.05 }
  expect(await readNotes(NOTES, metric(0.9312345))).toEqual({
    ...tested,
    libraryData: [],
    trainedRows: 300,
    duplicateRows: 0.1,
    passes: 12,
    model: 'LogisticRegression',
  })
  expect(await readNotes(NOTES, metric(0.931))).toMatchObject(tested)
  expect(await readNotes(NOTES, metric(93.12, 0.9312))).toMatchObject(tested)
  expect(await readNotes(NOTES, metric(0.99))).toMatchObject({ testedRows: 300, testedOnTraining: 1 })
})

it('takes the prediction that speaks best of a script that computes its metric by hand, but for single rows', async () => {
  expect(await readNotes(NOTES, metric(0.5))).toMatchObject({ testedRows: 100, testedOnTraining: 0.05 })
  const unknown = { ...NOTES, predictions: [...NOTES.predictions, { rows: 120, onTraining: null }] }
  expect(await readNotes(unknown, metric(0.5))).toMatchObject({ testedRows: 120, testedOnTraining: null })
  expect(await readNotes({ fits: [], predictions: [], metrics: [], libraries: ['load_iris'] }, null)).toEqual({
    ...NOTHING,
    libraryData: ['load_iris'],
  })
})

it('takes no metric of the script for a test where its predictions were scored', async () => {
  const split = { testRows: 40, hash: '0'.repeat(64), loading: null, withoutGroup: [] }
  const folder = await makeFolder({ [FILE]: JSON.stringify(NOTES) })
  // As good on the rows that it learned from, which it tells, as on those that it is scored by.
  expect(await readTrace(folder, { metric: metric(0.99), split })).toMatchObject({
    trainedRows: 300,
    testedRows: 40,
    testedOnTraining: null,
  })
})

it('reads nothing but notes, whatever a script leaves in their place', async () => {
  const faults = [
    'no JSON',
    '[]',
    JSON.stringify({ ...NOTES, more: 1 }),
    JSON.stringify({ ...NOTES, predictions: [{ rows: -1, onTraining: 0 }] }),
    JSON.stringify({ ...NOTES, metrics: [{ value: 1, rows: 1, onTraining: 7 }] }),
    JSON.stringify({ ...NOTES, fits: [{ model: '<b>', passes: 1, rows: 1, duplicates: 0 }] }),
    ' '.repeat(2 * 1024 ** 2),
  ]
  for (const text of faults)
    expect(await readTrace(await makeFolder({ [FILE]: text }), { metric: null })).toEqual(NOTHING)
  const folder = await makeFolder()
  expect(await readTrace(folder, { metric: null })).toEqual(NOTHING)
  await writeFile(join(folder, 'elsewhere'), JSON.stringify(NOTES))
  await symlink(join(folder, 'elsewhere'), join(folder, FILE))
  expect(await readTrace(folder, { metric: metric(0.99) })).toEqual(NOTHING)
})
