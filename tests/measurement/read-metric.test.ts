import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readMetric } from '../../src/measurement/printed/read-metric.ts'
import { readTail } from '../../src/measurement/workspace.ts'
import { type MetricRule, metricRule } from '../../src/schema/dataset/metric-rule.ts'
import { metricReading } from '../../src/schema/measurement/record.ts'
import { spendCpu } from '../support/cpu.ts'
import { makeFolder } from '../support/temporary.ts'

const ACCURACY = metricRule.parse({ name: 'accuracy', direction: 'higher', scale: 'fraction' })
const read = (output: string, changes: Partial<MetricRule> = {}, authors = false) =>
  readMetric(output, { ...ACCURACY, ...changes }, authors)

const PATTERN = 'Score: ([-0-9.]+)'

it.each([
  ['the structured line', 'GREENML_METRIC accuracy=0.91\n', 0.91],
  ['blanks around it', '  GREENML_METRIC  accuracy = 9.1e-1 \r\n', 0.91],
  ['the last of several', 'GREENML_METRIC accuracy=0.1\nGREENML_METRIC accuracy=0.2\nbye\n', 0.2],
  ['no newline at the end', 'GREENML_METRIC accuracy=1', 1],
  ["GenAI-GreenML's line", 'ACCURACY=0.7519\n', 0.7519],
  ['its other spellings', 'Accuracy: 0.5\nacc=0.25\n', 0.25],
  ['its percent', 'Accuracy: 93.5 %\n', 0.935],
  ['its percent to the last digit', 'Accuracy: 96.46%\n', 0.9646],
  ['its blanks', '  ACCURACY = 0.5\naccuracy :0.3\n ACC\t= 0.4 \n', 0.4],
  ['a line that a progress bar ends with', '50 %|##\r100 %|####\rACCURACY=0.5\n', 0.5],
  ['the structured line before later others', 'GREENML_METRIC accuracy=0.3\nACCURACY=0.9\nScore: 0.8\n', 0.3],
  ["GenAI-GreenML's line before the pattern", 'ACCURACY=0.9\nScore: 0.8\n', 0.9],
  ['the pattern', 'Score: 0.8\nScore: 0.85 now\n', 0.85],
  ['the pattern after a progress bar', `${'#\r'.repeat(1000)}Score: 0.85\n`, 0.85],
])('reads %s', async (_name, output, normalised) => {
  expect(await read(output, { pattern: PATTERN })).toMatchObject({
    status: 'ok',
    metric: { name: 'accuracy', normalised },
  })
})

it('looks at as many lines above as all skips of a pattern together', async () => {
  const output = `Score: 0.8\n${'x\n'.repeat(30)}Next\n${'x\n'.repeat(40)}Last\n`
  const pattern = String.raw`^Score: ([0-9.]+)\n(?:.*\n){30}Next\n(?:.*\n){40}Last`
  expect(await read(output, { pattern })).toMatchObject({ status: 'ok', metric: { value: 0.8 } })
})

it("reads an author's script by the project's pattern first", async () => {
  const output = 'Score: 0.8\nGREENML_METRIC accuracy=0.3\nACCURACY=0.9\n'
  expect(await read(output, { pattern: PATTERN }, true)).toMatchObject({ metric: { normalised: 0.8 } })
  expect(await read(output, {}, true)).toMatchObject({ metric: { normalised: 0.3 } })
})

it('takes what the author calls accuracy for no other metric that the manifest has a pattern of', async () => {
  const rule = { name: 'r2', scale: 'absolute', pattern: '^R2 = ([0-9.]+)' } as const
  expect(await read('Accuracy: 0.75\n', rule, true)).toMatchObject({ status: 'no-metric' })
  expect(await read('Accuracy: 0.75\n', rule)).toMatchObject({ metric: { normalised: 0.75 } })
  expect(await read('Accuracy: 0.75\n', { pattern: rule.pattern }, true)).toMatchObject({
    metric: { normalised: 0.75 },
  })
})

it('divides by 100 what the pattern reads as percent', async () => {
  expect(await read('Score: 0.5', { pattern: PATTERN, scale: 'percent' })).toMatchObject({
    metric: { value: 0.5, normalised: 0.005 },
    flags: [],
  })
})

it('takes a share above 1 as percent, and flags it', async () => {
  expect(await read('GREENML_METRIC accuracy=93')).toMatchObject({
    metric: { value: 93, normalised: 0.93 },
    flags: ['percent-normalised'],
  })
  expect(await read('Accuracy: 93%')).toMatchObject({ metric: { normalised: 0.93 }, flags: [] })
})

it.each([
  ['nan', 'GREENML_METRIC accuracy=nan'],
  ['NaN', 'GREENML_METRIC accuracy=NaN'],
  ['infinity', 'GREENML_METRIC accuracy=inf'],
  ['hexadecimal', 'GREENML_METRIC accuracy=0x0'],
  ['a representation', 'GREENML_METRIC accuracy=np.float64(0.5)'],
  ['two numbers', 'GREENML_METRIC accuracy=0.5,0.6'],
  ['above the range', 'GREENML_METRIC accuracy=101'],
  ['below the range', 'GREENML_METRIC accuracy=-0.1'],
  ['nan after a good one', 'GREENML_METRIC accuracy=0.5\nGREENML_METRIC accuracy=nan'],
  ["nan in GenAI-GreenML's line", 'ACCURACY=nan'],
  ['a long word', `GREENML_METRIC accuracy=${'9'.repeat(9_000)}`],
])('calls %s invalid', async (_name, output) => {
  const found = await read(output)
  expect(found).toMatchObject({ status: 'invalid-metric', metric: null })
  if (found.status !== 'ok') expect(found.reason.length).toBeLessThan(120)
})

it.each([
  ['nothing', ''],
  ['another metric', 'GREENML_METRIC f1=0.5'],
  ['a line that goes on', 'GREENML_METRIC accuracy=0.5 but not really'],
  ['a line that has no value', 'GREENML_METRIC accuracy=\n0.5'],
  ['a name on the next line', 'GREENML_METRIC\naccuracy=0.5'],
  ['a sentence', 'the script prints GREENML_METRIC accuracy=0.5'],
  ['a name that only starts alike', 'GREENML_METRIC accuracy_score=0.5'],
  ['a line longer than any result', `ACCURACY=0.5${' '.repeat(10_000)}`],
])('finds no metric in %s', async (_name, output) => {
  expect(await read(output)).toMatchObject({ status: 'no-metric', reason: 'the output holds no accuracy' })
})

it.each(['1.7e308', '-1e200', '1.1e100'])(
  'calls %s larger than any result, so that no other number drowns in it',
  async (value) => {
    const rmse = metricRule.parse({ name: 'rmse', direction: 'lower', scale: 'absolute' })
    const found = await readMetric(`GREENML_METRIC rmse=${value}`, rmse, false)
    expect(found).toEqual({
      status: 'invalid-metric',
      metric: null,
      reason: `rmse = ${value} is larger than any result can be`,
    })
    expect((await readMetric('GREENML_METRIC rmse=1e100', rmse, false)).status).toBe('ok')
  },
)

it.each(['1e-320', '-1e-101', '0'])('takes %s for 0, since no chart has an axis for what is smaller', async (value) => {
  const rmse = metricRule.parse({ name: 'rmse', direction: 'lower', scale: 'absolute' })
  const metric = { name: 'rmse', value: 0, normalised: 0, hookSeconds: null }
  expect(await readMetric(`GREENML_METRIC rmse=${value}`, rmse, false)).toMatchObject({ status: 'ok', metric })
  const forged = { ...metric, value: Number(value), normalised: Number(value) }
  expect(metricReading.parse(forged)).toEqual(metric)
})

it('keeps to the range of the manifest, else to that of the metric', async () => {
  const r2 = metricRule.parse({ name: 'r2', direction: 'higher', scale: 'fraction' })
  expect((await readMetric('GREENML_METRIC r2=-7', r2, false)).status).toBe('ok')
  expect((await readMetric('GREENML_METRIC r2=1.5', r2, false)).status).toBe('invalid-metric')
  expect((await readMetric('GREENML_METRIC r2=-7', { ...r2, range: [-1, 1] }, false)).status).toBe('invalid-metric')
  const rmse = metricRule.parse({ name: 'rmse', direction: 'lower', scale: 'absolute' })
  expect(await readMetric('GREENML_METRIC rmse=43210', rmse, false)).toMatchObject({ metric: { normalised: 43210 } })
})

it.each([
  ['f1', [0, 0.5, 1], [-0.1, 101]],
  ['f1_macro', [0.5], [-0.1, 1.2]],
  ['auc', [0.5], [1.2]],
  ['roc_auc_score', [0.5], [1.2]],
  ['r2_score', [-3, 1], [1.1]],
  ['rmse', [0, 1e6], [-1e-9]],
  ['mcc', [-1, 1], [1.1, -1.1]],
  ['gain', [-1e6, 1e6], []],
])('knows what %s can be', async (name, good, bad) => {
  const rule = metricRule.parse({ name, direction: 'higher', scale: 'absolute' })
  const status = async (value: number) => (await readMetric(`GREENML_METRIC ${name}=${value}`, rule, false)).status
  expect(await Promise.all([...good, ...bad].map(status))).toEqual([
    ...good.map(() => 'ok'),
    ...bad.map(() => 'invalid-metric'),
  ])
})

it.each<[string, number | null]>([
  ['1,234', 1234],
  ['-1,234.5', -1234.5],
  ['12,345,678', 12345678],
  ...['0,123', '0,100', '01,234', '12,34', '1.234,567', '1,234,5', '1e5,000', '0x10', '1e', '-'].map(
    (each): [string, null] => [each, null],
  ),
])('takes %s as it is meant, or for no number', async (text, value) => {
  const rule = metricRule.parse({ name: 'gain', direction: 'higher', scale: 'absolute' })
  const found = await readMetric(`GREENML_METRIC gain=${text}`, rule, false)
  expect(found.status === 'ok' ? found.metric.value : null).toBe(value)
})

it.each([
  ['a fraction after a comma', '([0-9.]+)', '0,95', '0,95'],
  ['the digits of an exponent', '.*([0-9.]+)$', '9e-05', '9e-05'],
  ['a fraction', '.*?(\\.[0-9]+)$', '10.95', '10.95'],
  ['thousands', '([0-9.]+)', '1,234', '1,234'],
  ['thousands and a fraction', '([-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d+)?)', '12,345.67 now', '12,345.67'],
  ['what a greedy dot left', '.*([0-9.]+)', '0.95', '0.95'],
  ['the same behind a point', '.*([0-9]+)', '0.9', '0.9'],
  ['whole digits alone', '([0-9]+)', '0.95', '0.95'],
  ['all but the exponent', '([0-9.]+)', '9.5e-05', '9.5e-05'],
])('takes no part of a number for the metric: %s', async (_name, group, value, whole) => {
  const rmse = metricRule.parse({ name: 'rmse', direction: 'lower', scale: 'absolute', pattern: `Score: ${group}` })
  const found = await readMetric(`Score: ${value}\n`, rmse, true)
  expect(found).toEqual({
    status: 'no-metric',
    metric: null,
    reason: expect.stringMatching(/^the manifest's pattern takes \S+ out of the number .*: let it take all of it$/),
  })
  expect(found.status === 'ok' ? '' : found.reason).toContain(`the number ${whole}:`)
})

it('takes no last part of thousands for a number, but one of a list whose comma the pattern knows', async () => {
  const read = (pattern: string, line: string) =>
    readMetric(line, metricRule.parse({ name: 'gain', direction: 'higher', scale: 'absolute', pattern }), true)
  for (const line of ['12,345 rows', 'of 1,212,345 rows', '12,345.5 rows']) {
    expect(await read('([0-9.]+) rows', line)).toMatchObject({
      status: 'no-metric',
      reason: expect.stringContaining(`out of the number ${line.replaceAll(/of | rows/g, '')}: let it take all of it`),
    })
  }
  expect(await read('[0-9]+,([0-9]+) rows', '12,345 rows')).toMatchObject({ metric: { value: 345 } })
  expect(await read('([0-9.]+) rows', 'of 1,2,345 rows')).toMatchObject({ metric: { value: 345 } })
  expect(await read('([0-9.]+) rows', '0.12,345 rows')).toMatchObject({ metric: { value: 345 } })
})

it.each([
  ['the end of a sentence', 'Score: ([0-9]+)', 'Score: 7.', 7],
  ['a list', 'Score: ([0-9.]+)', 'Score: 0.3,0.95', 0.3],
  ['a list that begins with a whole number', 'Score: ([0-9.]+)', 'Score: 1,0.95,0.3', 1],
  ['a row whose comma the pattern knows', '^Score,([0-9]+),', 'Score,12,95', 12],
  ['of a name that ends in a digit', 'R2([0-9.]+)', 'R20.85', 0.85],
  ['what is left of a ratio', 'Score: ([0-9]+)', 'Score: 95/100', 95],
  ['behind a range', 'Score: 0-([0-9.]+)', 'Score: 0-0.5', 0.5],
  ['all digits that it wants', 'Score: ([0-9]\\.[0-9]{2})', 'Score: 0.9512', 0.95],
])('takes a number that stands for itself: %s', async (_name, pattern, line, value) => {
  const rmse = metricRule.parse({ name: 'rmse', direction: 'lower', scale: 'absolute', pattern })
  expect(await readMetric(`${line}\n`, rmse, true)).toMatchObject({ metric: { value } })
})

it('finds the line among bytes that are no text', async () => {
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7919 + (at >> 8)) % 256))
  const folder = await makeFolder({})
  const path = join(folder, 'stdout')
  for (const line of ['GREENML_METRIC accuracy=0.5', 'ACCURACY=0.5', 'Score: 0.5']) {
    await writeFile(path, Buffer.concat([bytes, Buffer.from(`\n${line}\n`), bytes.subarray(0, 1000)]))
    expect(await read(await readTail(path), { pattern: PATTERN })).toMatchObject({ metric: { normalised: 0.5 } })
    expect(await read(await readTail(path, 2000), { pattern: PATTERN })).toMatchObject({ metric: { normalised: 0.5 } })
  }
})

const FLOOD = 4 * 1024 * 1024
it.each([
  ['empty lines', '\n'.repeat(FLOOD)],
  ['blanks', ' '.repeat(FLOOD)],
  ['blanks after a number', `ACCURACY=1${' '.repeat(FLOOD)}x`],
  ['digits', `ACCURACY=${'1'.repeat(FLOOD)}x`],
  ['one word', `GREENML_METRIC accuracy=${'x'.repeat(FLOOD)} y`],
  ['metric lines that do not fit', 'GREENML_METRIC accuracy= \n'.repeat(FLOOD / 25)],
])('is not held up by a flood of %s', async (_name, flood) => {
  const seconds = await spendCpu(async () => {
    for (const line of ['GREENML_METRIC accuracy=0.5', 'ACCURACY=0.5', 'Score: 0.5']) {
      expect(await read(`${flood}\n${line}\n`, { pattern: PATTERN })).toMatchObject({ metric: { normalised: 0.5 } })
    }
  })
  expect(seconds).toBeLessThan(5)
})

it("does not hang on a flood that a manifest's pattern goes back and forth over", async () => {
  const rule = { pattern: 'score[^0-9]*([0-9.]+)' }
  const flood = `score 0.5\n${'score '.repeat(100_000)}\n`
  const seconds = await spendCpu(async () => {
    expect(await read(flood, rule, true)).toMatchObject({ metric: { value: 0.5 } })
  })
  expect(seconds).toBeLessThan(2)
})
