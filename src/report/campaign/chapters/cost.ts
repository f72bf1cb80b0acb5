import { count } from '../../../base/text/text.ts'
import type { Analysis } from '../../../schema/analysis/analysis.ts'
import type { FeedbackAnalysis } from '../../../schema/analysis/feedback.ts'
import type { Cost, DrawsOfK, GroupAnalysis, ResultCost } from '../../../schema/analysis/group.ts'
import type { ModelComparison } from '../../../schema/analysis/model-comparison.ts'
import { QUANTITIES, type Quantity } from '../../../schema/analysis/ratio.ts'
import { gramsOf } from '../../../schema/measurement/carbon.ts'
import { formatAgainst, formatGroup, meanCell, numberCell, ratioCell } from '../../document/cells.ts'
import {
  type Chapter,
  type Columns,
  composeChapter,
  composeTable,
  type DraftCell,
  type Table,
} from '../../document/chapter.ts'
import { formatChangeVerdict } from '../../text/comparison-changes.ts'
import { scriptTarget } from '../../text/findings.ts'
import {
  BASELINE_WORDS,
  capitalise,
  ESTIMATED_MARK,
  formatCount,
  formatP,
  formatPercent,
  formatQuantity,
  formatSignificant,
  QUANTITY_WORDS,
} from '../../text/format.ts'
import { formatRatio } from '../../text/format-ratio.ts'
import { onlyGrid } from './only-grid.ts'

/** What a usable answer costs with those that failed, what several answers give, and how models compare. */
export function composeCost(analysis: Analysis): Chapter | null {
  const { groups, leading } = analysis
  return composeChapter({
    id: 'cost',
    title: 'What a correct result costs',
    lead: [
      "A correct result is got from every project that was attempted: by the answer, or, where that failed or predicts worse, by the author's code, which then is run too. An answer that ran out of time counts with what it took until then. The model's own work counts under “break-even” alone, where it is known.",
    ],
    tables: [
      costTable(groups, leading),
      drawTable(groups, leading),
      ...comparisonTables(analysis),
      feedbackTable(analysis.feedback),
      breakEvenTable(analysis),
    ],
  })
}

function costTable(groups: readonly GroupAnalysis[], leading: Cost): Table {
  const rows = groups.map((group) => ({ ...group, cost: group.costPerResult[leading], rank: group.ranks[leading] }))
  return composeTable(
    `${capitalise(QUANTITY_WORDS[leading])} for each correct result, and the mean place of the answers among all answers to a project`,
    rows.filter(({ cost }) => cost.attempts > 0),
    {
      'Model and mode': formatGroup,
      'For each correct result': ({ cost }) => resultCell(cost, leading),
      'In runs of the author’s code': ({ cost: { perResult, baseline, quality } }) => {
        const runs = perResult === null || !baseline ? null : perResult / baseline
        const mark = quality === 'estimated' ? ` ${ESTIMATED_MARK}` : ''
        const note = baseline === null ? undefined : `of ${formatQuantity(baseline, leading)}${mark}`
        return { text: formatRatio({ estimate: runs, quality }), note, value: runs }
      },
      Correct: ({ cost: { correct, attempts } }) => ({
        text: `${correct} of ${count(attempts, 'answer')}`,
        value: correct / attempts,
      }),
      'Mean place': ({ rank }) =>
        rank && {
          text: `${rank.mean.toFixed(1)} of ${rank.of.toFixed(1)}`,
          note: count(rank.projects, 'project'),
          value: rank.mean,
        },
    },
  )
}

function resultCell({ perResult, quality, cause, censored, attempts }: ResultCost, cost: Cost): DraftCell {
  const late = censored === 0 ? undefined : `${count(censored, 'answer')} known from below only`
  const mark = quality === 'estimated' ? ESTIMATED_MARK : late
  const why = cause === null ? undefined : formatCostCause(cause, cost, attempts)
  return numberCell(perResult, (value) => formatQuantity(value, cost), perResult === null ? why : mark)
}

function formatCostCause(cause: NonNullable<ResultCost['cause']>, cost: Cost, attempts: number): string {
  if (cause.kind === 'none-attempted') return 'no answer could be attempted'
  return `${QUANTITY_WORDS[cost]} of ${cause.unread} of ${attempts} attempts was not measured`
}

/** Table of groups with several answers each: one alone says nothing that the results do not. */
const drawTable = (groups: readonly GroupAnalysis[], leading: Cost): Table =>
  composeTable(
    `What k answers give: pass@k, a correct one among them, and the best of them (${formatAgainst(leading, 'original-headless')})`,
    groups.flatMap(({ draws, ...group }) =>
      draws.some(({ k }) => k > 1) ? draws.map((draw) => ({ ...draw, name: formatGroup(group) })) : [],
    ),
    {
      'Model and mode': ({ name }) => name,
      k: ({ k }) => k,
      'One passes': ({ pass, projects }) => numberCell(pass, formatPercent, count(projects, 'project')),
      'One is correct': ({ correct }) => numberCell(correct, formatPercent),
      'None is correct': ({ censored }) =>
        numberCell(censored, formatPercent, censored > 0 ? 'no best of k there' : undefined),
      'Best of k': ({ best }) => {
        const { ratio, projects, cause } = best[leading]
        return ratioCell(
          ratio,
          null,
          ratio === null ? formatBestCause(cause, leading, projects) : count(projects, 'project'),
        )
      },
    },
  )

function formatBestCause(cause: DrawsOfK['best'][Cost]['cause'], cost: Cost, measured: number): string | undefined {
  if (cause?.kind !== 'projects-unread') return cause === null ? undefined : 'no answer is correct'
  return `${QUANTITY_WORDS[cost]} of every correct answer was measured in ${measured} of ${count(measured + cause.unread, 'project')}`
}

/** Table of a campaign in which models were told what their answers took. */
const feedbackTable = (feedback: readonly FeedbackAnalysis[]): Table =>
  composeTable(
    'Told what their answers took, models answered again: ratios of the leaner script to the one before, of the survivors (as accurate before and after), and over all that came (one that fails costs the one before as well)',
    feedback,
    {
      'Model and mode': formatGroup,
      'Leaner answer could be attempted': ({ attempted, asked }) => ({
        text: `${attempted} of ${asked}`,
        value: attempted,
      }),
      Passed: ({ passed, attempted }) => ({ text: `${passed} of ${attempted}`, value: passed }),
      'As accurate as the author’s': ({ asGood: { before, after } }) => ({
        text: `${after}, before ${before}`,
        value: after,
      }),
      ...columnsOfQuantities('survivors', ({ ratios }, quantity) => {
        const { estimate, interval, verdict, n } = ratios[quantity]
        const note = `${formatChangeVerdict(verdict)}, ${count(n, 'project')}`
        return ratioCell(estimate, interval, estimate === null ? undefined : note)
      }),
      ...columnsOfQuantities('all', ({ attempts }, quantity) => meanCell(attempts[quantity])),
    },
  )

const columnsOfQuantities = (
  who: string,
  show: (feedback: FeedbackAnalysis, quantity: Quantity) => DraftCell,
): Columns<FeedbackAnalysis> =>
  Object.fromEntries(
    QUANTITIES.map((quantity) => [
      `${capitalise(QUANTITY_WORDS[quantity])}, ${who}`,
      (feedback: FeedbackAnalysis) => show(feedback, quantity),
    ]),
  )

/** Table of each script against the author's code without plots, or as it is where that never ran. */
function breakEvenTable({ breakEven: all, readings }: Pick<Analysis, 'breakEven' | 'readings'>): Table {
  const grid = onlyGrid(readings)
  const headless = new Set(all.flatMap(({ variant, baseline }) => (baseline === 'original-headless' ? [variant] : [])))
  return composeTable(
    'Break-even: runs until the energy of writing the script is saved',
    all.filter(({ variant, baseline }) => baseline === 'original-headless' || !headless.has(variant)),
    {
      Script: ({ variant }) => ({ text: variant, target: scriptTarget(variant) }),
      'Runs until saved': ({ runs, range }) => ({
        text: runs === null ? 'never' : count(runs, 'run'),
        note: range === null ? undefined : range.map((end) => (end === null ? 'never' : formatCount(end))).join(' to '),
        value: runs,
      }),
      'Saved by each run': ({ savedJoules }) =>
        numberCell(savedJoules, (joules) => (joules <= 0 ? 'nothing' : formatQuantity(joules, 'energy'))),
      'Spent on writing it': ({ generationJoules }) =>
        numberCell(generationJoules, (joules) => formatQuantity(joules, 'energy'), ESTIMATED_MARK),
      // Nobody says where a provider's machines stand.
      'Its carbon, by the grid of the runs': ({ generationJoules }) =>
        numberCell(
          grid && gramsOf(generationJoules, grid),
          (grams) => `${formatSignificant(grams)} g CO₂e`,
          ESTIMATED_MARK,
        ),
      Against: ({ baseline }) => BASELINE_WORDS[baseline],
      Source: ({ source }) => source,
    },
  )
}

type RatioTest = ModelComparison['ratios'][number]
type RankTest = Pick<RatioTest, 'models' | 'projects' | 'statistic' | 'degreesOfFreedom' | 'p' | 'permutationP'> &
  Pick<ModelComparison, 'mode'> & { readonly what: string }

/** Models against one another, on the projects that have a result of each. Exploratory; empty with one model. */
function comparisonTables({ models, successPairs, leading }: Analysis): Table[] {
  const isLeading = ({ quantity, baseline }: RatioTest) => quantity === leading && baseline === 'original-headless'
  const ratios = models.flatMap((each) => each.ratios.map((test) => ({ mode: each.mode, ...describe(test) })))
  return [
    composeTable(
      'Do models differ? Ranks within projects over all attempts, a failure at its own cost and the author’s (Friedman; of passed and failed Cochran’s Q); exploratory',
      models.flatMap(({ mode, success }) => [
        ...(success?.statistic == null ? [] : [{ mode, what: 'passed', ...success }]),
        ...ratios.filter((test) => test.mode === mode && isLeading(test)),
      ]),
      RANKS,
    ),
    composeTable(
      'The same ranks by other quantities and baselines',
      ratios.filter((test) => !isLeading(test)),
      RANKS,
      true,
    ),
    composeTable(
      'Pairs of models: ratio of the second to the first, corrected by Holm; exploratory',
      ratios.flatMap(({ pairs, ...test }) => pairs.map((pair) => ({ ...test, ...pair }))),
      {
        Mode: ({ mode }) => mode,
        Pair: ({ a, b }) => `${a}, ${b}`,
        'Second over first': ({ ratio }) => numberCell(ratio, (estimate) => formatRatio({ estimate })),
        Corrected: ({ adjustedP }) => numberCell(adjustedP, formatP),
        Quantity: ({ what }) => what,
      },
      true,
    ),
    composeTable(
      'Which passes more often? By pairs on the same projects, corrected by Benjamini–Hochberg; exploratory',
      successPairs,
      {
        First: ({ a }) => formatGroup(a),
        Second: ({ b }) => formatGroup(b),
        'First better': ({ betterA, projects }) => numberCell(betterA, String, `of ${count(projects, 'project')}`),
        'Second better': ({ betterB }) => betterB,
        Corrected: ({ adjustedP }) => numberCell(adjustedP, formatP),
      },
      true,
    ),
  ]
}

const describe = (test: RatioTest) => ({ ...test, what: formatAgainst(test.quantity, test.baseline) })

const RANKS: Columns<RankTest> = {
  Mode: ({ mode }) => mode,
  What: ({ what }) => what,
  Models: ({ models }) => models.join(', '),
  'Projects with all': ({ projects }) => projects,
  'χ²': ({ statistic, degreesOfFreedom }) =>
    statistic === null ? null : numberCell(statistic, (each) => each.toFixed(2), `${degreesOfFreedom} d.f.`),
  'p by χ²': ({ p }) => numberCell(p, formatP),
  'p by shuffling': ({ permutationP }) => numberCell(permutationP, formatP),
}
