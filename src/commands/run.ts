import { existsSync } from 'node:fs'
import { UserError } from '../base/errors.ts'
import { readJson } from '../base/files.ts'
import { isSecretName, withoutSecrets } from '../base/secrets.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { openCarbon } from '../energy/carbon.ts'
import { countBlocks } from '../planning/plan-blocks.ts'
import { type Plan, plan as planSchema } from '../schema/plan.ts'
import { PERTURBATIONS } from '../schema/record.ts'
import { analyse } from './analyse.ts'
import { type BenchmarkOptions, benchmark } from './benchmark.ts'
import type { CommandContext } from './context.ts'
import { type GenerateOptions, generate } from './generate.ts'
import { type PlanOptions, plan } from './plan.ts'
import { report } from './report.ts'

export interface RunOptions extends PlanOptions, GenerateOptions, Omit<BenchmarkOptions, 'shard'> {
  readonly out?: string
}

/** Plan to report in one go, on this host. A campaign that is planned already goes on where it ended. */
export async function run(options: RunOptions, context: CommandContext) {
  const carbon = await openCarbon(options, context.env) // with its key, and before a wrong zone costs a model's answers
  const planned = await planOrGoOn(options, context)
  refuseBareModels(planned, options)
  await generate(options, context)
  await benchmark(options, withoutKeys(planned, context), carbon)
  await analyse(options, context)
  return report(options, context)
}

async function planOrGoOn(options: RunOptions, context: CommandContext): Promise<Plan> {
  const file = campaignFiles.plan(options.campaign)
  if (!existsSync(file)) return plan(options, context)
  const planned = await readJson(file, planSchema)
  refuseOtherDesign(planned, options)
  context.logger.info(`going on with ${options.campaign}, planned ${planned.createdAt}`)
  return planned
}

const isProbable = ({ notProbed }: Plan['projects'][number]) => PERTURBATIONS.some((each) => !(each in notProbed))

/** A plan is made once: what is asked for now has to be what was planned then. */
function refuseOtherDesign(planned: Plan, options: RunOptions): void {
  const wanted = {
    samples: options.samples,
    repetitions: options.repetitions,
    warmups: options.warmups,
    profiles: options.profiles,
    flops: options.flops,
    probes: options.probes,
    seed: options.seed,
    fanOut: options.fanOut,
    modes: options.modes && [...new Set(options.modes)].join(),
    models: options.models && [...new Set(options.models)].join(),
  }
  const { blocks } = planned
  const counts = {
    profiles: countBlocks(blocks, 'profile'),
    flops: countBlocks(blocks, 'flops') > 0,
    // Asked for, and nothing of these projects can be changed: they are planned as they would be again.
    probes: countBlocks(blocks, 'probe') > 0 || (options.probes === true && !planned.projects.some(isProbable)),
  }
  const made = { ...planned, ...counts, modes: planned.modes.join(), models: planned.models.map(({ id }) => id).join() }
  for (const name of [
    'samples',
    'repetitions',
    'warmups',
    'profiles',
    'flops',
    'probes',
    'seed',
    'fanOut',
    'modes',
    'models',
  ] as const) {
    if (wanted[name] === undefined || wanted[name] === made[name]) continue
    throw new UserError(
      `${options.campaign} is planned with ${name} ${made[name]}, not ${wanted[name]}: ` +
        'leave that out to go on with it, or name another --campaign.',
    )
  }
}

/** Nobody has read what a model wrote a second ago, so nobody can vouch for it. */
function refuseBareModels(planned: Plan, options: RunOptions): void {
  const live = planned.models.some((model) => model.provider !== 'replay')
  if (!live || !(options.iTrustThisCode || options.sandbox === 'none')) return
  throw new UserError(
    'Refused: run asks models and runs what they write in one go, and only in a sandbox. To run their code without one, ' +
      'read it first: greenml generate, then greenml benchmark --i-trust-this-code.',
    3,
  )
}

/** From here on untrusted code runs: nothing that it or its helpers could inherit holds a key. */
function withoutKeys(planned: Plan, context: CommandContext): CommandContext {
  const keys = new Set(planned.models.flatMap((model) => model.keyVariable ?? []))
  for (const name of Object.keys(process.env)) if (isSecretName(name, keys)) delete process.env[name]
  return { ...context, env: withoutSecrets(context.env, keys) }
}
