import { info, notice } from '@actions/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { runBenchmark } from '../../src/actions/benchmark.ts'
import { runAction } from '../../src/actions/run-action.ts'
import { UserError } from '../../src/base/errors.ts'
import { openArtifactStore } from '../../src/github/artifact-store.ts'
import { commentInputs } from '../../src/schema/options/comment-options.ts'
import { silentLogger } from '../support/silent-logger.ts'
import { obeyedCommands } from '../support/workflow-runner.ts'

let output = ''
beforeEach(() => {
  output = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text)
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  process.exitCode = undefined
})

const none = z.object({})

/** As the runner reads what stands in a command. */
const decode = (text: string) => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')

it("a user's mistake is told without a stack, by its own exit code", async () => {
  await runAction(none, () => Promise.reject(new UserError('Refused: first.\nSecond.', 3)))
  expect(output).toBe('::error::Refused: first.%0ASecond.\n')
  expect(process.exitCode).toBe(3)
})

it('a fault of ours is told with its stack and its causes', async () => {
  const cause = new Error('the disk')
  await runAction(none, () => Promise.reject(new TypeError('no number', { cause })))
  expect(output).toMatch(
    /^::error::no number\nThis is a fault of greenml[\s\S]*TypeError: no number\n {4}at [\s\S]*caused by: Error: the disk/,
  )
  expect(process.exitCode).toBe(1)
})

it("a key is hidden from the job's log, whoever gave it, and no word is taken for one", async () => {
  for (const [name, value] of Object.entries({
    OPENAI_API_KEY: 'sk-abcdefgh',
    SHORT_KEY: 'wörd',
    OTHER: 'sk-öther-one',
    CACHE_KEY: 'linux-nöde',
  }))
    vi.stubEnv(name, value)
  await runAction(none, async () => ({}))
  expect(output).toBe('') // a terminal, which would show it
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  await runAction(none, async () => ({}))
  const masks = output.split('\n').filter((line) => line.startsWith('::add-mask::'))
  expect(masks).toContain('::add-mask::sk-abcdefgh')
  expect(masks.join()).not.toMatch(/wörd|öther|nöde/)
})

it('debug logging tells the inputs without their secrets, and where a mistake was found', async () => {
  const schema = commentInputs.pick({ artifactName: true, token: true })
  for (const [name, value] of Object.entries({ 'INPUT_ARTIFACT-NAME': 'found', INPUT_TOKEN: 'ghs_abcdefgh' }))
    vi.stubEnv(name, value)
  const ended = () => Promise.reject(new UserError('Refused.', 3, { cause: new Error('the disk') }))
  await runAction(schema, ended)
  expect(output).toBe('::error::Refused.\n')
  vi.stubEnv('RUNNER_DEBUG', '1')
  await runAction(schema, ended)
  const told = output.split('\n').filter((line) => line.startsWith('::debug::'))
  expect(told).toHaveLength(2)
  expect(told[0]).toContain('inputs {"artifactName":"found"}')
  expect(decode(told[1] ?? '')).toMatch(/Refused\.\n {4}at [\s\S]*caused by: Error: the disk/)
  expect(output).not.toContain('ghs_abcdefgh')
})

it('outputs are set, and commands see no token of the runner', async () => {
  vi.stubEnv('GITHUB_OUTPUT', '')
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', 'a')
  vi.stubEnv('GITHUB_TOKEN', 'b')
  vi.stubEnv('INPUT_SHARD', 'c')
  await runAction(none, async (_, { env }) => {
    expect(Object.keys(env).filter((name) => /TOKEN|^INPUT_/.test(name))).toEqual([])
    return { runs: 3 }
  })
  expect(output).toContain('::set-output name=runs::3')
  expect(process.exitCode).toBeUndefined()
})

it("words of strangers are no commands in a job's log, nor in what a later step prints of an output", async () => {
  vi.stubEnv('GITHUB_OUTPUT', '')
  const words = '\u001b]52;c;eA==\u0007\u202e\n::add-mask::0\n##[add-path]x'
  await runAction(none, async (_, { logger }) => {
    logger.info(words)
    logger.warn(words)
    return { headline: words }
  })
  await runAction(none, () => Promise.reject(new UserError(words)))
  await runAction(none, () => Promise.reject(new Error(words, { cause: new Error(words) })))
  expect(obeyedCommands(output).map((line) => line.split('::')[1]?.split(' ')[0])).toEqual([
    'warning',
    'set-output',
    'error',
    'error',
  ])
  expect(decode(output)).not.toMatch(/[^\P{C}\n]|\n\s*::(?!warning|set-output|error)|##\[/u)
})

it("what a package prints by itself is no command in a job's log, but its own commands are", async () => {
  await runAction(none, async () => {
    info(`Downloading to: /tmp/a\n::add-mask::0\n##[add-path]x`)
    notice('of\ntwo lines')
    return {}
  })
  expect(obeyedCommands(output)).toEqual([expect.stringMatching(/^::notice::of%0Atwo lines/)])
  expect(decode(output)).toContain('Downloading to: /tmp/a\n: :add-mask::0\n# #[add-path]x\n')
})

it('the action that benchmarks refuses a key before it does anything', async () => {
  const openArtifacts = vi.fn()
  const context = { logger: silentLogger, env: { OPENAI_API_KEY: 'k' }, openArtifacts }
  await expect(runBenchmark({ campaign: 'none' }, context)).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  expect(openArtifacts).not.toHaveBeenCalled()
})

it('outside Actions the lack of artifacts is told with the fix', async () => {
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', undefined)
  await expect(openArtifactStore()).rejects.toThrow("pass the input 'artifacts: false'")
})
