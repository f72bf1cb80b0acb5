import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from '../base/files/cache-folder.ts'
import { readTextIfPresent } from '../base/files/files.ts'
import { readQuota } from '../environment/quota.ts'
import { askVersion } from '../environment/uv.ts'
import type { HostCheck } from '../schema/doctor-report.ts'

/** Folders of the host that a runner's service and its rootless containers are set up in; others in tests. */
export interface RunnerRoots {
  readonly etc: string
  readonly run: string
}
const RUNNER_ROOTS: RunnerRoots = { etc: '/etc', run: '/run' }

const area = 'runner'
const SERVICE_NAME = 'greenml-runner.service'

/** What a host needs beside what every user's does, to run the jobs of a repository; `found`: what was looked at before. */
export async function checkRunner(
  found: readonly HostCheck[],
  env: NodeJS.ProcessEnv,
  roots: RunnerRoots = RUNNER_ROOTS,
): Promise<HostCheck[]> {
  return [
    await checkService(env, roots),
    await checkSubordinateIds(roots.etc),
    checkQuota(env),
    { area, id: 'labels', state: 'works', fact: { kind: 'labels', labels: listLabels(found) } },
  ]
}

const GRAPHICS: ReadonlySet<string> = new Set<HostCheck['id']>(['nvidia', 'amd-intel'])

/** A host that measures its graphics cards is a runner for what runs on them, also where its processor shows no counters. */
export function excuseProcessor(found: readonly HostCheck[]): HostCheck[] {
  const measuresGraphics = found.some(({ id, state }) => GRAPHICS.has(id) && state === 'works')
  return found.map(({ runnerNeeds, ...check }) =>
    runnerNeeds === undefined || (measuresGraphics && check.id === 'rapl') ? check : { ...check, runnerNeeds },
  )
}

async function checkService(env: NodeJS.ProcessEnv, { etc, run }: RunnerRoots): Promise<HostCheck> {
  const check = { area, id: 'service' } as const
  const path = join(etc, 'systemd/system', SERVICE_NAME)
  const systemd = existsSync(join(run, 'systemd/system')) ? await findSystemdVersion(env) : null
  const installed = existsSync(path)
  const fact = { kind: 'service', path, systemd, installed } as const
  if (installed) return { ...check, state: 'works', fact }
  if (systemd === null) return { ...check, state: 'absent', fact }
  const fix = [
    `greenml doctor --service | sudo tee ${path}`,
    'sudo systemctl daemon-reload',
    `sudo systemctl enable --now ${SERVICE_NAME}`,
  ]
  return { ...check, state: 'missing', fact, fix }
}

/** Null: there is none, or it does not say. */
export async function findSystemdVersion(env: NodeJS.ProcessEnv): Promise<number | null> {
  const [, version] = /^systemd (\d+)/.exec((await askVersion('systemctl', env)) ?? '') ?? []
  return version === undefined ? null : Number(version)
}

/** Rootless podman and docker run a container's users under numbers that the system set aside for this one. */
async function checkSubordinateIds(etc: string): Promise<HostCheck> {
  const check = { area, id: 'rootless' } as const
  const { uid, username: user } = userInfo()
  const [uids, gids] = await Promise.all(
    ['subuid', 'subgid'].map((name) => isListed(join(etc, name), [user, `${uid}`])),
  )
  const fact = { kind: 'subordinate-ids', user, uids: uids === true, gids: gids === true } as const
  if (fact.uids && fact.gids) return { ...check, state: 'works', fact }
  if (uid === 0) return { ...check, state: 'absent', fact }
  const fix = [`sudo usermod --add-subuids 100000-165535 --add-subgids 100000-165535 ${user}`]
  return { ...check, state: 'missing', fact, fix }
}

async function isListed(path: string, names: readonly string[]): Promise<boolean> {
  const lines = ((await readTextIfPresent(path)) ?? '').split('\n')
  return lines.some((line) => names.includes(line.split(':')[0] ?? ''))
}

function checkQuota(env: NodeJS.ProcessEnv): HostCheck {
  const quotaBytes = readQuota(env)
  const fact = { kind: 'cache-quota', path: cacheFolder(env), quotaBytes } as const
  return { area, id: 'cache', state: quotaBytes === null ? 'missing' : 'works', fact }
}

/** Labels beside those that GitHub's runner gives itself. */
function listLabels(found: readonly HostCheck[]): string[] {
  const works = new Set(found.flatMap(({ id, state }) => (state === 'works' ? [id] : [])))
  const isGpu = works.has('nvidia') || works.has('amd-intel')
  return [...(works.has('rapl') ? ['rapl'] : []), ...(isGpu ? ['gpu'] : [])]
}
