import { count } from '../base/count.ts'
import { FAMILY_WORDS, formatReason, verdictWords } from '../report/text/verdict-words.ts'
import type { Analysis, VariantAnalysis } from '../schema/analysis.ts'
import type { GroupAnalysis } from '../schema/group.ts'
import type { Provenance } from '../schema/provenance.ts'
import type { GroupRatio } from '../schema/ratio.ts'
import { hasFewProjects, tellExtremes, tellScripts } from './script-sentences.ts'

const NO_ENERGY = 'Energy was not measured here.'

/**
 * What was found, one plain sentence a group, or a script where there are too few projects to speak of a group. Energy is
 * named only where both sides were measured, for as many projects as have a CPU time; elsewhere the sentence speaks of CPU
 * time, and an estimate is never a result.
 */
export function writeHeadline(
  groups: readonly GroupAnalysis[],
  variants: readonly VariantAnalysis[],
  energyQuality: Analysis['energyQuality'],
  /** Why joules that were read count nowhere. */
  leftOut: ReadonlySet<string>,
  provenances: Iterable<Provenance>,
  generalisesTo: string | null,
): string[] {
  if (variants.every(({ runs }) => runs === 0)) return ['Nothing has run yet.', ...originWords(provenances)]
  const anywhere = energyQuality === 'measured'
  const sentences = hasFewProjects(variants)
    ? tellScripts(variants, anywhere)
    : [...groups.map((group) => tellGroup(group, anywhere)), ...tellExtremes(variants, anywhere)]
  return [
    ...sentences,
    ...(anywhere ? [] : [noEnergyWords(leftOut)]),
    ...originWords(provenances),
    ...scopeWords(generalisesTo),
  ]
}

const noEnergyWords = (leftOut: ReadonlySet<string>) =>
  leftOut.size === 0 ? NO_ENERGY : `Energy was measured, but left out (${[...leftOut].sort().join(', ')}).`

function tellGroup(group: GroupAnalysis, anywhere: boolean): string {
  const chosen = chooseQuantity(group, anywhere)
  const energy = !anywhere || chosen.energyGap === null ? '' : ` ${chosen.energyGap}`
  return `${group.model}, ${group.mode}: ${resultWords(chosen, group)}; ${successWords(group)}.${energy}`
}

const scopeWords = (generalisesTo: string | null) =>
  generalisesTo === null ? [] : [`This was seen in ${generalisesTo}; beyond that it is a guess.`]

interface Chosen {
  readonly what: 'energy' | 'CPU time'
  readonly ratio: GroupRatio | undefined
  /** Why the sentence does not speak of energy. */
  readonly energyGap: string | null
}

function chooseQuantity({ ratios }: GroupAnalysis, measuredAnywhere: boolean): Chosen {
  const energy = preferHeadless(ratios.energy)
  const cpu = preferHeadless(ratios.cpu)
  if (!measuredAnywhere || energy === undefined || (energy.pairs > 0 && energy.quality !== 'measured')) {
    return { what: 'CPU time', ratio: cpu, energyGap: NO_ENERGY }
  }
  if (energy.pairs < (cpu?.pairs ?? 0)) {
    const gap =
      energy.pairs === 0 ? whyNoPair(energy) : `Energy was measured in ${energy.pairs} of these projects only.`
    return { what: 'CPU time', ratio: cpu, energyGap: gap }
  }
  return { what: 'energy', ratio: energy, energyGap: null }
}

const whyNoPair = (ratio: GroupRatio) =>
  ratio.verdict === 'not-measured' && ratio.cause !== null
    ? `No verdict on energy: ${formatReason(ratio, 'project')}.`
    : NO_ENERGY

/** The first ratio is to the code without its plots; the author's code as it is stands in where that never ran. */
const preferHeadless = (ratios: readonly GroupRatio[]) => ratios.find(({ pairs }) => pairs > 0) ?? ratios[0]

function resultWords({ what, ratio }: Chosen, { success }: GroupAnalysis): string {
  if (ratio === undefined) return `${what} was not compared`
  if (ratio.verdict === 'too-few-projects' && success.passed === 0) {
    return `no answer ran to its end, so ${what} is not compared`
  }
  return verdictWords(ratio, { what, pair: 'project', note: familyWords(ratio) })
}

/** A result that nobody had declared to look for is told as one. */
const familyWords = ({ test }: GroupRatio) =>
  test === null || test.family === 'primary' ? '' : FAMILY_WORDS[test.family]

function successWords({ success, comparable, suspect }: GroupAnalysis): string {
  const { passed, attemptable, total } = success
  const lost = total - attemptable
  const of = `${passed} of ${count(attemptable, 'answer')} ran`
  const accurate = passed === comparable ? '' : `, ${comparable} of them as accurate as the author's code`
  const doubted = suspect === 0 ? '' : `, ${suspect} suspect`
  return `${of}${accurate}${doubted}${lost === 0 ? '' : ` (${lost} more of ${total} planned could not be tried)`}`
}

function originWords(provenances: Iterable<Provenance>): string[] {
  const models = { recorded: new Set<string>(), given: new Set<string>() }
  for (const { origin, model } of provenances) if (origin !== 'provider') models[origin].add(model)
  const names = (found: ReadonlySet<string>) => [...found].sort().join(', ')
  return [
    ...(models.recorded.size > 0
      ? [`The answers of ${names(models.recorded)} were recorded for a demonstration: no live model gave them.`]
      : []),
    ...(models.given.size > 0
      ? [`The answers of ${names(models.given)} were handed in as files: who wrote them is not known here.`]
      : []),
  ]
}
