interface Room {
  readonly purpose: string
  /** The rooms beside itself that it may import, by type too. */
  readonly imports: readonly string[]
}

export const GROUND = ['schema', 'base']
const CAMPAIGN = [...GROUND, 'campaign']
const room = (purpose: string, imports: readonly string[]): Room => ({ purpose, imports })
const STEPS = [
  'dataset',
  'generation',
  'environment',
  'sandbox',
  'energy',
  'planning',
  'measurement',
  'benchmark',
  'curation',
  'mlbench',
]

/** The house: each room with what it is for and the rooms that it may import. A folder of `src/` that is not here is a fault. */
export const ROOMS: Readonly<Record<string, Room>> = {
  schema: room('what passes between steps: formats, options, the registry of metrics', []),
  base: room('errors, files, processes, JSON lines, randomness, text, log: no word of the domain', []),
  campaign: room("a campaign's folder: paths, readers and writers, record id, which attempt counts", GROUND),
  dataset: room('manifests, import, licences, integrity', GROUND),
  generation: room('conversations with models, providers, asking, prompts, code extraction, prices', CAMPAIGN),
  environment: room('Python environments by uv', [...GROUND, 'dataset']),
  sandbox: room('running code that nobody trusts', GROUND),
  energy: room('meters, sampling, carbon, operations', GROUND),
  planning: room('variants, blocks, shards, schedule, costs, Slurm array, run table', CAMPAIGN),
  measurement: room('one measured run of any command, its instruments, the rounds of `measure`, revisions', [
    ...GROUND,
    'dataset',
    'environment',
    'sandbox',
    'energy',
  ]),
  benchmark: room("a shard's queue, resume, strata, recording", [
    ...CAMPAIGN,
    'dataset',
    'environment',
    'sandbox',
    'energy',
    'planning',
    'measurement',
  ]),
  curation: room('bringing projects into the dataset: imports, trials, what a pull request is held to', [
    ...GROUND,
    'dataset',
    'environment',
    'sandbox',
    'measurement',
    'benchmark',
  ]),
  mlbench: room('ML-Bench: its rows and contexts, answers and agents, grading and scores, tasks made anew', [
    ...CAMPAIGN,
    'dataset',
    'generation',
    'environment',
    'sandbox',
    'energy',
    'planning',
    'measurement',
    'analysis',
  ]),
  analysis: room('statistics: numbers and facts, no sentence', CAMPAIGN),
  'genai-greenml': room("the published study's own format and statistics", [...GROUND, 'dataset', 'analysis']),
  report: room('every sentence, Markdown, charts, pages', GROUND),
  github: room('artifacts, matrices, pull requests, runners', [...CAMPAIGN, 'environment', 'planning']),
  commands: room('one file a verb: options in, rooms joined, result out', [
    ...CAMPAIGN,
    ...STEPS,
    'analysis',
    'genai-greenml',
    'report',
    'github',
  ]),
  cli: room('the command line', [...GROUND, 'commands']),
  actions: room('the GitHub Actions', [...CAMPAIGN, 'dataset', 'github', 'report', 'commands']),
}

/** The parts of `report/`, each with those that it may import: what a text is made of, then what of the data, then pages. */
const LAID_OUT = ['text', 'document']
export const REPORT_PARTS: Readonly<Record<string, readonly string[]>> = {
  text: [],
  document: ['text'],
  data: LAID_OUT,
  charts: [...LAID_OUT, 'data'],
  downloads: [...LAID_OUT, 'data'],
  comparison: LAID_OUT,
  measurement: LAID_OUT,
  mlbench: LAID_OUT,
  'genai-greenml': [...LAID_OUT, 'charts'],
  campaign: [...LAID_OUT, 'data', 'charts', 'downloads', 'comparison', 'measurement', 'mlbench'],
  site: [...LAID_OUT, 'data', 'charts', 'campaign'],
}

/**
 * The folders of a place, the lowest first: none reaches one behind it, itself or by the files beside the folders. Files stand
 * where their imports put them.
 */
export const ORDERS: Readonly<Record<string, readonly string[]>> = {
  schema: ['migrations', 'dataset', 'generation', 'measurement', 'analysis', 'mlbench', 'options', 'campaign'],
  base: ['processes', 'text', 'files', 'network'],
  dataset: ['code', 'sources', 'import'],
  generation: ['models', 'prompts', 'answers', 'asking', 'replay'],
  measurement: ['printed', 'instruments', 'command', 'rounds', 'probe', 'revisions', 'scoring'],
  mlbench: [
    'data',
    'contexts',
    'grading',
    'execution',
    'answers',
    'agent',
    'scores',
    'evaluation',
    'stats',
    'building',
    'errors',
    'finetune',
    'harness',
    'leakage',
    'submissions',
  ],
  analysis: [
    'distributions',
    'statistics',
    'observations',
    'runs',
    'validity',
    'failures',
    'groups',
    'comparison',
    'code',
    'diagnostics',
    'measurement',
  ],
  commands: ['env', 'mlbench', 'propose'],
  'report/text': ['measurement', 'dataset', 'mlbench'],
}
