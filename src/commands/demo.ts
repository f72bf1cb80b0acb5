import { join } from 'node:path'
import { PACKAGE_ROOT } from '../base/package.ts'
import type { CommandContext } from './context.ts'
import { run } from './run.ts'

/** The main job on the embedded dataset: recorded answers, no key, small enough for two minutes on two cores. */
export function demo(options: { campaign?: string }, context: CommandContext) {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return run(
    {
      campaign: options.campaign ?? join('campaigns', `demo-${stamp}`),
      dataset: join(PACKAGE_ROOT, 'dataset'),
      models: ['replay'],
      modes: ['assisted', 'autonomous'],
      repetitions: 5,
      warmups: 1,
    },
    context,
  )
}
