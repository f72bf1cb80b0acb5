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
  await benchmark(options, withoutKeys(context))
  await analyse(options, context)
  return report(options, context)
}

const SECRET = /(_KEY|_TOKEN|_SECRET|PASSWORD|CREDENTIALS)$/i

/** From here on untrusted code runs: nothing that it or its helpers could inherit holds a key. */
function withoutKeys(context: CommandContext): CommandContext {
  for (const name of Object.keys(process.env)) if (SECRET.test(name)) delete process.env[name]
  return { ...context, env: Object.fromEntries(Object.entries(context.env).filter(([name]) => !SECRET.test(name))) }
}
