import { posix } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { memoise } from '../../base/memoise.ts'
import { README_NAME } from '../../base/text/readme-name.ts'
import type { EntryReason } from '../../schema/dataset/import-report.ts'
import { METRIC_FUNCTIONS } from '../../schema/dataset/metrics.ts'
import { isNotebook } from '../code/notebook.ts'
import { callsWork } from './calls-work.ts'
import { findEvaluators, TRAINS } from './kept-models.ts'
import { depthOf, listNamed, listTold } from './named-scripts.ts'
import { readTexts } from './read-texts.ts'
import { spreadImports } from './spread-imports.ts'
import { openStatedModels } from './stated-models.ts'
import type { ToldCommand } from './told-commands.ts'

/** What a script that is the project's main one does: evidence from its text, not from its name. */
const DOES: readonly (readonly [EntryReason, RegExp, number])[] = [
  ['fits', new RegExp(`${TRAINS.source}|\\.fit_transform\\s*\\(|\\.train\\s*\\(`), 4],
  [
    'loads-data',
    /read_csv|read_excel|read_table|read_json|read_parquet|loadtxt|genfromtxt|load_\w{1,60}\(|open\s*\(|imread/,
    3,
  ],
  [
    'computes-metric',
    new RegExp(`accuracy|${METRIC_FUNCTIONS.join('|')}|\\.score\\s*\\(|roc_auc|confusion_matrix`, 'i'),
    3,
  ],
  [
    'prints-metric',
    /(?:print|\blog(?:ger|ging)?\.(?:info|warning|debug)|\becho)\s*\((?:\r?\n)?(?:(?!print)[^\n]){0,200}(?:acc|score|f1|r2|r²|mse|rmse|mae|auc|error|정확도|准确率|準確率|正解率)/i,
    2,
  ],
  ['splits', /train_test_split|KFold|cross_val|random_split/, 2],
  ['learns', /^[ \t]*(?:from|import)\s+(?:sklearn|torch|tensorflow|keras|xgboost|lightgbm|catboost|transformers)/m, 2],
  ['is-a-page', /^[ \t]*(?:from|import)\s+(?:streamlit|flask|fastapi|django|gradio|dash|uvicorn)\b/m, -6],
  ['is-a-test', /^[ \t]*(?:import|from)\s+(?:pytest|unittest|setuptools|distutils)/m, -6],
]
/** Code that runs when the file does, and not only when somebody calls it. */
const RUNS =
  /__name__\s*==\s*['"]__main__['"]|^(?:print|(?:main|run|train|evaluate|test)\w*|plt\.\w+|[\w.]+\.fit)\s*\(|^\w[\w, ]*=\s*(?:[\w.]+\.)?_?(?:read|load|train|fit|run|predict|evaluate|split|prepare|preprocess)\w*\s*\(|^(?:for|while|with)\b[^\n]{1,300}:/m
const GUARD = /__name__\s*==\s*['"]__main__['"]/
/** Who imports that many of those that can be run alone joins them: alone each only shows what it does. */
const JOINED = 2
const ONLY_CALLED = -8
const IMPORTED = -3
/** What an export of a notebook calls in the place of its commands: no script can, and the notebook beside it is the same. */
const IN_NOTEBOOK = /^[ \t]*get_ipython\(\)\./m
/** Files that pytest collects, or helps them: by itself none does anything. */
const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.py$|(?:^|\/)tests?\//
const IN_TESTS = -20
const NAMED_IN_README = 3
const GOOD_NAMES = new Set(['original.py', 'main.py', 'train.py', 'run.py', '__main__.py'])
const GOOD_NAME = 1.5
const hasGoodName = (path: string) => GOOD_NAMES.has(posix.basename(path))
/** A notebook may be anything; of two alike the script needs no conversion. */
const NOTEBOOK = -1.5

/** Most characters of one file: more of it says nothing new. */
const MOST_CHARACTERS = 4_000_000

/** A file that may be the one to run. */
export interface EntryCandidate {
  readonly path: string
  readonly score: number
  readonly reasons: readonly EntryReason[]
  /** Scripts that train and keep the model that it evaluates. */
  readonly trainedBy: readonly string[]
}

/**
 * The scripts and notebooks of a repository, the likeliest first: by what they and what they reach by import do, of those alike
 * that first which is called after the model whose result the README states, then that which it runs first but for what prepares,
 * and last what is called after a look at the data.
 * UserError where there is none, or not the wished one.
 */
export async function rankEntries(
  folder: string,
  files: readonly string[],
  wanted: string | undefined,
): Promise<readonly [EntryCandidate, ...EntryCandidate[]]> {
  const all = [...files.filter((path) => path.endsWith('.py')), ...files.filter(isNotebook)]
  if (wanted !== undefined && !all.includes(wanted)) {
    throw new UserError(
      `--entry '${wanted}': there is no such script or notebook; there are: ${all.join(', ') || 'none'}.`,
    )
  }
  const own = all.filter((path) => !isOfTool(path) || path === wanted)
  const weighed = own.length > 0 ? own : all
  const named = await listNamed(folder, files, weighed)
  const candidates = await weighAll(folder, weighed, { named, commands: await listTold(folder, files, weighed) })
  if (wanted !== undefined) return [askedFor(wanted, candidates)]
  const readmes = await readTexts(
    folder,
    files.filter((path) => README_NAME.test(path)),
  )
  const linesOf = openStatedModels(readmes.join('\n').slice(0, MOST_CHARACTERS))
  const stated = ({ path }: EntryCandidate) => linesOf(posix.parse(path).name)
  const results = [...named].filter((path) => !PREPARES.test(posix.basename(path)))
  const places = new Map(results.map((path, place) => [path, place]))
  const placeOf = ({ path }: EntryCandidate) => places.get(path) ?? places.size
  const [first, ...others] = candidates.sort(
    (a, b) =>
      b.score - a.score ||
      stated(b) - stated(a) ||
      looksAround(a) - looksAround(b) ||
      placeOf(a) - placeOf(b) ||
      depthOf(a.path) - depthOf(b.path) ||
      a.path.localeCompare(b.path, 'en'),
  )
  if (first === undefined) throw new UserError('The repository has no Python script and no notebook to run.')
  return [first, ...others]
}

/** The one that somebody asked for; of what was found of it only whose model it evaluates says something then. */
function askedFor(path: string, candidates: readonly EntryCandidate[]): EntryCandidate {
  const { trainedBy = [] } = candidates.find((each) => each.path === path) ?? {}
  return { path, score: 0, reasons: ['asked-for', ...sayEvaluates(trainedBy)], trainedBy }
}

const sayEvaluates = (trainedBy: readonly string[]): EntryReason[] => (trainedBy.length === 0 ? [] : ['evaluates-kept'])

/** Names of files whose author looks at the data first, in the order of the alphabet before the one with the model. */
const LOOKS_AROUND = /(?<![a-z])(?:eda|explor[a-z]*|visuali[sz][a-z]*|data(?:set)?[ _-]?anal[yi][a-z]*)(?![a-z])/i
const looksAround = ({ path }: EntryCandidate) => Number(LOOKS_AROUND.test(posix.basename(path)))

/** Names of what a README runs before the script with the result. */
const PREPARES =
  /(?<![a-z])(?:augment\w*|baselines?|clean\w*|convert\w*|creat\w*|download\w*|embed\w*|features?|generat\w*|grid[ _-]?search|hyper\w*|pre[ _-]?(?:par|process|train)\w*|resampl\w*|simulat\w*|split\w*|teacher|token\w*|(?<!fine[ _-]?)tun(?:e|ing))(?![a-z])/i

async function weighAll(
  folder: string,
  all: readonly string[],
  { named, commands }: { readonly named: ReadonlySet<string>; readonly commands: readonly ToldCommand[] },
): Promise<EntryCandidate[]> {
  const scripts = all.filter((path) => !isNotebook(path))
  const read = async (paths: readonly string[]) =>
    (await readTexts(folder, paths)).map((text) => text.slice(0, MOST_CHARACTERS))
  const found = await read(all)
  const texts = new Map(all.map((path, index) => [path, found[index] ?? '']))
  const imports = spreadImports(
    new Map(scripts.map((path) => [path, texts.get(path) ?? ''])),
    memoise((path: string) => lookAt(path, texts.get(path) ?? '')),
    { none: () => ({ called: 0, joined: 0, guarded: new Set<string>() }), join: joinReached },
  )
  const isExport = (path: string, text: string) => IN_NOTEBOOK.test(text) && texts.has(path.replace(/\.py$/, '.ipynb'))
  const own = [...texts].filter(([path, text]) => isNotebook(path) || !isExport(path, text))
  const bitsOf = new Map(own.map(([path, text]) => [path, does(isNotebook(path) ? notebookCode(text) : text)]))
  const isMain = (path: string) => named.has(path) && hasGoodName(path) && callsWork(texts.get(path) ?? '')
  const wholeOf = memoise(
    (path: string) => (bitsOf.get(path) ?? 0) | reachedBy(path, imports.reached.get(path), named, isMain),
  )
  const evaluators = listEvaluators(own, { bitsOf, wholeOf, commands })
  return own.map(([path, text]) => {
    const bits = bitsOf.get(path) ?? 0
    const whole = wholeOf(path)
    const trainedBy = evaluators.get(path) ?? []
    const done = DOES.filter(([, , points], index) => ((points < 0 ? bits : whole) & (1 << index)) !== 0)
    const about: [EntryReason, number][] = [
      ...(isNotebook(path) ? [['is-a-notebook', NOTEBOOK] as [EntryReason, number]] : []),
      ...(isNotebook(path) || RUNS.test(text) ? [] : [['only-called', ONLY_CALLED] as [EntryReason, number]]),
      ...(imports.isImported(path) && !named.has(path)
        ? [['imported-by-others', IMPORTED] as [EntryReason, number]]
        : []),
      ...(named.has(path) ? [['named-in-readme', NAMED_IN_README] as [EntryReason, number]] : []),
      ...sayEvaluates(trainedBy).map((reason): [EntryReason, number] => [reason, 0]),
      ...sayNames(path),
    ]
    const points = [...done.map(([, , each]) => each), ...about.map(([, each]) => each)]
    return {
      path,
      score: points.reduce((sum, each) => sum + each, 0) - depthOf(path) / 2,
      reasons: [...done.map(([reason]) => reason), ...about.map(([reason]) => reason)],
      trainedBy,
    }
  })
}

/** Which of `DOES` a text does, a bit each. */
const does = (text: string): number =>
  DOES.reduce((bits, [, pattern], index) => (pattern.test(text) ? bits | (1 << index) : bits), 0)

/** Scripts and notebooks that evaluate what others train. */
function listEvaluators(
  own: readonly (readonly [string, string])[],
  {
    bitsOf,
    wholeOf,
    commands,
  }: {
    readonly bitsOf: ReadonlyMap<string, number>
    readonly wholeOf: (path: string) => number
    readonly commands: readonly ToldCommand[]
  },
) {
  const does = (bits: number, reason: EntryReason) => (bits & (1 << DOES.findIndex(([each]) => each === reason))) !== 0
  const isOwn = (path: string, reason: EntryReason) => does(bitsOf.get(path) ?? 0, reason)
  const isOther = (path: string) => isOwn(path, 'fits') || isOwn(path, 'is-a-page') || isOwn(path, 'is-a-test')
  const tells = (path: string) => does(wholeOf(path), 'computes-metric') && does(wholeOf(path), 'prints-metric')
  return findEvaluators({
    training: new Map(own.filter(([path]) => does(wholeOf(path), 'fits'))),
    telling: new Map(own.filter(([path]) => tells(path) && !isOther(path))),
    commands,
  })
}

/** What scripts do that another reaches. */
interface Reached {
  /** By those that do nothing unless somebody calls it. */
  called: number
  /** By those that can be run alone, too. */
  joined: number
  /** Some of these: as many as tell whether there are `JOINED` beside any one script. */
  readonly guarded: Set<string>
}

function lookAt(path: string, text: string): Reached {
  const bits = does(text)
  const isGuarded = GUARD.test(text)
  return {
    called: RUNS.test(text) ? 0 : bits,
    joined: isGuarded ? bits : 0,
    guarded: new Set(isGuarded ? [path] : []),
  }
}

function joinReached(known: Reached, { called, joined, guarded }: Reached): boolean {
  const before = [known.called, known.joined, known.guarded.size]
  known.called |= called
  known.joined |= joined
  for (const path of guarded) if (known.guarded.size <= JOINED) known.guarded.add(path)
  return [known.called, known.joined, known.guarded.size].some((each, index) => each !== before[index])
}

/** What a script does by those that it reaches: the main one that a README runs, whose work another does, by that one alone, too. */
function reachedBy(
  path: string,
  reached: Reached | undefined,
  named: ReadonlySet<string>,
  isMain: (path: string) => boolean,
): number {
  if (reached === undefined) return 0
  const others = [...reached.guarded].filter((each) => each !== path)
  const isWhole = others.length >= JOINED || (others.some((each) => !named.has(each)) && isMain(path))
  return isWhole ? reached.called | reached.joined : reached.called
}

/** Whether a file lies where a tool keeps copies: hidden, as an editor's history, or built. */
const isOfTool = (path: string) => /(?:^|\/)(?:\.[^/]+|build|dist|site-packages)\//.test(path)

/** Reasons that are in the name of a file. */
function sayNames(path: string): [EntryReason, number][] {
  if (TEST_FILE.test(path)) return [['is-a-test', IN_TESTS]]
  return hasGoodName(path) ? [['good-name', GOOD_NAME]] : []
}

/** Good enough to look for words in: a notebook's JSON without its outputs' images. */
function notebookCode(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.length < 2000)
    .map((line) => line.replace(/^\s*"/, '').replaceAll('\\"', '"'))
    .join('\n')
}
