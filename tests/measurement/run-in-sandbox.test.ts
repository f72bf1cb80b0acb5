import { getEventListeners } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { runInSandbox } from '../../src/measurement/command/run-in-sandbox.ts'
import { noSandbox } from '../../src/sandbox/choose-sandbox.ts'
import { DEFAULT_LIMITS } from '../../src/sandbox/run-limits.ts'
import { makeFolder } from '../support/temporary.ts'

const run = async (sandbox: typeof noSandbox) => {
  const controller = new AbortController()
  const running = runInSandbox({
    ...{ command: ['/usr/bin/true'], folder: await makeFolder(), writable: [], limits: DEFAULT_LIMITS, sandbox },
    ...{ stdout: new PassThrough(), stderr: new PassThrough(), env: { PATH: process.env.PATH } },
    signal: controller.signal,
  })
  const outcome = await running.then(
    ({ ending }) => ending,
    (error: Error) => error.message,
  )
  return { outcome, listeners: getEventListeners(controller.signal, 'abort').length }
}

it.each([
  ['was run', noSandbox, null],
  [
    'could not be run',
    {
      ...noSandbox,
      wrap: () => {
        throw new Error('no way in')
      },
    },
    'no way in',
  ],
])('heeds its signal no longer once a command %s', async (_, sandbox, outcome) => {
  expect(await run(sandbox)).toEqual({ outcome, listeners: 0 })
})
