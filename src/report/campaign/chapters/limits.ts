import { count } from '../../../base/text/text.ts'
import type { Analysis } from '../../../schema/analysis/analysis.ts'
import type { Plan } from '../../../schema/campaign/plan.ts'
import { RECORDED_MARK } from '../../data/models-used.ts'
import type { ReportData } from '../../data/report-data.ts'
import { type Chapter, composeChapter } from '../../document/chapter.ts'
import { agree, formatInstant, formatList, formatQuantity } from '../../text/format.ts'

/** "What this does not say": the bounds of what a reader may conclude, from this campaign's own numbers. */
export function composeLimits({ plan, analysis, models }: ReportData): Chapter | null {
  const { samples } = plan.options
  return composeChapter({
    id: 'limits',
    title: 'What this does not say',
    notes: [
      formatProjects(plan, analysis),
      formatPlace(analysis),
      formatMadeData(plan),
      models.length > 0 &&
        (samples === 1
          ? 'Each model gave one answer for each project and mode. Asked again, it may answer otherwise, better or worse.'
          : `Each model gave ${samples} answers for each project and mode; a further one may differ from all of them.`),
      'The energy and time that a model spends on writing the code enter no ratio, nor does the work of a person who reviews it.',
      "Ratios over projects hold every project that was attempted, a failure at the cost of its run and of the author's code; those of survivors alone speak of what a model happened to solve.",
      '“No detectable difference” means that this experiment could not tell them apart, not that they are equal.',
      "“Same accuracy” means that the printed metric lies within the project's tolerance on the project's own data; nothing else about the answers was compared.",
      plan.blocks.some(({ purpose }) => purpose === 'probe')
        ? 'A script that is not suspect was not proved honest: the probes show a metric that survives other labels or missing data, not every way to be wrong.'
        : "Whether the answers' metrics come from the data was not probed.",
      analysis.energyQuality !== 'measured' &&
        'CPU time is not energy: it misses memory, idle cores, accelerators and changes of clock rate.',
      models.some((model) => model.recorded) &&
        `Nothing about any model on sale: some or all of what ran here are ${RECORDED_MARK}.`,
    ].filter((limit) => limit !== false),
  })
}

function formatProjects(plan: Plan, analysis: Analysis): string {
  const seconds = analysis.variants
    .filter((variant) => variant.mode === 'original')
    .flatMap((variant) => variant.summaries.wall.median ?? [])
  const range =
    seconds.length === 0
      ? ''
      : ` that ran ${formatQuantity(Math.min(...seconds), 'wall')} to ${formatQuantity(Math.max(...seconds), 'wall')} here`
  const projects = plan.projects.length
  return `${count(projects, 'project')}, ${agree(projects, 'a small script', 'each a small script')}${range}: large trainings, services and accelerators may behave differently.`
}

/** False: every script reads what its repository holds, or what is fetched. */
function formatMadeData({ projects }: Plan): string | false {
  const made = projects.filter(({ data }) => data.some(({ madeBy }) => madeBy !== undefined)).map(({ slug }) => slug)
  return (
    made.length > 0 &&
    `Data of ${formatList(made)} was made before by other scripts of the project: what that takes is in no figure.`
  )
}

/** False: nothing has run. */
function formatPlace(analysis: Analysis): string | false {
  const hosts = new Set(analysis.hosts.map((host) => host.name)).size
  const began = analysis.startedAt === null ? '' : `, from ${formatInstant(analysis.startedAt)} on`
  const isVirtual = analysis.hosts.some((host) => host.virtualMachine === true)
  const it = agree(hosts, 'It is', 'At least one of them is')
  const virtual = isVirtual ? ` ${it} a virtual machine, whose neighbours cannot be seen.` : ''
  if (hosts === 0) return false
  return hosts === 1
    ? `One host${began}: the intervals hold the noise of that place and time, not of other processors or systems.${virtual}`
    : `${hosts} hosts${began}: other processors and systems may give other ratios.${virtual}`
}
