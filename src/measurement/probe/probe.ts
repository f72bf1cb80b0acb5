import type { Perturbation } from '../../schema/record.ts'
import type { Watcher } from '../instruments/instrument.ts'
import { watchAccess } from './access-times.ts'
import { type PerturbedData, type ProbedProject, perturbData } from './data-files.ts'
import { readTrace, traceEnvironment } from './trace.ts'

/** One run on changed data, from the copy of the project to what was seen. */
export function probeValidity(perturbation: Perturbation, project: ProbedProject): Watcher {
  let data: PerturbedData | null = null
  let listOpened: Awaited<ReturnType<typeof watchAccess>> | null = null
  return {
    shims: ['probe'],
    environment: traceEnvironment,
    whyNoEnergy: 'changed-data',
    change: async (projectFolder) => {
      data = await perturbData(projectFolder, project, perturbation)
    },
    begin: async ({ projectFolder }) => {
      listOpened = await watchAccess(projectFolder, data?.places ?? new Map())
    },
    read: async ({ homeFolder, folder }, { metric }) => {
      const { classes = null, rows = null } = data ?? {}
      const dataOpened = (await listOpened?.(folder)) ?? null
      return { probe: { perturbation, classes, rows, dataOpened, ...(await readTrace(homeFolder, metric)) } }
    },
  }
}
