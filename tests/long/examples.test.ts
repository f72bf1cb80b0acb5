import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { readAnalysis } from '../../src/campaign/analysis-file.ts'
import { runCli } from '../support/cli.ts'
import { splitByShell } from '../support/documented-commands.ts'
import { keepInGit } from '../support/git.ts'
import { describeInBubblewrap } from '../support/sandbox.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { openEmptyCache } from '../support/uv.ts'

const EXAMPLES = join(PACKAGE_ROOT, 'examples')

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

/** The command of each section of the README, by the name of its folder. */
async function readCommands(): Promise<Map<string, string[]>> {
  const text = await readFile(join(EXAMPLES, 'README.md'), 'utf8')
  const sections = [...text.matchAll(/^## (\S+)\n[\s\S]*?```sh\n(.*)\n```/gm)]
  const words = splitByShell(sections.map(([, , line = '']) => line))
  return new Map(sections.map(([, name = ''], index) => [name, words[index] ?? []]))
}
const commands = await readCommands()

async function copyExample(name: string): Promise<string> {
  const folder = join(await makeFolder(), name)
  await cp(join(EXAMPLES, name), folder, { recursive: true })
  return folder
}

const start = (name: string, folder: string) => runCli(commands.get(name) ?? [], machine.env, folder)

it('each has its section, and each section its folder', async () => {
  const folders = (await readdir(EXAMPLES, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  expect([...commands.keys()].sort()).toEqual(folders.map(({ name }) => name).sort())
})

it('two-programs: the formula takes less than the loop', async () => {
  const { exitCode, stdout } = await start('two-programs', await copyExample('two-programs'))
  expect(exitCode).toBe(0)
  expect(stdout).toContain('formula.py')
})

describeInBubblewrap('examples of what nobody vouched for', () => {
  it('base-against-head: a change that keeps the accuracy passes, one that loses it fails', async () => {
    const folder = await copyExample('base-against-head')
    await keepInGit(folder)
    const train = await readFile(join(folder, 'train.py'), 'utf8')
    await writeFiles(folder, { 'train.py': train.replace('for value, _ in ROWS)', 'for value, _ in ROWS[::2])') })
    expect((await start('base-against-head', folder)).exitCode).toBe(0)
    await writeFiles(folder, { 'train.py': train.replace('value > threshold', 'value < threshold') })
    expect((await start('base-against-head', folder)).exitCode).toBe(1)
  })

  it('own-answers: the rewrite is as good as its author’s script', async () => {
    const folder = await copyExample('own-answers')
    const { exitCode, stdout } = await start('own-answers', folder)
    expect(exitCode).toBe(0)
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/campaigns\/coin\/report\/index\.html$/)
    const { failures } = await readAnalysis(join(folder, 'campaigns', 'coin'))
    expect(failures.overall).toMatchObject({ total: 1, passed: 1 })
  })
})
