import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { PACKAGE_ROOT } from '../base/package.ts'
import { listRecordedAnswers } from '../generation/recorded-answers.ts'
import type { demoOptions } from '../schema/options/demo.ts'
import { run } from './run.ts'

/** The main job on the embedded dataset: recorded answers, no key, small enough for three minutes on two cores. */
export async function demo(options: z.input<typeof demoOptions>, context: CommandContext) {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  const campaign = options.campaign ?? join('campaigns', `demo-${stamp}`)
  const dataset = join(PACKAGE_ROOT, 'dataset')
  // The projects that answers were recorded for: one that was imported since is not part of the demo.
  const answered = await listRecordedAnswers(join(dataset, 'answers'))
  const slugs = [...new Set(answered.map((answer) => answer.project.replaceAll('.', '\\.')))]
  context.logger.info(`campaign ${campaign}; after a stop, npm run demo -- --campaign ${campaign} goes on with it`)
  return run(
    {
      campaign,
      dataset,
      projects: `^(${slugs.join('|')})$`,
      models: ['replay'],
      modes: ['assisted', 'autonomous'],
      repetitions: 5,
      warmups: 1,
    },
    context,
  )
}
