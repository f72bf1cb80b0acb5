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

/**
 * The folders of a place, the lowest first: none reaches one behind it, itself or by the files beside the folders. Files stand
 * where their imports put them.
 */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
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

/** An import between two files of `src`. */
interface Import {
  readonly file: string
  readonly target: string
}

/** An import between two parts of a place: its folders, and the files beside them. */
interface Arrow {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** What breaks the house: a folder without an entry, an import that no entry allows, parts of one place that import each other in a circle. */
export async function listBreaches(root: string): Promise<string[]> {
  const files = await listSources(join(root, 'src'))
  const imports = await readImports(join(root, 'src'), files)
  const rooms = Object.fromEntries(Object.entries(ROOMS).map(([name, { imports }]) => [name, imports]))
  const breaches = [
    ...listBarred(files, imports, '', rooms),
    ...listBarred(files, imports, 'report', REPORT_PARTS),
    ...Object.entries(ORDERS).flatMap(([place, order]) => listDisorder(files, imports, place, order)),
    ...Object.keys(ROOMS).flatMap((room) => tellNoOrder(files, room)),
    ...placesOf(files).flatMap((place) => tellCircle(place, arrowsIn(imports, place))),
  ]
  return [...new Set(breaches)]
}

/** Imports of all kinds: those of types and lazy ones too. */
async function readImports(src: string, files: readonly string[]): Promise<Import[]> {
  const imports = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(src, file), 'utf8')
      const targets = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(
        ([, target = '']) => target,
      )
      return targets.map((target) => ({ file, target: posix.join(posix.dirname(file), target) }))
    }),
  )
  return imports.flat()
}

/** `src` itself, as the empty text, and all folders below it. */
const placesOf = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => file.split('/').map((_, depth, names) => names.slice(0, depth).join('/')))),
]

const arrowsIn = (imports: readonly Import[], place: string): Arrow[] =>
  imports.flatMap(({ file, target }) => {
    const [from, to] = [partOf(place, file), partOf(place, target)]
    return from === null || to === null || from === to ? [] : [{ file, from, to }]
  })

/** The folder or file of a place that a file is of; null where it lies elsewhere. */
function partOf(place: string, file: string): string | null {
  const start = place === '' ? '' : `${place}/`
  return file.startsWith(start) && !file.startsWith('../') ? roomOf(file.slice(start.length)) : null
}

const partsOf = (files: readonly string[], place: string): Set<string> =>
  new Set(files.flatMap((file) => partOf(place, file) ?? []))

const tellUnknown = (place: string, names: readonly string[]) =>
  names.map((name) => `${posix.join('src', place, name)} stands nowhere in scripts/rooms.ts`)

function listBarred(
  files: readonly string[],
  imports: readonly Import[],
  place: string,
  allowed: Readonly<Record<string, readonly string[]>>,
): string[] {
  const unknown = [...partsOf(files, place)].filter((name) => !(name in allowed))
  const barred = arrowsIn(imports, place).filter(({ from, to }) => !(allowed[from]?.includes(to) ?? true))
  return [
    ...tellUnknown(place, unknown),
    ...barred.map(({ file, from, to }) => `src/${file}: ${from} may not import ${to}`),
  ]
}

function listDisorder(
  files: readonly string[],
  imports: readonly Import[],
  place: string,
  order: readonly string[],
): string[] {
  const arrows = arrowsIn(imports, place)
  const unknown = [...partsOf(files, place)].filter((name) => isFolder(name) && !order.includes(name))
  const upwards = order.flatMap((folder, index) => {
    const behind = listReached(arrows, folder).filter((reached) => order.indexOf(reached) > index)
    return behind.map((reached) => `src/${place}/${folder} may not reach ${reached}, which stands behind it`)
  })
  return [...tellUnknown(place, unknown), ...upwards]
}

/** Of two folders of a room somebody says which stands below; the parts of report/ have their own list. */
function tellNoOrder(files: readonly string[], room: string): string[] {
  const folders = [...partsOf(files, room)].filter(isFolder)
  const isHeld = folders.length < 2 || room in ORDERS || room === 'report'
  return isHeld ? [] : [`src/${room} has several folders, and no order in scripts/rooms.ts`]
}

/** The folders that a folder imports, and those that files beside it import which it needs. */
function listReached(arrows: readonly Arrow[], folder: string): string[] {
  const seen = new Set([folder])
  for (const part of seen) {
    if (part !== folder && isFolder(part)) continue
    for (const { from, to } of arrows) if (from === part) seen.add(to)
  }
  return [...seen].filter(isFolder)
}

const isFolder = (part: string): boolean => !part.endsWith('.ts')

/** One circle of a place's parts, or none. */
function tellCircle(place: string, arrows: readonly Arrow[]): string[] {
  const circle = findCircle(arrows).map(({ file, to }) => `${file} imports ${to}`)
  return circle.length === 0 ? [] : [`${posix.join('src', place)} has a circle: ${circle.join(', ')}`]
}

/** Takes away parts that import no other, or that no other imports, until each of the rest leads to a further one. */
function findCircle(arrows: readonly Arrow[]): Arrow[] {
  const importers = new Set(arrows.map(({ from }) => from))
  const imported = new Set(arrows.map(({ to }) => to))
  const left = arrows.filter(({ from, to }) => importers.has(to) && imported.has(from))
  if (left.length < arrows.length) return findCircle(left)
  const walk: Arrow[] = []
  let next = left[0]
  while (next !== undefined && !walk.includes(next)) {
    walk.push(next)
    const { to } = next
    next = left.find(({ from }) => from === to)
  }
  return next === undefined ? [] : walk.slice(walk.indexOf(next))
}

/** The table of CONTRIBUTING.md: lines of code to the nearest hundred, so that it changes when a room does. */
export async function renderRooms(src: string): Promise<string> {
  const lines = new Map<string, number>()
  for (const file of await listSources(src)) {
    const own = codeLines(await readFile(join(src, file), 'utf8'), 'ts')
    lines.set(roomOf(file), (lines.get(roomOf(file)) ?? 0) + own)
  }
  const names = Object.keys(ROOMS)
  const rows = Object.entries(ROOMS).map(([name, { purpose, imports }], index) => {
    const beyond = imports.filter((each) => !GROUND.includes(each))
    const isAll = beyond.length > 0 && names.slice(0, index).every((each) => imports.includes(each))
    const stands = isAll ? 'all rooms above' : beyond.join(', ') || '–'
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
