import type { CommandResult } from '../base/processes/process.ts'

/** A command as it is to run in a sandbox: no network, no files and no environment but what is named. */
export interface IsolatedCommand {
  readonly command: readonly string[]
  /** Folders and files that are shown at their own path. */
  readonly readOnly: readonly string[]
  /** Folders that it fills, at their own path. */
  readonly writable?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly wallSeconds: number
}

export type RunIsolated = (command: IsolatedCommand) => Promise<CommandResult>
