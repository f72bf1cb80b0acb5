import { access, constants, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { errorMessage } from '../base/errors.ts'
import { cacheFolder } from '../base/files/cache-folder.ts'
import { explainWrite } from '../base/files/path-errors.ts'
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
  const [cache, temporary] = await Promise.all([findPlace(cacheFolder(env)), findPlace(tmpdir())])
  const found = { area, id: 'disk', runnerNeeds: true } as const
  const detail = (await whyClosed(cache)) ?? (await whyClosed(temporary))
  if (detail !== null) return { ...found, state: 'missing', fact: { kind: 'reported', detail } }
  const [ofCache, ofTemporary] = [describeRoom(cache), describeRoom(temporary)]
  const enough = Math.min(ofCache.bytes, ofTemporary.bytes) >= ENVIRONMENT_BYTES
  const fact = { kind: 'disk', cache: ofCache, temporary: ofTemporary, neededBytes: ENVIRONMENT_BYTES } as const
  return { ...found, state: enough ? 'works' : 'missing', fact }
}

/** A folder, and what there is of it: itself, or where it is not made yet the nearest above it. */
interface Place {
  readonly path: string
  readonly nearest: string
  readonly bytes: number
}

async function findPlace(path: string): Promise<Place> {
  for (let nearest = resolve(path); ; nearest = dirname(nearest)) {
    const found = await statfs(nearest).catch(() => null)
    if (found !== null) return { path, nearest, bytes: found.bavail * found.bsize }
    if (nearest === dirname(nearest)) return { path, nearest, bytes: 0 }
  }
}

const describeRoom = ({ path, bytes }: Place) => ({ path, bytes })

/** Why nothing can be put there; null: something can. */
async function whyClosed({ path, nearest }: Place): Promise<string | null> {
  try {
    await access(`${nearest}/.`, constants.W_OK | constants.X_OK) // of a file there is no such path
    return null
  } catch (error) {
    return errorMessage(explainWrite(error, path))
  }
}
