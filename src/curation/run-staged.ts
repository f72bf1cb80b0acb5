import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { quoteWords } from '../base/text/text.ts'
import { type MakerTask, runMaker } from '../benchmark/make-data.ts'
import { runAuthors } from '../benchmark/run-authors.ts'
import { mayHoldData } from '../dataset/data-files.ts'
import { draftManifest } from '../dataset/import/draft-manifest.ts'
import { type Start, wordsOf } from '../dataset/import/find-start.ts'
import type { DetectedLicence } from '../dataset/import/licence.ts'
import { LOCK } from '../dataset/known-project.ts'
import type { Project } from '../dataset/load-projects.ts'
import type { FetchedSource } from '../dataset/sources/fetch-source.ts'
import type { EnvironmentMaker } from '../environment/environment-maker.ts'
import type { GuessedMetric } from '../measurement/printed/guessed-metric.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import { draftRule } from '../schema/dataset/metrics.ts'
import type { MovedPlace } from '../schema/dataset/moved-place.ts'
import type { importOptions } from '../schema/options/import-options.ts'
import { type Brought, isFetched, listHere, placeData } from './bring-data.ts'
import { toPlaces } from './fetch-addresses.ts'
import type { MemoryNeed } from './more-memory.ts'
import type { TriedRun } from './try-ways.ts'

/** A run that tells what a script does; processor time, for other work holds a run up. */
export interface TrialLimits {
  readonly cpuSeconds: number
  readonly wallSeconds: number
}

/** A script that trains for longer is left to `greenml check`. */
export const TRIAL_LIMITS: TrialLimits = { cpuSeconds: 600, wallSeconds: 900 }

/** A project that is being imported. */
export interface Staged {
  readonly slug: string
  readonly folder: string
  readonly files: readonly string[]
  readonly fetched: FetchedSource
  readonly licence: DetectedLicence
  readonly asOf: string | null
  /** The files stay in the dataset; otherwise it names where they are from. */
  readonly isVendored: boolean
  readonly limits: TrialLimits
}

/** What all runs of an import share. */
export interface Importing {
  readonly staged: Staged
  readonly options: z.output<typeof importOptions>
  readonly maker: EnvironmentMaker
  readonly context: CommandContext
}

/** How a script is started, and with what. */
export interface RunSettings {
  readonly entry: string
  readonly start: Start
  /** Places that it looks in and that the source lacks, and what it is shown there. */
  readonly places: readonly MovedPlace[]
  readonly environment: Partial<Manifest['environment']>
  /** Where its run needs more than the default. */
  readonly needs: MemoryNeed
  /** Absent: nothing is read by a rule. */
  readonly metric?: GuessedMetric['rule']
}

/** Null where there is no sandbox: nothing of a stranger's runs without one. `take`: is shown the files as the run left them. */
export async function runOnce(
  { staged, options, maker, context }: Importing,
  settings: RunSettings,
  brought: Brought,
  take?: (folder: string) => Promise<void>,
): Promise<TriedRun> {
  const { slug, files, limits } = staged
  const { entry, start } = settings
  const project = await stageProject(staged, settings, brought, context)
  const watched = [...files.filter(mayHoldData), ...listHere(brought).map(({ path }) => path)]
  context.logger.info(
    `${slug}: running python ${quoteWords(wordsOf(start, entry))}, in ${start.workingDirectory}, to see what it prints`,
  )
  try {
    return {
      run: await runAuthors(
        project,
        { ...options, ...limitsOf(limits), holder: holderOf(slug), watched, take },
        maker,
        context,
      ),
      notRun: null,
    }
  } catch (error) {
    if (!(error instanceof UserError) || context.signal?.aborted || error.exitCode !== 3) throw error
    return { run: null, notRun: error.message }
  }
}

/** Runs another script of the repository, for the data that it makes. */
export async function runOther(
  { staged, options, maker, context }: Importing,
  settings: RunSettings,
  brought: Brought,
  task: MakerTask,
) {
  context.logger.info(`${staged.slug}: running ${task.script}, which may make ${task.wanted[0]}`)
  const project = await stageProject(staged, settings, brought, context)
  return runMaker(
    project,
    task,
    { ...options, ...limitsOf(staged.limits), holder: holderOf(staged.slug) },
    maker,
    context,
  )
}

/** What others are told that wait for this host. */
const holderOf = (slug: string) => `greenml import, of ${slug}`

const limitsOf = ({ wallSeconds, cpuSeconds }: TrialLimits) => ({ timeout: wallSeconds, cpuSeconds })

/** The project as far as it is known, with the data that is here. */
async function stageProject(
  staged: Staged,
  { entry, start, places, environment, needs, metric = draftRule('accuracy') }: RunSettings,
  brought: Brought,
  { env }: CommandContext,
): Promise<Project> {
  const { slug, folder, licence } = staged
  const data = listHere(brought)
  const draft = draftManifest(
    {
      slug,
      licence,
      entry,
      start,
      environment,
      needs,
      places: [...places, ...toPlaces(brought.addresses.filter(isFetched))],
      task: 'other',
      metric,
      data: [],
      sourceHash: null,
      lockFault: null,
    },
    staged.fetched,
  )
  const sourceFolder = await placeData(staged, data, env)
  return { slug, folder, lockFile: join(folder, LOCK), sourceFolder, manifest: { ...draft, data } }
}
