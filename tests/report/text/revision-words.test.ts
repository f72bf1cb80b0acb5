import { expect, it } from 'vitest'
import { compareMemory, judgeMetric } from '../../../src/analysis/measurement/judge-revisions.ts'
import { renderRevisions, renderRevisionsMarkdown } from '../../../src/report/measurement/revisions.ts'
import { formatCondition, formatMetricChange, formatRevisionTitle } from '../../../src/report/text/revision-words.ts'
import type { MeasuredRun, Measurement } from '../../../src/schema/measurement.ts'
import { metricRule } from '../../../src/schema/metric-rule.ts'
import { REVISION_COMPARISON_VERSION, type RevisionComparison } from '../../../src/schema/revision-comparison.ts'
import { makeMeasurement } from '../make-measurement.ts'

const rule = metricRule.parse({ name: 'f1', direction: 'higher', scale: 'fraction' })

function make(
  { base = [0.9, 0.9], head = [0.9, 0.9] }: { base?: (number | null)[]; head?: (number | null)[] } = {},
  measurement: Measurement = makeMeasurement(),
): RevisionComparison {
  return {
    ...{ schemaVersion: REVISION_COMPARISON_VERSION, command: ['python', 'train.py', '<b>'], folder: 'pkg' },
    base: { revision: 'main', commit: 'a'.repeat(40), python: '3.11.7', lockHash: 'b'.repeat(64) },
    head: { revision: '.', commit: null, python: null, lockHash: null },
    ...{ sandbox: 'bubblewrap', measurement, memory: compareMemory(measurement) },
    metric: judgeMetric({ base, head }, rule),
    failOn: [
      { condition: 'cpu:10%', subject: 'cpu', atLeast: 0.1, met: false, checked: true },
      { condition: 'energy', subject: 'energy', atLeast: 0, met: false, checked: false },
    ],
  }
}

const unmeasured = (run: MeasuredRun) => ({ ...run, energy: [] })
const failing = (failed: number) =>
  makeMeasurement({}, (run, command) => (command === failed ? { ...run, exitCode: 3 } : run))

it('says in one line what head changes', () => {
  expect(formatRevisionTitle(make())).toMatchInlineSnapshot(
    `"20 % less energy (×0.79–0.81), 20 % less CPU time (×0.79–0.81), same f1 (0.900)"`,
  )
  expect(formatRevisionTitle(make({}, makeMeasurement({}, unmeasured)))).toMatchInlineSnapshot(
    `"20 % less CPU time (×0.79–0.81), same f1 (0.900); energy not measured here"`,
  )
  expect(formatRevisionTitle(make({}, failing(0)))).toBe('base failed (exit 3), so nothing is compared')
  expect(formatRevisionTitle(make({}, failing(1)))).toBe('head failed (exit 3), where base ran')
})

it('says what became of the metric', () => {
  expect(formatMetricChange(make())).toBe('same f1 (0.900)')
  expect(formatMetricChange(make({ head: [0.905, 0.905] }))).toBe('f1 as good (0.905 instead of 0.900)')
  expect(formatMetricChange(make({ head: [0.8, 0.8] }))).toBe('f1 worse (0.800 instead of 0.900)')
  expect(formatMetricChange(make({ head: [0.88, 0.92] }))).toBe('f1 not settled (0.900 instead of 0.900)')
  expect(formatMetricChange(make({ head: [null, null] }))).toBe('f1 is gone (it was 0.900)')
  expect(formatMetricChange(make({ base: [null, null] }))).toBe('f1 0.900, which base does not print')
  expect(formatMetricChange(make({ base: [], head: [] }))).toBe('no f1 was printed')
})

it('says of each condition how it came out', () => {
  expect(make().failOn.map(formatCondition)).toEqual([
    '--fail-on cpu:10%: passed',
    '--fail-on energy: could not be checked',
  ])
})

it('folds the table below the finding, and lets nothing into the Markdown', () => {
  const markdown = renderRevisionsMarkdown(make(), new Map(), {})
  expect(markdown).not.toContain('<b>')
  expect(markdown.split('\n').slice(0, 12)).toMatchInlineSnapshot(`
    [
      "### 20 % less energy (×0.79–0.81), 20 % less CPU time (×0.79–0.81), same f1 (0.900)",
      "",
      "- ✔ --fail-on cpu:10%: passed",
      "- ✘ --fail-on energy: could not be checked",
      "",
      "<details><summary>How it was measured</summary>",
      "",
      "- command: python train.py &lt;b&gt; in pkg",
      "- Same f1 (0.900)",
      "- Peak memory: no detectable difference (×1.00–1.00)",
      "- base: aaaaaaaaaaaa (main), Python 3.11.7",
      "- head: the files as they lay here, by the program that was here",
    ]
  `)
})

it('ends with the finding at a terminal', () => {
  const text = renderRevisions(make(), new Map(), { width: 100, colour: false }, {})
  expect(text.split('\n').slice(-10)).toMatchInlineSnapshot(`
    [
      "",
      "Same f1 (0.900)",
      "Peak memory: no detectable difference (×1.00–1.00)",
      "base: aaaaaaaaaaaa (main), Python 3.11.7",
      "head: the files as they lay here, by the program that was here",
      "ran in the sandbox (bubblewrap)",
      "--fail-on cpu:10%: passed",
      "--fail-on energy: could not be checked",
      "",
      "20 % less energy (×0.79–0.81), 20 % less CPU time (×0.79–0.81), same f1 (0.900)",
    ]
  `)
})
