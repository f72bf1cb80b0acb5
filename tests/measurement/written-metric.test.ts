import { expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { findWritten } from '../../src/measurement/printed/written-metric.ts'
import { spendCpu } from '../support/cpu.ts'
import { makeFolder } from '../support/temporary.ts'

const CODE = 'from sklearn.metrics import accuracy_score\naccuracy_score(a, b)\n'
const find = (value: unknown, readme = '') =>
  findWritten([{ path: 'out/m.json', text: JSON.stringify(value) }], CODE, readme)
const FILE = `__import__('json').load(open("out/m.json"))`

it.each([
  [{ roc_auc: 0.9, accuracy: 0.81, n_val: 20 }, 'accuracy', '["accuracy"]'],
  [{ quality_gate: { min_roc_auc: 0.75 }, roc_auc: 0.83 }, 'roc_auc', '["roc_auc"]'],
  [{ test: { accuracy: 0.7 }, train: { accuracy: 1 } }, 'accuracy', '["test"]["accuracy"]'],
  [{ 0: { precision: 0.5 }, accuracy: 0.8, 'macro avg': { precision: 0.6 } }, 'accuracy', '["accuracy"]'],
  [{ test_accuracy: 0.8, accuracy_std: 0.01 }, 'accuracy', '["test_accuracy"]'],
  [{ random_forest: { accuracy: 0.8 } }, 'accuracy', '["random_forest"]["accuracy"]'],
  [{ accuracy: 0.8, desired: { accuracy: 0.95 } }, 'accuracy', '["accuracy"]'],
  [{ history: { accuracy: [0.5, 0.7], val_accuracy: [0.4, 0.6] } }, 'accuracy', '["history"]["val_accuracy"][-1]'],
  [{ accuracy: [0.5, null, 0.6] }, 'accuracy', '["accuracy"][-1]'],
])('finds in a file that a script wrote the result: %j', (value, name, place) => {
  expect(find(value)?.rule).toMatchObject({ name, expression: `${FILE}${place}` })
  expect(find(value)?.rule).not.toHaveProperty('pattern')
})

it('takes of several models that whose result the README states', () => {
  const models = [
    { model: 'Forest', accuracy: 0.9123 },
    { model: 'Logistic', accuracy: 0.8456 },
  ]
  expect(find(models, 'Accuracy: 91.2 %\n')?.rule.expression).toBe(`${FILE}[0]["accuracy"]`)
  expect(find(models)?.doubts).toContain('one-of-several')
})

it.each([
  { learning_rate: 0.1, epochs: 3 },
  { train: { loss_weight: 0.5 } },
  { loss: 0.25 },
  { train: { accuracy: 0.9 } },
  { threshold: { accuracy: 0.9 } },
  [0.5, 0.75],
  'accuracy: 0.9',
  { best_score: 0.8 },
  { baseline_accuracy: 0.5 },
  { early_stopping: { baseline_accuracy: 0.5 } },
  { desired: { accuracy: 0.95 } },
  { dummy: { accuracy: 0.5 } },
  { random_guess: { accuracy: 0.5 } },
])('finds none in %j', (value) => {
  expect(find(value)).toBeNull()
})

it('reads no number below a name that is longer than any, however many there are', async () => {
  const values = Array.from({ length: 2000 }, () => 0.5)
  const seconds = await spendCpu(() =>
    expect(find({ accuracy: 0.9, ['accuracy_'.repeat(40_000)]: values })).not.toBeNull(),
  )
  expect(seconds).toBeLessThan(1) // the name put together for each takes 10 s
})

it('reads so many numbers of a file and no more', () => {
  const filler = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, index]))
  expect(find({ ...filler(1999), accuracy: 0.9 })).not.toBeNull()
  expect(find({ ...filler(2000), accuracy: 0.9 })).toBeNull()
})

it('reads so many characters of all files and no more, be there no number in them', async () => {
  const text = JSON.stringify(Object.fromEntries(Array.from({ length: 80_000 }, (_, index) => [index, []])))
  const files = Array.from({ length: 100 }, () => ({ path: 'm.json', text }))
  expect(await spendCpu(() => expect(findWritten(files, CODE, '')).toBeNull())).toBeLessThan(2) // all of them take 10 s
})

it('reads what Python writes for numbers that JSON lacks as none', () => {
  const read = (text: string) => findWritten([{ path: 'out/m.json', text }], CODE, '')?.rule.expression
  expect(read('{"accuracy": 0.9, "auc": NaN, "loss": -Infinity}')).toBe(`${FILE}["accuracy"]`)
  expect(read('{"\\"NaN": {"accuracy": 0.9}, "loss": Infinity}')).toBe(`${FILE}["\\"NaN"]["accuracy"]`)
  expect(read('{"accuracy": NaN}')).toBeUndefined()
})

it('reads no file that is broken', () => {
  expect(findWritten([{ path: 'm.json', text: '{"accuracy": NaN' }], CODE, '')).toBeNull()
})

const NUMBERS = 'r2_score(a, b)\nmean_squared_error(a, b)\n'
const findInText = (text: string, code = NUMBERS) => findWritten([{ path: 'log/m.txt', text }], code, '')

it('finds in a text that a script wrote the result, and reads it as Python does', async () => {
  const text = 'Mean Squared Error (MSE): 0.2212\n  R-squared (R^2): 0.98759 %\nRows: 31\n'
  const found = findInText(text)
  expect(found).toMatchObject({ rule: { name: 'r2' }, text: '0.98759' })
  const folder = await makeFolder({ 'log/m.txt': text })
  const { stdout } = await runCommand('python3', ['-I', '-c', `print(${found?.rule.expression})`], { cwd: folder })
  expect(stdout).toBe('0.98759\n')
})

it.each([
  'R2: 0.5\nR2: 0.6\n', // of rounds
  'The R2 of the last round was good.\n',
  'R2 for 3 folds: 0.5, 0.6, 0.7\n',
  'Rows: 31\nSeconds: 0.5\n',
  'Train R2: 0.99\n',
  'Loss: 0.25\n',
  'Minimum R2: 0.9\n',
  'Baseline R2: 0.5\n',
  '0.98759\n',
  '{"r2": 0.98}\n',
])('finds none in the text %j', (text) => {
  expect(findInText(text)).toBeNull()
})
