import { chmod, chown, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assetPath } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

/** Runs Python that has the launcher's modules at hand, and the fixture's folder as `root`; what it prints, read as JSON. */
async function evaluate(root: string, code: string, asUser: readonly string[] = [PYTHON]): Promise<unknown> {
  const path = JSON.stringify(assetPath('python', 'launcher'))
  const script = `import json, os, sys\nsys.path.insert(0, ${path})\nroot = ${JSON.stringify(root)}\n${code}`
  const [program = PYTHON, ...before] = asUser
  const { stdout, stderr } = await runCommand(program, [...before, '-I', '-S', '-B', '-c', script], { cwd: '/' })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

/** A launcher's group of cgroup v2 and that of its first run, as the kernel would show them. */
const makeTree = () =>
  makeFolder({
    'cpu.stat': 'usage_usec 0\nuser_usec 0\nsystem_usec 0\n',
    'cgroup.subtree_control': '',
    'cgroup.procs': '',
    'run-0/cgroup.procs': '',
    'run-0/memory.max': '',
    'run-0/memory.swap.max': '',
    'run-0/memory.oom.group': '',
    'run-0/memory.peak': '104857600\n',
    'run-0/memory.events': 'low 0\nhigh 0\nmax 7\noom 1\noom_kill 1\noom_group_kill 1\n',
    'run-0/pids.max': '',
  })

const OPEN = `
from groups import CONTROLLERS, ControlGroup, pass_on
from limit_groups import LimitPlaces, RunGroups
group = ControlGroup(root)
passed = pass_on(group.folder)
places = LimitPlaces(group, dict.fromkeys(CONTROLLERS, group.folder))
run = RunGroups(places, 104857600, 52)
`

it('limits a run in a group of cgroup v2 below the launcher’s', async () => {
  const root = await makeTree()
  const found = await evaluate(root, `${OPEN}\nprint(json.dumps([passed, run.limits_memory, run.entered]))`)
  expect(found).toEqual([true, true, [join(root, 'run-0')]])
  const read = async (name: string) => readFile(join(root, name), 'utf8')
  expect(await read('cgroup.subtree_control')).toBe('+memory +pids')
  expect(await read('run-0/memory.max')).toBe('104857600')
  expect(await read('run-0/memory.swap.max')).toBe('0')
  expect(await read('run-0/memory.oom.group')).toBe('1')
  expect(await read('run-0/pids.max')).toBe('52')
})

it('reads there whether the kernel ended a process for memory, and what was taken', async () => {
  const code = `${OPEN}\nprint(json.dumps([run.ran_out_of_memory(), run.most_memory()]))`
  expect(await evaluate(await makeTree(), code)).toEqual([true, 104857600])
})

it('does not count on a group that the run did not come into', async () => {
  const code = `${OPEN}\nrun.check(12345)\nprint(json.dumps([run.limits_memory, run.ran_out_of_memory()]))`
  expect(await evaluate(await makeTree(), code)).toEqual([false, false])
})

it('reads nothing from a kernel that has no peak yet, and no kill where there was none', async () => {
  const root = await makeTree()
  await rm(join(root, 'run-0/memory.peak')) // it came with Linux 5.19
  await writeFile(join(root, 'run-0/memory.events'), 'low 0\nhigh 0\nmax 7\noom 0\noom_kill 0\n')
  const code = `${OPEN}\nprint(json.dumps([run.ran_out_of_memory(), run.most_memory()]))`
  expect(await evaluate(root, code)).toEqual([false, 0])
})

it.each([
  ['cpu memory pids', true],
  ['cpu pids', false],
  ['', false],
])('makes its group where controllers are passed on: %j', async (controllers, can) => {
  const root = await makeFolder({ 'cgroup.subtree_control': `${controllers}\n`, 'cgroup.procs': '' })
  expect(await evaluate(root, 'from groups import can_limit\nprint(json.dumps(can_limit(root)))')).toBe(can)
})

const isRoot = process.getuid?.() === 0
describe.skipIf(!isRoot)(isRoot ? 'as another user' : 'as another user (not run: needs root)', () => {
  const NOBODY = 65534
  const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--', '/usr/bin/python3']

  /** A hierarchy of v2 with one group, which belongs to `owner`, and what /proc says of a process in it. */
  async function makeHierarchy(owner: number, files: Readonly<Record<string, string>> = {}) {
    const root = await makeFolder({
      'tree/runner/cgroup.procs': '',
      'tree/runner/cgroup.subtree_control': '',
      ...files,
      'proc/cgroup': '0::/runner\n',
    })
    await writeFile(join(root, 'proc/mountinfo'), `30 1 0:26 / ${root}/tree rw - cgroup2 cgroup2 rw\n`)
    const runner = join(root, 'tree/runner')
    await chmod(root, 0o755)
    for (const each of [runner, join(runner, 'cgroup.procs'), join(runner, 'cgroup.subtree_control')]) {
      await chown(each, owner, owner)
    }
    return { root, runner }
  }

  it('says why it only looks at memory where it may make no group', async () => {
    const { root, runner } = await makeHierarchy(0)
    const code = 'from limit_groups import why_none\nprint(json.dumps(why_none(root + "/proc")))'
    expect(await evaluate(root, code, asNobody)).toEqual({ kind: 'not-allowed', folder: runner })
    await chown(runner, NOBODY, NOBODY)
    expect(await evaluate(root, code, asNobody)).toEqual({ kind: 'not-passed-on', folder: runner })
    await writeFile(join(root, 'proc/mountinfo'), '22 1 0:20 / /proc rw - proc proc rw\n')
    expect(await evaluate(root, code, asNobody)).toEqual({ kind: 'not-mounted' })
  })

  it('makes no group that counts in a folder of somebody else', async () => {
    const { root } = await makeHierarchy(0)
    const code = 'from groups import open_group\nprint(json.dumps(open_group(root + "/proc") is None))'
    expect(await evaluate(root, code, asNobody)).toBe(true)
  })

  it('has a folder that was handed over pass both controllers on, and leaves one of root’s as it is', async () => {
    const code = 'from groups import can_limit\nprint(json.dumps(can_limit(root + "/tree/runner")))'
    const control = (runner: string) => readFile(join(runner, 'cgroup.subtree_control'), 'utf8')
    const own = await makeHierarchy(NOBODY)
    expect(await evaluate(own.root, code, asNobody)).toBe(true)
    expect(await control(own.runner)).toBe('+memory +pids')
    const foreign = await makeHierarchy(0)
    expect(await evaluate(foreign.root, code, asNobody)).toBe(false)
    expect(await evaluate(foreign.root, code)).toBe(false)
    expect(await control(foreign.runner)).toBe('')
  })
})
