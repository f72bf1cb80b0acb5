import { normalQuantile } from '../../src/analysis/distributions/normal.ts'
import { seededRandom } from '../../src/base/random.ts'
import type { MeasuredRun } from '../../src/schema/analysis/measurement.ts'

/** A run that ended well; `joules` as a measured package. */
export function makeRun({ joules = 10, ...over }: Partial<MeasuredRun> & { joules?: number } = {}): MeasuredRun {
  return {
    wallSeconds: joules / 10,
    userSeconds: joules / 10,
    systemSeconds: 0,
    peakMemoryBytes: 2 ** 20,
    exitCode: 0,
    signal: null,
    startedAt: '2026-01-01T00:00:00.000Z',
    round: 0,
    orderIndex: 0,
    energy: [
      {
        domain: 'package-0',
        joules,
        netJoules: null,
        meter: 'powercap',
        quality: 'measured',
        reason: null,
        doubts: [],
      },
    ],
    carbon: null,
    conditions: null,
    reasons: {},
    flags: [],
    ...over,
  }
}

/** Normal noise, mean 0 and standard deviation 1, the same for the same seed. */
export function normalNoise(seed: number): () => number {
  const random = seededRandom(seed, 'noise')
  const steps = 2 ** 30
  return () => normalQuantile((random.below(steps) + 0.5) / steps)
}
