import { join } from 'node:path'

/** The files of a campaign folder: `plan.json`, `variants/`, `records/`, `logs/`, `patches/`, `analysis.json`, `report/`. */
export const campaignFiles = {
  plan: (campaign: string) => join(campaign, 'plan.json'),
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
