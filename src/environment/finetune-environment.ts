import { join } from 'node:path'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { cacheFolder } from '../base/files/cache-folder.ts'
import { statIfPresent } from '../base/files/files.ts'
import { assetPath } from '../base/package.ts'
import { runCommand } from '../base/processes/process.ts'
import { withoutSecrets } from '../base/secrets.ts'
import { lastLines, withSaid } from '../base/text/text.ts'
import { type Environment, ensureEnvironment } from './environment.ts'
import { prepareUv } from './environment-maker.ts'

/** A file of what trains and serves models, beside the code. */
export const finetuneAsset = (...parts: readonly string[]): string => assetPath('finetune', ...parts)

/** The environment that open models are trained and served in: PyTorch, transformers, PEFT and TRL, of 6 GB. */
export async function openFinetuneEnvironment(context: CommandContext): Promise<Environment> {
  return ensureEnvironment({
    ...(await prepareUv(context)),
    lockFile: finetuneAsset('requirements.lock'),
    pythonRequest: '>=3.11,<3.14',
    pythonWanted: '3.11',
    project: 'fine-tuning',
    note: context.logger.info,
  })
}

/** A program of the environment. */
export const programOf = ({ folder }: Environment, name: string): string => join(folder, 'bin', name)

/** What training and serving see of the caller's environment: no key, and no hub that they could ask. */
export const offline = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...withoutSecrets(env),
  HF_HUB_OFFLINE: '1',
  HF_HUB_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  VLLM_NO_USAGE_STATS: '1',
  TOKENIZERS_PARALLELISM: 'false',
})

/** UserError where a model is neither a folder nor what the hub could have, before anything is made for it. */
export async function requireModel(model: string): Promise<'here' | 'hub'> {
  if (await isFolder(model)) return 'here'
  if (HUB_NAME.test(model)) return 'hub'
  throw new UserError(`There is no folder ${model}, and the hub has no such names: name one as owner/model.`)
}

const isFolder = async (path: string) => (await statIfPresent(path))?.isDirectory() === true

/** The folder of a model: the one that is named, else where its files from the Hugging Face hub were put. */
export async function findModelFolder(
  model: string,
  environment: Environment,
  { env, logger, signal }: CommandContext,
): Promise<string> {
  if ((await requireModel(model)) === 'here') return model
  logger.info(`fetching ${model} from the Hugging Face hub`)
  const folder = join(cacheFolder(env), 'models', model.replace('/', '--'))
  const args = [finetuneAsset('program', 'fetch_model.py'), model, folder]
  const fetched = await runCommand(environment.python, args, {
    env,
    endsWithCaller: true,
    ...(signal === undefined ? {} : { signal }),
  })
  if (fetched.exitCode === 0) return folder
  throw new UserError(withSaid(`${model} could not be fetched from the hub`, lastLines(fetched.stderr, 5)), 1)
}

const HUB_NAME = /^[\w.-]{1,96}\/[\w.-]{1,96}$/
