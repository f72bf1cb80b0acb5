import type { Verb } from './verb.ts'

interface VerbFile {
  /** Words that the command line may begin with. */
  readonly names: readonly string[]
  readonly load: () => Promise<readonly Verb[]>
}

/** Files of verbs, each loaded when one of its verbs is asked for, so that `greenml measure` does not pay for the others. */
const VERB_FILES: readonly VerbFile[] = [
  {
    names: [
      'demo',
      'run',
      'plan',
      'generate',
      'benchmark',
      'repair',
      'replay',
      'reproduce',
      'clean',
      'bundle',
      'analyse',
      'report',
      'publish',
      'site',
      'compare',
    ],
    load: async () => (await import('./campaign-verbs.ts')).campaignVerbs,
  },
  {
    names: ['import', 'check', 'validate', 'projects'],
    load: async () => (await import('./dataset-verbs.ts')).datasetVerbs,
  },
  { names: ['measure', 'sandbox'], load: async () => (await import('./command-verbs.ts')).commandVerbs },
  { names: ['mlbench'], load: async () => (await import('./mlbench-verbs.ts')).mlbenchVerbs },
  { names: ['env', 'models', 'doctor'], load: async () => (await import('./host-verbs.ts')).hostVerbs },
]

/** The verbs that a command line which begins with this word can mean: all, where no verb is called so. */
export async function loadVerbs(word: string | undefined): Promise<readonly Verb[]> {
  const files = VERB_FILES.filter(({ names }) => word !== undefined && names.includes(word))
  const loaded = await Promise.all((files.length > 0 ? files : VERB_FILES).map(({ load }) => load()))
  return loaded.flat()
}
