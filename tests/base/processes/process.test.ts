import { expect, it } from 'vitest'
import { interruptible } from '../../../src/base/errors.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { seededRandom } from '../../../src/base/random.ts'

it('hands over arguments as they are, and input', async () => {
  const odd = '$(echo no); "\'*\n'
  const { stdout, exitCode } = await runCommand('sh', ['-c', 'printf %s "$1"; cat', 'sh', odd], { input: 'given' })
  expect({ stdout, exitCode }).toEqual({ stdout: `${odd}given`, exitCode: 0 })
})

it('resolves whatever the program ends with, and survives one that does not read its input', async () => {
  const input = 'x'.repeat(1_000_000)
  expect(await runCommand('sh', ['-c', 'echo no >&2; exit 3'], { input })).toMatchObject({
    exitCode: 3,
    stderr: 'no\n',
  })
  expect(await runCommand('sh', ['-c', 'kill -TERM $$'])).toMatchObject({ exitCode: null, signal: 'SIGTERM' })
})

it('rejects only what can not be started', async () => {
  await expect(runCommand('/no/such/program', [])).rejects.toMatchObject({ code: 'ENOENT' })
})

it('ends what takes too long, and keeps no more output than there is room for', async () => {
  expect(await runCommand('sleep', ['60'], { timeoutSeconds: 0.1 })).toMatchObject({ signal: 'SIGKILL' })
  const { stdout } = await runCommand('sh', ['-c', 'head -c 17000000 /dev/zero | tr "\\0" a'])
  expect(stdout.length).toBe(16 * 1024 * 1024)
})

it('waits for nobody who outlives a program that was killed and holds its output open', async () => {
  const began = performance.now()
  const ended = await runCommand('sh', ['-c', 'echo said; sleep 8 & wait'], { timeoutSeconds: 0.2 })
  expect(ended).toMatchObject({ signal: 'SIGKILL', stdout: 'said\n' })
  expect(performance.now() - began).toBeLessThan(6000)
})

it('leaves no timer behind for a program that could not be started', async () => {
  const countTimers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = countTimers()
  await expect(runCommand('/no/such/program', [], { timeoutSeconds: 60 })).rejects.toMatchObject({ code: 'ENOENT' })
  expect(countTimers()).toBe(before)
})

it('gives each label its own stream, the same every time', () => {
  const items = Array.from({ length: 20 }, (_, index) => index)
  const first = seededRandom(1, 'a').shuffle(items)
  expect(seededRandom(1, 'a').shuffle(items)).toEqual(first)
  expect(seededRandom(1, 'b').shuffle(items)).not.toEqual(first)
  expect(seededRandom(2, 'a').shuffle(items)).not.toEqual(first)
  expect(first.toSorted((a, b) => a - b)).toEqual(items)
})

it('stops to wait when the user asks to stop, and keeps no listener after the work is done', async () => {
  const controller = new AbortController()
  const never = new Promise<never>(() => {})
  const warnings: Error[] = []
  const onWarning = (warning: Error) => warnings.push(warning)
  process.on('warning', onWarning)
  for (let run = 0; run < 50; run++) expect(await interruptible(Promise.resolve(run), controller.signal)).toBe(run)
  const waiting = interruptible(never, controller.signal)
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'UserError', exitCode: 1 })
  await expect(interruptible(Promise.resolve(1), controller.signal)).resolves.toBe(1)
  await expect(interruptible(never, controller.signal)).rejects.toThrow('Stopped')
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', onWarning)
  expect(warnings).toEqual([])
})
