import { expect, it } from 'vitest'
import { summariseMeasurement } from '../../src/analysis/measurement/summarise.ts'
import { findWarnings } from '../../src/analysis/measurement/warnings.ts'
import type { MeasuredRun } from '../../src/schema/analysis/measurement.ts'
import type { Doubt } from '../../src/schema/measurement/doubt.ts'
import { makeRun, normalNoise } from './measured-runs.ts'

const noise = normalNoise(3)
const make = (n: number, seconds: (round: number) => number, over: Partial<MeasuredRun> = {}) =>
  Array.from({ length: n }, (_, round) => {
    const wallSeconds = seconds(round) * (1 + 0.002 * noise())
    return makeRun({ round, wallSeconds, joules: 10 * wallSeconds, ...over })
  })
const find = (...commands: { runs: MeasuredRun[]; warmups?: MeasuredRun[] }[]) =>
  findWarnings(
    commands.map(({ runs, warmups = [makeRun()] }) => ({ runs, warmups })),
    'energy',
    true,
  )
const near = (value: number, digits = 2) => expect.closeTo(value, digits)

it('warns of nothing where there is nothing', () => {
  expect(find({ runs: make(20, () => 1) }, { runs: make(20, () => 2) })).toEqual([])
})

it('finds one slow run among quick ones, but not a millisecond', () => {
  expect(find({ runs: make(20, (round) => (round === 7 ? 1.5 : 1)) })).toEqual([
    { kind: 'outliers', severity: 'warning', command: 0, numbers: { seconds: [near(1.5)] }, evidence: [7] },
  ])
  const even = make(20, () => 1).map((run) => ({ ...run, wallSeconds: 1 + 1e-6 * (run.round % 3) }))
  expect(find({ runs: even.map((run) => (run.round === 7 ? { ...run, wallSeconds: 1.001 } : run)) })).toEqual([])
})

it('knows a cold first run where there was no warm-up', () => {
  const runs = make(10, (round) => (round === 0 ? 3 : 1))
  expect(find({ runs, warmups: [] })[0]).toMatchObject({
    kind: 'slow-start',
    numbers: { seconds: near(3, 1), usualSeconds: near(1, 1) },
    evidence: [0],
  })
  expect(find({ runs }).map(({ kind }) => kind)).not.toContain('slow-start')
})

it('warns of runs too short for the counters, of failures and of other load', () => {
  expect(find({ runs: make(5, () => 0.02) })).toMatchObject([
    { kind: 'short', coarse: 'energy', numbers: { medianSeconds: near(0.02), error: near(0.1) } },
  ])
  const failing = make(6, () => 1).map((run) => (run.round % 2 ? { ...run, exitCode: null, signal: 'SIGSEGV' } : run))
  expect(find({ runs: failing })).toMatchObject([
    {
      kind: 'failed',
      severity: 'error',
      purpose: 'measured',
      numbers: { runs: 6, failed: 3, timedOut: 0 },
      endings: [{ exitCode: null, signal: 'SIGSEGV' }],
      evidence: [1, 3, 5],
    },
  ])
  const disturbed = make(5, () => 1, { flags: ['contaminated'] })
  expect(find({ runs: disturbed })).toMatchObject([
    { kind: 'contaminated', energyLeftOut: true, numbers: { runs: 5, disturbed: 5 } },
  ])
})

it('counts the load of others as processors where the command waits, else as their share', () => {
  const conditions = {
    otherCpuSeconds: 0.24,
    otherCpuShare: 0.96,
    temperatureCelsius: null,
    frequencyMegahertz: null,
    throttled: null,
  }
  const runs = (userSeconds: number) =>
    make(5, () => 2, { flags: ['contaminated'], conditions, userSeconds }).map((run) => ({ ...run, wallSeconds: 2 }))
  expect(find({ runs: runs(0.01) })[0]?.numbers).toMatchObject({ otherProcessors: near(0.12), otherShare: null })
  expect(find({ runs: runs(2) })[0]?.numbers).toMatchObject({ otherProcessors: null, otherShare: near(0.96) })
})

it('holds what the limit ended apart from what failed by itself, and a warm-up from a run', () => {
  const runs = make(4, () => 1).map((run) => ({
    ...run,
    ...(run.round < 3
      ? { exitCode: null, signal: 'SIGKILL', flags: run.round < 2 ? (['timeout'] as const).slice() : [] }
      : {}),
  }))
  expect(findWarnings([{ runs, warmups: [] }], 'energy', true, 0.5)).toMatchObject([
    { kind: 'failed', numbers: { runs: 4, failed: 1, timedOut: 2, timeoutSeconds: 0.5 }, evidence: [0, 1, 2] },
  ])
  expect(find({ runs: make(5, () => 1), warmups: [makeRun({ exitCode: 2 })] })).toMatchObject([
    { kind: 'failed', purpose: 'warmup', numbers: { runs: 1, failed: 1 }, endings: [{ exitCode: 2, signal: null }] },
  ])
})

it('notices that the machine drifts, and that the place in a round matters', () => {
  const drifting = make(20, (round) => 1 + 0.005 * round)
  expect(find({ runs: drifting })).toMatchObject([
    { kind: 'drift', command: null, quantity: 'energy', numbers: { change: near(0.1, 1) } },
  ])
  const second = (place: number) =>
    make(20, () => 1).map((run) => {
      const orderIndex = (run.round + place) % 2
      const wallSeconds = 1 + 0.05 * orderIndex
      return makeRun({ round: run.round, orderIndex, wallSeconds, joules: 10 * wallSeconds * (1 + 0.002 * noise()) })
    })
  expect(find({ runs: second(0) }, { runs: second(1) })).toMatchObject([
    { kind: 'order', quantity: 'energy', numbers: { change: near(0.05) } },
  ])
})

it('takes rounds that are slow as a whole for noise: a round is one observation of drift', () => {
  const trials = 300
  let warned = 0
  for (let trial = 0; trial < trials; trial++) {
    const slow = Array.from({ length: 10 }, () => 0.05 * noise())
    const commands = Array.from({ length: 5 }, () => ({
      runs: make(10, (round) => Math.exp((slow[round] ?? 0) + 0.05 * noise())),
    }))
    warned += Number(find(...commands).some(({ kind }) => kind === 'drift'))
  }
  expect(warned / trials).toBeLessThan(0.03)
})

it('says how much energy is in doubt and why, and gives no verdict from it', () => {
  const doubting = (runs: MeasuredRun[], every = 1) =>
    runs.map((run) => {
      const doubts: Doubt[] = [{ kind: 'few-readings', readings: 2 + (run.round % 2), seconds: 1 }]
      return run.round % every > 0 ? run : { ...run, energy: run.energy.map((each) => ({ ...each, doubts })) }
    })
  const compare = (runs: MeasuredRun[]) => {
    const sides = [make(12, () => 2), runs].map((each) => ({ runs: each, warmups: [makeRun()] }))
    const { comparisons, warnings, leading } = summariseMeasurement(sides, null, { target: null }, 1)
    return { energy: comparisons.find(({ quantity }) => quantity === 'energy'), warnings, leading }
  }
  expect(compare(make(12, () => 1))).toMatchObject({ energy: { verdict: 'less', pairs: 12 }, leading: 'energy' })
  const all = compare(doubting(make(12, () => 1)))
  expect(all.leading).toBe('cpu')
  expect(all.energy).toMatchObject({
    verdict: 'not-measured',
    ratio: null,
    cause: { kind: 'missing', quantity: 'energy', leftOut: true, reading: null },
    leftOut: [{ kind: 'doubtful', pairs: 12 }],
  })
  expect(all.warnings).toMatchObject([
    {
      kind: 'doubtful',
      command: 1,
      numbers: { runs: 12, doubtful: 12 },
      doubts: [{ example: { kind: 'few-readings', readings: 2, seconds: 1 }, runs: 12, equal: false }],
    },
  ])
  const half = compare(
    doubting(
      make(12, () => 1),
      2,
    ),
  )
  expect(half.energy).toMatchObject({ verdict: 'less', pairs: 6, leftOut: [{ kind: 'doubtful', pairs: 6 }] })
})
