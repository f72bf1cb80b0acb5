import { formatWatts } from '../../base/text/significant-digits.ts'
import { compareTexts, count } from '../../base/text/text.ts'
import type { Analysis } from '../../schema/analysis/analysis.ts'
import type { CampaignFinding } from '../../schema/analysis/finding.ts'
import { tell, type WordsByKind } from './by-kind.ts'
import { formatDoubt } from './energy-reasons.ts'
import {
  agree,
  BASELINE_PHRASES,
  formatError,
  formatFailureClass,
  formatList,
  formatPercent,
  formatStratum,
  QUANTITY_WORDS,
} from './format.ts'
import { formatProjectsRatio } from './format-ratio.ts'
import { listPhrases, type Named, type Phrase, phrase, plainText } from './phrase.ts'
import { formatSurvivors } from './survivors-words.ts'
import { formatRemark } from './validity-words.ts'

/** A finding's sentence with the scripts and projects that it rests on, each named by where the report shows it. */
export function formatFinding(finding: CampaignFinding, analysis: Analysis): Phrase {
  const context = { analysis, scripts: nameScripts(finding.evidence, analysis) }
  const sentence = tell(SENTENCES, finding, context)
  const namesThem = context.scripts.length === 0 || sentence.some((part) => typeof part === 'object')
  return namesThem ? sentence : phrase`${sentence} See ${listScripts(context, 3)}.`
}

interface Context {
  readonly analysis: Analysis
  /** Names of the scripts in the finding's evidence. */
  readonly scripts: readonly Named[]
}

/** The element of the page that shows a project, or a script's runs. */
export const projectTarget = (slug: string): string => `project-${slug}`
export const scriptTarget = (variant: string): string => `runs-${variant}`

const nameScript = (id: string, { variants }: Analysis): Named => ({
  text: id,
  target: variants.some((each) => each.id === id && each.counts) ? scriptTarget(id) : undefined,
})

/** Evidence names variants, or records among a variant's points: each script once. */
function nameScripts(evidence: readonly string[], analysis: Analysis): Named[] {
  const ids = evidence.map((id) => analysis.variants.find(({ points }) => points.record.includes(id))?.id ?? id)
  return [...new Set(ids)].map((id) => nameScript(id, analysis))
}

const listScripts = ({ scripts }: Context, shown = 5): Phrase =>
  listPhrases(
    scripts.map((each) => [each]),
    shown,
  )

type Of<K extends CampaignFinding['kind']> = Extract<CampaignFinding, { kind: K }>

const SENTENCES: WordsByKind<CampaignFinding, Context, Phrase> = {
  'torn-lines': ({ numbers: { lines } }) =>
    phrase`Torn lines in the records, left by a run that was killed, are left out: ${lines}.`,
  'suspect-answers': ({ numbers: { suspect, probed } }) => {
    const [are, they] = suspect === 1 ? ['is', 'It enters'] : ['are', 'They enter']
    return phrase`${suspect} of ${count(probed, 'probed answer')} ${are} suspect: the metric does not come from the data as the author's does. ${they} no ratio and no count of answers as accurate.`
  },
  'suspect-answer': ({ subject }, context) => {
    const found = context.analysis.variants.find(
      ({ id, validity }) => id === subject && validity?.verdict === 'suspect',
    )
    const remarks = (found?.validity?.evidence ?? []).map(formatRemark).join('; ')
    return phrase`Suspect: ${nameScript(subject, context.analysis)}: ${remarks}.`
  },
  'unprobed-answers': ({ numbers: { unprobed, judged }, reasons }) => {
    const kinds = reasons.map(({ reason, answers }) => `${formatRemark(reason)} (${answers})`).sort()
    return phrase`${count(unprobed, 'answer')} of ${judged} could not be probed for validity: ${formatList(kinds, 4)}.`
  },
  'missing-records': ({ numbers: { missing, planned } }) =>
    phrase`${missing} of ${count(planned, 'planned measured run')} ${agree(missing, 'has', 'have')} no record: the campaign is not finished.`,
  'declared-later': ({ numbers: { declared } }) =>
    phrase`plan.json declares ${count(declared, 'primary test')}, but records were made while it declared others: what it calls primary is post hoc.`,
  'unplanned-records': ({ numbers: { records }, unknown }) => {
    const names = formatList(unknown.map(({ kind, id }) => `${kind} ${id}`))
    return phrase`${count(records, 'record')} ${agree(records, 'is of another plan and was', 'are of another plan and were')} left out; plan.json does not hold ${names}.`
  },
  'differing-records': ({ numbers: { runs } }, context) =>
    phrase`${count(runs, 'measured run')} ${agree(runs, 'has', 'have')} records of one attempt that differ, as where two machines made the same run or a file was changed; the one that started later counts: ${listScripts(context)}.`,
  'repeated-runs': ({ numbers: { runs } }, context) =>
    phrase`${count(runs, 'measured run')} ${agree(runs, 'was', 'were')} made again though an earlier attempt had ended, undisturbed, with the same script on the same host; the last attempt counts, and who chooses it chooses the result: ${listScripts(context)}.`,
  'baseline-failed': formatFailedBaseline,
  'perfect-scores': (_, context) =>
    phrase`A perfect score where the author's code has less; read the code before you believe it (a leaked or constant target, a literal): ${listScripts(context)}.`,
  'lost-runs': ({ numbers: { lost, runs }, statuses }) => {
    const kinds = Object.entries(statuses).map(([status, many]) => `${many} ${status}`)
    return phrase`${count(lost, 'measured run')} of ${runs} ${agree(lost, 'was', 'were')} lost to the bench, not to the code (${kinds.sort().join(', ')}).`
  },
  'changed-scripts': (_, context) =>
    phrase`A script, or its project's files, changed between its runs or after them, and all runs are pooled all the same: ${listScripts(context)}.`,
  'other-packages': (_, context) =>
    phrase`Packages were not those that were planned (another lock file): ${listScripts(context)}.`,
  'estimated-energy': ({ numbers: { estimated, runs } }) =>
    phrase`Energy of ${count(estimated, 'run')} of ${runs} is an estimate, which enters no verdict and no headline.`,
  'unread-energy': ({ numbers: { unread, runs } }) =>
    phrase`${count(unread, 'run')} of ${runs} ${agree(unread, 'has', 'have')} no reading of energy.`,
  'doubtful-energy': ({ numbers: { doubtful, runs }, doubts }) => {
    const kinds = doubts.map(
      (each) => `${formatDoubt(each.example)}${each.equal ? '' : ' and the like'} (${each.runs})`,
    )
    return phrase`The energy of ${count(doubtful, 'run')} of ${runs} is in doubt and left out: ${formatList(kinds, 3)}.`
  },
  'several-meters': ({ sources }) =>
    phrase`Energy was read in different ways (${formatList(sources)}); a pair is formed within one only.`,
  'external-meter': [
    'Energy by a meter outside the machine is that of all of it, so that a saving in its processor shows as less.',
  ],
  'across-meters': ({ numbers: { pairs } }) =>
    phrase`${count(pairs, 'pair')} whose energy two meters, or other zones of one, had read ${agree(pairs, 'was', 'were')} left out.`,
  'several-strata': ({ numbers: { strata, pairs }, hosts }) => {
    const left =
      pairs === 0 ? '' : ` ${count(pairs, 'pair')} that would span two states ${agree(pairs, 'was', 'were')} left out.`
    return phrase`Runs come from ${strata} host states (${formatList(hosts)}); a pair is formed within one only.${left}`
  },
  'stratum-effect': formatStratumEffect,
  'several-sandboxes': ({ sandboxes }) =>
    phrase`Runs used different sandboxes (${sandboxes.toSorted().join(', ')}), which cost different amounts of time.`,
  'contaminated-runs': ({ numbers: { disturbed, cpuLeftOut, runs }, scripts }) => {
    const shares = scripts.map(({ variant, cpuLeftOut: own, ...of }) => {
      const alsoCpu = own === 0 ? '' : ` (${own} without CPU time)`
      return phrase`${variant} ${of.disturbed} of ${of.runs}${alsoCpu}`
    })
    const by = shares.length === 0 ? [] : phrase` By script: ${listPhrases(shares, 5)}.`
    const cpu =
      cpuLeftOut === 0
        ? 'their CPU time stands'
        : `so is the CPU time of ${cpuLeftOut}, of which several threads worked and may have spun while they waited${cpuLeftOut === disturbed ? '' : '; that of the others stands'}`
    return phrase`${formatOtherLoad(disturbed, runs)}: their energy is left out, ${cpu}.${by}`
  },
  'other-threads': ({ numbers: { answers }, scripts }) => {
    const told = scripts.map(({ variant, threads, authors }) => phrase`${variant} ${threads} against ${authors}`)
    return phrase`${count(answers, 'answer')} ran with other numbers of threads than the author's code: ${listPhrases(told, 5)}. CPU time counts all of them, and several take more of it for the same work than one.`
  },
  'cold-runs': ({ numbers: { cold, runs } }) =>
    phrase`${count(cold, 'measured run')} of ${runs} started cold (first use of files or packages) and ${agree(cold, 'counts', 'count')} like the others.`,
  'few-pairs': ({ numbers: { needed }, pairs }) => {
    const places = pairs.map(({ project, baseline, pairs: many }) => {
      const name = { text: project, target: projectTarget(project) }
      return phrase`${name} against ${BASELINE_PHRASES[baseline]} (${many})`
    })
    const sorted = places.toSorted((a, b) => compareTexts(plainText(a), plainText(b)))
    return phrase`Fewer than ${needed} pairs of runs, so without an interval of its own: ${listPhrases(sorted, 5)}.`
  },
  'answers-left-out': ({ subject: { mode, model } }, { analysis: { failures } }) => {
    const survivors = failures.survivors.find((each) => each.mode === mode && each.model === model)
    return survivors === undefined ? [] : [formatSurvivors(survivors)]
  },
  'order-effect': ({ numbers }) =>
    phrase`Order matters here: CPU time relative to the baseline is ${formatProjectsRatio(numbers)} in the last third of a block against the first.`,
  'no-order-effect': ({ numbers }) =>
    phrase`No order effect seen: last third of a block against the first ${formatProjectsRatio(numbers)}, CPU time relative to the baseline.`,
  'rest-drift': ({ numbers: { before, after }, host, domain }) =>
    phrase`${domain} of ${host} drew ${formatWatts(before)} at rest before the runs and ${formatWatts(after)} after them. Net energy takes the mean of both and holds half of the difference as an error; gross energy is not touched.`,
  drift: ({ numbers }) =>
    phrase`The host drifted: the author's scripts took ${formatProjectsRatio(numbers)} CPU time in the last third of the blocks against the first. Ratios are formed inside blocks and do not hold it; totals do.`,
  noise: formatNoise,
}

const formatOtherLoad = (disturbed: number, runs: number): string =>
  `Other load ran beside ${disturbed} of ${count(runs, 'measured run')}`

/** A share of disturbed runs above which every verdict is to be read with it. */
const WORTH_TELLING = 0.1

/** What stands above all verdicts about other load, with what is to be done where numbers are lost by it; none where it hardly was. */
export function tellOtherLoad(disturbed: number, runs: number, cpuLeftOut = 0): string[] {
  if (disturbed <= WORTH_TELLING * runs) return []
  const lost =
    cpuLeftOut === 0
      ? ''
      : `, and the CPU time of ${cpuLeftOut} is left out: a campaign on a computer that does nothing else keeps it`
  return [`${formatOtherLoad(disturbed, runs)}${lost}.`]
}

function formatFailedBaseline(finding: Of<'baseline-failed'>, { analysis }: Context): Phrase {
  const { subject, numbers, failure, missingFor, missingEverywhere } = finding
  const why = failure === null ? '' : ` (${formatFailureClass(failure.class)}${formatMessage(formatError(failure))})`
  const where = missingEverywhere ? '' : ` of ${missingFor.join(', ')}`
  const consequence = missingFor.length === 0 ? '' : ` No answer${where} can be compared with it.`
  return phrase`The baseline ${nameScript(subject, analysis)} failed in ${numbers.failed} of ${count(numbers.runs, 'run')}${why}.${consequence}`
}

/** One line of a message, and not all of a long one. */
function formatMessage(message: string): string {
  const line = message.split('\n', 1)[0]?.trim() ?? ''
  return line === '' ? '' : `: ${line.length > 120 ? `${line.slice(0, 120)}…` : line}`
}

export const STRATUM_CAUSES: Readonly<Record<NonNullable<Analysis['strata'][number]['cause']>, string>> = {
  inseparable: 'no mode and model ran on both, so that host and answers cannot be told apart',
  'one-project': 'it hangs on one project, or on like ones',
}

function formatStratumEffect({ subject }: Of<'stratum-effect'>, { analysis: { strata } }: Context): Phrase {
  const found = strata.find(
    ({ quantity, baseline, stratum }) =>
      quantity === subject.quantity && baseline === subject.baseline && stratum === subject.stratum,
  )
  if (found === undefined) return []
  const { quantity, host, stratum, effect, interval, projects, cause } = found
  const told =
    effect === null || interval === null
      ? `not known, since ${cause === null ? 'nothing was measured' : STRATUM_CAUSES[cause]}`
      : formatProjectsRatio({ estimate: effect, interval, projects })
  return phrase`Ratios of ${QUANTITY_WORDS[quantity]} on ${host} (${formatStratum(stratum)}) against the first host state: ${told}.`
}

function formatNoise({ subject }: Of<'noise'>, { analysis: { diagnostics } }: Context): Phrase {
  const noise = diagnostics.noise.find(({ quantity }) => quantity === subject)
  if (noise === undefined) return []
  const { floor, repetitions, detectableChange, repetitionsForFivePercent: needed } = noise
  const plan =
    needed === null ? 'no number of repetitions shows 5 %' : `to see 5 % it takes ${count(needed, 'repetition')}`
  const seen =
    detectableChange === null
      ? ''
      : `in one script a change of ${formatPercent(detectableChange)} is seen four times of five, and `
  return phrase`Noise: a script against itself at ${count(repetitions, 'repetition')} differs by up to ±${formatPercent(floor)} in ${QUANTITY_WORDS[subject]}; ${seen}${plan}.`
}
