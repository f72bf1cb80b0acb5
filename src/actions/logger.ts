import { error, info, notice, warning } from '@actions/core'
import type { Logger } from '../base/log.ts'
import { cleanMessage } from '../base/text/clean-text.ts'

/** An Actions log: warnings and failures become annotations, and a status line has no place in it. */
export const actionsLogger = {
  info: (message) => info(cleanMessage(message, true)),
  warn: (message) => warning(cleanMessage(message, true)),
  fail: (message) => error(cleanMessage(message, true)),
  status() {},
} as const satisfies Logger & { fail(message: string): void }

const ANNOTATIONS = { fault: error, warning, note: notice } as const

/** Shows a text beside a line of a file, where the run's changes are read. */
export function annotateFile(
  weight: keyof typeof ANNOTATIONS,
  text: string,
  { file, line }: { readonly file: string; readonly line: number | null },
): void {
  ANNOTATIONS[weight](cleanMessage(text, true), { file, ...(line === null ? {} : { startLine: line }) })
}
