import type { Analysis } from '../../../schema/analysis.ts'
import type { Cost } from '../../../schema/group.ts'
import type { ModelComparison, SuccessPair } from '../../../schema/model-comparison.ts'
import { countWord, formatP, formatRatio, QUANTITY_WORDS } from '../../text/format.ts'
import { formatBaseline, formatGroup } from './cells.ts'
import type { DraftCell, DraftTable } from './chapter.ts'

/** Models against one another, on the projects that have a result of each. Exploratory; empty with one model. */
export function comparisonTables({ models, successPairs }: Analysis, primary: Cost): DraftTable[] {
  const columns = ['Mode', 'What', 'Models', 'Projects with all', 'χ²', 'p by χ²', 'p by shuffling']
  const isPrimary = ({ quantity, baseline }: RatioTest) => quantity === primary && baseline === 'original-headless'
  return [
    {
      caption: 'Do models differ? Ranks within projects (Friedman; of passed and failed Cochran’s Q); exploratory',
      columns,
      rows: models.flatMap((each) => composeRankRows({ ...each, ratios: each.ratios.filter(isPrimary) })),
    },
    {
      caption: 'The same ranks by other quantities and baselines',
      columns,
      rows: models.flatMap((each) =>
        composeRankRows({ ...each, success: null, ratios: each.ratios.filter((test) => !isPrimary(test)) }),
      ),
      folded: true,
    },
    {
      caption: 'Pairs of models: ratio of the second to the first, corrected by Holm; exploratory',
      columns: ['Mode', 'Pair', 'Second over first', 'Corrected', 'Quantity'],
      rows: models.flatMap(composePairRows),
      folded: true,
    },
    {
      caption: 'Which passes more often? By pairs on the same projects, corrected by Benjamini–Hochberg; exploratory',
      columns: ['First', 'Second', 'First better', 'Second better', 'Corrected'],
      rows: successPairs.map(composeSuccessRow),
      folded: true,
    },
  ]
}

type RatioTest = ModelComparison['ratios'][number]
type RankTest = Pick<RatioTest, 'models' | 'projects' | 'statistic' | 'degreesOfFreedom' | 'p' | 'permutationP'>

function composeRankRows({ mode, success, ratios }: ModelComparison): DraftCell[][] {
  const row = (what: string, test: RankTest): DraftCell[] => [
    mode,
    what,
    test.models.join(', '),
    { text: String(test.projects), value: test.projects },
    test.statistic === null
      ? '–'
      : { text: test.statistic.toFixed(2), note: `${test.degreesOfFreedom} d.f.`, value: test.statistic },
    { text: formatP(test.p), value: test.p },
    { text: formatP(test.permutationP), value: test.permutationP },
  ]
  return [
    ...(success?.statistic == null ? [] : [row('passed', success)]),
    ...ratios.map((test) => row(`${QUANTITY_WORDS[test.quantity]} against the ${formatBaseline(test.baseline)}`, test)),
  ]
}

const composePairRows = ({ mode, ratios }: ModelComparison): DraftCell[][] =>
  ratios.flatMap(({ quantity, baseline, pairs }) =>
    pairs.map(({ a, b, ratio, adjustedP }) => [
      mode,
      `${a}, ${b}`,
      { text: formatRatio({ estimate: ratio, interval: null, quality: 'measured' }), value: ratio },
      { text: formatP(adjustedP), value: adjustedP },
      `${QUANTITY_WORDS[quantity]} against the ${formatBaseline(baseline)}`,
    ]),
  )

const composeSuccessRow = ({ a, b, projects, betterA, betterB, adjustedP }: SuccessPair): DraftCell[] => [
  formatGroup(a),
  formatGroup(b),
  { text: String(betterA), note: `of ${countWord(projects, 'project')}`, value: betterA },
  { text: String(betterB), value: betterB },
  { text: formatP(adjustedP), value: adjustedP },
]
