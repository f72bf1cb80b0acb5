import type { CommandContext } from '../base/context.ts'
import { interruptible, UserError } from '../base/errors.ts'
import { hostLockPath, type Launcher } from './launcher.ts'

/**
 * Waits until no other process on this host measures; the host is held until the launcher ends. `what` the others are told
 * of the holder. `waitSeconds`: a UserError comes where the host is not free by then; 0: where it is not free at once;
 * undefined: however long it takes.
 */
export async function holdHost(
  launcher: Launcher,
  what: string,
  waitSeconds: number | undefined,
  { logger, env, signal }: CommandContext,
): Promise<void> {
  const tooLate = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  const onWait = (holder: string) => {
    if (waitSeconds !== 0) logger.info(`waiting: another measurement runs on this host: ${holder}`)
    if (waitSeconds !== undefined)
      timer ??= setTimeout(() => tooLate.reject(busy(holder, waitSeconds)), 1000 * waitSeconds)
  }
  const holding = launcher.holdHost(`${what} (process ${process.pid})`, onWait, hostLockPath(env))
  try {
    await interruptible(Promise.race([holding, tooLate.promise]), signal)
  } finally {
    clearTimeout(timer)
  }
}

function busy(holder: string, waitSeconds: number): UserError {
  const still = waitSeconds === 0 ? '' : ` after ${waitSeconds} s of waiting`
  return new UserError(
    `Another measurement runs on this host${still}: ${holder}.\n` +
      'Two at a time would disturb each other: wait longer (--wait SECONDS; without it, until the host is free), or end the other.',
    1,
  )
}
