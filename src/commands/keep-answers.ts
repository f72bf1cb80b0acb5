import { lockFile } from '../base/file-lock.ts'
import type { Logger } from '../base/log.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { writeVariant } from '../campaign/variant-files.ts'
import type { WantedScript } from '../generation/list-work.ts'
import { type Answer, toProvenance } from '../generation/variant-answer.ts'
import { renderAnswer } from '../report/text/answer-words.ts'
import type { Provenance } from '../schema/provenance.ts'
import { lookAtScripts, NOTHING_FOUND } from './look-at-script.ts'

/**
 * Waits until no other process asks models for a campaign, and holds it for this one: what a process reserves of the budget, and
 * which calls it makes, another one does not see.
 */
export const takeAskingTurn = (campaign: string, logger: Logger): Promise<AsyncDisposable> =>
  lockFile(campaignFiles.askingLock(campaign), () => logger.info('waiting: another greenml asks for this campaign'))

export interface AnswerKeeper {
  /** Answers that were kept, by status. */
  readonly counts: Readonly<Partial<Record<Provenance['status'], number>>>
  keep(script: WantedScript, answer: Answer): Promise<void>
}

/** Writes each answer as its variant, with what was found in its code. */
export async function openAnswerKeeper(campaign: string, dataset: string): Promise<AnswerKeeper> {
  const look = await lookAtScripts(dataset)
  const counts: Partial<Record<Provenance['status'], number>> = {}
  const keep = async ({ variant, entry }: WantedScript, answer: Answer) => {
    const found = answer.code === null ? NOTHING_FOUND : await look(variant.project, answer.code)
    await writeVariant(campaign, toProvenance(variant, entry, answer, found), answer.code)
    counts[answer.status] = (counts[answer.status] ?? 0) + 1
  }
  return { counts, keep }
}

/** Tells of each answer as it is kept. */
export const tellAnswers =
  (logger: Logger, verbose: boolean) =>
  ({ variant }: WantedScript, answer: Answer, left: number): void =>
    logger.info(renderAnswer(variant.id, answer, left, verbose))
