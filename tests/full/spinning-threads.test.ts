import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { measure } from '../../src/commands/measure.ts'
import { findPython, needing } from '../support/cached-python.ts'
import { makeContext } from '../support/context.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

const python = findPython('numpy')
const PRODUCTS = `import numpy
a = numpy.random.default_rng(1).random((300, 300))
for _ in range(200):
    a = a @ a
    a /= a.max()`

it.skipIf(!python || availableParallelism() < 2)(
  `${needing(python)}leaves out the CPU time of products that several threads share beside other load, and not of one thread`,
  async () => {
    const folder = await makeFolder({ 'products.py': PRODUCTS })
    const other = spawn(PYTHON, ['-c', 'while True: pass'])
    onTestFinished(() => void other.kill('SIGKILL'))
    const run = async (threads: string) => {
      const { context } = makeContext({ ...process.env, OPENBLAS_NUM_THREADS: threads, OMP_NUM_THREADS: threads })
      const command = [python ?? '', join(folder, 'products.py')]
      const { measurement } = await measure(
        { commands: [command, command], repetitions: 2, warmup: 0, seed: 1 },
        context,
      )
      return measurement
    }
    const several = await run('2')
    const runs = several.commands.flatMap((each) => each.runs)
    for (const { threads, flags } of runs) {
      expect(flags).toEqual(expect.arrayContaining(['contaminated', 'threads-disturbed']))
      expect(threads).toMatchObject({ most: 2, libraries: expect.arrayContaining(['openblas']) })
      expect(threads?.variables).toMatchObject({ OPENBLAS_NUM_THREADS: '2' })
    }
    const leftOut = ({ comparisons }: typeof several) => comparisons.find(({ quantity }) => quantity === 'cpu')?.leftOut
    expect(leftOut(several)).toEqual([{ kind: 'contaminated', pairs: 2 }])
    const one = await run('1')
    expect(one.commands.flatMap((each) => each.runs.map(({ threads }) => threads?.most))).toEqual([1, 1, 1, 1])
    expect(one.commands.some((each) => each.runs.some(({ flags }) => flags.includes('contaminated')))).toBe(true)
    expect(leftOut(one)).toEqual([])
  },
  300_000,
)

/** NumPy's threads are given nothing here: they spin once and sleep. */
const ALONE = `import numpy
a = numpy.arange(1000.0)
for _ in range(20000):
    a = a * 1.0001 % 7`

it.skipIf(!python || availableParallelism() < 2)(
  `${needing(python)}leaves out the CPU time of a run whose idle threads spun, or would have, had others left them a processor`,
  async () => {
    const folder = await makeFolder({ 'alone.py': ALONE })
    const others = Array.from({ length: 2 * availableParallelism() }, () => spawn(PYTHON, ['-c', 'while True: pass']))
    onTestFinished(() => others.forEach((other) => void other.kill('SIGKILL')))
    const run = async (threads: string) => {
      const { context } = makeContext({ ...process.env, OPENBLAS_NUM_THREADS: threads, OMP_NUM_THREADS: threads })
      const commands = [[python ?? '', join(folder, 'alone.py')]]
      const { measurement } = await measure({ commands, repetitions: 4, warmup: 0, seed: 1 }, context)
      return measurement.commands.flatMap((each) => each.runs)
    }
    const isDisturbed = ({ flags }: { readonly flags: readonly string[] }) => flags.includes('threads-disturbed')
    const several = await run('2')
    expect(several.map(({ threads }) => threads?.most)).toEqual([2, 2, 2, 2])
    expect(several.map(isDisturbed)).toEqual([true, true, true, true])
    expect((await run('1')).map(isDisturbed)).toEqual([false, false, false, false])
  },
  300_000,
)
