import { lockFile } from '../base/files/file-lock.ts'
import type { Logger } from '../base/log.ts'
import { campaignFiles } from './paths.ts'

/**
 * Waits until no other process asks models for a campaign, and holds it for this one: what a process reserves of the budget, and
 * which calls it makes, another one does not see.
 */
export const takeAskingTurn = (campaign: string, logger: Logger): Promise<AsyncDisposable> =>
  lockFile(campaignFiles.askingLock(campaign), () => logger.info('waiting: another greenml asks for this campaign'))
