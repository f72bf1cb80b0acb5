import { expect, it } from 'vitest'
import { parseFailOn } from '../../../../src/analysis/comparison/fail-on.ts'
import { judgeConditions } from '../../../../src/analysis/measurement/judge-revisions.ts'
import { renderRevisions, renderRevisionsMarkdown } from '../../../../src/report/measurement/revisions.ts'
import {
  formatCondition,
  formatMetricChange,
  formatRevisionTitle,
} from '../../../../src/report/text/measurement/revision-words.ts'
import type { CommandComparison, MeasuredRun } from '../../../../src/schema/analysis/measurement.ts'
import type { RevisionComparison } from '../../../../src/schema/analysis/revision-comparison.ts'
import { makeMeasurement } from '../../make-measurement.ts'
import { makeRevisions } from '../../make-revisions.ts'

const unmeasured = (run: MeasuredRun) => ({ ...run, energy: [] })
const failing = (failed: number) =>
  makeMeasurement({}, (run, command) => (command === failed ? { ...run, exitCode: 3 } : run))

it('says in one line what head changes', () => {
  expect(formatRevisionTitle(makeRevisions())).toMatchInlineSnapshot(
    `"20 % less energy (×0.79–0.81), 20 % less CPU time (×0.79–0.81), same f1 (0.900)"`,
  )
  expect(formatRevisionTitle(makeRevisions({}, makeMeasurement({}, unmeasured)))).toMatchInlineSnapshot(
    `"20 % less CPU time (×0.79–0.81), same f1 (0.900); energy not measured here"`,
  )
  expect(formatRevisionTitle(makeRevisions({}, failing(0)))).toBe('base failed (exit 3), so nothing is compared')
  expect(formatRevisionTitle(makeRevisions({}, failing(1)))).toBe('head failed (exit 3), where base ran')
})

it('never calls unmeasured what was measured and left out', () => {
  const all = makeRevisions({}, makeMeasurement({}, unmeasured))
  const lost: Partial<CommandComparison> = {
    ratio: null,
    interval: null,
    verdict: 'too-few-runs',
    leftOut: [{ kind: 'contaminated', pairs: 5 }],
  }
  const comparisons = all.measurement.comparisons.map((each) => (each.quantity === 'cpu' ? { ...each, ...lost } : each))
  expect(formatRevisionTitle({ ...all, measurement: { ...all.measurement, comparisons } })).toBe(
    'CPU time: too few runs (5 left out that other load disturbed), same f1 (0.900); energy not measured here',
  )
})

it('says what became of the metric', () => {
  expect(formatMetricChange(makeRevisions())).toBe('same f1 (0.900)')
  expect(formatMetricChange(makeRevisions({ head: [0.905, 0.905] }))).toBe('f1 as good (0.905 instead of 0.900)')
  expect(formatMetricChange(makeRevisions({ head: [0.8, 0.8] }))).toBe('f1 worse (0.800 instead of 0.900)')
  expect(formatMetricChange(makeRevisions({ head: [0.88, 0.92] }))).toBe('f1 not settled (0.900 instead of 0.900)')
  const often = makeRevisions({ base: Array(9).fill(0.9), head: [0.9, 0.6, 0.9, 0.6, 0.9, 0.6, 0.9, 0.6, 0.9] })
  expect(formatMetricChange(often)).toBe('f1 worse (0.767 instead of 0.900)') // the medians are alike
  expect(formatMetricChange(makeRevisions({ head: [null, null] }))).toBe('f1 is gone (it was 0.900)')
  expect(formatMetricChange(makeRevisions({ base: [null, null] }))).toBe('f1 0.900, which base does not print')
  expect(formatMetricChange(makeRevisions({ base: [], head: [] }))).toBe('no f1 was printed')
})

const outcomes = (comparison: RevisionComparison, conditions: string) =>
  judgeConditions(parseFailOn(conditions), comparison).map((each) => formatCondition(comparison, each))

it('says of each condition how it came out, and why where it did not pass', () => {
  const all = 'cpu:10%,energy,memory,accuracy,success'
  expect(outcomes(makeRevisions(), all)).toEqual(all.split(',').map((each) => `--fail-on ${each}: passed`))
  const slower = makeMeasurement({}, (run, command) => ({ ...unmeasured(run), userSeconds: command === 0 ? 1 : 1.5 }))
  expect(outcomes(makeRevisions({ base: [], head: [] }, slower), 'cpu:10%,energy,accuracy')).toMatchInlineSnapshot(`
    [
      "--fail-on cpu:10%: failed: 50 % more CPU time (×1.50–1.50)",
      "--fail-on energy: could not be checked: energy not measured",
      "--fail-on accuracy: could not be checked: no f1 was printed",
    ]
  `)
  const sometimes = makeMeasurement({}, (run, command) => (command + run.round === 1 ? { ...run, exitCode: 3 } : run))
  expect(outcomes(makeRevisions({}, sometimes), 'success')).toMatchInlineSnapshot(`
    [
      "--fail-on success: could not be checked: base failed in 1 of 10 runs, head failed in 1 of 10 runs",
    ]
  `)
  expect(outcomes(makeRevisions({}, failing(1)), 'cpu,accuracy,success')).toMatchInlineSnapshot(`
    [
      "--fail-on cpu: could not be checked: head failed in 10 of 10 runs",
      "--fail-on accuracy: failed: head failed in 10 of 10 runs",
      "--fail-on success: failed: head failed in 10 of 10 runs",
    ]
  `)
})

it('names failed runs as the reason of what they decide alone', () => {
  const once = makeMeasurement({}, (run, command) =>
    command + run.round === 0 ? { ...unmeasured(run), exitCode: 3 } : unmeasured(run),
  )
  expect(outcomes(makeRevisions({ head: [0.8, 0.8] }, once), 'energy,accuracy,success')).toEqual([
    '--fail-on energy: could not be checked: base failed in 1 of 10 runs; energy not measured',
    '--fail-on accuracy: failed: f1 worse (0.800 instead of 0.900)',
    '--fail-on success: could not be checked: base failed in 1 of 10 runs',
  ])
})

it('folds the table below the finding, and lets nothing into the Markdown', () => {
  const markdown = renderRevisionsMarkdown(makeRevisions(), new Map(), {})
  expect(markdown).not.toContain('<b>')
  expect(markdown.split('\n').slice(0, 11)).toMatchInlineSnapshot(`
    [
      "### 20 % less energy (×0.79–0.81), 20 % less CPU time (×0.79–0.81), same f1 (0.900)",
      "",
      "- ✔ --fail-on cpu:10%: passed",
      "- ✔ --fail-on energy: passed",
      "",
      "<details><summary>How it was measured</summary>",
      "",
      "- command: python train.py '&lt;b&gt;' in pkg",
      "- Peak memory: no detectable difference (×1.00–1.00)",
      "- base: aaaaaaaaaaaa (main), Python 3.11.7",
      "- head: the files as they lay here, by the program that was here",
    ]
  `)
})

it('says below the finding that other load ran beside the runs, where it did beside more than a few', () => {
  const beside = (rounds: number) => {
    const measured = makeMeasurement({}, (run) => (run.round < rounds ? { ...run, flags: ['contaminated'] } : run))
    return renderRevisionsMarkdown(makeRevisions({}, measured), new Map(), {}).split('\n')[2]
  }
  expect(beside(4)).toBe('> Other load ran beside 8 of 20 measured runs.')
  expect(beside(1)).not.toContain('Other load')
})

it('tells each finding once beside the table', () => {
  const terminal = renderRevisions(makeRevisions(), new Map(), { width: 300, colour: false }, {})
  for (const text of [terminal, renderRevisionsMarkdown(makeRevisions(), new Map(), {})]) {
    expect(text).not.toMatch(/ uses .* times the /)
    expect(text.match(/same f1/gi)).toHaveLength(1)
  }
})

it('ends with the finding at a terminal', () => {
  const text = renderRevisions(makeRevisions(), new Map(), { width: 100, colour: false }, {})
  expect(text.split('\n').slice(-9)).toMatchInlineSnapshot(`
    [
      "",
      "Peak memory: no detectable difference (×1.00–1.00)",
      "base: aaaaaaaaaaaa (main), Python 3.11.7",
      "head: the files as they lay here, by the program that was here",
      "ran in the sandbox (bubblewrap)",
      "--fail-on cpu:10%: passed",
      "--fail-on energy: passed",
      "",
      "20 % less energy (×0.79–0.81), 20 % less CPU time (×0.79–0.81), same f1 (0.900)",
    ]
  `)
})
