import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assetPath } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/process.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

/** Runs Python that has the launcher's modules at hand, and the fixture's folder as `root`; what it prints, read as JSON. */
async function evaluate(root: string, code: string): Promise<unknown> {
  const path = JSON.stringify(assetPath('python', 'launcher'))
  const script = `import json, sys\nsys.path.insert(0, ${path})\nroot = ${JSON.stringify(root)}\n${code}`
  const { stdout, stderr } = await runCommand(PYTHON, ['-I', '-S', '-B', '-c', script])
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
from groups import ControlGroup
from limit_groups import CONTROLLERS, LimitPlaces, RunGroups, pass_on
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

it.each([
  ['cpu memory pids', true],
  ['cpu pids', false],
  ['', false],
])('makes its group where controllers are passed on: %j', async (controllers, can) => {
  const root = await makeFolder({ 'cgroup.subtree_control': `${controllers}\n`, 'cgroup.procs': '' })
  expect(await evaluate(root, 'from groups import can_limit\nprint(json.dumps(can_limit(root)))')).toBe(can)
})
