import { execFile } from 'node:child_process'
import { chmod, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { inSandbox } from '../../../src/measurement/place.ts'
import { makeWorkspace } from '../../../src/measurement/workspace.ts'
import { findContainer, noSandbox } from '../../../src/sandbox/choose-sandbox.ts'
import { runOptions, wrapInContainer } from '../../../src/sandbox/container.ts'
import { DEFAULT_LIMITS, type RunLimits } from '../../../src/sandbox/run-limits.ts'
import { startCli } from '../../support/cli.ts'
import { container, describeInContainer } from '../../support/container.ts'
import { cpuSeconds, openLauncher } from '../../support/launch.ts'
import { allGone, eventually, findProcesses, uniqueSeconds } from '../../support/processes.ts'
import { makeFolder } from '../../support/temporary.ts'

async function run(
  command: readonly string[],
  limits: Partial<RunLimits> = {},
  sandbox = container(),
  readOnly: readonly string[] = [],
) {
  await using workspace = await makeWorkspace({
    sourceFolder: await makeFolder(),
    script: null,
    homeTemplate: null,
    ownerUid: sandbox.ownerUid,
  })
  const place = inSandbox({ sandbox, workspace, readOnly, limits: { ...DEFAULT_LIMITS, ...limits } })
  const outcome = await openLauncher().run(place.wrap(command, {}))
  const [stdout, stderr] = await Promise.all(
    [workspace.stdoutPath, workspace.stderrPath].map((path) => readFile(path, 'utf8')),
  )
  return { ...outcome, stdout, stderr }
}

/** Names of the containers of a process that its engine still knows, running or not. */
async function listContainers(pid = process.pid): Promise<string[]> {
  const [program = '', ...words] = container().wrap(PROBE).container?.remove.argv.slice(0, -3) ?? []
  const { stdout } = await promisify(execFile)(program, [...words, 'ps', '--all', '--format', '{{.Names}}'])
  return stdout.split('\n').filter((name) => name.startsWith(`greenml-${pid}-`))
}

const PROBE = {
  command: ['/bin/true'],
  projectFolder: '/nowhere/project',
  homeFolder: '/nowhere/home',
  workingDirectory: '/nowhere/project/sub',
  readOnly: ['/opt/a,b', '/usr/lib'],
  env: { SECRET: 'in no argument' },
  temporaryBytes: 1000,
  maxProcesses: 10,
  memoryBytes: 5000,
}

describeInContainer('a container', () => {
  it('passes streams on and tells exit codes from signals', async () => {
    const said = await run(['/bin/sh', '-c', 'echo out; echo err >&2; exit 200'])
    expect(said).toMatchObject({ exitCode: 200, signal: null, stdout: 'out\n', stderr: 'err\n' })
    expect(await run(['/bin/sh', '-c', 'kill -TERM $$'])).toMatchObject({ exitCode: null, signal: 'SIGTERM' })
    expect(await run(['/no/such/program'])).toMatchObject({ notStarted: 127 })
  })

  it('shows a folder that is named twice, as an environment that is its own base', async () => {
    const folder = await makeFolder({ 'file.txt': 'seen' })
    await chmod(folder, 0o755)
    const said = await run(['/bin/cat', join(folder, 'file.txt')], {}, container(), [folder, folder])
    expect(said).toMatchObject({ exitCode: 0, stdout: 'seen' })
  })

  it('passes arguments on that no message of a socket could hold', async () => {
    const words = Array.from({ length: 5 }, () => 'a'.repeat(100_000))
    expect((await run(['/bin/echo', ...words])).stdout).toBe(`${words.join(' ')}\n`)
  })

  it('tells why the engine made no container', async () => {
    const said = await run(['/bin/true'], {}, container(), ['/no/such/folder'])
    expect(said).toMatchObject({ started: false, stderr: expect.stringContaining('/no/such/folder') })
  })

  it('keeps what the engine costs out of the measurement', async () => {
    const command = ['/usr/bin/python3', '-I', '-c', 'pass']
    const [bare, inside]: [number[], number[]] = [[], []]
    for (let round = 0; round < 3; round++) {
      bare.push(cpuSeconds(await run(command, {}, noSandbox)))
      const outcome = await run(command)
      expect(outcome.exitCode).toBe(0)
      expect(outcome.peakMemoryBytes).toBeLessThan(30e6) // the engine's own program takes more
      inside.push(cpuSeconds(outcome))
    }
    expect(Math.min(...inside)).toBeLessThan(Math.min(...bare) + 0.04)
  })

  it('counts processor time of a tree that nobody waited for, and its memory together', async () => {
    const code = `import os, time, signal
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for _ in range(2):
    if os.fork() == 0:
        block = bytearray(os.urandom(1)) * 40_000_000
        end = time.process_time() + 0.4
        while time.process_time() < end: pass
        os._exit(0)
while True:
    try: os.wait()
    except ChildProcessError: break
`
    const outcome = await run(['/usr/bin/python3', '-I', '-c', code])
    expect(outcome.exitCode).toBe(0)
    expect(cpuSeconds(outcome)).toBeGreaterThan(0.75)
    expect(outcome.peakMemoryBytes).toBeGreaterThan(70e6)
  })

  it('is gone after a time-out', async () => {
    const seconds = uniqueSeconds()
    const script = `trap '' TERM; (setsid sleep ${seconds} &); sleep ${seconds}`
    const outcome = await run(['/bin/sh', '-c', script], { wallSeconds: 1 })
    expect(outcome).toMatchObject({ endedFor: 'wall', signal: 'SIGKILL' })
    expect(await findProcesses(seconds)).toEqual([])
    expect(await listContainers()).toEqual([])
  })

  it.each(['launcher', 'everything'] as const)('is gone after %s was killed', async (what) => {
    const seconds = uniqueSeconds()
    const temporary = await makeFolder()
    const args = ['sandbox', '--sandbox', 'container', '--', 'sleep', seconds]
    const { child, ended } = startCli(args, { ...process.env, TMPDIR: temporary }, await makeFolder())
    expect(await eventually(() => isAsleep(seconds), 30)).toBe(true)
    const launchers = await findProcesses('assets/python/launcher')
    const own = await childrenOf(child.pid ?? 0, launchers)
    expect(own.length).toBe(2)
    if (what === 'everything') child.kill('SIGKILL')
    for (const pid of own) process.kill(pid, 'SIGKILL')
    await ended
    expect(await allGone(seconds)).toBe(true)
    expect(await eventually(async () => (await listContainers(child.pid)).length === 0)).toBe(true)
  })

  it('ends on a stop as it does on a time-out', async () => {
    const seconds = uniqueSeconds()
    const args = ['sandbox', '--sandbox', 'container', '--', 'sleep', seconds]
    const { child, ended } = startCli(args, process.env, await makeFolder())
    expect(await eventually(() => isAsleep(seconds), 30)).toBe(true)
    child.kill('SIGINT')
    expect((await ended).exitCode).toBe(130)
    expect(await findProcesses(seconds)).toEqual([])
    expect(await listContainers(child.pid)).toEqual([])
  })
})

/** Whether `sleep` itself runs: what starts it has its argument too. */
async function isAsleep(seconds: string): Promise<boolean> {
  const pids = await findProcesses(seconds)
  const words = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return words.some((each) => /^[^\0]*sleep$/.test(each.replace(`\0${seconds}\0`, '')))
}

/** Processes of `pids` that lie below `pid`, at any depth. */
async function childrenOf(pid: number, pids: readonly number[]): Promise<number[]> {
  const parents = new Map(
    await Promise.all(
      pids.map(async (each) => {
        const stat = await readFile(`/proc/${each}/stat`, 'utf8').catch(() => ') ? 0')
        return [each, Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])] as const
      }),
    ),
  )
  const isBelow = (each: number): boolean => {
    const parent = parents.get(each)
    return parent === pid || (parent !== undefined && isBelow(parent))
  }
  return pids.filter(isBelow)
}

it('says that there is no engine, and why one does not work', async () => {
  expect(await findContainer(await makeFolder())).toEqual({
    sandbox: null,
    gaps: [{ kind: 'not-installed', programs: ['podman', 'docker'] }],
  })
  const script = '#!/bin/sh\necho "Error: cannot set up namespace" >&2\nexit 125\n'
  const folder = await makeFolder({ podman: script, docker: script })
  for (const name of ['podman', 'docker']) await chmod(join(folder, name), 0o755)
  expect(await findContainer(folder)).toMatchObject({
    sandbox: null,
    gaps: ['podman', 'docker'].map((program) => ({
      kind: 'does-not-work',
      program,
      detail: 'Error: cannot set up namespace',
    })),
  })
})

it('waits once for an engine that hangs', async () => {
  const folder = await makeFolder({ podman: '#!/bin/sh\necho >> "$0.calls"\nexec sleep 30\n' })
  await chmod(join(folder, 'podman'), 0o755)
  for (const name of ['crun', 'runc', 'sleep']) await symlink('/bin/sleep', join(folder, name))
  const found = await Promise.all([findContainer(folder, 0.3), findContainer(folder, 0.3)])
  expect(found[0]).toEqual({
    sandbox: null,
    gaps: [{ kind: 'does-not-work', program: 'podman', detail: 'it does not answer' }],
  })
  expect(found[1]).toBe(found[0])
  expect(await readFile(join(folder, 'podman.calls'), 'utf8')).toBe('\n')
})

it('takes another runtime where the default one refuses this host', async () => {
  const script = `#!/bin/sh
case "$*" in *--runtime\\ runc*|image*|import*) exit 0;; esac
echo "crun: hybrid mode not supported" >&2; exit 126
`
  const folder = await makeFolder({ podman: script, runc: script })
  for (const name of ['podman', 'runc']) await chmod(join(folder, name), 0o755)
  await symlink('/bin/sh', join(folder, 'sh'))
  const found = await findContainer(folder)
  const { argv } = found.sandbox?.wrap(PROBE) ?? { argv: [] }
  expect(argv.slice(0, 4)).toEqual([join(folder, 'podman'), '--runtime', 'runc', 'run'])
  expect(argv.join(' ')).not.toContain('in no argument')
  expect(argv).toContain('type=bind,"source=/opt/a,b","destination=/opt/a,b",readonly')
})

it('removes no container but the one that it made', () => {
  const engine = { name: 'docker', command: ['/usr/bin/docker'], limits: true, env: {} } as const
  const [first, second] = [1, 2].map(() => wrapInContainer(PROBE, engine, { uid: 65534, asRoot: true }))
  const nameOf = (argv: readonly string[] = []) => argv[argv.indexOf('--name') + 1] ?? ''
  const name = nameOf(first?.argv)
  expect(name).toMatch(/^greenml-\d+-[0-9a-f]{8}$/)
  expect(first?.container?.remove.argv).toEqual([...engine.command, 'rm', '--force', name])
  expect(nameOf(second?.argv)).not.toBe(name)
})

it.each(['podman', 'docker'] as const)('isolates with the same options under %s', (name) => {
  const words = runOptions(PROBE, { name, command: [name], limits: true, env: {} }, { uid: 65534, asRoot: true }).join(
    ' ',
  )
  for (const part of [
    '--network none',
    '--read-only',
    '--cap-drop ALL',
    '--security-opt no-new-privileges',
    '--user 65534:65534',
    '--pids-limit 14',
    '--memory 5000 --memory-swap 5000',
    '--rm',
    '--pull never',
    '--ipc private',
  ]) {
    expect(words).toContain(part)
  }
  expect(words).not.toMatch(/--privileged|--cap-add|--device|--env/)
  expect(words.includes('--no-hosts')).toBe(name === 'podman')
})
