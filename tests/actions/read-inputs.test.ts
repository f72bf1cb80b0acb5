import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readInputs } from '../../src/actions/read-inputs.ts'
import { UserError } from '../../src/base/errors.ts'
import { benchmarkInputs } from '../../src/schema/options/benchmark-options.ts'
import { generateInputs } from '../../src/schema/options/generate-options.ts'
import { evaluateInputs, shardInputs } from '../../src/schema/options/mlbench/inputs.ts'
import { planInputs } from '../../src/schema/options/plan-options.ts'
import { reportInputs } from '../../src/schema/options/report-options.ts'
import { campaignOptions } from '../../src/schema/options/shared-options.ts'

/** As the runner hands inputs over: upper case, hyphens kept, an empty string where none was given. */
function give(inputs: Record<string, string>): void {
  for (const [name, value] of Object.entries(inputs)) vi.stubEnv(`INPUT_${name.toUpperCase()}`, value)
}

const base = { campaign: 'c', dataset: 'dataset', artifacts: 'true' }

beforeEach(() => give(base))
afterEach(() => vi.unstubAllEnvs())

it('inputs become options of the command, and empty ones are left out', () => {
  give({ 'runs-on': 'self-hosted, linux', 'assume-keys': 'false', projects: '', models: 'a, b\nc', repetitions: '5' })
  give({ modes: 'assisted,autonomous', seed: '0', 'fan-out': 'project' })
  expect(readInputs(planInputs)).toEqual({
    campaign: 'c',
    dataset: 'dataset',
    artifacts: true,
    assumeKeys: false,
    runsOn: ['self-hosted', 'linux'],
    models: ['a', 'b', 'c'],
    modes: ['assisted', 'autonomous'],
    repetitions: 5,
    seed: 0,
    fanOut: 'project',
  })
})

it('a share of the matrix', () => {
  give({ only: 'iris/gpt-5,wine/claude', force: 'false', 'budget-usd': '0.5' })
  expect(readInputs(generateInputs)).toMatchObject({
    only: [
      { project: 'iris', model: 'gpt-5' },
      { project: 'wine', model: 'claude' },
    ],
    budgetUsd: 0.5,
  })
})

it.each([
  ['shard', '3/2', benchmarkInputs, "Input 'shard' is '3/2': expected i/n with 1 ≤ i ≤ n, as 2/8."],
  ['timeout', '-1', planInputs, "Input 'timeout' is '-1': expected a number above 0."],
  ['timeout', '1h', planInputs, "Input 'timeout' is '1h': expected a number above 0."],
  [
    'sandbox',
    'docker',
    benchmarkInputs,
    "Input 'sandbox' is 'docker': expected one of auto, container, bubblewrap, none.",
  ],
  ['artifacts', 'yes', benchmarkInputs, "Input 'artifacts' is 'yes': expected true or false."],
  ['campaign', '', campaignOptions, "Input 'campaign' is missing."],
  ['only', 'iris', generateInputs, "Input 'only' is 'iris': expected project/model."],
  ['only', '../x/y', generateInputs, "Input 'only' is '../x/y': expected project/model."],
  ...[reportInputs, evaluateInputs, shardInputs].map(
    (schema) =>
      [
        'artifact-name',
        'a/b',
        schema,
        "Input 'artifact-name' is 'a/b': expected a name without any of \" * / : < > ? \\ |.",
      ] as const,
  ),
  [
    ...(['modes', 'assisted,quick', planInputs] as const),
    "Input 'modes' is 'assisted,quick': expected one of original-telemetry, assisted, autonomous, not 'quick'.",
  ],
  [
    ...(['repetitions', 'ten', planInputs] as const),
    "Input 'repetitions' is 'ten': expected a whole number, 1 or more.",
  ],
  [...(['runs-on', ',', planInputs] as const), "Input 'runs-on' is ',': expected one label or more."],
  [...(['samples', '0', planInputs] as const), "Input 'samples' is '0': expected a whole number, 1 or more."],
] as const)('%s: %s is told with what is accepted', (name, value, schema, message) => {
  give({ [name]: value })
  expect(() => readInputs<z.ZodObject>(schema)).toThrow(new UserError(message))
})

it('every wrong input is told at once', () => {
  give({ shard: 'x', 'idle-baseline': 'y', campaign: '' })
  const schema = z.object({ ...benchmarkInputs.shape, ...campaignOptions.shape })
  expect(() => readInputs(schema)).toThrow(/campaign[\s\S]*shard[\s\S]*idle-baseline/)
})
