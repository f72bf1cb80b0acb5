import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assetPath } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/process.ts'
import { PROFILER, profilerEnvironment, readPhases } from '../../src/benchmark/phases.ts'
import { cacheFolder } from '../../src/environment/cache.ts'
import type { PhaseSeconds } from '../../src/schema/record.ts'
import { launch, openLauncher } from '../support/launch.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

/** Burns CPU seconds, not seconds: a loaded host makes no difference. */
const BURN = `import os, sys, time
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "site-packages"))
def burn(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end: pass
`
const LIBRARY = BURN.replace(/^sys.*\n/m, '')

/** A Python of this machine's cache that has these packages, if one was ever made. */
function findPython(...packages: string[]): string | null {
  const root = join(cacheFolder(process.env), 'environments')
  for (const name of existsSync(root) ? readdirSync(root) : []) {
    const lib = join(root, name, 'lib')
    const version = existsSync(lib) ? readdirSync(lib).find((each) => each.startsWith('python')) : undefined
    const has = (each: string) => version !== undefined && existsSync(join(lib, version, 'site-packages', each))
    if (existsSync(join(root, name, 'greenml-complete.json')) && packages.every(has))
      return join(root, name, 'bin', 'python')
  }
  return null
}

interface Options {
  readonly files?: Readonly<Record<string, string>>
  readonly python?: string
  readonly shim?: 'headless' | 'render'
  readonly arguments?: readonly string[]
}

/** Runs a script under the profiler as a benchmark does. */
async function profile(code: string, { files, python = PYTHON, shim = 'render', ...options }: Options = {}) {
  const folder = await makeFolder({ 'main.py': BURN + code, ...files })
  const outcome = await launch(openLauncher(), [python, join(folder, 'main.py'), ...(options.arguments ?? [])], {
    cwd: folder,
    timeoutSeconds: 100,
    env: {
      PATH: '/usr/bin:/bin',
      HOME: folder,
      MPLBACKEND: 'module://greenml_show',
      PYTHONPATH: [PROFILER, assetPath('python', 'shims', shim)].join(':'),
      ...profilerEnvironment('phases'),
    },
  })
  const cpuSeconds = (outcome.userSeconds ?? Number.NaN) + (outcome.systemSeconds ?? Number.NaN)
  return { ...outcome, cpuSeconds, folder, reading: await readPhases(join(folder, 'phases'), cpuSeconds) }
}

const sum = (seconds: PhaseSeconds) => Object.values(seconds).reduce((total, each) => total + each, 0)

/** That each phase has the seconds that the script burnt in it; a sample more or less at each edge. */
function expectPhases(run: Awaited<ReturnType<typeof profile>>, expected: Partial<PhaseSeconds>) {
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  const { seconds, reason } = run.reading
  expect(reason).toBeNull()
  if (seconds === null) return
  expect(sum(seconds)).toBeCloseTo(run.cpuSeconds, 6)
  const burnt = Object.keys(expected).map((phase) => [phase, seconds[phase as keyof PhaseSeconds]])
  const near = Object.entries(expected).map(([phase, each]) => [phase, expect.closeTo(each, 0.5)]) // within 0.16 s
  expect(burnt).toEqual(near)
}

const ALL_PHASES = `
burn(0.3)
import slow_library, seaborn, own_module
import pandas as pd
pd.read(0.4)
def train():
    burn(0.5)
    import more_of_it
def main():
    train()
    burn(0.2)
def _plot_results():
    seaborn.draw(0.4)
    burn(0.1)
main()
_plot_results()
predictTest = lambda: None
def predict_all(): burn(0.4)
predict_all()
`
const LIBRARIES = {
  'site-packages/slow_library/__init__.py': `${LIBRARY}\nburn(0.2)`,
  'site-packages/more_of_it.py': `${LIBRARY}\nburn(0.2)`,
  'site-packages/seaborn.py': `${LIBRARY}\nimport pandas\ndef draw(seconds): pandas.read(seconds)`,
  'site-packages/pandas/__init__.py': 'from pandas.io.parsers import read',
  'site-packages/pandas/io/parsers.py': `${LIBRARY}\ndef read(seconds): burn(seconds)`,
  // Loading a module of the project is no import of a library: what it does counts.
  'own_module.py': `${LIBRARY}\ndef fit_model(): burn(0.3)\nfit_model()`,
}
const EXPECTED = { import: 0.4, data: 0.4, fit: 0.8, predict: 0.4, plot: 0.5, rest: 0.5 }

const pythons = await findPythons()
it.each(pythons)('tells the phases of a script apart under Python %s', async (_version, python) => {
  expectPhases(await profile(ALL_PHASES, { files: LIBRARIES, python }), EXPECTED)
})

/** One of each minor version that is installed here. */
async function findPythons(): Promise<[string, string][]> {
  const root = process.env.PYENV_ROOT ?? join(process.env.HOME ?? '/', '.pyenv')
  const kept = existsSync(join(root, 'versions')) ? readdirSync(join(root, 'versions')) : []
  const commands = [10, 11, 12, 13, 14].flatMap((minor) => [
    `python3.${minor}`,
    ...kept.filter((name) => name.startsWith(`3.${minor}.`)).map((name) => join(root, 'versions', name, 'bin/python3')),
  ])
  const found = new Map<string, string>()
  for (const command of commands) {
    const say = ['-c', 'import sys; print("%d.%d" % sys.version_info[:2], sys.executable)']
    const result = await runCommand(command, say).catch(() => null)
    const [version = '', python = ''] = result?.exitCode === 0 ? result.stdout.trim().split(' ') : []
    if (python !== '') found.set(version, python)
  }
  return [...found]
}

/** In each, half a second of `fit` in the process where it is hardest to see. */
const PAIR_PLOT = `
import pandas as pd
from sklearn.datasets import make_classification
from sklearn.ensemble import RandomForestClassifier
from sklearn.metrics import accuracy_score
from sklearn.model_selection import train_test_split
X, y = make_classification(3000, 8, random_state=1)
if "--no-plots" not in sys.argv:
    import matplotlib.pyplot as plt
    import seaborn as sns
    sns.pairplot(pd.DataFrame(X[:200, :4], columns=list("abcd")).assign(y=y[:200]), hue="y")
    plt.show()
X, rows, y, truth = train_test_split(X, y, random_state=1)
model = RandomForestClassifier(100, random_state=1).fit(X, y)
print(accuracy_score(truth, model.predict(rows)))
`

const processes: [string, string][] = [
  ['a thread', 'import threading\nthread = threading.Thread(target=fit); thread.start(); thread.join()'],
  ['a pool of threads', 'from concurrent.futures import ThreadPoolExecutor as E\nE(1).submit(fit).result()'],
  ['a fork', 'pid = os.fork()\nif pid == 0:\n    fit(); os._exit(0)\nos.waitpid(pid, 0)'],
  ['a fork that is killed', 'pid = os.fork()\nif pid == 0:\n    fit(); os.kill(os.getpid(), 9)\nos.waitpid(pid, 0)'],
  ...['fork', 'spawn', 'forkserver'].map((method): [string, string] => [
    `a pool of processes by ${method}`,
    `if __name__ == "__main__":
    import multiprocessing
    with multiprocessing.get_context("${method}").Pool(2) as pool:
        pool.map(fit_part, [1, 2])
        pool.close(); pool.join()`,
  ]),
  ['a script started by the script', 'import subprocess\nsubprocess.run([sys.executable, "other.py"], check=True)'],
  [
    'a script that a function prepares',
    'import subprocess\nsubprocess.run([sys.executable, "other.py"], check=True, preexec_fn=lambda: None)',
  ],
  ['the script that it becomes', 'burn(0.2); os.execv(sys.executable, [sys.executable, "other.py"])'],
  ['an exit at once', 'fit(); os._exit(0)'],
  ['an exit in order', 'fit(); sys.exit()'],
  ['deep recursion', 'sys.setrecursionlimit(9000)\ndef down(n): return down(n - 1) if n else fit()\ndown(8000)'],
  ['recursion to the limit', 'fit()\ndef down(): down()\ntry: down()\nexcept RecursionError: pass'],
  [
    'a timer of its own',
    'import signal\nsignal.signal(signal.SIGALRM, lambda *_: 0); signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01); fit(); signal.setitimer(signal.ITIMER_REAL, 0)',
  ],
  ['exit functions taken away', 'import atexit\natexit._clear(); fit()'],
  ['a class of the project', 'class Model:\n    def fit(self): burn(0.5)\nModel().fit()'],
]
it.each(processes)('sees %s', async (_name, code) => {
  const functions = 'def fit(): burn(0.5)\ndef fit_part(_): burn(0.25)\n'
  const run = await profile(functions + code, { files: { 'other.py': `${LIBRARY}def fit(): burn(0.5)\nfit()\n` } })
  expectPhases(run, { fit: 0.5 })
})

it('changes nothing of how a script ends', async () => {
  const endings: [string, object][] = [
    ['burn(0.1); sys.exit(3)', { exitCode: 3 }],
    [
      'burn(0.1); raise KeyError("x")',
      { exitCode: 1, stderr: expect.stringMatching(/\n {2}File .*main\.py.*KeyError: 'x'\n$/s) },
    ],
    ['burn(0.1); os.kill(os.getpid(), 15)', { exitCode: null, signal: 'SIGTERM' }],
    // Would be killed by a timer that outlives the exec: other programs know nothing of it.
    [
      'burn(0.1); os.execvp("sh", ["sh", "-c", "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; exit 4"])',
      { exitCode: 4 },
    ],
    [
      'import subprocess; sys.exit(subprocess.run(["sh", "-c", "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; exit 5"], preexec_fn=lambda: burn(0.1)).returncode)',
      { exitCode: 5 },
    ],
  ]
  for (const [code, end] of endings) {
    const run = await profile(code)
    expect(run).toMatchObject(end)
    expect(run.reading.seconds).not.toBeNull()
  }
})

const withSeaborn = findPython('seaborn', 'sklearn')
const needing = (python: string | null) => (python ? '' : 'not run, no cached environment has the packages: ')

it.skipIf(!withSeaborn)(`${needing(withSeaborn)}puts what deleting plots saves down to plots and imports`, async () => {
  const python = withSeaborn ?? PYTHON
  const plots = await profile(PAIR_PLOT, { python })
  const none = await profile(PAIR_PLOT, { python, arguments: ['--no-plots'] })
  const [before, after] = [plots.reading.seconds, none.reading.seconds]
  if (before === null || after === null) throw new Error(`${plots.reading.reason} ${none.reading.reason}`)
  const explained = before.plot + before.import - after.plot - after.import
  expect(explained / (plots.cpuSeconds - none.cpuSeconds)).toBeGreaterThan(0.8)
  expect(after.fit).toBeGreaterThan(0.5 * (none.cpuSeconds - after.import))
})

it.skipIf(!withSeaborn)(`${needing(withSeaborn)}sees workers of joblib`, async () => {
  const code = `
def load(_): burn(0.4)
if __name__ == "__main__":
    from sklearn.ensemble import RandomForestClassifier
    from sklearn.model_selection import cross_val_score
    from joblib import Parallel, delayed
    import numpy as np
    X = np.random.default_rng(0).random((3000, 20)); y = X[:, 0] > 0.5
    cross_val_score(RandomForestClassifier(50), X, y, cv=4, n_jobs=2)
    Parallel(n_jobs=2)(delayed(load)(i) for i in range(2))`
  const run = await profile(code, { python: withSeaborn ?? PYTHON })
  expectPhases(run, { data: 0.8 })
  const seconds = run.reading.seconds
  expect(seconds?.fit).toBeGreaterThan(0.3)
  expect(seconds?.rest).toBeLessThan(0.25 * run.cpuSeconds)
})

it('leaves the baseline without plots as it is', async () => {
  const code =
    'import matplotlib.pyplot as plt\nfig, ax = plt.subplots()\ntime.sleep(60)\nprint(input())\ndef fit(): burn(0.3)\nfit()'
  expectPhases(await profile(code, { shim: 'headless' }), { fit: 0.3 })
})

it.each([
  [
    'signal',
    'import signal\nseen = []\nsignal.signal(signal.SIGPROF, lambda *_: seen.append(1))\nsignal.setitimer(signal.ITIMER_PROF, 0.01, 0.01)\nburn(0.3); signal.setitimer(signal.ITIMER_PROF, 0); print(len(seen) > 5)',
  ],
  ['timer', 'import signal\nsignal.setitimer(signal.ITIMER_PROF, 0)\nburn(0.3); print(True)'],
])('gives the %s to a script that wants it, and says that there are no phases', async (_name, code) => {
  const run = await profile(code)
  expect(run).toMatchObject({ exitCode: 0, stdout: 'True\n', stderr: '' })
  expect(run.reading).toEqual({ seconds: null, reason: expect.stringContaining('SIGPROF') })
})

it('says why there are no phases', async () => {
  const none = await makeFolder()
  expect(await readPhases(join(none, 'missing'), 1)).toEqual({
    seconds: null,
    reason: expect.stringContaining('no Python'),
  })
  expect(await readPhases(none, 1)).toEqual({ seconds: null, reason: expect.stringContaining('no Python') })
  expect(await readPhases(none, null)).toEqual({ seconds: null, reason: expect.stringContaining('unknown') })
  const { folder, cpuSeconds } = await profile('burn(0.5)')
  expect(await readPhases(join(folder, 'phases'), cpuSeconds / 2)).toEqual({
    seconds: null,
    reason: expect.stringContaining('add up to'),
  })
})

it('reads nothing but counters, whatever a script leaves in their place', async () => {
  const { folder, cpuSeconds } = await profile('burn(0.1)')
  const place = join(folder, 'phases')
  const [name = ''] = await readdir(place)
  const counters = await readFile(join(place, name))
  const numbers = (change: (buffer: Buffer) => void) => async (path: string) => {
    const copy = Buffer.from(counters)
    change(copy)
    await writeFile(path, copy)
  }
  const faults: [string, (path: string) => Promise<unknown>][] = [
    ['a link', (path) => symlink(join(place, name), path)],
    ['a folder', (path) => mkdir(path)],
    ['a pipe', (path) => runCommand('mkfifo', [path])],
    ['a huge file', (path) => writeFile(path, '').then(() => truncate(path, 1e12))],
    ['an empty file', (path) => writeFile(path, '')],
    ['no number', numbers((buffer) => buffer.writeDoubleLE(Number.NaN, 24))],
    ['an infinite one', numbers((buffer) => buffer.writeDoubleLE(Number.POSITIVE_INFINITY, 24))],
    ['a negative one', numbers((buffer) => buffer.writeDoubleLE(-1, 24))],
    ['an unknown state', numbers((buffer) => buffer.writeDoubleLE(0.5, 8))],
    ['another mark', numbers((buffer) => buffer.writeDoubleLE(1, 0))],
  ]
  for (const [fault, make] of faults) {
    const path = join(place, 'added')
    await make(path)
    const reading = await readPhases(place, 10 * cpuSeconds)
    expect({ fault, reading }).toEqual({
      fault,
      reading: { seconds: null, reason: expect.stringContaining('damaged') },
    })
    await rm(path, { recursive: true })
  }
  await symlink(place, join(folder, 'elsewhere'))
  expect((await readPhases(join(folder, 'elsewhere'), cpuSeconds)).seconds).toBeNull()
  await Promise.all(Array.from({ length: 4100 }, (_, index) => writeFile(join(place, `f${index}`), counters)))
  expect((await readPhases(place, 1e6)).reason).toContain('processes')
})
