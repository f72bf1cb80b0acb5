import type { VariantAnalysis } from '../../schema/analysis/analysis.ts'
import type {
  AuthorCode,
  AuthorGap,
  ChangeAssociation,
  CodeAnalysis,
  CodeDescription,
  CodeGap,
  VariantCode,
} from '../../schema/analysis/code-analysis.ts'
import type { Plan, PlannedVariant } from '../../schema/campaign/plan.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import { clustersAmong } from '../clusters.ts'
import type { RatioEstimator } from '../estimate-ratio.ts'
import { chooseLeadingQuantity } from '../runs/quantities.ts'
import { associateChanges, countChanges } from './associations.ts'
import { findChanges } from './change-rules.ts'
import { countLines, differ } from './line-difference.ts'
import { measureOverlap } from './overlap.ts'
import { summariseSizes } from './size-summaries.ts'

/** A program and what Python's parser says of it. */
export interface Script {
  readonly text: string
  readonly bytes: number
  readonly description: CodeDescription
}

interface AuthorScript extends Script {
  /** Modules of the project itself that it imports. */
  readonly ownModules: readonly string[]
}

/** The code of a campaign. */
export interface CampaignCode {
  /** Authors' entry files by project, or why one can't be compared with. */
  readonly authors: ReadonlyMap<
    string,
    { readonly licence: string | null } & (AuthorScript | { readonly gap: AuthorGap })
  >
  /** By variant id; an answer that gave no script has none. */
  readonly scripts: ReadonlyMap<string, Script>
}

/** How the models' scripts differ from the author's, of answers that stand, and which differences go with which ratios. `results`: of the scripts that stand. */
export function analyseCode(
  plan: Plan,
  code: CampaignCode,
  results: readonly VariantAnalysis[],
  estimate: RatioEstimator,
  provenances: ReadonlyMap<string, Pick<Provenance, 'unlockedImports'>>,
): CodeAnalysis {
  const authors = plan.projects.map(({ slug, entry }): AuthorCode => {
    const author = code.authors.get(slug)
    if (author === undefined) throw new Error(`neither the author's ${entry} of ${slug} nor a gap was handed in`)
    const named = { project: slug, licence: author.licence }
    if ('gap' in author) return { ...named, script: null, ownModules: [], gap: author.gap }
    return { ...named, script: describe(author), ownModules: [...author.ownModules], gap: null }
  })
  const standing = new Set(results.map(({ id }) => id))
  const variants = plan.variants.flatMap((variant) =>
    standing.has(variant.id)
      ? (compareVariant(variant, code, provenances.get(variant.id)?.unlockedImports ?? null) ?? [])
      : [],
  )
  const associations = associateChanges(variants, results, clustersAmong(plan.projects), estimate)
  return {
    authors,
    variants,
    sizes: summariseSizes(authors, variants),
    changes: countChanges(variants).map((change) => ({
      ...change,
      leading: chooseLeading(associations.filter(({ kind, mode }) => kind === change.kind && mode === change.mode)),
    })),
    associations,
    leading: chooseLeading(associations),
  }
}

const chooseLeading = (associations: readonly ChangeAssociation[]) =>
  chooseLeadingQuantity(associations.some(({ quantity, with: ratio }) => quantity === 'energy' && ratio !== null))

function describe({ text, bytes, description }: Script) {
  return { bytes, lines: countLines(text), ...description }
}

/** Null for a baseline and for an answer that gave no script. */
function compareVariant(
  { id, project, mode, model }: PlannedVariant,
  code: CampaignCode,
  unlockedImports: VariantCode['unlockedImports'],
): VariantCode | null {
  const script = code.scripts.get(id)
  const author = code.authors.get(project)
  if (model === null || script === undefined || author === undefined) return null
  const own = { id, project, mode, model, script: describe(script), unlockedImports }
  if ('gap' in author) return { ...own, overlap: null, difference: null, changes: null, gaps: [{ kind: 'no-author' }] }
  const difference = differ(id, author.text, script.text)?.lines ?? null
  const incomparable = whyIncomparable(author, script.description)
  const [before, after] = [author.description.structure, script.description.structure]
  const changes = incomparable !== null || before === null || after === null ? null : findChanges(before, after)
  const tooDifferent: CodeGap[] = difference === null ? [{ kind: 'too-different' }] : []
  const overlap = measureOverlap(author.text, script.text)
  return {
    ...own,
    overlap,
    difference,
    changes,
    gaps: [...tooDifferent, ...(incomparable === null ? [] : [incomparable])],
  }
}

/** Why two programs can't be compared: what one has or lacks is no change where the author's program has it in another file. */
function whyIncomparable(author: AuthorScript, { structure, fault }: CodeDescription): CodeGap | null {
  if (author.description.structure === null) {
    return { kind: 'unparsed', of: 'author', fault: author.description.fault }
  }
  if (structure === null) return { kind: 'unparsed', of: 'answer', fault }
  const elsewhere = author.ownModules.filter((module) => !structure.packages.includes(module))
  return elsewhere.length === 0 ? null : { kind: 'other-modules', modules: elsewhere }
}
