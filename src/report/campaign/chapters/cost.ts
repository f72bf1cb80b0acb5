import type { Analysis } from '../../../schema/analysis.ts'
import type { BreakEven } from '../../../schema/diagnostics.ts'
import type { Cost, DrawsOfK, GroupAnalysis, ResultCost } from '../../../schema/group.ts'
import { scriptTarget } from '../../text/findings.ts'
import {
  countWord,
  ESTIMATED_MARK,
  formatCount,
  formatPercent,
  formatQuantity,
  formatRatio,
  QUANTITY_WORDS,
} from '../../text/format.ts'
import { capitalise } from '../../text/words.ts'
import { formatAgainst, formatBaseline, formatGroup, numberCell, ratioCell } from './cells.ts'
import { type Chapter, composeChapter, composeTable, type DraftCell, type Table } from './chapter.ts'
import { comparisonTables } from './model-comparison.ts'

/** What a usable answer costs with those that failed, what several answers give, and how models compare. */
export function composeCost(analysis: Analysis): Chapter | null {
  const { groups, leading } = analysis
  return composeChapter({
    id: 'cost',
    title: 'What a correct result costs',
    lead: [
      "Correct means: it passed and is as good as the author's. Runs of the answers that failed count in its cost; the model's own work counts under “break-even” alone, where it is known.",
    ],
    tables: [
      costTable(groups, leading),
      drawTable(groups, leading),
      ...comparisonTables(analysis),
      breakEvenTable(analysis.breakEven),
    ],
  })
}

function costTable(groups: readonly GroupAnalysis[], leading: Cost): Table {
  const rows = groups.map((group) => ({ ...group, cost: group.costPerResult[leading], rank: group.ranks[leading] }))
  return composeTable(
    `${capitalise(QUANTITY_WORDS[leading])} of all answers for each correct one, and their mean place among all answers to a project`,
    rows.filter(({ cost }) => cost.attempts > 0),
    {
      'Model and mode': formatGroup,
      'For each correct result': ({ cost }) => correctCell(cost, leading),
      'In runs of the author’s code': ({ cost: { perCorrect, baseline, quality } }) => {
        const runs = perCorrect === null || !baseline ? null : perCorrect / baseline
        const mark = quality === 'estimated' ? ` ${ESTIMATED_MARK}` : ''
        const note = baseline === null ? undefined : `of ${formatQuantity(baseline, leading)}${mark}`
        return { text: formatRatio({ estimate: runs, quality }), note, value: runs }
      },
      Correct: ({ cost: { correct, attempts } }) => ({
        text: `${correct} of ${countWord(attempts, 'answer')}`,
        value: correct / attempts,
      }),
      'Mean place': ({ rank }) =>
        rank && {
          text: `${rank.mean.toFixed(1)} of ${rank.of.toFixed(1)}`,
          note: countWord(rank.projects, 'project'),
          value: rank.mean,
        },
    },
  )
}

function correctCell({ perCorrect, quality, cause, attempts }: ResultCost, cost: Cost): DraftCell {
  const mark = quality === 'estimated' ? ESTIMATED_MARK : undefined
  const why = cause === null ? undefined : formatCostCause(cause, cost, attempts)
  return numberCell(perCorrect, (value) => formatQuantity(value, cost), perCorrect === null ? why : mark)
}

function formatCostCause(cause: NonNullable<ResultCost['cause']>, cost: Cost, attempts: number): string {
  if (cause.kind === 'none-attempted') return 'no answer could be attempted'
  if (cause.kind === 'none-correct') return 'no answer is correct'
  return `${QUANTITY_WORDS[cost]} of ${cause.unread} of ${attempts} attempts was not measured`
}

/** Of several answers each: one alone says nothing that the results do not. */
const drawTable = (groups: readonly GroupAnalysis[], leading: Cost): Table =>
  composeTable(
    `What k answers give: pass@k, a correct one among them, and the best of them (${formatAgainst(leading, 'original-headless')})`,
    groups.flatMap(({ draws, ...group }) =>
      draws.some(({ k }) => k > 1) ? draws.map((draw) => ({ ...draw, name: formatGroup(group) })) : [],
    ),
    {
      'Model and mode': ({ name }) => name,
      k: ({ k }) => k,
      'One passes': ({ pass, projects }) => numberCell(pass, formatPercent, countWord(projects, 'project')),
      'One is correct': ({ correct }) => numberCell(correct, formatPercent),
      'None is correct': ({ censored }) =>
        numberCell(censored, formatPercent, censored > 0 ? 'no best of k there' : undefined),
      'Best of k': ({ best }) => {
        const { ratio, projects, cause } = best[leading]
        return ratioCell(
          ratio,
          null,
          ratio === null ? formatBestCause(cause, leading, projects) : countWord(projects, 'project'),
        )
      },
    },
  )

function formatBestCause(cause: DrawsOfK['best'][Cost]['cause'], cost: Cost, measured: number): string | undefined {
  if (cause?.kind !== 'projects-unread') return cause === null ? undefined : 'no answer is correct'
  return `${QUANTITY_WORDS[cost]} of every correct answer was measured in ${measured} of ${measured + cause.unread} projects`
}

/** Of each script against the author's code without plots, or as it is where that never ran. */
function breakEvenTable(all: readonly BreakEven[]): Table {
  const headless = new Set(all.flatMap(({ variant, baseline }) => (baseline === 'original-headless' ? [variant] : [])))
  return composeTable(
    'Break-even: runs until the energy of writing the script is saved',
    all.filter(({ variant, baseline }) => baseline === 'original-headless' || !headless.has(variant)),
    {
      Script: ({ variant }) => ({ text: variant, target: scriptTarget(variant) }),
      'Runs until saved': ({ runs, range }) => ({
        text: runs === null ? 'never' : countWord(runs, 'run'),
        note: range === null ? undefined : range.map((end) => (end === null ? 'never' : formatCount(end))).join(' to '),
        value: runs,
      }),
      'Saved by each run': ({ savedJoules }) =>
        numberCell(savedJoules, (joules) => (joules <= 0 ? 'nothing' : formatQuantity(joules, 'energy'))),
      'Spent on writing it': ({ generationJoules }) =>
        numberCell(generationJoules, (joules) => formatQuantity(joules, 'energy'), ESTIMATED_MARK),
      Against: ({ baseline }) => formatBaseline(baseline),
      Source: ({ source }) => source,
    },
  )
}
