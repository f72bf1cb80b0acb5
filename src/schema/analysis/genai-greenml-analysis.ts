import { z } from 'zod'
import { isFields, versioned } from '../versioned.ts'

/** What `greenml analyse --greenml-csv` writes: the numbers of GenAI-GreenML's analyse_results.py from its own result files. */
export const CSV_METRICS = ['accuracy', 'exec_time', 'energy'] as const
const metric = z.enum(CSV_METRICS)
export type CsvMetric = z.infer<typeof metric>

export const CSV_MODES = ['assisted', 'autonomous'] as const
const csvMode = z.enum(CSV_MODES)
export type CsvMode = z.infer<typeof csvMode>

/** `delta` is signed so that positive is better, `raw` is generated − original. */
const SCALES = ['delta', 'raw'] as const
const scale = z.enum(SCALES)
export type Scale = z.infer<typeof scale>

const COMPARISONS = ['original_vs_assisted', 'original_vs_autonomous', 'assisted_vs_autonomous'] as const
export type CsvComparison = (typeof COMPARISONS)[number]

/** Null: not defined for these values. */
const real = z.number().nullable()
const range = z.tuple([real, real])
const llm = z.string()

const counts = z.strictObject({ inc: z.int(), dec: z.int(), eq: z.int() })
const countsByMetric = z.record(metric, counts)
export type Counts = z.infer<typeof countsByMetric>

const shapiro = z.strictObject({ W: real, p: real })

const wilcoxon = z.strictObject({
  n: z.int(),
  n_zero: z.int(),
  n_nonzero: z.int(),
  r_plus: z.number(),
  r_minus: z.number(),
  has_ties: z.boolean(),
  statistic_min: z.number(),
  p_normal_approx: real,
  p_normal_approx_cc: real,
  z: real,
  /** Absent with ties, without a difference, and beyond a thousand differences. */
  p_exact: z.number().optional(),
  p_pratt_normal_approx: real,
  statistic_pratt: z.number(),
  matched_pairs_rank_biserial: real,
})
export type WilcoxonResult = z.infer<typeof wilcoxon>

/** Generated / original, or assisted / autonomous, over the pairs in which both are above 0. */
const csvRatio = z.strictObject({
  n_pairs: z.int(),
  n_dropped_nonpositive: z.int(),
  n: z.int(),
  /** Pairs with a ratio below 1. */
  n_less: z.int(),
  mean_log_ratio: real,
  sd_log_ratio: real,
  /** Geometric mean ratio. */
  gmr: real,
  median_ratio: real,
  arith_mean_of_ratios: real,
  ratio_of_sums: real,
  t_ci_gmr: range,
  bca_acceleration: real,
  bca_ci_gmr_seed0: range,
  bca_ci_gmr_seeds: z.array(range),
  percentile_ci_gmr_seed0: range,
  shapiro_log_ratio: shapiro.nullable(),
  t_log: real,
  p_t_log: real,
  wilcoxon_log: wilcoxon,
  tost_5pct_p: real,
})
export type CsvRatio = z.infer<typeof csvRatio>

const pairedTest = z.strictObject({
  n: z.int(),
  /** Projects with an original that ran: the n that a comparison without losses would have. */
  n_projects: z.int(),
  status: z.enum(['tested', 'insufficient pairs', 'insufficient variance']),
  /** Statistic as the original prints it; in its delta sections of time and energy with the sign opposite to mean, d and ci. */
  t: real,
  /** Statistic with the sign of the mean; only where the original's has the other. */
  t_corrected: real.optional(),
  p: real,
  df: z.int(),
  mean: real,
  sd: real,
  d: real,
  ci: range,
  shapiro: shapiro.nullable().optional(),
  wilcoxon: wilcoxon.optional(),
  sign: z.strictObject({ pos: z.int(), neg: z.int(), zero: z.int(), p_binom: z.number() }).optional(),
  ratio: csvRatio.optional(),
  /** P-value after Holm over the models of this comparison and metric, as the original does. */
  p_holm: real,
  p_bh: real,
})
export type PairedTest = z.infer<typeof pairedTest>

const pairedSection = z.record(metric, z.record(llm, pairedTest))
export type PairedSection = z.infer<typeof pairedSection>

const anova = z.strictObject({
  groups: z.record(llm, z.strictObject({ n: z.int(), mean: real, var: real })),
  F: real,
  p: real,
  df: z.tuple([z.int(), z.int()]),
  eta_squared: real,
  tukey: z.array(
    z.strictObject({
      group1: llm,
      group2: llm,
      meandiff: real,
      p_adj: real,
      lower: real,
      upper: real,
      reject: z.boolean(),
    }),
  ),
  mse: real,
  q_crit: real,
  kruskal: z.strictObject({ H: real, p: real }),
  levene_median: z.strictObject({ W: real, p: real }),
})
export type Anova = z.infer<typeof anova>

const anovaByMetric = z.partialRecord(metric, anova)

const friedman = z.strictObject({ n_complete_projects: z.int(), llms: z.array(llm), chi2: real, p: real })
export type FriedmanResult = z.infer<typeof friedman>

/** Findings that their rows say enough about. */
const PLAIN_KINDS = [
  'no-rows',
  'counter-wrap',
  'impossible-value',
  'not-a-number',
  'blank-value',
  'ragged-rows',
  'zero-accuracy',
  'duplicate-rows',
  'several-baselines',
  'no-baseline',
  'unknown-script',
  'fixed-order',
  'one-run-each',
] as const

function findingOf<K extends z.ZodType, N extends z.ZodRawShape, S extends z.ZodType>(kind: K, numbers: N, subject: S) {
  return z.strictObject({
    kind,
    severity: z.enum(['error', 'warning', 'note']),
    subject,
    numbers: z.strictObject(numbers),
    /** Rows as a spreadsheet numbers them, the header is row 1; none where it is about the whole file. */
    evidence: z.strictObject({ rows: z.array(z.int()) }),
  })
}

const plainFinding = findingOf(z.enum(PLAIN_KINDS), {}, z.null())
export type PlainCsvFinding = z.infer<typeof plainFinding>

/** Something about the data that a reader must know before believing a number. */
const csvFinding = z.discriminatedUnion('kind', [
  plainFinding,
  /** `originals` of the rows, and pairs that hold one of the rows. */
  findingOf(z.literal('zero-energy'), { originals: z.int(), pairs: z.int() }, z.null()),
  /** Pairs of a percentage and a fraction. */
  findingOf(z.literal('percent-and-fraction'), { pairs: z.int() }, z.null()),
  /** The spellings of each name. */
  findingOf(z.literal('names-differ-by-case'), {}, z.array(z.array(z.string()))),
  /** The evidence is of `rows` all that are not OK; the subject each mode and model with an answer in fewer than all `projects`. */
  findingOf(
    z.literal('survivors-only'),
    { rows: z.int(), projects: z.int() },
    z.array(z.strictObject({ mode: csvMode, model: llm, projects: z.int() })),
  ),
  /** Original that ran before all answers, in `first` of the `projects` that have one and an answer. */
  findingOf(z.literal('original-first'), { first: z.int(), projects: z.int() }, z.null()),
  /** Tests whose t has the sign opposite to their mean. */
  findingOf(z.literal('sign-of-t'), { tests: z.int() }, z.null()),
])
export type CsvFinding = z.infer<typeof csvFinding>

const file = z.strictObject({
  csv: z.string(),
  header: z.strictObject({
    rows: z.int(),
    projects: z.int(),
    projects_with_original_ok: z.int(),
    distinct_scripts: z.int(),
    distinct_scripts_ok: z.int(),
    aa_scripts: z.int(),
    aa_scripts_ok: z.int(),
    aa_ok_with_original: z.int(),
    failed: z.int(),
  }),
  /** Counts over the rows that are OK. */
  data_quality: z.strictObject({
    energy_zero_rows: z.int(),
    rapl_wrap_notes: z.int(),
    accuracy_missing: z.int(),
    accuracy_outside_0_1: z.int(),
    accuracy_exact_zero: z.int(),
    pairs_scale_mismatch: z.int(),
  }),
  counts: z.record(csvMode, countsByMetric),
  counts_combined: countsByMetric,
  counts_by_llm: z.record(llm, z.record(csvMode, countsByMetric)),
  paired_tests: z.record(z.templateLiteral([scale, '/', z.enum(COMPARISONS)]), pairedSection),
  anova: z.record(scale, z.record(csvMode, anovaByMetric)),
  friedman_complete_blocks: z.record(csvMode, z.partialRecord(metric, friedman)),
  /** `project: script` of every row that is not OK. */
  failed: z.array(z.string()),
  findings: z.array(csvFinding),
})
export type CsvAnalysis = z.infer<typeof file>

export const GENAI_GREENML_ANALYSIS_VERSION = 2

const genaiGreenmlAnalysisFile = z.strictObject({
  schemaVersion: z.literal(GENAI_GREENML_ANALYSIS_VERSION),
  files: z.record(z.string(), file),
})

export const genaiGreenmlAnalysis = versioned(GENAI_GREENML_ANALYSIS_VERSION, genaiGreenmlAnalysisFile, {
  // Findings were sentences; the numbers behind them stand elsewhere in the file, but for those of names and order.
  1: ({ files, ...rest }) => ({
    ...rest,
    files: isFields(files)
      ? Object.fromEntries(
          Object.entries(files).map(([name, each]) => [name, isFields(each) ? { ...each, findings: [] } : each]),
        )
      : files,
  }),
})
export type GenaiGreenmlAnalysis = z.infer<typeof genaiGreenmlAnalysis>
