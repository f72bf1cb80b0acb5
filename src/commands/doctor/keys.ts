import type { Finding } from './finding.ts'

const KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GEMINI_API_KEY', 'GROQ_API_KEY']

/** Which providers could be asked; names of variables only. */
export function checkKeys(env: NodeJS.ProcessEnv): Finding {
  const [set, missing] = [KEYS.filter((name) => env[name]), KEYS.filter((name) => !env[name])]
  const none = 'only recorded answers and --answers DIR can be used; .env.example lists the keys'
  return {
    area: 'keys',
    name: 'providers',
    state: set.length > 0 ? 'works' : 'absent',
    says: `${set.length > 0 ? `set: ${set.join(', ')}; ` : ''}not set: ${missing.join(', ') || 'none'}${set.length > 0 ? '' : `: ${none}`}`,
  }
}
