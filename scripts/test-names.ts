import { resolve } from 'node:path'
import { runCommand } from '../src/base/processes/process.ts'
import { ROOT } from './build-dist.ts'

// Prints the names of all tests of a checkout, or of two which are gone and which are new:
// node scripts/test-names.ts [checkout [later checkout]]

interface Listed {
  readonly name: string
}

const [before = ROOT, after] = process.argv.slice(2).map((path) => resolve(path))
const names = await listNames(before)
if (after === undefined) print(names)
else {
  const later = await listNames(after)
  const [had, has] = [new Set(names), new Set(later)]
  print([
    ...names.filter((name) => !has.has(name)).map((name) => `gone: ${name}`),
    ...later.filter((name) => !had.has(name)).map((name) => `new:  ${name}`),
    `${names.length} before, ${later.length} after`,
  ])
}

/** Names without their file: a test that moved with what it tests is the same. */
async function listNames(checkout: string): Promise<string[]> {
  const { stdout, stderr } = await runCommand('npx', ['vitest', 'list', '--json'], {
    cwd: checkout,
  })
  const start = stdout.indexOf('[')
  if (start < 0) throw new Error(`vitest lists no tests in ${checkout}:\n${stderr}`)
  return (JSON.parse(stdout.slice(start)) as Listed[]).map(({ name }) => name).sort()
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
