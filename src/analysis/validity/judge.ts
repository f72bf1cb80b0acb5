import type { Validity, ValidityCheck, ValidityRemark } from '../../schema/analysis/validity.ts'
import type { MetricRule } from '../../schema/dataset/metric-rule.ts'
import { PERTURBATIONS, type Perturbation, type ProbeReading } from '../../schema/measurement/record.ts'
import type { Measured, Probed } from '../observations/probed.ts'
import { findMoreWork, isSame, judgeDigits } from './constants.ts'
import { judgeReaction } from './reaction.ts'

interface Found {
  readonly evidence: ValidityRemark[]
  readonly notes: ValidityRemark[]
  readonly checks: ValidityCheck[]
  /** Why a check could not be made. */
  readonly reasons: ValidityRemark[]
  /** Remark that the answer printed nothing on random labels, where the author's code does: nothing else is enough then. */
  silence: ValidityRemark | null
}

/**
 * Rows that are tested at least where a script does not show how many: the smallest usual share of all tables, and no more
 * than 200, since a script may take only the first rows of a large table.
 */
const LEAST_TEST = { share: 0.1, rows: 200 }
/** What a script's own process says of its tested rows is believed down to this: fewer rows excuse more. */
const LEAST_BELIEVED = { share: 0.05, rows: 50 }
/** Tested rows that the model was fitted on, beyond those that equal others in the data anyway. */
const MOST_TRAINED = 0.5
/** Up to which the author's own count as none. */
const FEW_TRAINED = 0.25
const HALF = 0.5

/**
 * Whether an answer's metric comes from the project's data as the author's does, by the same runs of both on changed data.
 * Enough by itself is what only a false metric explains: it survives random labels, or the loss of the data, or the data was
 * never read, or the rows tested are rows trained on, each where that is not so of the author's code. Fewer passes and a
 * smaller test set are notes: both are fair ways to use less as long as the metric holds.
 */
export function judgeValidity(rule: MetricRule, own: Probed, author: Probed | null): Validity {
  const readings = PERTURBATIONS.flatMap((perturbation) => {
    const run = own.runs.get(perturbation)
    return run === undefined
      ? []
      : [{ perturbation, metric: run.metric, baseline: author?.runs.get(perturbation)?.metric ?? null }]
  })
  if (own.measured === null) return notProbed({ kind: 'no-measured-metric' }, readings)
  if (readings.length === 0) return notProbed({ kind: 'not-run-yet' }, readings)
  if (author === null) return notProbed({ kind: 'no-author-metric' }, readings)
  const found: Found = { evidence: [], notes: [], checks: [], reasons: [], silence: null }
  const printing = { ...own, measured: own.measured }
  const reacts = [RANDOM_LABELS, EXCHANGED_LABELS].some((change) => checkLabels(change, rule, printing, author, found))
  checkDigits(rule, printing, author, found)
  checkWork(printing, author, found)
  checkMissingData(printing, author, found)
  checkReading(own, author, reacts, found)
  checkTestedRows(own, author, found)
  noteEffort(own, author, found)
  if (!reacts) noteSubsample(own, author, found)
  return { ...decide(found, readings), readings }
}

function decide({ evidence, checks, reasons, silence, ...found }: Found, readings: Validity['readings']): Validity {
  const notes = [...found.notes, ...reasons]
  if (evidence.length > 0) return { verdict: 'suspect', evidence, notes, checks, reason: null, readings }
  if (silence === null && checks.some((check) => DECISIVE.includes(check))) {
    return { verdict: 'not-suspect', evidence, notes, checks, reason: null, readings }
  }
  // A script that fails without its data may print anything with them, and one that opens a file may use nothing of it.
  const onlyRead: ValidityRemark = { kind: checks.includes('data-read') ? 'only-read' : 'only-hidden-data' }
  return { ...notProbed(silence ?? reasons[0] ?? onlyRead, readings), notes }
}

/** Each shows by itself that a metric comes from the data. */
const DECISIVE: readonly ValidityCheck[] = ['labels', 'same-digits', 'tested-rows']

function notProbed(reason: ValidityRemark, readings: Validity['readings']): Validity {
  return { verdict: 'not-probed', evidence: [], notes: [], checks: [], reason, readings }
}

/** A change of the labels that a script learns from, and what is told of it. */
interface LabelChange {
  readonly perturbation: Perturbation
  /** Whether data of a library are changed too, where the script is watched, and there alone. */
  readonly changesLibraries: boolean
  readonly noMetric: 'no-metric-on-random-labels' | 'no-metric-on-exchanged-labels'
  readonly silent: 'random-labels-silent' | 'exchanged-labels-silent'
  /** Evidence of a script whose metric does not fall. */
  readonly tellKept: (facts: KeptMetric, limit: number, rule: MetricRule) => ValidityRemark
}

interface KeptMetric {
  readonly metric: number
  readonly usual: number
  readonly author: { readonly metric: number; readonly usual: number }
}

/** On labels that say nothing an honest metric falls to what chance gives. */
const RANDOM_LABELS: LabelChange = {
  perturbation: 'label-randomisation',
  changesLibraries: true,
  noMetric: 'no-metric-on-random-labels',
  silent: 'random-labels-silent',
  tellKept: ({ metric, usual, author }, limit, { direction }) => ({
    kind: 'keeps-random-labels',
    metric,
    usual,
    limit,
    direction,
    author,
  }),
}

/**
 * By the true labels of the test rows, which score its predictions, a script that learns exchanged ones is worse than one that
 * guesses; one that has the true ones from elsewhere is as good as before.
 */
const EXCHANGED_LABELS: LabelChange = {
  perturbation: 'label-exchange',
  changesLibraries: false,
  noMetric: 'no-metric-on-exchanged-labels',
  silent: 'exchanged-labels-silent',
  tellKept: (facts) => ({ kind: 'keeps-exchanged-labels', ...facts }),
}

/** Whether it is known to fall where the labels that it learns from are changed. */
function checkLabels(change: LabelChange, rule: MetricRule, own: Measured, author: Probed, found: Found): boolean {
  const [run, base] = [own, author].map(({ runs }) => runs.get(change.perturbation))
  if (run === undefined || base === undefined) return false
  if (run.metric === null || base.metric === null || author.measured === null) {
    const silence = { kind: change.noMetric, of: run.metric === null ? 'answer' : 'author' } as const
    found.reasons.push(silence)
    if (run.metric === null && base.metric !== null) found.silence = silence
    return false
  }
  if (change.changesLibraries && !run.reading.watched && usesLibraryData(own)) return false
  const judged = judgeReaction(
    rule,
    run.reading.classes,
    { asIs: own.measured, redrawn: run.metric, rows: testedRows(run.reading, own.asIs) },
    { asIs: author.measured, redrawn: base.metric, rows: testedRows(base.reading, author.asIs) },
  )
  if (judged.kind === 'unknown') {
    found.reasons.push({ kind: change.silent, why: judged.why })
    return false
  }
  found.checks.push('labels')
  if (judged.kind === 'reacts') return true
  const facts = { metric: run.metric, usual: own.measured, author: { metric: base.metric, usual: author.measured } }
  found.evidence.push(change.tellKept(facts, judged.limit, rule))
  return false
}

/** Rows tested on random labels, which are as many as the project's own: a run that is not watched is taken for one that is. */
function testedRows({ watched, testedRows, rows }: ProbeReading, asIs: ProbeReading | null): number {
  const tested = watched ? testedRows : (asIs?.testedRows ?? null)
  const least = tested === null ? LEAST_TEST : LEAST_BELIEVED
  return Math.max(1, tested ?? 1, Math.min((rows ?? 0) * least.share, least.rows))
}

const libraryDataOf = ({ runs, asIs }: Probed): string[] => [
  ...new Set([asIs, ...[...runs.values()].map(({ reading }) => reading)].flatMap((each) => each?.libraryData ?? [])),
]
const usesLibraryData = (probed: Probed) => libraryDataOf(probed).length > 0

function checkDigits(rule: MetricRule, own: Measured, author: Probed, found: Found): void {
  const half = own.runs.get('subsample')?.reading
  const tested = half === undefined ? 0 : testedRows(half, own.asIs)
  const judged = judgeDigits(rule.name, own, author, tested)
  if (judged.kind === 'unknown') return
  found.checks.push('same-digits')
  // Data sets of a library are changed too, where it is watched, as one of the two runs is.
  if (judged.kind === 'same') found.evidence.push(judged.remark)
}

function checkWork(own: Measured, author: Probed, { checks, evidence }: Found): void {
  const remark = findMoreWork(own, author)
  if (remark === undefined) return
  checks.push('work')
  if (remark !== null) evidence.push(remark)
}

function checkMissingData(own: Measured, author: Probed, found: Found): void {
  const [run, base] = [own.runs.get('hidden-data'), author.runs.get('hidden-data')]
  if (run === undefined) return
  if (run.metric === null) {
    found.checks.push('missing-data')
    return
  }
  const { metric } = run
  if ((run.reading.dataOpened?.length ?? 0) > 0) {
    found.reasons.push({ kind: 'found-hidden-data' })
    return
  }
  if (base?.metric != null && (base.reading.dataOpened?.length ?? 0) === 0) {
    found.reasons.push({ kind: 'author-prints-without-data', metric, author: base.metric })
    return
  }
  found.checks.push('missing-data')
  if (isSame(metric, own.measured) && !changesWithData(own)) found.evidence.push({ kind: 'keeps-without-data', metric })
  else found.notes.push({ kind: 'prints-without-data', metric })
}

/** What it prints without data may equal its metric by chance: on four rows a stand-in and a model are both right. */
const changesWithData = ({ measured, runs }: Measured) =>
  (['label-randomisation', 'subsample'] as const).some((perturbation) => {
    const metric = runs.get(perturbation)?.metric ?? null
    return metric !== null && !isSame(metric, measured)
  })

/** Whether it read any of the declared files, where it printed a metric. */
function checkReading(own: Probed, author: Probed, reacts: boolean, found: Found): void {
  const pairs = (['label-randomisation', 'subsample', 'label-exchange'] as const).flatMap((perturbation) => {
    const [run, base] = [own.runs.get(perturbation), author.runs.get(perturbation)]
    if (run === undefined || base === undefined || run.metric === null) return []
    const [opened, authors] = [run.reading.dataOpened, base.reading.dataOpened]
    return opened === null || authors === null || authors.length === 0 ? [] : [{ opened, authors }]
  })
  if (pairs.length === 0) return
  const functions = libraryDataOf(own)
  if (functions.length > 0) found.notes.push({ kind: 'library-data', functions })
  found.checks.push('data-read')
  if (reacts || functions.length > 0 || pairs.some(({ opened }) => opened.length > 0)) return
  found.evidence.push({ kind: 'never-read', files: [...new Set(pairs.flatMap(({ authors }) => authors))] })
}

function checkTestedRows(own: Probed, author: Probed, found: Found): void {
  const shares = trainedShares(own)
  const least = Math.min(...shares)
  if (shares.length === 0) return
  if (least < MOST_TRAINED) {
    found.checks.push('tested-rows')
    return
  }
  const authors = trainedShares(author)
  const authorShare = authors.length === 0 ? null : Math.max(0, ...authors)
  if (authorShare === null || authorShare >= FEW_TRAINED) {
    found.notes.push({ kind: 'tested-on-training-too', share: least, authorShare })
  } else {
    found.checks.push('tested-rows')
    found.evidence.push({ kind: 'tested-on-training', share: least, authorShare })
  }
}

/**
 * Shares of tested rows that were trained on, beyond what equal rows in the data make of any split; the data as it is says
 * more than random labels do, but not another thing.
 */
function trainedShares({ runs, asIs }: Probed): number[] {
  const readings = [...runs.values()].flatMap(({ metric, reading }) => (metric === null ? [] : [reading]))
  return [...readings, ...(asIs === null ? [] : [asIs])].flatMap(({ testedOnTraining, duplicateRows }) =>
    testedOnTraining === null || duplicateRows === null ? [] : [testedOnTraining - duplicateRows],
  )
}

/** Remarks on work that is left out, on the project's own data or on half of it with its own labels. */
function noteEffort(own: Probed, author: Probed, { notes }: Found): void {
  const [mine, other] = [own.asIs ?? halfOf(own), author.asIs ?? halfOf(author)]
  if (mine === null || other === null || mine.perturbation !== other.perturbation) return
  const passes = halved(mine.passes, other.passes)
  if (mine.model !== null && mine.model === other.model && passes !== null) {
    notes.push({ kind: 'fewer-passes', passes: passes.own, author: passes.author, model: mine.model })
  }
  const tested = halved(mine.testedRows, other.testedRows)
  if (tested !== null) notes.push({ kind: 'fewer-tested-rows', rows: tested.own, author: tested.author })
}

function halfOf({ runs }: Probed): ProbeReading | null {
  const run = runs.get('subsample')
  return run === undefined || run.metric === null ? null : run.reading
}

/** Remark on the same metric from half of the data, which can be chance: half of a small test set has few values to take. */
function noteSubsample(own: Probed, author: Probed, { notes }: Found): void {
  const [metric, base] = [own.runs.get('subsample')?.metric ?? null, author.runs.get('subsample')?.metric ?? null]
  if (metric === null || base === null || own.measured === null || author.measured === null) return
  if (isSame(metric, own.measured) && !isSame(base, author.measured)) {
    notes.push({ kind: 'same-on-half', metric })
  }
}

/** Both numbers where the own one is markedly less than the author's; else null. */
const halved = (own: number | null, author: number | null) =>
  own !== null && author !== null && own < author * HALF ? { own, author } : null
