import type { EnergyNotRead } from '../../schema/measurement/execution-reason.ts'
import type { RunRecord } from '../../schema/measurement/record.ts'
import type { RunFolders } from '../workspace.ts'
import type { StartShim } from './shims.ts'

/**
 * Counts or watches what a script does, its source unchanged: by shims, which variables and files of the run's home speak
 * with, or by a program that starts the whole run.
 */
export interface Instrument<Seen, Reading> {
  readonly shims: readonly StartShim[]
  readonly environment: Readonly<Record<string, string>>
  /** The reason why energy that is read beside it is not the script's own. */
  readonly whyNoEnergy?: EnergyNotRead
  /** Words before the command's own, or its sandbox's. */
  readonly prefix?: (folders: RunFolders) => readonly string[]
  /** Changes the copy of the project, before its owner has it. */
  readonly change?: (projectFolder: string) => Promise<void>
  /** Begins to watch, after that change; from here on only the script reads the copy. */
  readonly begin?: (folders: RunFolders) => Promise<void>
  /** Reads what was seen, when nothing of the run is left. */
  readonly read: (folders: RunFolders, seen: Seen) => Promise<Reading>
}

/** The instrument of a run that is made for more than its time and energy. */
export type Watcher = Instrument<
  Pick<RunRecord, 'userSeconds' | 'systemSeconds' | 'metric'> & Partial<Pick<RunRecord, 'split'>>,
  Partial<Pick<RunRecord, 'phaseCpuSeconds' | 'flops' | 'probe' | 'reasons'>>
>

/** A run that is made for its time and energy alone has none. */
export const NO_WATCHER: Watcher = { shims: [], environment: {}, read: async () => ({}) }
