import { join } from 'node:path'
import { modelId, slug } from '../schema/common.ts'
import type { Shard } from '../schema/options/shard.ts'

export interface ProjectAndModel {
  readonly project: string
  readonly model: string
}

/** Whether something is of a project and a model. */
export const isOfPair = (
  { project, model }: ProjectAndModel,
  of: { readonly project: string; readonly model: string | null },
) => of.project === project && of.model === model

/**
 * The files of a campaign's folder: `plan.json`, `schedule.json`, `slurm/`, `run_table.csv`, `variants/`, `calls/`, `records/`,
 * `logs/`, `patches/`, `analysis.json`, `report/`. With an empty `campaign` the paths are relative to it.
 */
export const campaignFiles = {
  plan: (campaign: string) => join(campaign, 'plan.json'),
  /** Which host runs what, where the plan was made for known hosts. */
  schedule: (campaign: string) => join(campaign, 'schedule.json'),
  slurm: (campaign: string) => join(campaign, 'slurm'),
  runTable: (campaign: string) => join(campaign, 'run_table.csv'),
  /** `variants/<slug>/<mode>/<model>/s1/i0.py` and its provenance, `i0.json`. */
  variantScript: (campaign: string, variant: string) => join(campaign, 'variants', `${variant}.py`),
  variantProvenance: (campaign: string, variant: string) => join(campaign, 'variants', `${variant}.json`),
  calls: (campaign: string) => join(campaign, 'calls'),
  /** Calls of one process to one model about one project; `id` keeps processes apart. */
  callFile: (campaign: string, { project, model }: ProjectAndModel, id: string) =>
    join(campaign, 'calls', `${project}@${model}-${id}.jsonl`),
  /** Held by the process that asks models for the campaign. */
  askingLock: (campaign: string) => join(campaign, 'generating.lock'),
  records: (campaign: string) => join(campaign, 'records'),
  /** Records of one process: the file's name tells what it ran, and `id` keeps it apart from others of the same shard. */
  shardRecords: (campaign: string, { index, count }: Shard, id: string) =>
    join(campaign, 'records', `${index}-of-${count}-${id}.jsonl`),
  log: (campaign: string, recordId: string) => join(campaign, 'logs', `${recordId}.log`),
  /** `patches/<variant id>.patch`: each model's script against the author's entry file. */
  patch: (campaign: string, variant: string) => join(campaign, 'patches', `${variant}.patch`),
  analysis: (campaign: string) => join(campaign, 'analysis.json'),
  report: (campaign: string) => join(campaign, 'report'),
}

/** Whose calls a file of the folder `calls` holds, by its name, which no project and no model can have a part of; null: no such file. */
export function parseCallsName(name: string): ProjectAndModel | null {
  const [, project, model] = /^([^@]+)@([^@]+)-[0-9a-f]+\.jsonl$/.exec(name) ?? []
  return project && model && slug.safeParse(project).success && modelId.safeParse(model).success
    ? { project, model }
    : null
}

/** The shard that a file of records is of, by its name; null where the name does not say. */
export function parseRecordsName(name: string): Shard | null {
  const [, index, count] = /^([1-9]\d*)-of-([1-9]\d*)-[0-9a-f]+\.jsonl$/.exec(name) ?? []
  return index && count ? { index: Number(index), count: Number(count) } : null
}
