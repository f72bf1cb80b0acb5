import { errorMessage } from '../base/errors.ts'
import type { ActionContext } from './run-action.ts'

/** What a runner that is killed can lose of its work. */
const KEPT_EVERY_SECONDS = 3600

/**
 * Does work, and has `send` upload what is there of it: each hour, between two steps, and at the end, also of work that failed. A
 * second attempt of the job goes on from there. `send` null: nothing is uploaded. `hasNew`: whether work that ended changed
 * anything.
 */
export async function keepWork<T>(
  context: ActionContext,
  send: (() => Promise<void>) | null,
  work: (context: ActionContext) => Promise<T>,
  hasNew: (result: T) => boolean = () => true,
): Promise<T> {
  if (send === null) return work(context)
  const { logger, keptEverySeconds = KEPT_EVERY_SECONDS } = context
  let sending: Promise<void> | null = null // of steps side by side one has all of them uploaded
  let sent = performance.now()
  const sendOrWarn = async (then: string) => {
    await send().catch((error: unknown) => {
      logger.warn(`What is done so far could not be uploaded, and ${then}: ${errorMessage(error)}`)
    })
    sending = null
    sent = performance.now()
  }
  const betweenSteps = async () => {
    if (sending !== null || performance.now() - sent < keptEverySeconds * 1000) return
    sending = sendOrWarn('the job goes on')
    await sending
  }
  const result = await work({ ...context, betweenSteps }).catch(async (error: unknown) => {
    await sending
    await sendOrWarn('the job ends by a fault of its own') // which no fault of the upload hides
    throw error
  })
  await sending
  if (hasNew(result)) await send()
  return result
}
