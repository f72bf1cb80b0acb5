import { dirname } from 'node:path'
import type { PlannedProject } from '../../schema/plan.ts'
import type { Perturbation, ProbeReading, RunRecord } from '../../schema/record.ts'
import type { Workspace } from '../workspace.ts'
import { AccessWatch } from './access-times.ts'
import { type PerturbedData, perturbData } from './data-files.ts'
import { readTrace, traceEnvironment } from './trace.ts'

/** One run on changed data, from the copy of the project to what was seen. */
export class ValidityProbe {
  readonly environment = traceEnvironment
  readonly #perturbation: Perturbation
  readonly #project: PlannedProject
  #data: PerturbedData | null = null
  #access: AccessWatch | null = null

  constructor(perturbation: Perturbation, project: PlannedProject) {
    this.#perturbation = perturbation
    this.#project = project
  }

  /** Of the copy, before its owner has it. */
  readonly change = async (projectFolder: string): Promise<void> => {
    this.#data = await perturbData(projectFolder, this.#project, this.#perturbation)
  }

  /** After `change`; from here on only the script reads the copy. */
  async watch({ projectFolder }: Workspace): Promise<void> {
    this.#access = await AccessWatch.start(projectFolder, this.#data?.places ?? new Map())
  }

  /** When nothing of the run is left. `metric`: what it printed. */
  async read({ homeFolder, stdoutPath }: Workspace, metric: RunRecord['metric']): Promise<ProbeReading> {
    return {
      perturbation: this.#perturbation,
      classes: this.#data?.classes ?? null,
      rows: this.#data?.rows ?? null,
      dataOpened: (await this.#access?.listOpened(dirname(stdoutPath))) ?? null,
      ...(await readTrace(homeFolder, metric)),
    }
  }
}
