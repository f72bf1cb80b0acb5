import { join } from 'node:path'

/**
 * The files of a campaign folder: `plan.json`, `schedule.json`, `slurm/`, `run_table.csv`, `variants/`, `records/`, `logs/`,
 * `patches/`, `analysis.json`, `report/`.
 */
export const campaignFiles = {
  plan: (campaign: string) => join(campaign, 'plan.json'),
  /** Who runs what, where the plan was made for hosts that are known. */
  schedule: (campaign: string) => join(campaign, 'schedule.json'),
  slurm: (campaign: string) => join(campaign, 'slurm'),
  runTable: (campaign: string) => join(campaign, 'run_table.csv'),
  /** `variants/<slug>/<mode>/<model>/s1/i0.py` and its provenance, `i0.json`. */
  variantScript: (campaign: string, variant: string) => join(campaign, 'variants', `${variant}.py`),
  variantProvenance: (campaign: string, variant: string) => join(campaign, 'variants', `${variant}.json`),
  records: (campaign: string) => join(campaign, 'records'),
  logs: (campaign: string) => join(campaign, 'logs'),
  /** `patches/<variant id>.patch`: each model's script against the author's entry file. */
  patch: (campaign: string, variant: string) => join(campaign, 'patches', `${variant}.patch`),
  analysis: (campaign: string) => join(campaign, 'analysis.json'),
  report: (campaign: string) => join(campaign, 'report'),
}
