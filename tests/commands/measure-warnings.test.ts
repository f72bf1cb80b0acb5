import { expect, it } from 'vitest'
import { summariseMeasurement } from '../../src/analysis/measurement/summarise.ts'
import { findWarnings } from '../../src/analysis/measurement/warnings.ts'
import type { MeasuredRun } from '../../src/schema/measurement.ts'
import { makeRun, normalNoise } from '../analysis/measured-runs.ts'

const noise = normalNoise(3)
const make = (n: number, seconds: (round: number) => number, over: Partial<MeasuredRun> = {}) =>
  Array.from({ length: n }, (_, round) => {
    const wallSeconds = seconds(round) * (1 + 0.002 * noise())
    return makeRun({ round, wallSeconds, joules: 10 * wallSeconds, ...over })
  })
const find = (...commands: { runs: MeasuredRun[]; warmups?: MeasuredRun[] }[]) =>
  findWarnings(
    commands.map(({ runs, warmups = [makeRun()] }) => ({ runs, warmups })),
    'joules',
    true,
  )

it('warns of nothing where there is nothing', () => {
  expect(find({ runs: make(20, () => 1) }, { runs: make(20, () => 2) })).toEqual([])
})

it('finds one slow run among quick ones, but not a millisecond', () => {
  expect(find({ runs: make(20, (round) => (round === 7 ? 1.5 : 1)) })).toMatchObject([
    { kind: 'outliers', command: 0, text: expect.stringMatching(/^1 outlier in wall time \(1\.5 s\)/) },
  ])
  const even = make(20, () => 1).map((run) => ({ ...run, wallSeconds: 1 + 1e-6 * (run.round % 3) }))
  expect(find({ runs: even.map((run) => (run.round === 7 ? { ...run, wallSeconds: 1.001 } : run)) })).toEqual([])
})

it('tells a cold first run where there was no warm-up', () => {
  const runs = make(10, (round) => (round === 0 ? 3 : 1))
  expect(find({ runs, warmups: [] })[0]).toMatchObject({ kind: 'slow-start', text: expect.stringContaining('×3') })
  expect(find({ runs }).map(({ kind }) => kind)).not.toContain('slow-start')
})

it('warns of runs too short for the counters, of failures and of other load', () => {
  expect(find({ runs: make(5, () => 0.02) })).toMatchObject([
    { kind: 'short', text: expect.stringContaining('off by up to 10 %') },
  ])
  const failing = make(6, () => 1).map((run) => (run.round % 2 ? { ...run, exitCode: null, signal: 'SIGSEGV' } : run))
  expect(find({ runs: failing })).toMatchObject([{ kind: 'failed', text: '3 of 6 runs failed (SIGSEGV)' }])
  const disturbed = make(5, () => 1, { flags: ['contaminated'] })
  expect(find({ runs: disturbed })).toMatchObject([{ kind: 'contaminated' }])
})

it('tells the load of others by what it is a share of', () => {
  const conditions = {
    ...{ otherCpuSeconds: 0.24, otherCpuShare: 0.96 },
    ...{ temperatureCelsius: null, frequencyMegahertz: null, throttled: null },
  }
  const runs = (userSeconds: number) =>
    make(5, () => 2, { flags: ['contaminated'], conditions, userSeconds }).map((run) => ({ ...run, wallSeconds: 2 }))
  expect(find({ runs: runs(0.01) })[0]?.text).toContain('(others kept 12 % of one processor busy)')
  expect(find({ runs: runs(2) })[0]?.text).toContain("(96 % of the busy CPU time was others')")
})

it('tells what the limit ended from what failed by itself, and a warm-up from a run', () => {
  const runs = make(4, () => 1).map((run) => ({
    ...run,
    ...(run.round < 3 ? { exitCode: null, signal: 'SIGKILL', flags: run.round < 2 ? ['timeout'] : [] } : {}),
  }))
  expect(findWarnings([{ runs, warmups: [] }], 'joules', true, 0.5)).toMatchObject([
    { kind: 'failed', text: '2 of 4 runs were ended by --timeout 0.5 s; 1 of 4 runs failed (SIGKILL)' },
  ])
  expect(find({ runs: make(5, () => 1), warmups: [makeRun({ exitCode: 2 })] })).toMatchObject([
    { kind: 'failed', text: '1 of 1 warm-up run failed (exit code 2)' },
  ])
})

it('notices that the machine drifts, and that the place in a round matters', () => {
  const drifting = make(20, (round) => 1 + 0.005 * round)
  expect(find({ runs: drifting })).toMatchObject([
    { kind: 'drift', command: null, text: expect.stringMatching(/^energy rose by 9|^energy rose by 10/) },
  ])
  const second = (place: number) =>
    make(20, () => 1).map((run) => {
      const orderIndex = (run.round + place) % 2
      const wallSeconds = 1 + 0.05 * orderIndex
      return makeRun({ round: run.round, orderIndex, wallSeconds, joules: 10 * wallSeconds * (1 + 0.002 * noise()) })
    })
  expect(find({ runs: second(0) }, { runs: second(1) })).toMatchObject([
    { kind: 'order', text: expect.stringMatching(/^energy rose by (4\.9|5|5\.0|5\.1) %/) },
  ])
})

it('says how much energy is in doubt and why, and gives no verdict from it', () => {
  const doubting = (runs: MeasuredRun[], every = 1) =>
    runs.map((run) => {
      const reason = `doubtful: only ${2 + (run.round % 2)} readings of power within 1.0 s`
      return run.round % every > 0 ? run : { ...run, energy: run.energy.map((each) => ({ ...each, reason })) }
    })
  const compare = (runs: MeasuredRun[]) => {
    const sides = [make(12, () => 2), runs].map((each) => ({ runs: each, warmups: [makeRun()] }))
    const { comparisons, warnings } = summariseMeasurement(sides, null, { target: null }, 1)
    return { energy: comparisons.find(({ quantity }) => quantity === 'joules'), warnings }
  }
  expect(compare(make(12, () => 1)).energy).toMatchObject({ verdict: 'less', pairs: 12 })
  const all = compare(doubting(make(12, () => 1)))
  expect(all.energy).toMatchObject({
    verdict: 'not-measured',
    ratio: null,
    cause: { kind: 'missing', quantity: 'energy', leftOut: true, reading: null },
    leftOut: [{ kind: 'doubtful', pairs: 12 }],
  })
  expect(all.warnings).toEqual([
    {
      kind: 'doubtful',
      command: 1,
      text: 'energy of 12 of 12 runs in doubt, so it enters no comparison: only 2 readings of power within 1.0 s, and the like',
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
