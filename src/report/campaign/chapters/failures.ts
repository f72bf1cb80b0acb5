import { count } from '../../../base/text/text.ts'
import {
  type FailureAnalysis,
  MOST_LOGS,
  type Outcomes,
  type WayToFail,
} from '../../../schema/analysis/failure-analysis.ts'
import type { ReportData, VariantRow } from '../../data/report-data.ts'
import { formatGroup, numberCell, shareCell } from '../../document/cells.ts'
import {
  type Chapter,
  type Columns,
  composeChapter,
  composeTable,
  type Figure,
  type Logs,
  type Table,
} from '../../document/chapter.ts'
import { projectTarget } from '../../text/findings.ts'
import {
  formatBriefRound,
  formatCount,
  formatError,
  formatFailureClass,
  formatList,
  formatPercent,
  formatPercentRange,
  formatRound,
  joinWords,
  MISSING,
} from '../../text/format.ts'
import { formatSurvivors } from '../../text/survivors-words.ts'
import { statusLine } from './project.ts'

const FAULT_WORDS: Readonly<Record<WayToFail['fault'], string>> = {
  model: "the model's script",
  author: "the author's script",
  bench: 'the bench',
}
/** Of a script that is not there neither a model nor the bench made a mistake. */
const NOBODY = 'nobody: there is no script'
const isMissing = (failure: { readonly class: string } | null) => failure?.class === 'missing-variant'
const WAYS_FIGURE: Figure = {
  chart: 'failures',
  caption: 'Scripts by models that failed, by way, mode and round. The tables below hold the same numbers.',
}
const REPAIRS_FIGURE: Figure = {
  chart: 'repairs',
  caption:
    'Answers from round to round: what failed was given back to its model, and passed, failed again or is left (not tried, or not asked for again). The table of repairs holds the same numbers.',
}
const ROUNDS_FIGURE: Figure = {
  chart: 'rounds',
  caption:
    'Scripts that failed in each round, a panel a mode and a line a model. Only what failed is asked for again: lines that fall say nothing by themselves, the fresh answers in the table of repairs do. The table of rounds holds the same numbers with their denominators.',
}
const SHOWN_MESSAGES = 3
/** More sentences than these are a table. */
const SAID_ONE_BY_ONE = 2
const SHOWN_GROUPS = 4

const SHOWN_SCRIPTS = 8

/** How many scripts failed, of whom and in which way, what the ratios therefore leave out, and each error in its own words. */
export function composeFailures(data: ReportData): Chapter | null {
  const { failures } = data.analysis
  const { overall, byProject, classes } = failures
  const biased = failures.survivors.filter(({ included, answers }) => included < answers)
  return composeChapter({
    id: 'failures',
    title: 'What failed',
    lead: [
      ...formatOverall(overall),
      ...(biased.length > SAID_ONE_BY_ONE ? [] : biased.map(formatSurvivors)),
      'A script passes when its first measured run ends ok. One that could not be tried, since the bench itself failed or there is no script, counts against nobody.',
    ],
    figures: [
      ...(failures.byIteration.length < 2 ? [] : [REPAIRS_FIGURE, ROUNDS_FIGURE]),
      ...(classes.length === 0 ? [] : [WAYS_FIGURE]),
    ],
    tables: [
      outcomeTable(failures),
      composeTable('Ways to fail, most frequent first', classes, CLASSES),
      composeTable(
        'What the ratios leave out, and whether it is the easier or the harder part',
        biased.length > SAID_ONE_BY_ONE ? biased : [],
        {
          'Model and mode': formatGroup,
          'In the ratios': ({ included, answers }) => shareCell(included, answers, null),
          'In words': formatSurvivors,
        },
        true,
      ),
      repairTable(failures),
      repairsByClass(failures),
      outcomesByRound(failures),
      waysByRound(failures),
      composeTable(
        'Models’ scripts that did not pass, by project',
        byProject.filter(failing),
        { Project: ({ project }) => project, ...OUTCOMES },
        true,
      ),
      scriptTable(data.failures),
    ],
    notes:
      data.failures.length === 0
        ? [data.analysis.runs.recorded === 0 ? 'No script has run yet.' : 'None: every script that ran passed.']
        : [],
    logs: composeLogs(data),
  })
}

const failing = (each: Outcomes) => each.failed + each.lost + each.notRun > 0

/** Table by mode and model, and, where there are several, of each mode and of each model together. */
function outcomeTable({ byMode, byModel, byModeAndModel }: FailureAnalysis): Table {
  const modes = new Set(byModeAndModel.flatMap(({ mode, model }) => (model === null ? [] : mode)))
  const sums = [
    ...(byModel.length < 2
      ? []
      : byMode.filter(({ mode }) => modes.has(mode)).map((own) => ({ ...own, name: `${own.mode} all models` }))),
    ...(modes.size < 2 ? [] : byModel.map((own) => ({ ...own, name: `all modes ${own.model}` }))),
  ]
  const rows = [...byModeAndModel.map((own) => ({ ...own, name: formatGroup(own) })), ...sums]
  return composeTable(
    'Scripts by mode and model; the share that failed with its 95 % interval (Wilson)',
    rows.some(failing) ? rows : [],
    { 'Model and mode': ({ name }) => name, ...OUTCOMES },
  )
}

/** Ends of the logs of scripts that did not pass, as far as their logs are kept. */
function composeLogs({ analysis, failures }: ReportData): Logs | null {
  const ends = analysis.failures.logs.flatMap(({ variant, shim, blockModel, end }) => {
    const script = failures.find((each) => each.id === variant && each.shim === shim && each.blockModel === blockModel)
    return script === undefined || end === null
      ? []
      : [{ label: `${script.project}, ${script.label}`, lines: end.split('\n') }]
  })
  if (ends.length === 0) return null
  const lead = `What ${ends.length} of ${count(failures.length, 'script')} printed last. At most ${MOST_LOGS} logs are kept, and none of a project without a licence.`
  return { lead, ends }
}

/** A row a cause: what failed alike, in as many runs, stands in one. */
function scriptTable(failures: readonly VariantRow[]): Table {
  const alike = Map.groupBy(failures, ({ model, statuses, attempted, failure }) =>
    JSON.stringify([model === null, statuses, attempted, failure?.class, failure && formatError(failure)]),
  )
  return composeTable<readonly VariantRow[]>(
    'Scripts that did not pass',
    [...alike.values()],
    {
      Scripts: (scripts) => ({
        lines: scripts.map(({ project, label }) => ({ text: project, target: projectTarget(project), note: label })),
      }),
      'Runs of each': ofFirst(statusLine),
      Whose: ofFirst(({ attempted, model, failure }) => {
        if (attempted) return FAULT_WORDS[model === null ? 'author' : 'model']
        return isMissing(failure) ? NOBODY : FAULT_WORDS.bench
      }),
      Class: ofFirst(({ failure }) => (failure === null ? MISSING : formatFailureClass(failure.class))),
      Message: ofFirst(({ failure }) => (failure && formatError(failure)) || MISSING),
    },
    failures.length > SHOWN_SCRIPTS,
  )
}

const ofFirst =
  <T>(format: (script: VariantRow) => T | string) =>
  ([first]: readonly VariantRow[]): T | string =>
    first === undefined ? '' : format(first)

function formatOverall(overall: Outcomes): string[] {
  const { total, attemptable, failed, failedShare, interval, lost, notRun, unsteady } = overall
  if (total === 0 || failedShare === null) return []
  const range = interval === null ? '' : `, 95 % interval ${formatPercentRange(interval)}`
  const rest = [
    ...(unsteady > 0 ? [`${unsteady} of them in some runs only`] : []),
    ...(lost > 0 ? [`${lost} more could not be tried`] : []),
    ...(notRun > 0 ? [`${notRun} not run yet`] : []),
  ]
  return [
    `${failed} of ${count(attemptable, 'script')} by models failed (${formatPercent(failedShare)}${range})${rest.map((part) => `; ${part}`).join('')}.`,
  ]
}

const failedCell = ({ failed, attemptable, interval }: Outcomes) => shareCell(failed, attemptable, interval)

const OUTCOMES: Columns<Outcomes> = {
  'Failed of attemptable': failedCell,
  Passed: ({ passed }) => passed,
  'Not tried': ({ lost }) => lost,
  'Not run': ({ notRun }) => notRun,
  Total: ({ total }) => total,
}

const CLASSES: Columns<WayToFail> = {
  Class: ({ class: name, errorType }) => ({ text: formatFailureClass(name), note: errorType ?? undefined }),
  Whose: (way) => (way.fault === 'bench' && isMissing(way) ? NOBODY : FAULT_WORDS[way.fault]),
  Scripts: ({ scripts, of }) => ({ text: `${scripts} of ${of}`, value: scripts }),
  Where: ({ groups }) => {
    const where = groups.map((group) => `${formatGroup(group)}: ${group.scripts} of ${group.total}`)
    return formatList(where, SHOWN_GROUPS, '; ')
  },
  'Most frequent messages': ({ messages }) => {
    const said = messages.flatMap(({ message, scripts: times }) =>
      message === null ? [] : [times > 1 ? `${message} (${times} scripts)` : message],
    )
    return said.slice(0, SHOWN_MESSAGES).join(' · ') || MISSING
  },
}

/** Table of a campaign in which failed answers were given back to the model. */
const repairTable = ({ byIteration }: FailureAnalysis): Table =>
  composeTable('Repairs: what became of the answers that failed', byIteration.length < 2 ? [] : byIteration, {
    Answer: ({ iteration }) => formatBriefRound(iteration),
    'Failed of attemptable': failedCell,
    'Passed so far': ({ passedSoFar: { passed, of, interval } }) => shareCell(passed, of, interval),
    Tokens: ({ tokens }) => numberCell(tokens, formatCount),
    'Fresh answers instead, passed so far': ({ control }) =>
      control === null
        ? MISSING
        : shareCell(control.passedSoFar.passed, control.passedSoFar.of, control.passedSoFar.interval),
    'Their tokens': ({ control }) => numberCell(control?.tokens ?? null, formatCount),
    'Of the failed ones, next time': ({ next }) => {
      if (next === null) return MISSING
      const became = REPAIRS.flatMap(([key, word]) => (next[key] === 0 ? [] : [`${next[key]} ${word}`]))
      return joinWords(became) || 'none'
    },
  })

/** Success of asking again by what was told. */
const repairsByClass = ({ byIteration }: FailureAnalysis): Table =>
  composeTable(
    'Repaired, by how the answer before failed',
    byIteration.flatMap(({ iteration, repairs }) =>
      repairs.filter(({ retried }) => retried > 0).map((each) => ({ iteration, ...each })),
    ),
    {
      Round: ({ iteration }) => ({ text: formatRound(iteration + 1), value: iteration + 1 }),
      Class: ({ class: name }) => formatFailureClass(name),
      Repaired: ({ repaired, retried, interval }) => shareCell(repaired, retried, interval),
      'Not asked again': ({ failed, retried }) => failed - retried,
    },
  )

/** Success of each mode and model in each round, among the scripts of that round. */
const outcomesByRound = ({ byIteration }: FailureAnalysis): Table =>
  composeTable(
    'Rounds by mode and model: scripts of each round alone',
    byIteration.length < 2
      ? []
      : byIteration.flatMap(({ iteration, byModeAndModel }) => byModeAndModel.map((own) => ({ iteration, ...own }))),
    {
      Round: ({ iteration }) => ({ text: formatRound(iteration), value: iteration }),
      'Model and mode': formatGroup,
      ...OUTCOMES,
    },
    true,
  )

/** Table of several rounds; of one, only where the ways to fail have no room for all. */
const waysByRound = ({ byIteration, classes }: FailureAnalysis): Table =>
  composeTable(
    'Ways to fail in each round, by mode and model',
    byIteration.length < 2 && classes.every(({ groups }) => groups.length <= SHOWN_GROUPS)
      ? []
      : byIteration.flatMap(({ iteration, classes }) =>
          classes.flatMap(({ groups, class: name, errorType }) =>
            groups.map((group) => ({ iteration, name, errorType, ...group })),
          ),
        ),
    {
      Round: ({ iteration }) => ({ text: formatRound(iteration), value: iteration }),
      Class: ({ name, errorType }) => ({ text: formatFailureClass(name), note: errorType ?? undefined }),
      'Model and mode': formatGroup,
      'Of the attemptable': ({ scripts, attemptable }) => shareCell(scripts, attemptable, null),
      'Of all': ({ scripts, total }) => ({ text: `${scripts} of ${total}`, value: scripts }),
    },
    true,
  )

const REPAIRS = [
  ['repaired', 'repaired'],
  ['sameFailure', 'same failure'],
  ['otherFailure', 'another failure'],
  ['lost', 'lost'],
  ['notRetried', 'not tried again'],
] as const
