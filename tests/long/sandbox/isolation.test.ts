import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { behindGate } from '../../../src/measurement/launcher.ts'
import { noSandbox, type Sandbox } from '../../../src/sandbox/choose-sandbox.ts'
import { PROJECT } from '../../../src/sandbox/inside.ts'
import type { ShownPlace } from '../../../src/sandbox/sandboxed-command.ts'
import { container, describeInContainer } from '../../support/container.ts'
import { cpuSeconds, launch, openLauncher } from '../../support/launch.ts'
import { bubblewrap, describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'

const asRoot = process.getuid?.() === 0

const TIERS = [
  { tier: 'bubblewrap', sandboxHere: bubblewrap, describeHere: describeInBubblewrap },
  { tier: 'container', sandboxHere: container, describeHere: describeInContainer },
]

interface Inside {
  readonly sandbox: Sandbox
  readonly code: string
  readonly files?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  readonly limits?: Readonly<Record<string, number>>
  readonly maxProcesses?: number
  readonly diskBytes?: number
  readonly places?: readonly ShownPlace[]
}

/** Runs Python of the system in the sandbox, as a benchmark would, and says what it printed and left. */
async function runInside({
  sandbox,
  code,
  files = {},
  env = {},
  limits = {},
  maxProcesses = 64,
  diskBytes,
  places = [],
}: Inside) {
  const folder = await makeFolder()
  const [projectFolder, homeFolder] = [join(folder, 'project'), join(folder, 'home')]
  for (const each of [projectFolder, homeFolder]) await mkdir(each)
  await writeFiles(projectFolder, { 'main.py': code, ...files })
  const owner = sandbox.ownerUid
  if (owner !== null) for (const each of [projectFolder, homeFolder]) await chown(each, owner, owner)
  const wrapped = sandbox.wrap({
    command: behindGate(['/usr/bin/python3', '-I', join(projectFolder, 'main.py')]),
    projectFolder,
    homeFolder,
    workingDirectory: projectFolder,
    readOnly: [],
    places,
    env,
    temporaryBytes: 16 * 1024 ** 2,
    maxProcesses,
  })
  const bounds = diskBytes === undefined ? {} : { diskBytes, folders: [projectFolder, homeFolder] }
  const outcome = await launch(openLauncher(), [], { ...wrapped, limits, bounds })
  return { ...outcome, projectFolder, homeFolder }
}

/** What packages ask of a machine as they are imported: torch its user, matplotlib its fonts, pyspark its own address. */
const ASK_THE_MACHINE = `import getpass, grp, os, pathlib, pwd, socket, time
own = pwd.getpwuid(os.getuid())
print([getpass.getuser() == own.pw_name == os.environ["USER"] == os.environ["LOGNAME"], grp.getgrgid(os.getgid()).gr_name != ""])
home = pathlib.Path.home()
del os.environ["HOME"]
print([str(home), os.path.expanduser("~"), own.pw_dir, pathlib.Path("/usr").owner() != ""])
print([socket.gethostbyname(name).startswith("127.") for name in ("localhost", socket.gethostname())])
for path in ("/etc/localtime", "/etc/fonts/fonts.conf", "/etc/ld.so.cache", "/usr/share/zoneinfo/UTC"):
    if pathlib.Path(path).exists() or pathlib.Path(path).is_symlink():
        pathlib.Path(path).read_bytes()
os.environ["TZ"] = "America/New_York"
time.tzset()
print(sorted(os.listdir("/etc")), time.localtime(0).tm_hour)`

const printed = async (inside: Inside) => {
  const { stdout, stderr, exitCode } = await runInside(inside)
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  return stdout.trim()
}

it('gives a program that runs without a sandbox the same name and home', async () => {
  const code =
    'import getpass, os; print(getpass.getuser(), os.environ["USER"], os.environ["LOGNAME"], os.path.expanduser("~"))'
  const { stdout, homeFolder } = await runInside({ sandbox: noSandbox, code })
  expect(stdout.trim()).toBe(`sandbox sandbox sandbox ${homeFolder}`)
})

describe.each(TIERS)('isolation', ({ tier, sandboxHere, describeHere }) => {
  describeHere(tier, () => {
    const run = (inside: Omit<Inside, 'sandbox'>) => runInside({ ...inside, sandbox: sandboxHere() })
    const print = (inside: Omit<Inside, 'sandbox'>) => printed({ ...inside, sandbox: sandboxHere() })

    it('shows parts of the project at other places too, and nothing beside them', async () => {
      const places = [
        { at: '/kaggle/input/titanic/a.csv', shows: 'data/a.csv' },
        { at: '/content/drive/My Drive/all', shows: 'data' },
      ]
      const code = `import os
print(open("/kaggle/input/titanic/a.csv").read(), open("/content/drive/My Drive/all/a.csv").read(), os.listdir("/kaggle/input/titanic"))
try:
    open("/kaggle/input/mine", "w")
except OSError as error:
    print(error.errno in (13, 30))`
      expect(await print({ code, files: { 'data/a.csv': '1' }, places })).toBe("1 1 ['a.csv']\nTrue")
    })

    it('gives no network, not even the loopback of this machine', async () => {
      const code = `import socket, os
print(os.listdir("/sys/class/net") if os.path.exists("/sys/class/net") else "no sys")
for address in [("127.0.0.1", 22), ("192.0.2.1", 80)]:
    try:
        socket.create_connection(address, 2); print("connected")
    except OSError as error:
        print(error.errno in (101, 111, 113))
print([name for _, name in socket.if_nameindex()])
`
      expect(await print({ code })).toBe("no sys\nTrue\nTrue\n['lo']")
    })

    it('shows no environment of ours, in no process that it can see', async () => {
      process.env.GREENML_TEST_SECRET_KEY = 'do-not-show-me'
      try {
        const code = `import os
seen = dict(os.environ)
for pid in [name for name in os.listdir("/proc") if name.isdigit()]:
    try:
        seen[pid] = open("/proc/%s/environ" % pid).read()
    except (PermissionError, FileNotFoundError):
        seen[pid] = "closed"
print(len(seen) > 4, "do-not-show-me" in repr(seen), sorted(os.environ), os.environ["GIVEN"])
`
        expect(await print({ code, env: { GIVEN: 'given' } })).toBe(
          "True False ['GIVEN', 'HOME', 'LC_CTYPE', 'LOGNAME', 'PATH', 'PWD', 'TMPDIR', 'USER'] given",
        )
      } finally {
        delete process.env.GREENML_TEST_SECRET_KEY
      }
    })

    it('has no passwords, no homes and no files of this machine but the system itself', async () => {
      const code = `import os
print([p for p in ("/etc/shadow", "/root", "/var", "/opt", "/sys/class", "/run/user") if os.path.exists(p)])
print([os.listdir(p) for p in ("/home", "/home/sandbox", "/home/sandbox/work")], os.path.expanduser("~"), os.getcwd())
print([line.split(":")[0] for name in ("passwd", "group") for line in open("/etc/" + name)])
`
      const own = `[['sandbox'], ['work'], ['project']] /sandbox-home ${PROJECT}`
      const expected = `[]\n${own}\n['sandbox', 'root', 'sandbox', 'root']`
      expect(await print({ code })).toBe(expected)
    })

    it('has folders above a project, as where its author has it', async () => {
      const code = `from pathlib import Path
print([Path(__file__).resolve().parents[depth].name for depth in range(4)])
`
      expect(await print({ code })).toBe("['project', 'work', 'sandbox', 'home']")
    })

    it('has a user, a home, an address, a time zone and fonts, as any machine', async () => {
      const [user, home, address, rest = ''] = (await print({ code: ASK_THE_MACHINE })).split('\n')
      expect(user).toBe('[True, True]')
      expect(home).toBe("['/sandbox-home', '/sandbox-home', '/sandbox-home', True]")
      expect(address).toBe('[True, True]')
      for (const each of ['fonts', 'localtime']) if (existsSync(`/etc/${each}`)) expect(rest).toContain(`'${each}'`)
      expect(rest).toMatch(/ 19$/) // five hours before that of Greenwich
    })

    it('keeps the system read-only and its own places writable', async () => {
      const code = `import os
def can(path):
    try:
        open(path, "w").write("x"); return True
    except OSError:
        return False
print([can(p) for p in ("/usr/x", "/usr/bin/python3", "/etc/x", "/x", "../x", "../../x", "/proc/sys/kernel/hostname")])
print([line.split()[3].split(",")[0] for line in open("/proc/self/mounts") if line.split()[1] == "/usr"])
print([can(p) for p in ("${PROJECT}/x", "/sandbox-home/x", "/tmp/x", "/dev/shm/x")])
`
      const { stdout, projectFolder, homeFolder } = await run({ code })
      expect(stdout).toBe("[False, False, False, False, False, False, False]\n['ro']\n[True, True, True, True]\n")
      expect(await readFile(join(projectFolder, 'x'), 'utf8')).toBe('x')
      expect(await readFile(join(homeFolder, 'x'), 'utf8')).toBe('x')
      if (asRoot) expect((await stat(join(projectFolder, 'x'))).uid).not.toBe(0)
    })

    it('is nobody, with no capability and no way to get one', async () => {
      const code = `import os
status = open("/proc/self/status").read()
print(os.getuid(), os.geteuid(), os.getgid())
print([line.split()[1] for line in status.splitlines() if line.startswith(("CapPrm", "CapEff", "CapInh", "CapAmb"))])
print("NoNewPrivs:\\t1" in status)
try:
    os.setuid(1); print("another")
except OSError:
    print("refused")
`
      const none = '0000000000000000'
      const [who, ...rights] = (await print({ code })).split('\n')
      expect(rights).toEqual([`['${none}', '${none}', '${none}', '${none}']`, 'True', 'refused'])
      // In the user namespace of a user's own podman, that user is called 0.
      expect(who).toMatch(tier === 'bubblewrap' || asRoot ? /^65534 65534 65534$/ : /^(\d+) \1 \d+$/)
    })

    it('sees no process but its own, and no open file of ours', async () => {
      const code = `import os
print(len([name for name in os.listdir("/proc") if name.isdigit()]) <= 3)
print(sorted(int(fd) for fd in os.listdir("/proc/self/fd"))[:-1])
`
      expect(await print({ code })).toBe('True\n[0, 1, 2]')
    })

    it('bounds its own temporary folder', async () => {
      const code = `
try:
    open("/tmp/x", "wb").write(bytes(32 * 1024 ** 2)); print("written")
except OSError as error:
    print(error.strerror)
`
      expect(await print({ code })).toBe('No space left on device')
    })

    it.skipIf(!asRoot)('bounds the number of processes', async () => {
      const code = `import os, time
made, most = 0, 20 * len(os.sched_getaffinity(0))
try:
    for _ in range(most + 40):
        if os.fork() == 0:
            time.sleep(30); os._exit(0)
        made += 1
except BlockingIOError:
    pass
print(made < most + 20)
`
      expect(await print({ code, maxProcesses: 20 })).toBe('True')
    })

    it('blames a run for no file that others write meanwhile', async () => {
      const folder = await makeFolder()
      const writing = setInterval(() => void writeFile(join(folder, 'other'), Buffer.alloc(64 * 1024 ** 2)), 200)
      const { endedFor, exitCode } = await run({ code: 'import time; time.sleep(3)', diskBytes: 16 * 1024 ** 2 })
      clearInterval(writing)
      expect({ endedFor, exitCode }).toEqual({ endedFor: null, exitCode: 0 })
    })

    it('turns a limit of memory into a MemoryError', async () => {
      const code = 'print(len(bytearray(600 * 1024 ** 2)))'
      const { exitCode, stderr } = await run({ code, limits: { DATA: 300 * 1024 ** 2 } })
      expect(exitCode).toBe(1)
      expect(stderr.trim().split('\n').at(-1)).toBe('MemoryError')
    })

    it.skipIf(!asRoot || availableParallelism() < 2)(
      'leaves a run that is made beside it processes of its own',
      async () => {
        const code = `import threading
others = [threading.Thread(target=threading.Event().wait, args=(3,)) for _ in range(40)]
for each in others: each.start()
for each in others: each.join()
print("all started")`
        const both = [print({ code, maxProcesses: 60 }), print({ code, maxProcesses: 60 })]
        expect(await Promise.all(both)).toEqual(['all started', 'all started'])
      },
    )

    it('counts the processor time of a worker that detached itself', async () => {
      const code = `import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        end = time.process_time() + 0.4
        while time.process_time() < end: pass
        open("done", "w").close()
    os._exit(0)
os.wait()
while not os.path.exists("done"): time.sleep(0.01)
`
      const outcome = await run({ code })
      expect(outcome.exitCode).toBe(0)
      expect(cpuSeconds(outcome)).toBeGreaterThan(0.35)
    })
  })
})
