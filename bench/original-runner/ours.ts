import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { readPlan } from '../../src/campaign/documents.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'
import { readRecords } from '../../tests/support/records.ts'

/** Seconds that one command took; an error with what it said where it failed. */
export async function greenml(env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<number> {
  const begin = performance.now()
  const ended = await runCommand(process.execPath, [join(PACKAGE_ROOT, 'src', 'cli', 'main.ts'), ...args], { env })
  if (ended.exitCode !== 0) throw new Error(`greenml ${args.join(' ')} ended with ${ended.exitCode}: ${ended.stderr}`)
  return (performance.now() - begin) / 1000
}

export async function importAll(
  env: NodeJS.ProcessEnv,
  dataset: string,
  sources: string,
  entries: Readonly<Record<string, string>>,
): Promise<number> {
  let seconds = 0
  for (const [slug, entry] of Object.entries(entries)) {
    seconds += await greenml(env, 'import', join(sources, slug), '--entry', entry, '--dataset', dataset)
  }
  return seconds
}

/** Changes parts of a project's manifest as its user would, in an editor. */
export async function editManifest(dataset: string, slug: string, changes: Readonly<Record<string, unknown>>) {
  const path = join(dataset, 'projects', slug, 'project.yaml')
  await writeFile(path, stringify({ ...parse(await readFile(path, 'utf8')), ...changes }))
}

/** One of each run, in one block: no warm-up, no profile, no probe, no power at rest. */
export const ONCE = '--repetitions 1 --warmups 0 --profiles 0 --no-probes --idle-baseline 0'.split(' ')

export interface OurRun {
  readonly wallSeconds: number
  /** Runs that the plan holds. */
  readonly planned: number
  readonly records: readonly RunRecord[]
}

export async function runOurs(
  env: NodeJS.ProcessEnv,
  where: { readonly campaign: string; readonly dataset: string; readonly answers: string },
  ...more: readonly string[]
): Promise<OurRun> {
  const folders = Object.entries(where).flatMap(([name, path]) => [`--${name}`, path])
  const wallSeconds = await greenml(env, 'run', ...folders, ...ONCE, ...more)
  const { blocks } = await readPlan(where.campaign)
  const planned = blocks.reduce((sum, { order }) => sum + order.length, 0)
  return { wallSeconds, planned, records: await readRecords(where.campaign) }
}

export const scriptSeconds = (run: OurRun) => run.records.reduce((sum, { wallSeconds }) => sum + (wallSeconds ?? 0), 0)
