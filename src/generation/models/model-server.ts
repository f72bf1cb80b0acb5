import { isLoopback, isSecretName, modelKeyName } from '../../base/secrets.ts'
import { quoteWords } from '../../base/text/text.ts'
import type { ModelGap } from '../../schema/generation/asking-reason.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import { HOSTS_OF_KEYS, isKnownServer } from './key-hosts.ts'
import { readModelCommand } from './model-command.ts'
import { PROVIDER_KINDS } from './providers/registry.ts'

/** The address that a model's calls go to; null: it is not asked. */
export function serverOf({ provider, baseUrl }: Pick<ModelEntry, 'provider' | 'baseUrl'>): URL | null {
  const address = baseUrl ?? PROVIDER_KINDS[provider].url
  return address === null || provider === 'replay' || provider === 'command' ? null : new URL(address)
}

/**
 * Why a model may not be asked as its entry says, which nobody may have read: its server would be sent what its user never
 * gave it. A provider's key goes to that provider alone, and a prompt to a provider, to this machine, or where the user's own
 * environment names the host, or holds a key for this very model. Null: it may.
 */
export function whyNotAsked(entry: ModelEntry, env: NodeJS.ProcessEnv): ModelGap | null {
  const { keyVariable: variable, id } = entry
  const url = serverOf(entry)
  if (url === null) return whyNoServer(entry, env)
  const isNamed = namesHost(env, url)
  const { host } = url
  if (variable === null) {
    return isKnownServer(url) || isNamed || isLoopback(url) ? null : { kind: 'unnamed-host', host }
  }
  // Some systems tell names of variables apart by no case.
  const name = variable.toUpperCase()
  if (isKnownServer(url) && HOSTS_OF_KEYS.get(name)?.includes(url.hostname)) return null
  if (url.protocol !== 'https:' && !isLoopback(url)) return { kind: 'key-unencrypted', variable, host }
  if (name === modelKeyName(id)) return null
  if (isOfAnother(entry, name)) return { kind: 'key-of-another', variable, host }
  return isNamed ? null : { kind: 'key-to-unnamed-host', variable, host }
}

/** Why a model can't be asked at all here. */
export function findModelGap(entry: ModelEntry, env: NodeJS.ProcessEnv): ModelGap | null {
  const { keyVariable: variable } = entry
  return whyNotAsked(entry, env) ?? (variable !== null && !env[variable] ? { kind: 'no-key', variable } : null)
}

/** A gap with what closes it, for an error's message. */
export function explainModelGap({ id }: Pick<ModelEntry, 'id'>, gap: ModelGap): string {
  const rename = `give ${id} a key of its own in ${modelKeyName(id)}, and name that in its keyVariable`
  switch (gap.kind) {
    case 'no-key':
      return `${gap.variable} is not set (in the environment or in .env)`
    case 'unnamed-host':
      return `its baseUrl leads to ${gap.host}; if that server may see your prompts, set GREENML_MODEL_HOSTS=${gap.host}`
    case 'key-unencrypted':
      return `${gap.variable} would be sent to ${gap.host} without encryption: give an address with https`
    case 'key-of-another':
      return `${gap.variable} is not for ${gap.host}: ${rename}`
    case 'key-to-unnamed-host':
      return `${gap.variable} would be sent to ${gap.host}: set GREENML_MODEL_HOSTS=${gap.host} if that is meant, or ${rename}`
    case 'no-address':
      return `provider ${gap.provider} needs a baseUrl in models.yaml`
    case 'no-program':
      return `no program is named for it; name one in GREENML_MODEL_COMMANDS={"${id}": ["program", "argument"]}`
    case 'recorded':
      return 'its answers are recorded'
    case 'reported':
      return gap.detail
  }
}

/** A program is started where the user's own environment names it: a plan or a dataset can't. */
function whyNoServer({ id, provider }: ModelEntry, env: NodeJS.ProcessEnv): ModelGap | null {
  if (provider === 'azure') return { kind: 'no-address', provider }
  if (provider !== 'command' || readModelCommand(id, env) !== null) return null
  return { kind: 'no-program' }
}

/** No key by its name, or another provider's. */
function isOfAnother({ provider }: ModelEntry, variable: string): boolean {
  return !PROVIDER_KINDS[provider].keys.includes(variable) && (HOSTS_OF_KEYS.has(variable) || !isSecretName(variable))
}

/** `$GREENML_MODEL_HOSTS`: hosts with or without a port, separated by commas or blanks. */
function namesHost(env: NodeJS.ProcessEnv, { protocol, hostname, port }: URL): boolean {
  const named = (env.GREENML_MODEL_HOSTS ?? '').toLowerCase().split(/[\s,]+/)
  const withPort = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
  return named.includes(hostname) || named.includes(withPort)
}

/** Words on where a model's calls go and what they carry, to be told before the first of them. */
export function describeServer(
  entry: ModelEntry,
  keyFiles: ReadonlyMap<string, string> = new Map(),
  env: NodeJS.ProcessEnv = {},
): string {
  const { id, keyVariable } = entry
  if (entry.provider === 'replay') return `${id} is answered from the store of calls`
  if (entry.provider === 'command') {
    const words = quoteWords(readModelCommand(id, env) ?? [])
    return `${id} is asked by the program that GREENML_MODEL_COMMANDS names, without any key: ${words}`
  }
  if (keyVariable === null) return `${id} is asked at ${serverOf(entry)?.host}, without a key`
  const file = keyFiles.get(keyVariable)
  return `${id} is asked at ${serverOf(entry)?.host} with ${keyVariable}${file === undefined ? '' : ` from ${file}`}`
}
