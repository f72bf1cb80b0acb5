import type { Analysis, VariantAnalysis } from '../../schema/analysis/analysis.ts'
import type { CodeChange, CodeSide } from '../../schema/analysis/code-analysis.ts'
import type { GroupAnalysis } from '../../schema/analysis/group.ts'
import type { GroupRatio, Quantity, Ratio } from '../../schema/analysis/ratio.ts'
import type { Plan, PlannedProject, PlannedVariant } from '../../schema/campaign/plan.ts'
import { MODES, usualShim } from '../../schema/common.ts'
import type { CodeDiff } from '../document/chapter.ts'
import { listFailedAuthors } from '../text/failed-authors.ts'
import { limitDiffs } from './code-diff.ts'
import { listModelsUsed, type ModelRow } from './models-used.ts'

/** A change of the code; of a project without a licence its kind alone. */
interface ShownChange {
  readonly kind: CodeChange['kind']
  readonly before: CodeSide | null
  readonly after: CodeSide | null
}

/** Ratios against both baselines; null where the analysis has no such ratio. */
export interface RatioPair<R extends Ratio = Ratio> {
  readonly 'original-headless': R | null
  readonly original: R | null
}
type Ratios<R extends Ratio = Ratio> = Readonly<Record<Quantity, RatioPair<R>>>

/** A model and mode over projects. */
export interface GroupRow extends Omit<GroupAnalysis, 'ratios'> {
  /** The model's answers were recorded, not asked of a live model. */
  readonly recorded: boolean
  readonly ratios: Ratios<GroupRatio>
}

export interface VariantRow extends Omit<VariantAnalysis, 'ratios'> {
  /** Within its project: `assisted · model-a · sample 2`. */
  readonly label: string
  /** The label without its mode: `model-a · sample 2`; empty where the mode says all. */
  readonly details: string
  readonly ratios: Ratios
  /** Null for the baselines. */
  readonly diff: CodeDiff | null
  /** The script passed, and is compared with nothing: the author's code did not run to its end. */
  readonly authorFailed: boolean
  /** How its code differs from the author's; of a project without a licence the kinds alone. Null: not compared. */
  readonly changes: readonly ShownChange[] | null
}

/** A project with the dataset's own licence, where that was at hand. */
export interface ProjectRow extends PlannedProject {
  readonly variants: readonly VariantRow[]
  /** The rows of `variants` and those that do not count by themselves: an answer under the other shim, and earlier tries at it. */
  readonly tried: readonly VariantRow[]
}

/** What a report is made of: a campaign's files joined into rows. */
export interface ReportData {
  readonly plan: Plan
  readonly analysis: Analysis
  readonly models: readonly ModelRow[]
  readonly groups: readonly GroupRow[]
  readonly projects: readonly ProjectRow[]
  /** Variants that did not pass. */
  readonly failures: readonly VariantRow[]
}

export interface ReportSources {
  readonly plan: Plan
  readonly analysis: Analysis
  /** Diffs by variant id. */
  readonly diffs: ReadonlyMap<string, CodeDiff>
}

/** Joins a campaign's files into rows of text as it came: whoever composes a chapter of them makes it printable. */
export function buildReportData({ plan, analysis, diffs }: ReportSources): ReportData {
  const models = listModelsUsed(plan, analysis)
  const recorded = new Set(models.filter((model) => model.recorded).map((model) => model.id))
  const shownDiffs = limitDiffs(diffs)
  const planned = new Map(plan.variants.map((variant) => [variant.id, variant]))
  const changes = new Map(analysis.code?.variants.map((variant) => [variant.id, variant.changes]))
  const licences = new Map(plan.projects.map(({ slug, licence }) => [slug, licence]))
  for (const { project, licence } of analysis.code?.authors ?? []) licences.set(project, licence)
  const failedAuthors = new Set(listFailedAuthors(analysis))
  const rows = analysis.variants.map((variant): VariantRow => {
    const details = describeVariant(variant, planned.get(variant.id), plan)
    return {
      ...variant,
      label: details === '' ? variant.mode : `${variant.mode} · ${details}`,
      details,
      ratios: pairRatios(variant.ratios),
      authorFailed: variant.model !== null && variant.passed && failedAuthors.has(variant.project),
      diff: shownDiffs.get(variant.id) ?? null,
      changes: showChanges(changes.get(variant.id) ?? null, licences.get(variant.project) ?? null),
    }
  })
  const byProject = Map.groupBy(rows, ({ project }) => project)
  const projects = plan.projects.map((project) => {
    const tried = (byProject.get(project.slug) ?? []).toSorted((a, b) => MODES.indexOf(a.mode) - MODES.indexOf(b.mode))
    const licence = licences.get(project.slug) ?? null
    return { ...project, licence, variants: tried.filter(({ counts }) => counts), tried }
  })
  return {
    plan,
    analysis,
    models,
    groups: analysis.groups.map((group) => ({
      ...group,
      recorded: recorded.has(group.model),
      ratios: pairRatios(group.ratios),
    })),
    projects,
    failures: projects.flatMap(({ variants }) =>
      variants.filter(({ passed, failure, runs }) => !passed && (failure !== null || runs > 0)),
    ),
  }
}

/** Changes that may be shown: their content is the author's code too, which is not published without a licence. */
const showChanges = (changes: readonly CodeChange[] | null, licence: string | null): readonly ShownChange[] | null =>
  licence === null ? (changes?.map(({ kind }) => ({ kind, before: null, after: null })) ?? null) : changes

function describeVariant(variant: VariantAnalysis, planned: PlannedVariant | undefined, plan: Plan): string {
  const parts: string[] = []
  if (variant.model !== null) parts.push(variant.model)
  if (planned?.sample != null && plan.options.samples > 1) parts.push(`sample ${planned.sample}`)
  if (planned?.iteration != null && planned.iteration > 0) parts.push(`repair ${planned.iteration}`)
  // The baselines run once in each model's blocks; with one model there is nothing to tell apart.
  if (variant.model === null && variant.blockModel !== null && plan.models.length > 1) {
    parts.push(`beside ${variant.blockModel}`)
  }
  if (variant.shim !== usualShim(variant.mode)) parts.push(variant.shim)
  return parts.join(' · ')
}

/** The author's script without its plots as it ran in the same blocks as an answer. */
export const findAuthor = (
  variants: readonly VariantRow[],
  { blockModel }: Pick<VariantRow, 'blockModel'>,
): VariantRow | undefined =>
  variants.find((each) => each.mode === 'original-headless' && each.blockModel === blockModel)

/** The answers of a model and mode. */
export const answersOf = (
  variants: readonly VariantRow[],
  { mode, model }: Pick<GroupRow, 'mode' | 'model'>,
): VariantRow[] => variants.filter((each) => each.mode === mode && each.model === model)

/** The ratio to the author's script without its plots; where there is none, as where that script never ran, to it as it is. */
export const toldRatio = <R extends Ratio>({ 'original-headless': headless, original }: RatioPair<R>): R | null =>
  headless?.estimate == null && original?.estimate != null ? original : headless

function pairRatios<R extends Ratio>(ratios: Readonly<Record<Quantity, readonly R[]>>): Ratios<R> {
  const pair = (quantity: Quantity): RatioPair<R> => ({
    'original-headless': findRatio(ratios[quantity], 'original-headless'),
    original: findRatio(ratios[quantity], 'original'),
  })
  return { energy: pair('energy'), cpu: pair('cpu'), wall: pair('wall'), memory: pair('memory') }
}

function findRatio<R extends Ratio>(ratios: readonly R[], baseline: Ratio['baseline']): R | null {
  return ratios.find((candidate) => candidate.baseline === baseline) ?? null
}
