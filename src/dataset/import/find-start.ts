import { posix } from 'node:path'
import { leadsOut } from '../../base/files/paths.ts'
import { largest } from '../../base/numbers.ts'
import type { StartReason } from '../../schema/dataset/import-report.ts'
import type { Manifest } from '../../schema/dataset/manifest.ts'
import { moduleRoot } from '../../schema/dataset/start.ts'
import { listReachable } from './reachable-scripts.ts'
import { type Paper, readPapersAbove } from './read-papers.ts'
import { readTexts } from './read-texts.ts'
import { listBases, rankFolders } from './start-folders.ts'
import { isTail, listCommands, runsScript, type ToldCommand } from './told-commands.ts'

/** One way to start a script. */
export interface Start extends Pick<Manifest, 'workingDirectory' | 'pythonPath' | 'arguments'> {
  readonly module?: string
  readonly reasons: readonly StartReason[]
}

/** A start as a manifest has it. */
export const startFields = ({ reasons: _reasons, ...fields }: Start): Omit<Start, 'reasons'> => fields

/** What Python is given behind its own name to start an entry so. */
export const wordsOf = ({ module, arguments: words }: Start, entry: string): string[] => [
  ...(module ? ['-m', module] : [entry]),
  ...words,
]

interface Command {
  readonly module: string | null
  readonly path: string | null
  readonly words: readonly string[]
  readonly pythonPath: readonly string[]
}

/** Most characters of one file: more of it says nothing new. */
const MOST_CHARACTERS = 1_000_000
const TAKES_ARGUMENTS =
  /\bargparse\b|\bsys\.argv\b|\b(?:click|typer|fire|absl|hydra|docopt|tyro|optparse|jsonargparse|configargparse)\b|\bfrom_cli\b|\bHfArgumentParser\b/

/**
 * How a script can be started, the likeliest way first: what README, Makefile and the script itself say, what it imports from
 * where, and from which folder the files that it names are found. At most three ways.
 */
export async function findStarts(
  folder: string,
  files: readonly string[],
  entry: string,
  isNotebook = false,
): Promise<readonly [Start, ...Start[]]> {
  const read = async (paths: readonly string[]) =>
    (await readTexts(folder, paths)).map((text) => text.slice(0, MOST_CHARACTERS))
  const scripts = files.filter((path) => path.endsWith('.py'))
  const [own = ''] = await read([entry])
  const reached = await read(await listReachable(folder, scripts, entry))
  const home = posix.dirname(entry)
  const papers = await readPapersAbove(folder, files, home)
  const told = findCommand([...papers, { folder: '.', text: own.slice(0, 4000) }], entry, files, listOptions(own))
  const module =
    told?.module ?? (/^[ \t]*from[ \t]+\.[\w.]*[ \t]+import\b/m.test(own) ? nameModule(entry, files, own) : null)
  const root = module === null ? null : moduleRoot(module, entry)
  const bases = listBases(reached, files, root ?? home)
  // The script may add them itself.
  const mayAdd = bases.length > 0 && /sys\.path\b/.test(own)
  const words = told !== null && TAKES_ARGUMENTS.test(reached.join('\n')) ? told.words : []
  const folders = rankFolders([...reached, words.map((word) => JSON.stringify(word)).join('\n')], files, [
    ...(told?.path ? [posix.normalize(entry.slice(0, entry.length - told.path.length) || '.').replace(/\/$/, '')] : []),
    ...(isNotebook ? [home, '.'] : [root ?? '.', '.', home]),
  ])
  const facts = { told, module, home, root }
  const plain = mayAdd ? [] : bases
  const [first = '.', ...others] = folders
  const ways = [
    makeStart(facts, { folder: first, words, bases: plain }, folders.length > 1 ? ['finds-its-files'] : []),
    ...(mayAdd ? [makeStart(facts, { folder: first, words, bases })] : []),
    ...(words.length > 0 ? [makeStart(facts, { folder: first, words: [], bases: plain })] : []),
    ...others.map((folder) => makeStart(facts, { folder, words, bases: plain })),
  ]
  const [best = makeStart(facts, { folder: '.', words: [], bases: plain }), ...rest] = ways.slice(0, MOST_WAYS)
  return [best, ...rest]
}

const MOST_WAYS = 3

interface StartFacts {
  readonly told: Command | null
  readonly module: string | null
  /** The folder of the entry, and that from which Python finds the module. */
  readonly home: string
  readonly root: string | null
}

function makeStart(
  { told, module, home, root }: StartFacts,
  { folder, words, bases }: { folder: string; words: readonly string[]; bases: readonly string[] },
  reasons: readonly StartReason[] = [],
): Start {
  const needed = new Set([...(told?.pythonPath ?? []), ...(root === null ? [] : [root]), ...bases])
  const isRelative = module !== null && told?.module == null
  needed.delete(module === null ? home : folder) // Python looks there anyway
  return {
    ...(module === null ? {} : { module }),
    workingDirectory: folder,
    pythonPath: [...needed],
    arguments: [...words],
    reasons: [
      ...(told === null ? [] : ['command-in-readme' as const]),
      ...(isRelative ? ['imports-relatively' as const] : []),
      ...(bases.length > 0 ? ['imports-from-other-folder' as const] : []),
      ...reasons,
    ],
  }
}

const ARGUMENT = /\.add_argument\(((?:[^()]|\([^()]{0,300}\)){0,1000})\)/g
const NAMES_OPTION = /['"](--?\w[\w-]{0,60})['"]/g

interface Option {
  readonly names: readonly string[]
  readonly isRequired: boolean
}

const listOptions = (code: string): Option[] =>
  [...code.matchAll(ARGUMENT)].map(([, given = '']) => ({
    names: [...given.matchAll(NAMES_OPTION)].map(([, name = '']) => name),
    isRequired: /\brequired\s*=\s*True\b/.test(given),
  }))

/** More commands with what one script requires are not looked at. */
const MOST_FITTING = 100

/**
 * The first command of some texts that runs the entry; with the arguments of another, where its own are not plain, or lack what
 * is required: of one by the name that the entry had before, too.
 */
function findCommand(
  papers: readonly Paper[],
  entry: string,
  files: readonly string[],
  options: readonly Option[],
): Command | null {
  const all = listCommands(papers)
  const commands = all.filter((command) => runsScript(command, entry))
  const [first] = commands
  const plain = commands.flatMap(({ words }) => (words === null ? [] : [words]))
  const whole = plain.find((words) => hasRequired(words, options)) ?? findWordsBefore(all, entry, files, options)
  if (first === undefined) return whole === null ? null : { module: null, path: null, words: whole, pythonPath: [] }
  return {
    module: first.module,
    path: first.path === null ? null : posix.normalize(first.path),
    words: whole ?? plain[0] ?? [],
    pythonPath: listPythonPath(first.paths, first.folder),
  }
}

/** What a command gives an entry that requires some by the name that it had before; null: none does. */
function findWordsBefore(
  all: readonly ToldCommand[],
  entry: string,
  files: readonly string[],
  options: readonly Option[],
): readonly string[] | null {
  const fitting = all.flatMap(({ path, words }) =>
    path === null || words === null || !isFor(words, options) ? [] : [{ path, words }],
  )
  const isBefore = ({ path, words }: (typeof fitting)[number]) =>
    isNameBefore(path, entry, files) && words.some((word) => files.includes(word))
  return fitting.slice(0, MOST_FITTING).find(isBefore)?.words ?? null
}

const optionOf = (word: string) => word.split('=', 1)[0] ?? ''

const hasRequired = (words: readonly string[], options: readonly Option[]) =>
  options.every(({ names, isRequired }) => !isRequired || words.some((word) => names.includes(optionOf(word))))

/** Whether words have all that a script requires, where it requires any, and no option that it does not know; argparse takes the beginning of one too. */
const isFor = (words: readonly string[], options: readonly Option[]) =>
  options.some(({ isRequired }) => isRequired) &&
  hasRequired(words, options) &&
  words
    .filter((word) => word.startsWith('-') && Number.isNaN(Number(word)))
    .every((word) => options.some(({ names }) => names.some((name) => name.startsWith(optionOf(word)))))

/** Whether a path is that of no file, and its name that of a script beside it but for a word: `train_final_model.py`, `train_model.py`. */
function isNameBefore(path: string, entry: string, files: readonly string[]): boolean {
  const plain = posix.normalize(path)
  if (files.some((file) => isTail(plain, file)) || posix.dirname(plain) !== posix.dirname(entry)) return false
  const [before = [], now = []] = [plain, entry].map((each) => posix.parse(each).name.toLowerCase().split(/[_-]/))
  return before.every((word) => now.includes(word)) || now.every((word) => before.includes(word))
}

const listPythonPath = (paths: string, folder: string): string[] =>
  (paths === '' ? [] : paths.split(':'))
    .map((each) => each.replace(/^\$\{?PWD\}?\/?/, ''))
    .filter((each) => !each.startsWith('/'))
    .map((each) => posix.join(folder, each))
    .filter(isInside)

const isInside = (path: string) => !leadsOut(path) && !path.includes('$')

/** The entry's name from above its outermost package; by the dots of its imports where there is no `__init__.py`. */
function nameModule(entry: string, files: readonly string[], code: string): string | null {
  const parts = entry.replace(/\.py$/, '').split('/')
  const dots = largest([...code.matchAll(/^[ \t]*from[ \t]+(\.+)/gm)].map(([, found = '']) => found.length)) ?? 0
  let depth = parts.length - 1 // the folder that the package lies in
  while (depth > 0 && files.includes(`${parts.slice(0, depth).join('/')}/__init__.py`)) depth--
  const start = Math.min(depth, parts.length - 1 - dots)
  if (start < 0 || !parts.slice(start).every((part) => /^[A-Za-z_]\w*$/.test(part))) return null
  const names = parts.slice(start)
  return (names.at(-1) === '__main__' ? names.slice(0, -1) : names).join('.')
}
