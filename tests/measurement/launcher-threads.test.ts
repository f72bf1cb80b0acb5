import { expect, it } from 'vitest'
import { launch, launchInBubblewrap, openLauncher } from '../support/launch.ts'
import { PYTHON } from '../support/python.ts'

/** A thread that works without the interpreter's lock, as those of numerical libraries do. */
const withWorker = (seconds: number) => `
import hashlib, threading, time
def work():
    end = time.thread_time() + ${seconds}
    while time.thread_time() < end: hashlib.pbkdf2_hmac("sha256", b"x", b"y", 20_000)
worker = threading.Thread(target=work)
worker.start()
worker.join()
time.sleep(0.3)`

it.each([{ controlGroup: true }, { controlGroup: false }])(
  'tells what threads beside the first took, also of one that has ended: %o',
  async (way) => {
    const { threads } = await launch(openLauncher(way), [PYTHON, '-c', withWorker(0.4)])
    expect(threads).toMatchObject({ most: 2, libraries: [] })
    expect(threads?.sideSeconds).toBeGreaterThan(0.35)
    expect(threads?.sideSeconds).toBeLessThan(0.45)
  },
)

it('tells one thread where there is one, also of a program that is over at once', async () => {
  const launcher = openLauncher()
  const alone = await launch(launcher, [PYTHON, '-c', 'import time\nwhile time.process_time() < 0.3: pass'])
  expect(alone.threads).toEqual({ most: 1, sideSeconds: 0, libraries: [] })
  const short = await launch(launcher, ['true'])
  expect(short.threads?.most ?? 1).toBe(1)
})

it('names numerical libraries by the files that a process has mapped, in a sandbox too', async () => {
  const code = `
import mmap, time
def load(name):
    with open(name, "wb") as file: file.write(b"x" * 4096)
    with open(name, "rb") as file: return mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
kept = [load("libscipy_openblas64_-56d6093b.so"), load("libgomp-a34b3233.so.1.0.0"), load("not-libmkl.txt")]
time.sleep(0.5)`
  const names = ['openblas', 'openmp']
  expect((await launch(openLauncher(), [PYTHON, '-c', code])).threads?.libraries).toEqual(names)
  const inside = await launchInBubblewrap(openLauncher(), code, { memoryBytes: 1e9 })
  expect(inside.threads).toEqual({ most: 1, sideSeconds: 0, libraries: names })
})

it('tells for how long threads beside the first had no processor, also of some that have ended', async () => {
  const code = `
import hashlib, os, threading, time
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
def work():
    end = time.thread_time() + 0.4
    while time.thread_time() < end: hashlib.pbkdf2_hmac("sha256", b"x", b"y", 20_000)
workers = [threading.Thread(target=work) for _ in range(2)]
for each in workers: each.start()
work()
for each in workers: each.join()
time.sleep(0.5)`
  const { threads } = await launch(openLauncher(), [PYTHON, '-c', code])
  // Of three that share a processor each waits twice as long as it runs.
  expect(threads?.sideWaitSeconds).toBeGreaterThan(0.9)
  const { threads: alone } = await launch(openLauncher(), [PYTHON, '-c', 'import time\ntime.sleep(0.3)'])
  expect(alone).not.toHaveProperty('sideWaitSeconds')
})
