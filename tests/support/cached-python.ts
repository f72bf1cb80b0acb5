import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../../src/base/files/cache-folder.ts'

/**
 * A Python of this machine's cache that has these packages, if one was ever made: of several that with the newest NumPy, since the
 * cache also holds what strangers' projects pin, in which packages may not fit each other.
 */
export function findPython(...packages: string[]): string | null {
  const root = join(cacheFolder(process.env), 'environments')
  const found = list(root).flatMap((name) => {
    const lib = join(root, name, 'lib')
    const installed = list(lib).flatMap((each) => list(join(lib, each, 'site-packages')))
    const isWhole = existsSync(join(root, name, 'greenml-complete.json'))
    if (!isWhole || !packages.every((each) => installed.includes(each))) return []
    return [
      { python: join(root, name, 'bin', 'python'), numpy: installed.find((each) => each.startsWith('numpy-')) ?? '' },
    ]
  })
  const byVersion = new Intl.Collator('en', { numeric: true })
  return found.toSorted((a, b) => byVersion.compare(b.numpy, a.numpy))[0]?.python ?? null
}

const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Before the name of a test that is skipped without it. */
export const needing = (python: string | null) => (python ? '' : 'not run, no cached environment has the packages: ')
