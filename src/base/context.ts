import type { Logger } from './log.ts'

/** What the work under way may touch of the world around it; tests hand in their own. */
export interface CommandContext {
  readonly logger: Logger
  readonly env: NodeJS.ProcessEnv
  /** Files that keys in `env` come from, by the variables of those. */
  readonly keyFiles?: ReadonlyMap<string, string>
  /** Aborted when the user asks to stop. */
  readonly signal?: AbortSignal
}
