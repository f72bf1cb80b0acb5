import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { it } from 'vitest'

/** Where a program is on the path; null when it is not there. */
export function findProgram(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
}

/** A test that needs a program, under the first of its names: without it, a failure in CI and "not run" elsewhere. */
export function testWith(
  program: string | readonly string[],
  name: string,
  run: (path: string) => Promise<void>,
): void {
  const names = typeof program === 'string' ? [program] : program
  const path = names.map(findProgram).find((found) => found !== null) ?? null
  if (path !== null) it(name, () => run(path))
  else if (process.env.CI === 'true') {
    it(name, () => {
      throw new Error(`${names[0]} is missing: .ci/run installs it`)
    })
  } else it.skip(`${name} (not run: ${names[0]} is missing)`, () => {})
}
