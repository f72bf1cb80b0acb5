import { count } from '../../base/count.ts'
import type { Analysis } from '../../schema/analysis.ts'
import type { CampaignFinding } from '../../schema/finding.ts'
import { formatDoubt } from './doubt-words.ts'
import { BASELINE_PHRASES, formatFailureClass, formatList, formatPercent, QUANTITY_WORDS } from './format.ts'
import { formatRatioSentence } from './ratio-words.ts'
import { formatSurvivors } from './survivors-words.ts'
import { formatRemark } from './validity-words.ts'

/** What a reader must know before believing the numbers: a finding's sentence. */
export function formatFinding(finding: CampaignFinding, analysis: Analysis): string {
  switch (finding.kind) {
    case 'torn-lines':
      return `Torn lines in the records, left by a run that was killed, are left out: ${finding.numbers.lines}.`
    case 'suspect-answers':
      return formatSuspects(finding)
    case 'suspect-answer':
      return formatSuspect(finding, analysis)
    case 'unprobed-answers':
      return formatUnprobed(finding)
    case 'missing-records':
      return `${finding.numbers.missing} of ${count(finding.numbers.planned, 'planned measured run')} have no record: the campaign is not finished.`
    case 'declared-later':
      return `plan.json declares ${count(finding.numbers.declared, 'primary test')}, but records were made while it declared others: what it calls primary is post hoc.`
    case 'unplanned-records':
      return formatUnplanned(finding)
    case 'baseline-failed':
      return formatFailedBaseline(finding)
    case 'perfect-scores':
      return `A perfect score where the author's code has less; read the code before you believe it (a leaked or constant target, a literal): ${formatList(finding.evidence)}.`
    case 'lost-runs':
      return formatLostRuns(finding)
    case 'changed-scripts':
      return `A script changed between its runs, which are pooled all the same: ${formatList(finding.evidence)}.`
    case 'other-packages':
      return `Packages were not those that were planned (another lock file): ${formatList(finding.evidence)}.`
    case 'estimated-energy':
      return `Energy of ${count(finding.numbers.estimated, 'run')} of ${finding.numbers.runs} is an estimate, which enters no verdict and no headline.`
    case 'unread-energy':
      return `${count(finding.numbers.unread, 'run')} of ${finding.numbers.runs} have no reading of energy.`
    case 'doubtful-energy':
      return formatDoubtfulEnergy(finding)
    case 'several-meters':
      return `Energy was read in different ways (${formatList(finding.sources)}); a pair is formed within one only.`
    case 'external-meter':
      return 'Energy by a meter outside the machine is that of all of it, so that a saving in its processor shows as less.'
    case 'across-meters':
      return `${count(finding.numbers.pairs, 'pair')} whose energy two meters, or other zones of one, had read were left out.`
    case 'several-strata':
      return formatStrata(finding)
    case 'stratum-effect':
      return formatStratumEffect(finding, analysis)
    case 'several-sandboxes':
      return `Runs used different sandboxes (${finding.sandboxes.toSorted().join(', ')}), which cost different amounts of time.`
    case 'contaminated-runs':
      return `Other load ran beside ${finding.numbers.disturbed} of ${count(finding.numbers.runs, 'measured run')}: their energy is left out, their CPU time stands.`
    case 'cold-runs':
      return `${count(finding.numbers.cold, 'measured run')} of ${finding.numbers.runs} started cold (first use of files or packages) and count like the others.`
    case 'few-pairs':
      return formatFewPairs(finding)
    case 'answers-left-out':
      return formatLeftOut(finding, analysis)
    case 'order-effect':
      return `Order matters here: CPU time relative to the baseline is ${formatEffect(finding)} in the last third of a block against the first.`
    case 'no-order-effect':
      return `No order effect seen: last third of a block against the first ${formatEffect(finding)}, CPU time relative to the baseline.`
    case 'drift':
      return `The host drifted: the author's scripts took ${formatEffect(finding)} CPU time in the last third of the blocks against the first. Ratios are formed inside blocks and do not hold it; totals do.`
    case 'noise':
      return formatNoise(finding, analysis)
  }
}

type Of<K extends CampaignFinding['kind']> = Extract<CampaignFinding, { kind: K }>

function formatSuspects({ numbers: { suspect, probed } }: Of<'suspect-answers'>): string {
  const [are, they] = suspect === 1 ? ['is', 'It enters'] : ['are', 'They enter']
  return (
    `${suspect} of ${count(probed, 'probed answer')} ${are} suspect: the metric does not come from the data as the ` +
    `author's does. ${they} no ratio and no count of answers as accurate.`
  )
}

function formatSuspect({ subject }: Of<'suspect-answer'>, { variants }: Analysis): string {
  const evidence = variants.find(({ id, validity }) => id === subject && validity?.verdict === 'suspect')?.validity
  return `Suspect: ${subject}: ${(evidence?.evidence ?? []).map(formatRemark).join('; ')}.`
}

function formatUnprobed({ numbers: { unprobed, judged }, reasons }: Of<'unprobed-answers'>): string {
  const kinds = reasons.map(({ reason, answers }) => `${formatRemark(reason)} (${answers})`).sort()
  return `${count(unprobed, 'answer')} of ${judged} could not be probed for validity: ${formatList(kinds, 4)}.`
}

function formatUnplanned({ numbers, unknown }: Of<'unplanned-records'>): string {
  const names = formatList(unknown.map(({ kind, id }) => `${kind} ${id}`))
  return `${count(numbers.records, 'record')} are of another plan and were left out; plan.json does not hold ${names}.`
}

function formatFailedBaseline(finding: Of<'baseline-failed'>): string {
  const { subject, numbers, failure, missingFor, missingEverywhere } = finding
  const why = failure === null ? '' : ` (${formatFailureClass(failure.class)}${formatMessage(failure.message)})`
  const where = missingEverywhere ? '' : ` of ${missingFor.join(', ')}`
  const consequence = missingFor.length === 0 ? '' : ` No answer${where} can be compared with it.`
  return `The baseline ${subject} failed in ${numbers.failed} of ${count(numbers.runs, 'run')}${why}.${consequence}`
}

/** One line of a message, and not all of a long one. */
function formatMessage(message: string | null): string {
  const line = message?.split('\n', 1)[0]?.trim() ?? ''
  return line === '' ? '' : `: ${line.length > 120 ? `${line.slice(0, 120)}…` : line}`
}

function formatLostRuns({ numbers: { lost, runs }, statuses }: Of<'lost-runs'>): string {
  const kinds = Object.entries(statuses).map(([status, many]) => `${many} ${status}`)
  return `${count(lost, 'measured run')} of ${runs} were lost to the harness, not to the code (${kinds.sort().join(', ')}).`
}

function formatDoubtfulEnergy({ numbers: { doubtful, runs }, doubts }: Of<'doubtful-energy'>): string {
  const kinds = doubts.map((each) => `${formatDoubt(each.example)}${each.equal ? '' : ' and the like'} (${each.runs})`)
  return `The energy of ${count(doubtful, 'run')} of ${runs} is in doubt and left out: ${formatList(kinds, 3)}.`
}

function formatStrata({ numbers: { strata, pairs }, hosts }: Of<'several-strata'>): string {
  const left = pairs === 0 ? '' : ` ${count(pairs, 'pair')} that would span two states were left out.`
  return `Runs come from ${strata} hosts or states of a host (${formatList(hosts)}); a pair is formed within one only.${left}`
}

export const STRATUM_CAUSES: Readonly<Record<NonNullable<Analysis['strata'][number]['cause']>, string>> = {
  inseparable: 'no mode and model ran on both, so that host and answers cannot be told apart',
  'one-project': 'it hangs on one project',
}

function formatStratumEffect({ subject }: Of<'stratum-effect'>, { strata }: Analysis): string {
  const found = strata.find(
    ({ quantity, baseline, stratum }) =>
      quantity === subject.quantity && baseline === subject.baseline && stratum === subject.stratum,
  )
  if (found === undefined) return ''
  const { quantity, host, stratum, effect, interval, projects, cause } = found
  const where = `Ratios of ${QUANTITY_WORDS[quantity]} on ${host} (${stratum.slice(0, 8)}) against the first host or state`
  return effect === null || interval === null
    ? `${where}: not known, since ${cause === null ? 'nothing was measured' : STRATUM_CAUSES[cause]}.`
    : `${where}: ${formatRatioSentence(effect, interval)}, ${count(projects, 'project')}.`
}

function formatFewPairs({ numbers, pairs }: Of<'few-pairs'>): string {
  const places = pairs.map((each) => `${each.project} against ${BASELINE_PHRASES[each.baseline]} (${each.pairs})`)
  return `Fewer than ${numbers.needed} pairs of runs, so without an interval of its own: ${formatList(places.sort())}.`
}

function formatLeftOut({ subject: { mode, model } }: Of<'answers-left-out'>, { failures }: Analysis): string {
  const survivors = failures.survivors.find((each) => each.mode === mode && each.model === model)
  return survivors === undefined ? '' : formatSurvivors(survivors)
}

const formatEffect = ({ numbers }: Of<'order-effect' | 'no-order-effect' | 'drift'>) =>
  `${formatRatioSentence(numbers.estimate, numbers.interval)}, ${count(numbers.projects, 'project')}`

function formatNoise({ subject }: Of<'noise'>, { diagnostics }: Analysis): string {
  const noise = diagnostics.noise.find(({ quantity }) => quantity === subject)
  if (noise === undefined) return ''
  const { floor, repetitions, detectableChange, repetitionsForFivePercent: needed } = noise
  const plan =
    needed === null ? 'no number of repetitions shows 5 %' : `to see 5 % it takes ${count(needed, 'repetition')}`
  return (
    `Noise: a script against itself at ${count(repetitions, 'repetition')} differs by up to ±${formatPercent(floor)} in ${QUANTITY_WORDS[subject]}; ` +
    `in one script a change of ${formatPercent(detectableChange)} is seen four times of five, and ${plan}.`
  )
}
