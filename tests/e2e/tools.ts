import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { test } from 'vitest'

/** Where a program is on the path; null when it is not there. */
export function findProgram(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
}

/** A test that needs a program: without it, a failure in CI and "not run" elsewhere. */
export function testWith(program: string, name: string, run: (path: string) => Promise<void>): void {
  const path = findProgram(program)
  if (path !== null) test(name, () => run(path))
  else if (process.env.CI === 'true') {
    test(name, () => {
      throw new Error(`${program} is missing: .ci/run installs it`)
    })
  } else test.skip(`${name} (not run: ${program} is missing)`, () => {})
}
