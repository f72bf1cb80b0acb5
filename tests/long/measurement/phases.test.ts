import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../../src/base/processes/process.ts'
import { findPython, needing } from '../../support/cached-python.ts'
import { BURN_IN_LIBRARY, expectPhases, profile, readPhases } from '../../support/profile.ts'
import { PYTHON } from '../../support/python.ts'
import { makeFolder } from '../../support/temporary.ts'

/** In each, half a second of `fit` in the process where it is hardest to see. */
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
  const run = await profile(functions + code, {
    files: { 'other.py': `${BURN_IN_LIBRARY}def fit(): burn(0.5)\nfit()\n` },
  })
  expectPhases(run, { fit: 0.5 })
})

it('sees a function of the script that a worker gets as code without a file', async () => {
  const run = await profile('exec(compile("def load(): burn(0.5)", "<dynamic-code>", "exec"))\nload()')
  expectPhases(run, { data: 0.5 })
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
    ...['execv', 'execve'].map((call): [string, object] => [
      `import posix; burn(0.1); posix.${call}("/bin/sh", ["sh", "-c", "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; exit 6"]${call === 'execve' ? ', dict(os.environ)' : ''})`,
      { exitCode: 6 },
    ]),
    [
      'import signal; signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGPROF]); burn(0.05); os.execv(sys.executable, [sys.executable, "-c", "import signal; signal.pthread_sigmask(signal.SIG_SETMASK, []); raise SystemExit(7)"])',
      { exitCode: 7 },
    ],
    // Interrupted where no frame of Python is left, as between a script's last line and the interpreter's end.
    ['import atexit; atexit.register(pow, 7, 400_000)', { exitCode: 0, stderr: '' }],
    [
      'import subprocess; sys.exit(subprocess.run(["sh", "-c", "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; exit 5"], preexec_fn=lambda: burn(0.1)).returncode)',
      { exitCode: 5 },
    ],
  ]
  for (const [code, end] of endings) {
    const run = await profile(code)
    expect(run).toMatchObject(end)
    expect(run.reading.reason).toBeNull()
  }
})

const withSklearn = findPython('sklearn')
it.skipIf(!withSklearn)(`${needing(withSklearn)}sees workers of joblib`, async () => {
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
  const run = await profile(code, { python: withSklearn ?? PYTHON })
  expectPhases(run, { data: 0.8 })
  const seconds = run.reading.seconds
  expect(seconds?.fit).toBeGreaterThan(0.3)
  expect(seconds?.other).toBeLessThan(0.25 * run.cpuSeconds)
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
  expect(run.reading).toEqual({ seconds: null, reason: { kind: 'signal-in-use' } })
})

const BLOCK = 'import signal\ndef mask(how): signal.pthread_sigmask(how, [signal.SIGPROF])\nmask(signal.SIG_BLOCK)\n'
it.each([
  ['to its end', `${BLOCK}burn(0.5)`],
  ['and is killed so', `${BLOCK}burn(0.5); os.kill(os.getpid(), 9)`],
  ['for long', `${BLOCK}burn(0.5); mask(signal.SIG_UNBLOCK); burn(0.1)`],
  ['until another program', `${BLOCK}burn(0.5); os.execv(sys.executable, [sys.executable, "-c", ""])`],
  [
    'by the C library',
    'import ctypes, signal\nmask = ctypes.create_string_buffer(128); mask[3] = 0x04\nctypes.CDLL(None).pthread_sigmask(0, mask, None)\nassert signal.SIGPROF in signal.pthread_sigmask(0, [])\nburn(0.5)',
  ],
])('says that there are no phases of a script that blocks the signal %s', async (_name, code) => {
  const { reading, stderr } = await profile(code)
  expect({ reading, stderr }).toEqual({
    reading: { seconds: null, reason: { kind: 'signal-blocked' } },
    stderr: '',
  })
})

it('sees a script that blocks the signal for a moment, in threads, or in a child that becomes another program', async () => {
  const moment = `${BLOCK}mask(signal.SIG_UNBLOCK)\ndef fit(): burn(0.5)\nfit(); mask(signal.SIG_BLOCK)`
  expectPhases(await profile(moment), { fit: 0.5 })
  const thread =
    'import signal, threading\ndef fit(): signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 32)); burn(0.5)\nthread = threading.Thread(target=fit); thread.start(); thread.join()'
  expectPhases(await profile(thread), { fit: 0.5 })
  const child = `import signal, subprocess
block = lambda: signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGPROF])
subprocess.run(["true"], preexec_fn=block, check=True)
def fit(): burn(0.5)
fit()`
  expectPhases(await profile(child), { fit: 0.5 })
})

it('says why there are no phases', async () => {
  const none = await makeFolder()
  expect(await readPhases(join(none, 'missing'), 1)).toEqual({
    seconds: null,
    reason: { kind: 'no-python' },
  })
  expect(await readPhases(none, 1)).toEqual({ seconds: null, reason: { kind: 'no-python' } })
  expect(await readPhases(none, null)).toEqual({ seconds: null, reason: { kind: 'no-cpu-seconds' } })
  const { folder, cpuSeconds } = await profile('burn(0.5)')
  expect(await readPhases(join(folder, 'phases'), cpuSeconds / 2)).toEqual({
    seconds: null,
    reason: { kind: 'phases-exceed', phaseSeconds: expect.any(Number), runSeconds: cpuSeconds / 2 },
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
    ['half a file', (path) => writeFile(path, counters.subarray(0, 32))],
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
      reading: { seconds: null, reason: { kind: 'notes-damaged' } },
    })
    await rm(path, { recursive: true })
  }
  // Of processes that were killed as they began.
  await writeFile(join(place, 'empty'), '')
  await writeFile(join(place, 'unmarked'), Buffer.alloc(counters.length))
  expect((await readPhases(place, cpuSeconds)).reason).toBeNull()
  await symlink(place, join(folder, 'elsewhere'))
  expect(await readPhases(join(folder, 'elsewhere'), cpuSeconds)).toEqual({
    seconds: null,
    reason: { kind: 'notes-replaced' },
  })
  await Promise.all(Array.from({ length: 4100 }, (_, index) => writeFile(join(place, `f${index}`), counters)))
  expect((await readPhases(place, 1e6)).reason).toEqual({ kind: 'too-many-processes', most: 4096 })
})
