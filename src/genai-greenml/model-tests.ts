import { friedman } from '../analysis/statistics/friedman.ts'
import { meanOf, varianceOf } from '../analysis/statistics/moments.ts'
import {
  type Anova,
  CSV_METRICS,
  type CsvAnalysis,
  type CsvMetric,
  type CsvMode,
  type FriedmanResult,
  type Scale,
} from '../schema/analysis/genai-greenml-analysis.ts'
import { brownForsythe, kruskalWallis, oneWayAnova } from './anova.ts'
import { deltaOf, finitePairOf, orNull, perMode, type Selection } from './select.ts'
import { tukeyKramer } from './tukey.ts'

/** The original's comparison of models: each project's runs taken as independent, which they are not. */
export function analyseVariance(selection: Selection): CsvAnalysis['anova'] {
  const analyseScale = (scale: Scale) =>
    perMode((mode) => definedMetrics((metric) => compareGroups(groupsOf(selection, mode, metric, scale))))
  return { delta: analyseScale('delta'), raw: analyseScale('raw') }
}

/** The same question with the project as block, over the projects in which every model has a run. */
export function analyseBlocks(selection: Selection): CsvAnalysis['friedman_complete_blocks'] {
  return perMode((mode) => definedMetrics((metric) => compareBlocks(selection, mode, metric)))
}

function definedMetrics<T>(analyse: (metric: CsvMetric) => T | null): Partial<Record<CsvMetric, T>> {
  const results = CSV_METRICS.map((metric) => [metric, analyse(metric)] as const)
  return Object.fromEntries(results.flatMap(([metric, found]) => (found === null ? [] : [[metric, found]])))
}

function groupsOf(selection: Selection, mode: CsvMode, metric: CsvMetric, scale: Scale): [string, number[]][] {
  return selection.llms.flatMap((llm): [string, number[]][] => {
    const values = selection.generated.flatMap((run) => {
      const pair = run.mode === mode && run.llm === llm ? finitePairOf(run, metric) : null
      return pair === null ? [] : [scale === 'delta' ? deltaOf(metric, pair) : pair.generated]
    })
    return values.length === 0 ? [] : [[llm, values]]
  })
}

/** Null below two models with a run. */
function compareGroups(groups: readonly [string, number[]][]): Anova | null {
  if (groups.length < 2) return null
  const values = groups.map(([, each]) => each)
  const anova = oneWayAnova(values)
  const tukey = tukeyKramer(values, anova.mse, anova.df[1])
  const kruskal = kruskalWallis(values)
  const levene = brownForsythe(values)
  const nameOf = (group: number) => groups[group]?.[0] ?? ''
  return {
    groups: Object.fromEntries(
      groups.map(([llm, each]) => [llm, { n: each.length, mean: orNull(meanOf(each)), var: orNull(varianceOf(each)) }]),
    ),
    F: orNull(anova.F),
    p: orNull(anova.p),
    df: [...anova.df],
    eta_squared: orNull(anova.etaSquared),
    tukey: tukey.rows.map(({ pair: [first, second], difference, p, interval: [lower, upper] }) => ({
      group1: nameOf(first),
      group2: nameOf(second),
      meandiff: orNull(difference),
      p_adj: orNull(p),
      lower: orNull(lower),
      upper: orNull(upper),
      reject: p < 0.05,
    })),
    mse: orNull(anova.mse),
    q_crit: orNull(tukey.critical),
    kruskal: { H: orNull(kruskal.H), p: orNull(kruskal.p) },
    levene_median: { W: orNull(levene.F), p: orNull(levene.p) },
  }
}

/** Null below three models or two complete projects: there is nothing to rank. */
function compareBlocks({ generated, llms }: Selection, mode: CsvMode, metric: CsvMetric): FriedmanResult | null {
  const blocks = new Map<string, Map<string, number>>()
  for (const run of generated) {
    const pair = run.mode === mode ? finitePairOf(run, metric) : null
    if (pair === null) continue
    const block = blocks.get(run.run.cells.project) ?? new Map<string, number>()
    blocks.set(run.run.cells.project, block.set(run.llm, pair.generated))
  }
  const present = llms.filter((llm) => [...blocks.values()].some((block) => block.has(llm)))
  const complete = [...blocks.values()].filter((block) => block.size === present.length)
  if (present.length < 3 || complete.length < 2) return null
  const { chi2, p } = friedman(complete.map((block) => present.map((llm) => block.get(llm) ?? Number.NaN)))
  return { n_complete_projects: complete.length, llms: [...present], chi2: orNull(chi2), p: orNull(p) }
}
