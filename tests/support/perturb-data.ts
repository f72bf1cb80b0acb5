import {
  type ChangedData,
  changeData,
  type ProbedProject,
  putChanges,
} from '../../src/measurement/probe/perturb-data.ts'
import type { Perturbation } from '../../src/schema/measurement/record.ts'

/** Changes the data of a folder in place. */
export async function perturbData(
  folder: string,
  project: ProbedProject,
  perturbation: Perturbation,
  draw?: number,
): Promise<ChangedData> {
  const changed = await changeData(folder, project, perturbation, draw)
  await putChanges(folder, changed)
  return changed
}
