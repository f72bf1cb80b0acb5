import { count } from '../base/count.ts'
import { formatDoubt } from '../report/text/doubt-words.ts'
import { QUANTITY_WORDS } from '../report/text/format.ts'
import type { Analysis } from '../schema/analysis.ts'
import type { FamilySummary, StratumEffect } from '../schema/model-comparison.ts'
import { MINIMUM_PAIRS } from '../schema/ratio.ts'
import { OUR_FAILURES } from '../schema/record.ts'
import { countDoubts } from './count-doubts.ts'
import { logRatiosOf } from './pairs.ts'
import { leftOutAs } from './quantities.ts'
import type { CollectedRuns, Run } from './runs.ts'
import type { AnalysedVariant } from './variant.ts'
import { BASELINE_WORDS, listWords, ratioWords } from './words.ts'

/** What a reader must know before believing the numbers: each in one sentence, worst first. */
export function writeFindings(
  collected: CollectedRuns,
  analysed: readonly AnalysedVariant[],
  totals: Analysis['runs'],
  { family, strata }: { family: FamilySummary; strata: readonly StratumEffect[] },
): string[] {
  const runs = analysed.flatMap(({ inBlocks }) => inBlocks.runs)
  return [
    ...missingRecords(totals),
    ...declaredLater(family),
    ...strangers(collected),
    ...failedBaselines(analysed),
    ...perfectScores(analysed),
    ...ourFailures(runs),
    ...inputsThatChanged(analysed),
    ...energySources(runs),
    ...doubtfulEnergy(runs),
    ...energyMeters(runs),
    ...severalMeters(analysed),
    ...severalStrata(collected, analysed),
    ...stratumDifferences(strata),
    ...severalSandboxes(collected),
    ...contaminatedRuns(runs),
    ...coldRuns(runs),
    ...fewPairs(analysed),
  ]
}

function missingRecords({ planned, recorded }: Analysis['runs']): string[] {
  if (recorded === planned) return []
  return [
    `${planned - recorded} of ${count(planned, 'planned measured run')} have no record: the campaign is not finished.`,
  ]
}

function strangers({ strangers }: CollectedRuns): string[] {
  if (strangers.size === 0) return []
  let records = 0
  for (const number of strangers.values()) records += number
  const names = listWords([...strangers.keys()].sort())
  return [`${count(records, 'record')} are of another plan and were left out; plan.json does not hold ${names}.`]
}

function declaredLater({ declared, postHoc }: FamilySummary): string[] {
  if (postHoc !== true) return []
  return [
    `plan.json declares ${count(declared, 'primary test')}, but records were made while it declared others: what it calls primary is post hoc.`,
  ]
}

/** The best that a metric can say, where the author's code says less: more often a leak than a better model. */
function perfectScores(analysed: readonly AnalysedVariant[]): string[] {
  const perfect = analysed.filter(({ analysis, inBlocks: { project } }) => {
    const { median, baseline } = analysis.metric
    const best = project.metric.direction === 'lower' ? 0 : project.metric.scale === 'absolute' ? null : 1
    if (analysis.validity?.verdict === 'suspect') return false // named with its evidence
    return analysis.model !== null && analysis.passed && best !== null && median === best && baseline !== best
  })
  if (perfect.length === 0) return []
  const names = listWords([...new Set(perfect.map(({ analysis }) => analysis.id))])
  return [
    `A perfect score where the author's code has less; read the code before you believe it (a leaked or constant target, a literal): ${names}.`,
  ]
}

/** One sentence a baseline, over all the shards in which it ran. */
function failedBaselines(analysed: readonly AnalysedVariant[]): string[] {
  const baselines = Map.groupBy(
    analysed.filter(({ analysis }) => analysis.model === null && analysis.runs > 0),
    ({ analysis }) => analysis.id,
  )
  return [...baselines].flatMap(([id, shards]) => {
    const failed = shards.filter(({ analysis }) => (analysis.statuses.ok ?? 0) < analysis.runs)
    if (failed.length === 0) return []
    const runs = shards.reduce((sum, { analysis }) => sum + analysis.runs, 0)
    const ok = shards.reduce((sum, { analysis }) => sum + (analysis.statuses.ok ?? 0), 0)
    const failure = failed.find(({ analysis }) => analysis.failure !== null)?.analysis.failure ?? null
    const why = failure === null ? '' : ` (${failure.class}${said(failure.message)})`
    const without = shards.filter(({ analysis }) => (analysis.statuses.ok ?? 0) === 0)
    const where =
      without.length === shards.length ? '' : ` of ${without.map(({ inBlocks }) => inBlocks.blockModel).join(', ')}`
    const consequence = without.length === 0 ? '' : ` No answer${where} can be compared with it.`
    return [`The baseline ${id} failed in ${runs - ok} of ${count(runs, 'run')}${why}.${consequence}`]
  })
}

/** One line of a message, and not all of a long one. */
function said(message: string | null): string {
  const line = message?.split('\n', 1)[0]?.trim() ?? ''
  return line === '' ? '' : `: ${line.length > 120 ? `${line.slice(0, 120)}…` : line}`
}

function ourFailures(runs: readonly Run[]): string[] {
  const lost = runs.filter(({ status }) => OUR_FAILURES.includes(status))
  if (lost.length === 0) return []
  const kinds = [...Map.groupBy(lost, ({ status }) => status)].map(([status, of]) => `${of.length} ${status}`).sort()
  return [
    `${count(lost.length, 'measured run')} of ${runs.length} were lost to the harness, not to the code (${kinds.join(', ')}).`,
  ]
}

function inputsThatChanged(analysed: readonly AnalysedVariant[]): string[] {
  const changed = analysed.filter(
    ({ inBlocks }) => new Set(inBlocks.runs.flatMap(({ variantHash }) => variantHash ?? [])).size > 1,
  )
  const otherLock = analysed.filter(({ inBlocks }) =>
    inBlocks.runs.some(({ lockHash }) => lockHash !== null && lockHash !== inBlocks.project.lockHash),
  )
  const names = (of: readonly AnalysedVariant[]) => listWords([...new Set(of.map(({ analysis }) => analysis.id))])
  return [
    ...(changed.length === 0
      ? []
      : [`A script changed between its runs, which are pooled all the same: ${names(changed)}.`]),
    ...(otherLock.length === 0
      ? []
      : [`Packages were not those that were planned (another lock file): ${names(otherLock)}.`]),
  ]
}

function energySources(runs: readonly Run[]): string[] {
  const ok = runs.filter(({ status }) => status === 'ok')
  const of = (quality: string) => ok.filter(({ readings }) => readings.energy.quality === quality)
  const [estimated, unread] = [
    of('estimated'),
    of('unavailable').filter(({ readings }) => leftOutAs(readings.energy) === null),
  ]
  return [
    ...(estimated.length === 0
      ? []
      : [
          `Energy of ${count(estimated.length, 'run')} of ${ok.length} is an estimate, which enters no verdict and no headline.`,
        ]),
    ...(unread.length === 0 ? [] : [`${count(unread.length, 'run')} of ${ok.length} have no reading of energy.`]),
  ]
}

function doubtfulEnergy(runs: readonly Run[]): string[] {
  const ok = runs.filter(({ status }) => status === 'ok')
  const doubts = ok.flatMap(({ readings: { energy } }) =>
    energy.reason?.kind === 'doubtful' ? [energy.reason.doubts] : [],
  )
  if (doubts.length === 0) return []
  const reasons = countDoubts(doubts).map(
    ({ example, runs, equal }) => `${formatDoubt(example)}${equal ? '' : ' and the like'} (${runs})`,
  )
  return [
    `The energy of ${count(doubts.length, 'run')} of ${ok.length} is in doubt and left out: ${listWords(reasons, 3)}.`,
  ]
}

/** Of what the joules are, where that is not the processor's packages by one meter. */
function energyMeters(runs: readonly Run[]): string[] {
  const sources = new Set(
    runs.flatMap(({ readings: { energy } }) => (energy.quality === 'measured' ? (energy.source ?? []) : [])),
  )
  const external = [...sources].some((source) => source.startsWith('external '))
  return [
    ...(sources.size < 2
      ? []
      : [`Energy was read in different ways (${listWords([...sources].sort())}); a pair is formed within one only.`]),
    ...(external
      ? ['Energy by a meter outside the machine is that of all of it, so that a saving in its processor shows as less.']
      : []),
  ]
}

function severalMeters(analysed: readonly AnalysedVariant[]): string[] {
  const lost = analysed.reduce(
    (sum, { pairings }) =>
      sum + [...pairings.values()].reduce((own, { pairs }) => own + logRatiosOf(pairs, 'energy').acrossMeters, 0),
    0,
  )
  return lost === 0
    ? []
    : [`${count(lost, 'pair')} whose energy two meters, or other zones of one, had read were left out.`]
}

function severalStrata({ hosts }: CollectedRuns, analysed: readonly AnalysedVariant[]): string[] {
  if (hosts.length < 2) return []
  const lost = analysed.reduce(
    (sum, { pairings }) => sum + [...pairings.values()].reduce((own, { acrossStrata }) => own + acrossStrata, 0),
    0,
  )
  const names = listWords([...new Set(hosts.map(({ name }) => name))])
  const left = lost === 0 ? '' : ` ${count(lost, 'pair')} that would span two states were left out.`
  return [
    `Runs come from ${hosts.length} hosts or states of a host (${names}); a pair is formed within one only.${left}`,
  ]
}

/** Against the code without plots, of what was measured; the others stand in analysis.json. */
function stratumDifferences(strata: readonly StratumEffect[]): string[] {
  return strata.flatMap(({ quantity, baseline, host, stratum, effect, interval, projects, reason }) => {
    if (baseline !== 'original-headless') return []
    const where = `Ratios of ${QUANTITY_WORDS[quantity]} on ${host} (${stratum.slice(0, 8)}) against the first host or state`
    return effect === null || interval === null
      ? [`${where}: not known, since ${reason ?? 'nothing was measured'}.`]
      : [`${where}: ${ratioWords(effect, interval)}, ${count(projects, 'project')}.`]
  })
}

function severalSandboxes({ sandboxes }: CollectedRuns): string[] {
  if (sandboxes.size < 2) return []
  return [`Runs used different sandboxes (${[...sandboxes].sort().join(', ')}), which cost different amounts of time.`]
}

function contaminatedRuns(runs: readonly Run[]): string[] {
  const disturbed = runs.filter(({ contaminated }) => contaminated).length
  if (disturbed === 0) return []
  return [
    `Other load ran beside ${disturbed} of ${count(runs.length, 'measured run')}: their energy is left out, their CPU time stands.`,
  ]
}

function coldRuns(runs: readonly Run[]): string[] {
  const cold = runs.filter((run) => run.cold).length
  if (cold === 0) return []
  return [
    `${count(cold, 'measured run')} of ${runs.length} started cold (first use of files or packages) and count like the others.`,
  ]
}

/** Of the answers that ran: one that failed has its own line in the table. */
function fewPairs(analysed: readonly AnalysedVariant[]): string[] {
  const few = new Map<string, number>()
  for (const { analysis, pairings } of analysed) {
    if (analysis.model === null || !analysis.passed) continue
    for (const [mode, { pairs }] of pairings) {
      if (pairs.length >= MINIMUM_PAIRS) continue
      const key = `${analysis.project} against ${BASELINE_WORDS[mode]}`
      few.set(key, Math.min(few.get(key) ?? Number.POSITIVE_INFINITY, pairs.length))
    }
  }
  if (few.size === 0) return []
  const names = listWords([...few].map(([key, pairs]) => `${key} (${pairs})`).sort())
  return [`Fewer than ${MINIMUM_PAIRS} pairs of runs, so without an interval of its own: ${names}.`]
}
