import { UserError } from '../../base/errors.ts'
import { groupsBy } from '../../base/groups.ts'
import type { ComparisonFinding, SideName } from '../../schema/analysis/comparison.ts'
import { withEvidence } from '../finding-parts.ts'
import { questionOf } from '../standing.ts'
import type { AnalysedVariant } from '../variant.ts'
import type { PreparedSide } from './sides.ts'

/** The same question to the same or the partner model, by the answers to it that stand in both campaigns. */
export interface ScriptPair {
  readonly a: AnalysedVariant
  readonly b: AnalysedVariant
}

/** `partners`: models of B by the model of A that they stand against; else a model stands against itself. */
export function matchScripts(a: PreparedSide, b: PreparedSide, partners: ReadonlyMap<string, string>) {
  const { models, onlyA, onlyB } = matchModels(a, b, partners)
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
  const [slugsA, slugsB] = [slugsOf(a), slugsOf(b)]
  const find = (kind: 'unmatched-projects' | 'unmatched-models', subject: SideName, evidence: string[]) =>
    ({ kind, severity: 'note', subject, numbers: {}, evidence }) as const
  const findScripts = (subject: SideName, side: PreparedSide, slugs: readonly string[], known: Iterable<string>) => {
    const shared = listShared(side, slugs, new Set(known)).filter((answer) => !matched.has(answer))
    return tellScripts(subject, shared)
  }
  /** Projects, models and scripts in one campaign only. */
  const unmatched: ComparisonFinding[] = withEvidence([
    find('unmatched-projects', 'a', without(slugsA, slugsB)),
    find('unmatched-projects', 'b', without(slugsB, slugsA)),
    find('unmatched-models', 'a', onlyA),
    find('unmatched-models', 'b', onlyB),
    ...findScripts('a', a, slugsB, models.keys()),
    ...findScripts('b', b, slugsA, models.values()),
  ])
  return { pairs, unmatched }
}

const without = (own: readonly string[], other: readonly string[]) => own.filter((each) => !other.includes(each))

const keyOf = ({ inBlocks: { variant } }: AnalysedVariant, model: string) => questionOf({ ...variant, model })
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
    return { models, onlyA: [], onlyB: [] }
  }
  return { models, onlyA, onlyB }
}

function refuseUnknown(model: string, known: readonly string[], pair: string, side: 'A' | 'B'): void {
  if (known.includes(model)) return
  throw new UserError(`--pair ${pair}: ${side} has no model ${model}. It has ${known.join(', ') || 'none'}.`)
}

/** Answers to projects and of models that both campaigns have. */
const listShared = ({ answers }: PreparedSide, slugs: readonly string[], models: ReadonlySet<string>) =>
  answers.filter(({ analysis: { model, project } }) => models.has(model ?? '') && slugs.includes(project))

/** Findings on the samples that one campaign lacks, by mode. */
const tellScripts = (subject: SideName, alone: readonly AnalysedVariant[]): ComparisonFinding[] =>
  groupsBy(alone, ({ analysis }) => analysis.mode).map((own) => ({
    kind: 'unmatched-scripts',
    severity: 'note',
    subject,
    mode: own[0].analysis.mode,
    numbers: {},
    evidence: own.map(({ analysis }) => analysis.id),
  }))
