import { sum } from '../../../base/numbers.ts'
import { formatWatts } from '../../../base/text/significant-digits.ts'
import { count } from '../../../base/text/text.ts'
import type { Analysis } from '../../../schema/analysis/analysis.ts'
import type { CampaignReadings, RestDrift } from '../../../schema/analysis/observations.ts'
import type { Plan, PlannedBlock } from '../../../schema/campaign/plan.ts'
import { meterOfHost } from '../../../schema/measurement/package-energy.ts'
import { PERTURBATIONS, type Perturbation } from '../../../schema/measurement/record.ts'
import type { NumericLibrary } from '../../../schema/measurement/threads.ts'
import type { ReportData } from '../../data/report-data.ts'
import { type Chapter, composeChapter } from '../../document/chapter.ts'
import { formatModelGap } from '../../text/asking-reasons.ts'
import {
  agree,
  BASELINE_WORDS,
  formatInstant,
  formatMeter,
  formatNoEnergy,
  joinWords,
  QUANTITY_WORDS,
} from '../../text/format.ts'
import { formatReason } from '../../text/verdict-words.ts'

const PERTURBATION_WORDS: Readonly<Record<Perturbation, string>> = {
  'label-randomisation': 'labels drawn at random',
  subsample: 'half of the rows',
  'hidden-data': 'the data under other names',
  'label-exchange': 'the training labels exchanged where predictions are scored',
}

/** Chapter on who measured what, where and in which order: enough to repeat it. */
export function composeMethod({ plan, analysis }: ReportData): Chapter | null {
  const { options, blocks } = plan
  const { runs } = analysis
  const ofPurpose = (wanted: PlannedBlock['purpose']) => blocks.filter(({ purpose }) => purpose === wanted)
  const [measured, warmups] = [ofPurpose('measured').length, ofPurpose('warmup').length]
  return composeChapter({
    id: 'method',
    title: 'How this was measured',
    facts: {
      Campaign: analysis.campaign,
      'Runs began': analysis.startedAt === null ? 'no run yet' : formatInstant(analysis.startedAt),
      Design:
        `${count(options.repetitions, 'repetition')} of each script after ${count(options.warmups, 'warm-up')}, ` +
        `in randomised complete blocks: ${count(measured, 'measured block')} and ${count(warmups, 'warm-up block')}. ` +
        `A block holds the baselines and ${options.fanOut === 'project' ? 'the variants of all models' : "one model's variants"}.`,
      Seed: String(options.seed),
      Samples: `${count(options.samples, 'answer')} of each model for each project and mode`,
      Runs: `${runs.planned} planned, ${runs.recorded} recorded, ${runs.ok} ended ok`,
      'Validity probes': formatProbes(ofPurpose('probe')),
      'Where metrics come from': formatScoring(plan.projects),
      Baselines:
        "“original” is the author's script, unchanged; “original without plots” (original-headless) is the same with plotting and " +
        'waiting neutralised mechanically, so that a model earns nothing by deleting a plot',
      Ratio:
        "geometric mean of the paired ratios variant / baseline, over blocks for one variant; over all attempted projects for a model and mode, a failure at its own cost and the author's (of estimates the survivors alone); " +
        '95 % bootstrap interval; below ×1 is less',
      'Metric gain':
        "how much better than the author's; median over the projects whose metric is a fraction; positive is better",
      'CPU time': 'user and system seconds of the whole process tree',
      Energy: formatEnergy(analysis),
      'Declared before the first run': formatFamily(plan, analysis),
      'Left out': plan.leftOut.map(({ model, reason }) => `${model}: ${formatModelGap(reason)}`),
      ...listReadingFacts(analysis.readings),
    },
  })
}

function formatProbes(probes: readonly PlannedBlock[]): string[] {
  if (probes.length === 0) return []
  const used = PERTURBATIONS.filter((each) => probes.some(({ perturbation }) => perturbation === each))
  const runs = sum(probes.map(({ order }) => order.length))
  return [
    `${count(runs, 'further run')} on changed data (${used.map((each) => PERTURBATION_WORDS[each]).join(', ')}); they count for neither time nor energy`,
  ]
}

/** Sentences on who computes a metric, where it is not always the script. */
function formatScoring(projects: Plan['projects']): string[] {
  const scored = projects.filter(({ scoring }) => scoring === 'predictions').map(({ slug }) => slug)
  if (scored.length === 0) return []
  const others = projects.length - scored.length
  return [
    `of ${joinWords(scored)} from predictions: the author's training rows go to an answer whole, its test rows without their target, and ` +
      'both are scored by the same code from labels that no answer sees; CPU and wall time of reading and splitting data enter no ratio there, energy is of the whole run',
    ...(others > 0 ? [`of ${count(others, 'other project')} as each script prints it`] : []),
  ]
}

function formatEnergy(analysis: Analysis): string {
  const { energyMeters: meters } = analysis
  if (analysis.energyQuality === 'measured') {
    const zones =
      meterOfHost(analysis.energyMeters) === 'external'
        ? 'the whole machine'
        : 'packages, their memory and graphics cards'
    const summed = analysis.energySources.join('; ')
    return `measured by ${joinWords(meters.map(formatMeter))}; ${zones}, as far as the host shows them (${summed}), gross`
  }
  const reason = analysis.groups
    .flatMap((group) => group.ratios.energy)
    .map((ratio) => formatReason(ratio, 'project'))
    .find((text) => text !== null)
  const because = reason == null ? '' : ` (${reason})`
  if (analysis.energyQuality === 'unavailable') return `${formatNoEnergy(analysis)}${because}`
  return `${formatNoEnergy(analysis)}${because}; estimated by ${joinWords(meters.map(formatMeter))}: the truth may be half or double`
}

function formatFamily(plan: Plan, { primaryFamily }: Analysis): string {
  if (plan.primaryFamily.length === 0) return 'no test'
  const tests = plan.primaryFamily
    .map(
      (test) =>
        `${test.mode} of ${test.model}: ${QUANTITY_WORDS[test.quantity]} against ${BASELINE_WORDS[test.baseline]}`,
    )
    .join('; ')
  return primaryFamily.postHoc === true ? `post hoc (records were made while others were declared): ${tests}` : tests
}

/** How net energy, carbon and operations were made, where there are any. */
const listReadingFacts = ({ idle, restDrift, carbon, flops, threads, load }: CampaignReadings) => ({
  Threads: threads === null ? [] : formatThreads(threads),
  'Idle power': idle.length === 0 ? [] : [formatIdle(idle), ...restDrift.map(formatRestDrift)],
  Carbon: carbon.length === 0 ? [] : formatCarbon(carbon),
  Operations: flops.length === 0 ? [] : formatFlops(flops),
  Conditions: load.runs === 0 ? [] : formatLoad(load),
})

function formatIdle(idle: CampaignReadings['idle']): string {
  const zones = idle.map(
    ({ host, domain, watts, windows }) =>
      `${domain} of ${host} ${formatWatts(watts)} (median of ${count(windows, 'window')})`,
  )
  return `${joinWords(zones)}; net energy is gross less this over the run, and enters no verdict`
}

/** How far the windows before and after the runs lie apart. */
function formatRestDrift({ host, domain, starts, before, after, standardError }: RestDrift): string {
  const error = standardError === null ? 'error not known' : `± ${formatWatts(standardError, 2)}`
  const of = starts === 1 ? '' : `, at most over ${count(starts, 'start')}`
  return `${domain} of ${host} at rest before the runs ${formatWatts(before)}, after them ${formatWatts(after)} (${error}${of})`
}

/** Every intensity once, with its source. */
function formatCarbon(carbon: CampaignReadings['carbon']): string {
  const sources = carbon.map(({ gramsPerKwh, region, year, source, pue }) => {
    const place = [region, year, source].filter((part) => part !== null).join(', ')
    return `${gramsPerKwh} g CO₂e for a kWh (${place}), PUE ${pue}`
  })
  return `gross energy × PUE × intensity, of operation alone: ${sources.join('; ')}`
}

function formatFlops(flops: CampaignReadings['flops']): string {
  const meters = flops.map(({ kind, meter }) => `${kind}: ${formatMeter(meter)}`)
  return `floating-point operations in runs of their own (${meters.join('; ')}); retired by the processor and summed over operators' formulas are two things and never compared`
}

const LIBRARY_WORDS: Readonly<Record<NumericLibrary, string>> = {
  openblas: 'OpenBLAS',
  mkl: 'MKL',
  blis: 'BLIS',
  accelerate: 'Accelerate',
  openmp: 'OpenMP',
  tbb: 'TBB',
}

/** Threads as they were, and what set them. */
function formatThreads({ most, libraries, variables }: NonNullable<CampaignReadings['threads']>): string {
  const made =
    libraries.length === 0 ? '' : `; numerical libraries: ${joinWords(libraries.map((each) => LIBRARY_WORDS[each]))}`
  const set = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  return `up to ${count(most, 'thread')} in one process${made}; ${set.length === 0 ? 'no variable set their number' : `set by ${set.join(', ')}`}`
}

const formatLoad = ({ runs, contaminated, throttled }: CampaignReadings['load']): string =>
  `of ${count(runs, 'measured run')} (every attempt), ${contaminated} had other load beside ${agree(runs, 'it', 'them')} and in ${throttled} the processor throttled itself`
