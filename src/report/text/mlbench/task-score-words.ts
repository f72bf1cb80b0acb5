import { groupsBy } from '../../../base/groups.ts'
import { sum } from '../../../base/numbers.ts'
import { cleanLine } from '../../../base/text/clean-text.ts'
import { count, quoteWords } from '../../../base/text/text.ts'
import type { TaskAttempt } from '../../../schema/mlbench/task-attempt.ts'
import type { PinState } from '../../../schema/mlbench/task-bench.ts'
import type { Behind, PassRate, RowsScores, SystemScores, TaskScores } from '../../../schema/mlbench/task-scores.ts'
import {
  formatHash,
  formatP,
  formatPercent,
  formatPercentRange,
  formatPointRange,
  formatPoints,
  MISSING,
} from '../format.ts'
import { formatDoubtful, renderSolvedEnergy } from '../measurement/solved-energy-words.ts'
import { formatTaskFault } from './task-fault-words.ts'

/** The options that decide a verdict. */
interface Asked {
  readonly rows: string
  readonly answers: readonly string[]
  readonly rules: string
  readonly repositories?: string
  readonly dataset: string
  readonly out: string
  readonly timeout?: number
  /** The rows as mended. */
  readonly errata?: boolean
}

/** Scores of ML-Bench's tasks for a terminal: what could not be judged first, then a block a system, then the ranking; the rows as mended last. */
export function renderTaskScores(scores: TaskScores, asked: Asked): string {
  const { faults, pins, mended, rules } = scores
  return [
    ...renderRows(scores, asked, rules, [
      ...renderTaskFaults(faults).map((told) => `not attemptable: ${told}`),
      ...listPins(pins),
    ]),
    ...(mended === null ? [] : ['', ...renderRows(mended, { ...asked, errata: true }, rules, [])]),
  ].join('\n')
}

export const PER_PARAMETER = 'Of all wanted values (per parameter)'
export const PER_GENERATION = 'Answers that use all of theirs (per generation)'

export const RULES_WORDS: Readonly<Record<TaskScores['rules'], string>> = {
  strict: 'an answer has to use the values that its task wants, and to have run with them',
  compat: "ML-Bench's own verdicts, faults and all",
}

export const PASS_RATES_WORDS =
  'pass@k is the share of tasks of which one of the first k answers passes, with passed / attemptable / total: a task that could not be tried here, as its environment is missing, is not attemptable.'

/** Kinds of error, as `mlbench evaluate` tells them apart. */
export const ERRORS_WORDS =
  'Hallucination: the answer names what does not exist; lack of knowledge: it leaves out data, a folder or an option, or has the wrong type; knowledge manipulation: wrong values, or wanted ones left out; unsorted: no rule knows.'

export const rateAt = (rates: readonly PassRate[], k: number): PassRate | undefined =>
  rates.find((rate) => rate.k === k)

/** What the scores say before any table: the first answers of those that pass most, and whether one is shown to pass more. */
export function renderFinding({ systems, ranking, tasks }: RowsScores): string[] {
  if (systems.length === 0) return []
  const known = systems.flatMap(({ system, passRates }) => {
    const rate = rateAt(passRates, 1)
    return rate?.share == null ? [] : [{ system, rate, share: rate.share }]
  })
  if (known.length === 0)
    return [`None of ${count(tasks, 'task')} could be tried here: nothing is known of what passes.`]
  const best = known.sort((a, b) => b.share - a.share).slice(0, MOST_TOLD)
  const told = best.map(({ system, rate: { passed, attemptable, clusterInterval }, share }) => {
    const interval = clusterInterval === null ? '' : `, 95 % interval ${formatPercentRange(clusterInterval)}`
    return `${system} ${formatPercent(share)} (${passed} of ${attemptable}${interval})`
  })
  const more = known.length > best.length ? `, and ${count(known.length - best.length, 'other')}` : ''
  const isUnsettled = ranking?.systems.every(({ rank }) => rank === 1)
  return [
    `Tasks passed with the first answer: ${told.join('; ')}${more}.${isUnsettled ? ' None is shown to pass more than another.' : ''}`,
  ]
}

/** Systems in a sentence. */
const MOST_TOLD = 4

/** Why tasks of repositories, all or some of them, can't be tried, with the kinds of things that they lack: a line for those alike. */
export const renderTaskFaults = (faults: TaskScores['faults']): string[] =>
  groupsBy(faults, ({ fault, lacks }) => [fault, kindsOf(lacks)]).map((alike) => {
    const [{ repository, fault, lacks }, ...others] = alike
    const tasks = count(sum(alike.map((each) => each.tasks)), 'task')
    const names = alike.map((each) => each.repository).join(', ')
    const [owner, named] = others.length === 0 ? [names, repository] : [`${names}, each`, 'of its name']
    const kinds = kindsOf(lacks)
    const besides = kinds === '' ? '' : fault.kind === 'lacking' ? ` (${kinds})` : `; it lacks ${kinds}`
    return `${tasks} of ${owner}: ${cleanLine(formatTaskFault(fault, named), 200)}${besides}`
  })

const kindsOf = (lacks: TaskScores['faults'][number]['lacks']): string =>
  [...new Set(lacks.map(({ kind }) => kind))].join(', ')

/** The repositories that are not at their pins, each with what is known of it. */
export const listPins = (pins: TaskScores['pins']): string[] =>
  pins.flatMap(({ repository, commit, state }) =>
    state === 'verified' ? [] : [`${repository}: ${PIN_WORDS[state]} ${formatHash(commit)}`],
  )

/** What is said of a repository, before its commit. */
const PIN_WORDS: Readonly<Record<Exclude<PinState, 'verified'>, string>> = {
  changed: 'some of its files are not as in its pinned commit',
  'other-commit': 'it lies at another commit than the pinned',
  unverified: 'it has no history to tell whether its files are those of commit',
}

function renderRows(scores: RowsScores, asked: Asked, rules: string, notes: readonly string[]): string[] {
  const { golds, ranking, tasks, rowsSha256 } = scores
  return [
    `${count(tasks, 'task')} of rows ${formatHash(rowsSha256)}${renderErrata(scores)}, judged by the rules ${rules}`,
    ...notes,
    ...listGolds(golds).map((told) => `the data set's own answers: ${told}`),
    ...golds.failed.map(({ githubId, rowId, reason }) => `  ${githubId}/${rowId}: ${reason}`),
    ...scores.systems.flatMap((system, index) => renderSystem(system, asked, index)),
    ...(ranking === null
      ? []
      : [
          `ranking by the first answer, on the ${count(ranking.tasks, 'task')} that all could be judged on; a rank counts those that are shown to pass more`,
          ...ranking.systems.map(
            ({ rank, system, passed, behind }) =>
              `  ${rank === null ? '–' : `${rank}.`} ${cleanLine(system)}: ${passed}${behind === null ? '' : `, ${formatBehind(behind)}`}`,
          ),
        ]),
  ]
}

/** `−8.3 points to the first (95 % by repository −18.0 to +1.9), p 0.21` */
export const formatBehind = ({ difference, interval, adjustedP }: Behind): string =>
  `${formatPoints(difference)} points to the first` +
  `${interval === null ? '' : ` (95 % by repository ${formatPointRange(interval)})`}, ${formatP(adjustedP)}`

/** How many of the data set's own answers pass; nothing where none was tried. */
export const listGolds = ({ checked, failed, excluded }: RowsScores['golds']): string[] =>
  checked === 0
    ? []
    : [
        `${checked - failed.length} of ${checked} pass` +
          (failed.length === 0 ? '' : `; tasks of the others are ${excluded ? 'left out' : 'counted'}`),
      ]

/** The version of the rows, behind their hash. */
const renderErrata = ({ errata }: Pick<RowsScores, 'errata'>): string =>
  errata === null ? ' as published' : ` with errata ${errata.version} (${count(errata.changedRows, 'row')} mended)`

function renderSystem(scores: SystemScores, asked: Asked, index: number): string[] {
  const { system, attempts, passed, lost, passRates, unbiased, published, hitPrecision, reasons, firstFailed } = scores
  const { parameters, generations } = hitPrecision
  const told = Object.entries(reasons).map(([reason, times]) => `${reason} ${times}`)
  return [
    '',
    `${cleanLine(system)}: ${passed} of ${count(attempts, 'answer')} passed${lost > 0 ? `, ${lost} could not be tried` : ''}`,
    ...passRates.map((rate) => `  pass@${rate.k}  ${formatRate(rate)}`),
    ...unbiased.map(
      ({ k, mean, tasks }) =>
        `  pass@${k} unbiased  ${mean === null ? MISSING : formatPercent(mean)} over ${count(tasks, 'task')}`,
    ),
    ...(published.tasks === 0
      ? []
      : [
          `  as the published script counts: ${published.pass1}, ${published.pass2}, ${published.pass5} of ${count(published.tasks, 'task')} with five answers`,
        ]),
    ...renderVerdictsBeside(scores),
    `  parameters hit: ${parameters.hits} of ${parameters.all}; answers with all of theirs: ${generations.hits} of ${generations.all}`,
    ...(told.length === 0 ? [] : [`  reasons: ${told.join(', ')}`]),
    ...renderTook(scores),
    ...(firstFailed === null
      ? []
      : [
          '  its first failure again, with all that it prints; any other by its github_id/id/n:',
          `    ${reproduceCommand(asked, asked.answers[index] ?? '', firstFailed)}`,
        ]),
  ]
}

function renderVerdictsBeside({ publishedVerdicts: beside }: SystemScores): string[] {
  if (beside === null) return []
  const { tasks, agreement, differing } = beside
  const [first] = differing
  const where = first === undefined ? '' : `; the first of ${differing.length}: ${first.githubId}/${first.rowId}`
  return [
    `  beside ML-Bench's own grader, on ${count(tasks, 'task')}${where}`,
    ...agreement.map(
      ({ k, both, neither, onlyHere, onlyThere }) =>
        `    pass@${k}: ${both + neither} alike, ${onlyHere} pass here only, ${onlyThere} there only`,
    ),
  ]
}

/** The 95 % interval of a share by repository, or what it would take to have one; null: there is no share. */
export const formatClusterInterval = ({ share, clusterInterval }: PassRate): string | null =>
  clusterInterval !== null
    ? formatPercentRange(clusterInterval)
    : share === null
      ? null
      : 'none: it takes two repositories that differ'

/** Passed / attemptable / total, with the share, its bounds and interval. */
function formatRate(rate: PassRate): string {
  const { passed, attemptable, total, share, bounds } = rate
  const interval = formatClusterInterval(rate)
  const parts = [
    `${passed} / ${attemptable} / ${total} passed / attemptable / total`,
    share === null ? MISSING : formatPercent(share),
    bounds === null || bounds[0] === bounds[1] ? null : `of all ${formatPercentRange(bounds)}`,
    interval === null ? null : `95 % by repository ${interval}`,
  ]
  return parts.filter((part) => part !== null).join('; ')
}

/** Time and energy of the answers that were run, and what a solved task cost. */
function renderTook({ took: { runs, wallSeconds, joules, quality, doubtful }, solvedEnergy }: SystemScores): string[] {
  if (runs === 0) return []
  const time = wallSeconds === null ? MISSING : `${wallSeconds.toFixed(1)} s`
  const energy =
    joules === null ? 'energy not measured here' : `${joules.toFixed(0)} J ${quality}${formatDoubtful(doubtful)}`
  const cost = solvedEnergy === null || solvedEnergy.solved === 0 ? [] : [`  ${renderSolvedEnergy(solvedEnergy)}`]
  return [`  ${count(runs, 'run')}: ${time}, ${energy}`, ...cost]
}

/** The command that judges one answer anew. */
function reproduceCommand(
  { rows, rules, repositories, dataset, out, timeout, errata = false }: Asked,
  answers: string,
  { githubId, rowId, attempt }: NonNullable<SystemScores['firstFailed']>,
): string {
  const where = repositories === undefined ? [] : ['--repositories', repositories]
  const limit = timeout === undefined ? [] : ['--timeout', String(timeout)]
  const words = ['greenml', 'mlbench', 'grade', '--rows', rows, '--answers', answers, '--rules', rules]
  const more = [...where, ...limit, ...(errata ? ['--errata'] : [])]
  const only = ['--only', `${githubId}/${rowId}/${attempt}`]
  return quoteWords([...words, ...more, '--dataset', dataset, '--out', out, ...only])
}

/** One answer's verdict in a line. */
export function renderAttempt({
  system,
  githubId,
  rowId,
  attempt,
  passed,
  reason,
  execution,
  errorCategory,
}: TaskAttempt): string {
  const verdict = passed === null ? 'could not be tried' : passed ? 'passed' : 'failed'
  const parts = [
    verdict,
    reason,
    execution?.errorMessage ? cleanLine(execution.errorMessage, 200) : null,
    errorCategory,
    execution?.wallSeconds == null ? null : `${execution.wallSeconds.toFixed(2)} s`,
  ]
  return `${cleanLine(system)} ${githubId}/${rowId}/${attempt}: ${parts.filter((part) => part !== null).join(', ')}`
}
