import { readShardRecords } from '../../src/campaign/records.ts'
import { WHOLE_CAMPAIGN } from '../../src/schema/options/shard.ts'

/** All records of a campaign at once: for one that is known to be small. */
export const readRecords = (campaign: string) => readShardRecords(campaign, { shards: null }, WHOLE_CAMPAIGN)
