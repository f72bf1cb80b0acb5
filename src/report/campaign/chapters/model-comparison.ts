import type { Analysis } from '../../../schema/analysis.ts'
import type { ModelComparison } from '../../../schema/model-comparison.ts'
import { countWord, formatP, formatRatio } from '../../text/format.ts'
import { formatAgainst, formatGroup, numberCell } from './cells.ts'
import { type Columns, composeTable, type Table } from './chapter.ts'

type RatioTest = ModelComparison['ratios'][number]
type RankTest = Pick<RatioTest, 'models' | 'projects' | 'statistic' | 'degreesOfFreedom' | 'p' | 'permutationP'> &
  Pick<ModelComparison, 'mode'> & { readonly what: string }

/** Models against one another, on the projects that have a result of each. Exploratory; empty with one model. */
export function comparisonTables({ models, successPairs, leading }: Analysis): Table[] {
  const isLeading = ({ quantity, baseline }: RatioTest) => quantity === leading && baseline === 'original-headless'
  const ratios = models.flatMap((each) => each.ratios.map((test) => ({ mode: each.mode, ...describe(test) })))
  return [
    composeTable(
      'Do models differ? Ranks within projects (Friedman; of passed and failed Cochran’s Q); exploratory',
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
        'First better': ({ betterA, projects }) => numberCell(betterA, String, `of ${countWord(projects, 'project')}`),
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
