import type { Analysis, ModelComparison, SuccessPair } from '../../schema/analysis.ts'
import { countWord, formatRatio, QUANTITY_WORDS } from '../format.ts'
import { formatP, nameBaseline, nameGroup } from './cells.ts'
import type { ChapterCell, ChapterTable } from './chapter.ts'

type Draft = Omit<ChapterTable, 'folded'> & { readonly folded?: boolean }

/** Models against one another, on the projects that have a result of each. Exploratory; empty with one model. */
export function comparisonTables({ models, successPairs }: Analysis): Draft[] {
  return [
    {
      caption: 'Do models differ? Ranks within projects (Friedman; of passed and failed Cochran’s Q); exploratory',
      columns: ['Mode', 'What', 'Models', 'Projects with all', 'χ²', 'By χ²', 'By shuffling'],
      rows: models.flatMap(describeRanks),
    },
    {
      caption: 'Pairs of models: ratio of the second to the first, corrected by Holm; exploratory',
      columns: ['Mode', 'Pair', 'Second over first', 'Corrected', 'Quantity'],
      rows: models.flatMap(describePairs),
      folded: true,
    },
    {
      caption: 'Which passes more often? By pairs on the same projects, corrected by Benjamini–Hochberg; exploratory',
      columns: ['First', 'Second', 'First better', 'Second better', 'Corrected'],
      rows: successPairs.map(describeSuccess),
      folded: true,
    },
  ]
}

type RankTest = Pick<
  ModelComparison['ratios'][number],
  'models' | 'projects' | 'statistic' | 'degreesOfFreedom' | 'p' | 'permutationP'
>

function describeRanks({ mode, success, ratios }: ModelComparison): ChapterCell[][] {
  const row = (what: string, test: RankTest): ChapterCell[] => [
    mode,
    what,
    test.models.join(', '),
    { text: String(test.projects), value: test.projects },
    test.statistic === null
      ? '–'
      : { text: test.statistic.toFixed(2), note: `${test.degreesOfFreedom} degrees of freedom`, value: test.statistic },
    { text: formatP(test.p), value: test.p },
    { text: formatP(test.permutationP), value: test.permutationP },
  ]
  return [
    ...(success === null ? [] : [row('passed', success)]),
    ...ratios.map((test) => row(`${QUANTITY_WORDS[test.quantity]} against the ${nameBaseline(test.baseline)}`, test)),
  ]
}

const describePairs = ({ mode, ratios }: ModelComparison): ChapterCell[][] =>
  ratios.flatMap(({ quantity, baseline, pairs }) =>
    pairs.map(({ a, b, ratio, adjustedP }) => [
      mode,
      `${a}, ${b}`,
      { text: formatRatio({ estimate: ratio, interval: null, quality: 'measured' }), value: ratio },
      { text: formatP(adjustedP), value: adjustedP },
      `${QUANTITY_WORDS[quantity]} against the ${nameBaseline(baseline)}`,
    ]),
  )

const describeSuccess = ({ a, b, projects, betterA, betterB, adjustedP }: SuccessPair): ChapterCell[] => [
  nameGroup(a),
  nameGroup(b),
  { text: String(betterA), note: `of ${countWord(projects, 'project')}`, value: betterA },
  { text: String(betterB), value: betterB },
  { text: formatP(adjustedP), value: adjustedP },
]
