import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { listFiles } from '../src/base/files/files.ts'
import { markdownTable } from '../src/report/text/markdown-text.ts'
import { codeLines } from './code-lines.ts'

interface Room {
  readonly purpose: string
  /** The rooms beside itself that it may import, by type too. */
  readonly imports: readonly string[]
}

const GROUND = ['schema', 'base']
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
const ROOMS: Readonly<Record<string, Room>> = {
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
    ...['dataset', 'environment', 'sandbox', 'energy'],
  ]),
  benchmark: room("a shard's queue, resume, strata, recording", [
    ...CAMPAIGN,
    ...['dataset', 'environment', 'sandbox', 'energy', 'planning', 'measurement'],
  ]),
  curation: room('bringing projects into the dataset: imports, trials, what a pull request is held to', [
    ...GROUND,
    ...['dataset', 'environment', 'sandbox', 'measurement', 'benchmark'],
  ]),
  mlbench: room('ML-Bench: its rows and contexts, answers and agents, grading and scores, tasks made anew', [
    ...CAMPAIGN,
    ...['dataset', 'generation', 'environment', 'sandbox', 'energy', 'planning', 'measurement', 'analysis'],
  ]),
  analysis: room('statistics: numbers and facts, no sentence', CAMPAIGN),
  'genai-greenml': room("the published study's own format and statistics", [...GROUND, 'dataset', 'analysis']),
  report: room('every sentence, Markdown, charts, pages', GROUND),
  github: room('artifacts, matrices, pull requests, runners', [...CAMPAIGN, 'environment', 'planning']),
  commands: room('one file a verb: options in, rooms joined, result out', [
    ...CAMPAIGN,
    ...STEPS,
    ...['analysis', 'genai-greenml', 'report', 'github'],
  ]),
  cli: room('the command line', [...GROUND, 'commands']),
  actions: room('the GitHub Actions', [...CAMPAIGN, 'dataset', 'github', 'report', 'commands']),
}

/** The parts of `report/`, each with those that it may import: what a text is made of, then what of the data, then pages. */
const LAID_OUT = ['text', 'document']
const REPORT_PARTS: Readonly<Record<string, readonly string[]>> = {
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

/** Each may import those before it. */
const inOrder = (parts: readonly string[]): typeof REPORT_PARTS =>
  Object.fromEntries(parts.map((part, index) => [part, parts.slice(0, index)]))

/** The parts of `schema/`, from what every format is made of up to a campaign's plan, which holds its options. */
const SCHEMA_PARTS = inOrder([
  ...['common.ts', 'versioned.ts', 'failure-classes.ts', 'migrations'],
  ...['dataset', 'generation', 'measurement', 'analysis', 'mlbench', 'options', 'campaign'],
  ...['doctor-report.ts', 'formats.ts'],
])

/** The parts of `base/`, which file systems and networks are read through. */
const BASE_PARTS = inOrder([
  ...['batches.ts', 'errors.ts', 'fault.ts', 'groups.ts', 'in-turn.ts', 'memoise.ts', 'numbers.ts'],
  ...[
    'package.ts',
    'pareto.ts',
    'random.ts',
    'timed-formats.ts',
    'timer.ts',
    'processes',
    'text',
    'log.ts',
    'context.ts',
  ],
  ...['secrets.ts', 'progress.ts', 'size.ts', 'files', 'explain-fault.ts', 'network'],
])

interface Arrow {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** Every import of a file in another folder of `src`, type imports and lazy ones too; what lies outside of `src` is none. */
async function listArrows(src: string): Promise<Arrow[]> {
  const arrows: Arrow[] = []
  for (const file of await listSources(src)) {
    const text = await readFile(join(src, file), 'utf8')
    for (const [, target = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)) {
      const [from, to] = [roomOf(file), roomOf(posix.join(posix.dirname(file), target))]
      if (from !== to && to !== '..') arrows.push({ file, from, to })
    }
  }
  return arrows
}

/** What breaks the house: a folder without an entry, an import that no entry allows. */
export async function listBreaches(root: string): Promise<string[]> {
  const rooms = Object.fromEntries(Object.entries(ROOMS).map(([name, { imports }]) => [name, imports]))
  const breaches = await Promise.all([
    listBreachesIn(root, 'src', rooms),
    listBreachesIn(root, 'src/schema', SCHEMA_PARTS),
    listBreachesIn(root, 'src/base', BASE_PARTS),
    listBreachesIn(root, 'src/report', REPORT_PARTS),
  ])
  return breaches.flat()
}

async function listBreachesIn(root: string, place: string, allowed: typeof REPORT_PARTS): Promise<string[]> {
  const folders = new Set((await listSources(join(root, place))).map(roomOf))
  const unknown = [...folders].filter((name) => !(name in allowed))
  const barred = (await listArrows(join(root, place))).filter(({ from, to }) => !(allowed[from]?.includes(to) ?? true))
  return [
    ...unknown.map((name) => `${place}/${name} stands nowhere in scripts/rooms.ts`),
    ...new Set(barred.map(({ file, from, to }) => `${place}/${file}: ${from} may not import ${to}`)),
  ]
}

/** The table of CONTRIBUTING.md: lines of code to the nearest hundred, so that it changes when a room does. */
export async function renderRooms(src: string): Promise<string> {
  const lines = new Map<string, number>()
  for (const file of await listSources(src)) {
    const own = codeLines(await readFile(join(src, file), 'utf8'), 'ts')
    lines.set(roomOf(file), (lines.get(roomOf(file)) ?? 0) + own)
  }
  const rows = Object.entries(ROOMS).map(([name, { purpose, imports }]) => {
    const beyond = imports.filter((each) => !GROUND.includes(each))
    const stands = beyond.length > 6 ? 'all rooms above' : beyond.join(', ') || '–'
    const thousands = (Math.round((lines.get(name) ?? 0) / 100) / 10).toFixed(1)
    return [`\`src/${name}/\``, purpose, stands, `${thousands}k`]
  })
  const head = ['room', 'what it is for', 'stands on, beside schema and base', 'lines']
  return markdownTable(head, rows).join('\n')
}

async function listSources(src: string): Promise<string[]> {
  return (await listFiles(src)).filter((file) => file.endsWith('.ts'))
}

const roomOf = (file: string): string => file.split('/')[0] ?? ''
