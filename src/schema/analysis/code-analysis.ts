import { z } from 'zod'
import { baselineMode, count, generatedMode, mode, modelId, slug } from '../common.ts'
import { cost } from './group.ts'
import { interval } from './ratio.ts'

/** Values as Python writes them, shortened; `…` is one that is only known when the program runs. */
const parameters = z.record(z.string(), z.string())
const setting = z.strictObject({ where: z.string(), parameter: z.string(), value: z.string() })
const tally = z.record(z.string(), count)

const PIPELINE_KINDS = ['estimator', 'transform', 'layer', 'optimizer'] as const

/** What a program imports, trains, reads, draws and repeats, from its syntax tree alone (assets/python/code_structure). */
const codeStructure = z.strictObject({
  /** Top-level packages that are not Python's own; modules of the program's own package with their dots, as `.train`. */
  packages: z.array(z.string()),
  standardModules: z.array(z.string()),
  plotLibraries: z.array(z.string()),
  /** Calls of the classes of scikit-learn, XGBoost, LightGBM, CatBoost, Keras, PyTorch …, in the order of the source. */
  estimators: z.array(z.strictObject({ name: z.string(), kind: z.enum(PIPELINE_KINDS), parameters })),
  splits: z.array(z.strictObject({ call: z.string(), parameters })),
  crossValidations: z.array(z.strictObject({ call: z.string(), folds: count.nullable() })),
  searches: z.array(z.strictObject({ call: z.string(), candidates: count.nullable(), folds: count.nullable() })),
  reads: z.array(z.strictObject({ call: z.string(), parameters })),
  jobs: z.array(setting),
  iterations: z.array(setting),
  seeds: z.array(setting),
  /** Number of calls by name. */
  metrics: tally,
  writes: tally,
  /** Number types that are named, such as float32. */
  types: tally,
  /** `for` and `while` statements. */
  loops: count,
  comprehensions: count,
  loopDepth: count,
  /** Calls and loops that take one row at a time: iterrows, apply, range(len(…)) … */
  rowLoops: count,
  /** Calls of functions of NumPy, SciPy and pandas. */
  arrayCalls: count,
  plots: count,
  parallelCalls: count,
  fits: count,
  fitsInLoops: count,
  caches: count,
  earlyStopping: count,
  prints: count,
  warningFilters: count,
  functions: count,
  classes: count,
  /** Decisions, as McCabe counts them (1976), without the 1 of each function. */
  branches: count,
  /** Facts beyond sixty of one kind. */
  leftOut: count,
})
export type CodeStructure = z.infer<typeof codeStructure>

/** Counts by Python's tokenizer: physical lines with code, with nothing but a comment, and blank; tokens without comments. */
const codeCounts = z.strictObject({ code: count, comment: count, blank: count, logical: count, tokens: count })

/** What the parser says of one program. */
export const codeDescription = z.strictObject({
  counts: codeCounts.nullable(),
  structure: codeStructure.nullable(),
  /** Why there is no structure. */
  fault: z.string().nullable(),
})
export type CodeDescription = z.infer<typeof codeDescription>

/** How a program may differ from the author's. A fixed vocabulary; src/analysis/code/change-rules.ts defines each. */
export const CHANGE_KINDS = [
  'plots-removed',
  'plots-added',
  'imports-removed',
  'imports-added',
  'estimator-changed',
  'estimators-removed',
  'hyper-parameters-changed',
  'preprocessing-changed',
  'fewer-iterations',
  'more-iterations',
  'early-stopping-added',
  'parallel-jobs-changed',
  'split-changed',
  'seed-added',
  'seed-changed',
  'seed-removed',
  'data-read-changed',
  'smaller-number-types',
  'loops-vectorised',
  'cross-validation-removed',
  'cross-validation-shrunk',
  'parameter-search-removed',
  'parameter-search-shrunk',
  'caching-added',
  'prints-removed',
  'warning-filters-removed',
  'metric-changed',
  'metrics-removed',
  'written-files-removed',
] as const
const changeKind = z.enum(CHANGE_KINDS)
export type ChangeKind = z.infer<typeof changeKind>

/** How many of what the kind of change speaks of; or which, by name. */
const codeSide = z.union([count, z.array(z.string())])
export type CodeSide = z.infer<typeof codeSide>

const codeChange = z.strictObject({ kind: changeKind, before: codeSide, after: codeSide })
export type CodeChange = z.infer<typeof codeChange>

/** Difference by Myers' shortest edit, as git diff. */
const lineDifference = z.strictObject({
  added: count,
  removed: count,
  unchanged: count,
  /** Share of the author's lines that are kept. Null: the author's file is empty. */
  kept: z.number().min(0).max(1).nullable(),
  /** 2 · unchanged / (lines of both). Null: both are empty. */
  similarity: z.number().min(0).max(1).nullable(),
})
export type LineDifference = z.infer<typeof lineDifference>

const script = codeDescription.extend({ bytes: count, lines: count })

/** Why the author's entry file can't be compared with. */
const authorGap = z.discriminatedUnion('kind', [
  /** Since the plan. */
  z.strictObject({ kind: z.literal('source-changed') }),
  z.strictObject({ kind: z.literal('entry-changed') }),
  /** The dataset's own fault. */
  z.strictObject({ kind: z.literal('unreadable'), detail: z.string() }),
])
export type AuthorGap = z.infer<typeof authorGap>

/** Why a script and the author's have no difference, or no changes. */
const codeGap = z.discriminatedUnion('kind', [
  /** The author's entry file can't be compared with. */
  z.strictObject({ kind: z.literal('no-author') }),
  /** Too long and too different to compare line by line. */
  z.strictObject({ kind: z.literal('too-different') }),
  /** One of the two can't be parsed. */
  z.strictObject({ kind: z.literal('unparsed'), of: z.enum(['author', 'answer']), fault: z.string().nullable() }),
  /** Part of the author's program is in modules that this script does not import. */
  z.strictObject({ kind: z.literal('other-modules'), modules: z.array(z.string()) }),
])
export type CodeGap = z.infer<typeof codeGap>

/** The author's entry file. */
const authorCode = z.strictObject({
  project: slug,
  /** Null: it can't be compared with. */
  script: script.nullable(),
  /** The dataset's own, since a plan that was edited may not publish code; null: none, so its code stays out of reports. */
  licence: z.string().nullable(),
  /** Modules of the project itself that it imports: they are no part of this comparison. */
  ownModules: z.array(z.string()),
  gap: authorGap.nullable(),
})
export type AuthorCode = z.infer<typeof authorCode>

/** A script of a model. */
const variantCode = z.strictObject({
  id: z.string(),
  project: slug,
  mode,
  model: modelId,
  script,
  difference: lineDifference.nullable(),
  /** Null: one of the two can't be parsed or is not there. */
  changes: z.array(codeChange).nullable(),
  /** Share of its runs of eight tokens that stand in the author's entry file too. Null: too short, or no author's to compare. */
  overlap: z.number().min(0).max(1).nullable(),
  /** Modules that it imports and that its environment does not have. Null: nobody looked. */
  unlockedImports: z.array(z.string()).nullable(),
  gaps: z.array(codeGap),
})
export type VariantCode = z.infer<typeof variantCode>

export const SIZE_MEASURES = ['bytes', 'logicalLines', 'tokens'] as const
export type SizeMeasure = (typeof SIZE_MEASURES)[number]

/** Sizes of models' scripts. Percentiles are linear between order statistics, as NumPy's default. */
const sizeSummary = z.strictObject({
  /** Null: any. */
  mode: generatedMode.nullable(),
  model: modelId.nullable(),
  project: slug.nullable(),
  measure: z.enum(SIZE_MEASURES),
  count,
  mean: z.number(),
  median: z.number(),
  /** Standard deviation with n − 1; null of one script. */
  standardDeviation: z.number().nullable(),
  minimum: z.number(),
  p10: z.number(),
  p25: z.number(),
  p75: z.number(),
  p90: z.number(),
  maximum: z.number(),
  /** Script − the author's, of those that can be compared with it. */
  delta: z.strictObject({ count, mean: z.number(), median: z.number() }).nullable(),
})
export type SizeSummary = z.infer<typeof sizeSummary>

/** A geometric mean over projects, like ones counted as one; 95 % interval from five of these on. */
const meanRatio = z.strictObject({ estimate: z.number().positive(), interval: interval.nullable(), projects: count })
export type MeanRatio = z.infer<typeof meanRatio>

/** How the ratio of answers that changed something differs from those that did not: an association, no cause. */
const changeAssociation = z.strictObject({
  kind: changeKind,
  mode: generatedMode,
  quantity: cost,
  baseline: baselineMode,
  /** Comparable answers with a measured ratio. */
  answers: z.strictObject({ with: count, without: count }),
  with: meanRatio.nullable(),
  without: meanRatio.nullable(),
  /** with / without inside the projects that have both: the project is its own control. */
  difference: meanRatio.nullable(),
})
export type ChangeAssociation = z.infer<typeof changeAssociation>

/** How many of a mode's answers that could be compared show a change. */
const changeCount = z.strictObject({
  kind: changeKind,
  mode: generatedMode,
  answers: count,
  of: count,
  /** Quantity that leads, of the ratios of the answers that show the change. */
  leading: cost,
})
export type ChangeCount = z.infer<typeof changeCount>

/** `code` of analysis.json. */
export const codeAnalysis = z.strictObject({
  authors: z.array(authorCode),
  variants: z.array(variantCode),
  sizes: z.array(sizeSummary),
  changes: z.array(changeCount),
  associations: z.array(changeAssociation),
  /** Quantity that leads in all associations together. */
  leading: cost,
})
export type CodeAnalysis = z.infer<typeof codeAnalysis>
