import { resolve } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { statIfPresent } from '../../base/files/files.ts'
import type { Environment } from '../../environment/environment.ts'
import { finetuneAsset, programOf } from '../../environment/finetune-environment.ts'
import { RECIPES } from '../../schema/options/mlbench/finetune-options.ts'

/** The file of a recipe that is named, or is the user's own. UserError where there is none. */
export async function findRecipe(recipe: string): Promise<string> {
  if (RECIPES.some((known) => known === recipe)) return finetuneAsset('recipes', `${recipe}.yaml`)
  if ((await statIfPresent(recipe))?.isFile()) return resolve(recipe)
  throw new UserError(`There is no recipe ${recipe}: name one of ${RECIPES.join(', ')}, or a YAML file.`)
}

interface TrainingRequest {
  readonly recipe: string
  readonly data: string
  readonly model: string
  readonly out: string
  readonly processes: number
}

/** The words that start a training, on several processes where that is asked for. */
export function trainingCommand(
  environment: Environment,
  { recipe, data, model, out, processes }: TrainingRequest,
): string[] {
  const program = finetuneAsset('program', 'train.py')
  const words = [program, '--recipe', recipe, '--data', data, '--model', model, '--out', out]
  if (processes === 1) return [environment.python, ...words]
  const config = ['--config_file', finetuneAsset('fsdp.yaml'), '--num_processes', String(processes)]
  return [programOf(environment, 'accelerate'), 'launch', ...config, ...words]
}
