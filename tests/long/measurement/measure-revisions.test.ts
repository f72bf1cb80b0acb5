import { execFile } from 'node:child_process'
import { access, chmod, mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { type MeasureRevisionsOptions, measureRevisions } from '../../../src/commands/measure-revisions.ts'
import { revisionComparison } from '../../../src/schema/analysis/revision-comparison.ts'
import { runCli } from '../../support/cli.ts'
import { makeContext } from '../../support/context.ts'
import { makeRepository } from '../../support/git.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'

const script = (loops: number, f1: string) => `
import math
total = 0.0
for index in range(${loops}):
    total += math.sqrt(index)
print("f1=${f1}")
`
const [QUICK, SLOW] = [600_000, 3_000_000]
const PYTHON = '/usr/bin/python3'

async function measure(folder: string, given: Partial<MeasureRevisionsOptions>, env: NodeJS.ProcessEnv = {}) {
  const { context, lines } = makeContext({ ...process.env, ...env })
  const options = { base: 'main', head: 'feature', command: [PYTHON, 'train.py'], warmup: 0, seed: 1, folder }
  const result = await measureRevisions({ ...options, environment: 'existing', ...given }, context)
  return { ...result, lines }
}

/** `main` as it is given, and on the branch `feature` what changes. */
async function makeBranches(main: Readonly<Record<string, string>>, feature: Readonly<Record<string, string>>) {
  const repository = await makeRepository('toy', main)
  await repository.git('checkout', '--quiet', '-b', 'feature')
  await repository.commit(feature)
  return repository
}

describeInBubblewrap('measure --base', () => {
  it('tells a head that takes some times the CPU time at the same metric, and fails on it', async () => {
    const { folder, git } = await makeBranches(
      { 'train.py': script(QUICK, '0.912') },
      { 'train.py': script(SLOW, '0.912') },
    )
    const [json, markdown] = [join(folder, '..', 'out.json'), join(folder, '..', 'out.md')]
    const failOn = 'cpu:10%,accuracy,success,memory'
    const { comparison, exitCode, ...written } = await measure(folder, {
      metric: 'f1=([0-9.]+)',
      repetitions: 5,
      failOn,
      json,
      markdown,
    })
    expect(revisionComparison.parse(JSON.parse(await readFile(json, 'utf8')))).toEqual(comparison)
    expect(exitCode).toBe(1)
    expect(comparison).toMatchObject({
      base: { revision: 'main', commit: await git('rev-parse', 'main'), python: null },
      head: { revision: 'feature', commit: await git('rev-parse', 'feature') },
      sandbox: 'bubblewrap',
      metric: {
        rule: { name: 'f1', direction: 'higher' },
        medianBase: 0.912,
        medianHead: 0.912,
        lowerGain: 0,
        upperGain: 0,
        verdict: 'as-good',
      },
    })
    expect(comparison.failOn.map(({ subject, met, checked }) => [subject, met, checked])).toEqual([
      ['cpu', true, true],
      ['accuracy', false, true],
      ['success', false, true],
      ['memory', false, true],
    ])
    const cpu = comparison.measurement.comparisons.find(({ quantity }) => quantity === 'cpu')
    expect(cpu?.verdict).toBe('more')
    expect(cpu?.ratio).toBeGreaterThan(1.5)
    expect(await readFile(markdown, 'utf8')).toBe(written.markdown)
  })

  it('tells a metric that falls, one that is gone, and a head that fails', async () => {
    const { folder, git, commit } = await makeBranches(
      { 'train.py': script(1000, '0.912') },
      { 'train.py': script(1000, '0.85') },
    )
    const given = { metric: 'f1=([0-9.]+)', repetitions: 2, failOn: 'accuracy,success,cpu' }
    const metOf = ({ comparison }: Awaited<ReturnType<typeof measure>>) =>
      comparison.failOn.map(({ met, checked }) => (checked ? met : null))
    const worse = await measure(folder, given)
    expect(worse.comparison.metric.verdict).toBe('worse')
    expect([metOf(worse), worse.exitCode]).toEqual([[true, false, null], 1])
    expect(metOf(await measure(folder, { ...given, failOn: 'accuracy:10%' }))).toEqual([false])
    await commit({ 'train.py': 'print("done")\n' })
    expect(metOf(await measure(folder, given)).slice(0, 2)).toEqual([true, false])
    await commit({ 'train.py': 'raise SystemExit(3)\n' })
    const failed = await measure(folder, given)
    expect([metOf(failed).slice(0, 2), failed.exitCode]).toEqual([[true, true], 1])
    expect((await measure(folder, { repetitions: 1 })).exitCode).toBe(3)
    await git('checkout', '--quiet', 'main')
  })

  it('takes the files as they lie here, with what git would add and what is included, and changes none of them', async () => {
    const { folder } = await makeRepository('toy', {
      'train.py': 'print("accuracy: 0.5")\n',
      '.gitignore': 'data/\nignored.py\n',
    })
    await writeFiles(folder, {
      'train.py':
        'import extra, os\nopen("made", "w").close()\nprint(extra.line, len(os.listdir("data")), sorted(os.listdir()))\n',
      'extra.py': 'line = "accuracy: 0.5"\n',
      'ignored.py': '',
      'data/rows.csv': 'a\n1\n',
    })
    const metric = String.raw`accuracy: ([0-9.]+) 1 (?=\['\.gitignore', 'data', 'extra\.py', 'made', 'train\.py'\])`
    const { comparison } = await measure(folder, { base: 'HEAD', head: '.', metric, include: ['data'], repetitions: 1 })
    expect(comparison.head).toMatchObject({ revision: '.', commit: null })
    expect(comparison.metric).toMatchObject({ base: [null], head: [0.5] })
    const missing = measure(folder, { base: 'HEAD', head: '.', include: ['nowhere'] })
    await expect(missing).rejects.toThrow('--include nowhere: there is no such file or folder')
    await expect(measure(folder, { base: 'HEAD', include: ['../x'] })).rejects.toThrow('of the repository')
    await expect(readFile(join(folder, 'made'))).rejects.toThrow('ENOENT')
  })

  it("runs in a folder of a monorepo, without the caller's environment and files", async () => {
    const spy = 'import os\nprint("seen=%d" % (("CANARY" in os.environ) + os.path.exists("/root/.bashrc")))\n'
    const { folder } = await makeBranches({ 'pkg/train.py': spy, 'shared.txt': '' }, { 'pkg/train.py': `${spy}\n` })
    const where = join(folder, 'pkg')
    const { comparison } = await measure(where, { metric: 'seen=(\\d)', repetitions: 1 }, { CANARY: 'x' })
    expect(comparison.folder).toBe('pkg')
    expect(comparison.metric).toMatchObject({ base: [0], head: [0] })
  })

  it('makes the Python of each revision from the packages that it declares', async () => {
    const { folder } = await makeBranches(
      { 'train.py': 'print("accuracy: 0.5")\n', 'requirements.txt': '' },
      { 'train.py': 'import sys\nprint("accuracy: %s" % (sys.prefix != sys.base_prefix))\nprint("accuracy: 0.5")\n' },
    )
    const { comparison } = await measure(
      folder,
      { command: ['python3', 'train.py'], environment: 'auto', repetitions: 1 },
      { VIRTUAL_ENV: '', CONDA_PREFIX: '' },
    )
    expect(comparison.base.python).toMatch(/^3\./)
    expect(comparison.base.lockHash).toBe(comparison.head.lockHash)
    expect(comparison.metric).toMatchObject({ base: [0.5], head: [0.5] })
  })
})

/** Programs that a commit brings, each of which would write a file outside of a sandbox; and what of it git keeps. */
const BROUGHT: readonly (readonly [
  string,
  string,
  readonly string[],
  (folder: string, pwned: string) => Promise<unknown>,
])[] = [
  [
    'an environment whose packages run code when its Python starts',
    '.venv/bin/python',
    ['.venv'],
    async (folder, pwned) => {
      await makeEnvironment(folder, '.venv', pwned)
      await symlink(PYTHON, join(folder, '.venv/bin/python'))
    },
  ],
  [
    'the packages alone of an environment that lies here',
    'env/bin/python3',
    ['env/lib'],
    async (folder, pwned) => {
      await makeEnvironment(folder, 'env', pwned)
      await symlink(PYTHON, join(folder, 'env/bin/python3'))
    },
  ],
  ['a program of the head alone', 'tools/python', ['tools'], (folder, pwned) => writeProgram(folder, 'python', pwned)],
  [
    'a program behind a link',
    'bin/python3',
    ['tools', 'bin'],
    async (folder, pwned) => {
      await writeProgram(folder, 'python3', pwned)
      await symlink('tools', join(folder, 'bin'))
    },
  ],
  [
    'a link to a program',
    'run/python',
    ['tools', 'run'],
    async (folder, pwned) => {
      await writeProgram(folder, 'other', pwned)
      await mkdir(join(folder, 'run'))
      await symlink('../tools/other', join(folder, 'run/python'))
    },
  ],
  ['a program on PATH', 'python3.99', ['tools'], (folder, pwned) => writeProgram(folder, 'python3.99', pwned)],
]

async function makeEnvironment(folder: string, name: string, pwned: string): Promise<void> {
  const { stdout } = await promisify(execFile)(PYTHON, ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])'])
  await writeFiles(join(folder, name), {
    'pyvenv.cfg': 'home = /usr/bin\n',
    [`lib/python${stdout.trim()}/site-packages/x.pth`]: `import os; open(${JSON.stringify(pwned)}, "w")`,
  })
  await mkdir(join(folder, name, 'bin'))
}

async function writeProgram(folder: string, name: string, pwned: string): Promise<void> {
  const path = join(folder, 'tools', name)
  await writeFiles(folder, { [`tools/${name}`]: `#!/bin/sh\ntouch '${pwned}'\nexec ${PYTHON} "$@"\n` })
  await chmod(path, 0o755)
}

describeInBubblewrap('what a revision brings', () => {
  it.each(BROUGHT)('is not run outside of the sandbox: %s', async (_, program, kept, bring) => {
    const { folder, git } = await makeRepository('toy', { 'train.py': 'print("f1=1")\n' })
    const pwned = join(folder, '..', 'pwned')
    await bring(folder, pwned)
    await git('add', '--', ...kept)
    await git('commit', '--quiet', '--message', 'bring')
    const PATH = `${join(folder, 'tools')}:${process.env.PATH}`
    const given = { base: 'HEAD^', head: 'HEAD', command: [program, 'train.py'], repetitions: 1 }
    const refused = { exitCode: 3, message: expect.stringContaining('git keeps') }
    await expect(measure(folder, given, { PATH })).rejects.toMatchObject(refused)
    await expect(access(pwned)).rejects.toThrow('ENOENT')
  })

  it('is run inside of it, and an environment that git does not keep is taken', async () => {
    const { folder, git } = await makeRepository('toy', { 'train.py': 'print("f1=1")\n' })
    await makeEnvironment(folder, '.venv', join(folder, '..', 'seen'))
    await symlink(PYTHON, join(folder, '.venv/bin/python'))
    await writeProgram(folder, 'python', join(folder, '..', 'pwned'))
    await git('add', '--', 'tools')
    await git('commit', '--quiet', '--message', 'bring')
    const given = { base: 'HEAD', head: '.', metric: 'f1=([0-9.]+)', repetitions: 1 }
    for (const program of ['.venv/bin/python', 'tools/python']) {
      const { comparison } = await measure(folder, { ...given, command: [program, 'train.py'] })
      expect(comparison.metric).toMatchObject({ base: [1], head: [1] })
    }
    await access(join(folder, '..', 'seen'))
    await expect(access(join(folder, '..', 'pwned'))).rejects.toThrow('ENOENT')
  })

  it.each(['data', 'data/rows.csv', 'DATA/rows.csv'])('leads no --include out of the repository: %s', async (path) => {
    const secret = await makeFolder({ 'rows.csv': 'CANARY\n' })
    const { folder, git } = await makeRepository('toy', { 'train.py': 'print("f1=1")\n' })
    for (const name of ['data', 'DATA']) await symlink(secret, join(folder, name))
    await git('add', '--all')
    await git('commit', '--quiet', '--message', 'bring')
    const measured = measure(folder, { base: 'HEAD', head: '.', include: [path], repetitions: 1 })
    await expect(measured).rejects.toMatchObject({ exitCode: 3, message: expect.stringContaining('a link') })
  })
})

it.each([
  [['--head', 'main'], '--head means something with --base <revision> only'],
  [['--base', 'main', '--prepare', 'true'], '--prepare has no part in measuring one command on two revisions'],
  [['--base', 'nowhere'], "no revision 'nowhere'"],
  [['--base', 'main', '--metric', 'f1'], 'one group'],
  [['--base', 'main', '--fail-on', 'speed'], "--fail-on 'speed' is not understood"],
])('refuses %s', async (options, message) => {
  const { folder } = await makeRepository('toy', { 'train.py': '' })
  const { exitCode, stderr } = await runCli(['measure', ...options, '--', PYTHON, 'train.py'], process.env, folder)
  expect(exitCode).toBe(2)
  expect(stderr).toContain(message)
})

it('needs a repository', async () => {
  const folder = await makeFolder({ 'train.py': '' })
  const { exitCode, stderr } = await runCli(
    ['measure', '--base', 'main', '--', PYTHON, 'train.py'],
    process.env,
    folder,
  )
  expect(exitCode).toBe(2)
  expect(stderr).toContain('is not in a git repository')
})
