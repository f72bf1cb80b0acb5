import { formatSignificantDigits } from '../../base/text/significant-digits.ts'
import { count } from '../../base/text/text.ts'
import type { Analysis, VariantAnalysis } from '../../schema/analysis/analysis.ts'
import type { Cost, GroupAnalysis } from '../../schema/analysis/group.ts'
import type { EnergyGap, HeadlineFact, Scope } from '../../schema/analysis/headline.ts'
import { HEADLINE_PROJECTS } from '../../schema/analysis/least-evidence.ts'
import { type GroupRatio, isJudged, type Ratio } from '../../schema/analysis/ratio.ts'
import type { BaselineMode } from '../../schema/common.ts'
import { tell, type WordsByKind } from './by-kind.ts'
import { listFailedAuthors } from './failed-authors.ts'
import {
  agree,
  formatAllDigits,
  formatFailureClass,
  formatList,
  formatWholePercent,
  joinWords,
  QUANTITY_WORDS,
} from './format.ts'
import { formatChange, formatProjectsRatio, formatRatioSentence } from './format-ratio.ts'
import { OUTCOME_WORDS, outcomeOf } from './outcome-words.ts'
import { formatResult } from './result-words.ts'
import { WITHOUT_RESULT } from './support-words.ts'
import { FAMILY_WORDS, formatLeftOut, formatReason, LEFT_OUT_WORDS } from './verdict-words.ts'

const NO_ENERGY = 'Energy was not measured here.'

/** Zones that were read where no processor was, as the card of a virtual machine. */
const listOutside = (groups: Analysis['groups']): string[] => [
  ...new Set(
    groups.flatMap(({ energyParts }) => energyParts.flatMap(({ outside }) => outside.map(({ zone }) => zone))),
  ),
]

/** What was found, a plain sentence each. */
export const formatHeadline = (analysis: Analysis): string[] => tellHeadline(analysis).map(({ text }) => text)

/** The sentences that tell of single scripts. */
export const formatScripts = (analysis: Analysis): string[] =>
  tellHeadline(analysis).flatMap(({ fact: { kind }, text }) => (kind === 'script' || kind === 'extremes' ? [text] : []))

export interface ToldFact {
  /** The first of those that it tells. */
  readonly fact: HeadlineFact
  readonly text: string
}

/** The sentences of the headline; scripts that were not compared for one cause have one. */
export function tellHeadline(analysis: Analysis): ToldFact[] {
  const told = analysis.headline.map((fact) => ({ fact, ...partsOf(fact, analysis) }))
  return [...Map.groupBy(told, (each) => (each.isCompared ? each : each.text)).values()].flatMap((alike) => {
    const [first] = alike
    if (first === undefined) return []
    const names = alike.flatMap(({ name }) => name ?? [])
    return [{ fact: first.fact, text: names.length === 0 ? first.text : `${names.join('; ')}: ${first.text}.` }]
  })
}

interface FactParts {
  /** Name of a script; null: the text is a sentence. */
  readonly name: string | null
  readonly text: string
  readonly isCompared: boolean
}

function partsOf(fact: HeadlineFact, analysis: Analysis): FactParts {
  const script = fact.kind === 'script' ? findScript(fact, analysis) : undefined
  if (fact.kind !== 'script' || script === undefined) {
    return { name: null, text: formatHeadlineFact(fact, analysis), isCompared: true }
  }
  const { found, ratio = null } = script
  return {
    name: formatScriptName(found, analysis),
    text: formatScript(fact, script, analysis),
    isCompared: isJudged(outcomeOf(found, ratio)),
  }
}

export const formatHeadlineFact = (fact: HeadlineFact, analysis: Analysis): string => tell(SENTENCES, fact, analysis)

const SENTENCES: WordsByKind<HeadlineFact, Analysis> = {
  'nothing-ran': 'Nothing has run yet.',
  'no-answer-ran': 'No answer ran, so nothing is compared.',
  group: formatGroup,
  // One that the analysis does not hold; `tellHeadline` tells the others.
  script: '',
  'scripts-not-named': ({ scripts }) =>
    `${count(scripts, 'more script')} ${agree(scripts, 'is', 'are')} not named here.`,
  'scripts-only': ({ needed, projects }) =>
    `This speaks of these scripts and not of a model: a verdict on a model takes ${needed} projects or more, and here ${agree(projects, 'is', 'are')} ${projects}.`,
  extremes: formatExtremes,
  'no-energy': (_, { energyLeftOut, groups }) => {
    if (energyLeftOut.length > 0)
      return `Energy was measured, but left out: ${energyLeftOut.map((kind) => LEFT_OUT_WORDS[kind]).join(', ')}.`
    const zones = listOutside(groups)
    return zones.length === 0
      ? NO_ENERGY
      : `The processor's energy was not measured here. That of ${joinWords(zones)} was, in no verdict: see “How sure this is”.`
  },
  origin: ({ origin, models }) =>
    origin === 'recorded'
      ? `The answers of ${models.join(', ')} were recorded before: no model was asked here, and who wrote them is not known.`
      : `The answers of ${models.join(', ')} were handed in as files: who wrote them is not known here.`,
  scope: (_, { scope }) =>
    `This was seen in ${scope === null ? 'nothing' : formatScope(scope)}; beyond that it is a guess.`,
}

type Of<K extends HeadlineFact['kind']> = Extract<HeadlineFact, { kind: K }>

/** `8 projects (5 classification, 3 regression; the author's code takes 0.8 to 2.3 s of CPU time), one host, one day (2026-01-01)`. */
export function formatScope({ projects, tasks, cpuSeconds, hosts, strata, ...time }: Scope): string {
  const [first, ...others] = tasks.map(({ task, projects: of }) => (tasks.length === 1 ? task : `${of} ${task}`))
  const kinds = others.length === 0 && first === 'other' ? [] : [formatList([first ?? '', ...others])] // says nothing alone
  const sizes = cpuSeconds === null ? [] : [`the author's code takes ${formatSizes(cpuSeconds)} s of CPU time`]
  const details = [...kinds, ...sizes].join('; ')
  const states = strata > hosts ? ` in ${strata} states` : ''
  const { days, firstDay, lastDay } = time
  const when = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`
  return `${count(projects, 'project')}${details === '' ? '' : ` (${details})`}, ${oneOr(hosts, 'host')}${states}, ${oneOr(days, 'day')} (${when})`
}

function formatSizes(ends: readonly [number, number]): string {
  const [least, most] = ends.map((end) => formatAllDigits(end, 2))
  return least === most ? `${least}` : `${least} to ${most}`
}

const oneOr = (n: number, noun: string) => (n === 1 ? `one ${noun}` : count(n, noun))

function formatGroup({ mode, model, quantity, baseline, energyGap }: Of<'group'>, { groups }: Analysis): string {
  const group = groups.find((each) => each.mode === mode && each.model === model)
  if (group === undefined) return ''
  const gap = energyGap === null ? '' : ` ${formatEnergyGap(energyGap, group)}`
  return `${model}, ${mode}: ${formatGroupResult(group, quantity, baseline)}; ${formatSuccess(group)}.${gap}`
}

function formatGroupResult(group: GroupAnalysis, quantity: Cost, baseline: BaselineMode | null): string {
  const ratio = findRatio(group.ratios[quantity], baseline)
  const what = QUANTITY_WORDS[quantity]
  if (ratio === undefined) return `${what} was not compared`
  if (isWithoutResult(ratio) && group.success.passed === 0) {
    return `no answer ran to its end, so ${what} is not compared`
  }
  // A result that nobody had declared to look for is told as one.
  const family = ratio.test === null || ratio.test.family === 'primary' ? [] : [FAMILY_WORDS[ratio.test.family]]
  const fewness =
    isJudged(ratio.verdict) && ratio.exploratory ? [`exploratory below ${HEADLINE_PROJECTS} projects`] : []
  const note = [...new Set([...family.filter(() => fewness.length === 0 || family[0] !== 'exploratory'), ...fewness])]
  return `${formatResult(ratio, what, 'project', note.join(', '))}${formatBesideAll(ratio)}`
}

const isWithoutResult = ({ verdict, cause }: Ratio) =>
  verdict === 'too-few-projects' || cause?.kind === 'none-as-accurate'

/** What failed is in the ratio of all attempted projects; that of the survivors alone stands beside it. */
function formatBesideAll(ratio: GroupRatio): string {
  const { failed, censored, survivors } = ratio
  if (failed === 0 || !isJudged(ratio.verdict)) return ''
  const timedOut = censored === 0 ? '' : `, ${censored} of them known from below only (out of time, or not read)`
  const alone = survivors === null ? '' : `; the survivors alone: ${formatProjectsRatio(survivors)}`
  return `, over all attempted projects, ${failed} ${WITHOUT_RESULT}, which costs its own run and the author's code${timedOut}${alone}`
}

const findRatio = <R extends Ratio>(ratios: readonly R[], baseline: BaselineMode | null): R | undefined =>
  ratios.find((ratio) => ratio.baseline === baseline)

function formatEnergyGap(gap: EnergyGap, { ratios }: GroupAnalysis): string {
  if (gap.kind === 'not-measured') return NO_ENERGY
  if (gap.kind === 'fewer-projects') return `Energy was measured in ${gap.projects} of these projects only.`
  const ratio = findRatio(ratios.energy, gap.baseline)
  return ratio === undefined ? NO_ENERGY : `No verdict on energy: ${formatReason(ratio, 'project')}.`
}

function formatSuccess({ success, comparable, suspect }: GroupAnalysis): string {
  const { passed, attemptable, total, stability } = success
  const lost = total - attemptable
  const accurate = passed === comparable ? '' : `, ${comparable} of them shown to be as accurate as the author's code`
  const doubted = suspect === 0 ? '' : `, ${suspect} suspect`
  const untried = lost === 0 ? '' : ` (${lost} more of ${total} planned could not be tried)`
  const unstable = stability === null || stability === 1 ? '' : `, in ${formatWholePercent(stability)} of their runs`
  return `${passed} of ${count(attemptable, 'answer')} ran${unstable}${accurate}${doubted}${untried}`
}

interface ScriptReference {
  readonly variant: string
  readonly quantity: Cost
  readonly baseline: BaselineMode | null
}

function findScript({ variant, quantity, baseline }: ScriptReference, { variants }: Analysis) {
  const found = variants.find((each) => each.id === variant && each.counts)
  return found && { found, ratio: findRatio(found.ratios[quantity], baseline) }
}

/** Samples of one place are told apart by the end of their ids. */
function formatScriptName(script: VariantAnalysis, { variants }: Analysis): string {
  const { id, mode, model, project } = script
  const place = variants.filter((each) => each.mode === mode && each.model === model && each.project === project)
  const isAlone = new Set(place.map((each) => each.id)).size === 1
  return `${model}, ${mode} on ${project}${isAlone ? '' : ` (${id.split('/').slice(-2).join('/')})`}`
}

function formatScript(
  fact: Of<'script'>,
  { found, ratio }: NonNullable<ReturnType<typeof findScript>>,
  analysis: Analysis,
): string {
  const what = QUANTITY_WORDS[fact.quantity]
  const isAuthorFailed = found.passed && listFailedAuthors(analysis).includes(found.project)
  return isAuthorFailed
    ? `the author's code did not run to its end, so ${what} is not compared`
    : formatScriptResult(found, ratio, what)
}

function formatScriptResult(
  { passed, attempted, runs, failure, metric }: VariantAnalysis,
  ratio: Ratio | undefined,
  what: string,
): string {
  if (!attempted) return runs === 0 && failure === null ? 'has not run yet' : 'could not be tried here'
  if (!passed) return `${OUTCOME_WORDS.failed}${failure === null ? '' : ` (${formatFailureClass(failure.class)})`}`
  if (ratio === undefined) return `${what} was not compared`
  const leftOut = ratio.verdict === 'too-few-runs' ? formatLeftOut(ratio, 'block').join() : ''
  const result = formatResult(ratio, what, 'block', leftOut)
  const isWorse = ratio.verdict === 'not-comparable' && ratio.cause?.kind !== 'suspect'
  if (!isWorse || metric.median === null || metric.baseline === null) return result
  return `${result} (${metric.name} ${formatSignificantDigits(metric.median, 4)} against ${formatSignificantDigits(metric.baseline, 4)})`
}

function formatExtremes({ less, more, judged, quantity, least, most }: Of<'extremes'>, analysis: Analysis): string {
  const what = quantity === null ? 'energy or CPU time' : QUANTITY_WORDS[quantity]
  const name = (reference: ScriptReference) => {
    const script = findScript(reference, analysis)
    if (script === undefined) return reference.variant
    const { estimate = null, interval = null } = script.ratio ?? {}
    const numbers = estimate === null ? '' : ` (${formatChange(estimate)}, ${formatRatioSentence(estimate, interval)})`
    return `${formatScriptName(script.found, analysis)}${numbers}`
  }
  const named = [least && `the least ${name(least)}`, most && `the most ${name(most)}`].filter((each) => each !== null)
  const extremes = named.length === 0 ? '' : `: ${named.join(', ')}`
  const found = `${less} ${agree(less, 'uses', 'use')} less ${what} and ${more} more`
  return `Script by script, of ${judged} that could be judged at the same accuracy ${found}, each by its own blocks and corrected for their number (Holm)${extremes}.`
}
