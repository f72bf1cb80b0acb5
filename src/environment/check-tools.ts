import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { HostCheck } from '../schema/doctor.ts'
import { cacheFolder } from './cache.ts'
import { askVersion } from './uv.ts'

const area = 'programs'

/** What the tool starts: each by asking it for its version. */
export function checkTools(env: NodeJS.ProcessEnv): Promise<HostCheck[]> {
  return Promise.all([checkPython(env), checkGit(env), checkUv(env), checkDisk(env)])
}

async function checkPython(env: NodeJS.ProcessEnv): Promise<HostCheck> {
  const version = await askVersion('python3', env)
  const found = { area, name: 'python', runnerNeeds: true } as const
  if (version === null) {
    return { ...found, state: 'missing', says: 'python3 is not installed', fix: ['sudo apt-get install python3'] }
  }
  const [, major = '0', minor = '0'] = /(?<!\d)(\d+)\.(\d+)/.exec(version) ?? []
  const good = Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 10)
  return good
    ? { ...found, state: 'works', says: version }
    : { ...found, state: 'missing', says: `${version || 'python3 fails'}; 3.10 or newer is needed` }
}

async function checkGit(env: NodeJS.ProcessEnv): Promise<HostCheck> {
  const version = await askVersion('git', env)
  return version === null
    ? { area, name: 'git', state: 'missing', says: 'needed by import', fix: ['sudo apt-get install git'] }
    : { area, name: 'git', state: 'works', says: version }
}

async function checkUv(env: NodeJS.ProcessEnv): Promise<HostCheck> {
  const version = await askVersion('uv', env)
  const fetched = 'not on PATH: a pinned build is fetched from the package index when environments are made'
  return { area, name: 'uv', state: version === null ? 'absent' : 'works', says: version ?? fetched }
}

/** The scientific stack of one project takes about this much, and its run a copy of its data. */
const ENVIRONMENT_GIB = 2

async function checkDisk(env: NodeJS.ProcessEnv): Promise<HostCheck> {
  const folder = cacheFolder(env)
  const [cache, scratch] = await Promise.all([freeGib(folder), freeGib(tmpdir())])
  const enough = Math.min(cache, scratch) >= ENVIRONMENT_GIB
  return {
    ...{ area, name: 'disk', state: enough ? 'works' : 'missing' },
    says: `${cache.toFixed(0)} GiB free for environments (${folder}), ${scratch.toFixed(0)} GiB in ${tmpdir()}`,
    ...(enough
      ? {}
      : { cost: `an environment takes up to ${ENVIRONMENT_GIB} GiB: set GREENML_CACHE to a larger disk.` }),
  }
}

async function freeGib(folder: string): Promise<number> {
  for (let each = folder; ; each = each.slice(0, each.lastIndexOf('/')) || '/') {
    const found = await statfs(each).catch(() => null) // not made yet: its parent's disk
    if (found !== null) return (found.bavail * found.bsize) / 1024 ** 3
    if (each === '/') return 0
  }
}
