import { writeJson } from '../../src/base/files/files.ts'
import { appendJsonLines } from '../../src/base/files/jsonl.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import type { CampaignOptions } from './cases.ts'
import { makeRecord, makeSources } from './fixtures.ts'

const RUNS = 50

/** A campaign's folder that was analysed, with some of its records. Returns the folder. */
export async function writeCampaign(campaign: string, options: CampaignOptions = {}): Promise<string> {
  const { plan, analysis } = makeSources(options)
  await writeJson(campaignFiles.plan(campaign), plan)
  await writeJson(campaignFiles.analysis(campaign), analysis)
  const records = Array.from({ length: RUNS }, (_, index) =>
    makeRecord({ id: `r${index}`, block: `digits-knn/all/${index + 1}` }),
  )
  await appendJsonLines(campaignFiles.shardRecords(campaign, { index: 1, count: 1 }, '0a'), records, campaign)
  return campaign
}
