import type { Logger } from './log.ts'

/** What the work under way may touch of the world around it; tests hand in their own. */
export interface CommandContext {
  readonly logger: Logger
  readonly env: NodeJS.ProcessEnv
  /** Aborted when the user asks to stop. */
  readonly signal?: AbortSignal
}
