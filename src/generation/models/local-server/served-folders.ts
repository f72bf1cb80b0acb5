import { join } from 'node:path'
import { z } from 'zod'
import { UserError } from '../../../base/errors.ts'
import { writeJson } from '../../../base/files/files.ts'
import { linkFiles } from '../../../base/files/link-files.ts'
import { readIfPlain } from '../../../base/files/untrusted-files.ts'
import { parseJson } from '../../../base/text/parse-json.ts'
import { parseWith } from '../../../base/text/parse-with.ts'

export interface ServedModel {
  /** The model's folder. */
  readonly model: string
  /** The adapter's folder; null: the model itself is served. */
  readonly adapter: string | null
  readonly name: string
  readonly topK: number
}

export interface ServedFolders {
  /** The folder that a server is given: of an adapter the whole model with the adapter in it, which transformers joins. */
  readonly served: string
  /** The adapter, for a server that takes it beside its model; null where there is none. */
  readonly adapter: { readonly folder: string; readonly rank: number } | null
}

const LARGEST_JSON = 16 * 1024 ** 2
const ADAPTER_CONFIG = 'adapter_config.json'
const adapterConfig = z.looseObject({ r: z.int().positive(), peft_type: z.literal('LORA') })
const anyObject = z.looseObject({})

/** How a model speaks, which an adapter may have changed. */
const TOKENS = /^(?:tokenizer.*|special_tokens_map\.json|added_tokens\.json|chat_template\..+)$/
/** No `adapter_model.bin`: a pickle may hold code. */
const WEIGHTS = /^adapter_model\.safetensors$/
const GENERATION = 'generation_config.json'

/**
 * Makes a folder of links that a server takes a model from, so that nothing of the model's own is changed, and drawing of tokens is
 * on, which no field of a request turns on. UserError where a file is missing.
 */
export async function makeServedFolder(
  { model, adapter, name, topK }: ServedModel,
  scratch: string,
): Promise<ServedFolders> {
  if ((await readObject(model, 'config.json')) === null)
    throw new UserError(`${model} is no model: there is no config.json that can be read in it.`)
  const served = join(scratch, name)
  const config =
    adapter === null
      ? null
      : parseWith(adapterConfig, await readObject(adapter, ADAPTER_CONFIG), join(adapter, ADAPTER_CONFIG))
  const own =
    adapter === null ? [] : await linkFiles(adapter, served, (file) => TOKENS.test(file) || WEIGHTS.test(file))
  if (adapter !== null && !own.some((file) => WEIGHTS.test(file)))
    throw new UserError(
      `${adapter} holds no adapter_model.safetensors; weights in another form may hold code, and are not served.`,
    )
  await linkFiles(model, served, (file) => ![...own, GENERATION, ADAPTER_CONFIG].includes(file))
  const drawing = { do_sample: true, temperature: 1, top_p: 1, top_k: topK }
  await writeJson(join(served, GENERATION), { ...(await readObject(model, GENERATION)), ...drawing })
  if (config === null || adapter === null) return { served, adapter: null }
  await writeJson(join(served, ADAPTER_CONFIG), { ...config, base_model_name_or_path: served })
  return { served, adapter: { folder: adapter, rank: config.r } }
}

async function readObject(folder: string, file: string): Promise<Record<string, unknown> | null> {
  const content = await readIfPlain(folder, file, LARGEST_JSON)
  return content === null ? null : parseWith(anyObject, parseJson(content.toString()), join(folder, file))
}
