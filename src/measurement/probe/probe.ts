import type { Perturbation } from '../../schema/measurement/record.ts'
import { watchAccess } from '../instruments/access-times.ts'
import type { Watcher } from '../instruments/instrument.ts'
import { type ChangedData, putChanges } from './perturb-data.ts'
import { NO_TRACE, readTrace, traceEnvironment } from './trace.ts'

const LIBRARY_DATA = {
  'label-randomisation': 'labels',
  subsample: 'half',
  'hidden-data': 'as-is',
  'label-exchange': 'as-is',
} as const

/** A run on the project's own data whose training and tests are noted, as they are in probes. */
export const watchTraining = (): Watcher => ({
  shims: ['probe'],
  environment: traceEnvironment('as-is'),
  read: async ({ homeFolder }, seen) => {
    const trace = await readTrace(homeFolder, seen)
    return { probe: { perturbation: null, watched: true, classes: null, rows: null, dataOpened: null, ...trace } }
  },
})

export interface ProbeRequest {
  readonly perturbation: Perturbation
  readonly watched: boolean
  changeData(): Promise<ChangedData>
}

/**
 * Instrument of one run on changed data, from the copy of the project to what was seen. A run that is not watched is started
 * as a measured run that is not watched either: a script that looks for the shim finds none.
 */
export function probeValidity({ perturbation, watched, changeData }: ProbeRequest): Watcher {
  let data: ChangedData | null = null
  let listOpened: Awaited<ReturnType<typeof watchAccess>> | null = null
  return {
    shims: watched ? ['probe'] : [],
    environment: watched ? traceEnvironment(LIBRARY_DATA[perturbation]) : {},
    whyNoEnergy: 'changed-data',
    change: async (projectFolder) => {
      data = await changeData()
      await putChanges(projectFolder, data)
    },
    begin: async ({ projectFolder }) => {
      listOpened = await watchAccess(projectFolder, data?.places ?? new Map())
    },
    read: async ({ homeFolder, folder }, seen) => {
      const { classes = null, rows = null } = data ?? {}
      const dataOpened = (await listOpened?.(folder)) ?? null
      const trace = watched ? await readTrace(homeFolder, seen) : NO_TRACE
      return { probe: { perturbation, watched, classes, rows, dataOpened, ...trace } }
    },
  }
}
