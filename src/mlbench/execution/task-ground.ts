import type { CommandContext } from '../../base/context.ts'
import { removeAbandonedScratch } from '../../base/files/scratch.ts'
import { holdHost } from '../../measurement/hold-host.ts'
import { Launcher } from '../../measurement/launcher.ts'
import { openMeters } from '../../measurement/open-meters.ts'
import { chooseSandbox } from '../../sandbox/choose-sandbox.ts'
import type { GradeOptions } from '../../schema/options/mlbench/task-options.ts'
import type { Task } from '../data/rows.ts'
import { prepareRepositories, type TellFault } from './prepare-repositories.ts'
import type { PreparedRepository } from './prepared-repository.ts'

type GroundOptions = Pick<GradeOptions, 'dataset' | 'repositories' | 'sandbox' | 'allow' | 'wait'> &
  Parameters<typeof openMeters>[0] & {
    readonly holder: string
    readonly userTrusts: boolean | null
    readonly tellFault: TellFault
  }

/** Has `use` run programs of tasks' repositories, with the host held by `holder` and each repository ready in the sandbox. */
export async function withTaskGround<T>(
  tasks: readonly Task[],
  { holder, userTrusts, ...options }: GroundOptions,
  context: CommandContext,
  use: (repositories: ReadonlyMap<number, PreparedRepository>) => Promise<T>,
): Promise<T> {
  const trust = { trusted: false, userTrusts, allow: options.allow, warn: context.logger.warn }
  const sandbox = await chooseSandbox(options.sandbox, trust)
  await removeAbandonedScratch()
  await using meter = await openMeters(options, context)
  await using launcher = new Launcher()
  // Without repositories nothing runs that another measurement could disturb.
  if (options.repositories !== undefined) await holdHost(launcher, holder, options.wait, context)
  using _stopping = launcher.stopOn(context.signal)
  return await use(await prepareRepositories(tasks, options, { sandbox, launcher, meter }, context))
}
