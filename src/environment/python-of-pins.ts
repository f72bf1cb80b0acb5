import { batchesOf } from '../base/batches.ts'
import type { Interpreter } from './interpreters.ts'
import { findPackageIndex, listPackageFiles } from './package-index.ts'
import { isSameVersion, listPins, type Pin, versionOfFile } from './requirements.ts'

/** Questions to the index at a time. */
const AT_ONCE = 8
const MOST_PINS = 200

/** Of old Pythons the first that has wheels of the most pins; null: one of today's has as many. */
export async function findPythonOfPins(
  requirements: string,
  { today, old }: { readonly today: readonly Interpreter[]; readonly old: readonly Interpreter[] },
  { env, signal }: { readonly env: NodeJS.ProcessEnv; readonly signal?: AbortSignal },
): Promise<Interpreter | null> {
  const index = await findPackageIndex(env)
  const wheels: string[][] = []
  for (const some of batchesOf(listPins(requirements).slice(0, MOST_PINS), AT_ONCE))
    wheels.push(...(await Promise.all(some.map((pin) => listWheels(index, pin, signal)))))
  const count = ({ version }: Interpreter) =>
    wheels.filter((names) => names.some((name) => isFor(name, version))).length
  const most = Math.max(0, ...today.map(count))
  const best = Math.max(0, ...old.map(count))
  return best > most ? (old.find((each) => count(each) === best) ?? null) : null
}

async function listWheels(index: string, { name, version }: Pin, signal: AbortSignal | undefined): Promise<string[]> {
  const files = (await listPackageFiles(index, name, signal)) ?? []
  return files
    .map(({ filename }) => filename)
    .filter((each) => each.endsWith('.whl') && isSameVersion(versionOfFile(each, name) ?? '', version))
}

/** Whether a wheel's name says this Python, whatever the processor (PEP 425). */
function isFor(wheel: string, version: string): boolean {
  const [python = '', abi = '', platform = ''] = wheel
    .replace(/\.whl$/, '')
    .split('-')
    .slice(-3)
  const [, minor = ''] = version.split('.')
  const isHere = platform === 'any' || platform.includes(process.platform === 'darwin' ? 'macosx' : process.platform)
  const isOf = (tag: string) =>
    tag === 'py3' || tag === `py3${minor}` || tag === `cp3${minor}` || (abi === 'abi3' && isBefore(tag, minor))
  return isHere && python.split('.').some(isOf)
}

const isBefore = (tag: string, minor: string) => Number(/^cp3(\d+)$/.exec(tag)?.[1] ?? Number.NaN) <= Number(minor)
