import { sha256Hex } from '../base/files/files.ts'
import type { Analysis, VariantAnalysis } from '../schema/analysis/analysis.ts'
import type { Ratio } from '../schema/analysis/ratio.ts'
import type { Plan, PlannedProject } from '../schema/campaign/plan.ts'
import {
  PUBLISHED_REPORT_VERSION,
  type PublishedAnswer,
  type PublishedProject,
  type PublishedRatio,
  type PublishedReport,
} from '../schema/campaign/published-report.ts'
import { type GeneratedMode, generatedMode } from '../schema/common.ts'

/** What a campaign's own files do not say. */
export type Publication = Pick<PublishedReport, 'id' | 'authors' | 'licence' | 'publishedAt' | 'files'>

/** What a site tells of a campaign: its facts without the single runs and without any code. */
export function composePublished(plan: Plan, analysis: Analysis, publication: Publication): PublishedReport {
  const { variants, groups, headline, hosts, modelUse, leading } = analysis
  const recorded = new Set(modelUse.flatMap((use) => (use.recorded ? [use.model] : [])))
  return roundNumbers({
    schemaVersion: PUBLISHED_REPORT_VERSION,
    ...publication,
    campaign: analysis.campaign,
    toolVersion: analysis.toolVersion,
    startedAt: analysis.startedAt,
    datasetVersion: hashProjects(plan.projects),
    hosts: hosts.map(({ name, cpu, logicalCpus, memoryBytes, stratum }) => ({
      name,
      cpu,
      logicalCpus,
      memoryBytes,
      stratum,
    })),
    sandboxes: analysis.sandboxes,
    leading,
    energyQuality: analysis.energyQuality,
    design: {
      repetitions: plan.options.repetitions,
      samples: plan.options.samples,
      seed: plan.options.seed,
      repairs: analysis.rounds.shown,
      prompt: plan.prompt === null ? null : { name: plan.options.prompt, hash: plan.prompt.hash },
    },
    runs: analysis.runs,
    scope: analysis.scope,
    headline,
    models: plan.models.map(({ id, provider, model }) => ({
      id,
      provider,
      apiModel: model,
      recorded: recorded.has(id),
    })),
    groups: groups.map(({ mode, model, success, metricDifference, ratios }) => ({
      mode,
      model,
      success,
      metricDifference,
      ratios: keepRatios(ratios),
    })),
    projects: plan.projects.map((project) => describeProject(project, analysis)),
    answers: variants.flatMap(describeAnswer),
  })
}

/** Hash of all that a ratio depends on in the projects: files, packages, arguments, and how the metric is read. */
function hashProjects(projects: readonly PlannedProject[]): string {
  const parts = projects
    .map(({ slug, entry, arguments: words, sourceHash, lockHash, metric, scoring, cluster }) => ({
      slug,
      entry,
      words,
      sourceHash,
      lockHash,
      metric,
      scoring,
      cluster,
    }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
  return sha256Hex(JSON.stringify(parts))
}

const keepRatios = ({ energy, cpu }: Readonly<Record<'energy' | 'cpu', readonly Ratio[]>>) => ({
  energy: energy.map(keepRatio),
  cpu: cpu.map(keepRatio),
})

const keepRatio = (ratio: Ratio): PublishedRatio => {
  const { baseline, estimate, interval, pairs, quality, verdict, margin, cause, exploratory } = ratio
  return { baseline, estimate, interval, pairs, quality, verdict, margin, cause, exploratory }
}

function describeProject(project: PlannedProject, { variants, code }: Analysis): PublishedProject {
  const { slug, title, task, entry, origin, sourceHash, lockHash, metric, scoring, data } = project
  const author = variants.find(
    ({ project: own, mode, counts }) => own === slug && mode === 'original-headless' && counts,
  )
  const { name, direction, scale, tolerance } = metric
  return {
    slug,
    title,
    task,
    entry,
    origin,
    sourceHash,
    lockHash,
    scoring,
    licence: code?.authors.find((each) => each.project === slug)?.licence ?? project.licence,
    metric: { name, direction, scale, tolerance },
    data: data.map(({ headers: _, ...file }) => file),
    author: author === undefined ? null : { metric: author.metric.median, ...author.summaries },
  }
}

function describeAnswer(variant: VariantAnalysis): PublishedAnswer[] {
  const { id, project, model, attempted, passed, failure, validity, metric, ratios, counts } = variant
  const mode: GeneratedMode | undefined = generatedMode.safeParse(variant.mode).data
  if (!counts || model === null || mode === undefined) return []
  return [
    {
      id,
      project,
      mode,
      model,
      attempted,
      passed,
      failure: failure?.class ?? null,
      validity: validity && { verdict: validity.verdict },
      metric: { median: metric.median, difference: metric.difference, verdict: metric.verdict },
      ratios: keepRatios(ratios),
    },
  ]
}

/** Every fraction to six digits that count: more say nothing, and make the file half as large again. */
function roundNumbers<T>(value: T): T {
  const text = JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'number' && !Number.isInteger(each) ? Number(each.toPrecision(6)) : each,
  )
  return JSON.parse(text)
}
