import type { ComparedQuantity, MeasuredRun } from '../../schema/analysis/measurement.ts'
import { cpuSecondsOf } from '../../schema/measurement/execution.ts'
import { isDoubtful } from '../../schema/measurement/package-energy.ts'
import { chooseLeadingQuantity } from '../runs/quantities.ts'
import { energyOf, netJoulesOf } from './run-energy.ts'

type Reader = (run: MeasuredRun) => number | null

/** Quantities by which each command's runs are summarised. */
export const SUMMARISED: Readonly<Record<string, Reader>> = {
  wallSeconds: (run) => run.wallSeconds,
  userSeconds: (run) => run.userSeconds,
  systemSeconds: (run) => run.systemSeconds,
  cpuSeconds: cpuSecondsOf,
  peakMemoryBytes: (run) => run.peakMemoryBytes,
  joules: (run) => energyOf(run).joules,
  netJoules: netJoulesOf,
  carbonGrams: (run) => run.carbon?.grams ?? null,
}

/** Quantities by which commands are compared. */
export const COMPARED: Readonly<Record<ComparedQuantity, Reader>> = {
  wall: (run) => run.wallSeconds,
  cpu: cpuSecondsOf,
  energy: (run) => energyOf(run).joules,
}

export const COMPARED_QUANTITIES: readonly ComparedQuantity[] = ['wall', 'cpu', 'energy']

/** Energy counts as measured where every run of every command has it, beyond doubt. */
export function chooseLeadingOfRuns(runs: readonly (readonly MeasuredRun[])[]): ComparedQuantity {
  const all = runs.flat()
  const isSure = (run: MeasuredRun) => energyOf(run).quality === 'measured' && !isDoubtful(energyOf(run))
  return chooseLeadingQuantity(all.length > 0 && all.every(isSure))
}
