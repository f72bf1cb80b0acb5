import type { Analysis, VariantAnalysis } from '../../schema/analysis.ts'
import type { CodeChange } from '../../schema/code-analysis.ts'
import { type GeneratedMode, MODES, type Mode } from '../../schema/common.ts'
import type { GroupAnalysis } from '../../schema/group.ts'
import type { MetricRule } from '../../schema/manifest.ts'
import type { Plan, PlannedProject, PlannedVariant } from '../../schema/plan.ts'
import type { Provenance } from '../../schema/provenance.ts'
import type { GroupRatio, Quantity, Ratio } from '../../schema/ratio.ts'
import { type RunRecord, STATUSES, type Status } from '../../schema/record.ts'
import { cleanLine } from '../text/clean-text.ts'
import { type Chapters, describeChapters } from './chapters/chapters.ts'
import { type CodeDiff, limitDiffs, linkUpstream, type UpstreamLink } from './code-diff.ts'
import { collectNotices, listLimits } from './limits.ts'
import { describeMethod, type Fact } from './method.ts'
import { type ModelRow, summariseModels } from './models-used.ts'
import { describeReadings } from './reading-facts.ts'
import { collectRunFacts, type RunFacts } from './run-facts.ts'

/** Against both baselines; null where the analysis has no such ratio. */
export interface RatioPair<R extends Ratio = Ratio> {
  readonly 'original-headless': R | null
  readonly original: R | null
}
type Ratios<R extends Ratio = Ratio> = Readonly<Record<Quantity, RatioPair<R>>>

export interface GroupRow {
  readonly mode: GeneratedMode
  readonly model: string
  /** Its answers were recorded, not asked of a live model. */
  readonly recorded: boolean
  readonly success: GroupAnalysis['success']
  readonly comparable: number
  readonly metricDifference: GroupAnalysis['metricDifference']
  readonly ratios: Ratios<GroupRatio>
}

export interface VariantRow {
  readonly id: string
  readonly project: string
  /** Within its project: `assisted · model-a · sample 2`. */
  readonly label: string
  /** The label without its mode: `model-a · sample 2`; empty where the mode says all. */
  readonly details: string
  readonly mode: Mode
  readonly model: string | null
  readonly statuses: readonly { readonly status: Status; readonly count: number }[]
  readonly runs: number
  readonly passed: boolean
  readonly attempted: boolean
  readonly failure: { readonly class: string; readonly message: string | null } | null
  readonly metric: VariantAnalysis['metric']
  /** Its metric is doubted: the chapter on validity says why. */
  readonly suspect: boolean
  readonly summaries: VariantAnalysis['summaries']
  readonly ratios: Ratios
  /** Null for the baselines. */
  readonly diff: CodeDiff | null
  /** How its code differs from the author's; of a project without a licence the kinds alone. Null: not compared. */
  readonly changes: readonly CodeChange[] | null
  /** Null: no run of it was recorded. */
  readonly facts: RunFacts | null
}

export interface ProjectRow {
  readonly slug: string
  readonly title: string
  readonly task: string
  readonly entry: string
  readonly licence: string | null
  readonly upstream: UpstreamLink
  readonly metric: MetricRule
  readonly variants: readonly VariantRow[]
}

/** All that a report says, in printable text and plain numbers: both renderers show this and nothing else. */
export interface ReportData {
  readonly campaign: string
  readonly toolVersion: string
  readonly createdAt: string
  readonly headline: readonly string[]
  /** What the numbers were taken from, and so what they can speak of. Null without a run. */
  readonly scope: string | null
  /** What must be read together with the headline. */
  readonly notices: readonly string[]
  /** Energy where it was measured, else CPU time: the quantity of the headline, the charts and the verdicts. */
  readonly primary: 'energy' | 'cpu'
  readonly energyQuality: Analysis['energyQuality']
  readonly runs: Analysis['runs']
  readonly groups: readonly GroupRow[]
  readonly projects: readonly ProjectRow[]
  /** Variants that did not pass. */
  readonly failures: readonly VariantRow[]
  readonly chapters: Chapters
  readonly models: readonly ModelRow[]
  readonly method: readonly Fact[]
  readonly limits: readonly string[]
}

export interface ReportSources {
  readonly plan: Plan
  readonly analysis: Analysis
  readonly provenances: readonly Provenance[]
  /** By variant id. */
  readonly diffs: ReadonlyMap<string, CodeDiff>
  readonly records: readonly RunRecord[]
}

/** Joins a campaign's files into what the renderers show. Text from outside is made printable here, escaped there. */
export function buildReportData({ plan, analysis, provenances, diffs, records }: ReportSources): ReportData {
  const primary = analysis.energyQuality === 'measured' ? 'energy' : 'cpu'
  const models = summariseModels(plan, provenances)
  const recorded = new Set(models.filter((model) => model.recorded).map((model) => model.id))
  const shownDiffs = limitDiffs(diffs)
  const planned = new Map(plan.variants.map((variant) => [variant.id, variant]))
  const changes = new Map(analysis.code?.variants.map((variant) => [variant.id, variant.changes]))
  const factsOf = collectRunFacts(plan, records)
  const projects = plan.projects.map((project) =>
    projectRow(
      project,
      analysis.variants
        .filter((variant) => variant.project === project.slug)
        .map((variant) => ({
          ...variantRow(variant, planned.get(variant.id), plan),
          diff: shownDiffs.get(variant.id) ?? null,
          changes: showChanges(changes.get(variant.id) ?? null, project),
          facts: factsOf(variant.id, variant.blockModel),
        })),
    ),
  )
  return {
    campaign: cleanLine(analysis.campaign),
    toolVersion: cleanLine(analysis.toolVersion),
    createdAt: analysis.createdAt,
    headline: analysis.headline.filter((line) => !isScope(line, analysis)).map((line) => cleanLine(line, 600)),
    scope: analysis.generalisesTo === null ? null : cleanLine(analysis.generalisesTo, 600),
    notices: collectNotices(analysis, models),
    primary,
    energyQuality: analysis.energyQuality,
    runs: analysis.runs,
    groups: analysis.groups.map((group) => ({
      mode: group.mode,
      model: group.model,
      recorded: recorded.has(group.model),
      success: group.success,
      comparable: group.comparable,
      metricDifference: group.metricDifference,
      ratios: pairRatios(group.ratios),
    })),
    projects,
    failures: projects.flatMap((project) =>
      project.variants.filter((variant) => !variant.passed && (variant.failure !== null || variant.runs > 0)),
    ),
    chapters: describeChapters(analysis, primary),
    models,
    method: [...describeMethod(plan, analysis), ...describeReadings(records)],
    limits: listLimits(plan, analysis, models),
  }
}

/** The scope has a place of its own. */
const isScope = (line: string, { generalisesTo }: Analysis): boolean =>
  generalisesTo !== null && line.includes(generalisesTo)

/** What a change consists of is the author's code too, which is not published without a licence. */
function showChanges(changes: readonly CodeChange[] | null, { licence }: PlannedProject): CodeChange[] | null {
  if (changes === null) return null
  return changes.map(({ kind, before, after }) => ({
    kind,
    before: licence === null ? '' : cleanLine(before),
    after: licence === null ? '' : cleanLine(after),
  }))
}

function projectRow(project: PlannedProject, variants: readonly VariantRow[]): ProjectRow {
  const upstream = linkUpstream(cleanLine(project.origin))
  return {
    slug: project.slug,
    title: cleanLine(project.title),
    task: cleanLine(project.task),
    entry: cleanLine(project.entry),
    licence: project.licence === null ? null : cleanLine(project.licence),
    upstream,
    metric: project.metric,
    variants: [...variants].sort((a, b) => MODES.indexOf(a.mode) - MODES.indexOf(b.mode)),
  }
}

function variantRow(
  variant: VariantAnalysis,
  planned: PlannedVariant | undefined,
  plan: Plan,
): Omit<VariantRow, 'diff' | 'changes' | 'facts'> {
  const details = describeVariant(variant, planned, plan)
  return {
    id: cleanLine(variant.id),
    project: variant.project,
    label: details === '' ? variant.mode : `${variant.mode} · ${details}`,
    details,
    mode: variant.mode,
    model: variant.model,
    statuses: STATUSES.flatMap((status) => {
      const count = variant.statuses[status] ?? 0
      return count > 0 ? [{ status, count }] : []
    }),
    runs: variant.runs,
    passed: variant.passed,
    attempted: variant.attempted,
    failure:
      variant.failure === null
        ? null
        : {
            class: cleanLine(variant.failure.class, 100),
            message: variant.failure.message === null ? null : cleanLine(variant.failure.message),
          },
    metric: variant.metric,
    suspect: variant.validity?.verdict === 'suspect',
    summaries: variant.summaries,
    ratios: pairRatios(variant.ratios),
  }
}

function describeVariant(variant: VariantAnalysis, planned: PlannedVariant | undefined, plan: Plan): string {
  const parts: string[] = []
  if (variant.model !== null) parts.push(variant.model)
  if (planned?.sample != null && plan.samples > 1) parts.push(`sample ${planned.sample}`)
  if (planned?.iteration != null && planned.iteration > 0) parts.push(`repair ${planned.iteration}`)
  // The baselines run once in each model's blocks; with one model there is nothing to tell apart.
  if (variant.model === null && variant.blockModel !== null && plan.models.length > 1) {
    parts.push(`beside ${variant.blockModel}`)
  }
  return parts.join(' · ')
}

function pairRatios<R extends Ratio>(ratios: Readonly<Record<Quantity, readonly R[]>>): Ratios<R> {
  const pair = (quantity: Quantity): RatioPair<R> => ({
    'original-headless': findRatio(ratios[quantity], 'original-headless'),
    original: findRatio(ratios[quantity], 'original'),
  })
  return { energy: pair('energy'), cpu: pair('cpu'), wall: pair('wall'), memory: pair('memory') }
}

function findRatio<R extends Ratio>(ratios: readonly R[], baseline: Ratio['baseline']): R | null {
  const ratio = ratios.find((candidate) => candidate.baseline === baseline)
  if (ratio === undefined) return null
  return { ...ratio, reason: ratio.reason === null ? null : cleanLine(ratio.reason) }
}
