import { join } from 'node:path'
import { parse } from 'yaml'
import { errorMessage, UserError } from '../base/errors.ts'
import { parseWith, readTextIfPresent } from '../base/files.ts'
import { type ModelEntry, modelsFile } from '../schema/models.ts'

/** The entries of `<dataset>/models.yaml`, in their order. UserError when it is missing or wrong, or ids repeat. */
export async function loadModels(dataset: string): Promise<ModelEntry[]> {
  const path = join(dataset, 'models.yaml')
  const text = await readTextIfPresent(path)
  if (text === null) throw new UserError(`There is no ${path}: pass --dataset DIR, or write one (docs: models).`)
  const { models } = parseWith(modelsFile, parseYaml(text, path), path)
  const seen = new Map<string, string>()
  for (const { id, provider, answers } of models) {
    const other = seen.get(id.toLowerCase())
    // Ids name files, and some file systems do not tell cases apart.
    if (other !== undefined) throw new UserError(`${path}: the ids '${other}' and '${id}' collide: rename one.`)
    seen.set(id.toLowerCase(), id)
    if (provider === 'replay' && answers === undefined) {
      throw new UserError(`${path}: model ${id} is replayed, but 'answers' does not name its folder.`)
    }
  }
  return models
}

function parseYaml(text: string, path: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw new UserError(`${path} is not YAML: ${errorMessage(error)}`)
  }
}
