import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { listBelow, lookBelow } from '../base/files/untrusted-files.ts'
import { PACKAGE_ROOT } from '../base/package.ts'
import { isPlanned } from '../campaign/documents.ts'
import { listRecordedAnswers } from '../generation/answers/recorded-answers.ts'
import type { demoOptions } from '../schema/options/demo-options.ts'
import { run } from './run.ts'

/** The main job on the embedded dataset: recorded answers, no key, small enough for three minutes on two cores. */
export async function demo(options: z.input<typeof demoOptions>, context: CommandContext) {
  const campaign = options.campaign ?? (await findUnfinished()) ?? nameCampaign()
  const dataset = join(PACKAGE_ROOT, 'dataset')
  // The projects that answers were recorded for: one that was imported since is not part of the demo.
  const answered = await listRecordedAnswers(join(dataset, 'answers'))
  const slugs = [...new Set(answered.map((answer) => answer.project.replaceAll('.', '\\.')))]
  context.logger.info(`campaign ${campaign}; after a stop, the same command goes on with it`)
  return run(
    {
      campaign,
      dataset,
      projects: `^(${slugs.join('|')})$`,
      models: ['replay'],
      modes: ['assisted', 'autonomous'],
      repetitions: 5,
      warmups: 1,
      subsamples: 3, // the least that tells a test error
    },
    context,
  )
}

const CAMPAIGNS = 'campaigns'
const NAME = /^demo-\d{8}-\d{6}$/

function nameCampaign(): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return join(CAMPAIGNS, `demo-${stamp}`)
}

/** The last demo, where it was stopped before its report was written. */
async function findUnfinished(): Promise<string | null> {
  const names = ((await listBelow('.', CAMPAIGNS)) ?? []).flatMap(({ name, kind }) =>
    kind === 'folder' && NAME.test(name) ? [name] : [],
  )
  const last = names.at(-1)
  if (last === undefined || !(await isPlanned(join(CAMPAIGNS, last)))) return null
  const { kind } = await lookBelow('.', join(CAMPAIGNS, last, 'report', 'index.html'))
  return kind === 'none' ? join(CAMPAIGNS, last) : null
}
