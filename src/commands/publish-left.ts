import { basename } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { makeScratch, removedAfter } from '../base/files/scratch.ts'
import type { LeftArtifacts } from '../github/artifact-store.ts'
import { LARGEST_PART_BYTES, takeArtifact } from '../github/take-artifact.ts'
import type { publishOptions } from '../schema/options/publish-options.ts'
import { analyse } from './analyse.ts'
import { CAMPAIGN_ARTIFACT } from './bundle.ts'
import { publish } from './publish.ts'
import { buildSiteFolder } from './site.ts'

/** Publishes the campaign that a run left, analysed by this version; a site that can't be built with it fails here. Returns its folder. */
export async function publishLeft(
  given: Omit<z.input<typeof publishOptions>, 'campaign'>,
  left: LeftArtifacts,
  context: CommandContext,
): Promise<string> {
  const leaver = 'actions/report leaves it, for some days'
  await using taken = await takeArtifact(left, CAMPAIGN_ARTIFACT, LARGEST_PART_BYTES, leaver)
  await analyse({ campaign: taken.folder }, context)
  const { folder } = await publish({ ...given, campaign: taken.folder }, context)
  await using site = removedAfter(await makeScratch('site', context.env.RUNNER_TEMP))
  const form = { ...(given.reports !== undefined && { reports: given.reports }), out: site.folder }
  const { reports, leftOut } = await buildSiteFolder(form, context)
  if (!reports.includes(basename(folder))) throw new UserError(`No site can be built with it: ${leftOut.join(' ')}`)
  return folder
}
