import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { cacheFolder } from '../base/files/cache-folder.ts'
import type { HostCheck } from '../schema/doctor-report.ts'
import { askVersion } from './uv.ts'

const area = 'programs'

/** Checks of the programs that the tool starts: each is asked for its version. */
export function checkTools(env: NodeJS.ProcessEnv): Promise<HostCheck[]> {
  return Promise.all([checkPython(env), checkGit(env), checkUv(env), checkDisk(env)])
}

async function checkPython(env: NodeJS.ProcessEnv): Promise<HostCheck> {
  const version = await askVersion('python3', env)
  const found = { area, id: 'python', runnerNeeds: true } as const
  if (version === null) return { ...found, ...NOT_INSTALLED, fix: ['sudo apt-get install python3'] }
  const [, major = '0', minor = '0'] = /(?<!\d)(\d+)\.(\d+)/.exec(version) ?? []
  const enough = Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 10)
  return { ...found, state: enough ? 'works' : 'missing', fact: { kind: 'version', version, enough } }
}

async function checkGit(env: NodeJS.ProcessEnv): Promise<HostCheck> {
  const version = await askVersion('git', env)
  const found = { area, id: 'git', runnerNeeds: true } as const
  if (version === null) return { ...found, ...NOT_INSTALLED, fix: ['sudo apt-get install git'] }
  return { ...found, state: 'works', fact: { kind: 'version', version, enough: true } }
}

/** uv: where it is not installed, a pinned build is fetched. */
async function checkUv(env: NodeJS.ProcessEnv): Promise<HostCheck> {
  const version = await askVersion('uv', env)
  const found = { area, id: 'uv' } as const
  if (version === null) return { ...found, ...NOT_INSTALLED, state: 'absent' }
  return { ...found, state: 'works', fact: { kind: 'version', version, enough: true } }
}

const NOT_INSTALLED = { state: 'missing', fact: { kind: 'not-installed' } } as const

/** The scientific stack of one project takes about this much, and its run a copy of its data. */
const ENVIRONMENT_BYTES = 2 * 1024 ** 3

async function checkDisk(env: NodeJS.ProcessEnv): Promise<HostCheck> {
  const [cache, temporary] = await Promise.all([measureFree(cacheFolder(env)), measureFree(tmpdir())])
  const enough = Math.min(cache.bytes, temporary.bytes) >= ENVIRONMENT_BYTES
  const fact = { kind: 'disk', cache, temporary, neededBytes: ENVIRONMENT_BYTES } as const
  return { area, id: 'disk', runnerNeeds: true, state: enough ? 'works' : 'missing', fact }
}

async function measureFree(path: string): Promise<{ path: string; bytes: number }> {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/')) || '/') {
    const found = await statfs(folder).catch(() => null) // not made yet: its parent's disk
    if (found !== null) return { path, bytes: found.bavail * found.bsize }
    if (folder === '/') return { path, bytes: 0 }
  }
}
