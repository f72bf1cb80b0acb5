import type { HostCheck } from '../schema/doctor.ts'
import { BUILT_PROVIDERS } from '../schema/models.ts'
import { OWN_KEYS } from './key-hosts.ts'

/** Of the providers that can be asked; recorded answers need none. */
const KEYS = BUILT_PROVIDERS.flatMap((provider) => (provider === 'replay' ? [] : OWN_KEYS[provider]))

/** Which providers could be asked; names of variables only. */
export function checkKeys(env: NodeJS.ProcessEnv, keyFiles: ReadonlyMap<string, string> = new Map()): HostCheck {
  const withFile = (name: string) => (keyFiles.has(name) ? `${name} (from ${keyFiles.get(name)})` : name)
  const [set, missing] = [KEYS.filter((name) => env[name]), KEYS.filter((name) => !env[name])]
  const none = 'only recorded answers and --answers DIR can be used; .env.example lists the keys'
  return {
    area: 'keys',
    name: 'providers',
    state: set.length > 0 ? 'works' : 'absent',
    says: `${set.length > 0 ? `set: ${set.map(withFile).join(', ')}; ` : ''}not set: ${missing.join(', ') || 'none'}${set.length > 0 ? '' : `: ${none}`}`,
  }
}
