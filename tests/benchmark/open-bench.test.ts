import { expect, it } from 'vitest'
import { unplannedRun } from '../../src/benchmark/blank-record.ts'
import { withBench } from '../../src/benchmark/open-bench.ts'
import { openMeter } from '../../src/energy/meter.ts'
import { describeHost } from '../../src/measurement/host.ts'
import { makeContext } from '../support/context.ts'
import { openLauncher } from '../support/launch.ts'

it('says why operations that a plan asks for are not counted here', async () => {
  const { context, lines } = makeContext({ PATH: '/nowhere' })
  const run = unplannedRun('a')
  await using meter = await openMeter({ require: false, meters: ['estimate'] })
  const opened = {
    campaign: '',
    prepared: new Map(),
    sandboxes: new Map(),
    hostRoot: undefined,
    keepRecord: async () => {},
    meter,
    launcher: openLauncher(),
    host: await describeHost(),
    carbon: null,
    idleSeconds: 0,
    runs: [{ ...run, block: { ...run.block, purpose: 'flops' as const } }],
  }
  await withBench(opened, context, async () => {})
  expect(lines).toEqual([
    process.platform === 'linux'
      ? "the processor's operations are not counted here: no perf"
      : "the processor's operations are not counted here: not linux",
  ])
})
