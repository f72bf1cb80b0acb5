import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { readJson, statIfPresent } from '../../base/files.ts'
import { makeFolders } from '../../base/folders.ts'
import type { Environment } from '../../environment/environment.ts'
import { renderTraining } from '../../report/text/finetune-words.ts'
import { type FinetuneTraining, finetuneTraining } from '../../schema/finetune-training.ts'
import { finetuneOptions, RECIPES } from '../../schema/options/finetune-options.ts'
import { energyOptions } from '../../schema/options/shared-options.ts'
import { findModelFolder, finetuneAsset, offline, openFinetuneEnvironment, programOf } from '../finetune-environment.ts'
import { measure } from '../measure.ts'

/** What of the options says how anything is measured. */
const measuredBy = z.object({ ...energyOptions.shape, wait: finetuneOptions.shape.wait })
type FinetuneOptions = z.output<typeof finetuneOptions>

/** Trains an adapter and measures that. UserError 1 where the training fails; what it said was shown as it came. */
export async function finetune(
  given: z.input<typeof finetuneOptions>,
  context: CommandContext,
): Promise<{ readonly training: FinetuneTraining; readonly text: string }> {
  const options = finetuneOptions.parse(given)
  const { data, out, processes } = options
  const recipe = await findRecipe(options.recipe)
  if ((await statIfPresent(join(data, 'train.jsonl'))) === null)
    throw new UserError(`There is no ${join(data, 'train.jsonl')}: greenml mlbench export-finetune writes one.`)
  const environment = await openFinetuneEnvironment(context)
  const model = await findBase(options, environment, context)
  await makeFolders(out)
  const settings = {
    ...{ repetitions: 1, warmup: 0, epochs: true, showOutput: true },
    json: join(out, 'measurement.json'),
  } as const
  const command = trainingCommand(environment, { recipe, data, model, out, processes })
  const meters = measuredBy.parse(options)
  const bare = { ...context, env: offline(context.env) }
  const measured = await measure({ ...meters, ...settings, commands: [command], name: ['training'] }, bare)
  if (measured.exitCode !== 0)
    throw new UserError(
      `The training ended with ${measured.exitCode}: what it wrote last says why.\n${measured.table}`,
      1,
    )
  const training = await readJson(join(out, 'training.json'), finetuneTraining)
  return { training, text: renderTraining(training, measured.table, out) }
}

async function findRecipe(recipe: string): Promise<string> {
  if (RECIPES.some((known) => known === recipe)) return finetuneAsset('recipes', `${recipe}.yaml`)
  if ((await statIfPresent(recipe))?.isFile()) return resolve(recipe)
  throw new UserError(`There is no recipe ${recipe}: name one of ${RECIPES.join(', ')}, or a YAML file.`)
}

/** The recipe `tiny` makes its base where none is. */
const findBase = (options: FinetuneOptions, environment: Environment, context: CommandContext): Promise<string> =>
  options.recipe === 'tiny' ? Promise.resolve(options.model) : findModelFolder(options.model, environment, context)

interface TrainingRequest {
  readonly recipe: string
  readonly data: string
  readonly model: string
  readonly out: string
  readonly processes: number
}

function trainingCommand(environment: Environment, { recipe, data, model, out, processes }: TrainingRequest): string[] {
  const program = finetuneAsset('program', 'train.py')
  const words = [program, '--recipe', recipe, '--data', data, '--model', model, '--out', out]
  if (processes === 1) return [environment.python, ...words]
  const config = ['--config_file', finetuneAsset('fsdp.yaml'), '--num_processes', String(processes)]
  return [programOf(environment, 'accelerate'), 'launch', ...config, ...words]
}
