import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { shorten } from '../base/text/clean-text.ts'
import type { Choices } from '../curation/choose-entry.ts'
import { importProject as bring, type ImportedProject } from '../curation/import-project.ts'
import { tellOneMachine } from '../dataset/sources/sources.ts'
import {
  LACK_WORDS,
  renderEntryChoice,
  renderEntryDoubt,
  renderImport,
  renderMetricChoice,
  renderOutsideData,
} from '../report/text/dataset/import-summary.ts'
import { importOptions } from '../schema/options/import-options.ts'

export type ImportOptions = Readonly<z.input<typeof importOptions>>

export type ImportResult = Pick<ImportedProject, 'folder' | 'report'>

/** Makes `dataset/projects/<slug>` from a repository, and tells what it took for what, with its doubts. */
export async function importProject(given: ImportOptions, context: CommandContext): Promise<ImportResult> {
  const options = importOptions.parse(given)
  const { folder, report, ...imported } = await bring(options, offerChoices(context), context)
  const alone = tellOneMachine(imported.manifest)
  if (alone !== null) context.logger.warn(`${imported.slug}: ${alone}`)
  tellLacks(imported, context)
  for (const line of renderImport(report, folder, options.dataset)) context.logger.info(line)
  return { folder, report }
}

const offerChoices = ({ ask, logger, signal }: CommandContext): Choices => ({
  async chooseEntry(near) {
    if (ask !== undefined) return ask(...renderEntryChoice(near), signal)
    logger.warn(renderEntryDoubt(near))
    return null
  },
  chooseLine: async (lines) => (ask === undefined ? null : ask(...renderMetricChoice(lines), signal)),
})

/** A project can pin hundreds of packages that its entry does not need; project.yaml names them all. */
const LONGEST_TOLD = 300

const LACKS = ['lock', 'licence', 'dataLicence'] as const

/** Warns of what others will miss. */
function tellLacks(
  { slug, manifest: { environment, data, missing } }: Pick<ImportedProject, 'slug' | 'manifest'>,
  { logger }: CommandContext,
): void {
  for (const deviation of environment.deviations ?? []) logger.warn(`${slug}: ${shorten(deviation, LONGEST_TOLD)}`)
  for (const file of data) if (file.access) logger.warn(renderOutsideData(slug, file))
  for (const lack of LACKS) if (missing[lack]) logger.warn(`${slug}: ${LACK_WORDS[lack]}`)
}
