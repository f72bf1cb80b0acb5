import type { Analysis } from '../../../schema/analysis.ts'
import type { BreakEven } from '../../../schema/diagnostics.ts'
import type { Cost, DrawsOfK, ResultCost } from '../../../schema/group.ts'
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
import { nameBaseline, nameGroup, ratioCell } from './cells.ts'
import { type Chapter, composeChapter, type DraftCell, type DraftLine, type DraftTable } from './chapter.ts'
import { comparisonTables } from './model-comparison.ts'

/** What a usable answer costs with those that failed, what several answers give, and how models compare. */
export function describeCost(analysis: Analysis, primary: Cost): Chapter | null {
  const { groups } = analysis
  return composeChapter({
    id: 'cost',
    title: 'What a correct result costs',
    lead: [
      "Correct means: it passed and is as good as the author's. Runs of the answers that failed count in its cost; the model's own work counts under “break-even” alone, where it is known.",
    ],
    tables: [
      {
        caption: `${capitalise(QUANTITY_WORDS[primary])} of all answers for each correct one, and their mean place among all answers to a project`,
        columns: ['Model and mode', 'For each correct result', 'In runs of the author’s code', 'Correct', 'Mean place'],
        rows: groups
          .filter(({ costPerResult }) => costPerResult[primary].attempts > 0)
          .map((group) => [
            nameGroup(group),
            ...costCells(group.costPerResult[primary], primary),
            rankCell(group.ranks[primary]),
          ]),
      },
      drawTable(groups, primary),
      ...comparisonTables(analysis, primary),
      breakEvenTable(analysis.breakEven),
    ],
  })
}

function costCells({ perCorrect, baseline, quality, cause, correct, attempts }: ResultCost, cost: Cost): DraftCell[] {
  const mark = quality === 'estimated' ? ESTIMATED_MARK : undefined
  const runs = perCorrect === null || baseline === null || baseline === 0 ? null : perCorrect / baseline
  return [
    perCorrect === null
      ? { text: '–', note: cause === null ? undefined : formatCostCause(cause, cost, attempts), value: null }
      : { text: formatQuantity(perCorrect, cost), note: mark, value: perCorrect },
    {
      text: formatRatio({ estimate: runs, interval: null, quality }),
      note:
        baseline === null ? undefined : `of ${formatQuantity(baseline, cost)}${mark === undefined ? '' : ` ${mark}`}`,
      value: runs,
    },
    { text: `${correct} of ${countWord(attempts, 'answer')}`, value: correct / attempts },
  ]
}

function formatCostCause(cause: NonNullable<ResultCost['cause']>, cost: Cost, attempts: number): string {
  if (cause.kind === 'none-attempted') return 'no answer could be attempted'
  if (cause.kind === 'none-correct') return 'no answer is correct'
  return `${QUANTITY_WORDS[cost]} of ${cause.unread} of ${attempts} attempts was not measured`
}

function formatBestCause(cause: DrawsOfK['best'][Cost]['cause'], cost: Cost, measured: number): string | undefined {
  if (cause?.kind !== 'projects-unread') return cause === null ? undefined : 'no answer is correct'
  return `${QUANTITY_WORDS[cost]} of every correct answer was measured in ${measured} of ${measured + cause.unread} projects`
}

function rankCell(rank: Analysis['groups'][number]['ranks'][Cost]): DraftLine {
  if (rank === null) return { text: '–', value: null }
  return {
    text: `${rank.mean.toFixed(1)} of ${rank.of.toFixed(1)}`,
    note: countWord(rank.projects, 'project'),
    value: rank.mean,
  }
}

/** Of several answers each: one alone says nothing that the results do not. */
function drawTable(groups: Analysis['groups'], primary: Cost): DraftTable {
  const several = groups.filter(({ draws }) => draws.some(({ k }) => k > 1))
  return {
    caption: `What k answers give: pass@k, a correct one among them, and the best of them (${QUANTITY_WORDS[primary]} against the ${nameBaseline('original-headless')})`,
    columns: ['Model and mode', 'k', 'One passes', 'One is correct', 'None is correct', 'Best of k'],
    rows: several.flatMap((group) => group.draws.map((draw) => [nameGroup(group), ...drawCells(draw, primary)])),
  }
}

function drawCells({ k, pass, correct, censored, projects, best }: DrawsOfK, primary: Cost): DraftCell[] {
  const { ratio, projects: measured, cause } = best[primary]
  return [
    { text: String(k), value: k },
    { text: formatPercent(pass), note: countWord(projects, 'project'), value: pass },
    { text: formatPercent(correct), value: correct },
    { text: formatPercent(censored), note: censored > 0 ? 'no best of k there' : undefined, value: censored },
    ratioCell(ratio, null, ratio === null ? formatBestCause(cause, primary, measured) : countWord(measured, 'project')),
  ]
}

/** Of each script against the author's code without plots, or as it is where that never ran. */
function breakEvenTable(all: readonly BreakEven[]): DraftTable {
  const headless = new Set(all.flatMap(({ variant, baseline }) => (baseline === 'original-headless' ? [variant] : [])))
  const entries = all.filter(({ variant, baseline }) => baseline === 'original-headless' || !headless.has(variant))
  return {
    caption: 'Break-even: runs until the energy of writing the script is saved',
    columns: ['Script', 'Runs until saved', 'Saved by each run', 'Spent on writing it', 'Against', 'Source'],
    rows: entries.map(({ variant, runs, range, savedJoules, generationJoules, baseline, source }) => [
      variant,
      {
        text: runs === null ? 'never' : countWord(runs, 'run'),
        note: range === null ? undefined : `${namedRuns(range[0])} to ${namedRuns(range[1])}`,
        value: runs,
      },
      { text: savedJoules <= 0 ? 'nothing' : formatQuantity(savedJoules, 'energy'), value: savedJoules },
      { text: formatQuantity(generationJoules, 'energy'), note: ESTIMATED_MARK, value: generationJoules },
      nameBaseline(baseline),
      source,
    ]),
  }
}

const namedRuns = (runs: number | null): string => (runs === null ? 'never' : formatCount(runs))
