import { campaignFiles } from '../base/campaign.ts'
import { readJson } from '../base/files.ts'
import { plan as planSchema } from '../schema/plan.ts'
import { analyse } from './analyse.ts'
import { type BenchmarkOptions, benchmark } from './benchmark.ts'
import type { CommandContext } from './context.ts'
import { type GenerateOptions, generate } from './generate.ts'
import { type PlanOptions, plan } from './plan.ts'
import { report } from './report.ts'

export interface RunOptions extends PlanOptions, GenerateOptions, Omit<BenchmarkOptions, 'shard'> {
  /** Go on with a campaign that is planned already. */
  readonly resume?: boolean
  readonly out?: string
}

/** Plan to report in one go, on this host. */
export async function run(options: RunOptions, context: CommandContext) {
  if (!options.resume) await plan(options, context)
  await generate(options, context)
  const { models } = await readJson(campaignFiles.plan(options.campaign), planSchema)
  const keys = models.flatMap((model) => model.keyVariable ?? [])
  await benchmark(options, withoutKeys(context, new Set(keys)))
  await analyse(options, context)
  return report(options, context)
}

const SECRET = /(_KEY|_TOKEN|_SECRET|PASSWORD|CREDENTIALS)$/i

/** From here on untrusted code runs: nothing that it or its helpers could inherit holds a key. */
function withoutKeys(context: CommandContext, keys: ReadonlySet<string>): CommandContext {
  const isSecret = (name: string) => SECRET.test(name) || keys.has(name)
  for (const name of Object.keys(process.env)) if (isSecret(name)) delete process.env[name]
  return { ...context, env: Object.fromEntries(Object.entries(context.env).filter(([name]) => !isSecret(name))) }
}
