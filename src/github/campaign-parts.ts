import { basename, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { UserError } from '../base/errors.ts'
import { parseSharedPath } from '../campaign/shared-files.ts'
import { modelId, slug } from '../schema/common.ts'
import { type Shard, writtenShard } from '../schema/shard.ts'

export interface ProjectAndModel {
  readonly project: string
  readonly model: string
}

/** What one job adds to a campaign's folder, and hands to later jobs as one artifact. */
export type Part =
  | { readonly kind: 'plan' }
  /** Variants of one project and model, or of all (null). */
  | { readonly kind: 'variants'; readonly only: ProjectAndModel | null }
  | { readonly kind: 'records'; readonly shard: Shard }

/**
 * Name of a part's artifact. A part grows (a second attempt of a job, a round after a repair), but an artifact can't be replaced
 * within a run: each further copy, which holds all of it, has a name of its own. `@` parts project, model and copy because none
 * can hold it: two never share a name.
 */
export function partName(campaign: string, part: Part, copy = 1): string {
  return `${campaignName(campaign)}-${describePart(part)}${copy === 1 ? '' : `@${copy}`}`
}

function describePart(part: Part): string {
  switch (part.kind) {
    case 'plan':
      return 'plan'
    case 'variants':
      return `variants${part.only ? `-${part.only.project}@${part.only.model}` : ''}`
    case 'records':
      return `records-${part.shard.index}-of-${part.shard.count}`
  }
}

/** The part that an artifact of this name holds, and which copy of it, from 1; null for another campaign's or something else. */
export function parsePartName(campaign: string, name: string): PartCopy | null {
  const prefix = `${campaignName(campaign)}-`
  if (!name.startsWith(prefix)) return null
  const [whole, pair, own, copy = '1'] = NAME.exec(name.slice(prefix.length)) ?? []
  if (whole === undefined) return null
  const part = pair === undefined ? parsePart(own ?? '') : parsePair(pair)
  return part && { part, copy: Number(copy) }
}

export interface PartCopy {
  readonly part: Part
  readonly copy: number
}

const NAME = /^(?:variants-([^@]+@[^@]+)|([^@]+))(?:@([2-9]|[1-9]\d{1,5}))?$/

function parsePair(pair: string): Part | null {
  const [project, model] = pair.split('@')
  const isNamed = slug.safeParse(project).success && modelId.safeParse(model).success
  return isNamed && project && model ? { kind: 'variants', only: { project, model } } : null
}

function parsePart(name: string): Part | null {
  if (name === 'plan') return { kind: 'plan' }
  if (name === 'variants') return { kind: 'variants', only: null }
  const { data } = writtenShard.safeParse(/^records-([1-9]\d*-of-[1-9]\d*)$/.exec(name)?.[1]?.replace('-of-', '/'))
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
      return only === null || (only.project === file.project && only.model === file.model)
    }
    case 'records':
      return file?.kind === 'log' || (file?.kind === 'records' && isDeepStrictEqual(file.shard, part.shard))
  }
}

function campaignName(campaign: string): string {
  const name = basename(resolve(campaign))
  if (/^[A-Za-z0-9._-]+$/.test(name)) return name
  throw new UserError(`Campaign '${name}' can't name artifacts: use letters, digits, '.', '_' and '-' only.`)
}
