import type { Logger } from './log.ts'

/** Parts of the world around it that the work under way may touch; tests hand in their own. */
export interface CommandContext {
  readonly logger: Logger
  readonly env: NodeJS.ProcessEnv
  /** Files that keys in `env` come from, by the variables of those. */
  readonly keyFiles?: ReadonlyMap<string, string>
  /** Asks a person for one of several, and gives its index; absent where there is none to ask. */
  readonly ask?: (question: string, choices: readonly string[], signal?: AbortSignal) => Promise<number>
  /** Aborted when the user asks to stop. */
  readonly signal?: AbortSignal
  /** Waited for between two steps of the work, while nothing is measured and all that is done is on the disk. */
  readonly betweenSteps?: () => Promise<void>
}
