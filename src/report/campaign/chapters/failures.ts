import { type FailureAnalysis, type FailureClass, MOST_LOGS, type Outcomes } from '../../../schema/failure-analysis.ts'
import { projectTarget } from '../../text/findings.ts'
import { countWord, formatFailureClass, formatPercent, formatPercentRange, joinWords } from '../../text/format.ts'
import { formatSurvivors } from '../../text/survivors-words.ts'
import type { ReportData, VariantRow } from '../report-data.ts'
import { formatGroup, shareCell } from './cells.ts'
import { type Chapter, composeChapter, type DraftCell, type DraftTable, type Logs } from './chapter.ts'
import { statusLine } from './project.ts'

const FAULT_WORDS: Readonly<Record<FailureClass['fault'], string>> = {
  model: "the model's script",
  author: "the author's script",
  bench: 'the bench',
}
const SHOWN_MESSAGES = 3
/** More sentences than these are a table. */
const SAID_ONE_BY_ONE = 2
const SHOWN_GROUPS = 4

const SHOWN_SCRIPTS = 8

/** How many scripts failed, of whom and in which way, what the ratios therefore leave out, and each error in its own words. */
export function formatFailures(data: ReportData): Chapter | null {
  const { failures } = data.analysis
  const { overall, byModeAndModel, byProject, classes } = failures
  const biased = failures.survivors.filter(({ included, answers }) => included < answers)
  const failing = (each: Outcomes) => each.failed + each.lost + each.notRun > 0
  return composeChapter({
    id: 'failures',
    title: 'What failed',
    lead: [
      ...formatOverall(overall),
      ...(biased.length > SAID_ONE_BY_ONE ? [] : biased.map(formatSurvivors)),
      'A script passes when all its measured runs end ok. Failures of the bench itself leave a script unattempted and count against nobody.',
    ],
    tables: [
      {
        caption: 'Scripts by mode and model; the share that failed with its 95 % interval (Wilson)',
        columns: ['Model and mode', ...OUTCOME_COLUMNS],
        rows: byModeAndModel.some(failing)
          ? byModeAndModel.map((each) => [formatGroup(each), ...outcomeCells(each)])
          : [],
      },
      {
        caption: 'Ways to fail, most frequent first',
        columns: ['Class', 'Whose', 'Scripts', 'Where', 'Most frequent messages'],
        rows: classes.map(composeClassRow),
      },
      {
        caption: 'What the ratios leave out, and whether it is the easier or the harder part',
        columns: ['Model and mode', 'In the ratios', 'In words'],
        rows: (biased.length > SAID_ONE_BY_ONE ? biased : []).map((each) => [
          formatGroup(each),
          shareCell(each.included, each.answers, null),
          formatSurvivors(each),
        ]),
        folded: true,
      },
      composeRepairs(failures),
      {
        caption: 'Models’ scripts that did not pass, by project',
        columns: ['Project', ...OUTCOME_COLUMNS],
        rows: byProject.filter(failing).map((each) => [each.project, ...outcomeCells(each)]),
        folded: true,
      },
      scriptTable(data.failures),
    ],
    notes:
      data.failures.length === 0
        ? [data.analysis.runs.recorded === 0 ? 'No script has run yet.' : 'None: every script that ran passed.']
        : [],
    logs: composeLogs(data),
  })
}

/** Of the scripts that did not pass, as far as their logs are kept. */
function composeLogs({ analysis, failures }: ReportData): Logs | null {
  const ends = analysis.failures.logs.flatMap(({ variant, shim, blockModel, end }) => {
    const script = failures.find((each) => each.id === variant && each.shim === shim && each.blockModel === blockModel)
    return script === undefined || end === null
      ? []
      : [{ label: `${script.project}, ${script.label}`, lines: end.split('\n') }]
  })
  if (ends.length === 0) return null
  const lead = `What ${ends.length} of ${countWord(failures.length, 'script')} printed last. At most ${MOST_LOGS} logs are kept, and none of a project without a licence.`
  return { lead, ends }
}

const scriptTable = (failures: readonly VariantRow[]): DraftTable => ({
  caption: 'Scripts that did not pass',
  columns: ['Project', 'Script', 'Runs', 'Whose', 'Class', 'Message'],
  rows: failures.map((variant) => [
    { text: variant.project, target: projectTarget(variant.project) },
    variant.label,
    statusLine(variant),
    variant.attempted ? "the script's" : "the bench's",
    variant.failure === null ? '–' : formatFailureClass(variant.failure.class),
    variant.failure?.message ?? '–',
  ]),
  folded: failures.length > SHOWN_SCRIPTS,
})

function formatOverall({
  total,
  attemptable,
  failed,
  failedShare,
  interval,
  lost,
  notRun,
  unsteady,
}: Outcomes): string[] {
  if (total === 0 || failedShare === null) return []
  const range = interval === null ? '' : `, 95 % interval ${formatPercentRange(interval)}`
  const rest = [
    ...(unsteady > 0 ? [`${unsteady} of them in some runs only`] : []),
    ...(lost > 0 ? [`${lost} more could not be tried for reasons of the bench`] : []),
    ...(notRun > 0 ? [`${notRun} not run yet`] : []),
  ]
  return [
    `${failed} of ${countWord(attemptable, 'script')} by models failed (${formatPercent(failedShare)}${range})${rest.map((part) => `; ${part}`).join('')}.`,
  ]
}

const OUTCOME_COLUMNS = ['Failed of attemptable', 'Passed', 'Lost to the bench', 'Not run', 'Total']

const outcomeCells = (each: Outcomes): DraftCell[] => [
  shareCell(each.failed, each.attemptable, each.interval),
  String(each.passed),
  String(each.lost),
  String(each.notRun),
  String(each.total),
]

function composeClassRow({ class: name, fault, errorType, scripts, of, groups, messages }: FailureClass): DraftCell[] {
  const where = groups
    .slice(0, SHOWN_GROUPS)
    .map((group) => `${formatGroup(group)}: ${group.scripts} of ${group.total}`)
  const more = groups.length - SHOWN_GROUPS
  const said = messages.flatMap(({ message, scripts: times }) =>
    message === null ? [] : [times > 1 ? `${message} (${times} scripts)` : message],
  )
  return [
    { text: formatFailureClass(name), note: errorType ?? undefined },
    FAULT_WORDS[fault],
    { text: `${scripts} of ${of}`, value: scripts },
    [...where, ...(more > 0 ? [`${more} more`] : [])].join('; '),
    said.slice(0, SHOWN_MESSAGES).join(' · ') || '–',
  ]
}

/** Only where failed answers were given back to the model. */
function composeRepairs({ byIteration }: FailureAnalysis): DraftTable {
  return {
    caption: 'Repairs: what became of the answers that failed',
    columns: ['Answer', 'Failed of attemptable', 'Passed so far', 'Of the failed ones, next time'],
    rows: byIteration.length < 2 ? [] : byIteration.map(composeRepairRow),
  }
}

function composeRepairRow(each: FailureAnalysis['byIteration'][number]): DraftCell[] {
  const { iteration, passedSoFar, next } = each
  const words = [
    ['repaired', next?.repaired],
    ['same failure', next?.sameFailure],
    ['another failure', next?.otherFailure],
    ['lost', next?.lost],
    ['not tried again', next?.notRetried],
  ] as const
  const became = words.flatMap(([word, count]) => (count === undefined || count === 0 ? [] : [`${count} ${word}`]))
  return [
    iteration === 0 ? 'first' : `repair ${iteration}`,
    shareCell(each.failed, each.attemptable, each.interval),
    shareCell(passedSoFar.passed, passedSoFar.of, passedSoFar.interval),
    next === null ? '–' : joinWords(became) || 'none',
  ]
}
