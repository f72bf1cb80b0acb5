import { isLoopback, isSecretName, modelKeyName } from '../base/secrets.ts'
import type { ModelEntry } from '../schema/models.ts'
import { HOSTS_OF_KEYS, isKnownServer, OWN_KEYS } from './key-hosts.ts'
import { PROVIDER_URLS } from './provider.ts'

/** The address that a model's calls go to; null: it is not asked. */
export function serverOf({ provider, baseUrl }: Pick<ModelEntry, 'provider' | 'baseUrl'>): URL | null {
  const own = provider === 'gemini' || provider === 'replay' ? undefined : PROVIDER_URLS[provider]
  const address = baseUrl ?? own
  return address === undefined || provider === 'replay' ? null : new URL(address)
}

/**
 * Why a model may not be asked as its entry says, which nobody may have read: its server would be sent what its user never
 * gave it. A provider's key goes to that provider alone, and a prompt to a provider, to this machine, or where the user's own
 * environment names the host, or holds a key for this very model. Null: it may.
 */
export function whyNotAsked(entry: ModelEntry, env: NodeJS.ProcessEnv): string | null {
  const url = serverOf(entry)
  if (url === null) return null
  const { keyVariable, id } = entry
  const isNamed = namesHost(env, url)
  if (keyVariable === null) {
    if (isKnownServer(url) || isNamed || isLoopback(url)) return null
    return `its baseUrl leads to ${url.host}; if that server may see your prompts, set GREENML_MODEL_HOSTS=${url.host}`
  }
  // Some systems tell names of variables apart by no case.
  const variable = keyVariable.toUpperCase()
  if (isKnownServer(url) && HOSTS_OF_KEYS.get(variable)?.includes(url.hostname)) return null
  if (url.protocol !== 'https:' && !isLoopback(url)) {
    return `${keyVariable} would be sent to ${url.host} without encryption: give an address with https`
  }
  const ownName = modelKeyName(id)
  if (variable === ownName) return null
  const rename = `give ${id} a key of its own in ${ownName}, and name that in its keyVariable`
  if (isOfAnother(entry, variable)) return `${keyVariable} is not for ${url.host}: ${rename}`
  return isNamed
    ? null
    : `${keyVariable} would be sent to ${url.host}: set GREENML_MODEL_HOSTS=${url.host} if that is meant, or ${rename}`
}

/** No key by its name, or another provider's. */
function isOfAnother({ provider }: ModelEntry, variable: string): boolean {
  const own: readonly string[] = provider === 'replay' ? [] : OWN_KEYS[provider]
  return !own.includes(variable) && (HOSTS_OF_KEYS.has(variable) || !isSecretName(variable))
}

/** `$GREENML_MODEL_HOSTS`: hosts with or without a port, separated by commas or blanks. */
function namesHost(env: NodeJS.ProcessEnv, { protocol, hostname, port }: URL): boolean {
  const named = (env.GREENML_MODEL_HOSTS ?? '').toLowerCase().split(/[\s,]+/)
  const withPort = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
  return named.includes(hostname) || named.includes(withPort)
}

/** Where a model's calls go and what they carry, to be told before the first of them. */
export function describeServer(entry: ModelEntry, keyFiles: ReadonlyMap<string, string> = new Map()): string {
  const { id, keyVariable } = entry
  if (keyVariable === null) return `${id} is asked at ${serverOf(entry)?.host}, without a key`
  const file = keyFiles.get(keyVariable)
  return `${id} is asked at ${serverOf(entry)?.host} with ${keyVariable}${file === undefined ? '' : ` from ${file}`}`
}
