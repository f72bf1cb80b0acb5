import type { MeasuredRun } from '../../schema/measurement.ts'
import { isDoubtful } from '../../schema/package-energy.ts'
import type { Quantity } from '../../schema/ratio.ts'
import { energyOf, netJoulesOf } from './energy.ts'

type Reader = (run: MeasuredRun) => number | null

const cpuSeconds: Reader = ({ userSeconds, systemSeconds }) =>
  userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds

/** What each command's runs are summarised by. */
export const SUMMARISED: Readonly<Record<string, Reader>> = {
  wallSeconds: (run) => run.wallSeconds,
  userSeconds: (run) => run.userSeconds,
  systemSeconds: (run) => run.systemSeconds,
  cpuSeconds,
  peakMemoryBytes: (run) => run.peakMemoryBytes,
  joules: (run) => energyOf(run).joules,
  netJoules: netJoulesOf,
  carbonGrams: (run) => run.carbon?.grams ?? null,
}

/** What commands are compared by. */
export const COMPARED = {
  wallSeconds: { quantity: 'wall', read: (run) => run.wallSeconds },
  cpuSeconds: { quantity: 'cpu', read: cpuSeconds },
  joules: { quantity: 'energy', read: (run) => energyOf(run).joules },
} as const satisfies Record<string, { quantity: Quantity; read: Reader }>

export type ComparedName = keyof typeof COMPARED
export const COMPARED_NAMES: readonly ComparedName[] = ['wallSeconds', 'cpuSeconds', 'joules']

/** Energy where every run of every command has it measured beyond doubt; else CPU time. An estimate is never the measure. */
export function primaryQuantity(runs: readonly (readonly MeasuredRun[])[]): ComparedName {
  const all = runs.flat()
  const isSure = (run: MeasuredRun) => energyOf(run).quality === 'measured' && !isDoubtful(energyOf(run))
  const measured = all.length > 0 && all.every(isSure)
  return measured ? 'joules' : 'cpuSeconds'
}
