import { AzureOpenAI } from 'openai'
import { UserError } from '../../../base/errors.ts'
import { withoutEndSlashes } from '../../../base/text/text.ts'
import type { Provider, ProviderOptions } from '../provider.ts'
import { clientOptions, speakOpenAi } from './openai.ts'

/** OpenAI's models on a customer's own Azure host: `model` names the deployment, `baseUrl` the host. */
export function createAzureProvider(options: ProviderOptions): Provider {
  const { id, baseUrl, apiVersion } = options.entry
  if (baseUrl === undefined || apiVersion === undefined) {
    throw new UserError(`Model ${id}: provider azure needs a baseUrl and an apiVersion in models.yaml.`)
  }
  const { organization: _, project: __, ...client } = clientOptions(options)
  const baseURL = `${withoutEndSlashes(baseUrl)}/openai`
  return speakOpenAi(new AzureOpenAI({ ...client, baseURL, apiVersion }), { ...options, isOwnServer: true })
}
