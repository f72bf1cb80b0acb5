import { sumOfAll } from '../../base/numbers.ts'
import { energyOfHost } from '../../schema/package-energy.ts'
import type { TaskAttempt } from '../../schema/task-attempt.ts'
import type { Took } from '../../schema/task-scores.ts'

/** What the attempts that were run took. Energy is as sure as the least sure of them. */
export function sumRuns(attempts: readonly TaskAttempt[]): Took {
  const runs = attempts.flatMap(({ execution }) => (execution === null ? [] : [execution]))
  const energies = runs.map(({ energy }) => energyOfHost(energy))
  const qualities = new Set(energies.map(({ quality }) => quality))
  const quality =
    runs.length === 0 || qualities.has('unavailable')
      ? 'unavailable'
      : qualities.has('estimated')
        ? 'estimated'
        : 'measured'
  return {
    runs: runs.length,
    wallSeconds: sumKnown(runs.map(({ wallSeconds }) => wallSeconds)),
    cpuSeconds: sumKnown(runs.flatMap(({ userSeconds, systemSeconds }) => [userSeconds, systemSeconds])),
    joules: quality === 'unavailable' ? null : sumKnown(energies.map(({ joules }) => joules)),
    quality,
  }
}

const sumKnown = (values: readonly (number | null)[]): number | null => (values.length === 0 ? null : sumOfAll(values))
