import { signTestTwoSided } from '../analysis/distributions/tails.ts'
import { adjustP } from '../analysis/statistics/adjust.ts'
import { testMean } from '../analysis/statistics/mean-test.ts'
import type {
  CsvAnalysis,
  CsvComparison,
  CsvMetric,
  PairedSection,
  PairedTest,
  Scale,
} from '../schema/analysis/genai-greenml-analysis.ts'
import type { Bootstrap } from './mean-bootstrap.ts'
import { analyseRatio, describeWilcoxon, type ValuePair } from './pair-ratio.ts'
import { deltaOf, finitePairOf, orNull, perMetric, type Selection } from './select.ts'
import { shapiroWilk } from './shapiro-wilk.ts'

/** A family of tests, one for each model. */
interface Family {
  readonly selection: Selection
  readonly scale: Scale
  readonly comparison: CsvComparison
  readonly metric: CsvMetric
  readonly bootstrap: Bootstrap
}

/** The original's six families of paired t tests, and beside the raw ones what a reader should look at instead. */
export function analysePairs(selection: Selection, bootstrap: Bootstrap): CsvAnalysis['paired_tests'] {
  const section = (scale: Scale, comparison: CsvComparison) =>
    perMetric((metric) => analyseFamily({ selection, scale, comparison, metric, bootstrap }))
  return {
    'delta/original_vs_assisted': section('delta', 'original_vs_assisted'),
    'raw/original_vs_assisted': section('raw', 'original_vs_assisted'),
    'delta/original_vs_autonomous': section('delta', 'original_vs_autonomous'),
    'raw/original_vs_autonomous': section('raw', 'original_vs_autonomous'),
    'delta/assisted_vs_autonomous': section('delta', 'assisted_vs_autonomous'),
    'raw/assisted_vs_autonomous': section('raw', 'assisted_vs_autonomous'),
  }
}

function analyseFamily(family: Family): PairedSection[CsvMetric] {
  const { llms, originals } = family.selection
  const tests = llms.flatMap((llm) => {
    const pairs = pairsOf(family, llm)
    return pairs.length === 0 ? [] : [[llm, analyseTest(pairs, family)] as const]
  })
  const p = tests.map(([, test]) => test.p ?? Number.NaN)
  const [holm, bh] = [adjustP(p, 'holm'), adjustP(p, 'bh')]
  const adjusted = (i: number) => ({ p_holm: orNull(holm[i] ?? Number.NaN), p_bh: orNull(bh[i] ?? Number.NaN) })
  return Object.fromEntries(
    tests.map(([llm, test], i) => [llm, { ...test, n_projects: originals.size, ...adjusted(i) }]),
  )
}

/**
 * Pairs of a test. Against the original every row is a pair, duplicates too. Between the modes a project is one, and the last
 * row of each mode counts; on the delta scale each side is first compared with the original.
 */
function pairsOf({ selection, scale, comparison, metric }: Family, llm: string): ValuePair[] {
  const runs = selection.generated.flatMap((run) => {
    const pair = run.llm === llm ? finitePairOf(run, metric) : null
    return pair === null ? [] : [{ mode: run.mode, project: run.run.cells.project, pair }]
  })
  if (comparison !== 'assisted_vs_autonomous') {
    const mode = comparison === 'original_vs_assisted' ? 'assisted' : 'autonomous'
    return runs.flatMap((run) => (run.mode === mode ? [{ first: run.pair.generated, second: run.pair.original }] : []))
  }
  const byProject = new Map<string, { assisted?: number; autonomous?: number }>()
  for (const { mode, project, pair } of runs) {
    const value = scale === 'delta' ? deltaOf(metric, pair) : pair.generated
    byProject.set(project, { ...byProject.get(project), [mode]: value })
  }
  return [...byProject.values()].flatMap(({ assisted, autonomous }) =>
    assisted === undefined || autonomous === undefined ? [] : [{ first: assisted, second: autonomous }],
  )
}

type UnadjustedTest = Omit<PairedTest, 'p_holm' | 'p_bh' | 'n_projects'>

function analyseTest(pairs: readonly ValuePair[], family: Family): UnadjustedTest {
  const { metric, scale, comparison } = family
  // The original hands (generated, original) to the t test but takes mean, d and interval of original − generated.
  const turned = scale === 'delta' && comparison !== 'assisted_vs_autonomous' && metric !== 'accuracy'
  const differences = pairs.map(({ first, second }) => (turned ? second - first : first - second))
  const test = testMean(differences)
  const t = orNull(test.t)
  return {
    n: pairs.length,
    status: pairs.length < 2 ? 'insufficient pairs' : Number.isNaN(test.t) ? 'insufficient variance' : 'tested',
    t: turned && t !== null ? -t : t,
    ...(turned ? { t_corrected: t } : {}),
    p: orNull(test.p),
    df: pairs.length - 1,
    mean: orNull(test.mean),
    sd: orNull(test.sd),
    d: orNull(test.d),
    ci: [orNull(test.interval[0]), orNull(test.interval[1])],
    ...(scale === 'raw' ? beyondT(pairs, differences, family) : {}),
  }
}

/** Tests that do not assume normal differences of joules. */
function beyondT(
  pairs: readonly ValuePair[],
  differences: readonly number[],
  { metric, comparison, bootstrap }: Family,
): Partial<UnadjustedTest> {
  const [pos, neg] = [differences.filter((each) => each > 0).length, differences.filter((each) => each < 0).length]
  const sign = { pos, neg, zero: differences.length - pos - neg, p_binom: signTestTwoSided(pos, pos + neg) }
  return {
    shapiro: shapiroWilk(differences),
    wilcoxon: describeWilcoxon(differences),
    ...(comparison === 'assisted_vs_autonomous' ? {} : { sign }),
    ...(metric === 'accuracy' ? {} : { ratio: analyseRatio(pairs, bootstrap) }),
  }
}
