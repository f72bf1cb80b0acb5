import { basename, resolve } from 'node:path'
import { UserError } from '../base/errors.ts'
import { parseShard, type Shard } from '../planning/shards.ts'
import { GENERATED_MODES, modelId, slug } from '../schema/common.ts'

export interface ProjectAndModel {
  readonly project: string
  readonly model: string
}

/** What one job adds to a campaign's folder, and hands to later jobs as one artifact. */
export type Part =
  | { readonly kind: 'plan' }
  /** Of one project and model, or all (null). */
  | { readonly kind: 'variants'; readonly only: ProjectAndModel | null }
  | { readonly kind: 'records'; readonly shard: Shard }

/** `@` parts project from model because neither can hold it: two pairs never share a name. */
export function partName(campaign: string, part: Part): string {
  const prefix = campaignName(campaign)
  switch (part.kind) {
    case 'plan':
      return `${prefix}-plan`
    case 'variants':
      return `${prefix}-variants${part.only ? `-${part.only.project}@${part.only.model}` : ''}`
    case 'records':
      return `${prefix}-records-${part.shard.index}-of-${part.shard.count}`
  }
}

/** The part that an artifact of this name holds; null for another campaign's or something else. */
export function parsePartName(campaign: string, name: string): Part | null {
  const prefix = `${campaignName(campaign)}-`
  if (!name.startsWith(prefix)) return null
  const rest = name.slice(prefix.length)
  if (rest === 'plan') return { kind: 'plan' }
  if (rest === 'variants') return { kind: 'variants', only: null }
  const [, project, model] = /^variants-([^@]+)@([^@]+)$/.exec(rest) ?? []
  if (slug.safeParse(project).success && modelId.safeParse(model).success && project && model) {
    return { kind: 'variants', only: { project, model } }
  }
  const [, index, count] = /^records-([1-9]\d*)-of-([1-9]\d*)$/.exec(rest) ?? []
  return index && count && Number(index) <= Number(count)
    ? { kind: 'records', shard: parseShard(`${index}/${count}`) }
    : null
}

/** Which files of a campaign's folder a part may hold: it is sent by this rule, and taken from strangers by it. */
export function isFileOfPart(part: Part, path: string): boolean {
  switch (part.kind) {
    case 'plan':
      return path === 'plan.json'
    case 'variants': {
      const [folder, project, mode, model, sample = '', file = '', ...rest] = path.split('/')
      return (
        folder === 'variants' &&
        slug.safeParse(project).success &&
        GENERATED_MODES.some((known) => known === mode) &&
        modelId.safeParse(model).success &&
        (part.only === null || (part.only.project === project && part.only.model === model)) &&
        /^s\d+$/.test(sample) &&
        /^i\d+\.(py|json)$/.test(file) &&
        rest.length === 0
      )
    }
    case 'records': {
      const shard = `${part.shard.index}-of-${part.shard.count}`
      return new RegExp(`^records/${shard}-[0-9a-f]+\\.jsonl$`).test(path) || /^logs\/[0-9a-f]+\.log$/.test(path)
    }
  }
}

function campaignName(campaign: string): string {
  const name = basename(resolve(campaign))
  if (/^[A-Za-z0-9._-]+$/.test(name)) return name
  throw new UserError(`Campaign '${name}' can't name artifacts: use letters, digits, '.', '_' and '-' only.`)
}
