import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { refuseStopped, UserError } from '../base/errors.ts'
import { orFault } from '../base/fault.ts'
import { hashTree, readTextIfPresent } from '../base/files/files.ts'
import { refuseOtherData } from '../dataset/check-data.ts'
import type { KnownProject } from '../dataset/known-project.ts'
import { fillProject, loadManifest, type Project } from '../dataset/load-projects.ts'
import { listSpareParts } from '../dataset/sources/prune-sources.ts'
import type { SourcePlace } from '../dataset/sources/source-cache.ts'
import { openSources, type Sources } from '../dataset/sources/sources.ts'
import { loadTrustedHashes } from '../dataset/trusted.ts'
import type { Environment } from '../environment/environment.ts'
import { openEnvironmentMaker } from '../environment/environment-maker.ts'
import { hashEnvironment } from '../environment/managed.ts'
import { keepQuota } from '../environment/quota.ts'
import type { Launcher } from '../measurement/launcher.ts'
import { findIsolation } from '../measurement/run-isolated.ts'
import type { Sandbox } from '../sandbox/choose-sandbox.ts'
import type { Plan, PlannedProject } from '../schema/campaign/plan.ts'
import { sandboxOptions } from '../schema/options/shared-options.ts'
import { createDataMaker } from './make-data.ts'
import { chooseProjectSandbox, isTrustedProject } from './project-sandbox.ts'
import type { BlockGroup } from './queue.ts'

export interface PreparedProject {
  readonly planned: PlannedProject
  readonly known: KnownProject
  /** Null: its files or data can't be had here, and so no environment is made. */
  readonly source: Project | null
  readonly environment: Environment | null
  /** The reason why one of them is null. */
  readonly whyNot: string | null
}

/**
 * Files, data and environments of the projects that will run, fetched and made before anything is measured. What can't be had
 * for one keeps none of the others from running; one that changed is refused. `launcher` holds the host: what makes data runs by it.
 */
export async function prepareProjects(
  plan: Plan,
  slugs: readonly string[],
  options: Readonly<z.output<typeof sandboxOptions>> & {
    readonly dataset: string
    readonly mirror?: string | undefined
  },
  launcher: Launcher,
  context: CommandContext,
): Promise<Map<string, PreparedProject>> {
  const prepared = new Map<string, PreparedProject>()
  if (slugs.length === 0) return prepared
  const maker = openEnvironmentMaker(context, [options.dataset], findIsolation)
  const make = createDataMaker({ ...sandboxOptions.parse(options), launcher }, maker, context)
  const sources = openSources(context, options.mirror, make)
  for (const slug of slugs) {
    refuseStopped(context.signal) // nobody waits for it any more
    const planned = plan.projects.find((project) => project.slug === slug)
    if (!planned) throw new UserError(`plan.json has blocks of '${slug}' but no such project: plan again.`)
    const known = await loadManifest(options.dataset, slug)
    const place = await orFault(bringFiles(known, sources), context.signal)
    if ('fault' in place) {
      prepared.set(slug, { planned, known, source: null, environment: null, whyNot: place.fault })
      continue
    }
    const source = await fillProject(known, place)
    await refuseChanges(source, planned)
    await refuseOtherData(source)
    const made = await maker.makeOrExplain(source)
    const [environment, whyNot] = 'fault' in made ? [null, made.fault] : [made, null]
    prepared.set(slug, { planned, known, source, environment, whyNot })
  }
  if (whyNoneIsReady(prepared) !== null) return prepared
  for (const failure of listFailures(prepared)) context.logger.warn(failure)
  await keepQuota(await maker.uv(), listSpareParts, context)
  return prepared
}

const bringFiles = async (known: KnownProject, sources: Sources): Promise<SourcePlace> =>
  sources.addData(known, await sources.get(known))

const listFailures = (prepared: ReadonlyMap<string, PreparedProject>): string[] =>
  [...prepared.values()].flatMap(({ whyNot }) => whyNot ?? [])

/** The reason why no project can be run; null: one can. */
export function whyNoneIsReady(prepared: ReadonlyMap<string, PreparedProject>): string | null {
  const failures = listFailures(prepared)
  return failures.length < prepared.size ? null : (failures[0] ?? null)
}

async function refuseChanges(source: Project, planned: PlannedProject): Promise<void> {
  const lock = await readTextIfPresent(source.lockFile, source.folder)
  const sameLock = lock !== null && hashEnvironment(lock, source.manifest.environment) === planned.lockHash
  if (sameLock && (await hashTree(source.sourceFolder)) === planned.sourceHash) return
  throw new UserError(
    `The ${sameLock ? 'files' : 'lock or downloads'} of '${source.slug}' changed since the campaign was planned: ` +
      'restore what was planned, or plan a new campaign.',
  )
}

/** What decides how a project is started and scored. */
const DECIDING = [
  ...(['entry', 'module', 'workingDirectory', 'pythonPath'] as const),
  ...(['arguments', 'places', 'metric', 'scoring'] as const),
]

/** The plan runs what the manifest says. */
function isAsPlanned({ manifest }: Project, planned: PlannedProject): boolean {
  const isSame = (field: (typeof DECIDING)[number]) => isDeepStrictEqual(manifest[field], planned[field])
  return DECIDING.every(isSame) && isDeepStrictEqual(manifest.scored ?? null, planned.split)
}

/** Chooses the sandbox of each group: a baseline and its variants are never run under different ones. */
export async function chooseSandboxes(
  groups: readonly BlockGroup[],
  prepared: ReadonlyMap<string, PreparedProject>,
  options: Readonly<z.output<typeof sandboxOptions>>,
  context: CommandContext,
): Promise<Map<string, Sandbox>> {
  const trusted = await loadTrustedHashes()
  const warned = new Set<string>()
  const warn = (text: string) => {
    if (!warned.has(text)) context.logger.warn(text)
    warned.add(text)
  }
  const sandboxes = new Map<string, Sandbox>()
  for (const { key, project: slug, scripts } of groups) {
    const project = prepared.get(slug)
    if (!project) continue
    const { known, source, planned } = project
    const isTrusted =
      source !== null && isAsPlanned(source, planned) && (await isTrustedProject(source, scripts, trusted))
    sandboxes.set(key, await chooseProjectSandbox(known, isTrusted, options, warn))
  }
  return sandboxes
}
