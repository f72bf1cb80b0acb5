import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { ACTIONS } from '../../scripts/build-dist.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

/** What takes longer to load than a whole action to start: it comes where it is used, by `import()`. */
const SLOW =
  /^(?:node:https?|commander|undici|@actions\/(?:artifact|github)|openai|@anthropic-ai\/sdk|@google\/genai|vega(?:-.+)?)$/

/** What inputs are read with; the last is a list of some hundred words. */
const QUICK = ['@actions/core', 'zod', 'spdx-license-ids/index.json']

const start = (action: string) => join(PACKAGE_ROOT, 'src', 'actions', 'start', `${action}.ts`)
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm)].map(
    ([, name = '']) => name,
  )

/** Packages and modules of Node that a file loads with all that it imports, each with the file that does. */
function listLoaded(first: string): Map<string, string> {
  const loaded = new Map<string, string>()
  const seen = new Set<string>()
  const todo = [first]
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) todo.push(resolve(dirname(file), name))
      else loaded.set(name, file)
    }
  }
  return loaded
}

it.each(ACTIONS)('%s loads nothing slow before it needs it', (action) => {
  const work = /import\('([^']+)'\)/.exec(readFileSync(start(action), 'utf8'))?.[1]
  if (work === undefined) throw new Error(`${action} does not load its work by itself`)
  const [toRead, toWork] = [listLoaded(start(action)), listLoaded(resolve(dirname(start(action)), work))]
  const packages = [...toRead.keys()].filter((name) => !name.startsWith('node:'))
  expect(packages.filter((name) => !QUICK.includes(name))).toEqual([])
  expect([...toRead, ...toWork].filter(([name]) => SLOW.test(name))).toEqual([])
})
