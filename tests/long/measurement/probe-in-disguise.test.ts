import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { benchmark } from '../../../src/commands/benchmark.ts'
import { makeCampaign, readRuns } from '../../support/campaign.ts'
import { makeContext } from '../../support/context.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeAnswers, makeDataset } from '../../support/tiny-dataset.ts'

/** All that a script can ask in a line of where it runs, the data's own content aside. */
const LOOK_AROUND = `import gc, glob, json, os, resource, signal, sys
found = {}
def look(name, see):
    try: found[name] = repr(see())
    except BaseException as error: found[name] = type(error).__name__
def age(time): # minutes before the script was written, which is now; of an older one the time itself
    seconds = os.stat("main.py").st_mtime - time
    return int(seconds / 60) if seconds < 86400 else time
files = sorted(glob.glob("**", recursive=True))
for path in [*files, ".", "/tmp", "/", "/dev/shm", os.path.expanduser("~")]:
    look("rights of " + path, lambda: [getattr(os.stat(path), "st_" + each) for each in ("mode", "uid", "gid", "nlink")])
    look("age of " + path, lambda: [age(getattr(os.stat(path), "st_" + each)) for each in ("atime", "mtime", "ctime")])
for path in ("data.csv", "zz.csv"):
    look("number of " + path, lambda: [os.stat(each).st_ino < os.stat(path).st_ino for each in ("data.csv", "zz.csv")])
    look("attributes of " + path, lambda: os.listxattr(path))
look("size of another file", lambda: os.stat("zz.csv").st_size)
look("folder", lambda: (os.getcwd(), os.listdir(".")))
look("home", lambda: [os.path.expanduser("~"), glob.glob(os.path.expanduser("~/**"), recursive=True), os.listdir(os.path.expanduser("~"))])
look("environment", lambda: sorted((name, "" if name == "GREENML_RANDOM_OFFSET" else value) for name, value in os.environ.items()))
look("first environment", lambda: sorted(each.split(b"=")[0] for each in open("/proc/self/environ", "rb").read().split(b"\\0")))
look("command", lambda: (open("/proc/self/cmdline").read(), sys.argv, sys.flags, sys.orig_argv, sys.path))
look("modules", lambda: sorted(sys.modules))
look("hooks", lambda: [type(each).__name__ for each in sys.meta_path] + [len(sys.path_hooks), sys.getprofile(), sys.gettrace(), gc.callbacks, __import__("atexit")._ncallbacks()])
look("limits", lambda: [(name, resource.getrlimit(getattr(resource, name))) for name in dir(resource) if name.startswith("RLIMIT")])
look("descriptors", lambda: [(each, os.path.basename(os.readlink("/proc/self/fd/" + each))) for each in ("0", "1", "2")])
look("mounts", lambda: sorted(line.split()[4] for line in open("/proc/self/mountinfo")))
look("numbers", lambda: (os.getpid(), os.getppid(), os.getpgid(0), os.getsid(0)))
look("status", lambda: [line for line in open("/proc/self/status") if line.startswith(("Sig", "Shd", "Cap", "Sec", "NoNew", "Thr"))][1:])
look("signals", lambda: [signal.getsignal(each) for each in (1, 2, 13, 15, 17, 25, 27)])
look("output", lambda: (sys.stdout.line_buffering, sys.stdout.encoding, os.isatty(0), os.isatty(1)))
look("priority", lambda: (os.nice(0), os.sched_getaffinity(0), os.umask(0o22), os.uname()[1], os.cpu_count()))
print("FOUND " + json.dumps(found))
print("GREENML_METRIC accuracy=0.75")
`
const AUTHOR = `rows = [line.split(",") for line in open("data.csv").read().split("\\n")[1:] if line]
print("Accuracy:", sum(int(row[0]) % 2 == int(row[1]) for row in rows) / len(rows))
`

describeInBubblewrap('a probe', () => {
  it('is known by nothing but the data', async () => {
    // A disk numbers files by what it freed last; memory numbers them in the order in which they are made.
    vi.stubEnv('TMPDIR', '/dev/shm')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const table = ['a,y', ...Array.from({ length: 60 }, (_, row) => `${row},${row % 2}`)].join('\n')
    const dataset = await makeDataset({
      one: {
        files: { 'main.py': AUTHOR, 'data.csv': `${table}\n`, 'zz.csv': 'a\n1\n' },
        manifest: { task: 'binary-classification', data: [{ path: 'data.csv', role: 'all', target: 'y' }] },
      },
    })
    const answers = await makeAnswers({ 'one/assisted/spy': LOOK_AROUND })
    const options = { dataset, answers, modes: ['assisted' as const], repetitions: 2, probes: true }
    const campaign = await makeCampaign(options, process.env)
    await benchmark({ campaign, dataset }, makeContext().context)
    const runs = (await readRuns(campaign)).records.filter(
      ({ mode, purpose }) => mode === 'assisted' && purpose !== 'profile',
    )
    const seen = new Map<boolean, Set<string>>()
    const kinds = new Set<string>()
    for (const { log, purpose, probe, status } of runs) {
      if (probe?.perturbation === 'hidden-data') continue // by which a file is where no script looks for it
      expect(status).toBe('ok')
      const isWatched = probe?.watched ?? false
      kinds.add(`${purpose} ${isWatched}`)
      const line = (await readFile(join(campaign, log ?? ''), 'utf8'))
        .split('\n')
        .find((each) => each.startsWith('FOUND'))
      seen.set(isWatched, (seen.get(isWatched) ?? new Set()).add(line ?? ''))
    }
    expect(kinds).toEqual(new Set(['measured false', 'measured true', 'probe false', 'probe true']))
    for (const found of seen.values()) {
      const [first, ...others] = [...found].map((line) => JSON.parse(line.slice('FOUND '.length)))
      for (const other of others) expect(other).toEqual(first)
    }
  })
})
