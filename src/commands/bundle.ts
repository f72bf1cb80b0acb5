import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { refuseStopped } from '../base/errors.ts'
import { writeFileAtomic, writeJson } from '../base/files/files.ts'
import { fillNewFolder } from '../base/files/fill-folder.ts'
import { requireNewFolder } from '../base/files/folders.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { copyShareable } from '../campaign/copy-shareable.ts'
import { readPlan } from '../campaign/documents.ts'
import { SUPPLEMENTS } from '../report/campaign/supplements.ts'
import { renderBundle, renderBundleReadme } from '../report/text/bundle-words.ts'
import { BUNDLE_VERSION, type Bundle } from '../schema/campaign/bundle-list.ts'
import { bundleOptions } from '../schema/options/bundle-options.ts'

export type BundleOptions = Readonly<z.input<typeof bundleOptions>>

/** Artifact in which a job leaves such a copy, to be published from. */
export const CAMPAIGN_ARTIFACT = 'greenml-campaign'

/** Copies a campaign into a folder that is one itself, with the list of its files and their hashes. */
export async function bundle(
  given: BundleOptions,
  { logger, signal }: CommandContext,
): Promise<{ readonly report: Bundle; readonly text: string }> {
  const { campaign, out } = bundleOptions.parse(given)
  const plan = await readPlan(campaign)
  await requireNewFolder(out, 'name a new folder with --out')
  const supplements = new Set<string>(SUPPLEMENTS.map(({ file }) => file))
  return fillNewFolder(out, signal, async () => {
    const copied = await copyShareable(campaign, plan, out, supplements, (files) => {
      refuseStopped(signal)
      logger.status(`copied ${files} files`)
    })
    const report: Bundle = { schemaVersion: BUNDLE_VERSION, campaign, toolVersion: TOOL_VERSION, ...copied }
    await writeJson(join(out, 'bundle.json'), report, out)
    await writeFileAtomic(join(out, 'README.md'), renderBundleReadme(report), out)
    return { report, text: renderBundle(report, out) }
  })
}
