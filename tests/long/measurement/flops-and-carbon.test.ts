import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { campaignFiles } from '../../../src/campaign/paths.ts'
import { type BenchmarkOptions, benchmark } from '../../../src/commands/benchmark.ts'
import type { PlanOptions } from '../../../src/commands/plan.ts'
import type { RunRecord } from '../../../src/schema/measurement/record.ts'
import { fakePath } from '../../energy/fakes.ts'
import { startFeeder } from '../../energy/feed.ts'
import { makePowercap, PACKAGE_RANGE } from '../../energy/powercap-tree.ts'
import { makeCampaign, readRuns } from '../../support/campaign.ts'
import { makeContext } from '../../support/context.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder } from '../../support/temporary.ts'
import { makeAnswers, makeDataset } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const ENERGY = join(import.meta.dirname, '..', '..', 'energy')
const RETIRED = 5000
/** Of whichever processor this test runs on. */
const COUNTS = {
  'fp_ret_sse_avx_ops.all': [RETIRED, 100],
  'fp_arith_inst_retired.scalar': [RETIRED, 100],
  ...Object.fromEntries(
    ['128b_packed_double', '4_flops', '256b_packed_single', '8_flops', '512b_packed_single'].map((name) => [
      `fp_arith_inst_retired.${name}`,
      [0, 100],
    ]),
  ),
  'fp_flops_retired.all': ['<not counted>', 0],
}

/** A PATH with a perf whose processor counts. */
async function withPerf(): Promise<NodeJS.ProcessEnv> {
  const folder = await makeFolder()
  const fake = join(ENERGY, 'fake_perf.py')
  const perf = `#!/bin/sh\nPERF_COUNTS='${JSON.stringify(COUNTS)}' exec /usr/bin/python3 '${fake}' "$@"\n`
  return { ...machine.env, PATH: await fakePath(folder, { perf }) }
}

const TRAINING = 'import torch\ntorch.mm(2, 3, 4)\nprint("GREENML_METRIC accuracy=0.75")\n'

async function runCampaign(
  options: Partial<BenchmarkOptions>,
  design: Partial<PlanOptions> = {},
  env: NodeJS.ProcessEnv = machine.env,
) {
  const torch = await makeFolder()
  await cp(join(ENERGY, 'fake_torch', 'torch'), torch, { recursive: true })
  const read = (name: string) => readFile(join(torch, name), 'utf8')
  const dataset = await makeDataset({
    one: {
      files: {
        'main.py': 'print("Accuracy: 0.5")\n',
        'torch/__init__.py': await read('__init__.py'),
        'torch/utils/__init__.py': '',
        'torch/utils/flop_counter.py': await read('utils/flop_counter.py'),
      },
    },
  })
  const answers = await makeAnswers({ 'one/assisted/good': TRAINING })
  const campaign = await makeCampaign({ dataset, answers, fanOut: 'project', ...design }, machine.env)
  const { context } = makeContext(env)
  await benchmark({ campaign, dataset, idleBaseline: 0, repeatContaminated: 0, ...options }, context)
  return { campaign, ...(await readRuns(campaign)) }
}

const ofPurpose = (records: readonly RunRecord[], purpose: RunRecord['purpose']) =>
  records.filter((record) => record.purpose === purpose)

async function checkOperations(options: Partial<BenchmarkOptions>) {
  const { records } = await runCampaign(options, { flops: true }, await withPerf())
  expect(records.map(({ status, errorMessage }) => [status, errorMessage])).toEqual(records.map(() => ['ok', null]))
  for (const record of ofPurpose(records, 'measured')) expect(record.flops).toEqual([])
  const counted = ofPurpose(records, 'flops')
  expect(counted.map(({ variant }) => variant).sort()).toEqual(
    ['one/assisted/good/s1/i0', 'one/original', 'one/original-headless'].sort(),
  )
  for (const { flops, energy, reasons, carbon, variant } of counted) {
    expect([energy, carbon, reasons.energy]).toEqual([[], null, { kind: 'counting-too' }])
    const [hardware, ...others] = flops
    if (process.arch === 'x64') {
      expect(hardware).toMatchObject({ kind: 'hardware-retired', count: RETIRED, quality: 'measured', counted: 1 })
    }
    const torch = { kind: 'theoretical-operator', count: 48, quality: 'measured' }
    expect(others).toMatchObject(variant.includes('assisted') ? [torch] : [])
  }
}

it('counts operations in runs of their own, without a sandbox', () =>
  checkOperations({ sandbox: 'none', iTrustThisCode: true }))

describeInBubblewrap('with bubblewrap', () => {
  it('counts operations in runs of their own', () => checkOperations({ sandbox: 'bubblewrap' }))
})

it('says of every run with energy what carbon it is, where the country was told', async () => {
  const root = await makePowercap({ 'intel-rapl:0': { name: 'package-0' } })
  const counter = join(root, 'intel-rapl:0', 'energy_uj')
  const feeder = await startFeeder('constant', [{ path: counter, start: 0, modulus: PACKAGE_RANGE }])
  onTestFinished(async () => void (await feeder.stop()))
  const run = { sandbox: 'none', iTrustThisCode: true, powercapRoot: root } as const
  const env = { ...machine.env, ELECTRICITY_MAPS_API_KEY: 'em-secret-key' }
  const { records, campaign } = await runCampaign({ ...run, country: 'de', pue: 1.5 }, {}, env)
  expect(records.length).toBeGreaterThan(0)
  for (const { carbon, energy } of records) {
    const joules = energy.find(({ domain }) => domain === 'package-0')?.joules ?? Number.NaN
    expect(carbon).toMatchObject({ region: 'Germany', year: 2024, gramsPerKwh: 342.06, pue: 1.5, quality: 'measured' })
    expect(carbon?.grams).toBeCloseTo((joules / 3.6e6) * 1.5 * 342.06, 12)
  }
  const [record] = records
  const log = await readFile(campaignFiles.log(campaign, record?.id ?? ''), 'utf8')
  expect(JSON.stringify(records) + log).not.toContain('em-secret-key')
})

it('has no carbon where nobody said where the electricity comes from', async () => {
  const { records } = await runCampaign({ sandbox: 'none', iTrustThisCode: true })
  expect(records.map(({ carbon }) => carbon)).toEqual(records.map(() => null))
})
