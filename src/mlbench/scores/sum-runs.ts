import { sumKnown } from '../../base/numbers.ts'
import type { Execution } from '../../schema/measurement/execution.ts'
import { energyOfHost, isDoubtful } from '../../schema/measurement/package-energy.ts'
import type { Took } from '../../schema/mlbench/task-scores.ts'

type Run = Pick<Execution, 'energy' | 'flags' | 'wallSeconds' | 'userSeconds' | 'systemSeconds'>

/**
 * What several runs took together. Energy is as sure as the least sure of them; a sum can leave none out, so doubts are counted:
 * their meter's, and others' load beside them unless it is `meant`, as a model's server that answers a measured command.
 */
export function sumRuns(runs: readonly Run[], load: 'meant' | 'doubted' = 'doubted'): Took {
  const energies = runs.map(({ energy }) => energyOfHost(energy))
  const quality = leastSure(energies.map((each) => each.quality))
  return {
    runs: runs.length,
    wallSeconds: sumKnown(runs.map(({ wallSeconds }) => wallSeconds)),
    cpuSeconds: sumKnown(runs.flatMap(({ userSeconds, systemSeconds }) => [userSeconds, systemSeconds])),
    joules: quality === 'unavailable' ? null : sumKnown(energies.map(({ joules }) => joules)),
    quality,
    doubtful: runs.filter((run) => isDoubtful(energyOfHost(run.energy)) || (load === 'doubted' && hasOthers(run)))
      .length,
  }
}

/** Others' joules are in the energy. */
const hasOthers = ({ energy, flags }: Run): boolean =>
  energyOfHost(energy).quality === 'measured' && flags.includes('contaminated')

/** Of nothing no energy is known. */
export function leastSure(qualities: readonly Took['quality'][]): Took['quality'] {
  if (qualities.length === 0 || qualities.includes('unavailable')) return 'unavailable'
  return qualities.includes('estimated') ? 'estimated' : 'measured'
}
