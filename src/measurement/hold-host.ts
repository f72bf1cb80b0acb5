import type { CommandContext } from '../base/context.ts'
import { interruptible, NotNow } from '../base/errors.ts'
import { timerMilliseconds } from '../base/timer.ts'
import { hostLockPath, type Launcher } from './launcher.ts'

/** What the others are told of the holder, and how long it waits. */
interface Wish {
  readonly what: string
  /** NotNow comes where the host is not free by then; 0: where it is not free at once; undefined: however long it takes. */
  readonly waitSeconds: number | undefined
}

/** Waits until no other process on this host measures; the host is held until the launcher ends. */
export async function holdHost(
  launcher: Launcher,
  what: Wish['what'],
  waitSeconds: Wish['waitSeconds'],
  context: CommandContext,
): Promise<void> {
  await holdHostUnless(launcher, { what, waitSeconds }, async () => null, context)
}

/**
 * Holds the host as `holdHost` does, or gives up on it: where it is not free `instead` is asked once, and what that gives,
 * unless null, takes the place of waiting.
 */
export async function holdHostUnless<T>(
  launcher: Launcher,
  { what, waitSeconds }: Wish,
  instead: () => Promise<T | null>,
  { logger, env, signal }: CommandContext,
): Promise<T | null> {
  const unheld = Promise.withResolvers<T>()
  let timer: NodeJS.Timeout | undefined
  let asked: Promise<T | null> | undefined
  let isOver = false
  const wait = async (holder: string) => {
    asked ??= instead()
    const other = await asked
    if (isOver) return // the host was free before that was known: a timer would hold this process
    if (other !== null) return unheld.resolve(other)
    const howLong =
      waitSeconds === undefined ? 'until it ends, unless --wait SECONDS sets how long' : `for ${waitSeconds} s at most`
    if (waitSeconds !== 0)
      logger.info(`waiting: another measurement runs on this host: ${holder}; ${howLong} (Ctrl-C stops waiting)`)
    if (waitSeconds !== undefined)
      timer ??= setTimeout(() => unheld.reject(busy(holder, waitSeconds)), timerMilliseconds(waitSeconds))
  }
  const onWait = (holder: string) => void wait(holder).catch(unheld.reject)
  const holding = launcher.holdHost(`${what} (process ${process.pid})`, onWait, hostLockPath(env))
  try {
    return await interruptible(Promise.race([holding.then(() => null), unheld.promise]), signal)
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

function busy(holder: string, waitSeconds: number): NotNow {
  const still = waitSeconds === 0 ? '' : ` after ${waitSeconds} s of waiting`
  return new NotNow(
    `Another measurement runs on this host${still}: ${holder}.\n` +
      'Two at a time would disturb each other: wait longer (--wait SECONDS; without it, until the host is free), or end the other.',
  )
}
