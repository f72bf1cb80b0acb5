import { expect, it } from 'vitest'
import { formatWarning } from '../../../../src/report/text/measurement/measurement-warnings.ts'
import type { Warning } from '../../../../src/schema/analysis/measurement.ts'

const warned = { severity: 'warning' as const, command: 0, evidence: [0] }
const failed = {
  kind: 'failed' as const,
  severity: 'error' as const,
  command: 0,
  evidence: [0],
  purpose: 'measured' as const,
  endings: [{ exitCode: null, signal: 'SIGSEGV' }],
}

it.each<[Warning, string | RegExp]>([
  [
    { ...warned, kind: 'outliers', numbers: { seconds: [1.5002] } },
    /^1 outlier in wall time \(1\.5 s\): something else ran/,
  ],
  [
    { ...warned, kind: 'slow-start', numbers: { seconds: 3, usualSeconds: 1 } },
    'the first run took 3 s, ×3 the median of the others: it was cold; --warmup 1 sets it apart',
  ],
  [
    { ...warned, kind: 'short', coarse: 'energy', numbers: { medianSeconds: 0.02, error: 0.1 } },
    'runs of 20 ms: energy counters move once a millisecond, at both ends of a run, so its joules are off by up to 10 %; repeat the work inside the command',
  ],
  [
    { ...warned, kind: 'short', coarse: 'time', numbers: { medianSeconds: 0.02, error: 0.1 } },
    /^runs of 20 ms: a process takes a millisecond to start and another to be seen ended, so its time is off by up to 10 %/,
  ],
  [{ ...failed, numbers: { runs: 6, failed: 3, timedOut: 0, timeoutSeconds: null } }, '3 of 6 runs failed (SIGSEGV)'],
  [
    { ...failed, numbers: { runs: 4, failed: 1, timedOut: 2, timeoutSeconds: 0.5 } },
    '2 of 4 runs were ended by --timeout 0.5 s; 1 of 4 runs failed (SIGSEGV)',
  ],
  [
    {
      ...failed,
      purpose: 'warmup',
      numbers: { runs: 1, failed: 1, timedOut: 0, timeoutSeconds: null },
      endings: [{ exitCode: 2, signal: null }],
    },
    '1 of 1 warm-up run failed (exit code 2)',
  ],
  [
    {
      ...warned,
      kind: 'contaminated' as const,
      energyLeftOut: true,
      numbers: { runs: 5, disturbed: 2, cpuLeftOut: 1, otherProcessors: 0.12, otherShare: null },
    },
    '2 of 5 runs disturbed by other load (others kept 12 % of one processor busy): their energy enters no comparison; nor does the CPU time of 1, whose threads may have spun while they waited for each other',
  ],
  [
    {
      ...warned,
      kind: 'contaminated' as const,
      energyLeftOut: false,
      numbers: { runs: 5, disturbed: 5, cpuLeftOut: 0, otherProcessors: null, otherShare: 0.96 },
    },
    "5 of 5 runs disturbed by other load (96 % of the busy CPU time was others')",
  ],
  [
    {
      ...warned,
      kind: 'contaminated' as const,
      energyLeftOut: false,
      numbers: { runs: 5, disturbed: 5, cpuLeftOut: 5, otherProcessors: null, otherShare: 0.96 },
    },
    "5 of 5 runs disturbed by other load (96 % of the busy CPU time was others'): the CPU time of 5, whose threads may have spun while they waited for each other, enters no comparison",
  ],
  [
    {
      ...warned,
      kind: 'doubtful' as const,
      numbers: { runs: 12, doubtful: 12 },
      doubts: [
        { example: { kind: 'few-readings' as const, readings: 2, seconds: 1 }, runs: 10, equal: false },
        { example: { kind: 'device-order' as const }, runs: 2, equal: true },
      ],
    },
    'energy of 12 of 12 runs in doubt, so it enters no comparison: only 2 readings of power within 1.0 s, and the like; cards differ and CUDA numbers the fastest first: set CUDA_DEVICE_ORDER=PCI_BUS_ID',
  ],
  [
    { kind: 'drift', severity: 'warning', command: null, quantity: 'energy', numbers: { change: 0.1 } },
    /^energy rose by 10 % from the first round to the last/,
  ],
  [
    { kind: 'order', severity: 'warning', command: null, quantity: 'cpu', numbers: { change: -0.05 } },
    /^CPU time fell by 5 % from the first place in a round to the last/,
  ],
])('%#: is a sentence with the numbers of the warning', (warning, text) => {
  expect(formatWarning(warning, 2)).toEqual(typeof text === 'string' ? text : expect.stringMatching(text))
})

it('speaks of comparisons only where several commands were measured', () => {
  const drift = {
    kind: 'drift',
    severity: 'warning',
    command: null,
    quantity: 'cpu',
    numbers: { change: 0.1 },
  } as const
  expect(formatWarning(drift, 2)).toMatch(/Each comparison is within rounds, so it hardly suffers$/)
  expect(formatWarning(drift, 1)).toMatch(/more --warmup helps$/)
})
