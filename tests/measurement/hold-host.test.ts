import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { holdHost, holdHostUnless } from '../../src/measurement/hold-host.ts'
import { HOST_LOCK, hostLockPath, Launcher } from '../../src/measurement/launcher.ts'
import { makeContext } from '../support/context.ts'
import { openLauncher } from '../support/launch.ts'
import { makeFolder } from '../support/temporary.ts'

const sayWaiting = (howLong: string) =>
  expect.stringMatching(
    new RegExp(
      `^waiting: another measurement runs on this host: first \\(process \\d+\\); ${howLong} \\(Ctrl-C stops waiting\\)$`,
    ),
  )
const WAITING = sayWaiting('until it ends, unless --wait SECONDS sets how long')

/** A host that is held, and how another asks for it. */
async function makeHeldHost() {
  const env = { GREENML_HOST_LOCK: join(await makeFolder(), 'lock') }
  const first = openLauncher()
  await holdHost(first, 'first', 0, makeContext(env).context) // a host that is free is held at once
  const ask = (waitSeconds: number | undefined, signal?: AbortSignal) => {
    const { context, lines } = makeContext(env, signal)
    const launcher = openLauncher()
    return { launcher, held: holdHost(launcher, 'second', waitSeconds, context), lines }
  }
  return { first, ask, env }
}

it.each([
  [0, /^Another measurement runs on this host: first \(process \d+\)\.\n.*--wait SECONDS/s, []],
  [0.2, /^Another measurement runs on this host after 0\.2 s of waiting: first/, [sayWaiting('for 0.2 s at most')]],
])('is refused after %d seconds, with the holder and the fix', async (seconds, message, told) => {
  const { ask } = await makeHeldHost()
  const { held, lines } = ask(seconds)
  const refusal = { name: 'UserError', exitCode: 1, message: expect.stringMatching(message) }
  await expect(held).rejects.toMatchObject(refusal)
  expect(lines).toEqual(told)
})

it('is waited for as long as a timer can where it is to be waited for longer', async () => {
  const { first, ask } = await makeHeldHost()
  const { held, lines } = ask(3_000_000)
  held.catch(() => {}) // told below
  await expect.poll(() => lines, { timeout: 20_000 }).toEqual([sayWaiting('for 3000000 s at most')])
  await first[Symbol.asyncDispose]()
  await held
})

it('is waited for without a bound, until the holder ends or the user stops it', async () => {
  const { first, ask } = await makeHeldHost()
  const stop = new AbortController()
  const stopped = ask(undefined, stop.signal)
  const patient = ask(undefined)
  for (const { lines } of [stopped, patient]) await expect.poll(() => lines, { timeout: 20_000 }).toEqual([WAITING])
  stop.abort()
  await expect(stopped.held).rejects.toMatchObject({ message: expect.stringContaining('Stopped') })
  await stopped.launcher[Symbol.asyncDispose]() // else it would still take its turn
  await first[Symbol.asyncDispose]()
  await patient.held
})

it.each([0, undefined])('is not waited for where there is nothing to hold it for (wait: %s)', async (waitSeconds) => {
  const { first, env } = await makeHeldHost()
  const { context, lines } = makeContext(env)
  const ask = async (instead: () => Promise<string | null>) => {
    await using launcher = new Launcher() // else it would still take its turn
    return await holdHostUnless(launcher, { what: 'second', waitSeconds }, instead, context)
  }
  expect(await ask(async () => 'nothing to do')).toBe('nothing to do')
  await expect(ask(() => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable')
  expect(lines).toEqual([])
  await first[Symbol.asyncDispose]()
  expect(await ask(() => expect.unreachable())).toBeNull() // a free host is held without a question
})

it('is no longer waited for where it was free before it was known whether there is anything to hold it for', async () => {
  const { first, env } = await makeHeldHost()
  const { context, lines } = makeContext(env)
  const isAsked = Promise.withResolvers<void>()
  const nothing = Promise.withResolvers<null>()
  const instead = () => {
    isAsked.resolve()
    return nothing.promise
  }
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const held = holdHostUnless(openLauncher(), { what: 'second', waitSeconds: 3600 }, instead, context)
  await isAsked.promise
  await first[Symbol.asyncDispose]()
  expect(await held).toBeNull()
  nothing.resolve(null)
  await new Promise(setImmediate)
  expect(lines).toEqual([])
  expect(timers.mock.calls.filter(([, milliseconds]) => milliseconds === 3_600_000)).toEqual([])
  timers.mockRestore()
})

it('is held for a test by itself, whatever else measures on this host', () => {
  expect(hostLockPath(process.env)).not.toBe(HOST_LOCK)
})
