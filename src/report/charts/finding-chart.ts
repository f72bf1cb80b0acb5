import { shorten } from '../../base/text/clean-text.ts'
import { count } from '../../base/text/text.ts'
import { isDifference, isJudged } from '../../schema/analysis/ratio.ts'
import type { ReportData } from '../data/report-data.ts'
import { type AnswerFacts, listToldAnswers, type ToldAnswer } from '../data/told-answers.ts'
import { AUTHOR_FAILED, listFailedAuthors } from '../text/failed-authors.ts'
import { BASELINE_PHRASES, QUANTITY_WORDS } from '../text/format.ts'
import { formatChange } from '../text/format-ratio.ts'
import { OUTCOME_WORDS, OUTCOMES, type Outcome } from '../text/outcome-words.ts'
import { FAILED_SIGN, formatFinding, notCompared, type Tone, UNTRIED_SIGN } from '../text/verdict-words.ts'
import type { ChartSpec } from './draw-chart.ts'
import { INTERVAL_LAYERS, type Mark, markRatio, type Row, specifyRatioRows } from './ratio-rows.ts'

const LOOKS: Readonly<Record<Outcome, { readonly tone: Tone; readonly words: string }>> = {
  less: { tone: 'less', words: '▼ less' },
  more: { tone: 'more', words: '▲ more' },
  equivalent: { tone: 'even', words: '≈ as much' },
  inconclusive: { tone: 'same', words: '● no detectable difference' },
  'less-accurate': { tone: 'caution', words: `✕ ${OUTCOME_WORDS['less-accurate']}` },
  suspect: { tone: 'caution', words: `⚠ ${OUTCOME_WORDS.suspect}` },
  'not-settled': { tone: 'caution', words: `✕ ${OUTCOME_WORDS['not-settled']}` },
  failed: { tone: 'more', words: `${FAILED_SIGN} ${OUTCOME_WORDS.failed}` },
  'too-few-runs': { tone: 'none', words: `… ${OUTCOME_WORDS['too-few-runs']}` },
  'not-measured': { tone: 'none', words: `– ${OUTCOME_WORDS['not-measured']}` },
  'not-compared': { tone: 'none', words: `– ${OUTCOME_WORDS['not-compared']}` },
  untried: { tone: 'none', words: `${UNTRIED_SIGN} ${OUTCOME_WORDS.untried}` },
}

/** More are a row an outcome. */
const MOST_ROWS = 12

/** What the report's first sentence says, as a picture: each answer, or of many each outcome. Null: nothing was compared. */
export function specifyFindingChart({ analysis, projects }: ReportData): ChartSpec | null {
  const told = listToldAnswers(analysis)
  const { baseline } = told?.first ?? {}
  if (told === null || baseline == null) return null
  const noun = QUANTITY_WORDS[told.first.quantity]
  const answers = told.answers.toSorted((a, b) => placeOf(a) - placeOf(b))
  const failedAuthors = new Set(listFailedAuthors(analysis))
  const labels = new Map(projects.flatMap(({ variants }) => variants.map(({ id, label }) => [id, label])))
  const isOneByOne = answers.length <= MOST_ROWS
  return {
    title: `${noun} of each answer that the title speaks of, relative to ${BASELINE_PHRASES[baseline]}`,
    description: `Dots are answers, lines their 95 % intervals, on a logarithmic axis; left of ×1 is less ${noun}. The table of projects holds the same numbers.`,
    spec: specifyRatioRows({
      rows: isOneByOne
        ? answers.map((each) => composeRow(each, answers, labels, failedAuthors.has(each.answer.project)))
        : composeOutcomes(answers),
      height: isOneByOne ? 12 : 18,
      noun,
      notes: [`×1 is ${BASELINE_PHRASES[baseline]}`],
      layers: INTERVAL_LAYERS,
    }),
  }
}

/** Place by outcome, then by rising ratio. */
const placeOf = ({ outcome, ratio }: ToldAnswer): number =>
  OUTCOMES.indexOf(outcome) * 1e6 + Math.min(ratio?.estimate ?? 0, 1e5)

type Labels = ReadonlyMap<string, string>

/** No two rows have the same name: an answer has its project's, else that of its mode and model too; what is cut is the project's. */
function nameAnswer(answer: AnswerFacts, all: readonly ToldAnswer[], labels: Labels): string {
  const isOneProject = all.every((other) => other.answer.project === answer.project)
  const label = ({ id }: AnswerFacts) => labels.get(id) ?? ''
  const names = [
    ({ project }: AnswerFacts) => shorten(project, 30),
    (each: AnswerFacts) => (isOneProject ? '' : `${shorten(each.project, 14)} · `) + label(each),
  ]
  const own = names.find((name) => all.filter((other) => name(other.answer) === name(answer)).length === 1)
  return own?.(answer) ?? answer.id
}

function composeRow(told: ToldAnswer, all: readonly ToldAnswer[], labels: Labels, authorFailed: boolean): Row {
  const { answer, outcome, ratio } = told
  const { tone } = LOOKS[outcome]
  const words = outcome === 'not-compared' ? `– ${whyNotCompared(ratio, authorFailed)}` : LOOKS[outcome].words
  const { estimate = null } = ratio ?? {}
  const hasAmount = estimate !== null && isDifference(outcome)
  return {
    name: nameAnswer(answer, all, labels),
    right: hasAmount ? `${words.slice(0, 1)} ${formatChange(estimate)}` : words,
    tone,
    marks: [markOf(outcome, ratio)],
  }
}

/** As the table of projects has it. */
const whyNotCompared = (ratio: ToldAnswer['ratio'], authorFailed: boolean): string =>
  authorFailed
    ? notCompared(AUTHOR_FAILED)
    : formatFinding(ratio && { ...ratio, margin: null, quality: 'measured' }, 'cpu')

const composeOutcomes = (answers: readonly ToldAnswer[]): Row[] =>
  [...Map.groupBy(answers, ({ outcome }) => outcome)].map(([outcome, own]) => ({
    name: `${LOOKS[outcome].words}: ${count(own.length, 'answer')}`,
    tone: LOOKS[outcome].tone,
    marks: own.map(({ ratio }) => ({ ...markOf(outcome, ratio), low: null, high: null })),
  }))

/** Mark of an answer; one that is not as accurate is no saving: it has its row and no place on the axis. */
const markOf = (outcome: Outcome, ratio: ToldAnswer['ratio']): Mark => markRatio(isJudged(outcome) ? ratio : null)
