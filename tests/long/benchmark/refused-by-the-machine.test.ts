import { chmod, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../../src/base/package.ts'
import { findProgram } from '../../../src/base/processes/find-program.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { CLI, runCli } from '../../support/cli.ts'
import { makeFolder } from '../../support/temporary.ts'
import { makeAnswers, makeDataset } from '../../support/tiny-dataset.ts'

/** A folder in which nothing can be made, also by root. */
async function makeClosed(): Promise<string> {
  if (process.getuid?.() === 0) return '/sys'
  const closed = await makeFolder()
  await chmod(closed, 0o555)
  return closed
}

/** One line, no stack, nothing of a fault of ours. */
const ONE_LINE = /^error: [^\n]+\n$/

async function expectTold(
  args: readonly string[],
  message: RegExp,
  exitCode = 1,
  env: NodeJS.ProcessEnv = process.env,
) {
  const { stderr, ...result } = await runCli(args, env)
  expect(
    stderr
      .split('\n')
      .filter((line) => !/^(error: |$)/.test(line))
      .join('\n'),
  ).not.toMatch(/fault of greenml|^ {4}at /m)
  expect(stderr).toMatch(message)
  expect(stderr.match(/^error: .*$/gm)).toHaveLength(1)
  expect(result).toMatchObject({ exitCode, signal: null })
  return stderr
}

describe('what this machine refuses is told in a line', () => {
  it.each([
    ['where nothing can be made', async () => join(await makeClosed(), 'c', 'd'), /could not be written: /],
    [
      'where the file system knows no folder',
      async () => '/proc/x/y',
      /error: \/proc\/x can't be made: \/proc takes no folders\./,
    ],
    [
      'below a file',
      async () => join(await makeFolder({ file: '' }), 'file', 'c'),
      /is a file, and should be a folder/,
    ],
  ])('a campaign %s', async (_name, place, message) => {
    const dataset = await makeDataset({ one: {} })
    const answers = await makeAnswers({ 'one/assisted/a': '' })
    const words = ['plan', `--dataset=${dataset}`, `--answers=${answers}`, `--campaign=${await place()}`]
    const { stderr, exitCode } = await runCli(words)
    expect(stderr.replace(/^planned: .*\n/, '')).toMatch(ONE_LINE)
    expect(stderr).toMatch(message)
    expect([1, 2]).toContain(exitCode)
  })

  it.each([
    ['where nothing can be made', async () => join(await makeClosed(), 'c')],
    ['where the file system knows no folder', async () => '/proc/x'],
  ])('a dataset, a report and a cache %s', async (_name, place) => {
    const source = await makeFolder({ 'main.py': 'print("Accuracy: 0.5")\n' })
    const message = /could not be written: |can't be made/
    await expectTold(['import', source, '--slug=p', `--dataset=${await place()}`], message)
    const env = { ...process.env, GREENML_CACHE: await place() }
    const dataset = await makeFolder()
    await expectTold(['import', source, '--slug=p', `--dataset=${dataset}`], message, 1, env)
    await expectTold(['env', 'warm', `--dataset=${await makeDataset({ one: {} })}`], message, 1, env)
    await expectTold(['env', 'prune'], message, 1, env)
  })

  const dataset = join(PACKAGE_ROOT, 'dataset')
  it.each([
    ['--json', ['projects', `--dataset=${dataset}`]],
    ['--json', ['models', `--dataset=${dataset}`]],
    ['--comment', ['validate', '--no-run', `--dataset=${dataset}`, 'digits-knn']],
    ['--json', ['doctor']],
    ['--json', ['measure']],
    ['--markdown', ['measure']],
    ['--export-json', ['measure']],
    ['--export-csv', ['measure']],
    ['--json', ['sandbox']],
  ])('a file of results where none can be made: %s of %j', async (option, words) => {
    const isCommand = ['measure', 'sandbox'].includes(words[0] ?? '')
    const run = (path: string) => runCli([...words, `${option}=${path}`, ...(isCommand ? ['--', 'true'] : [])])
    for (const path of ['/proc/x', join(await makeClosed(), 'x')]) {
      const { stderr, exitCode } = await run(path)
      expect(stderr.split('\n').filter((line) => line.startsWith('error: '))).toEqual([
        expect.stringMatching(
          new RegExp(`^error: ${path} could not be written: .*(?:N|n)ame another folder, then run`),
        ),
      ])
      expect(stderr).not.toMatch(/E[A-Z]{4,}|fault of greenml/)
      expect(exitCode).toBe(isCommand ? 125 : 1)
    }
    const { stderr, exitCode } = await run('')
    expect(stderr).toMatch(/^error: option '.*' argument '' is invalid\. expected a path\.$/m)
    expect(exitCode).toBe(2)
  })

  it('links that lead round in a circle, and a device that answers with an error', async () => {
    const circle = join(await makeFolder(), 'c')
    await symlink('c', circle)
    const round = /error: \S+: its links lead round in a circle\./
    for (const words of [
      ['compare', circle, circle],
      ['analyse', `--campaign=${circle}`],
      ['projects', `--dataset=${circle}`],
    ])
      await expectTold(words, round)
    await expectTold(['measure', `--input=${circle}`, '--', 'true'], round, 125)
    await expectTold(['measure', `--json=${circle}/x`, '--', 'true'], round, 125)
    if (process.platform !== 'linux') return
    const words = ['measure', '--repetitions=1', '--warmup=0', '--export-csv=/proc/self/mem', '--', 'true']
    await expectTold(words, /error: \/proc\/self\/mem: its device answered with an error\./, 125)
  })

  it('a missing Python', async () => {
    const bin = join(await makeFolder(), 'bin')
    await mkdir(bin)
    const git = findProgram('git', process.env)
    if (git !== null) await symlink(git, join(bin, 'git'))
    const env = { ...process.env, PATH: bin }
    const source = await makeFolder({ 'main.py': 'print("Accuracy: 0.5")\n' })
    const told = /error: python3 is not installed, or not on PATH: sudo apt-get install python3\./
    await expectTold(['import', source, '--slug=p', `--dataset=${await makeFolder()}`], told, 1, env)
  })
})

/** A user whom the system does not know, with this one's rights. */
const AS_NOBODY_KNOWN = ['--user', '--map-user=64321']
const canBeUnknown = (await runCommand('unshare', [...AS_NOBODY_KNOWN, 'true']).catch(() => null))?.exitCode === 0

it.skipIf(!canBeUnknown)('asks a user without a home folder for one, and measures without', async () => {
  const { HOME: _home, XDG_CACHE_HOME: _cache, GREENML_CACHE: _own, ...env } = process.env
  const run = (...words: string[]) => runCommand('unshare', [...AS_NOBODY_KNOWN, ...CLI, ...words], { env })
  expect(await run('env', 'list')).toMatchObject({
    exitCode: 1,
    stderr: 'error: This user has no home folder, which caches lie in: set HOME to a folder that they may write to.\n',
  })
  expect((await run('measure', '--repetitions', '1', '--warmup', '0', '--', 'true')).exitCode).toBe(0)
})
