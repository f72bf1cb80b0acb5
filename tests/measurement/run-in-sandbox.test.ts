import { getEventListeners } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { runInSandbox } from '../../src/measurement/command/run-in-sandbox.ts'
import { SCRIPT_ENVIRONMENT } from '../../src/measurement/script-environment.ts'
import { noSandbox } from '../../src/sandbox/choose-sandbox.ts'
import { DEFAULT_LIMITS } from '../../src/sandbox/run-limits.ts'
import { makeFolder } from '../support/temporary.ts'

const run = async (sandbox: typeof noSandbox) => {
  const controller = new AbortController()
  const running = runInSandbox({
    command: ['/usr/bin/true'],
    folder: await makeFolder(),
    writable: [],
    limits: DEFAULT_LIMITS,
    sandbox,
    stdout: new PassThrough(),
    stderr: new PassThrough(),
    env: { PATH: process.env.PATH },
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

it('gives a command the variables of every script, and none of the caller’s', async () => {
  const stdout = new PassThrough()
  await runInSandbox({
    command: ['/usr/bin/env'],
    folder: await makeFolder(),
    writable: [],
    limits: DEFAULT_LIMITS,
    sandbox: noSandbox,
    stdout,
    stderr: new PassThrough(),
    env: { PATH: process.env.PATH, WANDB_MODE: 'online' },
    signal: undefined,
  })
  const told = String(stdout.read()).split('\n')
  expect(told).toEqual(expect.arrayContaining(Object.entries(SCRIPT_ENVIRONMENT).map((each) => each.join('='))))
  expect(told.filter((line) => line.startsWith('WANDB'))).toEqual(['WANDB_MODE=disabled'])
})
