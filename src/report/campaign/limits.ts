import type { Analysis } from '../../schema/analysis.ts'
import type { Plan } from '../../schema/plan.ts'
import { countWord, ESTIMATED_MARK, formatInstant, formatQuantity, joinWords } from '../text/format.ts'
import { type ModelRow, RECORDED_MARK } from './models-used.ts'

/** What must be read together with the headline, most important first. */
export function collectNotices(analysis: Analysis, models: readonly ModelRow[]): string[] {
  const recorded = models.filter((model) => model.recorded).map((model) => model.id)
  const notices: string[] = []
  if (recorded.length > 0) {
    notices.push(`${joinWords(recorded)}: ${RECORDED_MARK}. They show how the bench works, not what a model can do.`)
  }
  // Once is enough where the headline says it.
  if (analysis.energyQuality !== 'measured' && !analysis.headline.some(({ kind }) => kind === 'no-energy')) {
    notices.push('Energy not measured here: the results speak of CPU time.')
  }
  if (analysis.energyQuality === 'estimated') {
    notices.push(`Joules marked “${ESTIMATED_MARK}” are a rough guess: they enter no test and no verdict.`)
  }
  const suspects = analysis.variants.filter(({ validity }) => validity?.verdict === 'suspect').length
  if (suspects > 0) {
    notices.push(
      `${countWord(suspects, 'answer')} ${suspects === 1 ? 'is' : 'are'} suspect: the metric does not come from the data as the author's does. No ratio holds ${suspects === 1 ? 'it' : 'them'}.`,
    )
  }
  const missing = analysis.runs.planned - analysis.runs.recorded
  if (missing > 0) {
    notices.push(`Unfinished: ${missing} of ${countWord(analysis.runs.planned, 'planned run')} left no record yet.`)
  }
  const strata = new Set(analysis.hosts.map((host) => host.stratum)).size
  if (strata > 1) {
    notices.push(`Runs come from ${strata} hosts or host states; ratios are formed within one block on one of them.`)
  }
  return notices
}

/** "What this does not say": the bounds of what a reader may conclude, from this campaign's own numbers. */
export function listLimits(plan: Plan, analysis: Analysis, models: readonly ModelRow[]): string[] {
  const limits = [describeProjects(plan, analysis), describePlace(analysis)]
  if (models.length > 0) {
    limits.push(
      plan.options.samples === 1
        ? 'Each model gave one answer for each project and mode. Asked again, it may answer otherwise, better or worse.'
        : `Each model gave ${plan.options.samples} answers for each project and mode; a further one may differ from all of them.`,
    )
  }
  limits.push(
    'The energy and time that a model spends on writing the code enter no ratio, nor does the work of a person who reviews it.',
    "Ratios hold only the variants that passed and are as good as the author's. A model that fails on hard projects keeps its easy ones: read the ratio beside the success rate.",
    '“No detectable difference” means that this experiment could not tell them apart, not that they are equal.',
    "“Same accuracy” means that the printed metric lies within the project's tolerance on the project's own data; nothing else about the answers was compared.",
  )
  limits.push(
    plan.blocks.some(({ purpose }) => purpose === 'probe')
      ? 'A script that is not suspect was not proved honest: the probes show a metric that survives random labels or missing data, not every way to be wrong.'
      : "Whether the answers' metrics come from the data was not probed.",
  )
  if (analysis.energyQuality !== 'measured') {
    limits.push('CPU time is not energy: it misses memory, idle cores, accelerators and changes of clock rate.')
  }
  if (models.some((model) => model.recorded)) {
    limits.push(`Nothing about any model on sale: some or all of what ran here are ${RECORDED_MARK}.`)
  }
  return limits
}

function describeProjects(plan: Plan, analysis: Analysis): string {
  const seconds = analysis.variants
    .filter((variant) => variant.mode === 'original')
    .flatMap((variant) => variant.summaries.wall.median ?? [])
  const range =
    seconds.length === 0
      ? ''
      : ` that ran ${formatQuantity(Math.min(...seconds), 'wall')} to ${formatQuantity(Math.max(...seconds), 'wall')} here`
  const count = plan.projects.length
  return `${countWord(count, 'project')}, ${count === 1 ? 'a small script' : 'each a small script'}${range}: large trainings, services and accelerators may behave differently.`
}

function describePlace(analysis: Analysis): string {
  const hosts = new Set(analysis.hosts.map((host) => host.name)).size
  const began = analysis.startedAt === null ? '' : `, from ${formatInstant(analysis.startedAt)} on`
  const virtual = analysis.hosts.some((host) => host.virtualMachine === true)
    ? ' It is a virtual machine, whose neighbours cannot be seen.'
    : ''
  return hosts <= 1
    ? `One host${began}: the intervals hold the noise of that place and time, not of other processors or systems.${virtual}`
    : `${hosts} hosts${began}: other processors and systems may give other ratios.${virtual}`
}
