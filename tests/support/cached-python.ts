import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../../src/base/cache-folder.ts'

/** A Python of this machine's cache that has these packages, if one was ever made. */
export function findPython(...packages: string[]): string | null {
  const root = join(cacheFolder(process.env), 'environments')
  for (const name of existsSync(root) ? readdirSync(root) : []) {
    const lib = join(root, name, 'lib')
    const version = existsSync(lib) ? readdirSync(lib).find((each) => each.startsWith('python')) : undefined
    const has = (each: string) => version !== undefined && existsSync(join(lib, version, 'site-packages', each))
    if (existsSync(join(root, name, 'greenml-complete.json')) && packages.every(has))
      return join(root, name, 'bin', 'python')
  }
  return null
}

/** Before the name of a test that is skipped without it. */
export const needing = (python: string | null) => (python ? '' : 'not run, no cached environment has the packages: ')
