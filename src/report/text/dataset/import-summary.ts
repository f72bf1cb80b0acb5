import { posix } from 'node:path'
import { cleanLine, shorten } from '../../../base/text/clean-text.ts'
import { count, quoteWords } from '../../../base/text/text.ts'
import { type EntryReason, type ImportReport, TELLS_NO_RESULT } from '../../../schema/dataset/import-report.ts'
import type { Manifest } from '../../../schema/dataset/manifest.ts'
import { dataset as datasetOption } from '../../../schema/options/shared-options.ts'
import { formatList } from '../format.ts'
import { advise, adviseToAsk, adviseToLock } from '../run-advice.ts'
import {
  DOUBT_WORDS,
  ENTRY_WORDS,
  METRIC_WORDS,
  OTHER_LEFT,
  OTHERWISE_WORDS,
  START_WORDS,
  TELLERS,
} from './import-words.ts'

const SHOWN = 4

interface Ranked {
  readonly path: string
  readonly reasons: readonly EntryReason[]
}

const describeCandidate = ({ path, reasons }: Ranked) => `${path}${explain(reasons.map((each) => ENTRY_WORDS[each]))}`

/** The question which of several files is the one to run. */
export const renderEntryChoice = (near: readonly Ranked[]): readonly [question: string, choices: readonly string[]] => [
  'Which of these is the script whose result the project is about? The likeliest comes first.',
  near.map((each) => cleanLine(describeCandidate(each), 300)),
]

/** The question which of several lines is the result. */
export const renderMetricChoice = (
  lines: readonly { readonly line: string; readonly head: string | null }[],
): readonly [question: string, choices: readonly string[]] => [
  'Which of these lines holds the result of the project? The last that was printed comes first.',
  lines.map(({ line, head }) => cleanLine(head === null ? line : `${line} (below: ${head})`, 200)),
]

/** What is told where nobody can be asked. */
export const renderEntryDoubt = (near: readonly Ranked[]): string =>
  `several files may be the one to run; the likeliest is tried first, --entry names another: ${listSome(near.map(({ path }) => path))}`

/** What a project lacks, and what that means for it. */
export const LACK_WORDS = {
  lock: 'it has no lock, and is not run until it has one: say in requirements.txt what it needs, then greenml env lock',
  licence: 'it has no licence that is known: its code may be measured here and is never published',
  dataLicence: 'nobody knows the licence of its data: name it in data.licence where you do; no row of it is published',
} as const

/** A line on data that the repository does not hold. */
export function renderOutsideData(
  slug: string,
  { path, url, access, madeBy }: Pick<Manifest['data'][number], 'path' | 'url' | 'access' | 'madeBy'>,
): string {
  const todo =
    access === 'open'
      ? `it is fetched from ${url} before a run`
      : access === 'made'
        ? `${madeBy} makes it, once on each machine, before anything is measured`
        : 'say in data.url where it is to be had, and in data.sha256 which it is; greenml check tells where to put it'
  return `${slug}: its data '${path}' is not in the repository: ${todo}`
}

/** What was taken for what, with evidence and doubt, and what to do next: a line each. */
export function renderImport(report: ImportReport, folder: string, dataset: string): string[] {
  const { slug, entry, start, data, target, licence, task } = report
  const named = dataset === datasetOption.parse(undefined) ? '' : ` ${quoteWords(['--dataset', dataset])}`
  const others = entry.others.length === 0 ? '' : `; not ${listSome(entry.others)} (--entry)`
  const facts: [string, string][] = [
    ['entry', `${entry.path}${explain(entry.reasons.map((each) => ENTRY_WORDS[each]))}${others}`],
    ...entry.passedOver.slice(0, SHOWN).map((each): [string, string] => ['before it', describePassed(each)]),
    ...describeNotebook(report),
    [
      'start',
      `python ${quoteWords(start.words)}, in ${start.folder}${explain(start.reasons.map((each) => START_WORDS[each]))}`,
    ],
    ...describePlaces(report),
    ['run', describeRun(report)],
    ...describeTried(report),
    ...describeAdvice(report),
    ['metric', describeMetric(report)],
    ...describeWarned(report),
    ['task', task === 'other' ? 'not told by the code: fill in task' : task],
    [
      'data',
      data.length === 0
        ? `no file of the repository is read: the script brings its own${report.run?.status === 'ok' ? '' : ', or ends before'}`
        : describeData(report),
    ],
    ...(report.leftOut.length === 0 ? [] : [['left out', listSome(report.leftOut)] satisfies [string, string]]),
    [
      'target',
      target === null
        ? 'not found: without it labels can not be randomised'
        : `${JSON.stringify(target.column)} of ${target.path}`,
    ],
    ['licence', licence === null ? 'none that is known' : `${licence.spdx} (${licence.file})`],
  ]
  return [
    `imported as ${folder}. What was taken for what; correct it in project.yaml:`,
    ...facts.map(([name, text]) => `  ${name.padEnd(10)}${cleanLine(text, 1000)}`),
    `Then: greenml check ${slug}${named}, before a pull request greenml validate ${slug}${named}, and\n` +
      `greenml run --campaign campaigns/${slug}${named} --projects '^${slug}$' --models … (or --answers DIR)`,
  ]
}

function describePassed({ path, reason, printed, isOfLearning }: ImportReport['entry']['passedOver'][number]): string {
  const why = isOfLearning ? 'it tells of its training or search alone:' : 'the README states another result than'
  const otherwise = printed === null ? 'it prints no result' : `${why} '${printed}'`
  return `${path} was tried: ${shorten(reason ?? otherwise, 200)}`
}

const explain = (reasons: readonly string[], between = ', ') =>
  reasons.length === 0 ? '' : ` (${reasons.join(between)})`

const listSome = (items: readonly string[]) => formatList(items, SHOWN)

function describeTried({ triedInVain: { asked, isUnpinned } }: ImportReport): [string, string][] {
  const others = [...asked, ...(isUnpinned ? ["packages without the author's pins"] : [])]
  return others.length === 0 ? [] : [['tried', `with ${listSome(others)} too, in vain`]]
}

function describeNotebook({ notebook }: ImportReport): [string, string][] {
  if (notebook === null) return []
  const parts = [
    notebook.isReordered ? 'its cells in the order in which they were last run' : null,
    notebook.leftOut.length > 0 ? `without ${listSome(notebook.leftOut)}` : null,
    ...notebook.moved.map(([from, to]) => `${from} is ${to} here`),
  ]
  return [['notebook', ['converted to a script', ...parts.filter((each) => each !== null)].join('; ')]]
}

function describePlaces({ places }: ImportReport): [string, string][] {
  if (places.length === 0) return []
  const said = places.map(({ at, shows }) =>
    shows === null ? `${at} is made as an empty folder` : `${at} is ${shows} here`,
  )
  return [['places', listSome(said)]]
}

function describeRun({ run, notRun }: ImportReport): string {
  if (run === null) return `not run: ${notRun}`
  const seconds = run.seconds === null ? '' : ` after ${run.seconds.toFixed(2)} s`
  const memory = run.memoryGiB === null ? '' : `, with ${run.memoryGiB} GiB of memory (needs.memoryGiB)`
  return `${run.status}${seconds}${memory}${run.reason === null ? '' : `: ${run.reason}`}${describePlace(run.at)}`
}

function describePlace(at: NonNullable<ImportReport['run']>['at']): string {
  if (at === null) return ''
  return `, in line ${at.line} of ${at.path}${at.code === '' ? '' : `: ${shorten(at.code, 120)}`}`
}

const adviseToBring = (files: string) =>
  `it ran without its data, which the repository does not hold or only points at by Git LFS (${files}): greenml check fetches it, or tells where to put it, and runs the script with it; fill in metric and target then`

const adviseToMake = (path: string, reason: string) =>
  `${path} may make it, and did not end well here: ${shorten(reason, 200)}; what it makes where it ends well can be put there too`

const adviseToFetch = (addresses: string) =>
  `it reads ${addresses}, and a run has no network: import it again with --fetch-data, or put each file where greenml check says; the script then gets it by that address. Fill in metric and target where they are not told`

/** Nothing where a run showed the metric, but for what would tell more of the model than that. */
function describeAdvice(report: ImportReport): [string, string][] {
  const { run, notRun, metric, data, start, written, scorable, failedMakers } = report
  const toLock = adviseToLock(notRun ?? '')
  if (toLock !== null) return [['to do', toLock]]
  const isRead = metric !== null && !metric.doubts.includes('from-code-alone')
  if (run === null) return []
  if (run.status === 'ok' && isRead) return scorable === null ? [] : describeAsking(scorable, metric)
  const addresses = data.flatMap(({ address }) => address ?? [])
  if (run.failureClass === 'forbidden-action' && addresses.length > 0)
    return [['to do', adviseToFetch(listSome(addresses))]]
  const lacking = data.filter(({ isElsewhere }) => isElsewhere).map(({ path }) => path)
  const named = written.map((path) => posix.relative(start.folder, path))
  if (lacking.length === 0) return [['to do', advise({ ...run, written: named, scorable })]]
  const failed = failedMakers
    .slice(0, SHOWN)
    .map(({ path, reason }): [string, string] => ['', adviseToMake(path, reason)])
  return [['to do', adviseToBring(listSome(lacking))], ...failed]
}

/** Nothing where the last round tells another measure than what could be asked: the author's own is not to give way to that. */
function describeAsking(
  scorable: NonNullable<ImportReport['scorable']>,
  { name, doubts }: NonNullable<ImportReport['metric']>,
): [string, string][] {
  const lack = TELLS_NO_RESULT.find((each) => doubts.includes(each)) ?? null
  return lack === 'of-last-round' && scorable.name !== name ? [] : [['to do', adviseToAsk(scorable, lack)]]
}

/** What may be why the result is not that of the saved cells. */
function describeWarned({ notebook, metric }: ImportReport): [string, string][] {
  const isOther = metric?.otherwise.some(({ from }) => from === 'saved-cells') === true
  if (notebook === null || notebook.warned.length === 0 || !isOther) return []
  return [['', `when the notebook was saved, its output warned: ${listSome(notebook.warned)}`]]
}

/** What else tells another value. Where a run told one, chance is known to be the cause, and no other is guessed at. */
function describeOtherwise(otherwise: NonNullable<ImportReport['metric']>['otherwise']): string[] {
  const isDrawn = otherwise.some(({ from }) => from === 'another-run')
  return [...Map.groupBy(otherwise, ({ from }) => from)].map(([from, told]) => {
    const values = told.map(({ value }) => value).join(', ')
    return isDrawn && from !== 'another-run' ? TELLERS[from](values) : OTHERWISE_WORDS[from](values)
  })
}

function describeMetric({ metric, run }: ImportReport): string {
  if (metric === null) {
    const numbers = (run?.numbers ?? []).slice(-SHOWN) // a result is told at the end
    return `no print of one was found${numbers.length === 0 ? '' : `; it printed: ${listSome(numbers)}`}`
  }
  const value = metric.value === null ? '' : ` = ${metric.value}`
  const others = metric.others.length === 0 ? '' : `; also: ${listSome(metric.others)}`
  const isLeft = metric.doubts.includes('not-printed')
  const notes = [
    ...metric.reasons.map((each) => METRIC_WORDS[each]),
    ...metric.doubts.map((each) => (each === 'one-of-several' && isLeft ? OTHER_LEFT : DOUBT_WORDS[each])),
    ...describeOtherwise(metric.otherwise),
  ]
  const line = metric.value === null ? 'by a line such as' : 'from the line'
  const from = isLeft ? 'by the expression' : line
  return `${metric.name}${value}, ${from}: ${metric.line}${explain(notes, '; ')}${others}`
}

function describeData({ data, dataEvidence, written }: ImportReport): string {
  const files = data.map(({ path, role, rows, madeBy, isSavedModel }) => {
    const facts = [
      ...(role === 'all' ? [] : [role]),
      ...(rows === null ? [] : [count(rows, 'row')]),
      ...(madeBy === null ? [] : [`made by ${madeBy} before, which is not measured`]),
      ...(isSavedModel ? ['a model that the script asks and does not train: no run measures training'] : []),
    ]
    return `${path}${explain(facts)}`
  })
  const outputs = written.length === 0 ? '' : `; not ${listSome(written)}, which it writes`
  return `${listSome(files)}: ${DATA_WORDS[dataEvidence]}${outputs}`
}

const DATA_WORDS: Readonly<Record<ImportReport['dataEvidence'], string>> = {
  'read-by-the-run': 'the run read them',
  'named-in-code': 'the code names them',
  'by-its-name': 'tables that nobody was seen to read: check them',
  none: 'the script asks for them',
}
