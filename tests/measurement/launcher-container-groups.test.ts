import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assetPath } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

/** A /proc where process 7 is in a container's groups and this one is not, and the groups' own files. */
async function makeProc(version: 1 | 2, own: string, theirs: string, files: Readonly<Record<string, string>>) {
  const root = await makeFolder()
  const mount = (name: string, kind: string) => `30 1 0:26 / ${join(root, name)} rw - ${kind} ${kind} rw,${name}\n`
  const mountinfo = version === 2 ? mount('v2', 'cgroup2') : mount('cpuacct', 'cgroup') + mount('memory', 'cgroup')
  const paths = (group: string) => (version === 2 ? `0::${group}\n` : `4:cpuacct:${group}\n5:memory:${group}\n`)
  await writeFiles(root, {
    'proc/self/mountinfo': mountinfo,
    'proc/self/cgroup': paths(own),
    'proc/7/cgroup': paths(theirs),
  })
  await writeFiles(root, files)
  for (const name of version === 2 ? ['v2'] : ['cpuacct', 'memory'])
    await mkdir(join(root, name, own), { recursive: true })
  return root
}

/** What the launcher finds of process 7, before and after its groups are gone. */
async function adopt(root: string, remove: string) {
  const modules = JSON.stringify(assetPath('python', 'launcher'))
  const script = `import json, sys, shutil
sys.path.insert(0, ${modules})
from container_groups import ContainerGroups
groups = ContainerGroups()
groups.adopt(7, ${JSON.stringify(join(root, 'proc'))})
def tell():
    return [groups.limits_memory, groups.ran_out_of_memory(), groups.most_memory()]
usage = groups.counting.usage() if groups.counting else None
before = tell()
groups.hold()
shutil.rmtree(${JSON.stringify(join(root, remove))}, ignore_errors=True)
print(json.dumps([usage, before, tell()]))`
  const { stdout, stderr } = await runCommand(PYTHON, ['-I', '-S', '-B', '-c', script])
  expect(stderr).toBe('')
  await rm(root, { recursive: true, force: true })
  return JSON.parse(stdout)
}

const CPU = 'usage_usec 3500000\nuser_usec 2500000\nsystem_usec 1000000\n'

it('reads a group of cgroup v2 whose limit stands one above, and remembers it', async () => {
  const scope = 'v2/machine.slice/libpod-1.scope'
  const root = await makeProc(2, '/user.slice/own', '/machine.slice/libpod-1.scope/container', {
    [`${scope}/memory.max`]: '1000000\n',
    [`${scope}/container/memory.max`]: 'max\n',
    [`${scope}/container/cpu.stat`]: CPU,
    [`${scope}/container/memory.events`]: 'low 0\nmax 4\noom 1\noom_kill 2\n',
    [`${scope}/container/memory.peak`]: '999424\n',
  })
  expect(await adopt(root, 'v2')).toEqual([
    [2.5, 1],
    [true, true, 999424],
    [true, true, 999424],
  ])
})

it('reads the groups of cgroup v1', async () => {
  const root = await makeProc(1, '/', '/docker/1', {
    'cpuacct/docker/1/cpuacct.usage': '4000000000\n',
    'cpuacct/docker/1/cpuacct.stat': 'user 300\nsystem 100\n',
    'memory/docker/1/memory.limit_in_bytes': '1000000\n',
    'memory/docker/1/memory.oom_control': 'oom_kill_disable 0\nunder_oom 0\noom_kill 0\n',
    'memory/docker/1/memory.max_usage_in_bytes': '5000\n',
  })
  expect(await adopt(root, 'memory')).toEqual([
    [3, 1],
    [true, false, 5000],
    [true, false, 5000],
  ])
})

it("takes no group for the container's that is its own, or that limits nothing", async () => {
  const files = {
    'v2/same/cpu.stat': CPU,
    'v2/same/memory.max': '1000\n',
    'v2/else/cpu.stat': CPU,
    'v2/else/memory.max': 'max',
  }
  expect(await adopt(await makeProc(2, '/same', '/same', files), 'v2')).toEqual([
    null,
    [false, false, 0],
    [false, false, 0],
  ])
  const [usage, before] = await adopt(await makeProc(2, '/same', '/else', files), 'v2')
  expect([usage, before]).toEqual([
    [2.5, 1],
    [false, false, 0],
  ])
})
