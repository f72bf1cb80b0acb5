import type { Verb } from './verb.ts'

interface VerbFile {
  /** Above these verbs in the help. */
  readonly heading: string
  /** Words that the command line may begin with. */
  readonly names: readonly string[]
  readonly load: () => Promise<readonly Verb[]>
}

/** Files of verbs, each loaded when one of its verbs is asked for, so that `greenml measure` does not pay for the others. */
const VERB_FILES: readonly VerbFile[] = [
  {
    heading: 'A campaign:',
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
    heading: 'Projects:',
    names: ['import', 'check', 'validate', 'projects', 'import-results'],
    load: async () => (await import('./dataset-verbs.ts')).datasetVerbs,
  },
  {
    heading: 'Any command:',
    names: ['measure', 'sandbox'],
    load: async () => (await import('./command-verbs.ts')).commandVerbs,
  },
  { heading: 'ML-Bench:', names: ['mlbench'], load: async () => (await import('./mlbench-verbs.ts')).mlbenchVerbs },
  {
    heading: 'This machine:',
    names: ['env', 'models', 'serve', 'doctor'],
    load: async () => (await import('./host-verbs.ts')).hostVerbs,
  },
]

/** The verbs that a command line which begins with this word can mean: all, where no verb is called so. */
export async function loadVerbs(
  word: string | undefined,
): Promise<{ readonly heading: string; readonly verbs: readonly Verb[] }[]> {
  const files = VERB_FILES.filter(({ names }) => word !== undefined && names.includes(word))
  return Promise.all(
    (files.length > 0 ? files : VERB_FILES).map(async ({ heading, load }) => ({ heading, verbs: await load() })),
  )
}
