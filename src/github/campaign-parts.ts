import { isDeepStrictEqual } from 'node:util'
import { isOfPair, type ProjectAndModel } from '../campaign/paths.ts'
import { parseSharedPath } from '../campaign/shared-files.ts'
import { modelId, slug } from '../schema/common.ts'
import { type Shard, writtenShard } from '../schema/options/shard.ts'
import { stemOf } from './artifact-copies.ts'

/** What one job adds to a campaign's folder, and hands to later jobs as one artifact. */
export type Part =
  | { readonly kind: 'plan' }
  /** Variants of one project and model, or of all (null). */
  | { readonly kind: 'variants'; readonly only: ProjectAndModel | null }
  | { readonly kind: 'records'; readonly shard: Shard }

/** `@` parts project from model because neither can hold it: two pairs never share a name. */
export function partName(campaign: string, part: Part): string {
  const prefix = stemOf(campaign)
  switch (part.kind) {
    case 'plan':
      return `${prefix}-plan`
    case 'variants':
      return `${prefix}-variants${part.only ? `-${part.only.project}@${part.only.model}` : ''}`
    case 'records':
      return `${prefix}-records-${part.shard.index}-of-${part.shard.count}`
  }
}

/** The part that an artifact of this name holds; null for another campaign's, a further copy, or something else. */
export function parsePartName(campaign: string, name: string): Part | null {
  const prefix = `${stemOf(campaign)}-`
  if (!name.startsWith(prefix)) return null
  const rest = name.slice(prefix.length)
  if (rest === 'plan') return { kind: 'plan' }
  if (rest === 'variants') return { kind: 'variants', only: null }
  const [, project, model] = /^variants-([^@]+)@([^@]+)$/.exec(rest) ?? []
  if (slug.safeParse(project).success && modelId.safeParse(model).success && project && model) {
    return { kind: 'variants', only: { project, model } }
  }
  const { data } = writtenShard.safeParse(/^records-([1-9]\d*-of-[1-9]\d*)$/.exec(rest)?.[1]?.replace('-of-', '/'))
  return data ? { kind: 'records', shard: data } : null
}

/** Whether a part may hold this file of a campaign's folder: it is sent by this rule, and taken from strangers by it. */
export function isFileOfPart(part: Part, path: string): boolean {
  const file = parseSharedPath(path)
  switch (part.kind) {
    case 'plan':
      return file?.kind === 'plan'
    case 'variants': {
      const { only } = part
      if (file?.kind !== 'variant' && file?.kind !== 'calls') return false
      return only === null || isOfPair(only, file)
    }
    case 'records':
      return file?.kind === 'log' || (file?.kind === 'records' && isDeepStrictEqual(file.shard, part.shard))
  }
}
