import { basename, resolve } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { makeScratch, removeAbandonedScratch, removedAfter } from '../base/files/scratch.ts'
import { findProgram } from '../base/processes/find-program.ts'
import { withSaid } from '../base/text/text.ts'
import {
  findModelFolder,
  offline,
  openFinetuneEnvironment,
  programOf,
  requireModel,
} from '../environment/finetune-environment.ts'
import { makeServedFolder } from '../generation/models/local-server/served-folders.ts'
import { serverArguments } from '../generation/models/local-server/server-command.ts'
import { findPort, startServer } from '../generation/models/local-server/start-server.ts'
import { renderModelEntry } from '../report/text/model-entry.ts'
import { modelId } from '../schema/common.ts'
import { type ModelEntry, modelEntry } from '../schema/generation/model-entries.ts'
import { serveOptions } from '../schema/options/serve-options.ts'

type ServeOptions = z.output<typeof serveOptions>

export interface ServedAt {
  /** Where OpenAI's protocol is spoken. */
  readonly address: string
  /** The entry for `models.yaml` by which it is asked. */
  readonly entry: ModelEntry
  /** Both for a terminal. */
  readonly text: string
}

/** Requests that a server answers at one time: transformers' own takes one after another. */
const CONCURRENCY = { vllm: 16, transformers: 1 } as const

/** Serves a model until the caller is told to stop; `onReady` is told where. UserError 1 where the server ends by itself. */
export async function serve(
  given: z.input<typeof serveOptions>,
  context: CommandContext,
  onReady: (served: ServedAt) => void,
): Promise<void> {
  const options = serveOptions.parse(given)
  const { logger, env, signal } = context
  const vllm = findProgram('vllm', env)
  const engine = options.engine ?? (vllm === null ? 'transformers' : 'vllm')
  if (engine === 'vllm' && vllm === null)
    throw new UserError(
      'vllm is not on PATH: install it into an environment of its own, or take --engine transformers.',
    )
  const name = nameModel(options)
  const place = await requireModel(options.model)
  await removeAbandonedScratch()
  await using scratch = removedAfter(await makeScratch('serve'))
  const adapter = options.adapter === undefined ? null : resolve(options.adapter)
  const link = (model: string) =>
    makeServedFolder({ model: resolve(model), adapter, name, topK: options.topK }, scratch.folder)
  // What is here is looked at before minutes are spent on an environment.
  const here = place === 'here' ? await link(options.model) : null
  const environment = await openFinetuneEnvironment(context)
  const folders = here ?? (await link(await findModelFolder(options.model, environment, context)))
  const port = options.port ?? (await findPort())
  logger.info(`starting ${name} by ${engine}`)
  await using server = await startServer({
    program: engine === 'vllm' ? (vllm ?? engine) : programOf(environment, engine),
    args: serverArguments(engine, folders, { name, port }),
    cwd: scratch.folder,
    env: offline(env),
    port,
    readySeconds: options.readySeconds,
    signal,
  })
  const address = `${server.address}/v1`
  const entry = describeEntry(name, address, CONCURRENCY[engine])
  onReady({ address, entry, text: `${address}\n${renderModelEntry(entry)}` })
  const last = await Promise.race([server.ended, untilAborted(signal)])
  if (last !== null) throw new UserError(withSaid(`The server of ${name} ended by itself`, last), 1)
}

function nameModel({ name, adapter, model }: ServeOptions): string {
  const found = name ?? basename(resolve(adapter ?? model))
  const checked = modelId.safeParse(found)
  if (checked.success) return checked.data
  throw new UserError(`'${found}' can't be a model's id: give one by --name.`)
}

/** As the paper asked open models, at no price: this machine answers. Neither server is started with a form of tools. */
const describeEntry = (name: string, address: string, concurrency: number): ModelEntry =>
  modelEntry.parse({
    id: name,
    provider: 'openai',
    model: name,
    api: 'chat',
    baseUrl: address,
    tools: 'text',
    maxOutputTokens: 1024,
    temperature: 1,
    topP: 1,
    limits: { concurrency },
    price: {
      inputPerMillion: 0,
      outputPerMillion: 0,
      source: 'this machine',
      date: new Date().toISOString().slice(0, 10),
    },
  })

const untilAborted = (signal: AbortSignal | undefined): Promise<null> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve(null)
    signal?.addEventListener('abort', () => resolve(null), { once: true })
  })
