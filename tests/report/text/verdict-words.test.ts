import { expect, it } from 'vitest'
import { formatFinding, formatReason, formatVerdict } from '../../../src/report/text/verdict-words.ts'
import type { Cause, LeftOut, Ratio } from '../../../src/schema/analysis/ratio.ts'

const RATIO: Ratio = {
  baseline: 'original',
  estimate: 0.62,
  interval: [0.55, 0.7],
  pairs: 6,
  quality: 'measured',
  verdict: 'less',
  margin: null,
  cause: null,
  leftOut: [],
  smallestEffect: 0.02,
  sessions: 2,
  exploratory: false,
  vetoedBy: null,
}

const leftOut = (reading: Extract<Cause, { kind: 'missing' }>['reading']): Partial<Ratio> => ({
  verdict: 'not-measured',
  cause: { kind: 'missing', quantity: 'cpu', leftOut: true, reading },
})

it.each<[Partial<Ratio>, string]>([
  [{ verdict: 'less' }, 'less'],
  [{ verdict: 'equivalent', margin: 0.05 }, 'equivalent within ±5 %'],
  [{ verdict: 'inconclusive', margin: 0.05 }, 'no detectable difference'],
  [{ verdict: 'not-comparable', cause: { kind: 'less-accurate' } }, 'not comparable: less accurate'],
  [{ verdict: 'not-comparable', cause: { kind: 'suspect' } }, 'not comparable: suspect'],
  [{ verdict: 'not-measured' }, 'not measured'],
  [leftOut(null), 'not compared: no reading that counts'],
  [leftOut({ kind: 'contaminated' }), 'not compared: other load beside it'],
  [leftOut({ kind: 'doubtful', doubts: [] }), 'not compared: reading in doubt'],
  [{ verdict: 'not-measured', cause: { kind: 'across-meters' } }, 'not compared: other meters'],
  [{ verdict: 'not-measured', cause: { kind: 'accuracy-unknown' } }, 'not compared: accuracy unknown'],
  [{ verdict: 'too-few-runs' }, 'too few runs'],
  [{ verdict: 'too-few-projects' }, 'too few projects'],
])('the verdict %j is “%s”', (over, words) => {
  expect(formatVerdict({ ...RATIO, ...over })).toBe(words)
})

it('gives a percentage only where the verdict is a difference, and never for an estimate', () => {
  expect(formatFinding(RATIO, 'cpu')).toBe('38 % less CPU time')
  expect(formatFinding({ ...RATIO, verdict: 'inconclusive' }, 'cpu')).toBe('no detectable difference')
  expect(formatFinding({ ...RATIO, verdict: 'too-few-runs' }, 'energy')).toBe('too few runs')
  expect(formatFinding({ ...RATIO, verdict: 'too-few-projects' }, 'energy')).toBe('too few projects')
  expect(formatFinding({ ...RATIO, quality: 'estimated' }, 'energy')).toBe('estimated ×/÷2')
  expect(formatFinding(null, 'energy')).toBe('not measured')
})

const corrected = {
  kind: 'not-after-correction',
  family: 'primary',
  method: 'holm',
  tests: 8,
  adjustedP: 0.081,
} as const
const missing = { kind: 'missing', quantity: 'energy', leftOut: false, reading: null } as const

it.each<[Cause, Parameters<typeof formatReason>[1], string]>([
  [{ kind: 'suspect' }, 'project', 'the metric of every answer that ran is suspect'],
  [{ kind: 'suspect' }, 'block', 'its metric is suspect'],
  [{ kind: 'estimated', quantity: 'energy' }, 'block', 'energy was estimated, and an estimate enters no verdict'],
  [{ kind: 'across-meters' }, 'block', 'different meters, or different zones of one, read the two sides'],
  [missing, 'block', 'energy was not measured'],
  [
    { ...missing, reading: { kind: 'energy', reason: { kind: 'no-power-pmu' } } },
    'project',
    'energy was not measured: the kernel has no power PMU (a virtual machine, or no RAPL)',
  ],
  [
    { ...missing, leftOut: true, reading: { kind: 'contaminated' } },
    'project',
    'energy was measured, but other load ran beside the run and is in what the counters say',
  ],
  [
    { ...missing, reading: { kind: 'too-small' } },
    'block',
    'energy was not measured: the energy counter did not move during the run',
  ],
  [
    { ...missing, reading: { kind: 'not-recorded' } },
    'block',
    'energy was not measured: this host gave no reading of energy',
  ],
  [
    { ...missing, quantity: 'cpu', reading: { kind: 'too-small' } },
    'block',
    'CPU time was not measured: CPU time was too small to be read',
  ],
  [
    { ...missing, quantity: 'wall', reading: { kind: 'not-recorded' } },
    'block',
    'wall time was not measured: wall time was not recorded',
  ],
  [{ ...missing, reading: { kind: 'execution', reason: { kind: 'no-program' } } }, 'round', 'no program was started'],
  [missing, 'round', 'a run has no reading'],
  [{ ...missing, leftOut: true }, 'round', 'no round has energy that can be trusted'],
  [{ kind: 'too-few-pairs', needed: 5 }, 'round', '4 rounds with a reading of both, and a verdict needs 5'],
  [{ kind: 'accuracy-unknown' }, 'block', 'the accuracy of one of the two is unknown'],
  [{ kind: 'less-accurate' }, 'block', 'it falls behind by more than the tolerance'],
  [
    { kind: 'accuracy-not-settled' },
    'block',
    'runs and test rows vary too much to show that the accuracy falls behind by more than the tolerance, or that it does not',
  ],
  [{ kind: 'none-as-accurate' }, 'project', 'no answer ran to its end and is shown to be as accurate as the baseline'],
  [
    corrected,
    'project',
    "the interval leaves out 1, but not after Holm's correction over 8 declared tests (p = 0.081)",
  ],
  [
    { ...corrected, family: 'exploratory', method: 'benjamini-hochberg', tests: 1 },
    'project',
    "the interval leaves out 1, but not after Benjamini–Hochberg's correction over 1 exploratory test (p = 0.081)",
  ],
  [
    { kind: 'tests-disagree', signFlipP: 0.1234, wilcoxonP: 0.0342 },
    'project',
    "not every test agrees: sign-flip test p = 0.12, Wilcoxon's p = 0.034",
  ],
  [
    { kind: 'tests-disagree', signFlipP: 0.5, wilcoxonP: null },
    'project',
    'not every test agrees: sign-flip test p = 0.5',
  ],
  [{ kind: 'within-noise-floor', floor: 0.0213 }, 'round', 'within the noise floor of ±2.1 %'],
])('the cause %j of %ss is told', (cause, pair, words) => {
  expect(formatReason({ ...RATIO, pairs: 4, cause }, pair)).toBe(words)
})

it.each<[LeftOut[], Parameters<typeof formatReason>[1], string | null]>([
  [[], 'block', null],
  [[{ kind: 'unread', pairs: 2 }], 'project', 'left out: 2 of 8 projects without a ratio of that quality'],
  [
    [
      { kind: 'unread', pairs: 1 },
      { kind: 'across-meters', pairs: 2 },
    ],
    'block',
    'left out: 1 without a measured reading of both, 2 of which different meters, or different zones of one, read the two sides',
  ],
  [
    [
      { kind: 'failed', pairs: 6 },
      { kind: 'contaminated', pairs: 3 },
      { kind: 'doubtful', pairs: 1 },
    ],
    'round',
    '6 left out in which a command failed; 3 left out that other load disturbed; 1 left out whose energy is in doubt',
  ],
])('what was left out, %j, stands behind the cause', (leftOut, pair, words) => {
  expect(formatReason({ ...RATIO, leftOut }, pair)).toBe(words)
  const cause = { kind: 'accuracy-unknown' } as const
  expect(formatReason({ ...RATIO, cause, leftOut }, pair)).toBe(
    ['the accuracy of one of the two is unknown', ...(words === null ? [] : [words])].join('; '),
  )
})
