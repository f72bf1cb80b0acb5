import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { OutputPipe } from '../../src/measurement/rounds/output-pipe.ts'
import { runHook } from '../../src/measurement/rounds/run-hook.ts'
import { allGone, eventually, findProcesses, uniqueSeconds } from '../support/processes.ts'
import { makeFolder } from '../support/temporary.ts'

const MIB = 1024 ** 2

it('passes on all that stands in a full pipe when the last line is asked for', async () => {
  const path = join(await makeFolder(), 'pipe')
  await runCommand('mkfifo', [path])
  let heard = ''
  await using pipe = new OutputPipe(path, null, (chunk) => {
    heard += chunk.toString()
  })
  const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK)
  let written = ''
  const line = 'GREENML_EPOCH 1\n'.repeat(256)
  expect(() => {
    for (;;) written += line.slice(0, writeSync(fd, line))
  }).toThrow('EAGAIN')
  expect(await pipe.takeLastLine()).toBe('GREENML_EPOCH 1')
  expect(heard).toBe(written)
  writeSync(fd, 'another\n')
  closeSync(fd)
  expect(await pipe.takeLastLine()).toBe('another')
  expect(heard).toBe(`${written}another\n`)
})

it.each(['reads on', 'goes away'])(
  'a slow reader holds up who writes, once much waits for it, until it %s',
  async (then) => {
    const path = join(await makeFolder(), 'pipe')
    await runCommand('mkfifo', [path])
    let passed = 0
    const held: (() => void)[] = []
    const reader = new Writable({
      write(chunk: Buffer, _, done) {
        passed += chunk.length
        if (held.length === 0) held.push(done)
        else done()
      },
    })
    await using pipe = new OutputPipe(path, reader)
    const writing = runCommand('dd', ['if=/dev/zero', `of=${path}`, 'bs=1M', 'count=40'])
    while (reader.writableLength < 16 * MIB) await wait(5)
    await wait(100)
    expect(reader.writableLength).toBeLessThan(17 * MIB)
    if (then === 'reads on') held[0]?.()
    else reader.destroy()
    expect((await writing).exitCode).toBe(0)
    await pipe.takeLastLine()
    expect(passed === 40 * MIB).toBe(then === 'reads on')
  },
)

it('a slow reader holds up a hook, once much waits for it', async () => {
  let release = () => {}
  const reader = new Writable({
    write(_, __, done) {
      release = done
    },
  })
  const shell = { env: { PATH: process.env.PATH }, signal: undefined, output: reader }
  const running = runHook('setup', 'dd if=/dev/zero bs=1M count=40', shell)
  while (reader.writableLength < 16 * MIB) await wait(5)
  await wait(100)
  expect(reader.writableLength).toBeLessThan(17 * MIB)
  reader.on('error', () => {})
  reader.destroy()
  release()
  await running
})

it('a hook has ended when its shell has, whatever it leaves running', async () => {
  const began = performance.now()
  const shell = { env: { PATH: process.env.PATH }, signal: undefined, output: null }
  await runHook('setup', 'sleep 8 &', shell)
  await expect(runHook('prepare', 'sleep 8 & echo no port; exit 3', shell)).rejects.toThrow(
    "--prepare 'sleep 8 & echo no port; exit 3' ended with exit code 3; it said: no port",
  )
  expect(performance.now() - began).toBeLessThan(6000)
})

it('a hook is ended with what it waits for', async () => {
  const seconds = uniqueSeconds()
  const stop = new AbortController()
  const running = runHook('prepare', `sleep ${seconds}; true`, {
    env: { PATH: process.env.PATH },
    signal: stop.signal,
    output: null,
  })
  running.catch(() => {})
  expect(await eventually(async () => (await findProcesses(seconds)).length >= 2)).toBe(true)
  stop.abort()
  await expect(running).rejects.toThrow('Stopped.')
  expect(await allGone(seconds)).toBe(true)
})
