import type { HostCheck } from '../schema/doctor.ts'
import type { BUILT_PROVIDERS } from '../schema/models.ts'

/** By provider that can be asked; recorded answers need none. */
const KEY_OF = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  groq: 'GROQ_API_KEY',
} as const satisfies Record<Exclude<(typeof BUILT_PROVIDERS)[number], 'replay'>, string>
const KEYS = Object.values(KEY_OF)

/** Which providers could be asked; names of variables only. */
export function checkKeys(env: NodeJS.ProcessEnv): HostCheck {
  const [set, missing] = [KEYS.filter((name) => env[name]), KEYS.filter((name) => !env[name])]
  const state = set.length > 0 ? 'works' : 'absent'
  return { area: 'keys', id: 'providers', state, fact: { kind: 'keys', set, missing } }
}
