import { afterEach, expect, it, vi } from 'vitest'
import { formatFailure, RunProgress } from '../../src/benchmark/run-progress.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'

type Told = Pick<
  RunRecord,
  'variant' | 'block' | 'purpose' | 'status' | 'wallSeconds' | 'errorType' | 'errorMessage' | 'exitCode' | 'signal'
>
const run = (changes: Partial<Told> = {}) =>
  ({
    variant: 'p/a',
    block: 'p/m/1',
    purpose: 'measured',
    status: 'ok',
    wallSeconds: 1.5,
    errorType: null,
    errorMessage: null,
    exitCode: null,
    signal: null,
    ...changes,
  }) as RunRecord

afterEach(() => {
  vi.useRealTimers()
})

/** A hundred runs of `seconds` each, of which every tenth fails in the same way. */
function tell(isLive: boolean, seconds: number) {
  const told: string[] = []
  const seen: string[] = []
  let clock = 0
  const logger = {
    isLive,
    info: (line: string) => told.push(line),
    warn() {},
    status: (line: string) => seen.push(line),
  }
  const progress = new RunProgress(logger, 100, () => clock)
  for (let index = 1; index <= 100; index++) {
    progress.begin('p/a')
    clock += seconds
    progress.end(index % 10 === 0 ? run({ status: 'failed', errorType: 'KeyError' }) : run())
  }
  progress.close()
  return { told, seen }
}

it('tells a run that ended badly in one line', () => {
  const failed = run({ status: 'failed', errorType: 'KeyError', purpose: 'warmup', wallSeconds: null })
  expect(formatFailure(failed)).toBe('p/a, warm-up: failed: KeyError')
  expect(formatFailure(run({ status: 'timeout', signal: 'SIGKILL' }))).toBe('p/a, block 1: timeout after 1.50 s')
  const ended = { status: 'failed', wallSeconds: null } as const
  expect(formatFailure(run({ ...ended, exitCode: 3 }))).toBe('p/a, block 1: failed: exit code 3')
  expect(formatFailure(run({ ...ended, signal: 'SIGSEGV' }))).toBe('p/a, block 1: failed: SIGSEGV')
})

it('tells why the bench lost runs, once a project and reason', () => {
  const told: string[] = []
  const progress = new RunProgress({ info: (line) => told.push(line), warn() {}, status() {} }, 3, () => 0)
  const lost = { status: 'environment-failed', errorMessage: 'no wheels:\n\u001b[31msix', wallSeconds: null } as const
  for (const variant of ['p/a', 'p/b']) progress.end(run({ ...lost, variant }))
  progress.end(run({ ...lost, errorMessage: 'no room' }))
  expect(told).toEqual([
    'p/a, block 1: environment-failed: no wheels: six',
    'p/a, block 1: environment-failed: no room',
  ])
})

it('is one live line on a terminal, and a line of its own only for the first failure of a kind', () => {
  const { told, seen } = tell(true, 2)
  expect(told).toEqual(['p/a, block 1: failed after 1.50 s: KeyError'])
  expect(seen[0]).toBe('[0/100] 0 ok · p/a')
  expect(seen[11]).toBe('[11/100] 10 ok, 1 not · about 2 min 58 s left · p/a')
  expect(seen.at(-1)).toBe('')
})

it('is a line now and then where there is no terminal: by share of the runs, by time, and never for each run', () => {
  const lines = (seconds: number) => tell(false, seconds).told.filter((line) => line.startsWith('['))
  expect(lines(0.01)).toEqual([])
  expect(lines(2).map((line) => Number(/\d+/.exec(line)))).toEqual([
    5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95,
  ])
  expect(lines(130)).toHaveLength(99)
})

it('takes whatever ending the script of a probe comes to for what was asked', () => {
  const told: string[] = []
  const progress = new RunProgress({ info: (line) => told.push(line), warn() {}, status() {} }, 3, () => 0)
  progress.end(run({ purpose: 'probe', status: 'failed', errorType: 'FileNotFoundError' }))
  progress.end(run({ purpose: 'probe', status: 'sandbox-failed' }))
  expect(told).toEqual(['p/a, validity probe: sandbox-failed after 1.50 s'])
})

it('tells of a script that runs for minutes, at each doubling once, until it ends', () => {
  vi.useFakeTimers()
  const told: string[] = []
  const progress = new RunProgress({ info: (line) => told.push(line), warn() {}, status() {} }, 3, () => 0)
  const runFor = (variant: string, seconds: number) => {
    using _ = progress.begin(variant)
    vi.advanceTimersByTime(1000 * seconds)
  }
  runFor('p/quick', 59)
  runFor('p/slow', 300)
  runFor('p/slow', 300)
  vi.advanceTimersByTime(3_600_000)
  expect(told.filter((line) => line.includes('still runs'))).toEqual([
    'p/slow still runs after 1 min: its time limit ends it',
    'p/slow still runs after 2 min: its time limit ends it',
    'p/slow still runs after 4 min: its time limit ends it',
  ])
})
