import { UserError } from '../base/errors.ts'
import { hashTree, readTextIfPresent, sha256Hex } from '../base/files.ts'
import type { PlannedRun } from '../benchmark/execute.ts'
import { loadProject, type Project } from '../dataset/load-projects.ts'
import { isTrustedCode, loadTrustedHashes } from '../dataset/trusted.ts'
import { cacheFolder } from '../environment/cache.ts'
import { type Environment, ensureEnvironment } from '../environment/environment.ts'
import { locateUv } from '../environment/uv.ts'
import { chooseSandbox, type Sandbox, type SandboxChoice } from '../sandbox/sandbox.ts'
import type { Plan, PlannedBlock, PlannedProject } from '../schema/plan.ts'
import type { CommandContext } from './context.ts'

export interface PreparedProject {
  readonly planned: PlannedProject
  readonly source: Project
  readonly environment: Environment | null
  /** Why there is no environment. */
  readonly environmentFailure: string | null
}

/** Environments of the projects that will run, made before anything is measured. A project that changed is refused. */
export async function prepareProjects(
  plan: Plan,
  slugs: readonly string[],
  dataset: string,
  context: CommandContext,
): Promise<Map<string, PreparedProject>> {
  const prepared = new Map<string, PreparedProject>()
  if (slugs.length === 0) return prepared
  const cache = cacheFolder(context.env)
  const note = context.logger.info
  const uv = await locateUv(cache, context.env, note)
  for (const slug of slugs) {
    const planned = plan.projects.find((project) => project.slug === slug)
    if (!planned) throw new UserError(`plan.json has blocks of '${slug}' but no such project: plan again.`)
    const source = await loadProject(dataset, slug)
    await refuseChanges(source, planned)
    const request = { lockFile: source.lockFile, pythonRequest: source.manifest.environment.python, uv, cache, note }
    try {
      const environment = await ensureEnvironment({ ...request, env: context.env })
      prepared.set(slug, { planned, source, environment, environmentFailure: null })
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      context.logger.warn(error.message)
      prepared.set(slug, { planned, source, environment: null, environmentFailure: error.message })
    }
  }
  return prepared
}

async function refuseChanges(source: Project, planned: PlannedProject): Promise<void> {
  const lock = await readTextIfPresent(source.lockFile)
  const sameLock = lock !== null && sha256Hex(lock) === planned.lockHash
  if (sameLock && (await hashTree(source.sourceFolder)) === planned.sourceHash) return
  throw new UserError(
    `The ${sameLock ? 'files' : 'lock'} of '${source.slug}' changed since the campaign was planned: ` +
      'restore what was planned, or plan a new campaign.',
  )
}

/** What shares blocks, and so a sandbox. */
export const groupKey = (block: PlannedBlock) => `${block.project}/${block.model ?? ''}`

/** One sandbox for all that shares blocks: a baseline and its variants are never run under different ones. */
export async function chooseSandboxes(
  queue: readonly PlannedRun[],
  prepared: ReadonlyMap<string, PreparedProject>,
  options: { readonly sandbox?: SandboxChoice; readonly iTrustThisCode?: boolean },
  context: CommandContext,
): Promise<Map<string, Sandbox>> {
  const trusted = await loadTrustedHashes()
  const warned = new Set<string>()
  const warn = (text: string) => {
    if (!warned.has(text)) context.logger.warn(text)
    warned.add(text)
  }
  const sandboxes = new Map<string, Sandbox>()
  for (const [key, runs] of Map.groupBy(queue, (run) => groupKey(run.block))) {
    const source = prepared.get(runs[0]?.variant.project ?? '')?.source
    if (!source) continue
    // The lock too: a package that nobody vouched for runs inside every script that imports it.
    const lock = (await readTextIfPresent(source.lockFile)) ?? ''
    const scripts = [lock, ...runs.flatMap((run) => (run.code === null ? [] : [run.code]))]
    const trust = {
      trusted: await isTrustedCode(source.sourceFolder, scripts, trusted),
      userTrusts: options.iTrustThisCode ?? false,
    }
    sandboxes.set(key, await chooseSandbox(options.sandbox ?? 'auto', { ...trust, warn }))
  }
  return sandboxes
}
