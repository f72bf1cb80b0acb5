import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

export const TRACES = ['constant', 'sine', 'step', 'burst'] as const
export type Trace = (typeof TRACES)[number]

export interface FedCounter {
  readonly path: string
  readonly start: number
  readonly modulus: number
  /** The trace times this. */
  readonly scale?: number
}

export interface Feeder {
  /** When the trace began, nanoseconds of CLOCK_MONOTONIC. */
  readonly zeroNs: number
  /** Joules that the trace takes between two instants (nanoseconds of CLOCK_MONOTONIC), in closed form. */
  joulesBetween(beginNs: number, endNs: number): number
  /** Ends it; returns the longest time between two of its writes, in seconds: so late it was. */
  stop(): Promise<number>
}

/** The most joules by which a reading of a fed counter may miss the trace at both edges, its feeder so many seconds late. */
export const mostLate = (lateSeconds: number): number => 2 * MOST_WATTS * (lateSeconds + 0.005)
const MOST_WATTS = 165

/** Starts `feeder.py`, a process that writes a known trace into counters as hardware would. */
export async function startFeeder(trace: Trace, counters: readonly FedCounter[]): Promise<Feeder> {
  const args = counters.map(({ path, start, modulus, scale = 1 }) => `${path}=${start}:${modulus}:${scale}`)
  const script = join(PACKAGE_ROOT, 'tests', 'energy', 'feeder.py')
  const child = spawn('python3', ['-I', '-S', script, trace, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  const closed = once(child, 'close').then(() => {})
  const [first] = await once(child.stdout, 'data')
  let rest = ''
  child.stdout.on('data', (chunk) => {
    rest += String(chunk)
  })
  const zeroNs = Number(String(first).trim())
  return {
    zeroNs,
    joulesBetween: (beginNs, endNs) =>
      joulesOfTrace(trace, (endNs - zeroNs) / 1e9) - joulesOfTrace(trace, (beginNs - zeroNs) / 1e9),
    stop: async () => {
      child.stdin.end()
      await closed
      return Number(rest.trim()) / 1e9
    },
  }
}

/** Joules of a trace from its beginning: what `feeder.py` and `nvml-stub.c` count. */
export function joulesOfTrace(trace: Trace, t: number): number {
  if (trace === 'constant') return 80 * t
  if (trace === 'sine') return 60 * t + ((40 * 0.7) / (2 * Math.PI)) * (1 - Math.cos((2 * Math.PI * t) / 0.7))
  if (trace === 'step') return 20 * t + 100 * Math.max(0, t - 1.2)
  const whole = Math.floor(t / 0.3)
  return 15 * t + 150 * (whole * 0.05 + Math.min(t - whole * 0.3, 0.05))
}
