import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { hashTree } from '../base/files/files.ts'
import { removeAbandonedScratch } from '../base/files/scratch.ts'
import type { Project } from '../dataset/load-projects.ts'
import { loadTrustedHashes } from '../dataset/trusted.ts'
import type { EnvironmentMaker } from '../environment/environment-maker.ts'
import { nameError } from '../measurement/ending.ts'
import { holdHost } from '../measurement/hold-host.ts'
import { HomeTemplates } from '../measurement/home.ts'
import { describeHost } from '../measurement/host.ts'
import { type FileUse, watchFileUse } from '../measurement/instruments/file-use.ts'
import { SHIMS_FOLDER } from '../measurement/instruments/shims.ts'
import { Launcher } from '../measurement/launcher.ts'
import { planProject } from '../planning/plan-project.ts'
import type { PlannedProject } from '../schema/campaign/plan.ts'
import type { sandboxOptions } from '../schema/options/shared-options.ts'
import { recordWithoutRun, unplannedRun } from './blank-record.ts'
import { type ExecutedScript, executeScript, type ScoredData } from './execute.ts'
import { chooseProjectSandbox, isTrustedProject } from './project-sandbox.ts'
import { NOT_KNOWN_YET, readScoredSource } from './project-splits.ts'
import { limitsOf } from './run-limits.ts'

export interface AuthorsRunOptions extends Readonly<z.output<typeof sandboxOptions>> {
  /** Default: the project's own. */
  readonly timeout?: number | undefined
  /** Default: what all processors can do in that time. */
  readonly cpuSeconds?: number
  readonly wait?: number | undefined
  /** Files of the source whose use is watched. */
  readonly watched: readonly string[]
  /** Is shown the copy of the project as the run left it. */
  readonly take?: ((projectFolder: string) => Promise<void>) | undefined
  /** What is told to others that wait for the host; default: a check of the project. */
  readonly holder?: string
  /** Holds the host already; default: one that waits for it. */
  readonly launcher?: Launcher
}

export interface AuthorsRun extends ExecutedScript {
  readonly fileUse: FileUse
}

/** Why a run ended as it did. */
export const tellEnd = (record: AuthorsRun['record']): string =>
  nameError(record) || (record.failureClass ?? record.status)

/** Whether the script ran to its end; whether its metric can be read is seen later. */
export const isDone = ({ record }: AuthorsRun) => record.exitCode === 0 && record.status !== 'timeout'

/** Runs the author's script once, as a campaign would, for whoever wants to know how it ends. What is lost to the bench is told as such. */
export async function runAuthors(
  project: Project,
  options: AuthorsRunOptions,
  maker: EnvironmentMaker,
  context: CommandContext,
): Promise<AuthorsRun> {
  if (options.launcher !== undefined) return runHeld(project, options.launcher, options, maker, context)
  await using launcher = new Launcher()
  await holdHost(launcher, options.holder ?? `greenml check ${project.slug}`, options.wait, context)
  return await runHeld(project, launcher, options, maker, context)
}

async function runHeld(
  project: Project,
  launcher: Launcher,
  options: AuthorsRunOptions,
  maker: EnvironmentMaker,
  context: CommandContext,
): Promise<AuthorsRun> {
  const { slug, manifest, sourceFolder } = project
  const { cpuSeconds, timeout: timeoutSeconds = manifest.needs.timeoutSeconds } = options
  const trusted = await isTrustedProject(project, [], await loadTrustedHashes())
  const sandbox = await chooseProjectSandbox(project, trusted, options, context.logger.warn)
  await removeAbandonedScratch()
  const host = await describeHost()
  const planned = planProject({
    slug,
    manifest,
    entryBytes: 0,
    notProbed: {},
    drawsOrWaits: true,
    lockHash: '',
    sourceHash: await hashTree(sourceFolder),
  })
  const settings = { project: planned, host, sandbox }
  const made = await maker.makeOrExplain(project)
  if ('fault' in made) {
    const ground = { ...settings, environment: null }
    const record = recordWithoutRun(unplannedRun(slug), ground, 'environment-failed', made.fault)
    return { record, stdout: '', stderr: '', metricLine: null, fileUse: { read: null, written: [] } }
  }
  await using homes = new HomeTemplates(launcher)
  const watcher = watchFileUse(options.watched, options.take)
  using _stopping = launcher.stopOn(context.signal)
  const executed = await executeScript(
    unplannedRun(slug),
    {
      ...settings,
      sourceFolder,
      environment: made,
      flopCounter: null,
      host: { ...host, python: made.pythonVersion },
      equipment: { launcher, meter: null, sensors: null, baseline: null, carbon: null },
      homeTemplate: await homes.get(made, sandbox),
      shimsFolder: SHIMS_FOLDER,
      modules: null,
      scored: await readScored(sourceFolder, planned),
      limits: {
        ...limitsOf({ needs: { ...planned.needs, timeoutSeconds } }),
        ...(cpuSeconds === undefined ? {} : { cpuSeconds, cpuSecondsOfEach: cpuSeconds }),
      },
    },
    watcher,
  )
  return { ...executed, fileUse: watcher.told() }
}

/** What the author's own predictions are scored by; a split that can't be read is told by the run, as what it prints is. */
async function readScored(sourceFolder: string, project: PlannedProject): Promise<ScoredData | null> {
  if (project.scoring === 'printed') return null
  const known = await readScoredSource(sourceFolder, project)
  if ('fault' in known) throw new UserError(`${project.slug}: ${known.fault}.`)
  return { ...known, split: NOT_KNOWN_YET }
}
