import type { Logger } from '../../base/log.ts'
import type { TellFault } from '../../mlbench/execution/prepare-repositories.ts'
import { formatTaskFault } from '../../report/text/mlbench/task-fault-words.ts'

/** Warns of each repository whose tasks can't be run. */
export const tellFaults =
  ({ warn }: Pick<Logger, 'warn'>): TellFault =>
  (repository, fault) =>
    warn(`${repository}: ${formatTaskFault(fault, repository)}`)
