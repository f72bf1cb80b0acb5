import type { FailureAnalysis, FailureClass, Outcomes } from '../../../schema/failure-analysis.ts'
import { countWord, formatPercent, formatPercentRange, joinWords } from '../../text/format.ts'
import { nameGroup, shareCell } from './cells.ts'
import { type Chapter, type ChapterCell, type ChapterTable, composeChapter } from './chapter.ts'

const FAULT_WORDS: Readonly<Record<FailureClass['fault'], string>> = {
  model: "the model's script",
  author: "the author's script",
  bench: 'the bench',
}
const SHOWN_MESSAGES = 3
/** More sentences than these are a table. */
const SAID_ONE_BY_ONE = 2
const SHOWN_GROUPS = 4

/** How many scripts failed, of whom and in which way, and what the ratios therefore leave out. */
export function describeFailures(failures: FailureAnalysis): Chapter | null {
  const { overall, byModeAndModel, byProject, classes } = failures
  const biased = failures.survivors.filter(({ included, answers }) => included < answers)
  const failing = (each: Outcomes) => each.failed + each.lost + each.notRun > 0
  return composeChapter({
    id: 'failures',
    title: 'What failed',
    lead: [
      ...tellOverall(overall),
      ...(biased.length > SAID_ONE_BY_ONE ? [] : biased.map(({ statement }) => statement)),
    ],
    tables: [
      {
        caption: 'Scripts by mode and model; the share that failed with its 95 % interval (Wilson)',
        columns: ['Model and mode', ...OUTCOME_COLUMNS],
        rows: byModeAndModel.some(failing)
          ? byModeAndModel.map((each) => [nameGroup(each), ...outcomeCells(each)])
          : [],
      },
      {
        caption: 'Ways to fail, most frequent first',
        columns: ['Class', 'Whose', 'Scripts', 'Where', 'Most frequent messages'],
        rows: classes.map(describeClass),
      },
      {
        caption: 'What the ratios leave out, and whether it is the easier or the harder part',
        columns: ['Model and mode', 'In the ratios', 'In words'],
        rows: (biased.length > SAID_ONE_BY_ONE ? biased : []).map((each) => [
          nameGroup(each),
          shareCell(each.included, each.answers, null),
          each.statement,
        ]),
        folded: true,
      },
      describeRepairs(failures),
      {
        caption: 'Models’ scripts that did not pass, by project',
        columns: ['Project', ...OUTCOME_COLUMNS],
        rows: byProject.filter(failing).map((each) => [each.project, ...outcomeCells(each)]),
        folded: true,
      },
    ],
  })
}

function tellOverall({
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

const outcomeCells = (each: Outcomes): ChapterCell[] => [
  shareCell(each.failed, each.attemptable, each.interval),
  String(each.passed),
  String(each.lost),
  String(each.notRun),
  String(each.total),
]

function describeClass({ class: name, fault, errorType, scripts, of, groups, messages }: FailureClass): ChapterCell[] {
  const where = groups.slice(0, SHOWN_GROUPS).map((group) => `${nameGroup(group)}: ${group.scripts} of ${group.total}`)
  const more = groups.length - SHOWN_GROUPS
  const said = messages.flatMap(({ message, scripts: times }) =>
    message === null ? [] : [times > 1 ? `${message} (${times} scripts)` : message],
  )
  return [
    { text: name, note: errorType ?? undefined },
    FAULT_WORDS[fault],
    { text: `${scripts} of ${of}`, value: scripts },
    [...where, ...(more > 0 ? [`${more} more`] : [])].join('; '),
    said.slice(0, SHOWN_MESSAGES).join(' · ') || '–',
  ]
}

/** Only where failed answers were given back to the model. */
function describeRepairs({ byIteration }: FailureAnalysis): Omit<ChapterTable, 'folded'> {
  return {
    caption: 'Repairs: what became of the answers that failed',
    columns: ['Answer', 'Failed of attemptable', 'Passed so far', 'Of the failed ones, next time'],
    rows: byIteration.length < 2 ? [] : byIteration.map(describeIteration),
  }
}

function describeIteration(each: FailureAnalysis['byIteration'][number]): ChapterCell[] {
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
