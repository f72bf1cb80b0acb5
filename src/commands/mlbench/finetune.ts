import { join } from 'node:path'
import { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { readJson, statIfPresent } from '../../base/files/files.ts'
import { makeFolders } from '../../base/files/folders.ts'
import {
  findModelFolder,
  offline,
  openFinetuneEnvironment,
  requireModel,
} from '../../environment/finetune-environment.ts'
import { findRecipe, trainingCommand } from '../../mlbench/finetune/training-command.ts'
import { renderTraining } from '../../report/text/mlbench/finetune-words.ts'
import { type FinetuneTraining, finetuneTraining } from '../../schema/mlbench/finetune-training.ts'
import { finetuneOptions } from '../../schema/options/mlbench/finetune-options.ts'
import { energyOptions } from '../../schema/options/shared-options.ts'
import { measure } from '../measure.ts'

/** What of the options says how anything is measured. */
const measuredBy = z.object({ ...energyOptions.shape, wait: finetuneOptions.shape.wait })

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
  const makesBase = options.recipe === 'tiny' // where none is
  if (!makesBase) await requireModel(options.model)
  const environment = await openFinetuneEnvironment(context)
  const model = makesBase ? options.model : await findModelFolder(options.model, environment, context)
  await makeFolders(out)
  const settings = {
    repetitions: 1,
    warmup: 0,
    epochs: true,
    showOutput: true,
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
