import { spawn } from 'node:child_process'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assetPath } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { cpuSeconds, launch, openLauncher } from '../support/launch.ts'
import { allGone, eventually, findProcesses, uniqueSeconds } from '../support/processes.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

/** Runs Python that has the launcher's modules at hand; returns what it prints, read as JSON. */
async function evaluate(code: string): Promise<unknown> {
  const script = `import json, os, sys, time\nsys.path.insert(0, ${JSON.stringify(assetPath('python', 'launcher'))})\n${code}`
  const { stdout } = await runCommand(PYTHON, ['-I', '-S', '-B', '-c', script])
  return JSON.parse(stdout)
}

it('enters control groups ahead of the next run: after it told of the last one, and ended before that begins', async () => {
  const told = await evaluate(`import serve
order = []
class Warmup:
    def __init__(self, places):
        order.append("enter")
    def wait(self):
        order.append("wait")
serve.CgroupWarmup = Warmup
serve.run = lambda job, equipment: order.append("run") or {}
serve.say = lambda kind, fields: order.append("tell")
worker = object.__new__(serve.Worker)
worker.equipment = type("Equipment", (), {"places": None})
worker.warmup = Warmup(None)
for _ in range(2):
    worker.answer({"type": "run"})
print(json.dumps(order))`)
  expect(told).toEqual(['enter', 'wait', 'run', 'tell', 'enter', 'wait', 'run', 'tell', 'enter'])
})

it('answers a request once where no process can be had to enter control groups ahead of the next run', async () => {
  const told = await evaluate(`import io, serve
told = []
def fork():
    raise BlockingIOError("Resource temporarily unavailable")
serve.os.fork = fork
serve.RunGroups = type("RunGroups", (), {"__init__": lambda *_: None, "entered": ["x"], "remove": lambda _: told.append("removed")})
serve.run = lambda job, equipment: {}
serve.say = lambda kind, fields: told.append(kind)
serve.sys.stdin = io.StringIO('{"type": "run"}\\n')
worker = object.__new__(serve.Worker)
worker.equipment = type("Equipment", (), {"places": None})
worker.warmup = serve.CgroupWarmup(None)
worker.serve()
print(json.dumps(told))`)
  expect(told).toEqual(['removed', 'run', 'removed'])
})

const V2 = '30 1 0:26 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw,nsdelegate\n'
const V1 = '31 1 0:27 / /sys/fs/cgroup/cpu,cpuacct rw shared:9 - cgroup cgroup rw,cpu,cpuacct\n'
const places: [string, string, string, string[]][] = [
  [
    'v2 under systemd',
    V2,
    '0::/user.slice/user@1000.service/a.scope\n',
    ['/sys/fs/cgroup/user.slice/user@1000.service/a.scope'],
  ],
  ['v2 in a namespace of its own', V2, '0::/\n', ['/sys/fs/cgroup']],
  ['v2 outside of the namespace', V2, '0::/../../init.scope\n', []],
  ['v1', V1, '4:cpu,cpuacct:/job\n2:memory:/other\n', ['/sys/fs/cgroup/cpu,cpuacct/job']],
  [
    'a mount that shows a part',
    V1.replace(' / /', ' /docker/1 /'),
    '4:cpu,cpuacct:/docker/1/x\n',
    ['/sys/fs/cgroup/cpu,cpuacct/x'],
  ],
  ['a mount that shows another part', V1.replace(' / /', ' /docker/1 /'), '4:cpu,cpuacct:/\n', []],
  [
    'both, v2 first',
    V1 + V2.replace('/sys/fs/cgroup', '/sys/fs/cgroup/unified'),
    '4:cpu,cpuacct:/\n0::/\n',
    ['/sys/fs/cgroup/unified', '/sys/fs/cgroup/cpu,cpuacct'],
  ],
  ['no control groups', '22 1 0:20 / /proc rw - proc proc rw\n', '', []],
]
it.each(places)('finds the group that it is in: %s', async (_, mountinfo, cgroup, folders) => {
  const proc = await makeFolder({ mountinfo, cgroup })
  expect(
    await evaluate(`from groups import own_groups\nprint(json.dumps(own_groups(${JSON.stringify(proc)})))`),
  ).toEqual(folders)
})

const usages: [string, Record<string, string>, [number, number] | null][] = [
  ['v2', { 'cpu.stat': 'usage_usec 3500000\nuser_usec 2500000\nsystem_usec 1000000\nnr_periods 0\n' }, [2.5, 1]],
  ['v1', { 'cpuacct.usage': '4000000000\n', 'cpuacct.stat': 'user 300\nsystem 100\n' }, [3, 1]],
  ['v1 before its first tick', { 'cpuacct.usage': '4000000\n', 'cpuacct.stat': 'user 0\nsystem 0\n' }, [0.004, 0]],
  ['v2 that says something else', { 'cpu.stat': 'usage_usec 5\n' }, null],
  ['an empty folder', {}, null],
]
it.each(usages)('reads what a group has used: %s', async (_, files, seconds) => {
  const folder = await makeFolder(files)
  const code = `from groups import ControlGroup\nprint(json.dumps(ControlGroup(${JSON.stringify(folder)}).usage()))`
  expect(await evaluate(code)).toEqual(seconds)
})

it('adds up just what a group of v1 counted of a run, in which the sampled split of the time before it goes back', async () => {
  const before = { 'cpuacct.usage': '2000000000\n', 'cpuacct.stat': 'user 100\nsystem 100\n' }
  const folder = await makeFolder(before)
  const told = await evaluate(`from groups import ControlGroup
from processes import Reaped
from processor import ProcessorTime
group = ControlGroup(${JSON.stringify(folder)})
group.pids = lambda: [1]
spent = ProcessorTime(1, group, [], lambda: [])
with open(group.folder + "/cpuacct.usage", "w") as file:
    file.write("2020000000")
with open(group.folder + "/cpuacct.stat", "w") as file:
    file.write("user 100\\nsystem 104\\n")
print(json.dumps(spent.read(Reaped(), {})))`)
  expect(told).toEqual([0, expect.closeTo(0.02, 9), null])
})

it.for(['cgroup2', 'cpuacct'])(
  'counts a detached process in a real group of %s and leaves no group',
  async (kind, context) => {
    const mounts = (await readFile('/proc/self/mountinfo', 'utf8')).split('\n').filter((line) => line.includes(kind))
    const proc = await makeFolder({ mountinfo: mounts.join('\n'), cgroup: await readFile('/proc/self/cgroup', 'utf8') })
    const found = await evaluate(`from groups import open_group
group = open_group(${JSON.stringify(proc)})
if group is None:
    print("null"); sys.exit()
if os.fork() == 0:
    group.enter()
    os.setsid()
    if os.fork() == 0:
        end = time.process_time() + 0.3
        while time.process_time() < end: pass
        os._exit(0)
    os._exit(0)
os.wait()
while group.pids(): time.sleep(0.01)
usage = group.usage()
group.remove()
print(json.dumps({"version": group.version, "seconds": sum(usage), "left": os.path.exists(group.folder)}))`)
    context.skip(found === null, `no group of ${kind} can be made here`)
    expect(found).toMatchObject({ version: kind === 'cgroup2' ? 2 : 1, left: false })
    expect((found as { seconds: number }).seconds).toBeGreaterThan(0.28)
  },
)

it('ends all of a real group of cgroup2 at once, and what is in groups that programs made inside it', async (context) => {
  const mounts = (await readFile('/proc/self/mountinfo', 'utf8')).split('\n').filter((line) => line.includes('cgroup2'))
  const proc = await makeFolder({ mountinfo: mounts.join('\n'), cgroup: await readFile('/proc/self/cgroup', 'utf8') })
  const found = await evaluate(`from groups import ControlGroup, open_group
group = open_group(${JSON.stringify(proc)})
if group is None or not os.path.exists(group.folder + "/cgroup.kill"):
    print("null"); sys.exit()
inner = ControlGroup(group.folder + "/inner")
os.mkdir(inner.folder)
for each in (group, inner, inner):
    if os.fork() == 0:
        each.enter()
        os.setsid()
        time.sleep(60)
        os._exit(0)
while len(group.pids()) < 3: time.sleep(0.01)
group.kill()
signals = sorted(os.wait()[1] for _ in range(3))
group.remove()
print(json.dumps([signals, os.path.exists(group.folder)]))`)
  context.skip(found === null, 'no group of cgroup2 can be made here')
  expect(found).toEqual([[9, 9, 9], false])
})

it('ends and removes what a launcher and its guard left that were both killed', async (context) => {
  const seconds = uniqueSeconds()
  const abandon = `from groups import open_group
group = open_group()
if group is None:
    os._exit(3)
if os.fork() == 0:
    group.enter()
    os.setsid()
    os.execvp("sleep", ["sleep", "${seconds}"])
print(group.folder, flush=True)
os.kill(os.getpid(), 9)`
  const script = `import os, sys\nsys.path.insert(0, ${JSON.stringify(assetPath('python', 'launcher'))})\n${abandon}`
  const child = spawn(PYTHON, ['-I', '-S', '-B', '-c', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const folder = String(await new Promise((resolve) => child.stdout.once('data', resolve).once('end', resolve))).trim()
  context.skip(!folder.startsWith('/'), 'no control group can be made here')
  expect(await eventually(async () => (await findProcesses(seconds)).length === 1)).toBe(true)
  await launch(openLauncher(), ['true'])
  expect(await allGone(seconds)).toBe(true)
  await expect(readFile(join(folder, 'cgroup.procs'))).rejects.toMatchObject({ code: 'ENOENT' })
})

it('adds up by waiting where it may not make a group', async (context) => {
  context.skip(process.getuid?.() !== 0, 'only root can become somebody else')
  const python = join(await makeFolder(), 'python')
  await chmod(join(python, '..'), 0o755)
  const drop = '--reuid=65534 --regid=65534 --clear-groups'
  await writeFile(python, `#!/bin/sh\nexec setpriv ${drop} /usr/bin/python3 "$@"\n`, { mode: 0o755 })
  const launcher = openLauncher({ python })
  const code =
    'import os, time\nend = time.process_time() + 0.3\nwhile time.process_time() < end: pass\nprint(os.getuid())'
  const outcome = await launcher.run({
    argv: [
      '/bin/sh',
      '-c',
      'printf r >&4; read -r go <&3; exec 3<&- 4>&-; exec "$@"',
      'gate',
      '/usr/bin/python3',
      '-c',
      code,
    ],
    env: {},
    cwd: '/',
    stdout: '/dev/null',
    stderr: '/dev/null',
    timeoutSeconds: 30,
    counters: [],
    limits: {},
  })
  expect(outcome).toMatchObject({ exitCode: 0, reasons: {} })
  expect(cpuSeconds(outcome)).toBeGreaterThan(0.29)
  expect(cpuSeconds(outcome)).toBeLessThan(0.6)
})
