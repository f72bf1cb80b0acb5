import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { readYaml } from '../base/files/files.ts'
import { refuseAlike } from '../base/files/letter-case.ts'
import { PACKAGE_ROOT } from '../base/package.ts'
import { type ModelEntry, modelsFile } from '../schema/generation/model-entries.ts'

/** For `loadModels`, where scripts that exist do as well. */
export const OR_ANSWERS = ', or give --answers DIR with scripts that exist'

export const modelsFileOf = (dataset: string) => join(dataset, 'models.yaml')

/** The entries of `<dataset>/models.yaml`, in their order. UserError when it is missing or wrong, or ids repeat; `otherwise`: what does without. */
export async function loadModels(dataset: string, otherwise = ''): Promise<ModelEntry[]> {
  const path = modelsFileOf(dataset)
  const own = modelsFileOf(join(PACKAGE_ROOT, 'dataset'))
  const missing = `There is no ${path}: pass --dataset DIR, or begin with greenml's own: cp ${own} ${path}${otherwise}.`
  const { models } = await readYaml(path, modelsFile, missing, dataset)
  const ids = models.map(({ id }) => id) // they name files
  refuseAlike(ids, `${path}: the ids`)
  for (const { id, provider, answers, calls } of models) {
    if (provider === 'replay' && answers === undefined && calls === undefined) {
      throw new UserError(`${path}: model ${id} is replayed, but neither 'answers' nor 'calls' names its folder.`)
    }
  }
  return models
}

/** The entries of `<dataset>/models.yaml`; none where there is no such file. */
export const loadModelsIfPresent = async (dataset: string): Promise<ModelEntry[]> =>
  existsSync(modelsFileOf(dataset)) ? loadModels(dataset) : []

/** The models of these ids, in their order. UserError for one that is not known. */
export async function loadNamedModels(dataset: string, wanted: readonly string[]): Promise<ModelEntry[]> {
  const known = await loadModels(dataset)
  return wanted.map((id) => {
    const found = known.find((entry) => entry.id === id)
    if (found !== undefined) return found
    throw new UserError(`models.yaml has no model ${id}; it has ${known.map((each) => each.id).join(', ')}.`)
  })
}
