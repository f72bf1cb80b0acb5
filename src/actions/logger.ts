import { error, info, warning } from '@actions/core'
import { cleanMessage } from '../base/clean-text.ts'
import type { Logger } from '../base/log.ts'

/** An Actions log: warnings and failures become annotations, and a status line has no place in it. */
export const actionsLogger = {
  info: (message) => info(cleanMessage(message, true)),
  warn: (message) => warning(cleanMessage(message, true)),
  fail: (message) => error(cleanMessage(message, true)),
  status() {},
} as const satisfies Logger & { fail(message: string): void }
