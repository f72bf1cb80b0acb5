import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { CommandContext } from '../../src/base/context.ts'
import { analyse } from '../../src/commands/analyse.ts'
import { bundle } from '../../src/commands/bundle.ts'
import { plan } from '../../src/commands/plan.ts'
import { publish } from '../../src/commands/publish.ts'
import { buildSiteFolder } from '../../src/commands/site.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'

const listIfThere = (folder: string) => readdir(folder).catch(() => [])

it('what is stopped before it is in its place leaves nothing there, and the same command does it', async () => {
  const dataset = await makeDataset({ one: {} })
  const root = await makeFolder()
  const [campaign, reports] = [join(root, 'c'), join(root, 'reports')]
  const { context } = makeContext()
  const verbs: [string, (by: CommandContext) => Promise<unknown>][] = [
    [campaign, (by) => plan({ campaign, dataset }, by)],
    [join(reports, 'r'), (by) => publish({ campaign, reports, id: 'r', author: ['Ada'] }, by)],
    [join(root, 'bundle'), (by) => bundle({ campaign, out: join(root, 'bundle') }, by)],
    [join(root, 'site'), (by) => buildSiteFolder({ reports, out: join(root, 'site') }, by)],
  ]
  for (const [place, run] of verbs) {
    await expect(run({ ...context, signal: AbortSignal.abort() })).rejects.toThrow('Stopped.')
    expect(await listIfThere(place)).toEqual([])
    await run(context)
    expect(await listIfThere(place)).not.toEqual([])
    if (place === campaign) await analyse({ campaign }, context)
  }
})
