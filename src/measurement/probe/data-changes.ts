import type { Perturbation } from '../../schema/measurement/record.ts'
import type { ChangedData, ProbedProject } from './perturb-data.ts'

/** Blocks that run side by side are of two changes at most. */
const KEPT = 2

interface WantedChange {
  readonly sourceFolder: string
  readonly project: ProbedProject
  readonly perturbation: Perturbation
  readonly draw: number | undefined
}

/** Changes of data as the runs of a block take them: each is made once for all scripts of a project. */
export class DataChanges {
  readonly #made = new Map<string, Promise<ChangedData>>()

  /** NotProbed as `changeData`. */
  get({ sourceFolder, project, perturbation, draw }: WantedChange): Promise<ChangedData> {
    const key = JSON.stringify([sourceFolder, project.slug, perturbation, draw])
    const made =
      this.#made.get(key) ??
      import('./perturb-data.ts').then(({ changeData }) => changeData(sourceFolder, project, perturbation, draw))
    this.#made.delete(key)
    this.#made.set(key, made) // the last one now
    for (const old of [...this.#made.keys()].slice(0, -KEPT)) this.#made.delete(old)
    return made
  }
}
