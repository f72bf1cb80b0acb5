import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, startCli } from '../support/cli.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'

/** Sends itself the signal as it begins to print its result. */
const stopAtResult = (signal: string) => `const write = process.stdout.write
process.stdout.write = (...given) => {
  process.kill(process.pid, '${signal}')
  return write.apply(process.stdout, given)
}`

describe('a verb that ends soon, and heeds no stop, tells that it came', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('by %s: exit code %i', async (signal, exitCode) => {
    const folder = await makeFolder({ 'stop.mjs': stopAtResult(signal) })
    const env = { ...process.env, NODE_OPTIONS: `--import ${join(folder, 'stop.mjs')}` }
    for (const args of [['models'], ['projects'], ['doctor']])
      expect(await runCli(args, env)).toMatchObject({ exitCode, stdout: expect.stringMatching(/./), stderr: '' })
  })
})

it('ends what is served until Ctrl-C well by it', async () => {
  const dataset = await makeDataset({ one: {} })
  const campaign = join(await makeFolder(), 'c')
  const given = ['--campaign', campaign, '--dataset', dataset]
  for (const args of [
    ['plan', ...given],
    ['analyse', '--campaign', campaign],
  ])
    expect(await runCli(args)).toMatchObject({ exitCode: 0 })
  const { child, ended } = startCli(['report', ...given, '--serve'])
  child.stdout.on('data', (said: Buffer) => {
    if (said.includes('until Ctrl-C')) child.kill('SIGINT')
  })
  expect(await ended).toMatchObject({ exitCode: 0, stderr: '' })
})
