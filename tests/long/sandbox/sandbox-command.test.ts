import { execFile } from 'node:child_process'
import { chmod, readdir, readFile, realpath, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { runRecord } from '../../../src/schema/measurement/record.ts'
import { CLI, runCli, startCli } from '../../support/cli.ts'
import { describeInContainer } from '../../support/container.ts'
import { gitIn, keepInGit } from '../../support/git.ts'
import { allGone, eventually, findProcesses, uniqueSeconds } from '../../support/processes.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder } from '../../support/temporary.ts'
import { obeyedCommands } from '../../support/workflow-runner.ts'

const PYTHON = '/usr/bin/python3'

/** Runs `greenml sandbox` in a folder, with a temporary folder of its own that has to be empty afterwards. */
async function sandbox(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const temporary = await makeFolder()
  const result = await runCli(['sandbox', ...args], { ...process.env, TMPDIR: temporary, ...env }, folder)
  expect(await readdir(temporary)).toEqual([])
  return result
}

describeInBubblewrap('greenml sandbox', () => {
  it('passes streams and exit code through and writes nothing but one line of its own', async () => {
    const folder = await makeFolder({ 'a.py': 'import sys; print("out"); sys.stderr.write("err\\n"); sys.exit(7)' })
    const { exitCode, stdout, stderr } = await sandbox(folder, ['--', PYTHON, 'a.py'])
    expect({ exitCode, stdout }).toEqual({ exitCode: 7, stdout: 'out\n' })
    expect(stderr).toMatch(/^err\ngreenml sandbox: failed \(ended with exit code 7\), .*, sandbox: bubblewrap\n$/)
  })

  it('writes the whole record on demand', async () => {
    const folder = await makeFolder({ 'a.sh': 'kill -TERM $$\n' })
    const json = join(await makeFolder(), 'record.json')
    const { exitCode } = await sandbox(folder, ['--json', json, '--', 'sh', 'a.sh'])
    expect(exitCode).toBe(143)
    const record = runRecord.parse(JSON.parse(await readFile(json, 'utf8')))
    expect(record).toMatchObject({ project: null, mode: null, model: null, status: 'failed', signal: 'SIGTERM' })
  })

  it('works on a copy without keys, and keeps only what was to be written', async () => {
    const folder = await makeFolder({ 'a.txt': 'before', '.env': 'KEY=1', '.env.example': 'KEY=', 'kept/old': 'x' })
    await chmod(join(folder, 'kept'), 0o777)
    const script = 'ls -A; echo after > a.txt; touch new; echo new > kept/new'
    const { stdout, exitCode } = await sandbox(folder, ['--writable', 'kept', '--', 'sh', '-c', script])
    expect({ stdout, exitCode }).toEqual({ stdout: '.env.example\na.txt\nkept\n', exitCode: 0 })
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('before')
    expect((await readdir(folder)).sort()).toEqual(['.env', '.env.example', 'a.txt', 'kept'])
    expect(await readFile(join(folder, 'kept', 'new'), 'utf8')).toBe('new\n')
  })

  it("keeps what a git repository and its submodules know of their remotes' keys from the copy, in which git still works", async () => {
    const key = 'CANARY-of-a-remote'
    const folder = await makeFolder({ 'part/b.txt': 'b', 'kept/config': 'of a project', 'kept/HEAD': 'no repository' })
    for (const each of ['part', '.']) {
      await keepInGit(join(folder, each))
      await gitIn(join(folder, each), 'config', 'http.https://github.com/.extraheader', `AUTHORIZATION: basic ${key}`)
      await gitIn(join(folder, each), 'branch', 'config')
    }
    await rename(join(folder, 'part', '.git'), join(folder, '.git', 'modules'))
    for (const [name, text] of [
      ['kaggle.json', `{"key": "${key}"}`],
      ['.envrc', `export KEY=${key}`],
    ] as const)
      await writeFile(join(folder, name), text)
    const script = `git log --format=%D; cat kept/config; grep -rl ${key} .`
    const { stdout } = await sandbox(folder, ['--', 'sh', '-c', script])
    expect(stdout).toBe('HEAD -> main, config\nof a project')
  })

  it.each([
    ['wall=1', ['sleep', '30'], /timeout \(not done after 1 s\)/],
    ['cpu=0.3,wall=20', ['sh', '-c', 'while :; do :; done'], /timeout \(ended: more than 0.3 s of processor time\)/],
    ['output=64KiB', ['yes'], /failed \(ended: it printed more than 64 KiB\)/],
    ['memory=64MiB', [PYTHON, '-c', 'b"x" * 10**8; [bytearray(b"x" * 10**6) for _ in range(200)]'], /memory/],
  ])('holds a command to %s', async (limits, command, says) => {
    const { exitCode, stdout, stderr } = await sandbox(await makeFolder(), ['--limits', limits, '--', ...command])
    expect(stderr).toMatch(says)
    expect(exitCode).toBe(137)
    expect(stdout.length).toBeLessThanOrEqual(64 * 1024)
  })

  it('finds the interpreter behind a link in a folder of links', async () => {
    const links = await makeFolder()
    await symlink(PYTHON, join(links, 'python3'))
    const env = { PATH: `${links}:/usr/bin:/bin` }
    for (const program of ['python3', join(links, 'python3')]) {
      const said = await sandbox(await makeFolder(), ['--', program, '-c', 'print("started")'], env)
      expect(said).toMatchObject({ exitCode: 0, stdout: 'started\n' })
    }
  })

  it('finds the interpreter behind a shim, and says of other shims what to do', async () => {
    const shims = await makeFolder({ 'shims/python3': `#!/bin/sh\nexec ${PYTHON} "$@"\n`, 'shims/tool': '#!/bin/sh\n' })
    for (const name of ['python3', 'tool']) await chmod(join(shims, 'shims', name), 0o755)
    const env = { PATH: `${shims}/shims:/usr/bin:/bin` }
    const folder = await makeFolder()
    const found = await sandbox(folder, ['--', 'python3', '-c', 'import sys; print(sys.executable)'], env)
    expect(found).toMatchObject({ exitCode: 0, stdout: `${await realpath(PYTHON)}\n` })
    const other = await sandbox(folder, ['--', 'tool'], env)
    expect(other).toMatchObject({ exitCode: 126, stderr: expect.stringContaining('pyenv which tool') })
  })

  it('runs nothing of the folder outside, not even to ask where Python lies', async () => {
    const folder = await makeFolder()
    const mark = join(await makeFolder(), 'mark')
    await writeFile(join(folder, 'python3'), `#!/bin/sh\ntouch ${mark}; echo inside\n`, { mode: 0o755 })
    const { stdout } = await sandbox(folder, ['--', './python3'])
    expect(stdout).toBe('inside\n')
    await expect(readFile(mark)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it("prints no command for GitHub's runner in a job, by whichever stream and in however many pieces", async () => {
    const folder = await makeFolder()
    const script = `import sys, time
def say(stream, *parts):
    for part in parts:
        stream.write(part); stream.flush(); time.sleep(0.02)
say(sys.stdout, "a\\n::set-out", "put name=a::b\\n", ":", ":add-mask::0\\n", "#", "#[add-", "mask]0\\n")
say(sys.stderr, "b\\r::error::x\\r", "\\r::error::y\\n", "I can't. ##[group]\\n", "x" * 70000 + "::error::z\\n")
say(sys.stdout, "\\033]52;c;eA==\\007 ##")
say(sys.stderr, "[add-path]/tmp")
`
    const { stdout, stderr } = await sandbox(folder, ['--', PYTHON, '-c', script], { GITHUB_ACTIONS: 'true' })
    expect([...obeyedCommands(stdout), ...obeyedCommands(stderr), ...obeyedCommands(stdout + stderr)]).toEqual([])
    expect(stdout).toMatch(/^a\n: :set-output name=a::b\n/)
    expect(stdout).not.toContain('\u001b')
    expect(stderr).toContain('x'.repeat(60_000))
  })

  it('passes bytes on as they are where nobody obeys them: a pipe, and a file in a job', async () => {
    const folder = await makeFolder()
    const bytes = '::error::x\\033]52;c;eA==\\007\\377\\r'
    const command = ['sandbox', '--', 'printf', bytes]
    const outside = await promisify(execFile)(CLI[0], [CLI[1], ...command], { cwd: folder, encoding: 'latin1' })
    const written = '::error::x\u001b]52;c;eA==\u0007\xff\r'
    expect(outside.stdout).toBe(written)
    const shell = ['-c', 'exec "$@" > out', 'sh', ...CLI, ...command]
    await promisify(execFile)('sh', shell, { cwd: folder, env: { ...process.env, GITHUB_ACTIONS: 'true' } })
    expect(await readFile(join(folder, 'out'), 'latin1')).toBe(written)
  })

  it('cleans what it passes on to a terminal', async () => {
    const folder = await makeFolder()
    const bytes = 'a\\033]52;c;eA==\\007\\033[31mb\\r\\302\\233cd'
    const inTerminal = ['-c', 'import pty, sys; pty.spawn(sys.argv[1:])', ...CLI, 'sandbox', '--', 'printf', bytes]
    const { stdout } = await promisify(execFile)(PYTHON, inTerminal, { cwd: folder })
    expect(stdout).toMatch(/^ab\rd/)
    for (const harmful of ['\u001b]', '\u009b']) expect(stdout).not.toContain(harmful)
  })

  it('ends with the reader of its output, as a program in a pipe does', async () => {
    const { child, ended } = startCli(['sandbox', '--', 'yes'], process.env, await makeFolder())
    child.stdout.once('data', () => child.stdout.destroy())
    expect((await ended).exitCode).toBe(141)
  })

  it('stops on Ctrl-C and leaves nothing', async () => {
    const seconds = uniqueSeconds()
    const temporary = await makeFolder()
    const env = { ...process.env, TMPDIR: temporary }
    const { child, ended } = startCli(['sandbox', '--', 'sleep', seconds], env, await makeFolder())
    expect(await eventually(async () => (await findProcesses(seconds)).length > 2)).toBe(true)
    child.kill('SIGINT')
    expect((await ended).exitCode).toBe(130)
    expect(await allGone(seconds)).toBe(true)
    expect(await readdir(temporary)).toEqual([])
  })
})

describeInContainer('greenml sandbox --sandbox container', () => {
  const inContainer = (folder: string, args: readonly string[]) => sandbox(folder, ['--sandbox', 'container', ...args])

  it('passes streams and exit code through, on a copy, and keeps only what was to be written', async () => {
    const folder = await makeFolder({ 'a.txt': 'before', '.env': 'KEY=1', 'kept/old': 'x' })
    await chmod(join(folder, 'kept'), 0o777)
    const script = 'ls -A; echo after > a.txt; echo new > kept/new; echo err >&2; exit 7'
    const { stdout, stderr, exitCode } = await inContainer(folder, ['--writable', 'kept', '--', 'sh', '-c', script])
    expect({ stdout, exitCode }).toEqual({ stdout: 'a.txt\nkept\n', exitCode: 7 })
    expect(stderr).toMatch(/^err\ngreenml sandbox: failed \(ended with exit code 7\), .*, sandbox: container\n$/)
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('before')
    expect(await readFile(join(folder, 'kept', 'new'), 'utf8')).toBe('new\n')
  })

  it.each([
    ['wall=1', ['sleep', '30'], /timeout \(not done after 1 s\)/],
    ['cpu=0.3,wall=20', ['sh', '-c', 'while :; do :; done'], /timeout \(ended: more than 0.3 s of processor time\)/],
    ['output=64KiB', ['yes'], /failed \(ended: it printed more than 64 KiB\)/],
    ['memory=64MiB', [PYTHON, '-c', '[bytearray(b"x" * 10**6) for _ in range(200)]'], /memory/],
  ])('holds a command to %s', async (limits, command, says) => {
    const { exitCode, stderr } = await inContainer(await makeFolder(), ['--limits', limits, '--', ...command])
    expect(stderr).toMatch(says)
    expect(exitCode).toBe(137)
  })

  it('says in the record what hardware was asked for', async () => {
    const json = join(await makeFolder(), 'record.json')
    await inContainer(await makeFolder(), ['--allow', 'rapl', '--json', json, '--', 'true'])
    const record = runRecord.parse(JSON.parse(await readFile(json, 'utf8')))
    expect(record).toMatchObject({ status: 'ok', sandbox: 'container', flags: ['allowed-rapl'] })
  })
})

it.each([
  [3, ['--sandbox', 'none', '--', 'true'], 'Refused'],
  [2, ['--limits', 'ram=1', '--', 'true'], 'is no limit'],
  [2, ['--allow', 'camera', '--', 'true'], 'expected one of gpu, rapl'],
  [2, ['--json', '-', '--', 'true'], 'name a file'],
  [127, ['--', 'no-such-program-here'], 'command not found'],
  [126, ['--', './a.txt'], 'not executable'],
  [2, ['--', ''], 'missing'],
] as const)('ends with %i for %j', async (code, args, says) => {
  const { exitCode, stderr } = await sandbox(await makeFolder({ 'a.txt': '' }), args)
  expect(stderr).toContain(says)
  expect(exitCode).toBe(code)
})

it('runs a command bare for somebody who trusts it', async () => {
  const folder = await makeFolder({ 'a.txt': 'x' })
  const args = ['--sandbox', 'none', '--i-trust-this-code', '--', 'sh', '-c', 'echo y > a.txt; cat a.txt']
  const { exitCode, stdout, stderr } = await sandbox(folder, args)
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: 'y\n' })
  expect(stderr).toContain('sandbox: none')
  expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('x')
})
