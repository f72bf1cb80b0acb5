import { formatSize } from '../../base/size.ts'
import type { Analysis } from '../../schema/analysis.ts'
import type { Host, SandboxTier } from '../../schema/execution.ts'
import { meterOfHost } from '../../schema/package-energy.ts'
import type { Plan, PlannedBlock } from '../../schema/plan.ts'
import { PERTURBATIONS, type Perturbation } from '../../schema/record.ts'
import { BASELINE_WORDS, countWord, formatInstant, formatMeter, joinWords, QUANTITY_WORDS } from '../text/format.ts'
import { formatReason } from '../text/verdict-words.ts'
import { formatNoEnergy } from '../text/words.ts'
import type { Fact } from './chapters/chapter.ts'

const TIER_WORDS: Readonly<Record<SandboxTier, string>> = {
  container: 'container (tier A)',
  bubblewrap: 'bubblewrap (tier B)',
  none: 'none (tier C: trusted code only)',
}

const PERTURBATION_WORDS: Readonly<Record<Perturbation, string>> = {
  'label-randomisation': 'labels drawn at random',
  subsample: 'half of the rows',
  'hidden-data': 'the data under other names',
}

function describeProbes(probes: readonly PlannedBlock[]): Fact {
  const used = PERTURBATIONS.filter((each) => probes.some(({ perturbation }) => perturbation === each))
  const runs = probes.reduce((sum, { order }) => sum + order.length, 0)
  return {
    label: 'Validity probes',
    value: `${countWord(runs, 'further run')} on changed data (${used.map((each) => PERTURBATION_WORDS[each]).join(', ')}); they count for neither time nor energy`,
  }
}

/** Who measured what, where and in which order: enough to repeat it. */
export function describeMethod(plan: Plan, analysis: Analysis): Fact[] {
  const measured = plan.blocks.filter((block) => block.purpose === 'measured').length
  const warmups = plan.blocks.filter((block) => block.purpose === 'warmup').length
  const probes = plan.blocks.filter((block) => block.purpose === 'probe')
  return [
    { label: 'Campaign', value: analysis.campaign },
    { label: 'Runs began', value: analysis.startedAt === null ? 'no run yet' : formatInstant(analysis.startedAt) },
    {
      label: 'Design',
      value:
        `${countWord(plan.options.repetitions, 'repetition')} of each script after ${countWord(plan.options.warmups, 'warm-up')}, ` +
        `in randomised complete blocks: ${countWord(measured, 'measured block')} and ${countWord(warmups, 'warm-up block')}. ` +
        (plan.options.fanOut === 'project'
          ? 'A block holds the baselines and the variants of all models.'
          : "A block holds the baselines and one model's variants."),
    },
    { label: 'Seed', value: String(plan.options.seed) },
    {
      label: 'Samples',
      value: `${countWord(plan.options.samples, 'answer')} of each model for each project and mode`,
    },
    {
      label: 'Runs',
      value: `${analysis.runs.planned} planned, ${analysis.runs.recorded} recorded, ${analysis.runs.ok} ended ok`,
    },
    ...(probes.length === 0 ? [] : [describeProbes(probes)]),
    {
      label: 'Baselines',
      value:
        "“original” is the author's script, unchanged; “original without plots” (original-headless) is the same with plotting and " +
        'waiting neutralised mechanically, so that a model earns nothing by deleting a plot',
    },
    {
      label: 'Ratio',
      value:
        "geometric mean of the paired ratios variant / baseline, over blocks for one variant; over projects, of the variants as good as the author's, for a model and mode; " +
        '95 % bootstrap interval; below ×1 is less',
    },
    {
      label: 'Metric gain',
      value:
        "how much better than the author's; median over the projects whose metric is a fraction; positive is better",
    },
    { label: 'CPU time', value: 'user and system seconds of the whole process tree' },
    { label: 'Energy', value: describeEnergy(analysis) },
    { label: 'Declared before the first run', value: describeFamily(plan, analysis) },
    ...analysis.hosts.map((host, index) => ({
      label: analysis.hosts.length === 1 ? 'Host' : `Host ${index + 1}`,
      value: describeHost(host),
    })),
    { label: 'Sandbox', value: analysis.sandboxes.map((tier) => TIER_WORDS[tier]).join(', ') || 'no run yet' },
    { label: 'Tool', value: `greenml ${analysis.toolVersion}` },
    ...plan.leftOut.map(({ model, reason }) => ({ label: 'Left out', value: `${model}: ${reason}` })),
  ]
}

function describeEnergy(analysis: Analysis): string {
  const { energyMeters: meters } = analysis
  if (analysis.energyQuality === 'measured') {
    const zones = meterOfHost(analysis.energyMeters) === 'external' ? 'the whole machine' : 'sum of the package zones'
    return `measured by ${joinWords(meters.map(formatMeter))}; ${zones}, gross`
  }
  const reason = analysis.groups
    .flatMap((group) => group.ratios.energy)
    .map((ratio) => formatReason(ratio, 'project'))
    .find((text) => text !== null)
  const because = reason == null ? '' : ` (${reason})`
  if (analysis.energyQuality === 'unavailable') return `${formatNoEnergy(analysis)}${because}`
  return `${formatNoEnergy(analysis)}${because}; estimated by ${joinWords(meters.map(formatMeter))}: the truth may be half or double`
}

function describeFamily(plan: Plan, { primaryFamily }: Analysis): string {
  if (plan.primaryFamily.length === 0) return 'no test'
  const tests = plan.primaryFamily
    .map(
      (test) =>
        `${test.mode} of ${test.model}: ${QUANTITY_WORDS[test.quantity]} against ${BASELINE_WORDS[test.baseline]}`,
    )
    .join('; ')
  return primaryFamily.postHoc === true ? `post hoc (records were made while others were declared): ${tests}` : tests
}

function describeHost(host: Host): string {
  const machine =
    host.virtualMachine === null ? '' : host.virtualMachine ? ', a virtual machine' : ', not a virtual machine'
  return [
    `${host.name}: ${host.cpu}, ${countWord(host.logicalCpus, 'logical CPU')}, ${formatSize(host.memoryBytes)} memory${machine}`,
    `kernel ${host.kernel}`,
    `microcode ${host.microcode ?? 'unknown'}`,
    `governor ${host.governor ?? 'unknown'}`,
    `Python ${host.python ?? 'unknown'}`,
    `Node ${host.node}`,
    `stratum ${host.stratum}`,
  ].join('; ')
}
