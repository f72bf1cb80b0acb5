import { join } from 'node:path'
import { readIfPresent, readYaml, sha256Hex } from '../base/files/files.ts'
import { type TaskErrata, taskErrata } from '../schema/mlbench/task-errata.ts'

/** What is mended of ML-Bench's rows, and the hash of the file that says it. UserError where there is none. */
export async function loadTaskErrata(
  dataset: string,
): Promise<{ readonly errata: TaskErrata; readonly sha256: string }> {
  const path = join(dataset, 'ml-bench', 'errata.yaml')
  const errata = await readYaml(path, taskErrata, `There is no ${path}: without it there is nothing to mend.`, dataset)
  return { errata, sha256: sha256Hex((await readIfPresent(path, dataset)) ?? '') }
}
