import type { CommandContext } from '../base/context.ts'
import { interruptible, UserError } from '../base/errors.ts'
import { holdHost } from '../measurement/hold-host.ts'
import { Launcher } from '../measurement/launcher.ts'
import { openMeters } from '../measurement/open-meters.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import { prepareProjects, whyNoneIsReady } from './prepare-projects.ts'
import { chooseProjectSandbox } from './project-sandbox.ts'
import type { ShardOptions } from './run-shard.ts'

/**
 * Makes and tries ahead what answers are measured with, so that nobody pays for one that can't be run here. Returns those of the
 * projects whose answers can; the others are told. UserError where none can, where there is no sandbox for them, or no meter
 * that was asked for.
 */
export async function listReady(
  plan: Plan,
  slugs: readonly string[],
  options: ShardOptions,
  context: CommandContext,
): Promise<string[]> {
  await using _meter = await openMeters(options, context)
  await using launcher = new Launcher()
  await holdHost(launcher, plan.campaign, options.wait, context) // making environments keeps all processors busy
  const prepared = await interruptible(prepareProjects(plan, slugs, options, launcher, context), context.signal)
  const whyNone = whyNoneIsReady(prepared)
  if (whyNone !== null) throw new UserError(`${whyNone}\nNo project can be run here: no model was asked.`, 1)
  const ready = [...prepared.values()].filter(({ environment }) => environment !== null)
  for (const { known } of ready) await chooseProjectSandbox(known, false, options, () => {}) // told when they run
  return ready.map(({ planned }) => planned.slug)
}
