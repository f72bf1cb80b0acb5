import type { HostCheck } from '../../schema/doctor-report.ts'
import { PROVIDER_KINDS } from './providers/registry.ts'

const KEYS = Object.values(PROVIDER_KINDS).flatMap(({ keys }) => keys)

/** Providers that could be asked; names of variables only. */
export function checkKeys(env: NodeJS.ProcessEnv, keyFiles: ReadonlyMap<string, string> = new Map()): HostCheck {
  const [set, missing] = [KEYS.filter((name) => env[name]), KEYS.filter((name) => !env[name])]
  const files = Object.fromEntries([...keyFiles].filter(([name]) => set.some((each) => each === name)))
  const state = set.length > 0 ? 'works' : 'absent'
  return { area: 'keys', id: 'providers', state, fact: { kind: 'keys', set, missing, files } }
}
