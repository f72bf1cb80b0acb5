import type { Logger } from '../../base/log.ts'
import { takeAskingTurn } from '../../campaign/asking-turn.ts'
import { readCalls } from '../../campaign/calls.ts'
import { readProvenances, readScripts, writeVariant } from '../../campaign/variant-files.ts'
import type { Plan } from '../../schema/campaign/plan.ts'
import type { ReplayReport } from '../../schema/campaign/replay-report.ts'
import { type LookAtScript, openAnswerKeeper } from '../asking/keep-answers.ts'
import { rebuildVariants } from './rebuild-variants.ts'

/** Writes again what is gone of a campaign's variants, from the calls that it keeps. What is there is left as it is. */
export async function restoreVariants(
  campaign: string,
  { variants, models }: Plan,
  openLook: () => Promise<LookAtScript>,
  logger: Logger,
): Promise<Pick<ReplayReport, 'variants' | 'faults'>> {
  await using _turn = await takeAskingTurn(campaign, logger)
  const disk = {
    provenances: await readProvenances(campaign, variants),
    scripts: await readScripts(campaign, variants),
  }
  const found = await rebuildVariants({ variants, models }, await readCalls(campaign), disk)
  for (const { told, code } of found.lostScripts) await writeVariant(campaign, told, code)
  if (found.lostAnswers.length > 0) {
    const { keep } = openAnswerKeeper(campaign, await openLook())
    for (const { script, answer } of found.lostAnswers) await keep(script, answer)
  }
  const { rebuilt, taken, open, faults } = found
  const restored = found.lostScripts.length + found.lostAnswers.length
  return { variants: { rebuilt, taken, open, restored }, faults: [...faults] }
}
