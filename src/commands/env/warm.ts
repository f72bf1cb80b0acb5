import { count } from '../../base/count.ts'
import { interruptible, UserError } from '../../base/errors.ts'
import { formatDuration } from '../../benchmark/progress.ts'
import { readPlan } from '../../campaign/read-plan.ts'
import { loadProjects, type Project } from '../../dataset/load-projects.ts'
import { EnvironmentMaker } from '../../environment/environment-maker.ts'
import { hostLockPath, Launcher } from '../../measurement/launcher.ts'
import type { CommandContext } from '../context.ts'
import { keepQuota } from './prune.ts'

export interface WarmOptions {
  readonly dataset: string
  /** Regular expression over slugs. */
  readonly projects?: string
  /** Instead: the projects of a plan. */
  readonly campaign?: string
}

/** Below this an environment was there already: it says nothing of how long the others take. */
const LONGEST_LOOK_UP_SECONDS = 1

/**
 * Makes all environments and downloads that projects need, ahead of measuring. It holds the host meanwhile: making them keeps
 * all processors busy. Those that can't be made are told at the end.
 */
export async function warmEnvironments(options: WarmOptions, context: CommandContext): Promise<{ ready: number }> {
  const projects = await chooseProjects(options)
  await using launcher = new Launcher()
  const holding = launcher.holdHost(
    `greenml env warm (process ${process.pid})`,
    (holder) => context.logger.info(`waiting: a measurement runs on this host: ${holder}`),
    hostLockPath(context.env),
  )
  await interruptible(holding, context.signal)
  const maker = new EnvironmentMaker(context, [options.dataset, ...(options.campaign ? [options.campaign] : [])])
  const uv = await maker.uv()
  const faults: string[] = []
  const spent: number[] = []
  for (const [index, project] of projects.entries()) {
    const started = performance.now()
    try {
      await interruptible(maker.make(project), context.signal)
    } catch (error) {
      if (!(error instanceof UserError) || context.signal?.aborted) throw error
      faults.push(project.slug)
      context.logger.warn(`${project.slug}: ${error.message}`)
    }
    const seconds = (performance.now() - started) / 1000
    if (seconds > LONGEST_LOOK_UP_SECONDS) spent.push(seconds)
    const outcome = faults.at(-1) === project.slug ? 'could not be made' : 'is ready'
    tellProgress(index + 1, projects.length, `${project.slug} ${outcome}`, seconds, spent, context)
  }
  await keepQuota(uv, context)
  if (faults.length === 0) return { ready: projects.length }
  throw new UserError(`${count(faults.length, 'environment')} could not be made: ${faults.join(', ')}.`, 1)
}

async function chooseProjects({ dataset, projects, campaign }: WarmOptions): Promise<Project[]> {
  const matching = await loadProjects(dataset, projects)
  if (campaign === undefined) return matching
  const plan = await readPlan(campaign)
  const planned = new Set(plan.projects.map(({ slug }) => slug))
  const chosen = matching.filter(({ slug }) => planned.has(slug))
  if (chosen.length > 0) return chosen
  const wish = projects === undefined ? '' : ` that matches /${projects}/`
  throw new UserError(
    `${dataset} has no project of the plan of ${campaign}${wish}: the plan has ${[...planned].join(', ')}.`,
  )
}

/** What is left is guessed from what those took that had to be made; at most, since some may be there. */
function tellProgress(
  done: number,
  all: number,
  what: string,
  seconds: number,
  spent: readonly number[],
  { logger }: CommandContext,
): void {
  const mean = spent.reduce((sum, each) => sum + each, 0) / spent.length
  const left = all - done
  const guess = left === 0 || spent.length === 0 ? '' : `; at most about ${formatDuration(left * mean)} left`
  logger.info(`${done} of ${all}: ${what} after ${seconds.toFixed(1)} s${guess}`)
}
