import { join } from 'node:path'
import { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { readJson } from '../base/files/files.ts'
import { generatedMode, modelId, slug } from '../schema/common.ts'
import { provenance } from '../schema/generation/provenance.ts'
import type { Shard } from '../schema/options/shard.ts'
import { checkCallFile } from './calls.ts'
import { readPlan } from './documents.ts'
import { campaignFiles, parseCallsName, parseRecordsName } from './paths.ts'

/** A file of a campaign's folder that one job makes and a later one takes. */
export type SharedFile =
  | { readonly kind: 'plan' }
  /** A script or its provenance. */
  | { readonly kind: 'variant'; readonly project: string; readonly model: string }
  | { readonly kind: 'calls'; readonly project: string; readonly model: string }
  | { readonly kind: 'records'; readonly shard: Shard }
  | { readonly kind: 'log' }

const variantPath = z.tuple([
  z.literal('variants'),
  slug,
  generatedMode,
  modelId,
  z.string().regex(/^s\d+$/),
  z.string().regex(/^[icf]\d+\.(?:py|json)$/),
])

/** What a path relative to a campaign's folder holds; null for everything that no other job takes. */
export function parseSharedPath(path: string): SharedFile | null {
  if (path === campaignFiles.plan('')) return { kind: 'plan' }
  const parts = path.split('/')
  const { data: variant } = variantPath.safeParse(parts)
  if (variant) return { kind: 'variant', project: variant[1], model: variant[3] }
  const [folder, name = ''] = parts.length === 2 ? parts : []
  const asked = folder === 'calls' ? parseCallsName(name) : null
  if (asked) return { kind: 'calls', ...asked }
  if (folder === 'logs') return /^[0-9a-f]+\.log$/.test(name) ? { kind: 'log' } : null
  const shard = folder === 'records' ? parseRecordsName(name) : null
  return shard && { kind: 'records', shard }
}

/** Reads a plan or a provenance of a folder that a stranger may have written. UserError where it is none. */
export async function checkDocument(folder: string, path: string): Promise<void> {
  const kind = parseSharedPath(path)?.kind
  if (kind === 'plan') await readPlan(folder)
  if (kind === 'calls') await checkCallFile(folder, path)
  if (kind !== 'variant' || !path.endsWith('.json')) return
  const { variant } = await readJson(join(folder, path), provenance, folder)
  if (path !== campaignFiles.variantProvenance('', variant)) throw new UserError(`${path} tells of '${variant}'`)
}
