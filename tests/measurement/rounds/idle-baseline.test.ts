import { expect, it } from 'vitest'
import type { WatchJob } from '../../../src/energy/idle.ts'
import { openMeter } from '../../../src/energy/meter.ts'
import { takeBaseline } from '../../../src/measurement/rounds/idle-baseline.ts'
import { makePowercap } from '../../energy/powercap-tree.ts'
import { silentLogger } from '../../support/silent-logger.ts'

it('tells a power that is next to none as the report does, without an exponent', async () => {
  const powercapRoot = await makePowercap({ 'intel-rapl:0': { name: 'package-0' } })
  await using meter = await openMeter({ require: false, env: {}, meters: ['powercap'], powercapRoot })
  const idle = async ({ counters }: WatchJob) => ({
    type: 'idle' as const,
    samples: Array.from({ length: 11 }, (_, at) => ({
      t: 5e9 + at * 1e9,
      values: counters.map(() => Math.floor(1.5 * at)),
    })),
    hostBusySeconds: 0,
  })
  const told: string[] = []
  const logger = { ...silentLogger, info: (text: string) => told.push(text) }
  await takeBaseline(10, meter, { idle }, { logger, env: {} })
  expect(told.at(-1)).toMatch(/^idle power \(± standard error\): package-0 0\.0000015 W ± 0\.00000017 W$/)
})
