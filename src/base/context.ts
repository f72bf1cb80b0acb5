import type { Logger } from './log.ts'

/** Parts of the world around it that the work under way may touch; tests hand in their own. */
export interface CommandContext {
  readonly logger: Logger
  readonly env: NodeJS.ProcessEnv
  /** Files that keys in `env` come from, by the variables of those. */
  readonly keyFiles?: ReadonlyMap<string, string>
  /** Aborted when the user asks to stop. */
  readonly signal?: AbortSignal
}
