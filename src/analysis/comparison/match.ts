import { count } from '../../base/count.ts'
import { UserError } from '../../base/errors.ts'
import type { AnalysedVariant } from '../variant.ts'
import { listWords } from '../words.ts'
import type { PreparedSide } from './sides.ts'

/** The same question to the same or the partner model, answered in both campaigns. */
export interface ScriptPair {
  readonly a: AnalysedVariant
  readonly b: AnalysedVariant
}

export interface Matches {
  readonly pairs: readonly ScriptPair[]
  /** What is in one campaign only. */
  readonly leftOut: readonly string[]
}

/** `partners`: models of B by the model of A that they stand against; else a model stands against itself. */
export function matchScripts(a: PreparedSide, b: PreparedSide, partners: ReadonlyMap<string, string>): Matches {
  const { models, leftOut } = matchModels(a, b, partners)
  const keyed = new Map(b.answers.map((inBlocks) => [keyOf(inBlocks, inBlocks.analysis.model ?? ''), inBlocks]))
  const pairs: ScriptPair[] = []
  const matched = new Set<AnalysedVariant>()
  for (const inBlocks of a.answers) {
    const partner = models.get(inBlocks.analysis.model ?? '')
    const other = partner === undefined ? undefined : keyed.get(keyOf(inBlocks, partner))
    if (other === undefined) continue
    pairs.push({ a: inBlocks, b: other })
    matched.add(inBlocks).add(other)
  }
  const known = { a: new Set(models.keys()), b: new Set(models.values()) }
  return {
    pairs,
    leftOut: [
      ...onlyIn('A', slugsOf(a), slugsOf(b), 'project'),
      ...onlyIn('B', slugsOf(b), slugsOf(a), 'project'),
      ...leftOut,
      ...unmatched('A', a, slugsOf(b), known.a, matched),
      ...unmatched('B', b, slugsOf(a), known.b, matched),
    ],
  }
}

const keyOf = ({ inBlocks: { variant } }: AnalysedVariant, model: string) =>
  JSON.stringify([variant.project, variant.mode, model, variant.sample, variant.iteration])
const slugsOf = ({ plan }: PreparedSide) => plan.projects.map(({ slug }) => slug)

const modelsOf = ({ answers }: PreparedSide) => [...new Set(answers.flatMap(({ analysis }) => analysis.model ?? []))]

/** Models of B by model of A: the partners that the user names, then equal names, then the one left over on each side. */
function matchModels(a: PreparedSide, b: PreparedSide, partners: ReadonlyMap<string, string>) {
  const [ofA, ofB] = [modelsOf(a), modelsOf(b)]
  for (const [own, other] of partners) {
    refuseUnknown(own, ofA, `${own}=${other}`, 'A')
    refuseUnknown(other, ofB, `${own}=${other}`, 'B')
  }
  const models = new Map(partners)
  const isFree = (model: string) => ![...models.values()].includes(model)
  for (const model of ofA) if (!models.has(model) && ofB.includes(model) && isFree(model)) models.set(model, model)
  const [onlyA, onlyB] = [ofA.filter((model) => !models.has(model)), ofB.filter(isFree)]
  const [own, other, ...more] = [...onlyA, ...onlyB]
  if (onlyA.length === 1 && own !== undefined && other !== undefined && more.length === 0) {
    models.set(own, other)
    return { models, leftOut: [] }
  }
  const leftOut = [...onlyIn('A', onlyA, [], 'model'), ...onlyIn('B', onlyB, [], 'model')]
  const hint = leftOut.length === 2 ? ['Models with different names are compared with --pair a=b.'] : []
  return { models, leftOut: [...leftOut, ...hint] }
}

function refuseUnknown(model: string, known: readonly string[], pair: string, side: 'A' | 'B'): void {
  if (known.includes(model)) return
  throw new UserError(`--pair ${pair}: ${side} has no model ${model}. It has ${listWords(known) || 'none'}.`)
}

function onlyIn(side: 'A' | 'B', own: readonly string[], other: readonly string[], noun: string): string[] {
  const alone = own.filter((each) => !other.includes(each))
  return alone.length === 0 ? [] : [`Only in ${side}: ${count(alone.length, noun)} (${listWords(alone)}).`]
}

/** Of projects and models that both have: modes, samples and repairs that one lacks. */
function unmatched(
  name: 'A' | 'B',
  side: PreparedSide,
  slugs: readonly string[],
  models: ReadonlySet<string>,
  matched: ReadonlySet<AnalysedVariant>,
): string[] {
  const alone = side.answers.filter(
    (inBlocks) =>
      !matched.has(inBlocks) && models.has(inBlocks.analysis.model ?? '') && slugs.includes(inBlocks.analysis.project),
  )
  return [...Map.groupBy(alone, ({ analysis }) => analysis.mode)].map(
    ([mode, analysed]) => `Only in ${name}: ${count(analysed.length, `${mode} script`)} without a partner.`,
  )
}
