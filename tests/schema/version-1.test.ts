import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { campaignComparison } from '../../src/schema/analysis/comparison.ts'
import { measurement } from '../../src/schema/analysis/measurement.ts'

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(import.meta.dirname, 'version-1', name), 'utf8'))

const OLD_FLOPS = {
  kind: 'theoretical-operator',
  count: 12,
  meter: 'torch.utils.flop_counter',
  quality: 'measured',
  counted: null,
  reason: null,
}

interface OldMeasurement {
  readonly commands: { runs: { energy: object[] }[]; warmups: { energy: object[] }[]; flops: object[] }[]
}

it('reads a comparison of version 1: every number, verdicts by their new names, and no sentence', async () => {
  const { groups, scripts, failOn, absoluteCause, findings } = campaignComparison.parse(await read('comparison.json'))
  expect(absoluteCause).toBe('other-host')
  expect(findings).toEqual([])
  expect(groups[0]?.ratios.energy).toMatchObject({ estimate: null, verdict: 'not-measured', causes: [] })
  expect(groups[0]?.ratios.cpu).toMatchObject({ estimate: 1.336485462785572, n: 1, verdict: 'too-few-projects' })
  expect(groups[0]?.success).toMatchObject({ newlyFailed: 1, verdict: 'worse' })
  expect(scripts[0]?.ratios.cpu).toMatchObject({ verdict: 'worse', interval: [1.289087468489166, 1.3856262169165416] })
  expect(scripts[0]).toMatchObject({ leading: 'cpu', failure: null, metric: { verdict: 'inconclusive', gain: 0 } })
  expect(scripts[1]).toMatchObject({
    outcomes: { a: 'passed', b: 'failed' },
    failure: { class: 'import', errorType: null, message: 'no foo' },
  })
  expect(failOn.map(({ subject, atLeast, met }) => [subject, atLeast, met])).toEqual([
    ['cpu', 0.05, true],
    ['energy', 0, false],
  ])
})

it('reads a measurement of version 1: every number, quantities and verdicts by their new names, and no sentence', async () => {
  const { commands, comparisons, leading, noiseFloor, stopping, warnings } = measurement.parse(
    await read('measurement.json'),
  )
  expect(comparisons.map(({ quantity, ratio, verdict, pairs }) => [quantity, ratio, verdict, pairs])).toEqual([
    ['wall', 0.8047478161629564, 'too-few-runs', 2],
    ['cpu', 0.8047478161629564, 'too-few-runs', 2],
    ['energy', 0.8, 'too-few-runs', 1],
  ])
  expect(noiseFloor?.quantities.map(({ quantity }) => quantity)).toEqual(['wall', 'cpu', 'energy'])
  expect(commands.map(({ energyQuality }) => energyQuality)).toEqual(['measured', 'measured'])
  expect(commands[1]?.runs[1]?.energy[0]).toMatchObject({
    reason: null,
    doubts: [{ kind: 'reported', detail: 'only 2 readings of power within 1.0 s' }],
  })
  expect([leading, stopping.quantity, warnings]).toEqual(['cpu', 'energy', []])
})

it('reads the meters of a measurement of version 1 by their new names, those of estimates and operations too', async () => {
  const old = (await read('measurement.json')) as OldMeasurement
  for (const command of old.commands) {
    for (const run of [...command.runs, ...command.warmups]) {
      for (const reading of run.energy) Object.assign(reading, { meter: 'linear per-vCPU model', quality: 'estimated' })
    }
    command.flops = [OLD_FLOPS]
  }
  const { commands } = measurement.parse(old)
  const meters = commands.flatMap(({ runs, warmups }) =>
    [...runs, ...warmups].flatMap(({ energy }) => energy.map(({ meter }) => meter)),
  )
  expect(meters.length).toBeGreaterThan(0)
  expect(new Set(meters)).toEqual(new Set(['linear-per-vcpu']))
  expect(commands.map(({ flops }) => flops.map(({ meter }) => meter))).toEqual([
    ['torch-flop-counter'],
    ['torch-flop-counter'],
  ])
})
